// SPDX-License-Identifier: MIT
/// @file
/// A rectangle of values nearly all of which are the same: memory is taken only for squares of cells with one that is
/// not.
#pragma once

#include <cstddef>
#include <vector>

namespace cave {

/// A cell that was never set holds T{}.
template <typename T>
class SparseGrid {
public:
    SparseGrid() = default;
    SparseGrid(int width, int height) : m_across(squares(width)), m_squares(m_across * squares(height)) {}

    /// The cell must lie inside.
    T operator[](int x, int y) const
    {
        const std::vector<T>& cells = m_squares[squareOf(x, y)];
        return cells.empty() ? T{} : cells[cellOf(x, y)];
    }
    void set(int x, int y, T value)
    {
        std::vector<T>& cells = m_squares[squareOf(x, y)];
        if (cells.empty() && value == T{})
            return;
        if (cells.empty())
            cells.assign(kSide * kSide, T{});
        cells[cellOf(x, y)] = value;
    }

private:
    static constexpr std::size_t kSide = 32;

    static std::size_t squares(int side) { return (static_cast<std::size_t>(side) + kSide - 1) / kSide; }
    std::size_t squareOf(int x, int y) const
    {
        return static_cast<std::size_t>(y) / kSide * m_across + static_cast<std::size_t>(x) / kSide;
    }
    static std::size_t cellOf(int x, int y)
    {
        return static_cast<std::size_t>(y) % kSide * kSide + static_cast<std::size_t>(x) % kSide;
    }

    std::size_t m_across = 0; ///< squares
    std::vector<std::vector<T>> m_squares; ///< row by row; an empty one holds nothing
};

} // namespace cave
