// SPDX-License-Identifier: MIT
/// @file
/// Where a creature may go.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The ground of a level that lets this creature in, which is kept up to date by the world.
const BitGrid& groundFor(const World& world, const Creature& self, int z);

/// Whether the ground lets this creature in: it holds it, and a closed door only lets those in that open doors or pass
/// through. Who stands there is another question.
bool mayEnter(const World& world, const Creature& self, Position at);

/// Whether this creature, or one of its kind and stage, can come down there when it does not float: nobody does where
/// it could neither stand nor fall nor drown. Files of games refuse whoever is where it cannot.
bool mayLand(const World& world, const Creature& self, Position at);
bool mayLand(const World& world, const Creature& self); ///< where it is

/// Whether the cell is a closed door, which stays clear of all who do not walk into it themselves: in there nobody
/// would see them, and the door could not be closed behind them. Never by rules before kDoorsStayClear.
bool isShut(const World& world, Position at);

/// Whether this creature comes to harm there, by the ground or by the gas over it.
bool harms(const World& world, const Creature& self, Position at);

/// Whether it goes there all the same, where it would be in over its head, fall or come to harm: the hero may, monsters
/// only when confused.
bool mayWade(const World& world, const Creature& self, Position at);

/// Own acts that it can stay in ground that it drowns in, before the one in which it does: fewer in what drags it down.
int breathIn(const World& world, const Creature& self, const TileKind& ground);
int knownBreathIn(const World& world, const TileKind& ground); ///< of the hero, as far as it knows its things

/// Whether a step of the hero leads from firm ground into what does not hold it, or is one too many there. Goes by what
/// the hero knows; a step into somebody is no step.
bool wouldSink(const World& world, Direction direction);

/// Whether the hero knows that what it wears would drown it sooner there.
bool wouldBeDraggedDown(const World& world, Direction direction);

/// Whether a step of the hero leads to where it would fall. Goes by what the hero knows.
bool wouldFall(const World& world, Direction direction);

/// Whether a step of the hero leads into fire or the like from where there is none. Goes by what the hero knows.
bool wouldBurn(const World& world, Direction direction);

/// Whether a step of the hero leads into bad gas that it sees, from where there is nothing of the kind.
bool wouldBreathe(const World& world, Direction direction);

bool mayDig(const World& world, const Creature& self); ///< what can be dug at all

/// Per cent of its time that a step between two cells takes it: the slower ground counts. Those that fly or phase are
/// never slowed, swimmers not where they swim.
inline constexpr int kPlainPace = 100;
int paceOver(const World& world, const Creature& self, Position from, Position to);

/// The key that somebody carries for a locked door: the one made for it before one that opens any. Null without.
const Item* keyFor(const World& world, EntityId carrier, Position door);

} // namespace cave
