// SPDX-License-Identifier: MIT
// spawn@1: creatures and items on free floor, chosen by rank of place, kinds by weight.
// Promise: every thing on floor that is free, at most one creature a cell, the number asked for or Partial.
#include "core/generate/arrivals.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

#include <algorithm>
#include <limits>

namespace cave {

namespace {

struct SpawnParameters {
    enum class Per : std::uint8_t { Level, Room, Hundred };
    enum class Spread : std::uint8_t { Every, Chance, Steps, Quota };
    int count;
    Per per;
    bool uniform;
    Weighted table;
    TileId on;
    int away;
    int apart;
    int levels;
    Spread spread;
    int chance;
    int leastStep;
    int mostStep;
    int quota;
};
using SpawnRow = RowContextOf<SpawnParameters>;

bool isWithin(CellAt a, CellAt b, int radius)
{
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return dx * dx + dy * dy <= radius * radius + radius;
}

// Where things may be put: plain floor without a creature, not where a game starts, not where a thing was placed or
// removed by hand, and as far as asked from where the hero arrives.
BitGrid freeFloor(const SpawnRow& row)
{
    const LevelCanvas& canvas = row.canvas;
    BitGrid free = canvas.free(row.parameters.on);
    for (const Placement& thing : canvas.state().things)
        if (thing.table == KindTable::Creature)
            free.set(thing.x, thing.y, false);
    const auto& start = canvas.dungeon().start;
    if (start && start->at.level == canvas.level().uid && free.contains(start->at.x, start->at.y))
        free.set(start->at.x, start->at.y, false);
    if (const int radius = row.parameters.away; radius > 0)
        for (const CellAt from : arrivalsOn(canvas)) {
            const Box near = Box{from.x, from.y, 1, 1}.grown(radius).intersected(free.box());
            for (int y = near.y; y < near.bottom(); ++y)
                for (int x = near.x; x < near.right(); ++x)
                    if (isWithin(from, {x, y}, radius))
                        free.set(x, y, false);
        }
    return free;
}

// The levels that get something: all, each by its own chance, one every so many, or the few of lowest rank. A level
// that is put in between changes at most its share.
bool getsSomething(const SpawnRow& row)
{
    using Spread = SpawnParameters::Spread;
    const Uid here = row.canvas.level().uid;
    switch (row.parameters.spread) {
    case Spread::Every: return true;
    case Spread::Chance: return row.shared.perMille(row.parameters.chance, Draw::Level, here.value);
    case Spread::Quota: {
        const std::uint64_t own = row.shared.at(Draw::Level, here.value);
        const auto before =
            std::ranges::count_if(row.levels, [&](Uid level) { return row.shared.at(Draw::Level, level.value) < own; });
        return before < row.parameters.quota;
    }
    case Spread::Steps: {
        const int least = row.parameters.leastStep;
        const int most = std::max(least, row.parameters.mostStep);
        std::size_t next = 0;
        for (std::uint64_t step = 0; next < row.levels.size(); ++step) {
            next += static_cast<std::size_t>(row.shared.stream(Draw::Level, step).between(least, most));
            if (next <= row.levels.size() && row.levels[next - 1] == here)
                return true;
        }
        return false;
    }
    }
    return true;
}

// How many of `most`, for one place that is asked for them.
int countOf(const SpawnRow& row, std::uint64_t place)
{
    const int most = row.parameters.count;
    return row.parameters.uniform ? row.chance.stream(Draw::Count, place).between(0, most) : most;
}

class Spawning {
public:
    explicit Spawning(SpawnRow& row)
        : m_row(row), m_table(row.parameters.table), m_free(freeFloor(row)), m_apart(row.parameters.apart)
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
    if (!getsSomething(row))
        return;
    Spawning spawning(row);
    if (!spawning.hasKinds()) {
        if (row.parameters.table.kinds.empty())
            row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "The table is empty.")});
        return; // nothing of the table comes at this depth
    }
    using Per = SpawnParameters::Per;
    if (row.parameters.per == Per::Room) {
        for (const Room& room : row.canvas.state().rooms)
            spawning.place(spawning.freeCells(room), countOf(row, room.uid));
    } else {
        const int most = countOf(row, 0);
        const int count = row.parameters.per == Per::Hundred
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
    using P = SpawnParameters;
    return makePass<P>(
        {.type = "spawn",
         .title = CAVE_LABEL("recipe", "Creatures and items"),
         .help = CAVE_LABEL("recipe", "Puts creatures and items on free floor, each kind by its weight."),
         .runLevel = runSpawn,
         .levelPhase = Phase::Place,
         .facts =
             [](const P& parameters, const Catalogue&) {
                 const bool byRoom = parameters.per == P::Per::Room;
                 return Facts{.needs = static_cast<std::uint8_t>(kBase | (byRoom ? kRooms : 0))};
             }},
        {field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{15, 0, 100'000, "things"},
               CAVE_LABEL("recipe", "How many; of a curve, by depth.")),
         field("per", CAVE_LABEL("Parameters", "Per"), &P::per,
               Choice<P::Per>{P::Per::Level,
                              {{"level", P::Per::Level}, {"room", P::Per::Room}, {"hundred", P::Per::Hundred}}},
               CAVE_LABEL("recipe", "Whether the number is for each level, each room, or each hundred free cells.")),
         field("uniform", CAVE_LABEL("Parameters", "Draw the number"), &P::uniform, Flag{false},
               CAVE_LABEL("recipe", "Draws a number from 0 to the given one instead of just that.")),
         field("table", CAVE_LABEL("Parameters", "Kinds"), &P::table, Weights{},
               CAVE_LABEL("recipe", "The kinds and how often each comes beside the others; weights may go by depth.")),
         field("on", CAVE_LABEL("Parameters", "On"), &P::on, Tile{"floor"},
               CAVE_LABEL("recipe", "The tile that things are put on.")),
         field("away", CAVE_LABEL("Parameters", "Away from arrivals"), &P::away, Number::ofCells(0, 0, 1000),
               CAVE_LABEL("recipe", "Nothing is put within this radius of where the hero arrives.")),
         field("apart", CAVE_LABEL("Parameters", "Apart"), &P::apart, Number::ofCells(0, 0, 1000),
               CAVE_LABEL("recipe", "The least distance between two things of this row.")),
         field("levels", CAVE_LABEL("Parameters", "Levels gained"), &P::levels, Number{0, 0, kMostLevels, "levels"},
               CAVE_LABEL("recipe", "How many levels each creature has gained before the game starts.")),
         field("spread", CAVE_LABEL("Parameters", "Spread"), &P::spread,
               Choice<P::Spread>{P::Spread::Every,
                                 {{"every", P::Spread::Every},
                                  {"chance", P::Spread::Chance},
                                  {"steps", P::Spread::Steps},
                                  {"quota", P::Spread::Quota}}},
               CAVE_LABEL("recipe", "Whether every level gets them, each level by a chance, one level every few, or "
                                    "only some levels.")),
         field("chance", CAVE_LABEL("Parameters", "Chance"), &P::chance, PerMille{500},
               CAVE_LABEL("recipe", "With the spread chance: how likely a level gets them.")),
         field("least_step", CAVE_LABEL("Parameters", "Least step"), &P::leastStep, Number{2, 1, kMaxDepth, "levels"},
               CAVE_LABEL("recipe", "With the spread steps: the fewest levels from one to the next.")),
         field("most_step", CAVE_LABEL("Parameters", "Greatest step"), &P::mostStep, Number{4, 1, kMaxDepth, "levels"},
               CAVE_LABEL("recipe", "With the spread steps: the most levels from one to the next.")),
         field("quota", CAVE_LABEL("Parameters", "Quota"), &P::quota, Number{1, 0, kMaxDepth, "levels"},
               CAVE_LABEL("recipe", "With the spread quota: how many levels get them."))});
}

} // namespace cave
