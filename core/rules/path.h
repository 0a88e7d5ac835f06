// SPDX-License-Identifier: MIT
// Ways over a level, for creatures that know where they are going.
#pragma once

#include "core/base/position.h"

#include <functional>
#include <optional>

namespace cave {

// The first step of a way of the fewest steps in 8 directions from one cell to another of the same level, no further
// than `reach` cells from the start (a square). `isOpen` says where it may lead; the two ends need not be open. Of
// several first steps the one that comes nearest as the crow flies, then the first in the order of kDirections.
// Nothing when there is no such way, or no step to make. Breadth first: time by the square of `reach`.
std::optional<Direction> firstStep(Position from, Position to, int reach, const std::function<bool(Position)>& isOpen);

} // namespace cave
