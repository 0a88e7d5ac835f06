// SPDX-License-Identifier: MIT
// All pictures of the map: made once for the whole program and passed to everything that paints.
#pragma once

#include "app/view/stone/stone_library.h"
#include "app/view/tiles/glyph_masks.h"
#include "app/view/tiles/sprite_book.h"
#include "app/view/tiles/tile_set.h"

#include <QPixmap>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace cave {

class Artwork {
public:
    explicit Artwork(PaintingStore store = {}) : m_stones(std::move(store)) {}

    // The same pictures for another thread, to be made from what is kept.
    std::shared_ptr<Artwork> forAnotherThread() const { return std::make_shared<Artwork>(m_stones.store()); }

    // Begins what takes long, in threads of its own.
    void prepare() { m_stones.prepare(); }

    SpriteBook& sprites() { return m_sprites; }
    // The pictures for `tile` pixels a cell, a multiple of 4 from 12 to 48, and a dress. The few used last are kept;
    // who needs one longer holds it. A TileSet must not outlive this.
    std::shared_ptr<TileSet> tiles(int tile, const StoneDress& dress = {});
    GlyphMasks& glyphs(int tile);

    // Pictures for palettes and lists, size x size device pixels.
    QPixmap tileSwatch(const TileKind& kind, int size);
    QPixmap thing(const Look& look, int size);
    QPixmap sign(const Look& look, int size); // the glyph of the classic look

private:
    StoneLibrary m_stones;
    SpriteBook m_sprites;
    std::vector<std::shared_ptr<TileSet>> m_tileSets; // last used first
    std::map<int, GlyphMasks> m_glyphs;
};

} // namespace cave
