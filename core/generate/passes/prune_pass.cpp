// SPDX-License-Identifier: MIT
// prune@1: small caves are filled in.
#include "core/generate/passes.h"
#include "core/generate/regions.h"

#include <algorithm>

namespace cave {

namespace {

// The largest region always stays, however small: a level keeps some floor.
void runPrune(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const Way way = row.parameters.choice("way") == "8" ? Way::Eight : Way::Four;
    const FloorRuns& caves = canvas.runs(way);
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(caves.sizes) - caves.sizes.begin());
    const int most = row.parameters.number("max");
    RegionSet small(caves.sizes.size());
    for (std::size_t region = 1; region < small.size(); ++region)
        small[region] = region != largest && caves.sizes[region] <= most;
    row.report.asked = row.report.done = static_cast<int>(std::ranges::count(small, true));
    canvas.set(way, small, *row.parameters.tile("into"));
}

} // namespace

Pass prunePass()
{
    return {.type = "prune",
            .title = CAVE_LABEL("Prune"),
            .help = CAVE_LABEL("Fills in caves of at most this many cells; the largest cave always stays."),
            .parameters = {{.id = "max",
                            .kind = ParameterKind::Integer,
                            .standard = 20,
                            .low = 0,
                            .high = 1'000'000,
                            .unit = CAVE_LABEL("cells"),
                            .help = CAVE_LABEL("The largest cave that is filled in.")},
                           {.id = "way",
                            .kind = ParameterKind::Choice,
                            .standard = "8",
                            .choices = {"4", "8"},
                            .help = CAVE_LABEL("Whether caves that touch only at a corner are one.")},
                           {.id = "into",
                            .kind = ParameterKind::Tile,
                            .standard = "wall",
                            .help = CAVE_LABEL("What small caves become.")}},
            .runLevel = runPrune,
            .facts = [](const RowParameters&) { return Facts{.needs = kBase}; }};
}

} // namespace cave
