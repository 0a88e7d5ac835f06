// SPDX-License-Identifier: MIT
#include "app/view/tiles/artwork.h"

#include "app/view/ui/palette.h"

#include <QPainter>

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kKeptTileSets = 6; // of some sizes, and of the levels last gone through

} // namespace

std::shared_ptr<TileSet> Artwork::tiles(int tile, const StoneDress& dress)
{
    const auto known =
        std::ranges::find_if(m_tileSets, [&](const auto& set) { return set->tile() == tile && set->dress() == dress; });
    if (known != m_tileSets.end())
        std::rotate(m_tileSets.begin(), known, known + 1);
    else
        m_tileSets.insert(m_tileSets.begin(), std::make_shared<TileSet>(tile, m_stones, m_sprites, dress));
    if (m_tileSets.size() > kKeptTileSets)
        m_tileSets.pop_back();
    return m_tileSets.front();
}

GlyphMasks& Artwork::glyphs(int tile) { return m_glyphs.try_emplace(tile, tile).first->second; }

QPixmap Artwork::tileSwatch(const TileKind& kind, int size)
{
    const int tile = std::clamp((size + 3) / 4 * 4, 16, 48);
    const QImage& picture = tiles(tile)->picture(swatchLook(tileStyle(kind, m_sprites)));
    return QPixmap::fromImage(picture.scaled(size, size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

QPixmap Artwork::thing(const Look& look, int size)
{
    return m_sprites.sprite(m_sprites.ofLook(look), size, kFullLight, false);
}

QPixmap Artwork::sign(const Look& look, int size)
{
    return m_sprites.sprite(m_sprites.ofGlyph(shownGlyph(look), palette::signColour(look.colour)), size, kFullLight,
                            false);
}

} // namespace cave
