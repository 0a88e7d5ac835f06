// SPDX-License-Identifier: MIT
/// @file
/// Coming at a foe, or making it come: charging, pulling, and jumping about.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// A foe two cells away or more, within the row's range in one of the eight directions, and every cell between is free
/// and lets it in.
Answer checkCharge(const World& world, const Creature& actor, Position at);
void charge(WorldWriter world, const Creature& self, Position at, Events& events);

/// Whether a row of Does::Pull has a hold on somebody: any, or one with iron in use, where the row draws iron only.
bool hasHoldOn(const World& world, const BehaviourRow& row, const Creature& foe);

/// A foe two cells away or more, within the row's range, with nobody between, whose first step this way is free, and on
/// whom the row has a hold.
Answer checkPull(const World& world, const Creature& actor, Position at);
void pull(WorldWriter world, const Creature& self, Position at, Events& events);

/// Free, dry floor in its view within the row's range that does it no harm and leads nowhere; and nothing holds it.
Answer checkBlink(const World& world, const Creature& actor, Position at);
void blinkTo(WorldWriter world, const Creature& self, Position at, Events& events);

} // namespace cave
