// SPDX-License-Identifier: MIT
#include "core/generate/regions.h"

#include "core/generate/partition.h"

#include <algorithm>

namespace cave {

namespace {

// Floor cells of a row without a gap. Runs are numbered by row and column, so a run's number tells which comes first.
struct Run {
    int y = 0;
    int begin = 0;
    int end = 0; // behind the last
    std::uint32_t joined = 0; // an earlier run of its region, or itself: the first of it
};

// The first cell from `x` on that is floor, or is not; the width where there is none.
int nextCell(std::span<const std::uint64_t> row, int width, int x, bool isFloor)
{
    while (x < width) {
        const std::uint64_t word = row[static_cast<std::size_t>(x / 64)];
        if (const std::uint64_t left = (isFloor ? word : ~word) >> x % 64; left != 0)
            return std::min(width, x + std::countr_zero(left));
        x = (x / 64 + 1) * 64;
    }
    return width;
}

} // namespace

Regions labelRegions(const BitGrid& floor, Way way)
{
    const int width = floor.width();
    const int slant = way == Way::Eight ? 1 : 0; // cells that a run reaches beyond its ends in the next row
    std::vector<Run> runs;
    Partition regionOf; // the runs
    std::size_t above = 0; // the first run of the row above that may touch this one
    for (int y = 0; y < floor.height(); ++y) {
        const auto row = floor.row(y);
        const std::size_t rowBegin = runs.size();
        for (int begin = nextCell(row, width, 0, true); begin < width;) {
            const int end = nextCell(row, width, begin, false);
            const std::size_t self = regionOf.add();
            runs.push_back({y, begin, end});
            while (above < rowBegin && runs[above].end + slant <= begin)
                ++above;
            for (std::size_t other = above; other < rowBegin && runs[other].begin < end + slant; ++other)
                regionOf.join(other, self);
            begin = nextCell(row, width, end, true);
        }
        above = rowBegin;
    }
    Regions regions;
    regions.ids = Grid<std::uint32_t>(width, floor.height(), 0);
    std::vector<std::uint32_t> idOf(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        const std::size_t first = regionOf.find(i);
        if (first == i) {
            idOf[i] = static_cast<std::uint32_t>(regions.sizes.size());
            regions.sizes.push_back(0);
        } else {
            idOf[i] = idOf[first];
        }
        regions.sizes[idOf[i]] += run.end - run.begin;
        std::ranges::fill(regions.ids.row(run.y).subspan(static_cast<std::size_t>(run.begin),
                                                         static_cast<std::size_t>(run.end - run.begin)),
                          idOf[i]);
    }
    return regions;
}

} // namespace cave
