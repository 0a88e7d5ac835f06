// SPDX-License-Identifier: MIT
#include "core/rules/verbs/foes/stage.h"

#include "core/content/limits.h"
#include "core/rules/facts/passage.h"

#include <algorithm>

namespace cave {

namespace {

bool isDue(const Creature& creature, const LifeStage& stage)
{
    return std::int64_t{100} * creature.health <= std::int64_t{stage.below} * creature.maxHealth;
}

void enter(Creature& creature, const LifeStage& stage)
{
    ++creature.stage;
    creature.attack = std::clamp(creature.attack + stage.attack, 0, kLargestNumber);
    creature.defence = std::clamp(creature.defence + stage.defence, 0, kLargestNumber);
    creature.speed = stage.speed.value_or(creature.speed);
}

// Who flies no more and cannot come down there floats until it can, as one whose floating ends.
void land(const World& world, Creature& creature, bool flew)
{
    int& floating = creature.conditions[static_cast<std::size_t>(Condition::Floating)];
    if (flew && floating == 0 && !world.kindOf(creature).flies && !mayLand(world, creature))
        floating = 1;
}

} // namespace

void enterStages(WorldWriter world, EntityId who, Events& events)
{
    const std::vector<LifeStage>& stages = world->catalogue().creature(world->creature(who)->kind).stages;
    for (Creature self = *world->creature(who); static_cast<std::size_t>(self.stage) < stages.size() &&
                                                isDue(self, stages[static_cast<std::size_t>(self.stage)]);
         self = *world->creature(who)) {
        const bool flew = world->kindOf(self).flies;
        enter(self, stages[static_cast<std::size_t>(self.stage)]);
        land(world, self, flew);
        world.changeCreature(self);
        events.push_back(StageEntered{actorOf(world, self), self.at, self.stage});
    }
}

} // namespace cave
