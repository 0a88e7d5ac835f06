// SPDX-License-Identifier: MIT
/// @file
/// What creatures owe to a leader of their side in view.
#pragma once

#include "core/world/world.h"

namespace cave {

int attackOfLeaders(const World& world,
                    const Creature& creature); ///< the most that one of them adds; 0: nobody leads it
bool isLed(const World& world, const Creature& creature); ///< and knows no fear

} // namespace cave
