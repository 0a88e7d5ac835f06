// SPDX-License-Identifier: MIT
/// @file
/// A cell of the level that a recipe is making.
#pragma once

#include <cstddef>

namespace cave {

struct CellAt {
    int x = 0;
    int y = 0;
    bool operator==(const CellAt&) const = default;
};

/// Where Grid::index has it, in a level of that width.
constexpr CellAt cellAt(std::size_t index, int width)
{
    const auto cells = static_cast<std::size_t>(width);
    return {static_cast<int>(index % cells), static_cast<int>(index / cells)};
}

} // namespace cave
