// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/generate/bake.h"

namespace cave {

Result<DungeonEdit> regenerate(const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon made = dungeon;
    if (const auto baked = bake(made, seed); !baked)
        return std::unexpected(baked.error());
    return changeOf(dungeon, made);
}

Result<DungeonEdit> regenerateLevel(const Dungeon& dungeon, int z, std::uint64_t seed)
{
    Dungeon made = dungeon;
    DungeonLevel& level = made.level(z);
    if (level.recipe.empty())
        return failure("levels[" + std::to_string(z) + "].recipe",
                       {CAVE_TEXT("errors", "Level %1 was made by hand and has no recipe to make it anew."),
                        {std::int64_t{z} + 1}});
    level.seed = seed;
    if (const auto baked = bake(made, dungeon.seed); !baked)
        return std::unexpected(baked.error());
    return changeOf(dungeon, made);
}

} // namespace cave
