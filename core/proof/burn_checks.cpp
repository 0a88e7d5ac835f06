// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/play/play_map.h"
#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

std::vector<Position> bridgesOf(const Dungeon& dungeon, const Journey& journey)
{
    std::vector<Position> cells = cellsWith(dungeon, byTile(*dungeon.catalogue, maySink));
    std::erase_if(cells, [&](Position at) { return !journey.contains(at); });
    return cells;
}

} // namespace

// Whoever is on either side when all bridges are gone must still find a way.
void checkBridges(const Dungeon& dungeon, const Journey& journey, Findings& findings,
                  const std::function<bool()>& goesOn)
{
    std::vector<Position> bridges = bridgesOf(dungeon, journey);
    const std::vector<Position> goals = bridges.empty() ? std::vector<Position>{} : goalCells(dungeon, dungeon.rules);
    if (std::ranges::none_of(goals, [&](Position at) { return journey.contains(at); }))
        return;
    std::ranges::sort(bridges);
    Openness open = journey.openness();
    open.blocked.insert(open.blocked.end(), bridges.begin(), bridges.end());
    const PlayMap map(dungeon, bridges);
    std::vector<bool> isTried(static_cast<std::size_t>(map.count()));
    for (const Position bridge : bridges)
        for (const PlayMap::Node side : map.around(bridge)) {
            const Position from = map.cellOf(side);
            if (side < map.singles() || isTried[static_cast<std::size_t>(side)] || !journey.contains(from))
                continue;
            if (goesOn && !goesOn())
                return;
            isTried[static_cast<std::size_t>(side)] = true;
            const Reach reach(dungeon, from, open);
            if (std::ranges::any_of(goals, [&](Position at) { return reach.contains(at); }))
                continue;
            const TileKind& tile = kindAt(dungeon, bridge);
            const std::vector<TextArgument> name{KindName{KindTable::Tile, tile.id, Role::TheSubject}};
            findings.add(
                ProblemKind::MayBurn, Severity::Warning, bridge,
                burnsAway(*dungeon.catalogue, tile)
                    ? Text{CAVE_TEXT("problems", "%1 can burn, and there is no other way to the goal."), name}
                    : Text{CAVE_TEXT("problems", "%1 may give way, and there is no other way to the goal."), name});
            return;
        }
}

} // namespace cave
