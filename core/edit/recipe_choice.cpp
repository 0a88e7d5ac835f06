// SPDX-License-Identifier: MIT
// Which recipe makes a level.
#include "core/edit/edits.h"
#include "core/edit/recipe_edit.h"

#include <algorithm>

namespace cave {

namespace {

// A level that says nothing of its recipe's rows.
void forgetRows(DungeonLevel& level)
{
    level.parameters.clear();
    level.mutedRows.clear();
    level.extraRows.clear();
}

std::string unusedName(const Dungeon& dungeon, const std::string& like)
{
    for (int number = 2;; ++number)
        if (std::string name = like + "_" + std::to_string(number); !dungeon.findRecipe(name))
            return name;
}

// An empty level holds nothing else than wall inside rock.
bool isDrawn(const Catalogue& catalogue, TileId tile) { return tile != catalogue.wall() && tile != catalogue.rock(); }

// A recipe is about to make the level: what somebody drew there is put back over it.
void keepDrawn(const Dungeon& dungeon, DungeonLevel& level, const std::string& label)
{
    const int group = nextGroup(dungeon);
    const Grid<TileId>& tiles = level.tiles; // which stay shared while they are only read
    for (std::size_t cell = 0; cell < tiles.size(); ++cell)
        if (const TileId tile = tiles.cells()[cell]; isDrawn(*dungeon.catalogue, tile))
            level.tileEdits[cell] = {dungeon.catalogue->wall(), tile, group};
    for (const Placement& thing : level.things)
        level.thingEdits.push_back({true, thing, group});
    if (!label.empty() && !(level.tileEdits.empty() && level.thingEdits.empty()))
        level.editGroups.push_back({group, label, false});
}

} // namespace

void makeUnique(Dungeon& dungeon, int z)
{
    DungeonLevel& level = dungeon.level(z);
    if (!dungeon.findRecipe(level.recipe))
        return;
    Recipe own{unusedName(dungeon, level.recipe), {}};
    for (LevelRow& each : levelRows(dungeon, level))
        own.rows.push_back(std::move(each.row));
    level.recipe = own.name;
    forgetRows(level);
    dungeon.recipes.push_back(std::move(own));
}

bool isDrawn(const Dungeon& dungeon, int z)
{
    const DungeonLevel& level = dungeon.level(z);
    return level.recipe.empty() && (!level.things.empty() || std::ranges::any_of(level.tiles.cells(), [&](TileId tile) {
               return isDrawn(*dungeon.catalogue, tile);
           }));
}

bool setRecipe(Dungeon& dungeon, int z, const std::string& name, const std::string& drawn)
{
    DungeonLevel& level = dungeon.level(z);
    if (level.recipe == name)
        return false;
    if (level.recipe.empty())
        keepDrawn(dungeon, level, drawn);
    level.recipe = name;
    forgetRows(level);
    if (!name.empty())
        return true;
    level.tileEdits.clear(); // all of it is made by hand from now on
    level.outsideEdits.clear();
    level.thingEdits.clear();
    level.editGroups.clear();
    for (Placement& thing : level.things)
        thing.row = {};
    return true;
}

void putRecipe(Dungeon& dungeon, Recipe recipe)
{
    const auto known = std::ranges::find(dungeon.recipes, recipe.name, &Recipe::name);
    if (known == dungeon.recipes.end())
        dungeon.recipes.push_back(std::move(recipe));
    else
        *known = std::move(recipe);
}

} // namespace cave
