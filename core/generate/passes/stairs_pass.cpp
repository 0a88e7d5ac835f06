// SPDX-License-Identifier: MIT
// stairs@1: joins each level with the one below, and sets where a game starts and what it must reach.
// Promise: both ends of a link exist and lie on what was plain floor, and no cell holds two of them.
#include "core/generate/arrivals.h"
#include "core/generate/overlaps.h"
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

namespace {

// One row at work on a level and, unless it is the last, the level below.
struct Joining {
    DungeonContext& context;
    const DungeonContext::RowOnLevel& row;
    LevelCanvas& upper;
    LevelCanvas* lower; // null below the last level
    RowReport& report() const { return context.report; }
    Way way() const { return row.parameters.choice("way") == "4" ? Way::Four : Way::Eight; }
    Place placeOn(const LevelCanvas& canvas, CellAt cell) const { return {canvas.level().uid, cell.x, cell.y}; }
};

BitGrid plainFloor(const Joining& joining, const LevelCanvas& canvas)
{
    BitGrid cells = canvas.plainFloor();
    const auto& start = joining.context.dungeon.start;
    if (start && start->at.level == canvas.level().uid && cells.contains(start->at.x, start->at.y))
        cells.set(start->at.x, start->at.y, false);
    return cells;
}

// Those of `cells` that are at least two thirds as far from `from` as the farthest of them; all when nothing is.
BitGrid farCells(const LevelCanvas& canvas, const BitGrid& cells, std::span<const CellAt> from)
{
    const Grid<int> steps = canvas.distances(from);
    int farthest = 0;
    cells.forEach([&](int x, int y) { farthest = std::max(farthest, steps[x, y]); });
    BitGrid far(cells.width(), cells.height());
    cells.forEach([&](int x, int y) { far.set(x, y, steps[x, y] * 3 >= farthest * 2); });
    return far;
}

// What two levels have at the same cells.
struct Shared {
    BitGrid floor; // plain on both
    BitGrid stairs; // that join them already
};

Shared findShared(const Joining& joining)
{
    const LevelCanvas& upper = joining.upper;
    const LevelCanvas& lower = *joining.lower;
    Shared shared{plainFloor(joining, upper), BitGrid(upper.width(), upper.height())};
    BitGrid others = upper.walkable(); // few: nearly all is plain floor
    others &= lower.walkable();
    others -= shared.floor;
    others.forEach([&](int x, int y) {
        shared.stairs.set(x, y, upper.kind(x, y).leads == Leads::Down && lower.kind(x, y).leads == Leads::Up);
    });
    shared.floor &= plainFloor(joining, lower);
    return shared;
}

void putStairs(const Joining& joining, CellAt cell)
{
    joining.upper.set(cell, joining.upper.catalogue().stairsDown());
    joining.lower->set(cell, joining.lower->catalogue().stairsUp());
}

// One link at the cell of lowest rank among these. False when there is none.
bool joinAtOneOf(const Joining& joining, const BitGrid& cells)
{
    const auto chosen = joining.row.chance.lowest(cells, 1, Draw::Rank);
    for (const CellAt cell : chosen)
        putStairs(joining, cell);
    return !chosen.empty();
}

// One link for each pair of regions that lie over each other, at their cell of lowest rank.
void joinEveryPair(const Joining& joining)
{
    const LevelCanvas& upper = joining.upper;
    const Ranks ranks(joining.row.chance, Draw::Rank, upper.width(), upper.height());
    const Shared shared = findShared(joining);
    for (const Overlap& overlap : findOverlaps(upper.runs(joining.way()), joining.lower->runs(joining.way()),
                                               shared.floor, shared.stairs, ranks)) {
        if (overlap.isJoined)
            continue;
        ++joining.report().asked;
        if (!overlap.best)
            continue;
        putStairs(joining, *overlap.best);
        ++joining.report().done;
    }
}

// Digs from a cell of rock to the nearest floor, through what may be dug. False, and nothing dug, when none is reached.
bool digToFloor(LevelCanvas& canvas, CellAt from)
{
    const auto canDig = [&](CellAt cell) {
        return canvas.mayWrite(cell.x, cell.y) && canvas.kind(cell.x, cell.y).diggable();
    };
    Grid<int> before(canvas.width(), canvas.height(), -1); // index into the queue of the cell that we came from
    std::vector<CellAt> queue{from};
    before[from.x, from.y] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const CellAt here = queue[next];
        for (const CellAt there : {CellAt{here.x, here.y - 1}, CellAt{here.x + 1, here.y}, CellAt{here.x, here.y + 1},
                                   CellAt{here.x - 1, here.y}}) {
            if (canvas.isWalkable(there.x, there.y)) {
                for (std::size_t i = next; i != 0; i = static_cast<std::size_t>(before[queue[i].x, queue[i].y]))
                    canvas.set(queue[i], canvas.catalogue().dugFrom(canvas.tile(queue[i].x, queue[i].y)));
                return true;
            }
            if (!canvas.contains(there.x, there.y) || before[there.x, there.y] >= 0 || !canDig(there))
                continue;
            before[there.x, there.y] = static_cast<int>(next);
            queue.push_back(there);
        }
    }
    return false;
}

// Two levels that share no floor: stairs down from some floor, and below a tunnel from their foot.
bool joinByTunnel(const Joining& joining)
{
    LevelCanvas& lower = *joining.lower;
    BitGrid cells(lower.width(), lower.height());
    plainFloor(joining, joining.upper).forEach([&](int x, int y) {
        cells.set(x, y, lower.mayWrite(x, y) && lower.kind(x, y).diggable());
    });
    for (const CellAt cell : joining.row.chance.lowest(cells, 1, Draw::Rank)) {
        if (!digToFloor(lower, cell))
            return false;
        joining.report().why = {CAVE_TEXT("recipe", "The levels share no floor: a tunnel leads to the stairs.")};
        putStairs(joining, cell);
        return true;
    }
    return false;
}

void joinOnce(const Joining& joining, bool isFar)
{
    auto [cells, stairs] = findShared(joining);
    if (stairs.isAnySet())
        return;
    if (const auto from = arrivalsOn(joining.upper); isFar && !from.empty())
        cells = farCells(joining.upper, cells, from);
    ++joining.report().asked;
    joining.report().done += joinAtOneOf(joining, cells) || joinByTunnel(joining);
}

// The plain floor of a room that is nearest to its middle.
std::optional<CellAt> middleOf(const LevelCanvas& canvas, const Room& room)
{
    Room plain = room;
    std::erase_if(plain.cells, [&](CellAt cell) { return !canvas.isPlainFloor(cell.x, cell.y); });
    return plain.cells.empty() ? std::nullopt : std::optional(plain.centre());
}

std::optional<CellAt> middleOfTagged(const LevelCanvas& canvas, std::string_view tag)
{
    for (const Room& room : canvas.state().rooms)
        if (room.hasTag(tag))
            if (const auto cell = middleOf(canvas, room))
                return cell;
    return std::nullopt;
}

std::optional<CellAt> middleOfFirst(const LevelCanvas& canvas)
{
    return canvas.state().rooms.empty() ? std::nullopt : middleOf(canvas, canvas.state().rooms.front());
}

std::optional<CellAt> middleOfLast(const LevelCanvas& canvas)
{
    return canvas.state().rooms.empty() ? std::nullopt : middleOf(canvas, canvas.state().rooms.back());
}

BitGrid only(const Box& level, std::optional<CellAt> cell)
{
    BitGrid cells(level.width, level.height);
    if (cell)
        cells.set(cell->x, cell->y);
    return cells;
}

void link(const Joining& joining, std::optional<CellAt> from, TileId tile, std::optional<CellAt> to, bool oneWay)
{
    ++joining.report().asked;
    if (!from || !to)
        return;
    joining.upper.set(*from, tile);
    if (!oneWay)
        joining.lower->set(*to, joining.lower->catalogue().stairsUp());
    joining.context.dungeon.links.push_back(
        {joining.placeOn(joining.upper, *from), joining.placeOn(*joining.lower, *to), oneWay, joining.report().row});
    ++joining.report().done;
}

std::optional<CellAt> anyFloor(const Joining& joining, const LevelCanvas& canvas, Draw tag)
{
    const auto chosen = joining.row.chance.lowest(plainFloor(joining, canvas), 1, tag);
    return chosen.empty() ? std::nullopt : std::optional(chosen.front());
}

void joinLevels(const Joining& joining)
{
    const std::string& how = joining.row.parameters.choice("link");
    const TileId down = joining.upper.catalogue().stairsDown();
    if (how == "every")
        joinEveryPair(joining);
    else if (how == "one" || how == "far")
        joinOnce(joining, how == "far");
    else if (how == "last_room")
        link(joining, middleOfLast(joining.upper), down, middleOfFirst(*joining.lower), true);
    else if (how == "anchors")
        link(joining, middleOfTagged(joining.upper, "stairs_down"), down, middleOfTagged(*joining.lower, "stairs_up"),
             false);
    else if (how == "hole")
        link(joining, anyFloor(joining, joining.upper, Draw::Rank), *joining.row.parameters.tile("hole"),
             anyFloor(joining, *joining.lower, Draw::Landing), true);
}

void placeStart(const Joining& joining)
{
    const std::string& where = joining.row.parameters.choice("start");
    auto& start = joining.context.dungeon.start;
    if (where == "none" || (start && start->byHand))
        return;
    BitGrid cells = plainFloor(joining, joining.upper);
    if (where == "far") {
        std::vector<CellAt> down;
        joining.upper.cellsWhere([](const TileKind& kind) { return kind.leads == Leads::Down; })
            .forEach([&](int x, int y) { down.push_back({x, y}); });
        cells = farCells(joining.upper, cells, down);
    } else if (where == "room") {
        cells = only(cells.box(), middleOfFirst(joining.upper));
    }
    ++joining.report().asked;
    for (const CellAt cell : joining.row.chance.lowest(cells, 1, Draw::Start)) {
        start = Start{joining.placeOn(joining.upper, cell), false};
        ++joining.report().done;
    }
}

void placeGoal(const Joining& joining, TileId goal)
{
    const std::string& where = joining.row.parameters.choice("goal_at");
    BitGrid cells = plainFloor(joining, joining.upper);
    if (where == "far")
        cells = farCells(joining.upper, cells, arrivalsOn(joining.upper));
    else if (where == "last_room")
        cells = only(cells.box(), middleOfLast(joining.upper));
    ++joining.report().asked;
    for (const CellAt cell : joining.row.chance.lowest(cells, 1, Draw::Goal))
        joining.report().done += joining.upper.set(cell, goal);
}

void runStairs(DungeonContext& context)
{
    const DungeonContext::RowOnLevel& row = context.rows.front();
    const auto z = static_cast<std::size_t>(row.z);
    const bool isLast = z + 1 == context.canvases.size();
    const Joining joining{context, row, context.canvases[z], isLast ? nullptr : &context.canvases[z + 1]};
    if (!isLast)
        joinLevels(joining);
    if (z == 0)
        placeStart(joining);
    if (const auto goal = row.parameters.tile("goal"); goal && (isLast || row.parameters.choice("goal_on") == "here"))
        placeGoal(joining, *goal);
    if (context.report.done < context.report.asked)
        context.report.miss(RowState::Partial,
                            {CAVE_TEXT("recipe", "There is too little floor for all stairs, the start or the goal.")});
}

Facts factsOfStairs(const RowParameters& parameters)
{
    const std::string& how = parameters.choice("link");
    std::uint8_t needs = kBase;
    if (how == "one" || how == "far" || how == "last_room" || how == "anchors")
        needs |= kConnected;
    if (how == "last_room" || parameters.choice("start") == "room" || parameters.choice("goal_at") == "last_room")
        needs |= kRooms;
    return {.needs = needs, .gives = kStairs};
}

} // namespace

Pass stairsPass()
{
    return {.type = "stairs",
            .title = CAVE_LABEL("Stairs"),
            .help = CAVE_LABEL("Joins each level with the one below it; sets the start and the goal."),
            .parameters =
                {{.id = "link",
                  .kind = ParameterKind::Choice,
                  .standard = "every",
                  .choices = {"every", "one", "far", "last_room", "anchors", "hole", "none"},
                  .help = CAVE_LABEL(
                      "Stairs for every pair of caves that lie over each other, one pair of stairs a level, one pair "
                      "far from where the hero arrives, a one-way stair from the last room to the first room below, "
                      "stairs in the rooms tagged stairs_down and stairs_up, a one-way hole, or none.")},
                 {.id = "hole",
                  .kind = ParameterKind::Tile,
                  .standard = "hole",
                  .help = CAVE_LABEL("The tile that leads down one way.")},
                 {.id = "way",
                  .kind = ParameterKind::Choice,
                  .standard = "8",
                  .choices = {"4", "8"},
                  .help = CAVE_LABEL("Whether caves that touch only at a corner are one.")},
                 {.id = "start",
                  .kind = ParameterKind::Choice,
                  .standard = "floor",
                  .choices = {"floor", "room", "far", "none"},
                  .help = CAVE_LABEL("Where a game starts on the first level: on any floor, in the middle of the "
                                     "first room, far from the stairs down, or not set.")},
                 {.id = "goal",
                  .kind = ParameterKind::Tile,
                  .standard = "",
                  .help = CAVE_LABEL("A tile that the hero must reach; none when empty.")},
                 {.id = "goal_at",
                  .kind = ParameterKind::Choice,
                  .standard = "floor",
                  .choices = {"floor", "last_room", "far"},
                  .help = CAVE_LABEL("Where the goal lies: on any floor, in the last room, or far from where the hero "
                                     "arrives.")},
                 {.id = "goal_on",
                  .kind = ParameterKind::Choice,
                  .standard = "last",
                  .choices = {"last", "here"},
                  .help = CAVE_LABEL("Whether only the last level gets the goal, or every level with this row.")}},
            .runDungeon = runStairs,
            .facts = factsOfStairs,
            .byPair = true};
}

} // namespace cave
