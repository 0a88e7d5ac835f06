// SPDX-License-Identifier: MIT
/// @file
/// What games did with what their dungeon gave them.
#pragma once

#include "core/lab/play_log.h"

namespace cave {

/// Of one game, or of many together.
struct Supplies {
    std::int64_t stonesUsed = 0; ///< things that make others better
    std::int64_t stonesKept = 0; ///< those carried at the end
    // Of games that were won, as others end before they have met everything:
    std::int64_t classed = 0; ///< kinds that look like others of their class until they are known
    std::int64_t unknown = 0; ///< those that the hero did not know at the end
    std::int64_t food = 0; ///< inside at the start, eaten, and carried at the end
    std::int64_t hunger = 0; ///< food that the turns of those games used up

    Supplies& operator+=(const Supplies& other);
    std::int64_t stones() const { return stonesUsed + stonesKept; }
};

Supplies suppliesOf(const World& end, const PlayLog& log);

} // namespace cave
