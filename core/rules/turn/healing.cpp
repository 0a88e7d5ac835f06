// SPDX-License-Identifier: MIT
#include "core/rules/turn/healing.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/condition.h"

#include <algorithm>

namespace cave {

void regenerate(WorldWriter world, EntityId who)
{
    const Creature& self = *world->creature(who);
    if (self.health >= self.maxHealth)
        return;
    const BehaviourRow* row = behaviourRow(world, self, Does::Regenerate);
    if (row && world->state().clock / actDuration(speedOf(world, self)) % row->every == 0)
        world.setHealth(who, std::min(self.maxHealth, self.health + row->amount));
}

namespace {

// Each thing in its own time.
void healByGear(WorldWriter world)
{
    for (const Item& item : world->itemsOf(world->state().hero)) {
        const int every = item.use == Use::None ? 0 : giftsOf(world->catalogue(), item).regenerates;
        const Creature& hero = world->hero();
        if (every > 0 && world->state().turn % every == 0 && hero.health < hero.maxHealth)
            world.setHealth(hero.id, hero.health + 1);
    }
}

} // namespace

void regenerateHero(WorldWriter world)
{
    const auto each = world->rules().regenerates;
    const Creature& hero = world->hero();
    if (each && !world->isOver() && hero.health < hero.maxHealth && world->state().turn % *each == 0)
        world.setHealth(hero.id, hero.health + 1);
    if (world->gifts().regenerates != 0 && !world->isOver())
        healByGear(world);
}

} // namespace cave
