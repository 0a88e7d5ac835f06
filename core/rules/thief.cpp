// SPDX-License-Identifier: MIT
#include "core/rules/thief.h"

#include "core/rules/behaviour.h"
#include "core/rules/flee.h"
#include "core/rules/hunt.h"
#include "core/rules/stairs.h"

#include <algorithm>

namespace cave {

namespace {

// Keys open what may be on the only way.
bool canBeStolen(const World& world, const Item& item)
{
    return item.carrier == world.state().hero && item.use == Use::None && !world.catalogue().item(item.kind).key;
}

bool hasLoot(const World& world, const Creature& self)
{
    return std::ranges::find(world.items(), self.id, &Item::carrier) != world.items().end();
}

std::optional<Command> runningCommand(const World& world, const Creature& self, Random& dice)
{
    if (seesHero(world, self)) {
        const auto step = fleeingStep(world, self);
        return step ? std::optional<Command>(Walk{*step}) : std::nullopt;
    }
    if (const auto stairs = climbingCommand(world, self))
        return stairs;
    return Walk{kDirections[dice.below(8)]};
}

} // namespace

Answer checkSteal(const World& world, const Creature& actor, EntityId item)
{
    const Item* wanted = world.item(item);
    const Position at = world.hero().at;
    const bool isBeside = at.z == actor.at.z && distance(at, actor.at) == 1;
    if (!behaviourRow(world, actor, Does::Steal) || !isBeside || !wanted || !canBeStolen(world, *wanted) ||
        hasLoot(world, actor))
        return refuse({CAVE_TEXT("game", "There is nothing to steal.")}, actor.at);
    return std::nullopt;
}

void steal(World& world, const Creature& self, EntityId item, Events& events)
{
    Item taken = *world.item(item);
    taken.carrier = self.id;
    taken.letter = 0;
    world.changeItem(taken);
    events.push_back(Stole{actorOf(world, self), taken.kind, self.at});
}

std::optional<Command> thievingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice)
{
    if (hasLoot(world, self))
        return runningCommand(world, self, dice);
    const Position at = world.hero().at;
    if (at.z != self.at.z || distance(at, self.at) != 1)
        return std::nullopt;
    std::vector<EntityId> items;
    for (const Item& item : world.items())
        if (canBeStolen(world, item))
            items.push_back(item.id);
    if (items.empty() || !dice.perMille(row.perMille))
        return std::nullopt;
    return Steal{items[dice.below(static_cast<std::uint32_t>(items.size()))]};
}

void leaveLoot(World& world, EntityId carrier, Position at)
{
    for (Item item : world.itemsOf(carrier)) {
        item.carrier = EntityId::None;
        item.at = at;
        world.changeItem(item);
    }
}

} // namespace cave
