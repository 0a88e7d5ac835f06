// SPDX-License-Identifier: MIT
#include "core/rules/facts/landing.h"

#include "core/bits/bit_grid.h"
#include "core/rules/facts/passage.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

namespace cave {

std::optional<Position> placeToPush(const World& world, Position landing)
{
    std::optional<Position> shut;
    const auto suits = [&](Position at) {
        if (!world.isFree(at))
            return false;
        if (!isShut(world, at))
            return true;
        if (!shut)
            shut = at;
        return false;
    };
    for (const Direction direction : kDirections)
        if (const Position to = moved(landing, direction); suits(to))
            return to;
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Position to{landing.x + dx, landing.y + dy, landing.z};
            if (std::max(std::abs(dx), std::abs(dy)) == 2 && suits(to))
                return to;
        }
    return shut;
}

std::optional<Position> placeToGiveWay(const World& world, Position landing)
{
    if (const auto beside = placeToPush(world, landing))
        return beside;
    BitGrid reached(world.width(), world.height());
    reached.set(landing.x, landing.y);
    std::deque<Position> next{landing};
    for (; !next.empty(); next.pop_front())
        for (const Direction direction : kDirections) {
            const Position to = moved(next.front(), direction);
            if (!world.contains(to) || !world.isWalkable(to) || reached.get(to.x, to.y))
                continue;
            if (isOutOfTheWay(world, to))
                return to;
            reached.set(to.x, to.y);
            next.push_back(to);
        }
    return std::nullopt;
}

Position nearestGround(const World& world, Position at)
{
    for (int ring = 0; ring < std::max(world.width(), world.height()); ++ring)
        for (int dy = -ring; dy <= ring; ++dy)
            for (int dx = -ring; dx <= ring; ++dx) {
                const Position to{at.x + dx, at.y + dy, at.z};
                if (std::max(std::abs(dx), std::abs(dy)) == ring && world.isWalkable(to))
                    return to;
            }
    return at;
}

bool isOutOfTheWay(const World& world, Position at)
{
    return world.contains(at) && world.isFree(at) && world.tileKind(at).leads == Leads::Nowhere &&
           world.tileKind(at).opensInto.empty();
}

Position placeToFall(const World& world, Position at)
{
    const auto below = world.tileKind(at).falls ? world.below(at) : std::nullopt;
    return below ? placeToFall(world, *below) : nearestGround(world, at);
}

} // namespace cave
