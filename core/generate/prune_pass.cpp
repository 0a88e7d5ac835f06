// SPDX-License-Identifier: MIT
// prune@1: small caves are filled in.
#include "core/generate/passes.h"
#include "core/generate/regions.h"

#include <algorithm>

namespace cave {

namespace {

// The largest region always stays, however small: a level keeps some floor.
void run(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const Way way = row.parameters.choice("way") == "8" ? Way::Eight : Way::Four;
    const TileId into = *row.parameters.tile("into");
    const Regions regions = canvas.regions(way); // a copy: filling in changes the canvas's own
    const auto largest = static_cast<std::uint32_t>(std::ranges::max_element(regions.sizes) - regions.sizes.begin());
    const int most = row.parameters.number("max");
    const auto isSmall = [&](std::uint32_t id) { return id != 0 && id != largest && regions.sizes[id] <= most; };
    row.report.asked = row.report.done = static_cast<int>(std::ranges::count_if(regions.sizes, [&](const int& size) {
        return isSmall(static_cast<std::uint32_t>(&size - regions.sizes.data()));
    }));
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (isSmall(regions.ids[x, y]))
                canvas.set(x, y, into);
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
            .runLevel = run,
            .facts = [](const RowParameters&) { return Facts{.needs = kBase}; }};
}

} // namespace cave
