// SPDX-License-Identifier: MIT
// Painting a level beside the plain ways to do it.
#pragma once

#include "tests/bench/contest.h"

#include <vector>

namespace cave {

std::vector<Contest> paintingContests();

// How long the look and the light of a level take after a step of the hero, in ms: the median of a walk.
double lightAfterAStep(int side);

} // namespace cave
