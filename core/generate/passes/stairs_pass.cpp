// SPDX-License-Identifier: MIT
// stairs@1: joins each level with the one below, and sets where a game starts and what it must reach.
// Promise: both ends of a link exist and lie on what was plain floor of the row's area, and no cell holds two of them.
#include "core/generate/arrivals.h"
#include "core/generate/overlaps.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

#include <algorithm>
#include <ranges>

namespace cave {

namespace {

struct StairsParameters {
    enum class How : std::uint8_t { Every, One, Far, LastRoom, Anchors, Hole, None };
    enum class StartAt : std::uint8_t { Floor, Room, Far, None };
    enum class GoalAt : std::uint8_t { Floor, LastRoom, Far };
    enum class GoalOn : std::uint8_t { Last, Here };
    How link;
    TileId hole;
    Way way;
    StartAt start;
    std::optional<TileId> goal;
    GoalAt goalAt;
    GoalOn goalOn;
};
using StairsDungeon = DungeonContextOf<StairsParameters>;

// One row at work on a level and, unless it is the last, the level below.
struct Joining {
    StairsDungeon& context;
    const StairsDungeon::RowOnLevel& row;
    LevelCanvas& upper;
    LevelCanvas* lower; // null below the last level
    RowReport& report() const { return context.report; }
    Place placeOn(const LevelCanvas& canvas, CellAt cell) const { return {canvas.level().uid, cell.x, cell.y}; }
};

// Where the row may put something.
BitGrid plainFloor(const Joining& joining, const LevelCanvas& canvas)
{
    BitGrid cells = canvas.plainFloor();
    cells -= canvas.fixed();
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

// One link for each pair of regions that lie over each other, at their cell of lowest rank. A row with an area is not
// asked for those that share no floor where it may write.
void joinEveryPair(const Joining& joining)
{
    const LevelCanvas& upper = joining.upper;
    const Ranks ranks(joining.row.chance, Draw::Rank, upper.width(), upper.height());
    const Shared shared = findShared(joining);
    const bool hasArea = upper.hasArea() || joining.lower->hasArea();
    const Way way = joining.row.parameters.way;
    for (const Overlap& overlap :
         findOverlaps(upper.runs(way), joining.lower->runs(way), shared.floor, shared.stairs, ranks)) {
        if (overlap.isJoined || (hasArea && !overlap.best))
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

constexpr int kMostTunnels = 64; // places that are tried

// Stairs on some floor of one level, and on the other a tunnel from their end.
bool joinByTunnel(const Joining& joining, const LevelCanvas& floor, LevelCanvas& rock)
{
    BitGrid cells(rock.width(), rock.height());
    plainFloor(joining, floor).forEach([&](int x, int y) {
        cells.set(x, y, rock.mayWrite(x, y) && rock.kind(x, y).diggable());
    });
    for (const CellAt cell : joining.row.chance.lowest(cells, kMostTunnels, Draw::Rank)) {
        if (!digToFloor(rock, cell))
            continue; // walled in by what may not be dug
        joining.report().why = {CAVE_TEXT("recipe", "The levels share no floor: a tunnel leads to the stairs.")};
        putStairs(joining, cell);
        return true;
    }
    return false;
}

// Two levels that share no floor: the tunnel is on the lower one if it can be.
bool joinByTunnel(const Joining& joining)
{
    return joinByTunnel(joining, joining.upper, *joining.lower) || joinByTunnel(joining, *joining.lower, joining.upper);
}

// Whoever says where stairs are to be does not see why there are none.
void tellOfStairsElsewhere(const Joining& joining, const BitGrid& stairs)
{
    bool isInArea = false;
    stairs.forEach([&](int x, int y) { isInArea |= joining.upper.isInArea(x, y) && joining.lower->isInArea(x, y); });
    if (!isInArea)
        joining.report().tell(RowState::Skipped,
                              {CAVE_TEXT("recipe", "Stairs outside of the row's area join the levels already.")});
}

void joinOnce(const Joining& joining, bool isFar)
{
    auto [cells, stairs] = findShared(joining);
    if (stairs.isAnySet())
        return tellOfStairsElsewhere(joining, stairs);
    if (const auto from = arrivalsOn(joining.upper); isFar && !from.empty())
        cells = farCells(joining.upper, cells, from);
    ++joining.report().asked;
    joining.report().done += joinAtOneOf(joining, cells) || joinByTunnel(joining);
}

// The plain floor of a room, in the row's area, that is nearest to its middle.
std::optional<CellAt> middleOf(const LevelCanvas& canvas, const Room& room)
{
    Room plain = room;
    std::erase_if(plain.cells, [&](CellAt cell) {
        return !canvas.isPlainFloor(cell.x, cell.y) || !canvas.isInArea(cell.x, cell.y);
    });
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

bool isInArea(const LevelCanvas& canvas, const Room& room)
{
    return std::ranges::any_of(room.cells, [&](CellAt cell) { return canvas.isInArea(cell.x, cell.y); });
}

// Of the first of these rooms that lies in the row's area, if only in part.
std::optional<CellAt> middleOfFirst(const LevelCanvas& canvas, std::ranges::range auto&& rooms)
{
    const auto first = std::ranges::find_if(rooms, [&](const Room& room) { return isInArea(canvas, room); });
    return first == std::ranges::end(rooms) ? std::nullopt : middleOf(canvas, *first);
}

std::optional<CellAt> middleOfFirst(const LevelCanvas& canvas) { return middleOfFirst(canvas, canvas.state().rooms); }

std::optional<CellAt> middleOfLast(const LevelCanvas& canvas)
{
    return middleOfFirst(canvas, canvas.state().rooms | std::views::reverse);
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
    using How = StairsParameters::How;
    const TileId down = joining.upper.catalogue().stairsDown();
    switch (joining.row.parameters.link) {
    case How::Every: return joinEveryPair(joining);
    case How::One: return joinOnce(joining, false);
    case How::Far: return joinOnce(joining, true);
    case How::LastRoom: return link(joining, middleOfLast(joining.upper), down, middleOfFirst(*joining.lower), true);
    case How::Anchors:
        return link(joining, middleOfTagged(joining.upper, "stairs_down"), down,
                    middleOfTagged(*joining.lower, "stairs_up"), false);
    case How::Hole:
        return link(joining, anyFloor(joining, joining.upper, Draw::Rank), joining.row.parameters.hole,
                    anyFloor(joining, *joining.lower, Draw::Landing), true);
    case How::None: return;
    }
}

void placeStart(const Joining& joining)
{
    using StartAt = StairsParameters::StartAt;
    const StartAt where = joining.row.parameters.start;
    auto& start = joining.context.dungeon.start;
    if (where == StartAt::None || (start && start->byHand))
        return;
    BitGrid cells = plainFloor(joining, joining.upper);
    if (where == StartAt::Far) {
        std::vector<CellAt> down;
        joining.upper.cellsWhere([](const TileKind& kind) { return kind.leads == Leads::Down; })
            .forEach([&](int x, int y) { down.push_back({x, y}); });
        cells = farCells(joining.upper, cells, down);
    } else if (where == StartAt::Room) {
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
    using GoalAt = StairsParameters::GoalAt;
    const GoalAt where = joining.row.parameters.goalAt;
    BitGrid cells = plainFloor(joining, joining.upper);
    if (where == GoalAt::Far)
        cells = farCells(joining.upper, cells, arrivalsOn(joining.upper));
    else if (where == GoalAt::LastRoom)
        cells = only(cells.box(), middleOfLast(joining.upper));
    ++joining.report().asked;
    for (const CellAt cell : joining.row.chance.lowest(cells, 1, Draw::Goal))
        joining.report().done += joining.upper.set(cell, goal);
}

void runStairs(StairsDungeon& context)
{
    const StairsDungeon::RowOnLevel& row = context.rows.front();
    const auto z = static_cast<std::size_t>(row.z);
    const bool isLast = z + 1 == context.canvases.size();
    const Joining joining{context, row, context.canvases[z], isLast ? nullptr : &context.canvases[z + 1]};
    if (!isLast)
        joinLevels(joining);
    if (z == 0)
        placeStart(joining);
    if (const auto goal = row.parameters.goal;
        goal && (isLast || row.parameters.goalOn == StairsParameters::GoalOn::Here))
        placeGoal(joining, *goal);
    if (context.report.done < context.report.asked)
        context.report.tell(RowState::Partial,
                            {CAVE_TEXT("recipe", "There is too little floor for all stairs, the start or the goal.")});
    else if (context.report.state == RowState::Skipped && context.report.done > 0)
        context.report.state = RowState::Partial; // the start or the goal is there
}

Facts factsOfStairs(const StairsParameters& parameters, const Catalogue&)
{
    using P = StairsParameters;
    const P::How how = parameters.link;
    std::uint8_t needs = kBase;
    if (how == P::How::One || how == P::How::Far || how == P::How::LastRoom || how == P::How::Anchors)
        needs |= kConnected;
    if (how == P::How::LastRoom || parameters.start == P::StartAt::Room || parameters.goalAt == P::GoalAt::LastRoom)
        needs |= kRooms;
    return {.needs = needs, .gives = kStairs};
}

} // namespace

Pass stairsPass()
{
    using P = StairsParameters;
    return makePass<P>(
        {.type = "stairs",
         .title = CAVE_LABEL("recipe", "Stairs"),
         .help = CAVE_LABEL("recipe", "Joins each level with the one below it; sets the start and the goal."),
         .runDungeon = runStairs,
         .facts = factsOfStairs,
         .byPair = true},
        {field(
             "link", CAVE_LABEL("Parameters", "Link"), &P::link,
             Choice<P::How>{P::How::Every,
                            {{"every", P::How::Every},
                             {"one", P::How::One},
                             {"far", P::How::Far},
                             {"last_room", P::How::LastRoom},
                             {"anchors", P::How::Anchors},
                             {"hole", P::How::Hole},
                             {"none", P::How::None}}},
             CAVE_LABEL("recipe",
                        "Stairs for every pair of caves that lie over each other, one pair of stairs a level, one pair "
                        "far from where the hero arrives, a one-way stair from the last room to the first room below, "
                        "stairs in the rooms tagged stairs_down and stairs_up, a one-way hole, or none.")),
         field("hole", CAVE_LABEL("Parameters", "Hole"), &P::hole, Tile{"hole"},
               CAVE_LABEL("recipe", "The tile that leads down one way.")),
         field("way", CAVE_LABEL("Parameters", "Directions"), &P::way,
               Choice<Way>{Way::Eight, {{"4", Way::Four}, {"8", Way::Eight}}},
               CAVE_LABEL("recipe", "Whether caves that touch only at a corner are one.")),
         field("start", CAVE_LABEL("Parameters", "Start"), &P::start,
               Choice<P::StartAt>{P::StartAt::Floor,
                                  {{"floor", P::StartAt::Floor},
                                   {"room", P::StartAt::Room},
                                   {"far", P::StartAt::Far},
                                   {"none", P::StartAt::None}}},
               CAVE_LABEL("recipe", "Where a game starts on the first level: on any floor, in the middle of the "
                                    "first room, far from the stairs down, or not set.")),
         field("goal", CAVE_LABEL("Parameters", "Goal"), &P::goal, NoTile{},
               CAVE_LABEL("recipe", "A tile that the hero must reach; none when empty.")),
         field("goal_at", CAVE_LABEL("Parameters", "Goal at"), &P::goalAt,
               Choice<P::GoalAt>{
                   P::GoalAt::Floor,
                   {{"floor", P::GoalAt::Floor}, {"last_room", P::GoalAt::LastRoom}, {"far", P::GoalAt::Far}}},
               CAVE_LABEL("recipe", "Where the goal lies: on any floor, in the last room, or far from where the hero "
                                    "arrives.")),
         field("goal_on", CAVE_LABEL("Parameters", "Goal on"), &P::goalOn,
               Choice<P::GoalOn>{P::GoalOn::Last, {{"last", P::GoalOn::Last}, {"here", P::GoalOn::Here}}},
               CAVE_LABEL("recipe", "Whether only the last level gets the goal, or every level with this row."))});
}

} // namespace cave
