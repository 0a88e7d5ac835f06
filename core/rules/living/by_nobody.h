// SPDX-License-Identifier: MIT
/// @file
/// What ground, air and events do to somebody: nobody is to blame for it, and nobody learns from it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

void affect(WorldWriter world, EntityId who, const Effect& effect, Events& events);

/// It comes about in a cell, and meets who stands there, or all within its radius.
void befall(WorldWriter world, const Effect& effect, Position at, Events& events);

} // namespace cave
