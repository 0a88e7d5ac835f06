// SPDX-License-Identifier: MIT
#include "core/rules/facts/score.h"

#include "core/world/goal_state.h"

#include <algorithm>
#include <numeric>

namespace cave {

namespace {

std::int64_t strengthSlain(const World& world)
{
    std::int64_t strength = 0;
    for (const SlainKind& slain : world.state().slain) {
        const CreatureKind& kind = world.catalogue().creature(slain.kind);
        strength += std::int64_t{slain.count} * (std::int64_t{kind.health} + kind.attack + kind.defence);
    }
    return strength;
}

std::int64_t thingsGathered(const World& world)
{
    const auto& counted = world.state().counted;
    const auto add = [](std::int64_t sum, const CountedItem& item) { return sum + item.count; };
    std::int64_t gathered = std::accumulate(counted.begin(), counted.end(), std::int64_t{0}, add);
    for (const GoalPart& part : goalParts(world.rules()))
        if (const auto wanted = world.catalogue().findItem(part.kind); wanted && part.goal == Goal::Collect)
            gathered += gatheredOf(world, part.kind) - world.counted(*wanted);
    return gathered;
}

} // namespace

int deepestLevel(const World& world)
{
    for (int z = world.depth() - 1; z > 0; --z) {
        const auto cells = world.level(z).memory.tiles.cells();
        if (std::ranges::any_of(cells, [](TileId tile) { return tile != kUnknownTile; }))
            return z;
    }
    return 0;
}

int gatheredForGoal(const World& world) { return gatheredOf(world, world.rules().collectKind); }

Score scoreOf(const World& world)
{
    const ScoreRules& rules = world.rules().score;
    Score score;
    const auto add = [&](Text what, std::int64_t count, std::int64_t each, std::int64_t points) {
        if (points > 0)
            score.lines.push_back({std::move(what), count, each, points});
        score.total += points;
    };
    const auto addEach = [&](Text what, std::int64_t count, std::int64_t each) {
        add(std::move(what), count, each, count * each);
    };
    addEach({CAVE_TEXT("score", "Levels reached below the first")}, deepestLevel(world), rules.level);
    addEach({CAVE_TEXT("score", "Strength of the creatures slain")}, strengthSlain(world), rules.strength);
    addEach({CAVE_TEXT("score", "Levels that you rose")}, world.hero().level - 1, rules.rise);
    addEach({CAVE_TEXT("score", "Things gathered")}, thingsGathered(world), rules.gathered);
    addEach({CAVE_TEXT("score", "Given by the dungeon")}, world.state().bonus, 1);
    if (world.state().outcome != Outcome::Won)
        return score;
    const std::int64_t turn = world.state().turn;
    addEach({CAVE_TEXT("score", "Victory")}, 1, rules.victory);
    add({CAVE_TEXT_N("score", "Victory in %n turn(s): %1, less a point for every %2"),
         {std::int64_t{rules.swift}, std::int64_t{rules.turns}},
         turn},
        1, rules.swift, std::max<std::int64_t>(0, rules.swift - turn / rules.turns));
    return score;
}

} // namespace cave
