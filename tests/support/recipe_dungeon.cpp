// SPDX-License-Identifier: MIT
#include "tests/support/recipe_dungeon.h"

#include "core/generate/bake.h"
#include "core/rules/turn/start_game.h"

#include <cstdio>
#include <cstdlib>

namespace cave {

namespace {

Json parsed(const char* text) { return *parseJson(text); }

RecipeRow row(std::uint64_t uid, const char* type, Json parameters = Json::Object{})
{
    RecipeRow made;
    made.uid = {uid};
    made.type = type;
    made.parameters = std::move(parameters);
    return made;
}

} // namespace

Dungeon recipeDungeon(std::uint64_t seed)
{
    Dungeon dungeon = emptyDungeon(40, 20, 3);
    dungeon.recipes.push_back(
        {"cave",
         {row(0xa0, "fill"), row(0xa1, "caves"), row(0xb2, "prune", parsed(R"({"max": 10})")), row(0xb3, "edits"),
          row(0xc0, "stairs"), row(0xc1, "connect", parsed(R"({"scope": "dungeon"})")),
          row(kSpawnRow.value, "spawn", parsed(R"({"count": 8, "table": [
                                    {"kind": "fungus", "weight": 1}, {"kind": "bat", "weight": 1}, {"kind": "newt", "weight": 1}]})"))}});
    for (DungeonLevel& level : dungeon.levels)
        level.recipe = "cave";
    if (const auto baked = bake(dungeon, seed); !baked) {
        std::fprintf(stderr, "%s: %s\n", baked.error().where.c_str(), baked.error().what.source.c_str());
        std::quick_exit(1);
    }
    return dungeon;
}

Dungeon dungeonWithRockAtStart(std::uint64_t seed, std::uint64_t unplayable)
{
    Dungeon dungeon = recipeDungeon(seed);
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x) {
            dungeon.start = Start{{dungeon.levels.front().uid, x, y}, true};
            if (startGame(dungeon, seed) && !startGame(dungeon, unplayable))
                return dungeon;
        }
    std::fprintf(stderr, "Both seeds have the same floor.\n");
    std::quick_exit(1);
}

} // namespace cave
