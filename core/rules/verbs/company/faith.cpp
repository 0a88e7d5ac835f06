// SPDX-License-Identifier: MIT
#include "core/rules/verbs/company/faith.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/flight.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/effects.h"
#include "core/world/company/hiding.h"

#include <algorithm>

namespace cave {

namespace {

const ItemKind* kindOfItem(const World& world, EntityId id)
{
    const Item* item = world.item(id);
    return item ? &world.seenItem(*item) : nullptr;
}

bool doesHarm(const World& world, const Effect& effect)
{
    const auto gas = world.catalogue().findGas(effect.gas);
    return harms(effect.kind) || (gas && world.catalogue().gas(*gas).harmful);
}

// Whom a thing meets that is read or zapped at a cell.
std::vector<EntityId> metByUse(const World& world, EntityId item, Position at)
{
    const ItemKind* kind = kindOfItem(world, item);
    std::vector<EntityId> met;
    for (const Effect& effect : kind ? effectsOf(*kind) : std::vector<Effect>{})
        if (doesHarm(world, effect) && (effect.aim != Aim::Line || at != world.hero().at))
            std::ranges::copy(thoseMetBy(world, world.hero(), effect, at), std::back_inserter(met));
    return met;
}

std::vector<EntityId> metByThrow(const World& world, const Throw& verb)
{
    const Position from = world.hero().at;
    const Position at{verb.x, verb.y, from.z};
    const ItemKind* kind = kindOfItem(world, verb.item);
    if (!kind || at == from || !world.contains(at))
        return {};
    const Flight flight = flightOf(world, from, at, [&](const Creature& creature) {
        return world.isVisible(creature.at) && !isHidden(world, creature);
    });
    if (flight.path.empty())
        return {};
    if (!breaks(*kind))
        return flight.met == EntityId::None ? std::vector<EntityId>{} : std::vector{flight.met};
    std::vector<EntityId> met;
    for (Effect effect : effectsOf(*kind)) {
        if (!doesHarm(world, effect))
            continue;
        effect.by = UsedBy::Throwing; // it works where it breaks
        effect.aim = effect.radius > 0 ? Aim::Blast : Aim::Creature;
        std::ranges::copy(thoseMetBy(world, world.hero(), effect, flight.path.back()), std::back_inserter(met));
    }
    return met;
}

std::vector<EntityId> metBy(const World& world, const Command& command)
{
    const Position here = world.hero().at;
    const auto there = [&](auto verb) { return Position{verb.x, verb.y, here.z}; };
    if (const auto* verb = std::get_if<Strike>(&command)) {
        const EntityId whom = world.creatureIdAt(moved(here, verb->direction));
        return whom == EntityId::None ? std::vector<EntityId>{} : std::vector{whom};
    }
    if (const auto* verb = std::get_if<Throw>(&command))
        return metByThrow(world, *verb);
    if (const auto* verb = std::get_if<Read>(&command))
        return metByUse(world, verb->item, here);
    if (const auto* verb = std::get_if<Zap>(&command))
        return metByUse(world, verb->item, here);
    if (const auto* verb = std::get_if<Drink>(&command))
        return metByUse(world, verb->item, here);
    if (const auto* verb = std::get_if<ReadAt>(&command))
        return metByUse(world, verb->item, there(*verb));
    if (const auto* verb = std::get_if<ZapAt>(&command))
        return metByUse(world, verb->item, there(*verb));
    return {};
}

} // namespace

std::vector<EntityId> harmsAlly(const World& world, const Command& command)
{
    if (!world.hasFeuds())
        return {};
    std::vector<EntityId> met = metBy(world, command);
    std::erase_if(met, [&](EntityId id) {
        const Creature& creature = *world.creature(id);
        return !world.isVisible(creature.at) || (!isAlly(world, creature) && !creature.isCaptive);
    });
    return met;
}

} // namespace cave
