// SPDX-License-Identifier: MIT
#include "core/generate/tunnels.h"

#include "core/base/position.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cave {

namespace {

constexpr std::uint32_t kNoCell = ~std::uint32_t{0};

// Which region's wave reached a cell first, after how many dug cells, and from which cell.
struct Wave {
    Grid<std::uint32_t> region;
    Grid<int> cost;
    Grid<std::uint32_t> from;
};

Wave spreadFromAll(const Grid<std::uint32_t>& regions, const BitGrid& diggable)
{
    const int width = regions.width();
    Wave wave{regions, Grid<int>(width, regions.height(), 0), Grid<std::uint32_t>(width, regions.height(), kNoCell)};
    std::vector<std::uint32_t> queue;
    for (std::uint32_t cell = 0; cell < regions.size(); ++cell)
        if (regions.cells()[cell] != 0)
            queue.push_back(cell);
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::uint32_t cell = queue[next];
        const Position here{static_cast<int>(cell) % width, static_cast<int>(cell) / width, 0};
        for (const Direction direction : {Direction::North, Direction::East, Direction::South, Direction::West}) {
            const Position there = moved(here, direction);
            if (!diggable.getOr(there.x, there.y, false) || wave.region[there.x, there.y] != 0)
                continue;
            wave.region[there.x, there.y] = wave.region[here.x, here.y];
            wave.cost[there.x, there.y] = wave.cost[here.x, here.y] + 1;
            wave.from[there.x, there.y] = cell;
            queue.push_back(static_cast<std::uint32_t>(wave.region.index(there.x, there.y)));
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
    const auto width = static_cast<std::uint32_t>(wave.region.width());
    for (; wave.from.cells()[cell] != kNoCell; cell = wave.from.cells()[cell])
        cells.push_back({static_cast<int>(cell % width), static_cast<int>(cell / width)});
}

} // namespace

std::vector<Tunnel> findTunnels(const Grid<std::uint32_t>& regions, const BitGrid& diggable)
{
    const Wave wave = spreadFromAll(regions, diggable);
    std::map<std::pair<std::uint32_t, std::uint32_t>, Meeting> best;
    const auto meet = [&](int x, int y, int otherX, int otherY) {
        const std::uint32_t a = wave.region[x, y];
        const std::uint32_t b = wave.region.contains(otherX, otherY) ? wave.region[otherX, otherY] : 0;
        if (a == 0 || b == 0 || a == b)
            return;
        const Meeting meeting{wave.cost[x, y] + wave.cost[otherX, otherY],
                              static_cast<std::uint32_t>(wave.region.index(x, y)),
                              static_cast<std::uint32_t>(wave.region.index(otherX, otherY))};
        const auto [known, isNew] = best.try_emplace(std::minmax(a, b), meeting);
        if (!isNew && meeting < known->second)
            known->second = meeting;
    };
    for (int y = 0; y < regions.height(); ++y)
        for (int x = 0; x < regions.width(); ++x) {
            meet(x, y, x + 1, y);
            meet(x, y, x, y + 1);
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
