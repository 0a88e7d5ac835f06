// SPDX-License-Identifier: MIT
#include "editor/tools/cell_selection.h"

#include <utility>

namespace cave {

bool CellSelection::set(BitGrid cells)
{
    if (cells == m_cells)
        return false;
    m_cells = std::move(cells);
    m_count = m_cells.count();
    return true;
}

} // namespace cave
