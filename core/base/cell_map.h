// SPDX-License-Identifier: MIT
/// @file
/// Values of some cells of a grid, by their index: few among many.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {

/// A table with open addressing and no gaps: looking up, setting and removing cost the same however many there are, and
/// a copy is two blocks of memory. Its inner order means nothing: ask for sorted() where order matters.
template <typename T>
class CellMap {
public:
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }

    const T* find(std::size_t cell) const ///< null: it has none
    {
        const std::size_t place = placeOf(cell);
        return place == kNowhere ? nullptr : &m_entries[place].second;
    }

    void set(std::size_t cell, const T& value)
    {
        if (const std::size_t place = placeOf(cell); place != kNowhere) {
            m_entries[place].second = value;
            return;
        }
        if ((m_size + 1) * 4 > m_entries.size() * 3)
            grow();
        std::size_t place = homeOf(cell);
        while (m_entries[place].first != kNowhere)
            place = next(place);
        m_entries[place] = {cell, value};
        ++m_size;
    }

    void erase(std::size_t cell) ///< nothing where it has none
    {
        std::size_t gap = placeOf(cell);
        if (gap == kNowhere)
            return;
        --m_size;
        // Whatever stands behind the gap and could stand in it moves there.
        for (std::size_t place = next(gap); m_entries[place].first != kNowhere; place = next(place)) {
            const std::size_t home = homeOf(m_entries[place].first);
            if (((place - home) & mask()) < ((place - gap) & mask()))
                continue;
            m_entries[gap] = m_entries[place];
            gap = place;
        }
        m_entries[gap] = {kNowhere, T{}};
    }

    /// For sums and the like: in any order.
    template <typename Take>
    void forEach(Take&& take) const
    {
        for (const auto& [cell, value] : m_entries)
            if (cell != kNowhere)
                take(cell, value);
    }

    std::vector<std::pair<std::size_t, T>> sorted() const ///< by ascending cell
    {
        std::vector<std::pair<std::size_t, T>> all;
        all.reserve(m_size);
        forEach([&](std::size_t cell, const T& value) { all.emplace_back(cell, value); });
        std::ranges::sort(all, {}, [](const auto& entry) { return entry.first; });
        return all;
    }

    bool operator==(const CellMap& other) const
    {
        return m_size == other.m_size && std::ranges::all_of(m_entries, [&](const auto& entry) {
                   const T* there = entry.first == kNowhere ? &entry.second : other.find(entry.first);
                   return there && *there == entry.second;
               });
    }

private:
    static constexpr std::size_t kNowhere = SIZE_MAX;

    std::size_t mask() const { return m_entries.size() - 1; }
    std::size_t next(std::size_t place) const { return (place + 1) & mask(); }
    std::size_t homeOf(std::size_t cell) const
    {
        return static_cast<std::size_t>((std::uint64_t{cell} * 0x9e3779b97f4a7c15u) >> 32) & mask();
    }

    std::size_t placeOf(std::size_t cell) const
    {
        if (m_size == 0)
            return kNowhere;
        std::size_t place = homeOf(cell);
        while (m_entries[place].first != cell) {
            if (m_entries[place].first == kNowhere)
                return kNowhere;
            place = next(place);
        }
        return place;
    }

    void grow()
    {
        std::vector<std::pair<std::size_t, T>> before(std::max<std::size_t>(16, m_entries.size() * 2), {kNowhere, T{}});
        before.swap(m_entries);
        m_size = 0;
        for (const auto& [cell, value] : before)
            if (cell != kNowhere)
                set(cell, value);
    }

    std::vector<std::pair<std::size_t, T>> m_entries; ///< a power of two of them, or none
    std::size_t m_size = 0;
};

} // namespace cave
