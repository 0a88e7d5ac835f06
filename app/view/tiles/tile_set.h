// SPDX-License-Identifier: MIT
// One opaque picture a look, composed at its first use and kept: painting a cell is then one copy.
#pragma once

#include "app/view/stone/dressed_stones.h"
#include "app/view/tiles/cell_look.h"

#include <QImage>

#include <cstdint>
#include <span>
#include <unordered_map>

namespace cave {

class TileSet {
public:
    // `tile` is a multiple of 4 from 12 to 48 pixels: the light has 4 samples a cell. Both books must outlive this.
    TileSet(int tile, StoneLibrary& stones, SpriteBook& sprites, const StoneDress& dress = {})
        : m_tile(tile), m_stones(stones, tile, dress), m_sprites(sprites)
    {
    }

    int tile() const { return m_tile; }
    const StoneDress& dress() const { return m_stones.dress(); }
    // tile x tile, RGB32 without gaps between rows; its pixels stay where they are as long as this lives.
    const QImage& picture(const CellLook& look);
    // Composes on all cores what picture() would have to for these.
    void prepare(std::span<const CellLook> looks);
    int count() const { return static_cast<int>(m_pictures.size()); }

private:
    QImage composed(const CellLook& look);
    const QImage* seenTwin(CellLook look) const;
    void paintSprite(QPainter& painter, const CellLook& look) const;

    int m_tile;
    DressedStones m_stones;
    SpriteBook& m_sprites;
    std::unordered_map<std::uint64_t, QImage> m_pictures;
};

} // namespace cave
