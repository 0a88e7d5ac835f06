// SPDX-License-Identifier: MIT
/// @file
/// Ways through a lake that cuts a level apart.
#pragma once

#include "core/generate/shapes/cell.h"

#include <cstddef>
#include <span>
#include <vector>

namespace cave {

/// The cells of `lake`, one part in 8 directions, that join the groups of its rim when they can be walked on: from the
/// group of the first rim cell the shortest way to the nearest other group, and so on from all that is joined. Both
/// lists as partsOf() and rimOf() give them, the groups as Joins::groups() does. Uses no chance.
std::vector<CellAt> fordsThrough(std::span<const CellAt> lake, std::span<const CellAt> rim,
                                 std::span<const std::size_t> groups);

} // namespace cave
