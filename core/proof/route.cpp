// SPDX-License-Identifier: MIT
#include "core/proof/problems.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/journey.h"
#include "core/rules/turn/start_game.h"
#include "core/world/goals.h"

#include <algorithm>

namespace cave {

namespace {

using Route = std::vector<Position>;

// Adds a leg that starts where the route ends.
void append(Route& route, const Route& leg) { route.insert(route.end(), leg.begin() + !route.empty(), leg.end()); }

// A tile to be reached, or the cells where one waits who is to be slain.
struct Target {
    std::optional<TileId> tile;
    std::vector<Position> cells;
};

std::optional<Target> targetOf(const Dungeon& dungeon, const Rules& rules)
{
    if (rules.goal == Goal::Reach || rules.goal == Goal::Collect) {
        const auto tile = dungeon.catalogue->findTile(rules.goalKind);
        return tile ? std::optional(Target{tile, {}}) : std::nullopt;
    }
    const auto creature = dungeon.catalogue->findCreature(rules.goalKind);
    if (rules.goal != Goal::Slay || !creature)
        return std::nullopt;
    Target target;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (thing.table == KindTable::Creature && thing.kind == *creature && contains(dungeon, at))
            target.cells.push_back(at);
    });
    return target;
}

Route lastLeg(const Reach& reach, const Target& target)
{
    if (reach.goal())
        return reach.routeTo(*reach.goal());
    Route best;
    for (const Position cell : target.cells)
        if (reach.contains(cell))
            if (Route way = reach.routeTo(cell); best.empty() || way.size() < best.size())
                best = std::move(way);
    return best;
}

// The way over these errands in their order to the nearest goal; empty when one of its legs cannot be walked.
Route routeOver(const Dungeon& dungeon, Position start, const std::vector<Errand>& errands, bool secrets,
                const Target& goal)
{
    Openness open{{}, secrets};
    open.bumps = secrets; // nobody breaks a statue who can go around it
    open.blocked = barredCells(dungeon);
    std::erase(open.blocked, start);
    open.leaps = stairsToCome(dungeon);
    Route route{start};
    for (const Errand& errand : errands) {
        if (!errand.isAnywhere) {
            const Reach toKey(dungeon, route.back(), open);
            if (!toKey.contains(errand.key))
                return {};
            append(route, toKey.routeTo(errand.key));
        }
        if (errand.isOfEvent()) {
            open.opened.insert(open.opened.end(), errand.opens.begin(), errand.opens.end());
            open.leaps.insert(open.leaps.end(), errand.leaps.begin(), errand.leaps.end());
            continue;
        }
        open.unlocked.push_back(errand.door);
        const Reach toDoor(dungeon, errand.key, open);
        if (!toDoor.contains(errand.door))
            return {};
        append(route, toDoor.routeTo(errand.door));
    }
    const Route last = lastLeg(Reach(dungeon, route.back(), open, goal.tile), goal);
    if (last.empty())
        return {};
    append(route, last);
    return route;
}

// The errands that turn out not to be needed are left out, the last one first.
Route shortestRoute(const Dungeon& dungeon, Position start, bool secrets, const Target& goal)
{
    if (Route straight = routeOver(dungeon, start, {}, secrets, goal); !straight.empty())
        return straight;
    std::vector<Errand> errands = Journey(dungeon, start, secrets).errands();
    Route route = routeOver(dungeon, start, errands, secrets, goal);
    for (std::size_t i = errands.size(); i-- > 0;) {
        std::vector<Errand> fewer = errands;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (Route without = routeOver(dungeon, start, fewer, secrets, goal); !without.empty()) {
            errands = std::move(fewer);
            route = std::move(without);
        }
    }
    return route;
}

Route routeTo(const Dungeon& dungeon, Position start, const Target& goal)
{
    Route plain = shortestRoute(dungeon, start, false, goal);
    return plain.empty() ? shortestRoute(dungeon, start, true, goal) : plain;
}

// Those to be slain before the place to be reached.
std::vector<Target> targetsOf(const Dungeon& dungeon)
{
    std::vector<Rules> goals = singleGoals(dungeon.rules);
    std::ranges::stable_partition(goals, [](const Rules& rules) { return rules.goal == Goal::Slay; });
    std::vector<Target> targets;
    for (const Rules& rules : goals)
        if (auto target = targetOf(dungeon, rules))
            targets.push_back(std::move(*target));
    return targets;
}

Route shortestOf(const Dungeon& dungeon, Position start, const std::vector<Target>& targets)
{
    Route best;
    for (const Target& target : targets)
        if (Route route = routeTo(dungeon, start, target);
            best.empty() || (!route.empty() && route.size() < best.size()))
            best = std::move(route);
    return best;
}

} // namespace

std::vector<Position> findRoute(const Dungeon& dungeon)
{
    const auto start = startPosition(dungeon);
    if (!start)
        return {};
    const std::vector<Target> targets = targetsOf(dungeon);
    if (dungeon.rules.goal == Goal::Any)
        return shortestOf(dungeon, *start, targets);
    Route route;
    for (const Target& target : targets) {
        const Route leg = routeTo(dungeon, route.empty() ? *start : route.back(), target);
        if (leg.empty())
            return {};
        append(route, leg);
    }
    return route;
}

} // namespace cave
