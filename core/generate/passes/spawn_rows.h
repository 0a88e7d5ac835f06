// SPDX-License-Identifier: MIT
/// @file
/// What all versions of the pass `spawn` have in common: where things may be put, which levels get any, and the
/// parameters that say so.
#pragma once

#include "core/generate/pass_of.h"

#include <string_view>
#include <vector>

namespace cave {

enum class SpawnPer : std::uint8_t { Level, Room, Hundred };
enum class SpawnSpread : std::uint8_t { Every, Chance, Steps, Quota };

/// Which levels get something.
struct SpawnLevels {
    SpawnSpread spread = SpawnSpread::Every;
    int chance = 0; ///< per mille
    int leastStep = 1;
    int mostStep = 1;
    int quota = 0;
};

/// Whether this level does: all, each by its own chance, one every so many, or the few of lowest rank. A level that is
/// put in between changes at most its share.
bool getsSomething(const RowContext& row, const SpawnLevels& levels);

/// Those of the cells where no creature stands, no game starts, no thing was placed or removed by hand, and which are
/// further away from where the hero arrives than this radius.
BitGrid freeForThings(const LevelCanvas& canvas, BitGrid cells, int away);

template <typename P>
SpawnLevels levelsOf(const P& parameters)
{
    return {parameters.spread, parameters.chance, parameters.leastStep, parameters.mostStep, parameters.quota};
}

/// How many of the parameters' number, for one place that is asked for them: 0 or a room's uid.
template <typename P>
int countOf(const RowContextOf<P>& row, std::uint64_t place)
{
    const int most = row.parameters.count;
    return row.parameters.uniform ? row.chance.stream(Draw::Count, place).between(0, most) : most;
}

/// At most how many of the kind such a row puts: none where nothing comes or the kind does not. How many rooms or how
/// much floor there is cannot be told without the level.
template <typename P>
std::optional<std::int64_t> forecastOf(RowContextOf<P>& row, Weighted::Kind kind)
{
    if (!getsSomething(row, levelsOf(row.parameters)) || !row.parameters.table.mayBe(kind))
        return 0;
    return row.parameters.per == SpawnPer::Level ? std::optional<std::int64_t>(countOf(row, 0)) : std::nullopt;
}

/// Where creatures stand nothing is put; items keep nothing away.
template <typename P>
Touches spawnTouches(const P& parameters)
{
    std::uint8_t writes = 0;
    for (const Weighted::Kind kind : parameters.table.kinds)
        writes |= kind.table == KindTable::Creature ? kCreatures : kItems;
    return {.reads = kGround | kCreatures, .writes = writes};
}

template <typename P>
Facts spawnFacts(const P& parameters, const Catalogue&)
{
    const bool byRoom = parameters.per == SpawnPer::Room;
    return Facts{.needs = static_cast<std::uint8_t>(kBase | (byRoom ? kRooms : 0))};
}

/// The fields that all versions have, the first ones of each.
template <typename P>
std::vector<Field<P>> spawnFields()
{
    using Per = SpawnPer;
    using Spread = SpawnSpread;
    return {
        field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{15, 0, 100'000, "things"},
              CAVE_LABEL("recipe", "How many; of a curve, by depth.")),
        field("per", CAVE_LABEL("Parameters", "Per"), &P::per,
              Choice<Per>{Per::Level, {{"level", Per::Level}, {"room", Per::Room}, {"hundred", Per::Hundred}}},
              CAVE_LABEL("recipe", "Whether the number is for each level, each room, or each hundred free cells.")),
        field("uniform", CAVE_LABEL("Parameters", "Draw the number"), &P::uniform, Flag{false},
              CAVE_LABEL("recipe", "Draws a number from 0 to the given one instead of just that.")),
        field("table", CAVE_LABEL("Parameters", "Kinds"), &P::table, Weights{},
              CAVE_LABEL("recipe", "The kinds and how often each comes beside the others; weights may go by depth.")),
        field("on", CAVE_LABEL("Parameters", "On"), &P::on, Tile{"floor"},
              CAVE_LABEL("recipe", "The tile that things are put on.")),
        field("away", CAVE_LABEL("Parameters", "Away from arrivals"), &P::away, Number::ofCells(0, 0, 1000),
              CAVE_LABEL("recipe", "Nothing is put within this radius of where the hero arrives.")),
        field("apart", CAVE_LABEL("Parameters", "Apart"), &P::apart, Number::ofCells(0, 0, 1000),
              CAVE_LABEL("recipe", "The least distance between two things of this row.")),
        field("levels", CAVE_LABEL("Parameters", "Levels gained"), &P::levels, Number{0, 0, kMostLevels, "levels"},
              CAVE_LABEL("recipe", "How many levels each creature has gained before the game starts.")),
        field("spread", CAVE_LABEL("Parameters", "Spread"), &P::spread,
              Choice<Spread>{Spread::Every,
                             {{"every", Spread::Every},
                              {"chance", Spread::Chance},
                              {"steps", Spread::Steps},
                              {"quota", Spread::Quota}}},
              CAVE_LABEL("recipe", "Whether every level gets them, each level by a chance, one level every few, or "
                                   "only some levels.")),
        field("chance", CAVE_LABEL("Parameters", "Chance"), &P::chance, PerMille{500},
              CAVE_LABEL("recipe", "With the spread chance: how likely a level gets them.")),
        field("least_step", CAVE_LABEL("Parameters", "Least step"), &P::leastStep, Number{2, 1, kMaxDepth, "levels"},
              CAVE_LABEL("recipe", "With the spread steps: the fewest levels from one to the next.")),
        field("most_step", CAVE_LABEL("Parameters", "Greatest step"), &P::mostStep, Number{4, 1, kMaxDepth, "levels"},
              CAVE_LABEL("recipe", "With the spread steps: the most levels from one to the next.")),
        field("quota", CAVE_LABEL("Parameters", "Quota"), &P::quota, Number{1, 0, kMaxDepth, "levels"},
              CAVE_LABEL("recipe", "With the spread quota: how many levels get them."))};
}

} // namespace cave
