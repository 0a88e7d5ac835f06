// SPDX-License-Identifier: MIT
/// @file
/// Ways of the fewest steps over a level as it is known.
#pragma once

#include "core/base/zeroed.h"
#include "core/bits/bit_wave.h"
#include "core/pilot/known_level.h"

#include <array>
#include <optional>
#include <vector>

namespace cave {

struct WaySearch {
    CellFacts goals = fact::kWanted; ///< cells with any of these end the search
    CellFacts blocked = 0;           ///< cells with any of these are no way and no goal
    bool edges = false;              ///< open cells beside unknown ones are also goals
    CellFacts open = fact::kOpen;    ///< cells need one of these
};

/// Breadth first in 8 directions, from one cell outwards. Time by the cells within reach of the nearest goal; the
/// buffers are used again by the next search. tests/pilot holds the two searches against each other.
class Ways {
public:
    /// The nearest goal other than `from`, of several the one found first in the order of kDirections. Nothing when
    /// none can be reached; then all that can be reached has its steps.
    std::optional<Position> find(const KnownLevel& level, Position from, const WaySearch& search);

    /// The way to one cell other than `from`, whatever facts it has, as find() would find it. False when there is none.
    /// No steps are known then of cells off that way. Time by the steps where the way is as straight as over open
    /// ground, else by the words of 64 cells that core/bits/bit_wave reaches, and a little by the level, whose open
    /// cells become bits: a tenth of what reading it takes.
    bool findTo(const KnownLevel& level, Position from, Position goal, const WaySearch& search);

    /// How far the last search went to the cell; nothing for cells that it did not reach.
    std::optional<int> stepsTo(const KnownLevel& level, Position at) const;
    /// The cells of a way to a cell that was reached, without the first. Of equal ways the one whose cells keep nearest
    /// to the start as the crow flies, then the first in the order of kDirections.
    std::vector<Position> pathTo(const KnownLevel& level, Position at) const;
    /// Its first step; the cell must not be the first.
    Direction stepTowards(const KnownLevel& level, Position at) const;

private:
    void begin(const KnownLevel& level, Position from);
    bool spreadTo(const BitGrid& open, Position goal, int& steps);
    Position before(Position at, int steps) const;
    std::size_t cellBefore(const KnownLevel& level, std::size_t cell) const;

    Position m_from;
    std::vector<Position> m_way; ///< that findTo() found, from its end, without the first cell; else empty
    ZeroedVector<std::uint32_t> m_steps; ///< by KnownLevel::index: steps + 1; 0: not reached by find()
    std::vector<std::size_t> m_reached; ///< in order
    BitWave m_wave;
    std::array<std::vector<BitWave::Word>, 3> m_layers; ///< the cells of each step of it, by steps modulo 3
};

} // namespace cave
