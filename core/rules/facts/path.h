// SPDX-License-Identifier: MIT
/// @file
/// Ways over a level, for creatures that know where they are going.
#pragma once

#include "core/base/position.h"
#include "core/bits/bit_grid.h"

#include <optional>

namespace cave {

constexpr int squaredLength(Position from, Position to)
{
    return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
}

/// Where a way may lead: cells of a box that are ground and not taken. Refers to the grids, which are of one size.
class OpenCells {
public:
    OpenCells(const BitGrid& ground, const Box& box) : m_ground(&ground), m_box(box.intersected(ground.box())) {}
    OpenCells(const BitGrid& ground, const BitGrid& taken, const Box& box) : OpenCells(ground, box)
    {
        m_taken = &taken;
    }

    const Box& box() const { return m_box; }
    bool contains(int x, int y) const
    {
        return m_box.contains(x, y) && m_ground->get(x, y) && !(m_taken && m_taken->get(x, y));
    }
    /// Word w of row y, of the box and whatever is beside it.
    std::uint64_t word(int w, int y) const
    {
        const auto index = static_cast<std::size_t>(w);
        return m_ground->row(y)[index] & ~(m_taken ? m_taken->row(y)[index] : 0);
    }

private:
    const BitGrid* m_ground;
    const BitGrid* m_taken = nullptr;
    Box m_box;
};

/// The first step of a way of the fewest steps in 8 directions from one cell to another of the same level, over open
/// cells of the box `within` only, which holds both ends; the two ends need not be open. Of several first steps the one
/// that comes nearest as the crow flies, then the first in the order of kDirections. Nothing when there is no such way,
/// or no step to make.
std::optional<Direction> firstStep(Position from, Position to, const Box& within, const OpenCells& open);

} // namespace cave
