// SPDX-License-Identifier: MIT
#include "core/proof/seed_trial.h"

#include "core/proof/shape.h"
#include "core/rules/turn/start_game.h"

#include <algorithm>

namespace cave {

namespace {

std::string_view playableWord(const SeedTrial& trial)
{
    return trial.failure ? ",no," : trial.doubt ? ",not proved," : ",yes,";
}

} // namespace

int unreachableCells(const Dungeon& dungeon, int z, const Journey* journey)
{
    const Grid<TileId>& tiles = dungeon.level(z).tiles;
    int count = 0;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            count +=
                dungeon.catalogue->tile(tiles[x, y]).walkable && (journey == nullptr || !journey->contains({x, y, z}));
    return count;
}

std::vector<Measure> measuresOf(const Dungeon& dungeon)
{
    std::optional<Journey> journey;
    if (const auto start = startPosition(dungeon))
        journey.emplace(dungeon, *start);
    std::vector<Measure> measures;
    measures.reserve(dungeon.levels.size());
    for (int z = 0; z < dungeon.depth(); ++z) {
        const LevelShape shape = shapeOf(dungeon, z);
        measures.push_back(
            {shape.rooms, shape.loops, unreachableCells(dungeon, z, journey ? &*journey : nullptr), shape.steps});
    }
    return measures;
}

Measure sumOf(std::span<const Measure> levels)
{
    Measure sum;
    for (const Measure& level : levels) {
        sum.rooms += level.rooms;
        sum.loops += level.loops;
        sum.unreachable += level.unreachable;
        sum.steps += level.steps;
    }
    return sum;
}

SeedTrial trialOf(const Dungeon& dungeon, const Baked& baked, const std::function<bool()>& goesOn)
{
    SeedTrial trial{dungeon.seed, measuresOf(dungeon), std::nullopt, {}};
    const std::vector<Problem> problems = findProblems(dungeon, goesOn);
    const auto failure = std::ranges::find(problems, Severity::Error, &Problem::severity);
    if (failure != problems.end())
        trial.failure = *failure;
    const auto doubt = std::ranges::find_if(problems, isDoubt);
    if (!trial.failure && doubt != problems.end())
        trial.doubt = *doubt;
    std::ranges::copy_if(baked.rows, std::back_inserter(trial.shortfalls),
                         [](const RowReport& row) { return row.state != RowState::Done; });
    return trial;
}

std::string csvOf(std::span<const SeedTrial> trials)
{
    std::string csv = "seed,playable,partial_rows,rooms,loops,unreachable,steps\n";
    for (const SeedTrial& trial : trials) {
        const Measure sum = sumOf(trial.levels);
        csv += std::to_string(trial.seed).append(playableWord(trial)) + std::to_string(trial.shortfalls.size()) + ',' +
               std::to_string(sum.rooms) + ',' + std::to_string(sum.loops) + ',' + std::to_string(sum.unreachable) +
               ',' + std::to_string(sum.steps) + '\n';
    }
    return csv;
}

} // namespace cave
