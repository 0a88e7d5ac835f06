// SPDX-License-Identifier: MIT
// Fighting with sense: whom to strike, where to stand, when to use what the hero has, and when to be elsewhere.
#include "core/pilot/bot_concerns.h"
#include "core/pilot/bot_goal.h"
#include "core/pilot/danger.h"
#include "core/pilot/plan/reserves.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/foes/onslaught.h"
#include "core/rules/verbs/gain.h"

#include <algorithm>

namespace cave::concern {

namespace {

constexpr int kNarrow = 3;        // open cells around a cell that is good to stand in
constexpr int kBacked = 24;       // turns of getting away from somebody who does not come
constexpr int kRetreat = 8;       // steps to such a cell
constexpr int kFlight = 12;       // steps to stairs, for flight
constexpr int kFlights = 4;       // over stairs, from the same foe
constexpr int kFastChase = 2;     // cells that somebody faster may be away

// The one of those in reach whose fall saves most.
const Foe* bestTarget(Situation& now)
{
    const Rules& rules = now.world().rules();
    const Foe* best = nullptr;
    std::int64_t bestTurns = 0;
    std::int64_t bestHarm = 0;
    for (const Foe& foe : now.threats()) {
        if (foe.away > 1)
            break;
        const std::int64_t turns = turnsToFell(rules, now.fighter(), foe.numbers);
        const std::int64_t harm =
            1 + std::int64_t{meanDamage(rules, foe.numbers.attack, now.fighter().defence)} * foe.numbers.speed;
        if (best && harm * bestTurns <= bestHarm * turns)
            continue;
        best = &foe;
        bestTurns = turns;
        bestHarm = harm;
    }
    return best;
}

std::optional<Command> strikeBest(Situation& now)
{
    const Foe* target = now.canStrike() ? bestTarget(now) : nullptr;
    return target ? std::optional(walkTo(now.at(), target->creature->at)) : std::nullopt;
}

Dealings& dealingsWith(Situation& now, const Foe& foe) { return now.mind().dealings[foe.creature->id]; }

bool shoots(const World& world, const Creature& creature)
{
    return anyBehaviour(world.kindOf(creature), [](const BehaviourRow& row) { return row.does == Does::Shoot; });
}

// Whoever runs away from it is struck all the way.
bool strikesWhoRuns(Situation& now, const Foe& foe)
{
    return foe.numbers.speed > now.fighter().speed || shoots(now.world(), *foe.creature) ||
           anyBehaviour(now.world().kindOf(*foe.creature), [&](const BehaviourRow& row) {
               return row.does == Does::Charge || row.does == Does::Blink ||
                      (row.does == Does::Pull && hasHoldOn(now.world(), row, now.hero()));
           });
}

bool isStairs(CellFacts facts) { return (facts & (fact::kUp | fact::kDown)) != 0; }

// Nobody strikes at the bottom of the stairs but those who follow.
std::optional<Command> fleeOverStairs(Situation& now)
{
    Dealings& nearest = dealingsWith(now, now.threats().front());
    const auto wasLeftOften = [&](const Foe& foe) { return dealingsWith(now, foe).fled >= kFlights; };
    if (nearest.backed >= kBacked || std::ranges::any_of(now.threats(), wasLeftOften))
        return std::nullopt;
    const CellFacts here = now.level().at(now.at());
    const auto strikes = [&](const Foe& foe) { return strikesWhoRuns(now, foe); };
    if (now.persona().plans && !isStairs(here) && std::ranges::any_of(now.threats(), strikes))
        return std::nullopt;
    if (isStairs(here)) {
        for (const Foe& foe : now.threats())
            ++dealingsWith(now, foe).fled;
        return (here & fact::kDown) != 0 ? Command(ClimbDown{}) : Command(ClimbUp{});
    }
    const auto stairs = now.nearest(fact::kUp | fact::kDown);
    const auto steps = stairs ? now.stepsTo(*stairs) : std::nullopt;
    if (!steps || *steps > kFlight || *steps >= distance(now.threats().front().creature->at, *stairs))
        return std::nullopt;
    ++nearest.backed;
    return now.stepTowards(*stairs);
}

// A cell where few can strike at once, reached before they come.
std::optional<Command> retreat(Situation& now)
{
    const Dealings& dealings = dealingsWith(now, now.threats().front());
    if (now.threats().size() < 2 || dealings.waited >= now.persona().patience || dealings.backed >= kBacked ||
        now.threats().front().away < 3 || now.openAround(now.at()) <= kNarrow)
        return std::nullopt;
    std::optional<Position> best;
    int fewest = kRetreat + 1;
    for (int y = now.at().y - kRetreat; y <= now.at().y + kRetreat; ++y)
        for (int x = now.at().x - kRetreat; x <= now.at().x + kRetreat; ++x) {
            const Position cell{x, y, now.at().z};
            if (!now.world().contains(cell) || (now.level().at(cell) & fact::kOpen) == 0 ||
                now.openAround(cell) > kNarrow)
                continue;
            const auto steps = now.stepsTo(cell);
            const auto isFirst = [&](const Foe& foe) { return *steps + 1 < distance(foe.creature->at, cell); };
            if (!steps || *steps == 0 || *steps >= fewest || !std::ranges::all_of(now.threats(), isFirst))
                continue;
            fewest = *steps;
            best = cell;
        }
    if (!best)
        return std::nullopt;
    for (const Foe& foe : now.threats())
        ++dealingsWith(now, foe).backed;
    return now.stepTowards(*best);
}

// Whoever comes closer gives the first strike away, but who shoots has no need to come.
std::optional<Command> letThemCome(Situation& now)
{
    const auto isShooter = [&](const Foe& foe) { return shoots(now.world(), *foe.creature); };
    if (now.persona().plans && std::ranges::any_of(now.threats(), isShooter))
        return std::nullopt;
    bool isPatient = false;
    for (const Foe& foe : now.threats())
        isPatient |= dealingsWith(now, foe).waited++ < now.persona().patience;
    return isPatient ? std::optional<Command>(Wait{}) : std::nullopt;
}

std::optional<Command> goTo(Situation& now, const Creature& creature)
{
    if (!now.canStrike())
        return std::nullopt;
    return now.reach(creature.at) ? std::optional(now.stepTowards(creature.at)) : std::nullopt;
}

bool feeds(const World& world, const CreatureKind& kind)
{
    return world.rules().hunger && std::ranges::any_of(kind.drops, [&](const DropRow& row) {
               return std::ranges::any_of(row.items, [&](const std::string& id) {
                   const auto item = world.catalogue().findItem(id);
                   return item && world.seenItem(*item).food > 0;
               });
           });
}

bool isWorthAChase(Situation& now, const Foe& foe)
{
    const World& world = now.world();
    const Creature& creature = *foe.creature;
    if (world.kindOf(creature).immortal)
        return false;
    const bool isFast = creature.speed >= now.hero().speed && isDangerous(world.kindOf(creature));
    if (dealingsWith(now, foe).chased >= now.persona().chase ||
        (isFast && foe.away > kFastChase + (creature.speed == 100 ? 4 : 0)))
        return false;
    const bool isHungry = world.rules().hunger && world.state().fullness * 2 < world.rules().hunger->most;
    if (!isGuardian(world, world.kindOf(creature)) && worthOf(world, creature) < now.persona().leastWorth &&
        !(isHungry && feeds(world, world.kindOf(creature))))
        return false;
    return lossAgainst(world.rules(), now.fighter(), foe.numbers) * 2 < std::int64_t{100} * now.hero().health;
}

} // namespace

std::optional<Command> fight(Situation& now)
{
    if (now.threats().empty())
        return std::nullopt;
    if (now.isInDanger()) {
        const bool isInNeed = isAtMost(now.hero(), now.persona().useFrom);
        if (const auto used = isInNeed ? useAgainstThreats(now) : std::nullopt)
            return used;
        const bool isToStay = now.persona().plans && !isTooDear(now);
        if (const auto flight = isToStay ? std::nullopt : fleeOverStairs(now))
            return flight;
    }
    if (now.persona().build == Build::Thrown)
        if (const auto missile = throwSomething(now))
            return missile;
    if (const auto strike = strikeBest(now))
        return strike;
    if (const auto missile = throwSomething(now))
        return missile;
    if (const auto back = retreat(now))
        return back;
    if (const auto patience = letThemCome(now))
        return patience;
    for (const Foe& foe : now.threats())
        if (dealingsWith(now, foe).chased++ < now.persona().chase)
            if (const auto step = goTo(now, *foe.creature))
                return step;
    return std::nullopt;
}

std::optional<Command> hunt(Situation& now)
{
    for (const Foe& foe : now.foes()) {
        if (!isWorthAChase(now, foe))
            continue;
        if (const auto step = goTo(now, *foe.creature)) {
            ++dealingsWith(now, foe).chased;
            return step;
        }
    }
    return std::nullopt;
}

} // namespace cave::concern
