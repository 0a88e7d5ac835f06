// SPDX-License-Identifier: MIT
/// @file
/// Whether a command can be done now. Asking changes nothing.
#pragma once

#include "core/rules/facts/command.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world.h"

namespace cave {

Answer check(const World& world, EntityId actor, const Command& command); ///< also greys menu entries

/// The same without the words for why not: monsters ask hundreds of times a turn.
bool mayDo(const World& world, const Creature& actor, const Command& command);

} // namespace cave
