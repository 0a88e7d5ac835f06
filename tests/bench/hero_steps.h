// SPDX-License-Identifier: MIT
// What a step of travelling or exploring costs on a large level beside a small one.
#pragma once

#include "tests/bench/contest.h"

#include <vector>

namespace cave {

std::vector<Contest> heroSteps();

} // namespace cave
