// SPDX-License-Identifier: MIT
#include "tests/support/one_level.h"

#include <cstdio>
#include <cstdlib>

namespace cave {

namespace {

[[noreturn]] void stop(const std::string& where, const std::string& what)
{
    std::fprintf(stderr, "%s: %s\n", where.c_str(), what.c_str());
    std::quick_exit(1);
}

Recipe recipeOf(const std::vector<OrderedRow>& ordered)
{
    Recipe recipe{"one", {}};
    for (const OrderedRow& given : ordered) {
        auto parameters = parseJson(given.parameters);
        if (!parameters)
            stop(given.type, given.parameters + " is no JSON");
        RecipeRow row;
        row.uid = {0xa0 + recipe.rows.size()};
        row.type = given.type;
        row.parameters = std::move(*parameters);
        row.where = given.where;
        recipe.rows.push_back(std::move(row));
    }
    return recipe;
}

void lock(Dungeon& dungeon, const std::vector<LockedCell>& cells)
{
    DungeonLevel& level = dungeon.levels.back();
    level.editGroups.push_back({1, "locked", true});
    for (const LockedCell& locked : cells) {
        const std::size_t index = level.tiles.index(locked.cell.x, locked.cell.y);
        level.tileEdits[index] = {level.tiles.cells()[index], *dungeon.catalogue->findTile(locked.tile), 1};
    }
}

} // namespace

BitGrid OneLevel::walkable() const
{
    BitGrid cells(dungeon.width, dungeon.height);
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            cells.set(x, y, isWalkable(x, y));
    return cells;
}

int OneLevel::parts() const { return labelRegions(walkable(), Way::Eight).count(); }

std::string OneLevel::picture() const
{
    std::string picture;
    for (int y = 0; y < dungeon.height; ++y) {
        for (int x = 0; x < dungeon.width; ++x)
            picture += dungeon.catalogue->tile(level().tiles[x, y]).sign;
        picture += '\n';
    }
    return picture;
}

OneLevel bakedLevel(const LevelOrder& order)
{
    OneLevel made{emptyDungeon(order.width, order.height, order.depth), {}, {}};
    made.dungeon.recipes.push_back(recipeOf(order.rows));
    made.dungeon.levels.back().recipe = "one";
    if (!order.locked.empty())
        lock(made.dungeon, order.locked);
    Baker baker;
    auto baked = baker.bake(made.dungeon, order.seed);
    if (!baked)
        stop(baked.error().where, baked.error().what.source);
    made.reports = std::move(baked->rows);
    if (const auto state = baker.after(made.level().uid, made.dungeon.recipes.front().rows.back().uid))
        made.state = *state;
    else
        made.state.tiles = made.level().tiles;
    return made;
}

} // namespace cave
