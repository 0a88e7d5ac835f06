// SPDX-License-Identifier: MIT
/// @file
/// A rectangle of values, row by row in one vector.
#pragma once

#include "core/base/box.h"

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace cave {

template <typename T>
class Grid {
public:
    Grid() = default;
    Grid(int width, int height, const T& value = T{})
        : m_width(width), m_height(height),
          m_cells(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value)
    {
    }

    bool operator==(const Grid&) const = default;

    int width() const { return m_width; }
    int height() const { return m_height; }
    std::size_t size() const { return m_cells.size(); }
    Box box() const { return {0, 0, m_width, m_height}; }
    bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < m_width && y < m_height; }

    /// Row-major number of a cell; the cell must lie inside.
    std::size_t index(int x, int y) const
    {
        assert(contains(x, y));
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }

    T& operator[](int x, int y) { return m_cells[index(x, y)]; }
    const T& operator[](int x, int y) const { return m_cells[index(x, y)]; }

    std::span<T> row(int y) { return {m_cells.data() + index(0, y), static_cast<std::size_t>(m_width)}; }
    std::span<const T> row(int y) const { return {m_cells.data() + index(0, y), static_cast<std::size_t>(m_width)}; }
    std::span<T> cells() { return m_cells; }
    std::span<const T> cells() const { return m_cells; }
    void fill(const T& value) { m_cells.assign(m_cells.size(), value); }

private:
    int m_width = 0;
    int m_height = 0;
    std::vector<T> m_cells;
};

} // namespace cave
