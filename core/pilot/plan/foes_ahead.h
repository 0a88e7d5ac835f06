// SPDX-License-Identifier: MIT
/// @file
/// The foes that a hero who plans arms against, and rests for.
#pragma once

#include "core/pilot/odds.h"

#include <vector>

namespace cave {

/// A fighter for each dangerous kind that is made for one of the levels from the hero's own to so many below it, in the
/// order of the catalogue. Empty where kinds have no bands, or none reaches so deep.
std::vector<Fighter> foesAhead(const World& world, int levels = 3);

} // namespace cave
