// SPDX-License-Identifier: MIT
// Ways of the fewest steps over a level as it is known.
#pragma once

#include "core/pilot/known_level.h"

#include <optional>
#include <vector>

namespace cave {

struct WaySearch {
    CellFacts goals = fact::kWanted; // cells with any of these end the search
    CellFacts blocked = 0;           // cells with any of these are no way and no goal
    bool edges = false;              // open cells beside unknown ones are goals too
    CellFacts open = fact::kOpen;    // cells need one of these
};

// Breadth first in 8 directions, from one cell outwards. Time by the cells within reach of the nearest goal; the
// buffers are used again by the next search.
class Ways {
public:
    // The nearest goal other than `from`, of several the one found first in the order of kDirections. Nothing when none
    // can be reached; then all that can be reached has its steps.
    std::optional<Position> find(const KnownLevel& level, Position from, const WaySearch& search);

    // The way to one cell other than `from`, whatever facts it has, as find() would find it. False when there is none.
    // Of other cells no steps are known then. Time by the steps where the way is as straight as over open ground.
    bool findTo(const KnownLevel& level, Position from, Position goal, const WaySearch& search);

    // Of the last search; nothing for cells that it did not reach.
    std::optional<int> stepsTo(const KnownLevel& level, Position at) const;
    // The cells of a way to a cell that was reached, without the first. Of equal ways the one whose cells keep nearest
    // to the start as the crow flies, then the first in the order of kDirections.
    std::vector<Position> pathTo(const KnownLevel& level, Position at) const;
    // Its first step; the cell must not be the first.
    Direction stepTowards(const KnownLevel& level, Position at) const;

private:
    void begin(const KnownLevel& level, Position from);
    template <typename IsGoal>
    std::optional<Position> spread(const KnownLevel& level, const WaySearch& search, const IsGoal& isGoal);
    std::size_t cellBefore(const KnownLevel& level, std::size_t cell) const;

    Position m_from;
    std::vector<std::uint32_t> m_steps; // by KnownLevel::index: steps + 1; 0: not reached
    std::vector<std::size_t> m_reached; // in order
};

} // namespace cave
