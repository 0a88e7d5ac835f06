// SPDX-License-Identifier: MIT
// stairs@1: joins each level with the one below, and sets where a game starts and what it must reach.
#include "core/generate/passes.h"
#include "core/generate/regions.h"

#include <algorithm>
#include <map>
#include <set>

namespace cave {

namespace {

using RegionPair = std::pair<std::uint32_t, std::uint32_t>;

bool areStairs(const LevelCanvas& upper, const LevelCanvas& lower, int x, int y)
{
    return upper.kind(x, y).leads == Leads::Down && lower.kind(x, y).leads == Leads::Up;
}

// Region pairs of two levels with the cells that both have as plain floor, and those that stairs join already.
struct Overlaps {
    std::map<RegionPair, std::vector<CellAt>> shared;
    std::set<RegionPair> joined;
};

Overlaps findOverlaps(const LevelCanvas& upper, const LevelCanvas& lower)
{
    const Regions above = labelRegions(upper.walkable(), Way::Eight);
    const Regions below = labelRegions(lower.walkable(), Way::Eight);
    Overlaps overlaps;
    for (int y = 0; y < upper.height(); ++y)
        for (int x = 0; x < upper.width(); ++x) {
            const RegionPair pair{above.ids[x, y], below.ids[x, y]};
            if (pair.first == 0 || pair.second == 0)
                continue;
            auto& cells = overlaps.shared[pair];
            if (areStairs(upper, lower, x, y))
                overlaps.joined.insert(pair);
            else if (upper.isPlainFloor(x, y) && lower.isPlainFloor(x, y))
                cells.push_back({x, y});
        }
    return overlaps;
}

// One link for this choice of shared cells, at the cell of lowest rank. False when there is none.
bool link(LevelCanvas& upper, LevelCanvas& lower, const Chance& chance, std::vector<CellAt> cells)
{
    const auto chosen = chance.lowest(std::move(cells), 1, Draw::Rank);
    if (chosen.empty())
        return false;
    upper.set(chosen[0].x, chosen[0].y, upper.catalogue().stairsDown());
    lower.set(chosen[0].x, chosen[0].y, lower.catalogue().stairsUp());
    return true;
}

void linkEveryPair(LevelCanvas& upper, LevelCanvas& lower, const Chance& chance, RowReport& report)
{
    const Overlaps overlaps = findOverlaps(upper, lower);
    for (const auto& [pair, cells] : overlaps.shared) {
        if (overlaps.joined.contains(pair))
            continue;
        ++report.asked;
        report.done += link(upper, lower, chance, cells);
    }
}

void linkOnce(LevelCanvas& upper, LevelCanvas& lower, const Chance& chance, RowReport& report)
{
    const Overlaps overlaps = findOverlaps(upper, lower);
    if (!overlaps.joined.empty())
        return;
    std::vector<CellAt> all;
    for (const auto& [pair, cells] : overlaps.shared)
        all.insert(all.end(), cells.begin(), cells.end());
    ++report.asked;
    report.done += link(upper, lower, chance, std::move(all));
}

std::vector<CellAt> plainFloor(const LevelCanvas& canvas)
{
    std::vector<CellAt> cells;
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (canvas.isPlainFloor(x, y))
                cells.push_back({x, y});
    return cells;
}

void placeStart(DungeonContext& context, const DungeonContext::RowOnLevel& row)
{
    Dungeon& dungeon = context.dungeon;
    if (dungeon.start && dungeon.start->byHand)
        return;
    const LevelCanvas& canvas = context.canvases[static_cast<std::size_t>(row.z)];
    ++context.report.asked;
    for (const CellAt cell : row.chance.lowest(plainFloor(canvas), 1, Draw::Start)) {
        dungeon.start = Start{{canvas.level().uid, cell.x, cell.y}, false};
        ++context.report.done;
    }
}

void placeGoal(DungeonContext& context, const DungeonContext::RowOnLevel& row, TileId goal)
{
    LevelCanvas& canvas = context.canvases[static_cast<std::size_t>(row.z)];
    std::vector<CellAt> cells = plainFloor(canvas);
    const auto isStart = [&](CellAt cell) {
        return context.dungeon.start && context.dungeon.start->at == Place{canvas.level().uid, cell.x, cell.y};
    };
    std::erase_if(cells, isStart);
    ++context.report.asked;
    for (const CellAt cell : row.chance.lowest(std::move(cells), 1, Draw::Goal))
        context.report.done += canvas.set(cell.x, cell.y, goal);
}

void run(DungeonContext& context)
{
    const int last = context.dungeon.depth() - 1;
    for (const DungeonContext::RowOnLevel& row : context.rows) {
        LevelCanvas& upper = context.canvases[static_cast<std::size_t>(row.z)];
        if (row.z < last) {
            LevelCanvas& lower = context.canvases[static_cast<std::size_t>(row.z) + 1];
            (row.parameters.choice("link") == "every" ? linkEveryPair : linkOnce)(upper, lower, row.chance,
                                                                                  context.report);
        }
        if (row.z == 0 && row.parameters.flag("start"))
            placeStart(context, row);
        if (const auto goal = row.parameters.tile("goal"); goal && row.z == last)
            placeGoal(context, row, *goal);
    }
    if (context.report.done < context.report.asked) {
        context.report.state = RowState::Partial;
        context.report.why = {CAVE_TEXT("recipe", "Some levels share too little floor for all their stairs.")};
    }
}

} // namespace

Pass stairsPass()
{
    return {
        .type = "stairs",
        .title = CAVE_LABEL("Stairs"),
        .help = CAVE_LABEL("Joins each level with the one below it; sets the start and the goal."),
        .parameters = {{.id = "link",
                        .kind = ParameterKind::Choice,
                        .standard = "every",
                        .choices = {"every", "one"},
                        .help = CAVE_LABEL(
                            "Stairs for every pair of caves that lie over each other, or one pair of stairs a level.")},
                       {.id = "start",
                        .kind = ParameterKind::Flag,
                        .standard = true,
                        .help = CAVE_LABEL("Whether the first level gets the place where a game starts.")},
                       {.id = "goal",
                        .kind = ParameterKind::Tile,
                        .standard = "",
                        .help = CAVE_LABEL("A tile that is put on the last level; none when empty.")}},
        .runDungeon = run,
        .facts =
            [](const RowParameters& parameters) {
                const bool anyParts = parameters.choice("link") == "every";
                return Facts{.needs = static_cast<std::uint8_t>(kBase | (anyParts ? 0 : kConnected)), .gives = kStairs};
            },
        .byPair = true};
}

} // namespace cave
