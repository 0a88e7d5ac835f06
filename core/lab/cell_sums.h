// SPDX-License-Identifier: MIT
/// @file
/// What many games did to the cells of a level. Rows that nobody has seen take no room: a large level has mostly such,
/// and several runs are kept.
#pragma once

#include "core/lab/cell_log.h"

#include <vector>

namespace cave {

class CellSums {
public:
    CellSums(int width, int height) : m_width(width), m_rows(static_cast<std::size_t>(height)) {}

    int width() const { return m_width; }
    int height() const { return static_cast<int>(m_rows.size()); }
    bool contains(int x, int y) const { return x >= 0 && x < width() && y >= 0 && y < height(); }
    bool isEmptyRow(int y) const { return rowAt(y).empty(); } ///< all of its counts are 0
    /// Of a cell of the level.
    const CellCounts& operator[](int x, int y) const
    {
        static constexpr CellCounts kNothing;
        return isEmptyRow(y) ? kNothing : rowAt(y)[static_cast<std::size_t>(x)];
    }
    /// To be counted up: makes room for its row.
    CellCounts& at(int x, int y)
    {
        std::vector<CellCounts>& row = m_rows[static_cast<std::size_t>(y)];
        if (row.empty())
            row.resize(static_cast<std::size_t>(m_width));
        return row[static_cast<std::size_t>(x)];
    }
    bool operator==(const CellSums&) const = default; ///< of the same games in whatever order

private:
    const std::vector<CellCounts>& rowAt(int y) const { return m_rows[static_cast<std::size_t>(y)]; }

    int m_width;
    std::vector<std::vector<CellCounts>> m_rows; // empty: nothing was counted there
};

} // namespace cave
