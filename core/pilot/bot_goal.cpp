// SPDX-License-Identifier: MIT
// Winning: going to where the goal is reached, and facing those who guard what it takes.
#include "core/pilot/bot_goal.h"

#include "core/pilot/bot_concerns.h"
#include "core/pilot/route.h"
#include "core/rules/score.h"

#include <algorithm>

namespace cave {

bool hasGathered(const World& world)
{
    const Rules& rules = world.rules();
    const bool isPlace = rules.goal == Goal::Reach || rules.goal == Goal::Collect;
    return isPlace && gatheredForGoal(world) >= rules.collectCount;
}

bool isGuardian(const World& world, const CreatureKind& kind)
{
    const Rules& rules = world.rules();
    if (rules.goal == Goal::Slay)
        return kind.id == rules.goalKind;
    return rules.goal == Goal::Collect && !hasGathered(world) &&
           std::ranges::any_of(kind.drops, [&](const DropRow& row) {
               return std::ranges::find(row.items, rules.collectKind) != row.items.end();
           });
}

namespace concern {

namespace {

constexpr int kMostSought = 2000; // turns on the way to somebody or to a level, before that is given up

bool isTooStrong(Situation& now, const CreatureKind& kind, CreatureKindId id)
{
    const auto met = now.mind().met.find(id);
    const Fighter numbers =
        met == now.mind().met.end() ? Fighter{kind.health, kind.attack, kind.defence, kind.speed} : met->second;
    return lossAgainst(now.world().rules(), now.fighter(), numbers) * 2 >= std::int64_t{100} * now.hero().health;
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

// Towards where a guardian was last seen, of those on the levels from `first` to `last` the highest up.
std::optional<Command> approach(Situation& now, int first, int last, bool atAnyPrice)
{
    const World& world = now.world();
    for (int z = first; z <= last; ++z)
        for (const RememberedThing& thing : world.level(z).memory.things) {
            if (thing.table != KindTable::Creature || !isGuardian(world, world.catalogue().creature(thing.kind)))
                continue;
            int& sought = now.mind().dealings[thing.id].sought;
            if (sought >= kMostSought ||
                (!atAnyPrice && isTooStrong(now, world.catalogue().creature(thing.kind), thing.kind)))
                continue;
            const auto step = stepOnTheWay(now, {thing.x, thing.y, z});
            if (!step)
                continue;
            ++sought;
            return step;
        }
    return std::nullopt;
}

// Whoever means to fight goes there whole.
bool shouldRestFirst(Situation& now)
{
    const Creature& hero = now.hero();
    if (now.mind().isResting || !now.world().rules().regenerates || hero.health * 10 >= hero.maxHealth * 9)
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
    KnownLevel level;
    for (int z = 0; z < now.world().depth(); ++z) {
        level.read(now.world(), z);
        for (std::size_t cell = 0; z != now.at().z && cell < level.size(); ++cell)
            if ((level[cell] & fact::kEnd) != 0)
                if (const auto arrival = arrivalOn(now.world(), now.at(), z))
                    return stepOnTheWay(now, *arrival);
    }
    return std::nullopt;
}

std::optional<Command> challenge(Situation& now)
{
    const auto step = approach(now, now.at().z, now.at().z, false);
    return step && shouldRestFirst(now) ? Command(Wait{}) : step;
}

std::optional<Command> pursue(Situation& now)
{
    const auto step = approach(now, 0, now.world().depth() - 1, true);
    return step && shouldRestFirst(now) ? Command(Wait{}) : step;
}

std::optional<Command> revisit(Situation& now)
{
    for (int z = 0; z < now.world().depth(); ++z) {
        LevelNotes& notes = now.mind().levels[static_cast<std::size_t>(z)];
        if (z == now.at().z || notes.isExplored || notes.revisited >= kMostSought)
            continue;
        const auto arrival = arrivalOn(now.world(), now.at(), z);
        const auto step = arrival ? stepOnTheWay(now, *arrival) : std::nullopt;
        if (!step)
            continue;
        ++notes.revisited;
        return step;
    }
    return std::nullopt;
}

} // namespace concern

} // namespace cave
