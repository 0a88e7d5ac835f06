// SPDX-License-Identifier: MIT
// Ways over a level beside those of libtcod.
#pragma once

#include "tests/bench/contest.h"

#include <vector>

namespace cave {

std::vector<Contest> wayContests();

} // namespace cave
