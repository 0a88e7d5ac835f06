// SPDX-License-Identifier: MIT
// Getting on when all that is known is explored: by stairs, by searching, by digging.
#include "core/pilot/bot_concerns.h"
#include "core/pilot/bot_goal.h"
#include "core/pilot/plan/reserves.h"
#include "core/rules/facts/score.h"
#include "core/rules/verbs/search.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace cave::concern {

namespace {

constexpr int kDeep = 2; // cells around a cell that nobody has seen either, for digging to be worth it

constexpr int kMostAwaited = 200; // turns on a level

constexpr int kMostFalls = 2; // from a level: whoever leaps again comes down where it was before

constexpr int kCrowded = 20; // turns before stairs are tried again whose other end was crowded, twice as many each time
constexpr int kMostDoubled = 10;

struct Stairs {
    Position at;
    bool isUp = false;
    int uses = 0;
    int steps = 0;
};

int usesOf(Situation& now, Position stairs)
{
    const auto uses = now.notes().uses.find(stairs);
    return uses == now.notes().uses.end() ? 0 : uses->second;
}

// Those who never move crowd them for ever: whoever came back every few turns would get to nothing else.
bool areCrowded(Situation& now, Position stairs)
{
    const auto found = now.notes().crowded.find(stairs);
    if (found == now.notes().crowded.end())
        return false;
    const Crowd& crowd = found->second;
    const std::int64_t pause = std::int64_t{kCrowded} << std::min(crowd.times - 1, kMostDoubled);
    return now.world().state().turn < crowd.turn + pause;
}

// That can be reached, of those used least the ones down, then the nearest.
std::optional<Stairs> bestStairs(Situation& now, CellFacts among = fact::kUp | fact::kDown)
{
    std::optional<Stairs> best;
    const auto rank = [](const Stairs& stairs) { return std::tuple(2 * stairs.uses + stairs.isUp, stairs.steps); };
    for (std::size_t cell = 0; cell < now.level().size(); ++cell) {
        if ((now.level()[cell] & among) == 0)
            continue;
        const Position at = now.level().position(cell);
        const auto steps = now.stepsTo(at);
        if (!steps || areCrowded(now, at))
            continue;
        const Stairs stairs{at, (now.level()[cell] & fact::kUp) != 0, usesOf(now, at), *steps};
        if (!best || rank(stairs) < rank(*best))
            best = stairs;
    }
    return best;
}

// Down stairs that were never taken, or to a level that was left before all of it was seen.
bool leadsToMore(Situation& now, Position down)
{
    const auto below = static_cast<std::size_t>(now.at().z) + 1;
    return usesOf(now, down) == 0 || (below < now.mind().levels.size() && !now.mind().levels[below].isExplored);
}

// With nothing left here, on a level further down that was left before all of it was seen.
bool isMoreBelow(Situation& now)
{
    const std::vector<LevelNotes>& levels = now.mind().levels;
    const auto below = levels.begin() + now.at().z + 1;
    const auto deepest = levels.begin() + deepestLevel(now.world()) + 1;
    return now.notes().isExplored && below < deepest && !std::ranges::all_of(below, deepest, &LevelNotes::isExplored);
}

// What the goal takes lies under water or fire: these may go again.
bool isGoalDrowned(Situation& now)
{
    const World& world = now.world();
    return std::ranges::any_of(world.level(now.at().z).memory.things, [&](const RememberedThing& thing) {
        return isStillToGather(world, thing) &&
               (now.level().at({thing.x, thing.y, now.at().z}) & (fact::kBarred | fact::kDrowns | fact::kHarms)) != 0;
    });
}

bool isDeepUnknown(const KnownLevel& level, Position at)
{
    for (int y = at.y - kDeep; y <= at.y + kDeep; ++y)
        for (int x = at.x - kDeep; x <= at.x + kDeep; ++x)
            if (x < 0 || y < 0 || x >= level.width() || y >= level.height() ||
                (level[level.index(x, y)] & fact::kUnknown) == 0)
                return false;
    return true;
}

// Opens what can be dug or was never seen, and wants what lies deep in the unknown.
void openRock(Situation& now)
{
    const World& world = now.world();
    const Grid<TileId>& tiles = world.level(now.at().z).memory.tiles;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) {
            const std::size_t cell = now.level().index(x, y);
            const bool isUnknown = tiles[x, y] == kUnknownTile;
            if (isUnknown || world.catalogue().tile(tiles[x, y]).diggable())
                now.level().add(cell, fact::kOpen);
            if (isUnknown && isDeepUnknown(now.level(), {x, y, now.at().z}))
                now.level().add(cell, fact::kWanted);
        }
}

// Ground all of whose neighbours were within reach: what is hidden is hidden in the walls.
void noteSearch(Situation& now)
{
    constexpr int kReach = kSearchReach - 1;
    const Position at = now.at();
    for (int y = at.y - kReach; y <= at.y + kReach; ++y)
        for (int x = at.x - kReach; x <= at.x + kReach; ++x)
            if (now.world().contains({x, y, at.z}) && now.world().isVisible({x, y, at.z}))
                now.notes().searched.set(x, y);
}

} // namespace

std::optional<Command> leave(Situation& now)
{
    if (isGoalDrowned(now) && now.notes().awaited < kMostAwaited && !isInAHurry(now)) {
        ++now.notes().awaited;
        return Wait{};
    }
    const auto stairs = bestStairs(now);
    const bool leadsDown = stairs && !stairs->isUp;
    if (const auto step = leadsDown ? std::nullopt : leap(now))
        return step;
    // While it goes around somebody in a corridor only the way back may be left: that is none out.
    if (!stairs || stairs->uses > 0 || (stairs->isUp && now.mind().avoids > 0))
        return std::nullopt;
    return takeStairs(now, stairs->at);
}

// There is food on other levels, and time for what is left of this one is not. Resting waits too: see rest().
std::optional<Command> hurry(Situation& now)
{
    if (!isInAHurry(now))
        return std::nullopt;
    if (const auto food = fetchFood(now))
        return food;
    const auto down = bestStairs(now, fact::kDown);
    if (down && (isMoreBelow(now) || leadsToMore(now, down->at)))
        return takeStairs(now, down->at);
    if (down)
        return std::nullopt;
    const auto step = leap(now);
    return step ? step : pursue(now); // with the last strength
}

// There whoever rests can leave those who come.
std::optional<Command> goToTheWayDown(Situation& now)
{
    if (!now.notes().isExplored || !now.foes().empty() || (now.level().at(now.at()) & fact::kDown) != 0)
        return std::nullopt;
    const auto down = now.nearestInSafety(fact::kDown);
    return down && leadsToMore(now, *down) ? std::optional(now.stepTowards(*down)) : std::nullopt;
}

std::optional<Command> wanderOff(Situation& now)
{
    if (const auto step = tryOnceMore(now))
        return step;
    const auto stairs = bestStairs(now);
    return stairs ? std::optional(takeStairs(now, stairs->at)) : std::nullopt;
}

std::optional<Command> leap(Situation& now)
{
    const bool isBottom = now.at().z + 1 >= now.world().depth();
    const auto drop = isBottom || now.notes().falls >= kMostFalls ? std::nullopt : now.nearestDrop();
    return drop ? std::optional(now.stepTowards(*drop)) : std::nullopt;
}

std::optional<Command> search(Situation& now)
{
    if (!now.notes().searched.get(now.at().x, now.at().y)) {
        noteSearch(now);
        return Search{};
    }
    for (int y = 0; y < now.level().height(); ++y)
        for (int x = 0; x < now.level().width(); ++x)
            if (!now.notes().searched.get(x, y) && (now.level().at({x, y, now.at().z}) & fact::kOpen) != 0)
                now.level().add(now.level().index(x, y), fact::kWanted);
    const auto place = now.nearest(fact::kWanted);
    return place ? std::optional(now.stepTowards(*place)) : std::nullopt;
}

std::optional<Command> dig(Situation& now)
{
    if (!now.world().rules().dig)
        return std::nullopt;
    const KnownLevel before = now.level();
    openRock(now);
    const auto place = now.nearest(fact::kWanted);
    std::optional<Command> step;
    if (place)
        step = now.stepTowards(*place);
    now.level() = before;
    return step;
}

} // namespace cave::concern
