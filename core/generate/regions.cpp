// SPDX-License-Identifier: MIT
#include "core/generate/regions.h"

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

std::uint32_t firstOf(std::vector<Run>& runs, std::uint32_t run)
{
    while (runs[run].joined != run)
        run = runs[run].joined = runs[runs[run].joined].joined; // halves the way for whoever comes next
    return run;
}

void join(std::vector<Run>& runs, std::uint32_t a, std::uint32_t b)
{
    a = firstOf(runs, a);
    b = firstOf(runs, b);
    runs[std::max(a, b)].joined = std::min(a, b);
}

} // namespace

Regions labelRegions(const BitGrid& floor, Way way)
{
    const int width = floor.width();
    const int slant = way == Way::Eight ? 1 : 0; // cells that a run reaches beyond its ends in the next row
    std::vector<Run> runs;
    std::uint32_t above = 0; // the first run of the row above that may touch this one
    for (int y = 0; y < floor.height(); ++y) {
        const auto row = floor.row(y);
        const auto rowBegin = static_cast<std::uint32_t>(runs.size());
        for (int begin = nextCell(row, width, 0, true); begin < width;) {
            const int end = nextCell(row, width, begin, false);
            const auto self = static_cast<std::uint32_t>(runs.size());
            runs.push_back({y, begin, end, self});
            while (above < rowBegin && runs[above].end + slant <= begin)
                ++above;
            for (std::uint32_t other = above; other < rowBegin && runs[other].begin < end + slant; ++other)
                join(runs, other, self);
            begin = nextCell(row, width, end, true);
        }
        above = rowBegin;
    }
    Regions regions;
    regions.ids = Grid<std::uint32_t>(width, floor.height(), 0);
    std::vector<std::uint32_t> idOf(runs.size());
    for (std::uint32_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        if (run.joined == i) {
            idOf[i] = static_cast<std::uint32_t>(regions.sizes.size());
            regions.sizes.push_back(0);
        } else {
            idOf[i] = idOf[firstOf(runs, i)];
        }
        regions.sizes[idOf[i]] += run.end - run.begin;
        std::ranges::fill(regions.ids.row(run.y).subspan(static_cast<std::size_t>(run.begin),
                                                         static_cast<std::size_t>(run.end - run.begin)),
                          idOf[i]);
    }
    return regions;
}

} // namespace cave
