// SPDX-License-Identifier: MIT
#include "core/rules/turn/healing.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"

#include <algorithm>
#include <iterator>

namespace cave {

void regenerate(WorldWriter world, EntityId who)
{
    const Creature& self = *world->creature(who);
    if (self.health >= self.maxHealth)
        return;
    const BehaviourRow* row = behaviourRow(world, self, Does::Regenerate);
    if (row && !(row->unlessBurning && lasts(self, Condition::Burning)) &&
        world->state().clock / actDuration(speedOf(world, self)) % row->every == 0)
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

bool isHunted(const World& world)
{
    const Creature& hero = world.hero();
    return std::ranges::any_of(world.creatures(), [&](const Creature& other) {
        return other.quarry && world.isVisible(other.at) && !lasts(other, Condition::Asleep) &&
               isFoe(world, other, hero);
    });
}

// What this turn adds where all comes back in `turns`.
int shareOf(std::int64_t turn, int health, int turns)
{
    return static_cast<int>(turn * health / turns - (turn - 1) * health / turns);
}

int regained(const World& world)
{
    const Rules& rules = world.rules();
    const std::int64_t turn = world.state().turn;
    if (rules.regenerates && turn % *rules.regenerates == 0)
        return 1;
    if (!rules.wholeIn || lasts(world.hero(), Condition::Poisoned) || lasts(world.hero(), Condition::Bleeding))
        return 0;
    const int share = shareOf(turn, world.hero().maxHealth, *rules.wholeIn);
    return share > 0 && !isHunted(world) ? share : 0;
}

} // namespace

void regenerateHero(WorldWriter world)
{
    const Creature& hero = world->hero();
    if (world->isOver())
        return;
    if (const int health = world->rules().heals() && hero.health < hero.maxHealth ? regained(world) : 0; health > 0)
        world.setHealth(hero.id, std::min(hero.maxHealth, hero.health + health));
    if (world->gifts().regenerates != 0)
        healByGear(world);
}

void recharge(WorldWriter world)
{
    if (world->isOver() || !world->catalogue().recharges())
        return;
    const auto isSpent = [&](const Item& item) {
        return item.carrier == world->state().hero && item.spent != 0 &&
               world->catalogue().item(item.kind).recharge != 0;
    };
    std::vector<Item> spent;
    std::ranges::copy_if(world->items(), std::back_inserter(spent), isSpent);
    for (Item& item : spent) {
        --item.spent;
        world.changeItem(item);
    }
}

} // namespace cave
