// SPDX-License-Identifier: MIT
#include "core/edit/hand_made_ways.h"

#include <algorithm>

namespace cave {

namespace {

Place placeAt(const Dungeon& dungeon, Position at) { return {dungeon.level(at.z).uid, at.x, at.y}; }

bool joins(const Link& link, const HandMadeWay& way)
{
    return !link.oneWay && !link.row &&
           ((link.from == way.from && link.to == way.to) || (link.from == way.to && link.to == way.from));
}

} // namespace

std::vector<HandMadeWay> waysByHand(const Dungeon& dungeon)
{
    std::vector<HandMadeWay> ways;
    for (int z = 0; z < dungeon.depth(); ++z) {
        forEachStair(dungeon, z, [&](Position at) {
            const auto far = dungeon.stairsTarget(at);
            if (!far || !isInside(dungeon, *far) || *far < at || dungeon.stairsTarget(*far) != at)
                return;
            if (isByHand(dungeon.level(at.z), at.x, at.y) && isByHand(dungeon.level(far->z), far->x, far->y))
                ways.push_back({placeAt(dungeon, at), placeAt(dungeon, *far)});
        });
    }
    return ways;
}

void keepWays(Dungeon& dungeon, const std::vector<HandMadeWay>& ways)
{
    for (const HandMadeWay& way : ways) {
        const auto from = dungeon.positionOf(way.from);
        const auto to = dungeon.positionOf(way.to);
        if (!from || !to)
            continue;
        std::erase_if(dungeon.links, [&](const Link& link) { return joins(link, way); });
        if (dungeon.stairsTarget(*from) != to || dungeon.stairsTarget(*to) != from)
            dungeon.links.push_back({way.from, way.to, false, {}});
    }
}

} // namespace cave
