// SPDX-License-Identifier: MIT
#include "app/view/map/minimap_image.h"

#include "app/view/base/bands.h"
#include "app/view/tiles/theme_look.h"
#include "app/view/tiles/tile_styles.h"
#include "app/view/ui/palette.h"

#include <QColor>

#include <array>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr QRgb kHero = 0xffffffff;
constexpr QRgb kCreature = 0xffff6a5a;
constexpr QRgb kItem = 0xff6fc0f0;
constexpr QRgb kStairs = 0xfff4f0e6;

QRgb opaque(QRgb colour) { return colour | 0xff000000; }

// What a tile is painted in, whether it is in view or remembered.
struct TileColours {
    QRgb visible = 0;
    QRgb remembered = 0;
    bool isRock = false;  // as ground, under whatever stands on it
    bool isStone = false; // nothing but rock: deep inside it is left out, as shapes of caves show better
};

TileColours groundColours(const TileKind& kind, const Theme& theme)
{
    constexpr std::array kRock{0x55504fu, 0x6e5f50u, 0x565874u};
    constexpr std::array kFloor{0x2b2827u, 0x2b2827u, 0x31323fu};
    const auto stone = static_cast<std::size_t>(shownStone(kind, theme));
    const StoneDress dress = dressOf(theme);
    switch (kind.ground) {
    case Ground::Rock: {
        const QRgb rock = tinted(kRock[stone], dress.stone);
        return {rock, rock, true, true};
    }
    case Ground::Water: {
        const auto [visible, remembered] =
            isDeepWater(kind) ? std::pair(0x2a6082u, 0x1a4660u) : std::pair(0x4a94b0u, 0x2c6a86u);
        return {tinted(visible, dress.water), tinted(remembered, dress.water)};
    }
    case Ground::Floor: return {tinted(0x6a5844, dress.stone), tinted(kFloor[stone], dress.stone)};
    }
    return {kMinimapGround, kMinimapGround};
}

std::vector<TileColours> tileColours(const Catalogue& catalogue, const Theme& theme)
{
    std::vector<TileColours> all;
    for (const TileKind& kind : catalogue.tiles()) {
        const TileColours ground = groundColours(kind, theme);
        const QRgb sign = kind.leads != Leads::Nowhere ? kStairs : opaque(palette::signColour(kind.look.colour));
        const bool isMarked = kind.leads != Leads::Nowhere || !kind.look.art.empty();
        all.push_back(isMarked ? TileColours{sign, sign, ground.isRock} : ground);
    }
    return all;
}

bool isEdgeOfRock(const MapModel& model, const std::vector<TileColours>& tiles, int x, int y)
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int nearX = x + dx;
            const int nearY = y + dy;
            if (model.contains(nearX, nearY) && model.isKnown(nearX, nearY) && !tiles[model.tile(nearX, nearY)].isRock)
                return true;
        }
    }
    return false;
}

QRgb colourOf(const MapModel& model, const std::vector<TileColours>& tiles, int x, int y)
{
    if (!model.isKnown(x, y))
        return kMinimapGround;
    const TileColours& colours = tiles[model.tile(x, y)];
    if (colours.isStone && !isEdgeOfRock(model, tiles, x, y))
        return kMinimapGround;
    return model.isVisible(x, y) ? colours.visible : colours.remembered;
}

} // namespace

void paintMinimap(QImage& image, const MapModel& model, const Box& box, QPoint corner)
{
    const std::vector<TileColours> tiles = tileColours(model.catalogue(), model.theme());
    uchar* const pixels = image.bits();
    forEachBand(box, [&](const Box& band) {
        for (int y = band.y; y < band.bottom(); ++y) {
            auto* const row = reinterpret_cast<QRgb*>(pixels + (y - corner.y()) * image.bytesPerLine());
            for (int x = band.x; x < band.right(); ++x)
                row[x - corner.x()] = colourOf(model, tiles, x, y);
        }
    });
    for (const MapThing& thing : model.things()) {
        if (!box.contains(thing.x, thing.y) || !model.isKnown(thing.x, thing.y))
            continue;
        const QRgb colour = thing.isHero ? kHero : thing.isCreature() ? kCreature : kItem;
        image.setPixel(QPoint(thing.x, thing.y) - corner, thing.remembered ? QColor(colour).darker(200).rgb() : colour);
    }
}

QImage minimapImage(const MapModel& model)
{
    QImage image(model.width(), model.height(), QImage::Format_RGB32);
    paintMinimap(image, model, model.box());
    return image;
}

} // namespace cave
