// SPDX-License-Identifier: MIT
/// @file
/// Chance as a value: copied, saved and compared like any other.
#pragma once

#include <cstdint>

namespace cave {

/// A pcg32 generator (O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms", 2014; the
/// tests hold its published vector). Bounded draws are our own, because the std distributions differ between libraries.
class Random {
public:
    Random() = default;
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0);

    /// Goes on from a saved state. `increment` is odd in every state that state() and increment() ever gave.
    static Random restored(std::uint64_t state, std::uint64_t increment);

    bool operator==(const Random&) const = default;

    std::uint64_t state() const { return m_state; }
    std::uint64_t increment() const { return m_increment; }

    std::uint32_t next();
    std::uint32_t below(std::uint32_t bound); ///< 0 .. bound - 1, without bias; bound > 0
    int between(int low, int high); ///< low .. high, both included
    bool perMille(int chance); ///< true in `chance` of 1000 cases

private:
    std::uint64_t m_state = 0x4d595df4d0f33173u;
    std::uint64_t m_increment = 1442695040888963407u;
};

} // namespace cave
