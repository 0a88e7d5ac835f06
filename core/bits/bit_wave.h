// SPDX-License-Identifier: MIT
/// @file
/// Spreads over floor a step at a time in 8 directions, for up to 64 cells of a row at once.
#pragma once

#include "core/bits/bit_grid.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {

/// The cells that are one step further than those before are those beside them that are floor and not yet reached.
/// Words with nothing new cost nothing, so a step takes time by the cells that it reaches.
///
/// Words of cells have places: a row of them lies above the box and one below, which are never floor, nor is the last
/// bit of any row. What is shifted over the end of a row goes there and is dropped.
class BitWave {
public:
    using Word = std::uint64_t;
    using Place = std::uint32_t;

    /// Nothing is reached. The buffers are used again by the next begin().
    void begin(const BitGrid& floor)
    {
        begin(floor.box());
        for (int y = 0; y < floor.height(); ++y)
            std::ranges::copy(floor.row(y), m_left.begin() + placeOf(0, y));
    }
    /// Begins with a box of a level, all of it rock.
    void begin(const Box& box)
    {
        m_stride = box.right() / 64 - box.x / 64 + 1;
        m_origin = (1 - box.y) * m_stride + 1 - box.x / 64;
        const auto size = static_cast<std::size_t>(m_stride) * (static_cast<std::size_t>(box.height) + 2) + 2;
        for (std::vector<Word>* words : {&m_left, &m_now, &m_next})
            words->assign(size, 0);
        m_places.resize(size);
        m_nextPlaces.resize(size);
        m_count = 0;
    }
    /// Makes floor of cells of a box inside that one: wordOf(w, y) is word w of row y, with whatever beside the box.
    template <typename WordOf>
    void addFloor(const Box& box, WordOf&& wordOf)
    {
        for (int y = box.y; y < box.bottom(); ++y)
            for (int w = box.x / 64; w * 64 < box.right(); ++w)
                m_left[placeOf(w * 64, y)] |= wordOf(w, y) & columnBits(w, box.x, box.right());
    }

    Place places() const { return static_cast<Place>(m_left.size()); }
    /// The place of the word whose bit x % 64 is the cell, which lies in the box or beside it.
    Place placeOf(int x, int y) const { return static_cast<Place>(y * m_stride + (x >> 6) + m_origin); }

    /// Reaches a cell, which may be rock.
    void start(int x, int y)
    {
        const Place place = placeOf(x, y);
        if (m_now[place] == 0)
            m_places[m_count++] = place;
        m_now[place] |= Word{1} << (x & 63);
        m_left[place] &= ~m_now[place];
    }

    bool isOver() const { return m_count == 0; } ///< the last step reached nothing
    bool isLeft(int x, int y) const { return (m_left[placeOf(x, y)] >> (x & 63) & 1) != 0; } ///< floor, not reached

    /// Tells of the cells reached last, as (place, bits), and goes one step on.
    template <typename Tell>
    void step(Tell&& tell)
    {
        // Variables of its own, for the compiler must suppose that a word written may be a member.
        Word* const left = m_left.data();
        Word* const next = m_next.data();
        Place* const nextPlaces = m_nextPlaces.data();
        const auto stride = static_cast<Place>(m_stride);
        std::size_t nextCount = 0;
        const auto reach = [=, &nextCount](Place place, Word cells) {
            cells &= left[place];
            nextPlaces[nextCount] = place; // stays if it is the first of its word
            nextCount += cells != 0 && next[place] == 0;
            next[place] |= cells;
            left[place] ^= cells;
        };
        for (std::size_t i = 0, count = m_count; i < count; ++i) {
            const Place place = m_places[i];
            const Word cells = std::exchange(m_now[place], 0);
            tell(place, cells);
            const Word around = cells | cells << 1 | cells >> 1;
            for (const Place row : {place - stride, place, place + stride})
                reach(row, around);
            if (cells & 1)
                for (const Place row : {place - stride, place, place + stride})
                    reach(row - 1, Word{1} << 63);
            if (cells >> 63)
                for (const Place row : {place - stride, place, place + stride})
                    reach(row + 1, 1);
        }
        m_now.swap(m_next);
        m_places.swap(m_nextPlaces);
        m_count = nextCount;
    }

private:
    int m_stride = 0; ///< words from a cell to the one below
    int m_origin = 0; ///< the place of cell 0, 0, wherever the box is
    std::vector<Word> m_left; ///< floor that was not reached yet
    std::vector<Word> m_now;
    std::vector<Word> m_next; ///< all 0 between steps
    std::vector<Place> m_places; ///< of the words with cells in m_now, m_count of them
    std::vector<Place> m_nextPlaces;
    std::size_t m_count = 0;
};

} // namespace cave
