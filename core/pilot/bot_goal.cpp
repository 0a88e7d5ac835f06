// SPDX-License-Identifier: MIT
// Winning: going to where the goal is reached, and facing those who guard what it takes.
#include "core/pilot/bot_goal.h"

#include "core/pilot/bot_concerns.h"
#include "core/pilot/plan/reserves.h"
#include "core/pilot/route.h"
#include "core/rules/facts/score.h"
#include "core/world/goal_state.h"
#include "core/world/goals.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace cave {

namespace {

bool isOnlyPlaceMissing(const World& world)
{
    const GoalPart* missing = missingPart(world);
    return missing == nullptr || missing->goal == Goal::Reach;
}

// Whether the kind may leave something that is still to be gathered.
bool leavesWanted(const World& world, const CreatureKind& kind)
{
    const Rules& rules = world.rules();
    return std::ranges::any_of(kind.drops, [&](const DropRow& row) {
        return std::ranges::any_of(row.items, [&](const std::string& item) {
            return std::ranges::any_of(rules.parts, [&](const GoalPart& part) {
                return part.goal == Goal::Collect && part.kind == item && !isMet(world, part);
            });
        });
    });
}

bool isMissingFoe(const World& world, const CreatureKind& kind)
{
    return std::ranges::any_of(world.rules().parts, [&](const GoalPart& part) {
        return part.goal == Goal::Slay && part.kind == kind.id && !isMet(world, part);
    });
}

} // namespace

bool hasGathered(const World& world)
{
    const Rules& rules = world.rules();
    if (rules.goal == Goal::All)
        return hasGoalPlace(rules) && isOnlyPlaceMissing(world);
    return hasGoalPlace(rules) && (isCombined(rules) || gatheredForGoal(world) >= rules.collectCount);
}

bool isStillToGather(const World& world, const RememberedThing& thing)
{
    if (thing.table != KindTable::Item)
        return false;
    const ItemKind& kind = world.seenItem(thing.kind);
    if (!isGoalItem(world.rules(), kind.id))
        return false;
    const std::vector<GoalPart> parts = goalParts(world.rules());
    return std::ranges::any_of(parts, [&](const GoalPart& part) {
        return part.goal == Goal::Collect && part.kind == kind.id && !isMet(world, part);
    });
}

bool isGuardian(const World& world, const CreatureKind& kind)
{
    const Rules& rules = world.rules();
    if (rules.goal == Goal::Slay)
        return kind.id == rules.goalKind;
    if (isCombined(rules))
        return isMissingFoe(world, kind) || leavesWanted(world, kind);
    const auto leavesIt = [&](const DropRow& row) {
        return std::ranges::find(row.items, rules.collectKind) != row.items.end();
    };
    return rules.goal == Goal::Collect && std::ranges::any_of(kind.drops, leavesIt) && !hasGathered(world);
}

namespace concern {

namespace {

constexpr int kBeside = 2; // cells from its post: who is not seen from there is not about
constexpr int kMostReturns = 2; // to a level, before what is out of reach there is let be
constexpr int kMostSought = 2000; // turns on the way to somebody or to a level, before that is given up
constexpr int kInVain = 100; // of them, for finding the way to a level shut

// What the hero can take before it falls: what it carries to heal itself counts.
bool isTooStrong(Situation& now, const CreatureKind& kind, CreatureKindId id)
{
    const auto met = now.mind().met.find(id);
    const Fighter numbers =
        met == now.mind().met.end() ? Fighter{kind.health, kind.attack, kind.defence, kind.speed} : met->second;
    return lossAgainst(now.world().rules(), now.fighter(), numbers) * 2 >= std::int64_t{100} * healthInReserve(now);
}

// The first step of the way over known stairs; nothing when none leads there.
std::optional<Command> stepOnTheWay(Situation& now, Position to)
{
    if (to.z == now.at().z && to != now.at() && now.reach(to))
        return now.stepTowards(to);
    const auto route = stairsOnTheWay(now.world(), now.at(), to);
    if (!route || route->stairs.empty())
        return std::nullopt;
    const Position stairs = route->stairs.front();
    if (stairs != now.at() && !now.stepsTo(stairs))
        return std::nullopt;
    return takeStairs(now, stairs);
}

bool isSlain(const World& world, CreatureKindId kind)
{
    return std::ranges::find(world.state().slain, kind, &SlainKind::kind) != world.state().slain.end();
}

// Where it was last seen, or where it keeps going back to; nothing where the hero has seen that it is at neither.
std::optional<Position> placeOf(const World& world, EntityId who, Guardian& guardian)
{
    for (int z = 0; z < world.depth(); ++z)
        for (const RememberedThing& thing : world.level(z).memory.things)
            if (thing.table == KindTable::Creature && thing.id == who)
                return Position{thing.x, thing.y, z};
    guardian.isMissed |= world.isVisible(guardian.post) && distance(world.hero().at, guardian.post) <= kBeside;
    return guardian.isMissed || isSlain(world, guardian.kind) ? std::nullopt : std::optional(guardian.post);
}

// Towards a guardian that was met, on whatever level; the one that was made first comes first.
std::optional<Command> approach(Situation& now, bool atAnyPrice)
{
    for (auto& [who, guardian] : now.mind().guardians) {
        const CreatureKind& kind = now.world().catalogue().creature(guardian.kind);
        const auto place = placeOf(now.world(), who, guardian);
        int& sought = now.mind().dealings[who].sought;
        if (!place || !isGuardian(now.world(), kind) || sought >= kMostSought ||
            (!atAnyPrice && isTooStrong(now, kind, guardian.kind)))
            continue;
        if (const auto step = stepOnTheWay(now, *place)) {
            ++sought;
            return step;
        }
    }
    return std::nullopt;
}

bool knowsAnyOf(const World& world, int z, std::span<const TileId> tiles)
{
    const std::span<const TileId> known = world.level(z).memory.tiles.cells();
    static_assert(sizeof(TileId) == 1);
    return std::ranges::any_of( // asked every turn about every cell of a dungeon
        tiles, [&](TileId tile) { return std::memchr(known.data(), tile, known.size()) != nullptr; });
}

// Stairs down that are known there and were never taken.
bool leadsOn(const World& world, int z, const LevelNotes& notes)
{
    const Grid<TileId>& known = world.level(z).memory.tiles;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (const TileId tile = known[x, y]; tile != kUnknownTile &&
                                                 world.catalogue().tile(tile).leads == Leads::Down &&
                                                 !notes.uses.contains({x, y, z}))
                return true;
    return false;
}

// On a level that must have one, since the hero has not got further down.
bool isWayDownHidden(Situation& now)
{
    const int z = now.at().z;
    return now.notes().isExplored && z == deepestLevel(now.world()) && z + 1 < now.world().depth() &&
           !now.level().hasAnywhere(fact::kDown | fact::kFalls);
}

bool isToGatherThere(const World& world, int z)
{
    return std::ranges::any_of(world.level(z).memory.things,
                               [&](const RememberedThing& thing) { return isStillToGather(world, thing); });
}

// However long it was tried in vain.
void tryAllThereAnew(Situation& now, int z)
{
    now.mind().levels[static_cast<std::size_t>(z)].spent.clear();
    for (const RememberedThing& thing : now.world().level(z).memory.things)
        now.mind().unreachable.erase(thing.id);
}

std::optional<Command> tryHereAnew(Situation& now)
{
    if (now.notes().returns >= kMostReturns)
        return std::nullopt;
    ++now.notes().returns;
    tryAllThereAnew(now, now.at().z);
    return explore(now);
}

template <typename Condition>
std::optional<Command> goBackTo(Situation& now, const Condition& isWorthIt)
{
    for (int z = now.world().depth() - 1; z >= 0; --z) {
        LevelNotes& notes = now.mind().levels[static_cast<std::size_t>(z)];
        if (z == now.at().z || notes.revisited >= kMostSought || !isWorthIt(z, notes))
            continue;
        const auto arrival = arrivalOn(now.world(), now.at(), z);
        const auto step = arrival ? stepOnTheWay(now, *arrival) : std::nullopt;
        if (!step) { // from a level that does not see who stands in the way it would come back here time and again
            notes.revisited += arrival ? kInVain : 0;
            continue;
        }
        ++notes.revisited;
        const bool isClimb = std::holds_alternative<ClimbUp>(*step) || std::holds_alternative<ClimbDown>(*step);
        if (isClimb && std::abs(z - now.at().z) == 1) {
            ++notes.returns;
            tryAllThereAnew(now, z);
        }
        return step;
    }
    return std::nullopt;
}

// Whoever means to fight goes there whole.
bool shouldRestFirst(Situation& now)
{
    const Creature& hero = now.hero();
    if (now.mind().isResting || !now.world().rules().heals() || isAtLeast(hero, now.persona().restTo))
        return false;
    now.mind().isResting = true;
    return true;
}

} // namespace

std::optional<Command> finish(Situation& now)
{
    if (!hasGathered(now.world()))
        return std::nullopt;
    if (const auto goal = now.nearest(fact::kEnd))
        return now.stepTowards(*goal);
    const std::vector<TileId> ends = tilesThatEnd(now.world());
    for (int z = 0; z < now.world().depth(); ++z)
        if (z != now.at().z && knowsAnyOf(now.world(), z, ends))
            if (const auto arrival = arrivalOn(now.world(), now.at(), z))
                return stepOnTheWay(now, *arrival);
    return std::nullopt;
}

std::optional<Command> challenge(Situation& now)
{
    const auto step = approach(now, false);
    return step && shouldRestFirst(now) ? Command(Wait{}) : step;
}

std::optional<Command> pursue(Situation& now)
{
    const auto step = approach(now, true);
    return step && shouldRestFirst(now) ? Command(Wait{}) : step;
}

// For what the goal takes, then for what it has not seen. The deepest level first: what the hero looks for lies further
// down more often than not.
std::optional<Command> revisit(Situation& now)
{
    const auto isToGather = [&](int z, const LevelNotes& notes) {
        return notes.returns < kMostReturns && isToGatherThere(now.world(), z);
    };
    if (const auto step = goBackTo(now, isToGather))
        return step;
    if (isWayDownHidden(now))
        return tryHereAnew(now); // and then it is to be searched for
    const auto isToSee = [&](int z, const LevelNotes& notes) {
        return !notes.isExplored || leadsOn(now.world(), z, notes);
    };
    return goBackTo(now, isToSee);
}

// Water falls, fires die down, and those who stood in the way go.
std::optional<Command> tryOnceMore(Situation& now)
{
    return goBackTo(now, [](int, const LevelNotes& notes) { return notes.hasMore && notes.returns < kMostReturns; });
}

} // namespace concern

} // namespace cave
