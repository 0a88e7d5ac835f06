// SPDX-License-Identifier: MIT
/// @file
/// One bit a cell, 64 cells a word, each row padded to whole words: floor, walls, what is seen.
#pragma once

#include "core/base/box.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// The bits of word `w` of a row that are cells of the columns x .. end - 1.
constexpr std::uint64_t columnBits(int w, int x, int end)
{
    const auto bitsBelow = [w](int column) { // of the word
        const int count = column - w * 64;
        return count <= 0 ? 0 : count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
    };
    return bitsBelow(end) & ~bitsBelow(x);
}

/// Bit x % 64 of word x / 64 of a row is cell x. Padding bits are always 0, so whole words can be counted and compared.
class BitGrid {
public:
    BitGrid() = default;
    BitGrid(int width, int height, bool value = false)
        : m_width(width), m_height(height), m_wordsPerRow((width + 63) / 64),
          m_words(static_cast<std::size_t>(m_wordsPerRow) * static_cast<std::size_t>(height))
    {
        if (value)
            fill(true);
    }

    bool operator==(const BitGrid&) const = default;

    int width() const { return m_width; }
    int height() const { return m_height; }
    int wordsPerRow() const { return m_wordsPerRow; }
    Box box() const { return {0, 0, m_width, m_height}; }
    bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < m_width && y < m_height; }

    bool get(int x, int y) const
    {
        assert(contains(x, y));
        return (m_words[wordIndex(x, y)] >> (x & 63)) & 1;
    }
    /// `outside` beyond the edge, for looking around a cell at the border.
    bool getOr(int x, int y, bool outside) const { return contains(x, y) ? get(x, y) : outside; }

    void set(int x, int y, bool value = true)
    {
        assert(contains(x, y));
        const std::uint64_t bit = std::uint64_t{1} << (x & 63);
        std::uint64_t& word = m_words[wordIndex(x, y)];
        word = value ? word | bit : word & ~bit;
    }

    void fill(bool value)
    {
        m_words.assign(m_words.size(), value ? ~std::uint64_t{0} : 0);
        if (value)
            clearPadding();
    }

    /// Boxes must lie inside.
    void set(const Box& box)
    {
        forEachWord(box, [](std::uint64_t& word, std::uint64_t bits) { word |= bits; });
    }
    void clear(const Box& box)
    {
        forEachWord(box, [](std::uint64_t& word, std::uint64_t bits) { word &= ~bits; });
    }

    bool isAnySet() const
    {
        return std::ranges::any_of(m_words, [](std::uint64_t word) { return word != 0; });
    }
    int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : m_words)
            sum += std::popcount(word);
        return sum;
    }

    std::span<std::uint64_t> row(int y)
    {
        return {m_words.data() + wordIndex(0, y), static_cast<std::size_t>(m_wordsPerRow)};
    }
    std::span<const std::uint64_t> row(int y) const
    {
        return {m_words.data() + wordIndex(0, y), static_cast<std::size_t>(m_wordsPerRow)};
    }

    /// All rows, one after the other.
    std::span<std::uint64_t> words() { return m_words; }
    std::span<const std::uint64_t> words() const { return m_words; }

    /// Those set in both, in either, and here but not there; of one size.
    BitGrid& operator&=(const BitGrid& other)
    {
        return combine(other, [](std::uint64_t word, std::uint64_t with) { return word & with; });
    }
    BitGrid& operator|=(const BitGrid& other)
    {
        return combine(other, [](std::uint64_t word, std::uint64_t with) { return word | with; });
    }
    BitGrid& operator-=(const BitGrid& other)
    {
        return combine(other, [](std::uint64_t word, std::uint64_t without) { return word & ~without; });
    }

    /// Calls tell(x, y) for each cell that is set, by rows.
    template <typename Tell>
    void forEach(Tell&& tell) const
    {
        for (int y = 0; y < m_height; ++y)
            for (int w = 0; w < m_wordsPerRow; ++w)
                for (std::uint64_t left = row(y)[static_cast<std::size_t>(w)]; left != 0; left &= left - 1)
                    tell(w * 64 + std::countr_zero(left), y);
    }

    /// The same for the cells of a box, which must lie inside.
    template <typename Tell>
    void forEach(const Box& box, Tell&& tell) const
    {
        for (int y = box.y; y < box.bottom(); ++y)
            for (int w = box.x / 64; w * 64 < box.right(); ++w)
                for (std::uint64_t left = row(y)[static_cast<std::size_t>(w)] & columnBits(w, box.x, box.right());
                     left != 0; left &= left - 1)
                    tell(w * 64 + std::countr_zero(left), y);
    }

    /// The bits of a row's last word that are cells.
    std::uint64_t lastWordMask() const
    {
        const int used = m_width & 63;
        return used == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << used) - 1;
    }
    /// Must be called after writing whole words.
    void clearPadding()
    {
        if (m_wordsPerRow == 0)
            return;
        for (int y = 0; y < m_height; ++y)
            row(y).back() &= lastWordMask();
    }

private:
    template <typename Make>
    BitGrid& combine(const BitGrid& other, const Make& make)
    {
        assert(box() == other.box());
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] = make(m_words[i], other.m_words[i]);
        return *this;
    }

    /// Calls change(word, bits) for each word of the box's rows, with the bits of it that are the box's.
    template <typename Change>
    void forEachWord(const Box& box, Change&& change)
    {
        for (int y = box.y; y < box.bottom(); ++y) {
            const std::span<std::uint64_t> words = row(y);
            for (int w = box.x / 64; w * 64 < box.right(); ++w)
                change(words[static_cast<std::size_t>(w)], columnBits(w, box.x, box.right()));
        }
    }

    std::size_t wordIndex(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_wordsPerRow) + static_cast<std::size_t>(x >> 6);
    }

    int m_width = 0;
    int m_height = 0;
    int m_wordsPerRow = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace cave
