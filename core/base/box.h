// SPDX-License-Identifier: MIT
/// @file
/// A rectangle of cells on one level.
#pragma once

#include <algorithm>

namespace cave {

/// Covers x .. x + width - 1 and y .. y + height - 1. A box without cells is empty, wherever it lies.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    bool operator==(const Box&) const = default;

    constexpr bool isEmpty() const { return width <= 0 || height <= 0; }
    constexpr int right() const { return x + width; }   ///< one past the last column
    constexpr int bottom() const { return y + height; } ///< one past the last row
    constexpr bool contains(int cellX, int cellY) const
    {
        return cellX >= x && cellX < right() && cellY >= y && cellY < bottom();
    }

    /// The smallest box that holds both; an empty box adds nothing.
    constexpr Box united(const Box& other) const
    {
        if (isEmpty())
            return other;
        if (other.isEmpty())
            return *this;
        const int left = std::min(x, other.x);
        const int top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left, std::max(bottom(), other.bottom()) - top};
    }

    constexpr Box intersected(const Box& other) const
    {
        const int left = std::max(x, other.x);
        const int top = std::max(y, other.y);
        const Box box{left, top, std::min(right(), other.right()) - left, std::min(bottom(), other.bottom()) - top};
        return box.isEmpty() ? Box{} : box;
    }

    /// Grown by `margin` cells on every side.
    constexpr Box grown(int margin) const { return {x - margin, y - margin, width + 2 * margin, height + 2 * margin}; }
};

} // namespace cave
