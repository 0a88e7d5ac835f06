// SPDX-License-Identifier: MIT
#include "core/generate/shapes/distance_map.h"

namespace cave {

StepWave::StepWave(const BitGrid& floor, std::span<const CellAt> from)
{
    m_wave.begin(floor);
    m_firstCells.resize(m_wave.places());
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); x += 64)
            m_firstCells[m_wave.placeOf(x, y)] =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(floor.width()) + static_cast<std::size_t>(x);
    for (const CellAt cell : from)
        m_wave.start(cell.x, cell.y);
}

Grid<int> stepsFrom(const BitGrid& floor, std::span<const CellAt> from)
{
    Grid<int> steps(floor.width(), floor.height(), kNoSteps);
    StepWave wave(floor, from);
    for (int count = 0; !wave.isOver(); ++count)
        wave.step([count, cells = steps.cells().data()](std::size_t cell) { cells[cell] = count; });
    return steps;
}

} // namespace cave
