// SPDX-License-Identifier: MIT
/// @file
/// What many games did to the cells of a level. Rows that nobody has seen take no room: a large level has mostly such,
/// and several runs are kept.
#pragma once

#include "core/lab/cell_log.h"

#include <cstdint>
#include <vector>

namespace cave {

class CellSums {
public:
    CellSums(int width, int height) : m_width(width), m_rows(static_cast<std::size_t>(height)) {}

    int width() const { return m_width; }
    int height() const { return static_cast<int>(m_rows.size()); }
    bool contains(int x, int y) const { return x >= 0 && x < width() && y >= 0 && y < height(); }
    bool isEmptyRow(int y) const { return rowAt(y).empty(); } ///< all of its counts are 0
    /// Another number once a count of the row may have become another one.
    std::uint32_t changes(int y) const { return m_rows[static_cast<std::size_t>(y)].changes; }
    /// Of a cell of the level.
    const CellCounts& operator[](int x, int y) const
    {
        static constexpr CellCounts kNothing;
        return isEmptyRow(y) ? kNothing : rowAt(y)[static_cast<std::size_t>(x)];
    }
    /// To be counted up: makes room for its row.
    CellCounts& at(int x, int y)
    {
        Row& row = m_rows[static_cast<std::size_t>(y)];
        if (row.cells.empty())
            row.cells.resize(static_cast<std::size_t>(m_width));
        ++row.changes;
        return row.cells[static_cast<std::size_t>(x)];
    }
    bool operator==(const CellSums&) const = default; ///< of the same games in whatever order

private:
    struct Row {
        std::vector<CellCounts> cells; // empty: nothing was counted there
        std::uint32_t changes = 0;
        bool operator==(const Row& other) const { return cells == other.cells; }
    };
    const std::vector<CellCounts>& rowAt(int y) const { return m_rows[static_cast<std::size_t>(y)].cells; }

    int m_width;
    std::vector<Row> m_rows;
};

} // namespace cave
