// SPDX-License-Identifier: MIT
// tidy@1: takes small blemishes away: lone bits of wall, dead ends, cells that touch only at a corner. The parts of the
// level, in 8 directions, stay as many as they were: what would join, cut or swallow one is left alone.
#include "core/base/position.h"
#include "core/bits/shifted.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <map>

namespace cave {

namespace {

struct TidyParameters {
    bool gaps;
    int deadEnds;
    int speckle;
};
using TidyRow = RowContextOf<TidyParameters>;

class Tidying {
public:
    explicit Tidying(TidyRow& row)
        : m_row(row), m_canvas(row.canvas), m_ids(row.canvas.regions(Way::Eight).ids),
          m_isKept(row.canvas.width(), row.canvas.height())
    {
        for (const Room& room : m_canvas.state().rooms)
            for (const CellAt cell : room.cells)
                m_isKept.set(cell.x, cell.y);
        for (const CellAt cell : m_canvas.state().mouths)
            m_isKept.set(cell.x, cell.y);
    }

    // Opens walls of at most `most` cells with floor all around.
    void openSpeckles(int most)
    {
        for (const auto& [id, wall] : smallWalls(most)) {
            std::uint32_t around = 0;
            const bool isLoose = std::ranges::all_of(
                wall, [&](CellAt cell) { return mayOpen(cell) && isInside(cell) && touchesOneRegion(cell, around); });
            if (!isLoose || around == 0)
                continue;
            for (const CellAt cell : wall)
                open(cell, around);
        }
    }

    // Each round fills in the last cell of every dead end.
    void fillDeadEnds(int rounds)
    {
        if (rounds == 0)
            return;
        std::vector<CellAt> ends;
        for (int y = 0; y < m_canvas.height(); ++y)
            for (int x = 0; x < m_canvas.width(); ++x)
                if (isDeadEnd({x, y}))
                    ends.push_back({x, y});
        for (; rounds > 0 && !ends.empty(); --rounds) {
            std::vector<CellAt> beside;
            for (const CellAt cell : ends) {
                if (!isDeadEnd(cell)) // no longer: its neighbour was filled in before
                    continue;
                m_canvas.set(cell, m_canvas.catalogue().wall());
                m_ids[cell.x, cell.y] = 0;
                ++m_row.report.done;
                for (const Direction direction : kDirections)
                    beside.push_back(next(cell, direction));
            }
            ends = deadEndsOf(std::move(beside));
        }
    }

    void openGaps()
    {
        forEachCrossing([&](CellAt block) { mend(block); });
        int left = 0;
        forEachCrossing([&](CellAt block) {
            if (const auto walls = gapAt(block))
                left += std::ranges::any_of(*walls, [&](CellAt cell) { return m_canvas.isInArea(cell.x, cell.y); });
        });
        m_row.report.asked = left;
        if (left > 0)
            m_row.report.tell(
                RowState::Partial,
                {CAVE_TEXT_N("recipe",
                             "%n gap(s) could not be opened, because [its|their] walls stay or part two caves."),
                 {},
                 left});
    }

private:
    static CellAt next(CellAt cell, Direction direction)
    {
        const Position there = moved({cell.x, cell.y, 0}, direction);
        return {there.x, there.y};
    }

    bool isWalkable(CellAt cell) const { return m_canvas.isWalkable(cell.x, cell.y); }
    bool isInside(CellAt cell) const // not at the level's edge
    {
        return cell.x > 0 && cell.y > 0 && cell.x + 1 < m_canvas.width() && cell.y + 1 < m_canvas.height();
    }
    bool isWall(CellAt cell) const
    {
        const TileKind& kind = m_canvas.kind(cell.x, cell.y);
        return !kind.walkable && kind.opaque;
    }
    bool mayOpen(CellAt cell) const
    {
        return m_canvas.mayWrite(cell.x, cell.y) && isWall(cell) && m_canvas.kind(cell.x, cell.y).diggable() &&
               !m_canvas.hasMark(cell.x, cell.y, kVault | kOpaque);
    }

    // Whether all floor around the cell is of region `id`; 0 takes the first region met.
    bool touchesOneRegion(CellAt cell, std::uint32_t& id) const
    {
        return std::ranges::all_of(kDirections, [&](Direction direction) {
            const CellAt there = next(cell, direction);
            const std::uint32_t other = m_canvas.contains(there.x, there.y) ? m_ids[there.x, there.y] : 0;
            if (id == 0)
                id = other;
            return other == 0 || other == id;
        });
    }

    void open(CellAt cell, std::uint32_t region)
    {
        m_canvas.set(cell, m_canvas.catalogue().dugFrom(m_canvas.tile(cell.x, cell.y)));
        m_ids[cell.x, cell.y] = region;
        ++m_row.report.done;
    }

    // Their cells by the number of the wall: all that cannot be walked on and hangs together in 8 directions.
    std::map<std::uint32_t, std::vector<CellAt>> smallWalls(int most) const
    {
        BitGrid walls(m_canvas.width(), m_canvas.height());
        for (int y = 0; y < m_canvas.height(); ++y)
            for (int x = 0; x < m_canvas.width(); ++x)
                walls.set(x, y, !m_canvas.isWalkable(x, y));
        const Regions regions = labelRegions(walls, Way::Eight);
        std::map<std::uint32_t, std::vector<CellAt>> small;
        for (int y = 0; y < m_canvas.height(); ++y)
            for (int x = 0; x < m_canvas.width(); ++x)
                if (const std::uint32_t id = regions.ids[x, y]; id != 0 && regions.sizes[id] <= most)
                    small[id].push_back({x, y});
        return small;
    }

    // Plain floor with one straight way out at most, without which what is around it still hangs together.
    bool isDeadEnd(CellAt cell) const
    {
        if (!m_canvas.mayWrite(cell.x, cell.y) || !m_canvas.isPlainFloor(cell.x, cell.y) ||
            m_canvas.hasMark(cell.x, cell.y, kVault | kNoSpawn) || m_isKept.get(cell.x, cell.y))
            return false;
        const auto isOpen = [&](Direction direction) { return isWalkable(next(cell, direction)); };
        const auto isWay = [&](Direction direction) { return !isDiagonal(direction) && isOpen(direction); };
        if (std::ranges::count_if(kDirections, isWay) > 1)
            return false;
        std::vector<CellAt> around;
        for (const Direction direction : kDirections)
            if (isOpen(direction))
                around.push_back(next(cell, direction));
        return isOnePiece(around);
    }

    static bool isOnePiece(const std::vector<CellAt>& cells) // at most 8; none is no piece
    {
        unsigned reached = 1;
        for (std::size_t round = 0; round < cells.size(); ++round)
            for (std::size_t a = 0; a < cells.size(); ++a)
                for (std::size_t b = 0; b < cells.size(); ++b)
                    if ((reached >> a & 1) && std::abs(cells[a].x - cells[b].x) <= 1 &&
                        std::abs(cells[a].y - cells[b].y) <= 1)
                        reached |= 1u << b;
        return !cells.empty() && reached == (1u << cells.size()) - 1;
    }

    std::vector<CellAt> deadEndsOf(std::vector<CellAt> cells) const
    {
        std::erase_if(cells, [&](CellAt cell) { return !isDeadEnd(cell); });
        std::ranges::sort(cells, {}, [](CellAt cell) { return std::pair(cell.y, cell.x); });
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        return cells;
    }

    // Tells of the blocks of 2x2 cells whose two floor cells touch only at the corner, as they are when it comes to
    // them.
    template <typename Tell>
    void forEachCrossing(Tell&& tell) const
    {
        const BitGrid& floor = m_canvas.walkable();
        for (int y = 0; y + 1 < floor.height(); ++y)
            for (std::size_t w = 0; w < floor.row(y).size(); ++w)
                for (std::uint64_t ahead = ~std::uint64_t{0}; ahead != 0;) {
                    const std::uint64_t left = floor.row(y)[w];
                    const std::uint64_t right = bitsFrom(floor.row(y), 64 * w + 1);
                    const std::uint64_t leftBelow = floor.row(y + 1)[w];
                    const std::uint64_t rightBelow = bitsFrom(floor.row(y + 1), 64 * w + 1);
                    const std::uint64_t found =
                        ahead & ((left & rightBelow & ~right & ~leftBelow) | (right & leftBelow & ~left & ~rightBelow));
                    if (found == 0)
                        break;
                    tell(CellAt{static_cast<int>(64 * w) + std::countr_zero(found), y});
                    ahead &= ~(found ^ (found - 1));
                }
    }

    // The two walls of a block of 2x2 cells, by its upper left cell, whose floor cells touch only at the corner.
    std::optional<std::array<CellAt, 2>> gapAt(CellAt block) const
    {
        const CellAt east{block.x + 1, block.y};
        const CellAt south{block.x, block.y + 1};
        const CellAt last{block.x + 1, block.y + 1};
        if (isWalkable(block) && isWalkable(last) && isWall(east) && isWall(south))
            return std::array{east, south};
        if (isWalkable(east) && isWalkable(south) && isWall(block) && isWall(last))
            return std::array{block, last};
        return std::nullopt;
    }

    // A wall taken away may leave gaps beside it, which are mended as well.
    void mend(CellAt first)
    {
        std::vector<CellAt> blocks{first};
        while (!blocks.empty()) {
            const CellAt block = blocks.back();
            blocks.pop_back();
            const auto walls = gapAt(block);
            if (!walls)
                continue;
            for (const CellAt cell : m_row.chance.lowest({walls->begin(), walls->end()}, 2, Draw::Rank)) {
                std::uint32_t region = 0;
                if (!mayOpen(cell) || !touchesOneRegion(cell, region))
                    continue;
                open(cell, region);
                for (int dy = -1; dy <= 0; ++dy)
                    for (int dx = -1; dx <= 0; ++dx)
                        if (m_canvas.contains(cell.x + dx, cell.y + dy) &&
                            m_canvas.contains(cell.x + dx + 1, cell.y + dy + 1))
                            blocks.push_back({cell.x + dx, cell.y + dy});
                break;
            }
        }
    }

    TidyRow& m_row;
    LevelCanvas& m_canvas;
    Grid<std::uint32_t> m_ids; // regions of what can be walked on; 0 elsewhere
    BitGrid m_isKept; // cells of rooms, and mouths
};

void runTidy(TidyRow& row)
{
    Tidying tidying(row);
    if (const int most = row.parameters.speckle; most > 0)
        tidying.openSpeckles(most);
    tidying.fillDeadEnds(row.parameters.deadEnds);
    if (row.parameters.gaps)
        tidying.openGaps();
    row.report.asked += row.report.done;
}

} // namespace

Pass tidyPass()
{
    using P = TidyParameters;
    return makePass<P>(
        {.type = "tidy",
         .title = CAVE_LABEL("recipe", "Tidy"),
         .help = CAVE_LABEL("recipe", "Mends small blemishes without joining or cutting anything."),
         .runLevel = runTidy,
         .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; }},
        {field("gaps", CAVE_LABEL("Parameters", "Open gaps"), &P::gaps, Flag{true},
               CAVE_LABEL("recipe", "Opens a wall where two floor cells touch only at a corner.")),
         field("dead_ends", CAVE_LABEL("Parameters", "Dead ends filled"), &P::deadEnds, Number::ofCells(0, 0, 10'000),
               CAVE_LABEL("recipe", "By how many cells dead ends are filled in from their ends.")),
         field("speckle", CAVE_LABEL("Parameters", "Speckle"), &P::speckle, Number::ofCells(0, 0, 1000),
               CAVE_LABEL("recipe", "The largest bit of wall, with floor all around, that is taken away."))});
}

} // namespace cave
