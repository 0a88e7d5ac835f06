// SPDX-License-Identifier: MIT
/// @file
/// Whom a creature can heal.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Somebody else of its side, hurt, that it sees within `range` cells.
bool canMend(const World& world, const Creature& self, const Creature& other, int range);

} // namespace cave
