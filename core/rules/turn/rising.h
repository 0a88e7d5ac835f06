// SPDX-License-Identifier: MIT
/// @file
/// Those that stand up again from what they left, where nobody has taken or burnt it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// After the hero's act, on the hero's level: each of the remains that wait is a turn nearer, and whose time has come
/// rises where there is room. It rises once: what it is worth has been had.
void riseAgain(WorldWriter world, Events& events);

} // namespace cave
