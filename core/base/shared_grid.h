// SPDX-License-Identifier: MIT
/// @file
/// A Grid whose copies share its cells until one of them is written to. A level's tiles are such: a design, the games
/// that were made of it and their saves mostly have the same.
#pragma once

#include "core/base/copy_on_write.h"
#include "core/base/grid.h"

namespace cave {

/// Reads as a Grid does, and is one wherever one is only read. What was taken from it (a row, the Grid) is not what it
/// holds any more once it is written to after it was copied.
template <typename T>
class SharedGrid {
public:
    SharedGrid() : m_grid(Grid<T>()) {}
    SharedGrid(Grid<T> grid) : m_grid(std::move(grid)) {}
    SharedGrid(int width, int height, const T& value = T{}) : m_grid(Grid<T>(width, height, value)) {}

    // What was moved from stays readable: it goes on sharing.
    SharedGrid(const SharedGrid&) = default;
    SharedGrid& operator=(const SharedGrid&) = default;

    operator const Grid<T>&() const { return *m_grid; }
    bool operator==(const SharedGrid&) const = default;
    bool operator==(const Grid<T>& other) const { return *m_grid == other; }
    bool sharesWith(const SharedGrid& other) const { return m_grid.sharesWith(other.m_grid); }

    int width() const { return m_grid->width(); }
    int height() const { return m_grid->height(); }
    std::size_t size() const { return m_grid->size(); }
    Box box() const { return m_grid->box(); }
    bool contains(int x, int y) const { return m_grid->contains(x, y); }
    std::size_t index(int x, int y) const { return m_grid->index(x, y); }
    const T& operator[](int x, int y) const { return (*m_grid)[x, y]; }
    std::span<const T> row(int y) const { return m_grid->row(y); }
    std::span<const T> cells() const { return m_grid->cells(); }

    /// To write to it; many cells are written fastest through the one Grid.
    Grid<T>& edit() { return m_grid.edit(); }
    T& operator[](int x, int y) { return edit()[x, y]; }
    std::span<T> row(int y) { return edit().row(y); }
    std::span<T> cells() { return edit().cells(); }
    void fill(const T& value) { edit().fill(value); }

private:
    CopyOnWrite<Grid<T>> m_grid;
};

} // namespace cave
