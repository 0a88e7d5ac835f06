// SPDX-License-Identifier: MIT
// What the hero can see.
#pragma once

#include "core/world/world.h"

namespace cave {

void refreshSight(World& world); // and what the hero remembers

} // namespace cave
