// SPDX-License-Identifier: MIT
/// @file
/// How far every cell lies from the nearest of some: a Dijkstra map of unit cost.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_wave.h"
#include "core/generate/shapes/cell.h"

#include <bit>
#include <span>
#include <vector>

namespace cave {

inline constexpr int kNoSteps = -1;

/// The fewest steps in 8 directions over `floor` from any of the cells, which may be rock themselves; kNoSteps where no
/// way leads.
///
/// The time goes by the cells that are reached: core/bits/bit_wave. tests/generate holds the obvious twin.
Grid<int> stepsFrom(const BitGrid& floor, std::span<const CellAt> from);

/// The same a step at a time, for who needs only what lies near.
class StepWave {
public:
    StepWave(const BitGrid& floor, std::span<const CellAt> from);

    bool isOver() const { return m_wave.isOver(); } ///< the last step reached nothing
    /// Calls tell(y * width + x) for each cell reached last, at first those it began with, and goes one step on.
    template <typename Tell>
    void step(Tell tell)
    {
        m_wave.step([tell, firstCells = m_firstCells.data()](BitWave::Place place, BitWave::Word reached) {
            for (; reached != 0; reached &= reached - 1)
                tell(firstCells[place] + static_cast<std::size_t>(std::countr_zero(reached)));
        });
    }

private:
    BitWave m_wave;
    std::vector<std::size_t> m_firstCells; ///< of the wave's words, as numbers of cells
};

} // namespace cave
