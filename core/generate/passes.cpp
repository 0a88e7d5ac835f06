// SPDX-License-Identifier: MIT
#include "core/generate/passes.h"

namespace cave {

std::span<const Pass> passes()
{
    static const std::vector<Pass> made = [] {
        std::vector<Pass> table;
        table.reserve(std::size(kPasses));
        for (Pass (*pass)() : kPasses)
            table.push_back(pass());
        return table;
    }();
    return made;
}

} // namespace cave
