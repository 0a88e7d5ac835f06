// SPDX-License-Identifier: MIT
/// @file
/// Ground that holds nobody, above another level.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Somebody falls to the ground nearest below, whose occupant makes room, and is hurt as the rules say. It has come
/// there as by stairs. False, and nothing happens, where there is no room.
bool fall(WorldWriter world, EntityId who, Events& events);

} // namespace cave
