// SPDX-License-Identifier: MIT
// Making room where stairs lead.
#pragma once

#include "core/world/world.h"

namespace cave {

// The free cell that whoever stands at `landing` is pushed to: the nearest within 2 steps, by distance, then clockwise
// from the north (ring 2: by row). Nothing when all are taken.
std::optional<Position> placeToPush(const World& world, Position landing);

} // namespace cave
