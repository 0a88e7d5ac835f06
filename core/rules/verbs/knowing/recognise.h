// SPDX-License-Identifier: MIT
/// @file
/// How the hero comes to know what things are.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// The hero knows things of this kind from now on; where but one kind of their class is left, that too. Nothing
/// happens where it is known already.
void recognise(WorldWriter world, ItemKindId kind, Events& events, Recognised::By by = Recognised::By::Use);

/// The same where the hero sees what comes of it: its own doing, or in this place.
void recogniseWhereSeen(WorldWriter world, const Actor& user, Position at, ItemKindId kind, Events& events);

/// All that somebody carries.
void recogniseAll(WorldWriter world, EntityId carrier, Events& events);

/// Whether the actor is the hero, who does not know what this thing is.
bool isUnknownTo(const World& world, const Creature& actor, const Item& item);

} // namespace cave
