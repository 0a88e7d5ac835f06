// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/selection.h"

namespace cave {

/// Chosen cells of a level, counted once.
class CellSelection {
public:
    const BitGrid& cells() const { return m_cells; } ///< of the size of the levels
    int count() const { return m_count; }
    bool contains(CellAt cell) const { return m_cells.getOr(cell.x, cell.y, false); }
    /// False: they are chosen already.
    bool set(BitGrid cells);

private:
    BitGrid m_cells;
    int m_count = 0;
};

} // namespace cave
