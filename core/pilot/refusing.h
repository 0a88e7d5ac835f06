// SPDX-License-Identifier: MIT
/// @file
/// Answers that several parts of a pilot give.
#pragma once

#include "core/pilot/advice.h"
#include "core/world/world.h"

namespace cave {

Advice advised(const World& world, const Command& command); ///< unless it would be refused

/// The creature in view that stands at a cell blocks the way there.
Advice inTheWay(const World& world, Position at, bool isDone);

/// The known ground at a cell does harm to whoever walks there: nobody is led onto it.
Advice harmInTheWay(const World& world, Position at);

} // namespace cave
