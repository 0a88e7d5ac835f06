// SPDX-License-Identifier: MIT
// scatter@1: strews rubble and the like over plain floor. What can be walked on stays so.
#include "core/base/position.h"
#include "core/bits/shifted.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

namespace {

struct ScatterParameters {
    enum class Per : std::uint8_t { Cells, Share };
    enum class Near : std::uint8_t { Wall, Any };
    TileId tile;
    int count;
    Per per;
    Near near;
    int cluster;
};
using ScatterRow = RowContextOf<ScatterParameters>;

// Cells with no wall in them or around them, which the level's edge has beyond it.
BitGrid awayFromWalls(const LevelCanvas& canvas)
{
    const BitGrid open = canvas.cellsWhere([](const TileKind& kind) { return kind.walkable || !kind.opaque; });
    BitGrid away(open.width(), open.height());
    for (int y = 1; y + 1 < open.height(); ++y)
        for (std::size_t w = 0; w < open.row(y).size(); ++w) {
            std::uint64_t cells = ~std::uint64_t{0};
            for (int beside = y - 1; beside <= y + 1; ++beside) {
                const auto row = open.row(beside);
                const std::uint64_t before = w > 0 ? row[w - 1] >> 63 : 0;
                cells &= row[w] & bitsFrom(row, 64 * w + 1) & (row[w] << 1 | before);
            }
            away.row(y)[w] = cells;
        }
    return away;
}

class Strewing {
public:
    explicit Strewing(ScatterRow& row) : m_row(row), m_tile(row.parameters.tile), m_isFree(row.canvas.plainFloor())
    {
        m_isFree -= row.canvas.fixed();
        m_isFree -= row.canvas.marked(kVault);
        m_floors = m_isFree.count();
        if (row.parameters.near == ScatterParameters::Near::Wall)
            m_isFree -= awayFromWalls(row.canvas);
    }

    int asked() const
    {
        const int count = m_row.parameters.count;
        if (m_row.parameters.per == ScatterParameters::Per::Cells)
            return count;
        return static_cast<int>(std::int64_t{m_floors} * std::min(count, 1000) / 1000);
    }

    // Returns how many cells were strewn.
    int strew(int count)
    {
        int done = 0;
        // So many are enough: each of them is strewn, if not as the first of a heap then by another one.
        for (const CellAt cell : m_row.chance.lowest(m_isFree, static_cast<std::size_t>(count), Draw::Rank)) {
            if (done == count)
                break;
            if (m_isFree.get(cell.x, cell.y))
                done += heap(cell, std::min(m_row.parameters.cluster, count - done));
        }
        return done;
    }

private:
    // A heap always grows from its first cell to the cell of lowest rank beside it.
    int heap(CellAt first, int size)
    {
        std::vector<std::pair<std::uint64_t, CellAt>> beside{{0, first}};
        m_isFree.set(first.x, first.y, false);
        int done = 0;
        for (; done < size && !beside.empty(); ++done) {
            const auto lowest = std::ranges::min_element(beside, {}, [](const auto& ranked) { return ranked.first; });
            const CellAt cell = lowest->second;
            beside.erase(lowest);
            m_row.canvas.set(cell, m_tile);
            for (const Direction direction : kDirections) {
                const Position there = moved({cell.x, cell.y, 0}, direction);
                if (!m_isFree.getOr(there.x, there.y, false))
                    continue;
                m_isFree.set(there.x, there.y, false);
                beside.emplace_back(m_row.chance.at(Draw::Shape, there.x, there.y), CellAt{there.x, there.y});
            }
        }
        for (const auto& [rank, cell] : beside)
            m_isFree.set(cell.x, cell.y);
        return done;
    }

    ScatterRow& m_row;
    TileId m_tile;
    BitGrid m_isFree; // may be strewn
    int m_floors = 0; // plain floor in the area
};

void runScatter(ScatterRow& row)
{
    const TileKind& kind = row.canvas.catalogue().tile(row.parameters.tile);
    if (!kind.walkable || kind.leads != Leads::Nowhere) {
        row.report.tell(RowState::Skipped,
                        {CAVE_TEXT("recipe", "Only a tile that can be walked on and leads nowhere can be scattered.")});
        return;
    }
    Strewing strewing(row);
    row.report.asked = strewing.asked();
    row.report.done = strewing.strew(row.report.asked);
    if (row.report.done < row.report.asked)
        row.report.tell(RowState::Partial,
                        {CAVE_TEXT_N("recipe", "%n cell(s) found no place."), {}, row.report.asked - row.report.done});
}

} // namespace

Pass scatterPass()
{
    using P = ScatterParameters;
    return makePass<P>(
        {.type = "scatter",
         .title = CAVE_LABEL("recipe", "Scatter"),
         .help = CAVE_LABEL("recipe", "Strews rubble or the like over plain floor."),
         .runLevel = runScatter,
         .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; }},
        {field("tile", CAVE_LABEL("Parameters", "Tile"), &P::tile, Tile{"rubble"},
               CAVE_LABEL("recipe", "What is strewn; it must be walkable.")),
         field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{40, 0, 1'000'000},
               CAVE_LABEL("recipe", "How many cells are strewn.")),
         field("per", CAVE_LABEL("Parameters", "Per"), &P::per,
               Choice<P::Per>{P::Per::Cells, {{"cells", P::Per::Cells}, {"share", P::Per::Share}}},
               CAVE_LABEL("recipe", "Whether the count is of cells, or of each 1000 cells of plain floor.")),
         field("near", CAVE_LABEL("Parameters", "Near"), &P::near,
               Choice<P::Near>{P::Near::Wall, {{"wall", P::Near::Wall}, {"any", P::Near::Any}}},
               CAVE_LABEL("recipe", "Whether only floor beside a wall is strewn, or any.")),
         field("cluster", CAVE_LABEL("Parameters", "Cluster"), &P::cluster, Number::ofCells(1, 1, 100),
               CAVE_LABEL("recipe", "How many cells lie in one heap."))});
}

} // namespace cave
