// SPDX-License-Identifier: MIT
/// @file
/// What a parameter does: a measure of the levels of the same seeds, for each of several values of the parameter.
#pragma once

#include "core/lab/map_measures.h"

#include <vector>

namespace cave {

inline constexpr int kSweepValues = 11; ///< at most

/// From low to high, both included, as even as whole numbers go and each once. low <= high.
std::vector<std::int64_t> sweepValues(std::int64_t low, std::int64_t high);

/// What one seed comes to with one value.
struct SweepSample {
    std::vector<std::int64_t> numbers; ///< of the levels that have one
    bool isFaulty = false;             ///< the dungeon has an error
};

/// Of a baked dungeon, of the level or of all; once where the measure is of the whole dungeon. Stopped by
/// `with` it is not whole.
SweepSample sweepSampleOf(const Dungeon& dungeon, std::size_t measure, std::optional<int> z,
                          const MeasuredWith& with = {});

/// Of all seeds with one value. Of n numbers in their order, `low` is the (n / 10)th from below and `high` the same
/// from above: eight of ten lie between.
struct SweepBand {
    std::size_t numbers = 0; ///< 0: the others mean nothing
    std::int64_t low = 0;
    std::int64_t median = 0; ///< the lower one of two
    std::int64_t high = 0;
    int seeds = 0;
    int faulty = 0; ///< of these
    bool operator==(const SweepBand&) const = default;
};

class SweepSum {
public:
    explicit SweepSum(std::vector<std::int64_t> values);

    const std::vector<std::int64_t>& values() const { return m_values; }
    void add(std::size_t value, const SweepSample& sample); ///< in any order
    SweepBand band(std::size_t value) const;

private:
    struct Column {
        std::vector<std::int64_t> numbers;
        int seeds = 0;
        int faulty = 0;
    };

    std::vector<std::int64_t> m_values;
    std::vector<Column> m_columns; // of each
};

} // namespace cave
