// SPDX-License-Identifier: MIT
/// @file
/// The one hash behind seeds, keys and proofs of equality: the same bytes on every machine, for ever.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace cave {

struct SipKey {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
};

/// SipHash-2-4 with a 64-bit result. Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF" (2012); the
/// tests hold the paper's vectors.
std::uint64_t sipHash(SipKey key, std::span<const std::byte> bytes);

/// Steele, Lea and Flood's SplitMix64 finalizer (variant 13 of Stafford): a bijection that spreads every input bit.
constexpr std::uint64_t mix64(std::uint64_t value)
{
    value ^= value >> 30;
    value *= 0xbf58476d1ce4e5b9u;
    value ^= value >> 27;
    value *= 0x94d049bb133111ebu;
    value ^= value >> 31;
    return value;
}

/// Hashes a tuple of numbers and strings. Every part is written with a tag and strings with their length, so that no
/// two different tuples have the same bytes: hashOf("a", "bc") is not hashOf("ab", "c"), and 1 is not "1".
class TupleHasher {
public:
    TupleHasher();
    TupleHasher& add(std::uint64_t number);
    TupleHasher& add(std::string_view text);
    TupleHasher& add(std::span<const std::uint64_t> numbers); ///< as each of them would be, only faster
    std::uint64_t result() const; ///< of all parts so far; more may follow

private:
    void addByte(std::uint8_t byte);
    void addWord(std::uint64_t word);

    std::uint64_t m_state[4];
    std::uint64_t m_pending = 0; ///< bytes not yet compressed, lowest first
    std::uint64_t m_length = 0; ///< bytes in all
};

/// The domain comes first ("row", "level", "game"), so that keys for different purposes never meet.
template <typename... Parts>
std::uint64_t hashOf(std::string_view domain, const Parts&... parts)
{
    TupleHasher hasher;
    hasher.add(domain);
    (hasher.add(parts), ...);
    return hasher.result();
}

} // namespace cave
