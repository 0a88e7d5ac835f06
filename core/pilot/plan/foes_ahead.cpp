// SPDX-License-Identifier: MIT
#include "core/pilot/plan/foes_ahead.h"

#include "core/pilot/danger.h"

namespace cave {

namespace {

constexpr int kAhead = 3; // levels

} // namespace

std::vector<Fighter> foesAhead(const World& world)
{
    const int level = world.hero().at.z + 1;
    std::vector<Fighter> foes;
    for (const CreatureKind& kind : world.catalogue().creatures())
        if (kind.band && kind.band->first <= level + kAhead && kind.band->last >= level && isDangerous(kind))
            foes.push_back({kind.health, kind.attack, kind.defence, kind.speed});
    return foes;
}

} // namespace cave
