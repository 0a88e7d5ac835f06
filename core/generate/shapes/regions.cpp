// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"

#include "core/bits/runs.h"

#include <algorithm>

namespace cave {

namespace {

// While runs are being joined, `region` of each is the number of an earlier run of its region, or of itself: the first
// of them.
std::uint32_t firstOf(FloorRun* runs, std::uint32_t run)
{
    while (runs[run].region != run)
        run = runs[run].region = runs[runs[run].region].region;
    return run;
}

// Numbers the regions by their first runs and measures them.
void numberRegions(std::vector<FloorRun>& runs, std::vector<int>& sizes)
{
    for (std::size_t i = 0; i < runs.size(); ++i) {
        FloorRun& run = runs[i];
        if (run.region == i) {
            run.region = static_cast<std::uint32_t>(sizes.size());
            sizes.push_back(0);
        } else {
            run.region = runs[run.region].region; // an earlier one: it has its number
        }
        sizes[run.region] += run.end - run.begin;
    }
}

} // namespace

FloorRuns labelRuns(const BitGrid& floor, Way way)
{
    const int slant = way == Way::Eight ? 1 : 0; // cells that a run reaches beyond its ends in the next row
    FloorRuns labelled{.width = floor.width()};
    const std::size_t mostOfRow = static_cast<std::size_t>(floor.width()) / 2 + 1;
    labelled.rows.reserve(static_cast<std::size_t>(floor.height()) + 1);
    labelled.rows.push_back(0);
    std::uint32_t above = 0; // the first run of the row above that may touch this one
    std::uint32_t next = 0;
    for (int y = 0; y < floor.height(); ++y) {
        const std::uint32_t rowBegin = next;
        if (labelled.runs.size() < next + mostOfRow)
            labelled.runs.resize(2 * next + 8 * mostOfRow);
        FloorRun* const runs = labelled.runs.data();
        forEachRun(floor.row(y), floor.width(), [&](int begin, int end) {
            while (above < rowBegin && runs[above].end + slant <= begin)
                ++above;
            std::uint32_t first = next; // of its region
            runs[next] = {begin, end, first};
            for (std::uint32_t other = above; other < rowBegin && runs[other].begin < end + slant; ++other) {
                const std::uint32_t joined = firstOf(runs, other);
                runs[std::max(first, joined)].region = std::min(first, joined);
                first = std::min(first, joined);
            }
            ++next;
        });
        labelled.rows.push_back(next);
        above = rowBegin;
    }
    labelled.runs.resize(next);
    numberRegions(labelled.runs, labelled.sizes);
    return labelled;
}

BitGrid cellsOf(const FloorRuns& floor, const RegionSet& regions)
{
    BitGrid cells(floor.width, floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (const FloorRun& run : floor.row(y))
            if (regions[run.region])
                cells.set(Box{run.begin, y, run.end - run.begin, 1});
    return cells;
}

FloorRuns without(const FloorRuns& floor, const RegionSet& regions)
{
    FloorRuns left{.width = floor.width};
    std::vector<std::uint32_t> becomes(floor.sizes.size()); // 0: nothing
    for (std::size_t region = 1; region < becomes.size(); ++region)
        if (!regions[region]) {
            becomes[region] = static_cast<std::uint32_t>(left.sizes.size());
            left.sizes.push_back(floor.sizes[region]);
        }
    left.runs.reserve(floor.runs.size());
    left.rows.reserve(floor.rows.size());
    left.rows.push_back(0);
    for (int y = 0; y < floor.height(); ++y) {
        for (const FloorRun& run : floor.row(y))
            if (becomes[run.region] != 0)
                left.runs.push_back({run.begin, run.end, becomes[run.region]});
        left.rows.push_back(left.runs.size());
    }
    return left;
}

Regions labelRegions(const FloorRuns& runs)
{
    Regions regions{Grid<std::uint32_t>(runs.width, runs.height(), 0), runs.sizes};
    for (int y = 0; y < runs.height(); ++y)
        for (const FloorRun& run : runs.row(y))
            std::ranges::fill(regions.ids.row(y).subspan(static_cast<std::size_t>(run.begin),
                                                         static_cast<std::size_t>(run.end - run.begin)),
                              run.region);
    return regions;
}

Regions labelRegions(const BitGrid& floor, Way way) { return labelRegions(labelRuns(floor, way)); }

} // namespace cave
