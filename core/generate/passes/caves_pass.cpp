// SPDX-License-Identifier: MIT
// caves@1: random floor, smoothed by a cellular automaton. Writes wall and floor, nothing else.
#include "core/generate/cellular.h"
#include "core/generate/passes.h"
#include "core/generate/regions.h"

#include <algorithm>

namespace cave {

namespace {

// Cells that the pass may not change start as they are and stay so; all others start by chance.
BitGrid firstGeneration(const RowContext& row, const BitGrid& fixed)
{
    const LevelCanvas& canvas = row.canvas;
    BitGrid floor = row.chance.mask(canvas.width(), canvas.height(), row.parameters.number("fill"));
    BitGrid kept = canvas.walkable();
    kept &= fixed;
    floor -= fixed;
    return floor |= kept;
}

BitGrid smoothed(const RowParameters& parameters, BitGrid floor, const BitGrid& fixed)
{
    const bool isMajority = parameters.choice("rule") == "majority";
    const CaveRule rule{parameters.number("born"), parameters.number("survive")};
    const Outside outside = parameters.choice("outside") == "ignore" ? Outside::Ignored : Outside::Wall;
    for (int round = parameters.number("rounds"); round > 0; --round)
        floor = isMajority ? nextMajority(floor, fixed, outside) : nextGeneration(floor, fixed, rule);
    return floor;
}

// Walls up all caves but the one with most cells of this row, so that an area keeps a cave of its own. Floor that the
// row may not write stays, and is told of when it lies apart.
void keepLargest(RowContext& row, const BitGrid& fixed)
{
    LevelCanvas& canvas = row.canvas;
    const FloorRuns& caves = canvas.runs(Way::Eight);
    std::vector<int> own(caves.sizes.size());
    for (int y = 0; y < canvas.height(); ++y)
        for (const FloorRun& run : caves.row(y))
            for (int x = run.begin; x < run.end; ++x)
                own[run.region] += !fixed.get(x, y);
    RegionSet others(own.size(), true);
    others[static_cast<std::size_t>(std::ranges::max_element(own) - own.begin())] = false;
    canvas.set(Way::Eight, others, canvas.catalogue().wall());
    if (const int apart = canvas.runs(Way::Eight).count() - 1; apart > 0)
        row.report.miss(
            RowState::Partial,
            {CAVE_TEXT_N("recipe", "%n part(s) stay apart, because this row may not fill them in."), {}, apart});
}

void runCaves(RowContext& row)
{
    LevelCanvas& canvas = row.canvas;
    const BitGrid fixed = canvas.fixed();
    const BitGrid floor = smoothed(row.parameters, firstGeneration(row, fixed), fixed);
    canvas.setAll(floor, canvas.catalogue().floor(), canvas.catalogue().wall());
    if (row.parameters.choice("keep") == "largest")
        keepLargest(row, fixed);
}

Facts factsOfCaves(const RowParameters& parameters)
{
    const bool isOne = parameters.choice("keep") == "largest";
    return {.gives = static_cast<std::uint8_t>(kBase | (isOne ? kConnected : 0))};
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
                           {.id = "rule",
                            .kind = ParameterKind::Choice,
                            .standard = "neighbours",
                            .choices = {"neighbours", "majority"},
                            .help = CAVE_LABEL("Whether the numbers of floor neighbours below decide, or whether "
                                               "there is more floor or more wall around.")},
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
                            .help = CAVE_LABEL("A floor with at least this many floor neighbours stays floor.")},
                           {.id = "outside",
                            .kind = ParameterKind::Choice,
                            .standard = "wall",
                            .choices = {"wall", "ignore"},
                            .help = CAVE_LABEL("What a majority takes the cells beyond the edge for: wall, or nothing "
                                               "at all.")},
                           {.id = "keep",
                            .kind = ParameterKind::Choice,
                            .standard = "all",
                            .choices = {"all", "largest"},
                            .help = CAVE_LABEL("Whether all caves stay, or only the largest.")}},
            .runLevel = runCaves,
            .facts = factsOfCaves};
}

} // namespace cave
