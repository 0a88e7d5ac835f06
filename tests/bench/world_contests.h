// SPDX-License-Identifier: MIT
// Whole dungeons beside plain ways to make, to read, to write and to search them.
#pragma once

#include "tests/bench/contest.h"

#include <vector>

namespace cave {

std::vector<Contest> worldContests();

} // namespace cave
