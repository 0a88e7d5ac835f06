// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_layers.h"

#include "core/save/formats/tmj_data.h"
#include "core/save/formats/tmj_tilesets.h"
#include "core/world/dungeon.h"

#include <algorithm>
#include <limits>

namespace cave::tmj {

namespace {

// A compressed layer is a thousand times as large as its text, so the text does not bound it.
constexpr std::int64_t kMostCells = 2 * kMaxCells; // of all layers together
constexpr int kFarthestChunk = 1 << 20;            // cells from the middle of an infinite map

} // namespace

Box TileLayers::extent()
{
    if (const auto infinite = m_map.find("infinite"))
        m_isInfinite = infinite->flag();
    if (!m_isInfinite) {
        m_size.width = static_cast<int>(m_map["width"].integer(kMinSide, kMaxSide));
        m_size.height = static_cast<int>(m_map["height"].integer(kMinSide, kMaxSide));
        countCells(m_map["layers"]);
        return m_size;
    }
    countCells(m_map["layers"]);
    Box painted;
    findPainted(m_map["layers"], painted);
    for (const int side : {painted.width, painted.height})
        if (side < kMinSide || side > kMaxSide)
            m_map.fail({CAVE_TEXT("errors", "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long."),
                        {std::int64_t{painted.width}, std::int64_t{painted.height}, std::int64_t{kMinSide},
                         std::int64_t{kMaxSide}}});
    return painted;
}

void TileLayers::countCells(const JsonCursor& layers)
{
    for (const JsonCursor& layer : layers.items()) {
        if (m_map.failed())
            return;
        const std::string& type = layer["type"].text();
        if (type == "group")
            countCells(layer["layers"]);
        if (type != "tilelayer")
            continue;
        for (const Chunk& chunk : chunksOf(layer))
            m_cells += std::int64_t{chunk.width} * chunk.height;
        if (m_cells > kMostCells)
            layer.fail({CAVE_TEXT("errors", "The layers of this map hold too many cells.")});
    }
}

void TileLayers::findPainted(const JsonCursor& layers, Box& extent) const
{
    for (const JsonCursor& layer : layers.items()) {
        const std::string& type = layer["type"].text();
        if (type == "group")
            findPainted(layer["layers"], extent);
        if (type != "tilelayer" || m_map.failed())
            continue;
        for (const Chunk& chunk : chunksOf(layer))
            eachRow(layer, chunk, [&](int y, std::span<const std::uint32_t> cells) {
                const auto isPainted = [](std::uint32_t cell) { return (cell & ~kFlips) != 0; };
                const auto first = std::ranges::find_if(cells, isPainted);
                if (first == cells.end())
                    return;
                const auto last = std::ranges::find_if(cells.rbegin(), cells.rend(), isPainted).base();
                extent = extent.united({chunk.x + static_cast<int>(first - cells.begin()), chunk.y + y,
                                        static_cast<int>(last - first), 1});
            });
    }
}

std::vector<TileLayers::Chunk> TileLayers::chunksOf(const JsonCursor& layer) const
{
    std::vector<Chunk> chunks;
    if (!m_isInfinite) {
        if (layer["width"].integer(0, kMaxSide) != m_size.width ||
            layer["height"].integer(0, kMaxSide) != m_size.height)
            layer.fail({CAVE_TEXT("errors", "The layer must be as large as the map.")});
        chunks.push_back({layer, 0, 0, m_size.width, m_size.height});
    } else {
        for (const JsonCursor& at : layer["chunks"].items())
            chunks.push_back({at, static_cast<int>(at["x"].integer(-kFarthestChunk, kFarthestChunk)),
                              static_cast<int>(at["y"].integer(-kFarthestChunk, kFarthestChunk)),
                              static_cast<int>(at["width"].integer(1, kMaxSide)),
                              static_cast<int>(at["height"].integer(1, kMaxSide))});
    }
    return m_map.failed() ? std::vector<Chunk>{} : chunks;
}

void TileLayers::eachRow(const JsonCursor& layer, const Chunk& chunk, const RowSink& sink) const
{
    if (m_map.failed())
        return;
    const JsonCursor data = chunk.at["data"];
    if (!data.json().as<std::string>())
        return eachPlainRow(data, chunk, sink);
    const auto compression = layer.find("compression");
    int y = 0;
    if (auto problem = unpackCells(data.text(), compression ? compression->text() : "",
                                   static_cast<std::size_t>(chunk.width), static_cast<std::size_t>(chunk.height),
                                   [&](std::span<const std::uint32_t> row) { sink(y++, row); }))
        data.fail(std::move(*problem));
}

void TileLayers::eachPlainRow(const JsonCursor& data, const Chunk& chunk, const RowSink& sink) const
{
    const auto* numbers = data.json().as<Json::Array>();
    const std::int64_t count = std::int64_t{chunk.width} * chunk.height;
    if (!numbers || std::ssize(*numbers) != count)
        return data.fail({CAVE_TEXT("errors", "This must be a list of %1 cells."), {count}});
    std::vector<std::uint32_t> row;
    for (std::size_t i = 0; i < numbers->size(); ++i) {
        const auto* cell = (*numbers)[i].as<std::int64_t>();
        if (!cell || *cell < 0 || *cell > std::numeric_limits<std::uint32_t>::max())
            return data.fail({CAVE_TEXT("errors", "Cell %1 is no number of a tile."), {static_cast<std::int64_t>(i)}});
        row.push_back(static_cast<std::uint32_t>(*cell));
        if (std::ssize(row) == chunk.width) {
            sink(static_cast<int>(i) / chunk.width, row);
            row.clear();
        }
    }
}

} // namespace cave::tmj
