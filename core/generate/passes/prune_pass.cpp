// SPDX-License-Identifier: MIT
// prune@1: small caves are filled in.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>

namespace cave {

namespace {

struct PruneParameters {
    int max;
    Way way;
    TileId into;
};
using PruneRow = RowContextOf<PruneParameters>;

// The largest region always stays, however small: a level keeps some floor.
void runPrune(PruneRow& row)
{
    LevelCanvas& canvas = row.canvas;
    const Way way = row.parameters.way;
    const FloorRuns& caves = canvas.runs(way);
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(caves.sizes) - caves.sizes.begin());
    const int most = row.parameters.max;
    RegionSet small(caves.sizes.size());
    for (std::size_t region = 1; region < small.size(); ++region)
        small[region] = region != largest && caves.sizes[region] <= most;
    row.report.asked = row.report.done = static_cast<int>(std::ranges::count(small, true));
    canvas.set(way, small, row.parameters.into);
}

} // namespace

Pass prunePass()
{
    using P = PruneParameters;
    return makePass<P>(
        {.type = "prune",
         .title = CAVE_LABEL("recipe", "Prune"),
         .help = CAVE_LABEL("recipe", "Fills in caves of at most this many cells; the largest cave always stays."),
         .runLevel = runPrune,
         .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; }},
        {field("max", CAVE_LABEL("Parameters", "Most cells"), &P::max, Number::ofCells(20, 0, 1'000'000),
               CAVE_LABEL("recipe", "The largest cave that is filled in.")),
         field("way", CAVE_LABEL("Parameters", "Directions"), &P::way,
               Choice<Way>{Way::Eight, {{"4", Way::Four}, {"8", Way::Eight}}},
               CAVE_LABEL("recipe", "Whether caves that touch only at a corner are one.")),
         field("into", CAVE_LABEL("Parameters", "Into"), &P::into, Tile{"wall"},
               CAVE_LABEL("recipe", "What small caves become."))});
}

} // namespace cave
