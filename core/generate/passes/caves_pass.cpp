// SPDX-License-Identifier: MIT
// caves@1: random floor, smoothed by a cellular automaton. Writes wall and floor, nothing else.
#include "core/bits/cellular.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>

namespace cave {

namespace {

struct CavesParameters {
    enum class Rule : std::uint8_t { Neighbours, Majority };
    enum class Keep : std::uint8_t { All, Largest };
    int fill;
    int rounds;
    Rule rule;
    int born;
    int survive;
    Outside outside;
    Keep keep;
};
using CavesRow = RowContextOf<CavesParameters>;

// Cells that the pass may not change start as they are and stay so; all others start by chance.
BitGrid firstGeneration(const CavesRow& row, const BitGrid& fixed)
{
    const LevelCanvas& canvas = row.canvas;
    BitGrid floor = row.chance.mask(canvas.width(), canvas.height(), row.parameters.fill);
    BitGrid kept = canvas.walkable();
    kept &= fixed;
    floor -= fixed;
    return floor |= kept;
}

BitGrid smoothed(const CavesParameters& parameters, BitGrid floor, const BitGrid& fixed)
{
    const bool isMajority = parameters.rule == CavesParameters::Rule::Majority;
    const CaveRule rule{parameters.born, parameters.survive};
    for (int round = parameters.rounds; round > 0; --round)
        floor = isMajority ? nextMajority(floor, fixed, parameters.outside) : nextGeneration(floor, fixed, rule);
    return floor;
}

// Walls up all caves but the one with most cells of this row, so that an area keeps a cave of its own. Floor that the
// row may not write stays, and is told of when it lies apart.
void keepLargest(CavesRow& row, const BitGrid& fixed)
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
        row.report.tell(
            RowState::Partial,
            {CAVE_TEXT_N("recipe", "%n part(s) [stays|stay] apart, because this row may not fill [it|them] in."),
             {},
             apart});
}

void runCaves(CavesRow& row)
{
    LevelCanvas& canvas = row.canvas;
    const BitGrid fixed = canvas.fixed();
    const BitGrid floor = smoothed(row.parameters, firstGeneration(row, fixed), fixed);
    canvas.setAll(floor, canvas.catalogue().floor(), canvas.catalogue().wall());
    if (row.parameters.keep == CavesParameters::Keep::Largest)
        keepLargest(row, fixed);
}

Facts factsOfCaves(const CavesParameters& parameters, const Catalogue&)
{
    const bool isOne = parameters.keep == CavesParameters::Keep::Largest;
    return {.gives = static_cast<std::uint8_t>(kBase | (isOne ? kConnected : 0))};
}

} // namespace

Pass cavesPass()
{
    using P = CavesParameters;
    const auto neighbours = "neighbours";
    return makePass<P>(
        {.type = "caves",
         .title = CAVE_LABEL("recipe", "Caves"),
         .help = CAVE_LABEL("recipe", "Scatters floor by chance and smooths it into caves."),
         .runLevel = runCaves,
         .facts = factsOfCaves},
        {field("fill", CAVE_LABEL("Parameters", "Fill"), &P::fill, PerMille{500},
               CAVE_LABEL("recipe", "The share of cells that start as floor.")),
         field("rounds", CAVE_LABEL("Parameters", "Rounds"), &P::rounds, Number{3, 0, 20, "rounds"},
               CAVE_LABEL("recipe", "How often the caves are smoothed.")),
         field("rule", CAVE_LABEL("Parameters", "Rule"), &P::rule,
               Choice<P::Rule>{P::Rule::Neighbours,
                               {{"neighbours", P::Rule::Neighbours}, {"majority", P::Rule::Majority}}},
               CAVE_LABEL("recipe", "Whether the numbers of floor neighbours below decide, or whether "
                                    "there is more floor or more wall around.")),
         field("born", CAVE_LABEL("Parameters", "Born from"), &P::born, Number{5, 0, 9, neighbours},
               CAVE_LABEL("recipe", "A wall with at least this many floor neighbours becomes floor.")),
         field("survive", CAVE_LABEL("Parameters", "Survive with"), &P::survive, Number{4, 0, 9, neighbours},
               CAVE_LABEL("recipe", "A floor with at least this many floor neighbours stays floor.")),
         field("outside", CAVE_LABEL("Parameters", "Outside"), &P::outside,
               Choice<Outside>{Outside::Wall, {{"wall", Outside::Wall}, {"ignore", Outside::Ignored}}},
               CAVE_LABEL("recipe", "What a majority takes the cells beyond the edge for: wall, or nothing "
                                    "at all.")),
         field("keep", CAVE_LABEL("Parameters", "Keep"), &P::keep,
               Choice<P::Keep>{P::Keep::All, {{"all", P::Keep::All}, {"largest", P::Keep::Largest}}},
               CAVE_LABEL("recipe", "Whether all caves stay, or only the largest."))});
}

} // namespace cave
