// SPDX-License-Identifier: MIT
#include "core/rules/living/by_nobody.h"

#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/end_game.h"

namespace cave {

namespace {

// The hero dies of frost as of its own.
bool takesHealth(EffectKind kind) { return kind == EffectKind::Fireball || kind == EffectKind::Lightning; }

} // namespace

// A monster that dies "by itself" died by nobody's hand; of the hero that would say that its own fire killed it.
void affect(WorldWriter world, EntityId who, const Effect& effect, Events& events)
{
    const Creature& self = *world->creature(who);
    const Actor victim = actorOf(world, self);
    const auto left = victim.isHero && takesHealth(effect.kind) ? effectOn(world, self, effect) : std::nullopt;
    if (!left || self.health > left->amount)
        return meetWith(world, who, effect, victim, events);
    events.push_back(Burned{victim, self.at, effect.kind, left->amount, true});
    world.setHealth(who, self.health - left->amount);
    perish(world, Cause::Flames, events);
}

} // namespace cave
