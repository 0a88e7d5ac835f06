// SPDX-License-Identifier: MIT
/// @file
/// What part of all each kind of a table with weights has at a depth.
#pragma once

#include "core/json/json.h"

#include <vector>

namespace cave {

/// Per mille, in the order of the table, which must be sound; all 0 where no weight is above 0. `depth` counts from 1.
std::vector<int> sharesAt(const Json& table, int depth);

} // namespace cave
