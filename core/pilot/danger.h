// SPDX-License-Identifier: MIT
/// @file
/// Which creatures the hero has to fear, as far as the hero knows.
#pragma once

#include "core/world/world.h"

#include <vector>

namespace cave {

/// Whether a creature of this kind can hurt anyone. A fungus that only spreads cannot.
bool isDangerous(const CreatureKind& kind);

/// The dangerous creatures in view: nearest first, then by id.
std::vector<const Creature*> dangersInView(const World& world);

} // namespace cave
