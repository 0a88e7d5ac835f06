// SPDX-License-Identifier: MIT
/// @file
/// What the runes on the hero's gear do when a blow is given or taken. Nobody else has gear in use.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kSwiftTime = 20; ///< per cent of its time that a swift blow takes

/// A rune that works this time, and what it stands on.
struct RuneAtWork {
    EntityId item = EntityId::None;
    RuneId rune = 0;
};

/// Whether the rune on what the hero wields works on a blow at the victim: drawn by the dice before it is dealt.
std::optional<RuneAtWork> drawWeaponRune(WorldWriter world, const Creature& attacker, const Creature& victim);
int timesOf(const World& world, const std::optional<RuneAtWork>& rune); ///< that the blow counts; 1 without

/// After a blow that took `loss`, 1 or more: what the weapon's rune does, and another one that works by killing.
void workOnVictim(WorldWriter world, const std::optional<RuneAtWork>& work, const Actor& by, const Actor& victim,
                  int loss, Events& events);
/// The same of what the hero wears, to who has struck.
void workOnAttacker(WorldWriter world, const Actor& by, int loss, Events& events);

/// Whether a shot at the hero flies back, which is told.
bool mirrorsShot(WorldWriter world, Events& events);

} // namespace cave
