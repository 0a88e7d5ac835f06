// SPDX-License-Identifier: MIT
// What every pass that makes floor must keep, whatever the level and the parameters.
#pragma once

#include "core/base/random.h"
#include "tests/support/one_level.h"

#include <vector>

namespace cave {

// Values for all parameters of a pass, as JSON; whole numbers are at most `most`.
std::string randomParameters(std::string_view type, Random& dice, int most = 40);

// A small level of any size with `fill` and a row of this type, both with random parameters; sometimes with an area,
// and sometimes with locked cells.
LevelOrder randomMakerOrder(std::string_view type, Random& dice);

// The first of these that does not hold for the last row of a level that bakedLevel() made of `order`, or "":
// nothing is changed outside the row's area, in locked cells or on the border of `fill`; rooms are of walkable cells in
// the area that no two of them share, and have uids of their own; mouths are walkable; and where the row is known to
// connect and reports nothing left out, all that is walkable in its area is one part.
std::string brokenPromise(const LevelOrder& order, const OneLevel& made);

// The hashes of the level for the seeds 1 to 25: to be held against frozen ones.
std::vector<std::uint64_t> seedHashes(LevelOrder order);
std::string listOf(const std::vector<std::uint64_t>& hashes); // as it stands in a test

} // namespace cave
