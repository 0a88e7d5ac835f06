// SPDX-License-Identifier: MIT
// A cell of the level that a recipe is making.
#pragma once

namespace cave {

struct CellAt {
    int x = 0;
    int y = 0;
    bool operator==(const CellAt&) const = default;
};

} // namespace cave
