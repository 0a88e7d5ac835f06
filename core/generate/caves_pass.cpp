// SPDX-License-Identifier: MIT
// caves@1: random floor, smoothed by a cellular automaton.
#include "core/generate/cellular.h"
#include "core/generate/passes.h"

namespace cave {

namespace {

// Cells that the pass may not change start as they are and stay so; all others start by chance.
BitGrid firstGeneration(const RowContext& row, const BitGrid& fixed)
{
    const LevelCanvas& canvas = row.canvas;
    BitGrid floor = row.chance.mask(canvas.width(), canvas.height(), row.parameters.number("fill"));
    const BitGrid before = canvas.walkable();
    for (int y = 0; y < canvas.height(); ++y)
        for (std::size_t w = 0; w < floor.row(y).size(); ++w) {
            const std::uint64_t kept = fixed.row(y)[w];
            floor.row(y)[w] = (floor.row(y)[w] & ~kept) | (before.row(y)[w] & kept);
        }
    return floor;
}

void run(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const BitGrid fixed = canvas.fixed();
    BitGrid floor = firstGeneration(row, fixed);
    const CaveRule rule{row.parameters.number("born"), row.parameters.number("survive")};
    for (int round = row.parameters.number("rounds"); round > 0; --round)
        floor = nextGeneration(floor, fixed, rule);
    const Catalogue& catalogue = canvas.catalogue();
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            canvas.set(x, y, floor.get(x, y) ? catalogue.floor() : catalogue.wall());
}

} // namespace

Pass cavesPass()
{
    const auto neighbours = CAVE_LABEL("neighbours");
    return {.type = "caves",
            .title = CAVE_LABEL("Caves"),
            .help = CAVE_LABEL("Scatters floor by chance and smooths it into caves."),
            .parameters = {{.id = "fill",
                            .kind = ParameterKind::PerMille,
                            .standard = 500,
                            .help = CAVE_LABEL("The share of cells that start as floor.")},
                           {.id = "rounds",
                            .kind = ParameterKind::Integer,
                            .standard = 3,
                            .low = 0,
                            .high = 20,
                            .unit = CAVE_LABEL("rounds"),
                            .help = CAVE_LABEL("How often the caves are smoothed.")},
                           {.id = "born",
                            .kind = ParameterKind::Integer,
                            .standard = 5,
                            .low = 0,
                            .high = 9,
                            .unit = neighbours,
                            .help = CAVE_LABEL("A wall with at least this many floor neighbours becomes floor.")},
                           {.id = "survive",
                            .kind = ParameterKind::Integer,
                            .standard = 4,
                            .low = 0,
                            .high = 9,
                            .unit = neighbours,
                            .help = CAVE_LABEL("A floor with at least this many floor neighbours stays floor.")}},
            .runLevel = run,
            .facts = [](const RowParameters&) { return Facts{.gives = kBase}; }};
}

} // namespace cave
