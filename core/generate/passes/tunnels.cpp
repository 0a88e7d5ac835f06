// SPDX-License-Identifier: MIT
#include "core/generate/passes/tunnels.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cave {

namespace {

constexpr std::uint32_t kNoCell = ~std::uint32_t{0};
constexpr std::uint32_t kSolid = ~std::uint32_t{0}; // no wave comes there

// Which region's wave reached a cell first, after how many dug cells, and from which cell. Cells are numbered by rows
// with solid ones around the level, so that neighbours need no check of the edge.
struct Wave {
    explicit Wave(const Grid<std::uint32_t>& regions)
        : stride(static_cast<std::uint32_t>(regions.width() + 2)),
          region(std::size_t{stride} * static_cast<std::size_t>(regions.height() + 2), kSolid), cost(region.size(), 0),
          from(region.size(), kNoCell)
    {
    }
    std::uint32_t cellAt(int x, int y) const
    {
        return static_cast<std::uint32_t>(y + 1) * stride + static_cast<std::uint32_t>(x + 1);
    }
    CellAt placeOf(std::uint32_t cell) const
    {
        return {static_cast<int>(cell % stride) - 1, static_cast<int>(cell / stride) - 1};
    }

    std::uint32_t stride;
    std::vector<std::uint32_t> region; // kSolid where nothing may be dug, 0 where no wave came
    std::vector<int> cost;
    std::vector<std::uint32_t> from;
};

Wave spreadFromAll(const Grid<std::uint32_t>& regions, const BitGrid& diggable)
{
    Wave wave(regions);
    std::vector<std::uint32_t> queue;
    queue.reserve(regions.size());
    for (int y = 0; y < regions.height(); ++y)
        for (int x = 0; x < regions.width(); ++x) {
            const std::uint32_t cell = wave.cellAt(x, y);
            if (regions[x, y] != 0)
                queue.push_back(cell);
            if (regions[x, y] != 0 || diggable.get(x, y))
                wave.region[cell] = regions[x, y];
        }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::uint32_t cell = queue[next];
        for (const std::uint32_t there : {cell - wave.stride, cell + 1, cell + wave.stride, cell - 1}) {
            if (wave.region[there] != 0)
                continue;
            wave.region[there] = wave.region[cell];
            wave.cost[there] = wave.cost[cell] + 1;
            wave.from[there] = cell;
            queue.push_back(there);
        }
    }
    return wave;
}

// Two neighbouring cells where the waves of two regions meet.
struct Meeting {
    int cost = 0;
    std::uint32_t one = 0;
    std::uint32_t other = 0;
    auto operator<=>(const Meeting&) const = default;
};

void appendDugCells(const Wave& wave, std::uint32_t cell, std::vector<CellAt>& cells)
{
    for (; wave.from[cell] != kNoCell; cell = wave.from[cell])
        cells.push_back(wave.placeOf(cell));
}

} // namespace

std::vector<Tunnel> findTunnels(const Grid<std::uint32_t>& regions, const BitGrid& diggable)
{
    const Wave wave = spreadFromAll(regions, diggable);
    std::map<std::pair<std::uint32_t, std::uint32_t>, Meeting> best;
    const auto meet = [&](std::uint32_t one, std::uint32_t other) {
        const std::uint32_t a = wave.region[one];
        const std::uint32_t b = wave.region[other];
        if (a == b || a == 0 || b == 0 || a == kSolid || b == kSolid)
            return;
        const Meeting meeting{wave.cost[one] + wave.cost[other], one, other};
        const auto [known, isNew] = best.try_emplace(std::minmax(a, b), meeting);
        if (!isNew && meeting < known->second)
            known->second = meeting;
    };
    for (int y = 0; y < regions.height(); ++y)
        for (std::uint32_t cell = wave.cellAt(0, y); cell < wave.cellAt(regions.width(), y); ++cell) {
            meet(cell, cell + 1);
            meet(cell, cell + wave.stride);
        }
    std::vector<std::pair<Meeting, Tunnel>> found;
    found.reserve(best.size());
    for (const auto& [pair, meeting] : best) {
        Tunnel tunnel{pair.first, pair.second, {}};
        appendDugCells(wave, meeting.one, tunnel.cells);
        appendDugCells(wave, meeting.other, tunnel.cells);
        found.emplace_back(meeting, std::move(tunnel));
    }
    std::ranges::sort(found, {}, &std::pair<Meeting, Tunnel>::first);
    std::vector<Tunnel> tunnels;
    tunnels.reserve(found.size());
    for (auto& [meeting, tunnel] : found)
        tunnels.push_back(std::move(tunnel));
    return tunnels;
}

} // namespace cave
