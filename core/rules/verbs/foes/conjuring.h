// SPDX-License-Identifier: MIT
/// @file
/// Foes that come out of nothing.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// So many foes of somebody come to the cells beside it, each of one of the kinds that its level has by now; fewer
/// where there is no room, none where it has no foe there.
void bringFoes(WorldWriter world, EntityId whom, int count, Events& events);

} // namespace cave
