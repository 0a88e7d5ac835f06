// SPDX-License-Identifier: MIT
#include "core/rules/mending.h"

#include "core/rules/behaviour.h"
#include "core/rules/field_of_view.h"

#include <algorithm>

namespace cave {

namespace {

bool canMend(const World& world, const Creature& self, const Creature& other, int range)
{
    return other.id != self.id && other.id != world.state().hero && other.at.z == self.at.z &&
           other.health < other.maxHealth &&
           isInView(world.opaque(self.at.z), self.at.x, self.at.y, range, other.at.x, other.at.y);
}

} // namespace

Answer checkMend(const World& world, const Creature& actor, Position at)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Mend);
    const Creature* other = world.creatureAt(at);
    if (!row || !other || !canMend(world, actor, *other, row->range))
        return refuse({CAVE_TEXT("game", "There is nobody to mend.")}, actor.at);
    return std::nullopt;
}

void mend(World& world, const Creature& self, Position at, Events& events)
{
    const Creature& other = *world.creatureAt(at);
    const Actor whom = actorOf(world, other);
    const int health = std::min(behaviourRow(world, self, Does::Mend)->amount, other.maxHealth - other.health);
    world.setHealth(whom.id, other.health + health);
    events.push_back(Mended{actorOf(world, self), whom, self.at, at, health});
}

std::optional<Command> mendingCommand(const World& world, const Creature& self, const BehaviourRow& row)
{
    const Creature* worst = nullptr;
    const auto lacks = [](const Creature& creature) { return creature.maxHealth - creature.health; };
    for (const Creature& other : world.creatures())
        if (canMend(world, self, other, row.range) &&
            (!worst || lacks(other) > lacks(*worst) || (lacks(other) == lacks(*worst) && other.id < worst->id)))
            worst = &other;
    return worst ? std::optional<Command>(Mend{worst->at.x, worst->at.y}) : std::nullopt;
}

} // namespace cave
