// SPDX-License-Identifier: MIT
#include "core/rules/act.h"

#include "core/rules/behaviour.h"
#include "core/rules/blow.h"
#include "core/rules/burst.h"
#include "core/rules/effect_acts.h"
#include "core/rules/effects.h"
#include "core/rules/field_of_view.h"
#include "core/rules/growth.h"
#include "core/rules/harm.h"
#include "core/rules/hunger.h"
#include "core/rules/item_verbs.h"
#include "core/rules/mending.h"
#include "core/rules/missile.h"
#include "core/rules/pack.h"
#include "core/rules/passage.h"
#include "core/rules/rest.h"
#include "core/rules/score.h"
#include "core/rules/stairs.h"
#include "core/rules/thief.h"
#include "core/rules/throwing.h"

#include <algorithm>

namespace cave {

namespace {

// What a blow does beside the wound, to whoever lives on.
void touch(World& world, const Actor& by, EntityId whom, Events& events)
{
    for (const BehaviourRow& row : world.catalogue().creature(by.kind).behaviours) {
        if (!row.effect || world.isOver() || !world.creature(whom))
            continue;
        if (row.perMille >= 1000 || world.dice().perMille(row.perMille))
            actOf(row.effect->kind).touch(world, whom, *row.effect, by, events);
    }
}

void strike(World& world, const Creature& attacker, const Creature& victim, Events& events)
{
    const Actor by = actorOf(world, attacker);
    const Actor whom = actorOf(world, victim);
    const int damage = drawBlow(world, attacker, victim);
    events.push_back(Struck{by, whom, attacker.at, victim.at, damage});
    harm(world, whom.id, damage, by, events);
    if (damage > 0)
        touch(world, by, whom.id, events);
}

void arrive(World& world, const Actor& who, Events& events)
{
    const Rules& rules = world.rules();
    const bool isPlace = rules.goal == Goal::Reach || rules.goal == Goal::Collect;
    if (!who.isHero || !isPlace || world.tileKind(world.hero().at).id != rules.goalKind)
        return;
    if (const int gathered = gatheredForGoal(world); gathered < rules.collectCount)
        events.push_back(FellShort{gathered});
    else
        endGame(world, Outcome::Won, events);
}

void openDoor(World& world, const Actor& who, Position at, Events& events)
{
    const TileId closed = world.level(at.z).tiles[at.x, at.y];
    if (world.catalogue().tile(closed).opensInto.empty())
        return;
    world.setTile(at, world.turns(at).opened);
    events.push_back(Opened{who, at, closed});
}

void unlock(World& world, const Actor& who, Position at, const Item& key, Events& events)
{
    events.push_back(Unlocked{who, at, world.level(at.z).tiles[at.x, at.y], key.kind});
    world.removeItem(key.id);
    world.setTile(at, world.turns(at).unlocked);
}

void reveal(World& world, const Actor& who, Position at, Events& events)
{
    const TileId found = world.turns(at).found;
    world.setTile(at, found);
    events.push_back(Found{who, at, found});
}

void close(World& world, const Creature& self, Direction direction, Events& events)
{
    const Position at = moved(self.at, direction);
    const TileId closed = world.turns(at).closed;
    world.setTile(at, closed);
    events.push_back(Closed{actorOf(world, self), at, closed});
}

void search(World& world, const Creature& self, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    BitGrid seen(world.width(), world.height());
    fieldOfView(world.opaque(from.z), from.x, from.y, 2 * kSearchReach, seen);
    int found = 0;
    for (int y = from.y - kSearchReach; y <= from.y + kSearchReach; ++y)
        for (int x = from.x - kSearchReach; x <= from.x + kSearchReach; ++x) {
            const Position at{x, y, from.z};
            if (!seen.getOr(x, y, false) || world.tileKind(at).foundAs.empty())
                continue;
            reveal(world, who, at, events);
            ++found;
        }
    events.push_back(Searched{who, found});
}

void walk(World& world, const Creature& self, Direction direction, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    const Position to = moved(from, direction);
    if (const Creature* other = world.creatureAt(to)) {
        strike(world, self, *other, events);
    } else if (mayEnter(world, self, to) || mayWade(world, self, to)) {
        if (!world.kindOf(self).phases)
            openDoor(world, who, to, events);
        world.moveCreature(who.id, to);
        events.push_back(Stepped{who, from, to});
        arrive(world, who, events);
    } else if (const Item* key = keyFor(world, who.id, to); key && !world.tileKind(to).unlocksInto.empty()) {
        unlock(world, who, to, *key, events);
    } else if (!world.tileKind(to).foundAs.empty()) {
        reveal(world, who, to, events);
    } else {
        const TileId rock = world.level(to.z).tiles[to.x, to.y];
        world.setTile(to, world.catalogue().dugFrom(rock));
        events.push_back(Dug{who, to, rock});
    }
}

void climbStairs(World& world, const Creature& self, Events& events)
{
    const Actor who = actorOf(world, self);
    climb(world, self, events);
    arrive(world, who, events);
}

// Who came of a creature that passes its levels on has gained as many.
void inherit(World& world, const Creature& parent, EntityId child, const BehaviourRow& row)
{
    if (row.inherits)
        gainLevels(world, child, parent.level - 1);
}

void spread(World& world, const Creature& self, Direction direction, Events& events)
{
    const Actor parent = actorOf(world, self);
    const Position to = moved(self.at, direction);
    world.countGrowth(parent.id);
    const EntityId child = world.addCreature(parent.kind, to, self.colony);
    inherit(world, *world.creature(parent.id), child, *behaviourRow(world, *world.creature(parent.id), Does::Spread));
    events.push_back(Grew{parent, actorOf(world, *world.creature(child)), to});
}

void summon(World& world, const Creature& self, Direction direction, Events& events)
{
    const Actor parent = actorOf(world, self);
    const BehaviourRow& row = *behaviourRow(world, self, Does::Summon);
    const CreatureKindId kind = *world.catalogue().findCreature(row.kind);
    const Position to = moved(self.at, direction);
    world.countGrowth(parent.id);
    const EntityId child = world.addCreature(kind, to, self.colony);
    inherit(world, *world.creature(parent.id), child, row);
    events.push_back(Summoned{parent, actorOf(world, *world.creature(child)), to});
}

void strengthen(World& world, const Creature& self, Events& events)
{
    events.push_back(Strengthened{actorOf(world, self), self.at});
    world.strengthen(self.id, behaviourRow(world, self, Does::Strengthen)->attack);
}

// One for each verb. Not lambdas: each of them would hold what it needs, at every act of every creature.
struct Acting {
    World& world;
    const Creature& self;
    Events& events;

    void operator()(Wait) const {}
    void operator()(Walk verb) const { walk(world, self, verb.direction, events); }
    void operator()(ClimbUp) const { climbStairs(world, self, events); }
    void operator()(ClimbDown) const { climbStairs(world, self, events); }
    void operator()(Spread verb) const { spread(world, self, verb.direction, events); }
    void operator()(Summon verb) const { summon(world, self, verb.direction, events); }
    void operator()(Strengthen) const { strengthen(world, self, events); }
    void operator()(Wake) const { wake(world, self.id, events); }
    void operator()(Shoot verb) const { shoot(world, self, aimed(verb), events); }
    void operator()(Steal verb) const { steal(world, self, verb.item, events); }
    void operator()(Burst) const { burst(world, self, events); }
    void operator()(Mend verb) const { mend(world, self, aimed(verb), events); }
    void operator()(Close verb) const { close(world, self, verb.direction, events); }
    void operator()(Search) const { search(world, self, events); }
    void operator()(PickUp) const { pickUp(world, self, events); }
    void operator()(Take verb) const { takeItem(world, self, verb.item, events); }
    void operator()(Drop verb) const { dropItem(world, self, verb.item, events); }
    void operator()(Wield verb) const { equip(world, self, verb.item, Use::Wielded, events); }
    void operator()(Wear verb) const { equip(world, self, verb.item, Use::Worn, events); }
    void operator()(TakeOff verb) const { equip(world, self, verb.item, Use::None, events); }
    void operator()(Eat verb) const { eat(world, self, verb.item, events); }
    void operator()(Drink verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(Read verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(ReadAt verb) const { useUp(world, self, verb.item, aimed(verb), events); }
    void operator()(Zap verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(ZapAt verb) const { useUp(world, self, verb.item, aimed(verb), events); }
    void operator()(Throw verb) const { throwItem(world, self, verb.item, aimed(verb), events); }
    void operator()(Gain verb) const { choose(world, self, verb.gained, events); }
    void operator()(GiveUp) const { perish(world, Cause::GaveUp, events); }

private:
    Position aimed(auto verb) const { return {verb.x, verb.y, self.at.z}; }
};

} // namespace

Actor actorOf(const World& world, const Creature& creature)
{
    return {creature.id, creature.kind, creature.id == world.state().hero};
}

void act(World& world, EntityId actor, const Command& command, std::vector<Event>& events)
{
    std::visit(Acting{world, *world.creature(actor), events}, command);
}

} // namespace cave
