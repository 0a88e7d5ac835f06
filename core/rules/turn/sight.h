// SPDX-License-Identifier: MIT
/// @file
/// What the hero can see.
#pragma once

#include "core/world/world_writer.h"

namespace cave {

void refreshSight(WorldWriter world); ///< and what the hero remembers

} // namespace cave
