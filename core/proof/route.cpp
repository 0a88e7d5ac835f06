// SPDX-License-Identifier: MIT
#include "core/proof/journey.h"
#include "core/proof/problems.h"
#include "core/rules/play.h"

#include <algorithm>

namespace cave {

namespace {

using Route = std::vector<Position>;

// Adds a leg that starts where the route ends.
void append(Route& route, const Route& leg) { route.insert(route.end(), leg.begin() + !route.empty(), leg.end()); }

// The way over these errands in their order to the nearest goal; empty when one of its legs cannot be walked.
Route routeOver(const Dungeon& dungeon, Position start, const std::vector<Errand>& errands, bool secrets, TileId goal)
{
    Openness open{{}, secrets};
    Route route{start};
    for (const Errand& errand : errands) {
        const Reach toKey(dungeon, route.back(), open);
        if (!toKey.contains(errand.key))
            return {};
        append(route, toKey.routeTo(errand.key));
        open.unlocked.push_back(errand.door);
        const Reach toDoor(dungeon, errand.key, open);
        if (!toDoor.contains(errand.door))
            return {};
        append(route, toDoor.routeTo(errand.door));
    }
    const Reach toGoal(dungeon, route.back(), open, goal);
    if (!toGoal.goal())
        return {};
    append(route, toGoal.routeTo(*toGoal.goal()));
    return route;
}

// The errands that turn out not to be needed are left out, the last one first.
Route shortestRoute(const Dungeon& dungeon, Position start, bool secrets, TileId goal)
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

} // namespace

std::vector<Position> findRoute(const Dungeon& dungeon)
{
    const auto start = startPosition(dungeon);
    const auto goal = dungeon.catalogue->findTile(dungeon.rules.goalKind);
    const bool isPlace = dungeon.rules.goal == Goal::Reach || dungeon.rules.goal == Goal::Collect;
    if (!isPlace || !start || !goal)
        return {};
    Route plain = shortestRoute(dungeon, *start, false, *goal);
    return plain.empty() ? shortestRoute(dungeon, *start, true, *goal) : plain;
}

} // namespace cave
