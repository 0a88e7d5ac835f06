// SPDX-License-Identifier: MIT
/// @file
/// What creatures are spared of what is done to them: the one place that knows.
#pragma once

#include "core/content/resists.h"
#include "core/world/world.h"

namespace cave {

/// Per mille that is taken off: of its kind, of the stage that it is in, and of what it wears or wields, together.
/// -kImmunity..kImmunity.
int resistanceOf(const World& world, const Creature& creature, ResistKey what);
/// The same of an effect: of its word and of the harm that it does (fire, cold) together.
int resistanceOf(const World& world, const Creature& creature, EffectKind what);

/// What is left of a number above 0 then, rounded down.
constexpr int lessened(int number, int perMille)
{
    return static_cast<int>(std::int64_t{number} * (kImmunity - perMille) / kImmunity);
}

/// The harm that an effect does beside its own word.
std::optional<ResistKey> harmOf(EffectKind kind);

/// What an effect comes to on this creature: turns, else its amount, are less or more. Nothing where it is immune or
/// nothing is left of it.
std::optional<Effect> effectOn(const World& world, const Creature& creature, const Effect& effect);

} // namespace cave
