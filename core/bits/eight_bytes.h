// SPDX-License-Identifier: MIT
/// @file
/// Eight bytes at a time, held in a word: for text and cells, of which there are millions.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace cave {

inline constexpr std::uint64_t kOneInEachByte = 0x0101010101010101;

/// As they lie in memory.
inline std::uint64_t eightBytes(const void* bytes)
{
    std::uint64_t eight = 0;
    std::memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/// Bit i: whether byte i in memory is not 0. A multiplication moves the bits of all bytes to their places.
inline std::uint64_t bitsOfEight(std::uint64_t eight)
{
    if constexpr (std::endian::native == std::endian::big)
        eight = std::byteswap(eight);
    const std::uint64_t low = 0x7f * kOneInEachByte;
    const std::uint64_t isSet = ((eight & low) + low) | eight; // in the highest bit of a byte
    return (isSet >> 7 & kOneInEachByte) * 0x0102040810204080 >> 56;
}

} // namespace cave
