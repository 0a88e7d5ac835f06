// SPDX-License-Identifier: MIT
#include "core/generate/shapes/distance_map.h"

#include "core/bits/bit_wave.h"

#include <bit>
#include <vector>

namespace cave {

Grid<int> stepsFrom(const BitGrid& floor, std::span<const CellAt> from)
{
    Grid<int> steps(floor.width(), floor.height(), kNoSteps);
    BitWave wave;
    wave.begin(floor);
    std::vector<std::size_t> firstCells(wave.places()); // of the words, as numbers of cells
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); x += 64)
            firstCells[wave.placeOf(x, y)] =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(floor.width()) + static_cast<std::size_t>(x);
    for (const CellAt cell : from)
        wave.start(cell.x, cell.y);
    for (int count = 0; !wave.isOver(); ++count)
        wave.step([count, firstCells = firstCells.data(), cells = steps.cells().data()](BitWave::Place place,
                                                                                        BitWave::Word reached) {
            for (; reached != 0; reached &= reached - 1)
                cells[firstCells[place] + static_cast<std::size_t>(std::countr_zero(reached))] = count;
        });
    return steps;
}

} // namespace cave
