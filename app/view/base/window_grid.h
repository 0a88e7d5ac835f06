// SPDX-License-Identifier: MIT
// Values of the cells around what is shown of a level, so that a large level costs no more than what is seen of it.
#pragma once

#include "core/base/grid.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cave {

// The cells of `box` that are not in `inner`, in up to four boxes; the others are empty.
inline std::array<Box, 4> outside(const Box& box, const Box& inner)
{
    const Box common = box.intersected(inner);
    if (common.isEmpty())
        return {box};
    return {Box{box.x, box.y, box.width, common.y - box.y},
            Box{box.x, common.bottom(), box.width, box.bottom() - common.bottom()},
            Box{box.x, common.y, common.x - box.x, common.height},
            Box{common.right(), common.y, box.right() - common.right(), common.height}};
}

// A Grid with the coordinates of the level, of which it holds the cells of its box.
template <typename T>
class WindowGrid {
public:
    const Box& box() const { return m_box; }

    // Holds these cells from now on: those that it held before keep their values, the others have new ones.
    void move(const Box& box)
    {
        Grid<T> cells(box.width, box.height);
        const Box common = box.intersected(m_box);
        for (int y = common.y; y < common.bottom(); ++y)
            std::copy_n(&(*this)[common.x, y], common.width, &cells[common.x - box.x, y - box.y]);
        m_cells = std::move(cells);
        m_box = box;
    }

    // The cell must lie in the box.
    T& operator[](int x, int y) { return m_cells[x - m_box.x, y - m_box.y]; }
    const T& operator[](int x, int y) const { return m_cells[x - m_box.x, y - m_box.y]; }

    std::span<T> cells() { return m_cells.cells(); } // row by row
    std::span<const T> cells() const { return m_cells.cells(); }

private:
    Box m_box;
    Grid<T> m_cells;
};

} // namespace cave
