// SPDX-License-Identifier: MIT
// A dungeon whose levels all share one recipe, given as a list of rows.
#pragma once

#include "core/generate/bake.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace cave {

struct RecipeText {
    std::string type;
    std::string parameters = "{}"; // JSON
    Where where = {};
};

// Not baked. Rows have the uids 0xa0, 0xa1, ...
inline Dungeon dungeonOfRows(int width, int height, int depth, const std::vector<RecipeText>& rows)
{
    Dungeon dungeon = emptyDungeon(width, height, depth);
    dungeon.recipes.push_back({"all", {}});
    for (const RecipeText& text : rows) {
        const auto parameters = parseJson(text.parameters);
        if (!parameters)
            qFatal("no JSON: %s", text.parameters.c_str());
        RecipeRow row;
        row.uid = {0xa0 + dungeon.recipes[0].rows.size()};
        row.type = text.type;
        row.where = text.where;
        row.parameters = *parameters;
        dungeon.recipes[0].rows.push_back(std::move(row));
    }
    for (DungeonLevel& level : dungeon.levels)
        level.recipe = "all";
    return dungeon;
}

inline Baked bakedOrFail(Dungeon& dungeon, std::uint64_t seed, int threads = 1)
{
    auto baked = bake(dungeon, seed, threads);
    if (!baked)
        qFatal("%s: %s", baked.error().where.c_str(), baked.error().what.source.c_str());
    return std::move(*baked);
}

} // namespace cave
