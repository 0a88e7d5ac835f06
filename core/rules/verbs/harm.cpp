// SPDX-License-Identifier: MIT
#include "core/rules/verbs/harm.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/burst.h"
#include "core/rules/verbs/chests/drawn_drops.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/foes/stage.h"
#include "core/rules/verbs/gain.h"
#include "core/rules/verbs/steal.h"
#include "core/rules/verbs/wake.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kFrightTurns = 5; // of an ally that the hero has hurt

// Harm that what it has in use still takes this turn.
int cushionOf(const World& world, const Creature& victim)
{
    return victim.id == world.state().hero ? std::max(0, world.gifts().cushions - victim.cushioned) : 0;
}

void spendCushion(WorldWriter world, EntityId victim, int taken)
{
    if (taken <= 0)
        return;
    Creature changed = *world->creature(victim);
    changed.cushioned += taken;
    world.changeCreature(changed);
}

bool hasRoomIn(const World& world, EntityId chest)
{
    const Item* into = world.item(chest);
    return into && world.itemsOf(chest).size() < static_cast<std::size_t>(world.catalogue().item(into->kind).holds);
}

// What finds no room in the chest lies beside it.
EntityId leave(WorldWriter world, ItemKindId kind, CreatureKindId victim, Position at, EntityId chest)
{
    const EntityId left = hasRoomIn(world, chest) ? world.addHeldItem(kind, chest) : world.addItem(kind, at);
    if (world->catalogue().item(kind).namedAfter) {
        Item named = *world->item(left);
        named.of = victim;
        world.changeItem(named);
    }
    return left;
}

void leaveDrops(WorldWriter world, const Creature& dead, Position at, Events& events)
{
    const CreatureKindId victim = dead.kind;
    for (const DropRow& row : world->catalogue().creature(victim).drops) {
        const auto kinds = drawDrops(world, row);
        if (!kinds)
            continue;
        const auto inside = world->catalogue().findItem(row.inside);
        const EntityId chest = inside ? leave(world, *inside, victim, at, EntityId::None) : EntityId::None;
        for (const ItemKindId kind : *kinds)
            leave(world, kind, victim, at, chest);
        if (!row.says.empty() && world->isVisible(at))
            events.push_back(Said{row.says});
    }
}

// From the first of what lies there and is named after it. Who came after the hero, or has risen already, does not. A
// companion rises as one.
void beginToRise(WorldWriter world, const Creature& dead, bool wasAlly, Position at)
{
    const BehaviourRow* row = behaviourRow(world, dead, Does::Revive);
    if (row == nullptr || dead.isHunter)
        return;
    for (Item item : world->itemsAt(at))
        if (item.of == dead.kind && !item.rises) {
            item.rises = row->turns;
            if (wasAlly)
                item.side = dead.side;
            world.changeItem(item);
            if (wasAlly && world->state().fallen && world->playsBy(kFallenHaveOwnRemains))
                world.setFallen(dead.kind, item.id);
            return;
        }
}

// Of combined goals: those that ask for this death.
void meetGoals(WorldWriter world, const Creature& victim, bool anyhow, Events& events)
{
    const auto& parts = world->rules().parts;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].goal == Goal::Slay && parts[i].anyhow == anyhow && parts[i].kind == world->kindOf(victim).id)
            world.meetGoal(i);
    winIfMet(world, events);
}

// What a death by the hero's hand brings; by an ally's it teaches nothing.
void profit(WorldWriter world, const Creature& victim, const Actor& by, Events& events)
{
    if (by.isHero) {
        world.countSlain(victim.kind);
        learnFrom(world, victim, events);
    }
    const Rules& rules = world->rules();
    if (rules.goal == Goal::Slay && world->kindOf(victim).id == rules.goalKind)
        endGame(world, Outcome::Won, events);
    meetGoals(world, victim, false, events);
}

// Where the rules ask only that it is dead.
void winAnyhow(WorldWriter world, const Creature& victim, Events& events)
{
    const Rules& rules = world->rules();
    if (rules.anyhow && !world->isOver() && rules.goal == Goal::Slay && world->kindOf(victim).id == rules.goalKind)
        endGame(world, Outcome::Won, events);
    meetGoals(world, victim, true, events);
}

// Who trusts the hero is shaken.
void takeFright(WorldWriter world, EntityId who, const Actor& by, Events& events)
{
    const Creature& self = *world->creature(who);
    if (by.isHero && isAlly(world, self) && resistanceOf(world, self, EffectKind::Fear) < kImmunity)
        beginCondition(world, who, Condition::Afraid, kFrightTurns, events);
}

void feelHurt(WorldWriter world, EntityId who, const Actor& by, Events& events)
{
    wake(world, who, events);
    takeFright(world, who, by, events);
    enterStages(world, who, events);
    splitUp(world, who, events);
}

// By older rules an ally that bursts, and so is gone by then, was none.
bool isByAlly(const World& world, const Actor& victim, const Actor& by)
{
    if (world.playsBy(kBurstsCount))
        return by.isAlly && by.id != victim.id;
    const Creature* slayer = world.creature(by.id);
    return slayer && isAlly(world, *slayer);
}

void die(WorldWriter world, const Creature& dead, const Actor& by, Events& events)
{
    const Creature victim = dead; // it is about to be gone
    const Actor who = actorOf(world, victim);
    if (who.isHero && by.isHero)
        return perish(world, Cause::Burned, events);
    events.push_back(Died{who, by, victim.at});
    if (who.isHero) {
        world.end(Outcome::Died, by.kind);
        events.push_back(Ended{Outcome::Died, world->state().turn});
        return;
    }
    const bool wasAlly = isAlly(world, victim);
    if (wasAlly && !lasts(victim, Condition::Visiting)) // who would have gone does not come back
        world.noteFallen(victim.kind);
    const Position ground = placeToFall(world, victim.at);
    leaveLoot(world, who.id, ground);
    world.removeCreature(who.id);
    if (!victim.isHunter)
        leaveDrops(world, victim, ground, events);
    beginToRise(world, victim, wasAlly, ground);
    if (by.isHero || isByAlly(world, who, by))
        profit(world, victim, by, events);
    winAnyhow(world, victim, events);
    if (const BehaviourRow* row = behaviourRow(world, victim, Does::Explode); row && !world->isOver())
        goOff(world, who, victim.at, *row, events);
    if (const BehaviourRow* row = behaviourRow(world, victim, Does::Perish); row && !world->isOver())
        leaveEffect(world, who, victim.at, *row, events);
}

} // namespace

int lossOf(const World& world, const Creature& victim, int damage)
{
    return world.kindOf(victim).immortal ? 0 : std::max(0, damage - cushionOf(world, victim) - shieldOf(victim));
}

void plumpCushion(WorldWriter world)
{
    if (world->hero().cushioned == 0)
        return;
    Creature hero = world->hero();
    hero.cushioned = 0;
    world.changeCreature(hero);
}

void harm(WorldWriter world, EntityId victim, int damage, const Actor& by, Events& events)
{
    if (world->kindOf(*world->creature(victim)).immortal)
        return;
    const int loss = lossOf(world, *world->creature(victim), damage);
    const int cushioned = std::min(damage, cushionOf(world, *world->creature(victim)));
    spendCushion(world, victim, cushioned);
    if (loss < damage - cushioned)
        shorten(world, victim, Condition::Shielded, kShieldActs * (damage - cushioned - loss), events);
    const int health = world->creature(victim)->health - loss;
    world.setHealth(victim, health);
    if (health <= 0)
        die(world, *world->creature(victim), by, events);
    else if (loss > 0)
        feelHurt(world, victim, by, events);
}

void harmToDeath(WorldWriter world, EntityId victim, const Actor& by, Events& events)
{
    const Creature& self = *world->creature(victim);
    harm(world, victim, self.health + cushionOf(world, self) + shieldOf(self), by, events);
}

} // namespace cave
