// SPDX-License-Identifier: MIT
/// @file
/// What the bot knows about how the game is won.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether the goal is a place, and all that has to be brought there is at hand.
bool hasGathered(const World& world);

/// Whether it is a thing of a kind of which the goal takes more than the hero has.
bool isStillToGather(const World& world, const RememberedThing& thing);

/// Whether the game is won by slaying creatures of this kind, or by what they leave.
bool isGuardian(const World& world, const CreatureKind& kind);

} // namespace cave
