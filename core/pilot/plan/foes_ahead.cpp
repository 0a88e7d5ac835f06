// SPDX-License-Identifier: MIT
#include "core/pilot/plan/foes_ahead.h"

#include "core/pilot/danger.h"

namespace cave {

std::vector<Fighter> foesAhead(const World& world, int levels)
{
    const int level = world.hero().at.z + 1;
    std::vector<Fighter> foes;
    for (const CreatureKind& kind : world.catalogue().creatures())
        if (kind.band && kind.band->first <= level + levels && kind.band->last >= level && isDangerous(kind))
            foes.push_back({kind.health, kind.attack, kind.defence, kind.speed});
    return foes;
}

} // namespace cave
