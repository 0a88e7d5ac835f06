// SPDX-License-Identifier: MIT
// spawn@1: creatures and items on free floor, chosen by rank of place, kinds by weight.
// Promise: every thing on floor that is free, at most one creature a cell, the number asked for or Partial.
#include "core/generate/passes.h"
#include "core/generate/passes/spawn_rows.h"

#include <algorithm>
#include <limits>

namespace cave {

namespace {

struct SpawnParameters {
    int count;
    SpawnPer per;
    bool uniform;
    Weighted table;
    TileId on;
    int away;
    int apart;
    int levels;
    SpawnSpread spread;
    int chance;
    int leastStep;
    int mostStep;
    int quota;
};
using SpawnRow = RowContextOf<SpawnParameters>;

class Spawning {
public:
    explicit Spawning(SpawnRow& row)
        : m_row(row), m_table(row.parameters.table),
          m_free(freeForThings(row.canvas, row.canvas.free(row.parameters.on), row.parameters.away)),
          m_apart(row.parameters.apart)
    {
    }

    bool hasKinds() const { return !m_table.isEmpty(); }

    // Places on the free ones of these cells, a BitGrid or a list.
    template <typename Cells>
    void place(const Cells& cells, int count)
    {
        m_row.report.asked += count;
        const std::size_t ranked =
            m_apart > 0 ? std::numeric_limits<std::size_t>::max() : static_cast<std::size_t>(count);
        for (const CellAt cell : m_row.chance.lowest(cells, ranked, Draw::Rank)) {
            if (count == 0)
                return;
            if (!m_free.get(cell.x, cell.y) || isNearAnother(cell))
                continue;
            put(cell);
            --count;
        }
    }

    const BitGrid& free() const { return m_free; }
    std::vector<CellAt> freeCells(const Room& room) const
    {
        std::vector<CellAt> cells = room.cells;
        std::erase_if(cells, [&](CellAt cell) { return !m_free.get(cell.x, cell.y); });
        return cells;
    }

private:
    bool isNearAnother(CellAt cell) const
    {
        return std::ranges::any_of(m_placed, [&](CellAt other) {
            return std::max(std::abs(cell.x - other.x), std::abs(cell.y - other.y)) < m_apart;
        });
    }

    void put(CellAt cell)
    {
        const Weighted::Kind kind = m_table.kinds[m_row.chance.kind(cell, m_table.hashes, m_table.weights)];
        Placement thing{kind.table, kind.kind, cell.x, cell.y, m_row.report.row};
        if (kind.table == KindTable::Creature)
            thing.levels = m_row.parameters.levels;
        m_row.canvas.addThing(thing);
        m_free.set(cell.x, cell.y, false);
        m_placed.push_back(cell);
        ++m_row.report.done;
    }

    SpawnRow& m_row;
    Weighted m_table;
    BitGrid m_free;
    std::vector<CellAt> m_placed;
    int m_apart; // cells, 0: as they come
};

void runSpawn(SpawnRow& row)
{
    if (!getsSomething(row, levelsOf(row.parameters)))
        return;
    Spawning spawning(row);
    if (!spawning.hasKinds()) {
        if (row.parameters.table.kinds.empty())
            row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "The table is empty.")});
        return; // nothing of the table comes at this depth
    }
    if (row.parameters.per == SpawnPer::Room) {
        for (const Room& room : row.canvas.state().rooms)
            spawning.place(spawning.freeCells(room), countOf(row, room.uid));
    } else {
        const int most = countOf(row, 0);
        const int count = row.parameters.per == SpawnPer::Hundred
                              ? static_cast<int>(std::int64_t{most} * spawning.free().count() / 100)
                              : most;
        spawning.place(spawning.free(), count);
    }
    if (row.report.done < row.report.asked)
        row.report.tell(RowState::Partial,
                        {CAVE_TEXT_N("recipe", "There was free floor for only %n thing(s)."), {}, row.report.done});
}

} // namespace

Pass spawnPass()
{
    return makePass<SpawnParameters>(
        {.type = "spawn",
         .title = CAVE_LABEL("recipe", "Creatures and items"),
         .help = CAVE_LABEL("recipe", "Puts creatures and items on free floor, each kind by its weight."),
         .runLevel = runSpawn,
         .levelPhase = Phase::Place,
         .facts = spawnFacts<SpawnParameters>,
         .forecast = forecastOf<SpawnParameters>,
         .touches = spawnTouches<SpawnParameters>},
        spawnFields<SpawnParameters>());
}

} // namespace cave
