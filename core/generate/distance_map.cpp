// SPDX-License-Identifier: MIT
#include "core/generate/distance_map.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {

namespace {

using Word = std::uint64_t;

// The cells that were reached last, by words. One row of words above the map and one below are never floor, nor is the
// last bit of any row: what is shifted over the end of a row goes there and is dropped.
class BitWave {
public:
    explicit BitWave(const BitGrid& floor)
        : m_stride(static_cast<std::uint32_t>(floor.width() / 64 + 1)),
          m_left(m_stride * (static_cast<std::size_t>(floor.height()) + 2) + 2), m_now(m_left.size()),
          m_next(m_left.size()), m_places(m_left.size()), m_nextPlaces(m_left.size()), m_cells(m_left.size())
    {
        for (int y = 0; y < floor.height(); ++y) {
            const std::uint32_t place = placeOf(0, y);
            std::ranges::copy(floor.row(y), m_left.begin() + place);
            for (std::uint32_t word = 0; word < m_stride; ++word)
                m_cells[place + word] =
                    static_cast<std::size_t>(y) * static_cast<std::size_t>(floor.width()) + std::size_t{word} * 64;
        }
    }

    void start(CellAt cell)
    {
        const std::uint32_t place = placeOf(cell.x, cell.y);
        if (m_now[place] == 0)
            m_places[m_count++] = place;
        m_now[place] |= Word{1} << (cell.x & 63);
        m_left[place] &= ~m_now[place];
    }

    bool isOver() const { return m_count == 0; }

    // Tells of the cells reached last, as (number of the first cell of a word, its bits), and goes one step on.
    template <typename Tell>
    void step(Tell&& tell)
    {
        m_nextCount = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            const std::uint32_t place = m_places[i];
            const Word cells = std::exchange(m_now[place], 0);
            tell(m_cells[place], cells);
            const Word around = cells | cells << 1 | cells >> 1;
            for (const std::uint32_t row : {place - m_stride, place, place + m_stride})
                reach(row, around);
            if (cells & 1)
                for (const std::uint32_t row : {place - m_stride, place, place + m_stride})
                    reach(row - 1, Word{1} << 63);
            if (cells >> 63)
                for (const std::uint32_t row : {place - m_stride, place, place + m_stride})
                    reach(row + 1, 1);
        }
        m_now.swap(m_next);
        m_places.swap(m_nextPlaces);
        m_count = m_nextCount;
    }

private:
    std::uint32_t placeOf(int x, int y) const
    {
        return (static_cast<std::uint32_t>(y) + 1) * m_stride + static_cast<std::uint32_t>(x / 64) + 1;
    }
    void reach(std::uint32_t place, Word cells)
    {
        cells &= m_left[place];
        m_nextPlaces[m_nextCount] = place; // stays if it is the first of its word
        m_nextCount += cells != 0 && m_next[place] == 0;
        m_next[place] |= cells;
        m_left[place] ^= cells;
    }

    std::uint32_t m_stride; // words from a cell to the one below
    std::vector<Word> m_left; // floor that was not reached yet
    std::vector<Word> m_now;
    std::vector<Word> m_next; // all 0 between steps
    std::vector<std::uint32_t> m_places; // of the words with cells in m_now, m_count of them
    std::vector<std::uint32_t> m_nextPlaces;
    std::size_t m_count = 0;
    std::size_t m_nextCount = 0;
    std::vector<std::size_t> m_cells; // by word: the number of its first cell
};

} // namespace

Grid<int> stepsFrom(const BitGrid& floor, std::span<const CellAt> from)
{
    Grid<int> steps(floor.width(), floor.height(), kNoSteps);
    BitWave wave(floor);
    for (const CellAt cell : from)
        wave.start(cell);
    for (int count = 0; !wave.isOver(); ++count)
        wave.step([count, cells = steps.cells().data()](std::size_t first, Word reached) {
            for (; reached != 0; reached &= reached - 1)
                cells[first + static_cast<std::size_t>(std::countr_zero(reached))] = count;
        });
    return steps;
}

} // namespace cave
