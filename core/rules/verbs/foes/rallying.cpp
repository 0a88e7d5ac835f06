// SPDX-License-Identifier: MIT
#include "core/rules/verbs/foes/rallying.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/nearby.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/growth.h"
#include "core/rules/verbs/wake.h"
#include "core/world/goals.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

bool goesAfterFoes(const World& world, const Creature& creature)
{
    return behaviourRow(world, creature, Does::Hunt) || behaviourRow(world, creature, Does::Swarm) ||
           behaviourRow(world, creature, Does::Guard);
}

// Others of its side within the row's range that suit, but for the hero, by ascending id.
template <typename Suits>
std::vector<EntityId> matesOf(const World& world, const Creature& self, const BehaviourRow& row, Suits suits)
{
    std::vector<EntityId> mates;
    forEachCreatureNear(world, self.at, row.range, [&](const Creature& other) {
        if (other.id != self.id && other.id != world.state().hero && !other.isCaptive && !other.isLurking &&
            world.sideOf(other) == world.sideOf(self) && suits(other))
            mates.push_back(other.id);
    });
    std::ranges::sort(mates);
    return mates;
}

// Those that would come.
std::vector<EntityId> thoseWhoHear(const World& world, const Creature& self, const BehaviourRow& row)
{
    return matesOf(world, self, row, [&](const Creature& other) {
        return (!other.quarry || isSearching(other)) && goesAfterFoes(world, other);
    });
}

struct Boon {
    EffectKind kind;
    Condition condition;
};

// The conditions that effects give which do good.
constexpr std::array kBoons{
    Boon{EffectKind::Haste, Condition::Hasted},    Boon{EffectKind::Might, Condition::Mighty},
    Boon{EffectKind::Light, Condition::Lit},       Boon{EffectKind::Float, Condition::Floating},
    Boon{EffectKind::Shield, Condition::Shielded}, Boon{EffectKind::Fireproof, Condition::Fireproof},
    Boon{EffectKind::Unseen, Condition::Unseen},   Boon{EffectKind::Mending, Condition::Mending},
    Boon{EffectKind::Sense, Condition::Sensing},
};

// Of effects of which nobody can tell whether they would be in vain: each time.
bool isWithout(const Creature& creature, EffectKind kind)
{
    if (kind == EffectKind::Heal)
        return creature.health < creature.maxHealth;
    const auto boon = std::ranges::find(kBoons, kind, &Boon::kind);
    return boon == kBoons.end() || !lasts(creature, boon->condition);
}

// Those that it does good to.
std::vector<EntityId> thoseWhoTakeHeart(const World& world, const Creature& self, const BehaviourRow& row)
{
    return matesOf(world, self, row, [&](const Creature& other) {
        return other.quarry && !lasts(other, Condition::Asleep) &&
               isInView(world.opaque(self.at.z), self.at.x, self.at.y, row.range, other.at.x, other.at.y);
    });
}

// No keys and nothing that the goal asks for, so that the way on stays.
const Item* remainsAt(const World& world, Position at)
{
    for (const Item& item : world.items())
        if (item.carrier == EntityId::None && item.at == at && item.of && !world.catalogue().item(item.kind).key &&
            !isGoalItem(world.rules(), world.catalogue().item(item.kind).id))
            return &item;
    return nullptr;
}

} // namespace

Answer checkCall(const World& world, const Creature& actor)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Call);
    if (!row || !actor.quarry || isSearching(actor) || lasts(actor, Condition::Silenced) ||
        thoseWhoHear(world, actor, *row).empty())
        return refuse({CAVE_TEXT("game", "Nobody hears your call.")}, actor.at);
    return std::nullopt;
}

void callOthers(WorldWriter world, const Creature& self, Events& events)
{
    const Position quarry = *self.quarry;
    events.push_back(CalledOthers{actorOf(world, self), self.at});
    for (const EntityId who : thoseWhoHear(world, self, *behaviourRow(world, self, Does::Call))) {
        if (turnsLeft(*world->creature(who), Condition::Asleep) == kUntilWoken)
            wake(world, who, events);
        world.setQuarry(who, quarry);
    }
}

Answer checkHearten(const World& world, const Creature& actor)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Hearten);
    const auto isInNeed = [&](EntityId who) { return isWithout(*world.creature(who), row->effect->kind); };
    if (!row || lasts(actor, Condition::Silenced) ||
        std::ranges::none_of(thoseWhoTakeHeart(world, actor, *row), isInNeed))
        return refuse({CAVE_TEXT("game", "Nobody needs your help.")}, actor.at);
    return std::nullopt;
}

void hearten(WorldWriter world, const Creature& self, Events& events)
{
    const Actor by = actorOf(world, self);
    const BehaviourRow row = *behaviourRow(world, self, Does::Hearten);
    events.push_back(Heartened{by, self.at});
    for (const EntityId who : thoseWhoTakeHeart(world, self, row))
        if (world->creature(who) && !world->isOver())
            meetWith(world, who, *row.effect, by, events);
}

Answer checkRaise(const World& world, const Creature& actor, Position at)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Raise);
    const auto kind = row ? world.catalogue().findCreature(row->kind) : std::nullopt;
    const bool isDone = !row || (row->limit > 0 && actor.growths >= row->limit) || lasts(actor, Condition::Silenced);
    if (isDone || !kind || !world.contains(at) || !world.isFree(at) || isShut(world, at) || !remainsAt(world, at) ||
        !world.holds(world.catalogue().creature(*kind), at) ||
        !isInView(world.opaque(at.z), actor.at.x, actor.at.y, row->range, at.x, at.y))
        return refuse({CAVE_TEXT("game", "There is nobody to raise.")}, actor.at);
    return std::nullopt;
}

void raiseRemains(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    const CreatureKindId kind = *world->catalogue().findCreature(behaviourRow(world, self, Does::Raise)->kind);
    world.removeItem(remainsAt(world, at)->id);
    world.countGrowth(who.id);
    const EntityId risen = bringForth(world, *world->creature(who.id), kind, at);
    events.push_back(Summoned{who, actorOf(world, *world->creature(risen)), at});
}

} // namespace cave
