// SPDX-License-Identifier: MIT
#include "core/rules/minds/mender.h"

#include "core/rules/facts/mending.h"
#include "core/rules/facts/nearby.h"

namespace cave {

std::optional<Command> mendingCommand(const World& world, const Creature& self, const BehaviourRow& row)
{
    const Creature* worst = nullptr;
    const auto lacks = [](const Creature& creature) { return creature.maxHealth - creature.health; };
    forEachCreatureNear(world, self.at, row.range, [&](const Creature& other) {
        if (canMend(world, self, other, row.range) &&
            (!worst || lacks(other) > lacks(*worst) || (lacks(other) == lacks(*worst) && other.id < worst->id)))
            worst = &other;
    });
    return worst ? std::optional<Command>(Mend{worst->at.x, worst->at.y}) : std::nullopt;
}

} // namespace cave
