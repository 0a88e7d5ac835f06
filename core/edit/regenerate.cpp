// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/generate/bake.h"

namespace cave {

namespace {

BakedState::Level stateOf(const DungeonLevel& level)
{
    return {level.uid, level.seed, level.tiles, level.things, level.tileEdits};
}

bool isSame(const DungeonLevel& a, const DungeonLevel& b)
{
    return a.seed == b.seed && a.tiles == b.tiles && a.things == b.things && a.tileEdits == b.tileEdits;
}

DungeonEdit difference(const Dungeon& before, const Dungeon& after)
{
    BakedState baked{after.seed, after.start, after.links, {}};
    for (std::size_t z = 0; z < after.levels.size(); ++z)
        if (!isSame(before.levels[z], after.levels[z]))
            baked.levels.push_back(stateOf(after.levels[z]));
    DungeonEdit edit;
    if (!baked.levels.empty() || before.seed != after.seed || before.start != after.start ||
        before.links != after.links)
        edit.baked = std::make_shared<const BakedState>(std::move(baked));
    return edit;
}

} // namespace

Result<DungeonEdit> regenerate(const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon made = dungeon;
    if (const auto baked = bake(made, seed); !baked)
        return std::unexpected(baked.error());
    return difference(dungeon, made);
}

Result<DungeonEdit> regenerateLevel(const Dungeon& dungeon, int z, std::uint64_t seed)
{
    Dungeon made = dungeon;
    DungeonLevel& level = made.levels[static_cast<std::size_t>(z)];
    if (level.recipe.empty())
        return failure("levels[" + std::to_string(z) + "].recipe",
                       {CAVE_TEXT("errors", "Level %1 was made by hand and has no recipe to make it anew."),
                        {std::int64_t{z} + 1}});
    level.seed = seed;
    if (const auto baked = bake(made, dungeon.seed); !baked)
        return std::unexpected(baked.error());
    return difference(dungeon, made);
}

} // namespace cave
