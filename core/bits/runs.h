// SPDX-License-Identifier: MIT
/// @file
/// Runs: of bits that are set beside each other in a row, and of equal bytes. tests/bits holds the obvious twins.
#pragma once

#include "core/bits/eight_bytes.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cave {

/// Calls tell(begin, end) for each run of set bits in a row of so many cells.
template <typename Tell>
void forEachRun(std::span<const std::uint64_t> row, int width, Tell&& tell)
{
    int begin = -1; // of the run whose end is not found yet
    std::uint64_t before = 0; // the last cell of the word before
    for (std::size_t w = 0; w < row.size(); ++w) {
        for (std::uint64_t ends = row[w] ^ (row[w] << 1 | before); ends != 0; ends &= ends - 1) {
            const int x = static_cast<int>(w) * 64 + std::countr_zero(ends);
            if (begin >= 0)
                tell(begin, x);
            begin = begin < 0 ? x : -1;
        }
        before = row[w] >> 63;
    }
    if (begin >= 0)
        tell(begin, width);
}

/// Bit i: cells[i] is not cells[i + 1], for i from 0 to 63.
inline std::uint64_t changes(std::span<const std::uint8_t, 65> cells)
{
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < 64; i += 8)
        bits |= bitsOfEight(eightBytes(&cells[i]) ^ eightBytes(&cells[i + 1])) << i;
    return bits;
}

/// Calls take(length, value) for each run of equal bytes, in their order. Whether a cell differs from the next one
/// becomes a bit, and only the bits that are set are looked at: three times as fast as comparing cell by cell, which
/// guesses wrong at the end of most runs.
template <typename Take>
void forEachRun(std::span<const std::uint8_t> cells, const Take& take)
{
    std::size_t begin = 0;
    const auto endAt = [&](std::size_t end) {
        take(end - begin, cells[begin]);
        begin = end;
    };
    std::size_t at = 0;
    for (; cells.size() - at > 64; at += 64)
        for (std::uint64_t ends = changes(cells.subspan(at).first<65>()); ends != 0; ends &= ends - 1)
            endAt(at + static_cast<std::size_t>(std::countr_zero(ends)) + 1);
    for (; at + 1 < cells.size(); ++at)
        if (cells[at] != cells[at + 1])
            endAt(at + 1);
    if (!cells.empty())
        endAt(cells.size());
}

} // namespace cave
