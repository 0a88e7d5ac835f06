// SPDX-License-Identifier: MIT
/// @file
/// The tile layers of a map of Tiled, in groups or not: where they lie and which numbers of tiles stand in their cells.
#pragma once

#include "core/base/box.h"
#include "core/json/json_cursor.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace cave::tmj {

/// What is wrong is told by the cursors. The map outlives this.
class TileLayers {
public:
    /// A layer of a map with a size is one, from 0, 0; one of an infinite map has many, anywhere.
    struct Chunk {
        JsonCursor at;
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
    };

    using RowSink = std::function<void(int y, std::span<const std::uint32_t> cells)>; ///< y in the chunk

    explicit TileLayers(const JsonCursor& map) : m_map(map) {}

    /// Where the dungeon lies in the map: all of it, or in an infinite one what is painted on. Before anything else,
    /// and before a cell is unpacked it counts them: no more than twice as many as a dungeon can have.
    Box extent();
    std::vector<Chunk> chunksOf(const JsonCursor& layer) const;
    /// As they stand in the map: with the flags of mirrored tiles. After a failure they may be fewer.
    void eachRow(const JsonCursor& layer, const Chunk& chunk, const RowSink& sink) const;

private:
    void countCells(const JsonCursor& layers);
    void findPainted(const JsonCursor& layers, Box& extent) const;
    void eachPlainRow(const JsonCursor& data, const Chunk& chunk, const RowSink& sink) const;

    const JsonCursor& m_map;
    bool m_isInfinite = false;
    Box m_size; ///< of a map that is not infinite
    std::int64_t m_cells = 0; ///< of all layers
};

} // namespace cave::tmj
