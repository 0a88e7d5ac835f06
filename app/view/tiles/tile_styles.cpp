// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_styles.h"

#include "app/view/tiles/theme_look.h"

#include "app/view/ui/palette.h"

#include <array>
#include <string_view>

namespace cave {

namespace {

// What a picture brings besides its drawing.
struct ArtRow {
    std::string_view art;
    bool isFlat;
    std::optional<LightSource> light;
};

constexpr std::array kArtRows{
    ArtRow{"stairs-down", true, {}},
    ArtRow{"hole", true, {}},
    ArtRow{"door-closed", true, {}},
    ArtRow{"door-open", true, {}},
    ArtRow{"door-locked", true, {}},
    ArtRow{"altar", false, LightSource{0.95f, 0.62f, 0.30f, 5.5f}},
    ArtRow{"exit", false, LightSource{0.80f, 0.70f, 0.45f, 4.0f}},
    ArtRow{"grass-short", true, {}},
    ArtRow{"grass-trodden", true, {}},
    ArtRow{"grass-dead", true, {}},
    ArtRow{"bridge-plank-h", true, {}},
    ArtRow{"bridge-rope-h", true, {}},
    ArtRow{"wooden-door-closed", true, {}},
    ArtRow{"wooden-door-open", true, {}},
    ArtRow{"moss-patch", true, {}},
    ArtRow{"web", true, {}},
    ArtRow{"mud", true, {}},
    ArtRow{"bog", true, {}},
    ArtRow{"chasm-edge", true, {}},
    ArtRow{"pit", true, {}},
    ArtRow{"lava", true, LightSource{0.90f, 0.42f, 0.14f, 2.6f, true}},
    ArtRow{"basalt", true, {}},
    ArtRow{"obsidian", true, {}},
    ArtRow{"ice", true, {}},
    ArtRow{"thin-ice", true, {}},
    ArtRow{"flood-ripple-1", true, {}},
    ArtRow{"flood-ripple-2", true, {}},
    ArtRow{"plate-up", true, {}},
    ArtRow{"plate-down", true, {}},
    ArtRow{"glyph-blue", true, LightSource{0.20f, 0.40f, 0.80f, 1.6f, true}},
    ArtRow{"glyph-red", true, LightSource{0.80f, 0.25f, 0.18f, 1.8f, true}},
    ArtRow{"portcullis-open", true, {}},
    ArtRow{"crystal-lit", false, LightSource{0.30f, 0.62f, 0.90f, 4.0f}},
    ArtRow{"grate", true, {}},
    ArtRow{"wall-cracked", true, {}},
    ArtRow{"ash", true, {}},
    ArtRow{"ember", true, LightSource{0.50f, 0.20f, 0.08f, 1.6f, true}},
    ArtRow{"flames-1", true, LightSource{0.95f, 0.55f, 0.22f, 3.0f, true}},
    ArtRow{"gas-flames-1", true, LightSource{0.45f, 0.60f, 0.98f, 3.0f, true}},
    ArtRow{"vent", true, {}},
    ArtRow{"vent-fuming", true, {}},
    ArtRow{"brazier-lit", false, LightSource{0.95f, 0.60f, 0.28f, 4.5f}},
    ArtRow{"torch-wall", false, LightSource{0.85f, 0.52f, 0.24f, 4.5f}},
    ArtRow{"glowcaps", false, LightSource{0.16f, 0.78f, 0.62f, 3.6f, true}},
};

// Art that is painted by code instead of drawn.
struct DecalRow {
    std::string_view art;
    Decal decal;
};

constexpr std::array kDecalRows{
    DecalRow{"rubble", Decal::Rubble},     DecalRow{"moss", Decal::Moss},   DecalRow{"grass", Decal::Grass},
    DecalRow{"glowcaps", Decal::Glowcaps}, DecalRow{"bones", Decal::Bones}, DecalRow{"blood", Decal::Blood},
};

Decal decalOf(std::string_view art)
{
    for (const DecalRow& row : kDecalRows) {
        if (row.art == art)
            return row.decal;
    }
    return Decal::None;
}

// A tile without art is its ground alone if its glyph is the ground's usual sign; any other glyph has to be shown.
bool isUsualSign(Ground ground, char32_t glyph)
{
    constexpr std::array<std::u32string_view, 3> kUsual{U".", U"#", U"~≈"};
    return kUsual[static_cast<std::size_t>(ground)].find(glyph) != std::u32string_view::npos;
}

} // namespace

LightSource lightSource(const Glow& glow)
{
    const auto channel = [&glow](int shift) { return static_cast<float>(glow.colour >> shift & 0xff) / 255; };
    return {channel(16), channel(8), channel(0), static_cast<float>(glow.radius)};
}

bool isDeepWater(const TileKind& kind) { return kind.ground == Ground::Water && !kind.walkable; }

TileStyle tileStyle(const TileKind& kind, SpriteBook& sprites, const Theme& theme)
{
    TileStyle style;
    style.stone = shownStone(kind, theme);
    style.isBarren = isBarren(theme);
    style.ground = kind.ground;
    style.isDeep = isDeepWater(kind);
    style.glyph = shownGlyph(kind.look);
    style.colour = palette::signColour(themedSign(kind, theme));
    style.background = palette::signGround(themedGround(kind, theme));
    style.decal = decalOf(kind.look.art);
    for (const ArtRow& row : kArtRows) {
        if (row.art != kind.look.art)
            continue;
        style.isFlat = row.isFlat;
        style.light = row.light;
    }
    if (kind.look.light) {
        const bool breathes = style.light && style.light->breathes;
        style.light = lightSource(*kind.look.light);
        style.light->breathes = breathes;
    }
    if (style.decal != Decal::None)
        return style;
    style.front = sprites.find(kind.look.art);
    style.side = sprites.find(kind.look.art.empty() ? "" : kind.look.art + "-side");
    style.below = sprites.find(kind.look.art.empty() ? "" : kind.look.art + "-below");
    if (style.front == 0 && !isUsualSign(kind.ground, kind.look.glyph)) {
        style.front = sprites.ofLook(kind.look);
        style.isFlat = true;
        style.isSign = true;
    }
    style.isBarred = style.front != 0 && kind.keeps && !kind.walkable;
    style.isPlain = style.front == 0 && kind.ground == Ground::Floor;
    return style;
}

Decal decalOn(const TileStyle& style, int x, int y, std::uint32_t seed)
{
    if (!style.isPlain)
        return style.decal;
    const Decal decal = decalAt(style.stone, x, y, seed);
    return style.isBarren && isMossy(decal) ? Decal::None : decal;
}

std::vector<TileStyle> tileStyles(const Catalogue& catalogue, SpriteBook& sprites, const Theme& theme)
{
    std::vector<TileStyle> styles;
    styles.reserve(catalogue.tiles().size());
    for (const TileKind& kind : catalogue.tiles())
        styles.push_back(tileStyle(kind, sprites, theme));
    return styles;
}

} // namespace cave
