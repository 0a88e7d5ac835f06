// SPDX-License-Identifier: MIT
#include "core/proof/problems.h"
#include "core/proof/reach.h"
#include "core/rules/play.h"

namespace cave {

std::vector<Position> findRoute(const Dungeon& dungeon)
{
    const auto start = startPosition(dungeon);
    const auto goal = dungeon.catalogue->findTile(dungeon.rules.goalKind);
    if (dungeon.rules.goal != Goal::Reach || !start || !goal)
        return {};
    const Reach reach(dungeon, *start, goal);
    return reach.goal() ? reach.routeTo(*reach.goal()) : std::vector<Position>{};
}

} // namespace cave
