// SPDX-License-Identifier: MIT
/// @file
/// Potions, scrolls and wands: what may be used, on whom, and what comes of it.
#pragma once

#include "core/content/effects/thing_effects.h"
#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// Whether a cell must be chosen for a thing that has an effect, as far as its user knows: a wand that is not known is
/// always aimed, nothing else that is not known ever.
bool asksForTarget(const World& world, const Creature& user, const Item& item);

/// Whom an effect would meet, by ascending id: see Aim. `at` is the cell chosen, or where its user stands.
std::vector<EntityId> thoseMetBy(const World& world, const Creature& user, const Effect& effect, Position at);

/// What a blast reaches: the disc of this radius as far as its centre sees it.
BitGrid blastCells(const World& world, Position centre, int radius);

/// The cells that an effect aimed at `at` would reach, for a preview: its blast, its line, or that cell.
std::vector<Position> cellsReached(const World& world, const Creature& user, const Effect& effect, Position at);

/// That who reads or zaps has its voice.
Answer checkVoice(const Creature& actor, UsedBy by);
/// That it is carried, is used in this way and is not empty: what can be said before a target is chosen.
Answer checkUsable(const World& world, const Creature& actor, EntityId item, UsedBy by);
/// That it has a charge left, if it has any at all.
Answer checkCharge(const World& world, const Creature& actor, EntityId item);
/// Drinking, reading and zapping; what needs a target must have one, and what does not must not.
Answer checkUse(const World& world, const Creature& actor, EntityId item, UsedBy by);
Answer checkUseAt(const World& world, const Creature& actor, EntityId item, UsedBy by, Position at);

/// Spends a charge of `used`, unless what the hero wears keeps it, and writes the thing to the world.
void takeCharge(WorldWriter world, const Creature& self, Item& used);

/// `at` counts only for effects that need a target. Wands lose a charge, all else is gone.
void useUp(WorldWriter world, const Creature& self, EntityId item, Position at, Events& events);

/// What breaks works where it breaks: on who stands there, or on all within its radius.
bool breaks(const ItemKind& kind);
void breakAt(WorldWriter world, const Actor& by, const Effect& effect, Position at, Events& events);

/// Whom an effect that comes about there meets, by ascending id, and what is told of it before it does.
std::vector<EntityId> thoseThere(const World& world, const Effect& effect, Position at);
void tellOfBreaking(const World& world, const Effect& effect, Position at, Events& events);

} // namespace cave
