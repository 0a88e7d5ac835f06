// SPDX-License-Identifier: MIT
#include "core/proof/census.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

LevelWay wayBetween(Position a, Position b)
{
    return std::tie(a.z, a) <= std::tie(b.z, b) ? LevelWay{a, b} : LevelWay{b, a};
}

int floorOf(const Dungeon& dungeon, const DungeonLevel& level)
{
    return static_cast<int>(std::ranges::count_if(level.tiles.cells(),
                                                  [&](TileId tile) { return dungeon.catalogue->tile(tile).walkable; }));
}

KindCounts sumOf(const Census& census, KindCounts LevelCensus::* counted)
{
    KindCounts sum;
    for (const LevelCensus& level : census.levels)
        for (const auto& [kind, count] : level.*counted)
            sum[kind] += count;
    return sum;
}

} // namespace

std::set<LevelWay> waysBetweenLevels(const Dungeon& dungeon)
{
    std::set<LevelWay> ways;
    for (const auto& [from, to] : linkedPositions(dungeon))
        ways.insert(wayBetween(from, to));
    for (int z = 0; z < dungeon.depth(); ++z) {
        const Grid<TileId>& tiles = dungeon.level(z).tiles;
        for (int y = 0; y < tiles.height(); ++y)
            for (int x = 0; x < tiles.width(); ++x) {
                if (dungeon.catalogue->tile(tiles[x, y]).leads != Leads::Down)
                    continue;
                const Position here{x, y, z};
                const auto there = dungeon.stairsTarget(here);
                if (there && dungeon.stairsTarget(*there) == here)
                    ways.insert(wayBetween(here, *there));
            }
    }
    return ways;
}

int Census::links() const
{
    int sum = 0;
    for (const LevelCensus& level : levels)
        sum += level.links;
    return sum;
}

KindCounts Census::creatures() const { return sumOf(*this, &LevelCensus::creatures); }

KindCounts Census::items() const { return sumOf(*this, &LevelCensus::items); }

Census takeCensus(const Dungeon& dungeon)
{
    Census census;
    const Catalogue& catalogue = *dungeon.catalogue;
    for (const DungeonLevel& level : dungeon.levels) {
        LevelCensus& counted = census.levels.emplace_back();
        counted.floor = floorOf(dungeon, level);
        for (const Placement& thing : level.things) {
            if (thing.table == KindTable::Item)
                ++counted.items[catalogue.item(thing.kind).id];
            else
                ++counted.creatures[catalogue.creature(thing.kind).id];
        }
    }
    for (const auto& [upper, lower] : waysBetweenLevels(dungeon))
        ++census.levels[static_cast<std::size_t>(upper.z)].links;
    return census;
}

} // namespace cave
