// SPDX-License-Identifier: MIT
#include "core/generate/shapes/joins.h"

#include "core/base/position.h"
#include "core/generate/shapes/partition.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace cave {

namespace {

constexpr auto byRows = [](CellAt cell) { return std::pair(cell.y, cell.x); };

// Searches that have met are one: the lower number leads.
class Searches {
public:
    explicit Searches(std::span<const CellAt> from) : m_groups(from.size()), m_busy(from.size(), 1), m_left(from.size())
    {
        for (const CellAt cell : from)
            m_queues.push_back({cell});
        m_next.resize(from.size());
    }
    std::size_t leader(std::size_t search) { return m_groups.find(search); }
    void join(std::size_t a, std::size_t b)
    {
        a = leader(a);
        b = leader(b);
        if (!m_groups.join(a, b))
            return;
        m_left -= m_busy[a] > 0 && m_busy[b] > 0;
        m_busy[std::min(a, b)] = m_busy[a] + m_busy[b];
    }
    bool isOver(std::size_t search) const { return m_next[search] == m_queues[search].size(); }
    CellAt take(std::size_t search) { return m_queues[search][m_next[search]++]; }
    void add(std::size_t search, CellAt cell) { m_queues[search].push_back(cell); }
    void end(std::size_t search) // it has nothing left to take
    {
        if (--m_busy[leader(search)] == 0)
            --m_left;
    }
    std::size_t left() const { return m_left; } // groups that go on
    std::span<const std::vector<CellAt>> queues() const { return m_queues; }

private:
    Partition m_groups;
    std::vector<int> m_busy; // by leader: how many of its searches go on
    std::size_t m_left;
    std::vector<std::vector<CellAt>> m_queues; // all cells that each search has seen
    std::vector<std::size_t> m_next;
};

void step(Searches& searches, std::size_t search, const BitGrid& floor, Grid<std::uint32_t>& seenBy)
{
    const CellAt here = searches.take(search);
    for (const Direction direction : kDirections) {
        const Position there = moved({here.x, here.y, 0}, direction);
        if (!floor.getOr(there.x, there.y, false))
            continue;
        std::uint32_t& seen = seenBy[there.x, there.y];
        if (seen != 0) {
            searches.join(search, seen - 1);
            continue;
        }
        seen = static_cast<std::uint32_t>(search + 1);
        searches.add(search, {there.x, there.y});
    }
}

} // namespace

void apply(BitGrid& floor, const FloorChange& change)
{
    for (const CellAt cell : change.closed)
        floor.set(cell.x, cell.y, false);
    for (const CellAt cell : change.opened)
        floor.set(cell.x, cell.y, true);
}

void undo(BitGrid& floor, const FloorChange& change) { apply(floor, {change.opened, change.closed}); }

std::vector<std::vector<CellAt>> partsOf(std::span<const CellAt> cells)
{
    Box box;
    for (const CellAt cell : cells)
        box = box.united({cell.x, cell.y, 1, 1});
    BitGrid bits(box.width, box.height);
    for (const CellAt cell : cells)
        bits.set(cell.x - box.x, cell.y - box.y);
    const Regions regions = labelRegions(bits, Way::Eight);
    std::vector<std::vector<CellAt>> parts(static_cast<std::size_t>(regions.count()));
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            if (const std::uint32_t id = regions.ids[x, y]; id != 0)
                parts[id - 1].push_back({x + box.x, y + box.y});
    return parts;
}

std::vector<CellAt> rimOf(const BitGrid& floor, std::span<const CellAt> part)
{
    std::vector<CellAt> rim;
    for (const CellAt cell : part)
        for (const Direction direction : kDirections) {
            const Position there = moved({cell.x, cell.y, 0}, direction);
            if (floor.getOr(there.x, there.y, false))
                rim.push_back({there.x, there.y});
        }
    std::ranges::sort(rim, {}, byRows);
    rim.erase(std::ranges::unique(rim).begin(), rim.end());
    std::vector<CellAt> own(part.begin(), part.end());
    std::ranges::sort(own, {}, byRows);
    std::erase_if(rim, [&](CellAt cell) { return std::ranges::binary_search(own, byRows(cell), {}, byRows); });
    return rim;
}

std::vector<std::size_t> Joins::groups(const BitGrid& floor, std::span<const CellAt> cells)
{
    Searches searches(cells);
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_seenBy[cells[i].x, cells[i].y] = static_cast<std::uint32_t>(i + 1);
    std::vector<std::size_t> active(cells.size());
    std::iota(active.begin(), active.end(), std::size_t{0});
    while (searches.left() > 1)
        std::erase_if(active, [&](std::size_t search) {
            step(searches, search, floor, m_seenBy);
            const bool isOver = searches.isOver(search);
            if (isOver)
                searches.end(search);
            return isOver;
        });
    for (const std::vector<CellAt>& seen : searches.queues())
        for (const CellAt cell : seen)
            m_seenBy[cell.x, cell.y] = 0;
    std::vector<std::size_t> groups;
    groups.reserve(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        groups.push_back(searches.leader(i));
    return groups;
}

bool Joins::areKept(const BitGrid& floor, const FloorChange& change)
{
    const auto isJoined = [&](const std::vector<CellAt>& part) {
        const std::vector<CellAt> rim = rimOf(floor, part);
        return !rim.empty() && std::ranges::all_of(groups(floor, rim), [](std::size_t group) { return group == 0; });
    };
    return std::ranges::all_of(partsOf(change.closed), isJoined) &&
           std::ranges::none_of(partsOf(change.opened),
                                [&](const std::vector<CellAt>& part) { return rimOf(floor, part).empty(); });
}

} // namespace cave
