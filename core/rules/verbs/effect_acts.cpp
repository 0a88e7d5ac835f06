// SPDX-License-Identifier: MIT
#include "core/rules/verbs/effect_acts.h"

#include "core/base/enum_count.h"
#include "core/content/effects/thing_effects.h"
#include "core/content/limits.h"
#include "core/content/resist_rows.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/company/visiting.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/foes/conjuring.h"
#include "core/rules/verbs/foes/shove.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/harm.h"
#include "core/rules/verbs/knowing/recognise.h"

#include <algorithm>

namespace cave {

namespace {

void healBy(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    heal(world, whom, healedBy(effect, world->creature(whom)->maxHealth), events);
}

// What the hero has died of where nobody else has done it; nothing: of itself.
std::optional<Cause> deathBy(const World& world, EffectKind kind)
{
    if (kind == EffectKind::Frost)
        return Cause::Frozen;
    if (kind == EffectKind::Lightning && world.playsBy(kLightningKills))
        return Cause::Lightning;
    return std::nullopt;
}

// As if by itself is by nobody, and nobody else is told of as the killer.
void burn(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events)
{
    const Creature& burned = *world->creature(whom);
    if (effect.kind == EffectKind::Fireball && lasts(burned, Condition::Fireproof))
        return;
    const Actor victim = actorOf(world, burned);
    const int loss = lossOf(world, burned, effect.amount);
    const bool isFatal = by.id == whom && loss >= burned.health;
    events.push_back(Burned{victim, burned.at, effect.kind, loss, isFatal});
    const auto cause = deathBy(world, effect.kind);
    if (!cause || !isFatal || !victim.isHero)
        return harm(world, whom, effect.amount, by, events);
    world.setHealth(whom, burned.health - loss);
    perish(world, *cause, events);
}

template <Condition condition>
void befall(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    beginCondition(world, whom, condition, effect.turns, events);
}

// So much harm, for five times as many acts at most.
void shield(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    const int acts = std::min(effect.amount, kLargestNumber / kShieldActs) * kShieldActs;
    beginCondition(world, whom, Condition::Shielded, acts, events);
}

// core/rules/living freezes the ground.
void frost(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events)
{
    endCondition(world, whom, Condition::Burning, events);
    burn(world, whom, effect, by, events);
}

// core/rules/living lets the gas out.
void cloud(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    if (const auto gas = world->catalogue().findGas(effect.gas))
        events.push_back(Clouded{world->creature(whom)->at, *gas, effect.amount});
}

// As if by itself is by nobody. Who was poisoned by somebody stays so.
void poison(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events)
{
    const Creature before = *world->creature(whom);
    beginCondition(world, whom, Condition::Poisoned, effect.turns, events);
    Creature poisoned = *world->creature(whom);
    const bool wasFree = !lasts(before, Condition::Poisoned) || before.isPoisonNobodys;
    poisoned.isPoisonNobodys = by.id == whom && !by.isHero && wasFree;
    if (poisoned.isPoisonNobodys != before.isPoisonNobodys)
        world.changeCreature(poisoned);
}

// core/rules/living sets the ground on fire.
void ignite(WorldWriter world, EntityId whom, const Effect&, const Actor&, Events& events)
{
    beginCondition(world, whom, Condition::Burning, kBurningTurns, events);
}

void befriend(WorldWriter world, EntityId whom, const Effect&, const Actor& by, Events& events)
{
    winOver(world, whom, by, events);
}

// The cells of a level that ways without keys lead to: whoever came out behind a locked door might stay there for good.
BitGrid reachedFrom(const World& world, Position from)
{
    BitGrid reached(world.width(), world.height());
    reached.set(from.x, from.y);
    std::vector<Position> open{from};
    while (!open.empty()) {
        const Position at = open.back();
        open.pop_back();
        for (const Direction direction : kDirections) {
            const Position next = moved(at, direction);
            const TileKind& tile = world.tileKind(next);
            if ((!tile.walkable && tile.foundAs.empty()) || reached.get(next.x, next.y))
                continue;
            reached.set(next.x, next.y);
            open.push_back(next);
        }
    }
    return reached;
}

// Whoever is to go somewhere goes to plain floor: no stairs, no water, no goal is reached by chance.
void moveToAny(WorldWriter world, EntityId whom, Events& events, auto&& suits)
{
    const Creature& moving = *world->creature(whom);
    const Position from = moving.at;
    const BitGrid reached = reachedFrom(world, from);
    std::vector<Position> places;
    for (int y = 0; y < world->height(); ++y)
        for (int x = 0; x < world->width(); ++x)
            if (const Position at{x, y, from.z}; reached.get(x, y) &&
                                                 world->level(from.z).tiles[x, y] == world->catalogue().floor() &&
                                                 world->isFree(at) && suits(at))
                places.push_back(at);
    if (places.empty())
        return;
    const Position to = places[world.dice().below(static_cast<std::uint32_t>(places.size()))];
    const Actor who = actorOf(world, moving);
    world.moveCreature(whom, to);
    events.push_back(Teleported{who, from, to});
}

void teleport(WorldWriter world, EntityId whom, const Effect&, const Actor&, Events& events)
{
    moveToAny(world, whom, events, [](Position) { return true; });
}

void blink(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    const Position from = world->creature(whom)->at;
    BitGrid seen(world->width(), world->height());
    fieldOfView(world->opaque(from.z), from.x, from.y, effect.range, seen);
    moveToAny(world, whom, events, [&](Position at) { return seen.get(at.x, at.y); });
}

void map(WorldWriter world, Position at, const Actor& by, Events& events)
{
    for (int y = 0; y < world->height(); ++y)
        for (int x = 0; x < world->width(); ++x)
            if (const Position hidden{x, y, at.z}; !world->tileKind(hidden).foundAs.empty())
                world.setTile(hidden, world->transitions(hidden).found);
    world.learnGround(at.z);
    events.push_back(Mapped{by, at.z});
}

void dig(WorldWriter world, Position at, const Actor& by, Events& events)
{
    const TileId rock = world->level(at.z).tiles[at.x, at.y];
    if (!world->catalogue().tile(rock).diggable())
        return;
    world.setTile(at, world->catalogue().dugFrom(rock));
    events.push_back(Dug{by, at, rock});
}

bool hasBad(const Creature& creature, Condition condition)
{
    return wordsOf(condition).isBad && lasts(creature, condition);
}

void cure(WorldWriter world, EntityId whom, const Effect&, const Actor&, Events& events)
{
    for (const Condition condition : kConditions)
        if (hasBad(*world->creature(whom), condition))
            endCondition(world, whom, condition, events);
}

void gainStrength(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    Creature stronger = *world->creature(whom);
    stronger.attack = std::min(stronger.attack + effect.amount, kLargestNumber);
    world.changeCreature(stronger);
    events.push_back(Improved{actorOf(world, stronger), stronger.at, Gained::Attack});
}

void gainVitality(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    Creature hardier = *world->creature(whom);
    hardier.maxHealth = std::min(hardier.maxHealth + effect.amount, kLargestNumber);
    hardier.health = std::min(hardier.health + effect.amount, hardier.maxHealth);
    world.changeCreature(hardier);
    events.push_back(Improved{actorOf(world, hardier), hardier.at, Gained::Health});
}

// Whoever has any attack keeps some.
void weaken(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    Creature weaker = *world->creature(whom);
    const int attack = std::max(std::min(weaker.attack, 1), weaker.attack - effect.amount);
    if (attack == weaker.attack)
        return;
    weaker.attack = attack;
    world.changeCreature(weaker);
    events.push_back(Worsened{actorOf(world, weaker), weaker.at, Gained::Attack});
}

void wither(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    Creature frailer = *world->creature(whom);
    const int health = std::max(1, frailer.maxHealth - effect.amount);
    if (health == frailer.maxHealth)
        return;
    frailer.maxHealth = health;
    frailer.health = std::min(frailer.health, health);
    world.changeCreature(frailer);
    events.push_back(Worsened{actorOf(world, frailer), frailer.at, Gained::Health});
}

// Nobody pushes itself.
void push(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events)
{
    const Creature* pusher = world->creature(by.id);
    if (pusher && by.id != whom)
        shove(world, whom, pusher->at, effect.amount, events);
}

// Only where the one could have walked to the other, and each finds hold.
void swapPlaces(WorldWriter world, EntityId whom, const Effect&, const Actor& by, Events& events)
{
    const Creature* user = world->creature(by.id);
    const Creature& other = *world->creature(whom);
    if (!user || by.id == whom || user->at.z != other.at.z || !mayEnter(world, *user, other.at) ||
        !mayEnter(world, other, user->at) || !reachedFrom(world, user->at).get(other.at.x, other.at.y))
        return;
    const Actor who = actorOf(world, other);
    world.swapCreatures(by.id, whom);
    events.push_back(Swapped{by, who});
    arrive(world, by.isHero ? by : who, events);
}

// Nobody else wears anything.
void rust(WorldWriter world, EntityId whom, const Effect&, const Actor&, Events& events)
{
    const Item* worn = whom == world->state().hero ? itemInUse(world, whom, Use::Worn) : nullptr;
    if (worn)
        makeWorse(world, worn->id, events);
}

void makeNoise(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    events.push_back(Sounded{world->creature(whom)->at, std::min(effect.amount, kMostNoise)});
}

void conjure(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    bringFoes(world, whom, effect.amount, events);
}

void callAlly(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events& events)
{
    bringAlly(world, whom, effect.turns, events);
}

void nameThings(WorldWriter world, EntityId whom, const Effect&, const Actor&, Events& events)
{
    if (whom == world->state().hero)
        recogniseAll(world, whom, events);
}

// core/rules/verbs/tempering works on the thing that is chosen; without one nothing happens.
void tellNothing(WorldWriter, Position, const Actor&, Events&) {}

Answer isHealthy(const Creature& creature)
{
    if (creature.health < creature.maxHealth)
        return std::nullopt;
    return refuse({CAVE_TEXT("game", "You are as healthy as can be.")}, creature.at);
}

Answer isWell(const Creature& creature)
{
    if (std::ranges::any_of(kConditions, [&](Condition condition) { return hasBad(creature, condition); }))
        return std::nullopt;
    return refuse({CAVE_TEXT("game", "Nothing ails you.")}, creature.at);
}

constexpr std::array kActs{
    EffectAct{EffectKind::Heal, healBy, nullptr, isHealthy},
    EffectAct{EffectKind::Lightning, burn},
    EffectAct{EffectKind::Confusion, befall<Condition::Confused>},
    EffectAct{EffectKind::Fireball, burn},
    EffectAct{EffectKind::Teleport, teleport},
    EffectAct{EffectKind::Blink, blink},
    EffectAct{EffectKind::Mapping, nullptr, map},
    EffectAct{EffectKind::Haste, befall<Condition::Hasted>},
    EffectAct{EffectKind::Slow, befall<Condition::Slowed>},
    EffectAct{EffectKind::Poison, poison},
    EffectAct{EffectKind::Sleep, befall<Condition::Asleep>},
    EffectAct{EffectKind::Might, befall<Condition::Mighty>},
    EffectAct{EffectKind::Digging, nullptr, dig},
    EffectAct{EffectKind::Light, befall<Condition::Lit>},
    EffectAct{EffectKind::Cure, cure, nullptr, isWell},
    EffectAct{EffectKind::Fear, befall<Condition::Afraid>},
    EffectAct{EffectKind::Strength, gainStrength},
    EffectAct{EffectKind::Vitality, gainVitality},
    EffectAct{EffectKind::Weaken, weaken},
    EffectAct{EffectKind::Wither, wither},
    EffectAct{EffectKind::Curse, befall<Condition::Cursed>},
    EffectAct{EffectKind::Ignite, ignite},
    EffectAct{EffectKind::Befriend, befriend},
    EffectAct{EffectKind::Frost, frost},
    EffectAct{EffectKind::Cloud, cloud}, // its gas may do harm
    EffectAct{EffectKind::Hold, befall<Condition::Held>},
    EffectAct{EffectKind::Paralyse, befall<Condition::Paralysed>},
    EffectAct{EffectKind::Float, befall<Condition::Floating>},
    EffectAct{EffectKind::Fireproof, befall<Condition::Fireproof>},
    EffectAct{EffectKind::Darken, befall<Condition::Darkened>},
    EffectAct{EffectKind::Naming, nameThings},
    EffectAct{EffectKind::Bleed, befall<Condition::Bleeding>},
    EffectAct{EffectKind::Enfeeble, befall<Condition::Weakened>},
    EffectAct{EffectKind::Shield, shield},
    EffectAct{EffectKind::Unseen, befall<Condition::Unseen>},
    EffectAct{EffectKind::Mending, befall<Condition::Mending>},
    EffectAct{EffectKind::Discord, befall<Condition::Discordant>},
    EffectAct{EffectKind::Mark, befall<Condition::Marked>},
    EffectAct{EffectKind::Petrify, befall<Condition::Stony>},
    EffectAct{EffectKind::Silence, befall<Condition::Silenced>},
    EffectAct{EffectKind::Sense, befall<Condition::Sensing>},
    EffectAct{EffectKind::Push, push},
    EffectAct{EffectKind::Swap, swapPlaces},
    EffectAct{EffectKind::Noise, makeNoise},
    EffectAct{EffectKind::Conjure, conjure},
    EffectAct{EffectKind::Temper, nullptr, tellNothing},
    EffectAct{EffectKind::Rust, rust},
    EffectAct{EffectKind::Ally, callAlly},
};

constexpr bool actsAreInOrder()
{
    for (std::size_t i = 0; i < kActs.size(); ++i)
        if (kActs[i].kind != static_cast<EffectKind>(i))
            return false;
    return true;
}
static_assert(actsAreInOrder() && kActs.size() == enumCount<EffectKind>(), "each effect has its row");

} // namespace

void heal(WorldWriter world, EntityId whom, int most, Events& events)
{
    const Creature& healed = *world->creature(whom);
    const Actor who = actorOf(world, healed);
    const int health = std::min(most, healed.maxHealth - healed.health);
    world.setHealth(whom, healed.health + health);
    events.push_back(Healed{who, health});
}

const EffectAct& actOf(EffectKind kind) { return kActs[static_cast<std::size_t>(kind)]; }

void meetWith(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events)
{
    const Creature& met = *world->creature(whom);
    if (const auto left = effectOn(world, met, effect)) {
        actOf(effect.kind).touch(world, whom, *left, by, events);
    } else {
        const bool isImmune = resistanceOf(world, met, effect.kind) >= kImmunity;
        const ResistKey what = harmOf(effect.kind).value_or(resistKeyOf(effect.kind));
        events.push_back(Resisted{actorOf(world, met), met.at, what, isImmune});
    }
    if (harms(effect.kind))
        breakPeace(world, by, whom);
}

} // namespace cave
