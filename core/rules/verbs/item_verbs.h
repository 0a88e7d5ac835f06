// SPDX-License-Identifier: MIT
/// @file
/// The verbs that move things about: what may be done, and doing it. Doing counts on having asked.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkPickUp(const World& world, const Creature& actor);
Answer checkTake(const World& world, const Creature& actor, EntityId item);
Answer checkDrop(const World& world, const Creature& actor, EntityId item);
Answer checkWield(const World& world, const Creature& actor, EntityId item);
/// `place` as of the command: a third ring must say which one makes room.
Answer checkWear(const World& world, const Creature& actor, EntityId item, Use place);
Answer checkTakeOff(const World& world, const Creature& actor, EntityId item);

Answer checkCarried(const World& world, const Creature& actor, EntityId item); ///< that the actor has it at all

void pickUp(WorldWriter world, const Creature& self, Events& events); ///< as much as the pack holds; buys nothing
void takeItem(WorldWriter world, const Creature& self, EntityId item, Events& events); ///< pays for what has a price
/// A new thing comes into the pack and has lain nowhere; it is of this group. False, and nothing happens, without room.
bool receiveItem(WorldWriter world, const Creature& self, ItemKindId kind, std::uint64_t group, Events& events);
void dropItem(WorldWriter world, const Creature& self, EntityId item, Events& events);
void equip(WorldWriter world, const Creature& self, EntityId item, Use use, Events& events); ///< None: puts it away

void wear(WorldWriter world, const Creature& self, EntityId item, Use place, Events& events);

void packKit(WorldWriter world); ///< what the hero starts with, wielded and worn where it fits

} // namespace cave
