// SPDX-License-Identifier: MIT
/// @file
/// What events mean to the ground.
#pragma once

#include "core/rules/living/react.h"

namespace cave {

/// Of the events from number `first` on, and of the weight that changed since this was asked last: what happens to
/// which cell of the hero's level, in the order of rows, then of words.
std::vector<Meeting> meetingsOf(WorldWriter world, std::size_t first, const Events& events);

} // namespace cave
