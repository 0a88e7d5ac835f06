// SPDX-License-Identifier: MIT
#include "tests/reports/placed.h"

#include "core/base/random.h"
#include "core/generate/bake.h"
#include "core/generate/shapes/regions.h"
#include "core/proof/census.h"

#include <algorithm>
#include <map>

namespace cave::report {

namespace {

std::multiset<PlacedThing>& tableOf(Placed& placed, KindTable table)
{
    return table == KindTable::Item ? placed.items : placed.creatures;
}

bool isGround(const Dungeon& dungeon, const DungeonLevel& level, int x, int y)
{
    const TileId tile = level.tiles[x, y];
    return tile == dungeon.catalogue->floor() && !(dungeon.start && dungeon.start->at == Place{level.uid, x, y});
}

// By multiplying, which moves a choice less than a remainder would when the count changes by one.
std::size_t drawn(Random& random, std::size_t count)
{
    return static_cast<std::size_t>((std::uint64_t{random.next()} * count) >> 32);
}

// The things of one row on one level, drawn by index.
void drawThings(const Dungeon& dungeon, int z, const RecipeRow& row, Placed& placed)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
    std::vector<Position> cells;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            if (isGround(dungeon, level, x, y))
                cells.push_back({x, y, z});
    Random random(rowKey(dungeon, level, row));
    for (const Placement& thing : level.things) {
        if (thing.row != row.uid || cells.empty())
            continue;
        const std::size_t index = drawn(random, cells.size());
        tableOf(placed, thing.table).insert({row.uid.value, cells[index], 0});
        cells[index] = cells.back();
        cells.pop_back();
    }
}

// The cells that each pair of regions shares as plain floor, those with stairs included.
using RegionPair = std::pair<std::uint32_t, std::uint32_t>;

std::map<RegionPair, std::vector<Position>> sharedCells(const Dungeon& dungeon, int z)
{
    const auto walkable = [&](const DungeonLevel& level) {
        BitGrid cells(dungeon.width, dungeon.height);
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x)
                cells.set(x, y, dungeon.catalogue->tile(level.tiles[x, y]).walkable);
        return cells;
    };
    const Regions above = labelRegions(walkable(dungeon.levels[static_cast<std::size_t>(z)]), Way::Eight);
    const Regions below = labelRegions(walkable(dungeon.levels[static_cast<std::size_t>(z) + 1]), Way::Eight);
    const auto mayHoldStairs = [&](int level, int x, int y) {
        const TileId tile = dungeon.levels[static_cast<std::size_t>(level)].tiles[x, y];
        return tile == dungeon.catalogue->floor() || dungeon.catalogue->tile(tile).leads != Leads::Nowhere;
    };
    std::map<RegionPair, std::vector<Position>> shared;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            if (above.ids[x, y] != 0 && below.ids[x, y] != 0 && mayHoldStairs(z, x, y) && mayHoldStairs(z + 1, x, y))
                shared[{above.ids[x, y], below.ids[x, y]}].push_back({x, y, z});
    return shared;
}

std::string linkMode(const RecipeRow& row)
{
    const Json* const link = row.parameters.find("link");
    const auto* const text = link ? link->as<std::string>() : nullptr;
    return text ? *text : "every";
}

void drawStairs(const Dungeon& dungeon, int z, const RecipeRow& row, Placed& placed)
{
    const std::string mode = linkMode(row);
    if (z + 1 >= dungeon.depth() || (mode != "every" && mode != "one"))
        return;
    std::vector<std::vector<Position>> choices;
    for (auto& [pair, cells] : sharedCells(dungeon, z)) {
        if (mode == "every" || choices.empty())
            choices.emplace_back();
        choices.back().insert(choices.back().end(), cells.begin(), cells.end());
    }
    Random random(rowKey(dungeon, dungeon.levels[static_cast<std::size_t>(z)], row));
    for (const std::vector<Position>& cells : choices) {
        const Position upper = cells[drawn(random, cells.size())];
        placed.stairs.insert({upper, {upper.x, upper.y, z + 1}});
    }
}

template <typename T, typename IsWanted>
std::int64_t countOnly(const std::multiset<T>& things, IsWanted&& isWanted)
{
    return std::ranges::count_if(things, isWanted);
}

template <typename T>
std::multiset<T> missing(const std::multiset<T>& before, const std::multiset<T>& after)
{
    std::multiset<T> gone;
    std::ranges::set_difference(before, after, std::inserter(gone, gone.end()));
    return gone;
}

} // namespace

Placed placedByRank(const Dungeon& baked)
{
    Placed placed;
    for (int z = 0; z < baked.depth(); ++z)
        for (const Placement& thing : baked.levels[static_cast<std::size_t>(z)].things)
            if (thing.row)
                tableOf(placed, thing.table).insert({thing.row.value, {thing.x, thing.y, z}, thing.kind});
    for (const LevelWay& way : waysBetweenLevels(baked))
        placed.stairs.insert(way);
    return placed;
}

Placed placedByIndex(const Dungeon& baked)
{
    Placed placed;
    for (int z = 0; z < baked.depth(); ++z)
        for (const RecipeRow& row : rowsOf(baked, baked.levels[static_cast<std::size_t>(z)])) {
            if (row.type == "stairs")
                drawStairs(baked, z, row, placed);
            else
                drawThings(baked, z, row, placed);
        }
    return placed;
}

Moved countOf(const Placed& before, std::optional<int> level)
{
    const auto isThing = [&](const PlacedThing& thing) { return !level || thing.at.z == *level; };
    const auto isStairs = [&](const auto& ends) { return !level || ends.first.z == *level || ends.second.z == *level; };
    return {countOnly(before.creatures, isThing), countOnly(before.items, isThing), countOnly(before.stairs, isStairs)};
}

Moved movedBetween(const Placed& before, const Placed& after, std::optional<int> level)
{
    return countOf({missing(before.creatures, after.creatures), missing(before.items, after.items),
                    missing(before.stairs, after.stairs)},
                   level);
}

} // namespace cave::report
