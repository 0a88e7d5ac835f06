// SPDX-License-Identifier: MIT
/// @file
/// What thieves take.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether a thief may take it from the hero: nothing in use, and no keys, which open what may be on the only way.
bool canBeStolen(const World& world, const Item& item);

bool hasLoot(const World& world, const Creature& self); ///< carries anything

} // namespace cave
