// SPDX-License-Identifier: MIT
/// @file
/// Which of many parts have been joined: union-find.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace cave {

class Partition {
public:
    explicit Partition(std::size_t count = 0) : m_parent(count), m_left(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }
    std::size_t add() // one more part, by itself; its number
    {
        m_parent.push_back(m_parent.size());
        ++m_left;
        return m_parent.size() - 1;
    }
    /// The least of those that it has been joined with.
    std::size_t find(std::size_t part)
    {
        while (m_parent[part] != part)
            part = m_parent[part] = m_parent[m_parent[part]];
        return part;
    }
    bool join(std::size_t a, std::size_t b) // false when they were joined already
    {
        a = find(a);
        b = find(b);
        if (a == b)
            return false;
        m_parent[std::max(a, b)] = std::min(a, b);
        --m_left;
        return true;
    }
    std::size_t left() const { return m_left; }

private:
    std::vector<std::size_t> m_parent;
    std::size_t m_left;
};

} // namespace cave
