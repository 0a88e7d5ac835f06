// SPDX-License-Identifier: MIT
#include "core/rules/living/by_nobody.h"

#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/harm.h"

namespace cave {

namespace {

// Frost and lightning kill the hero as its own do; by older rules lightning is fire.
bool isFlames(const World& world, const Creature& hero, EffectKind kind)
{
    if (kind == EffectKind::Lightning)
        return !world.playsBy(kLightningKills);
    return kind == EffectKind::Fireball && !lasts(hero, Condition::Fireproof);
}

} // namespace

// A monster that dies "by itself" died by nobody's hand; of the hero that would say that its own fire killed it.
void affect(WorldWriter world, EntityId who, const Effect& effect, Events& events)
{
    const Creature& self = *world->creature(who);
    const Actor victim = actorOf(world, self);
    const auto left =
        victim.isHero && isFlames(world, self, effect.kind) ? effectOn(world, self, effect) : std::nullopt;
    const int loss = left ? lossOf(world, self, left->amount) : 0;
    if (!left || self.health > loss)
        return meetWith(world, who, effect, victim, events);
    events.push_back(Burned{victim, self.at, effect.kind, loss, true});
    world.setHealth(who, self.health - loss);
    perish(world, Cause::Flames, events);
}

void befall(WorldWriter world, const Effect& effect, Position at, Events& events)
{
    tellOfBreaking(world, effect, at, events);
    if (effect.kind == EffectKind::Cloud) // which is let out in one place, whoever is there
        return;
    for (const EntityId whom : thoseThere(world, effect, at))
        if (world->creature(whom) && !world->isOver())
            affect(world, whom, effect, events);
}

} // namespace cave
