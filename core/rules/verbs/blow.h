// SPDX-License-Identifier: MIT
/// @file
/// Blows hand to hand: what one takes, by the formula that the dungeon's rules name, and dealing it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Least and most that a number can come to; both 0 or more.
struct Span {
    int least = 0;
    int most = 0;
    bool operator==(const Span&) const = default;
};

/// Health that a blow of the one takes from the other, with what each wields and wears. Both 0: it never hurts.
Span blowOf(const World& world, const Creature& attacker, const Creature& victim);
/// By something of that attack: a blow, or what is shot or thrown.
Span blowOf(const World& world, int attack, const Creature& victim, ResistKey by = kResistBlow);
int drawBlow(WorldWriter world, const Creature& attacker, const Creature& victim); ///< of that span, by the dice
int drawBlowOf(WorldWriter world, int attack, const Creature& victim, ResistKey by = kResistBlow);

/// How many blows of this span take `health`, which is 1 or more, with luck and without. Nothing when none ever does.
std::optional<Span> blowsFor(const Span& blow, int health);

/// Tells why nothing came of it, where the victim resists such blows or missiles so much.
void tellOfResisting(const World& world, const Creature& victim, ResistKey by, Events& events);

struct Force;
/// One blow of such force, whatever the style.
void deal(WorldWriter world, const Creature& attacker, const Creature& victim, const Force& force, Events& events);

/// In the style of what is wielded. Hurts, and does what the attacker's kind does by touching.
void strike(WorldWriter world, const Creature& attacker, const Creature& victim, Events& events);
/// One plain blow with another attack than its own.
void strikeWith(WorldWriter world, const Creature& attacker, const Creature& victim, int attack, Events& events);

} // namespace cave
