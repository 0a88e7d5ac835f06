// SPDX-License-Identifier: MIT
#include "core/rules/effects.h"

#include "core/rules/field_of_view.h"
#include "core/rules/harm.h"
#include "core/rules/item_verbs.h"

#include <algorithm>

namespace cave {

namespace {

const ItemKind& kindOf(const World& world, EntityId item) { return world.catalogue().item(world.item(item)->kind); }

KindName nameOf(const World& world, EntityId item)
{
    return {KindTable::Item, kindOf(world, item).id, Role::TheSubject};
}

// That it is carried and is used up in this way.
Answer checkUsable(const World& world, const Creature& actor, EntityId item, UsedBy by)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const auto& effect = kindOf(world, item).effect;
    if (effect && effect->by == by)
        return std::nullopt;
    if (by == UsedBy::Drinking)
        return refuse({CAVE_TEXT("game", "%1 cannot be drunk."), {nameOf(world, item)}}, actor.at);
    return refuse({CAVE_TEXT("game", "%1 cannot be read."), {nameOf(world, item)}}, actor.at);
}

// That it would do anything, where no target is chosen.
Answer checkUntargeted(const World& world, const Creature& actor, EntityId item)
{
    const Effect& effect = *kindOf(world, item).effect;
    if (needsTarget(effect.kind))
        return refuse({CAVE_TEXT("game", "%1 needs a place to aim at."), {nameOf(world, item)}}, actor.at);
    if (effect.kind == EffectKind::Heal && actor.health >= actor.maxHealth)
        return refuse({CAVE_TEXT("game", "You are as healthy as can be.")}, actor.at);
    if (effect.kind == EffectKind::Lightning && thoseMetBy(world, actor, effect, actor.at).empty())
        return refuse({CAVE_TEXT("game", "Nobody in view is close enough to strike.")}, actor.at);
    return std::nullopt;
}

int squared(Position a, Position b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

std::vector<EntityId> nearest(const World& world, const Creature& user, int range)
{
    const Creature* best = nullptr;
    for (const Creature& other : world.creatures()) {
        const int away = squared(other.at, user.at);
        if (other.id == user.id || other.at.z != user.at.z || away > range * range + range ||
            !isInView(world.opaque(user.at.z), user.at.x, user.at.y, user.sight, other.at.x, other.at.y))
            continue;
        const int least = best ? squared(best->at, user.at) : away + 1;
        if (away < least || (away == least && other.id < best->id))
            best = &other;
    }
    return best ? std::vector{best->id} : std::vector<EntityId>{};
}

std::vector<EntityId> inBlast(const World& world, Position centre, int radius)
{
    const BitGrid cells = blastCells(world, centre, radius);
    std::vector<EntityId> met;
    for (const Creature& creature : world.creatures())
        if (creature.at.z == centre.z && cells.get(creature.at.x, creature.at.y))
            met.push_back(creature.id);
    std::ranges::sort(met);
    return met;
}

void heal(World& world, const Creature& self, int amount, Events& events)
{
    const Actor who = actorOf(world, self);
    const int healed = std::min(amount, self.maxHealth - self.health);
    world.setHealth(who.id, self.health + healed);
    events.push_back(Healed{who, healed});
}

void confuse(World& world, EntityId victim, int turns, Events& events)
{
    Creature confused = *world.creature(victim);
    confused.confusedFor = turns;
    world.changeCreature(confused);
    events.push_back(Confused{actorOf(world, confused), confused.at, true});
}

void burn(World& world, EntityId victim, const Effect& effect, const Actor& by, Events& events)
{
    const Creature& burned = *world.creature(victim);
    events.push_back(Burned{actorOf(world, burned), burned.at, effect.kind, effect.amount});
    harm(world, victim, effect.amount, by, events);
}

} // namespace

bool needsTarget(EffectKind kind) { return kind == EffectKind::Confusion || kind == EffectKind::Fireball; }

std::vector<EntityId> thoseMetBy(const World& world, const Creature& user, const Effect& effect, Position at)
{
    switch (effect.kind) {
    case EffectKind::Heal: return {user.id};
    case EffectKind::Lightning: return nearest(world, user, effect.range);
    case EffectKind::Fireball: return inBlast(world, at, effect.radius);
    case EffectKind::Confusion: break;
    }
    const Creature* there = world.creatureAt(at);
    return there && there->id != user.id ? std::vector{there->id} : std::vector<EntityId>{};
}

BitGrid blastCells(const World& world, Position centre, int radius)
{
    BitGrid cells(world.width(), world.height());
    fieldOfView(world.opaque(centre.z), centre.x, centre.y, radius, cells);
    return cells;
}

Answer checkDrink(const World& world, const Creature& actor, EntityId item)
{
    if (auto unusable = checkUsable(world, actor, item, UsedBy::Drinking))
        return unusable;
    return checkUntargeted(world, actor, item);
}

Answer checkRead(const World& world, const Creature& actor, EntityId item)
{
    if (auto unusable = checkUsable(world, actor, item, UsedBy::Reading))
        return unusable;
    return checkUntargeted(world, actor, item);
}

Answer checkReadAt(const World& world, const Creature& actor, EntityId item, Position at)
{
    if (auto unusable = checkUsable(world, actor, item, UsedBy::Reading))
        return unusable;
    const Effect& effect = *kindOf(world, item).effect;
    if (!needsTarget(effect.kind))
        return refuse({CAVE_TEXT("game", "%1 is not aimed at anything."), {nameOf(world, item)}}, actor.at);
    if (!world.contains(at) || world.opaque(at.z).get(at.x, at.y) ||
        !isInView(world.opaque(at.z), actor.at.x, actor.at.y, actor.sight, at.x, at.y))
        return refuse({CAVE_TEXT("game", "You cannot see that place.")}, at);
    if (thoseMetBy(world, actor, effect, at).empty())
        return refuse({CAVE_TEXT("game", "Nobody is there.")}, at);
    return std::nullopt;
}

void useUp(World& world, const Creature& self, EntityId item, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    const ItemKindId kind = world.item(item)->kind;
    const Effect effect = *world.catalogue().item(kind).effect;
    const std::vector<EntityId> met = thoseMetBy(world, self, effect, at);
    world.removeItem(item);
    events.push_back(UsedUp{who, kind});
    if (effect.kind == EffectKind::Fireball)
        events.push_back(Exploded{at, effect.radius});
    for (const EntityId victim : met) {
        if (world.isOver() || !world.creature(victim))
            return;
        if (effect.kind == EffectKind::Heal)
            heal(world, *world.creature(victim), effect.amount, events);
        else if (effect.kind == EffectKind::Confusion)
            confuse(world, victim, effect.turns, events);
        else
            burn(world, victim, effect, who, events);
    }
}

} // namespace cave
