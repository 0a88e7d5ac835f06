// SPDX-License-Identifier: MIT
/// @file
/// How a mind asks whether it may do what it thinks of: the verbs answer, whom it does not know.
#pragma once

#include "core/rules/facts/command.h"
#include "core/world/world.h"

namespace cave {

using MayDo = bool (*)(const World& world, const Creature& self, const Command& command);

} // namespace cave
