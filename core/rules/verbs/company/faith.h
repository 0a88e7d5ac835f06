// SPDX-License-Identifier: MIT
/// @file
/// Allies in the way of what the hero is about to do.
#pragma once

#include "core/rules/facts/command.h"
#include "core/world/world.h"

namespace cave {

/// The allies and captives in view that a command of the hero would harm: those that a blow, a throw, a ray or a blast
/// meets, by ascending id. As far as the hero can tell: who is out of view may be met too.
std::vector<EntityId> harmsAlly(const World& world, const Command& command);

} // namespace cave
