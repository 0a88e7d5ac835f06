// SPDX-License-Identifier: MIT
// spawn@1: creatures and items on free floor, chosen by rank of place, kinds by weight.
// Promise: every thing on floor that is free, at most one creature a cell, the number asked for or Partial.
#include "core/generate/arrivals.h"
#include "core/generate/passes.h"

#include <algorithm>
#include <limits>

namespace cave {

namespace {

bool isWithin(CellAt a, CellAt b, int radius)
{
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return dx * dx + dy * dy <= radius * radius + radius;
}

// Where things may be put: plain floor without a creature, not where a game starts, not where a thing was placed or
// removed by hand, and as far as asked from where the hero arrives.
BitGrid freeFloor(const RowContext& row)
{
    const LevelCanvas& canvas = row.canvas;
    BitGrid free = canvas.free(*row.parameters.tile("on"));
    for (const Placement& thing : canvas.state().things)
        if (thing.table == KindTable::Creature)
            free.set(thing.x, thing.y, false);
    const auto& start = canvas.dungeon().start;
    if (start && start->at.level == canvas.level().uid && free.contains(start->at.x, start->at.y))
        free.set(start->at.x, start->at.y, false);
    if (const int radius = row.parameters.number("away"); radius > 0)
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
bool getsSomething(const RowContext& row)
{
    const std::string& spread = row.parameters.choice("spread");
    const Uid here = row.canvas.level().uid;
    if (spread == "chance")
        return row.shared.perMille(row.parameters.number("chance"), Draw::Level, here.value);
    if (spread == "quota") {
        const std::uint64_t own = row.shared.at(Draw::Level, here.value);
        const auto before =
            std::ranges::count_if(row.levels, [&](Uid level) { return row.shared.at(Draw::Level, level.value) < own; });
        return before < row.parameters.number("quota");
    }
    if (spread == "steps") {
        const int least = row.parameters.number("least_step");
        const int most = std::max(least, row.parameters.number("most_step"));
        std::size_t next = 0;
        for (std::uint64_t step = 0; next < row.levels.size(); ++step) {
            next += static_cast<std::size_t>(row.shared.stream(Draw::Level, step).between(least, most));
            if (next <= row.levels.size() && row.levels[next - 1] == here)
                return true;
        }
        return false;
    }
    return true;
}

// How many of `most`, for one place that is asked for them.
int countOf(const RowContext& row, std::uint64_t place)
{
    const int most = row.parameters.number("count");
    return row.parameters.flag("uniform") ? row.chance.stream(Draw::Count, place).between(0, most) : most;
}

class Spawning {
public:
    explicit Spawning(RowContext& row)
        : m_row(row), m_table(row.parameters.table("table")), m_free(freeFloor(row)),
          m_apart(row.parameters.number("apart"))
    {
    }

    bool hasKinds() const { return !m_table.isEmpty(); }

    // On the free ones of these cells, a BitGrid or a list.
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
            thing.levels = m_row.parameters.number("levels");
        m_row.canvas.addThing(thing);
        m_free.set(cell.x, cell.y, false);
        m_placed.push_back(cell);
        ++m_row.report.done;
    }

    RowContext& m_row;
    Weighted m_table;
    BitGrid m_free;
    std::vector<CellAt> m_placed;
    int m_apart; // cells, 0: as they come
};

void runSpawn(RowContext& row)
{
    if (!getsSomething(row))
        return;
    Spawning spawning(row);
    if (!spawning.hasKinds()) {
        if (row.parameters.table("table").kinds.empty())
            row.report.miss(RowState::Skipped, {CAVE_TEXT("recipe", "The table is empty.")});
        return; // nothing of the table comes at this depth
    }
    const std::string& per = row.parameters.choice("per");
    if (per == "room") {
        for (const Room& room : row.canvas.state().rooms)
            spawning.place(spawning.freeCells(room), countOf(row, room.uid));
    } else {
        const int most = countOf(row, 0);
        const int count =
            per == "hundred" ? static_cast<int>(std::int64_t{most} * spawning.free().count() / 100) : most;
        spawning.place(spawning.free(), count);
    }
    if (row.report.done < row.report.asked)
        row.report.miss(RowState::Partial,
                        {CAVE_TEXT_N("recipe", "There was free floor for only %n thing(s)."), {}, row.report.done});
}

} // namespace

Pass spawnPass()
{
    return {.type = "spawn",
            .title = CAVE_LABEL("Creatures and items"),
            .help = CAVE_LABEL("Puts creatures and items on free floor, each kind by its weight."),
            .parameters =
                {{.id = "count",
                  .kind = ParameterKind::Integer,
                  .standard = 15,
                  .low = 0,
                  .high = 100'000,
                  .unit = CAVE_LABEL("things"),
                  .help = CAVE_LABEL("How many; of a curve, by depth.")},
                 {.id = "per",
                  .kind = ParameterKind::Choice,
                  .standard = "level",
                  .choices = {"level", "room", "hundred"},
                  .help = CAVE_LABEL("Whether the number is for each level, each room, or each hundred free cells.")},
                 {.id = "uniform",
                  .kind = ParameterKind::Flag,
                  .standard = false,
                  .help = CAVE_LABEL("Draws a number from 0 to the given one instead of just that.")},
                 {.id = "table",
                  .kind = ParameterKind::Table,
                  .standard = Json::Array{},
                  .help = CAVE_LABEL("The kinds and how often each comes beside the others; weights may go by depth.")},
                 {.id = "on",
                  .kind = ParameterKind::Tile,
                  .standard = "floor",
                  .help = CAVE_LABEL("The tile that things are put on.")},
                 {.id = "away",
                  .kind = ParameterKind::Integer,
                  .standard = 0,
                  .low = 0,
                  .high = 1000,
                  .unit = CAVE_LABEL("cells"),
                  .help = CAVE_LABEL("Nothing is put within this radius of where the hero arrives.")},
                 {.id = "apart",
                  .kind = ParameterKind::Integer,
                  .standard = 0,
                  .low = 0,
                  .high = 1000,
                  .unit = CAVE_LABEL("cells"),
                  .help = CAVE_LABEL("The least distance between two things of this row.")},
                 {.id = "levels",
                  .kind = ParameterKind::Integer,
                  .standard = 0,
                  .low = 0,
                  .high = kMostLevels,
                  .unit = CAVE_LABEL("levels"),
                  .help = CAVE_LABEL("How many levels each creature has gained before the game starts.")},
                 {.id = "spread",
                  .kind = ParameterKind::Choice,
                  .standard = "every",
                  .choices = {"every", "chance", "steps", "quota"},
                  .help = CAVE_LABEL("Whether every level gets them, each level by a chance, one level every few, or "
                                     "only some levels.")},
                 {.id = "chance",
                  .kind = ParameterKind::PerMille,
                  .standard = 500,
                  .help = CAVE_LABEL("With the spread chance: how likely a level gets them.")},
                 {.id = "least_step",
                  .kind = ParameterKind::Integer,
                  .standard = 2,
                  .low = 1,
                  .high = kMaxDepth,
                  .unit = CAVE_LABEL("levels"),
                  .help = CAVE_LABEL("With the spread steps: the fewest levels from one to the next.")},
                 {.id = "most_step",
                  .kind = ParameterKind::Integer,
                  .standard = 4,
                  .low = 1,
                  .high = kMaxDepth,
                  .unit = CAVE_LABEL("levels"),
                  .help = CAVE_LABEL("With the spread steps: the most levels from one to the next.")},
                 {.id = "quota",
                  .kind = ParameterKind::Integer,
                  .standard = 1,
                  .low = 0,
                  .high = kMaxDepth,
                  .unit = CAVE_LABEL("levels"),
                  .help = CAVE_LABEL("With the spread quota: how many levels get them.")}},
            .runLevel = runSpawn,
            .levelPhase = Phase::Place,
            .facts = [](const RowParameters& parameters) {
                const bool byRoom = parameters.choice("per") == "room";
                return Facts{.needs = static_cast<std::uint8_t>(kBase | (byRoom ? kRooms : 0))};
            }};
}

} // namespace cave
