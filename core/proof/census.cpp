// SPDX-License-Identifier: MIT
#include "core/proof/census.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace cave {

namespace {

// Two positions that stairs or a link join, the upper one first.
using Way = std::pair<Position, Position>;

Way wayBetween(Position a, Position b) { return std::tie(a.z, a) <= std::tie(b.z, b) ? Way{a, b} : Way{b, a}; }

std::set<Way> waysOf(const Dungeon& dungeon)
{
    std::set<Way> ways;
    for (const auto& [from, to] : linkedPositions(dungeon))
        ways.insert(wayBetween(from, to));
    for (int z = 0; z < dungeon.depth(); ++z) {
        const Grid<TileId>& tiles = dungeon.levels[static_cast<std::size_t>(z)].tiles;
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

int floorOf(const Dungeon& dungeon, const DungeonLevel& level)
{
    return static_cast<int>(std::ranges::count_if(level.tiles.cells(),
                                                  [&](TileId tile) { return dungeon.catalogue->tile(tile).walkable; }));
}

} // namespace

int Census::links() const
{
    int sum = 0;
    for (const LevelCensus& level : levels)
        sum += level.links;
    return sum;
}

Census takeCensus(const Dungeon& dungeon)
{
    Census census;
    const Catalogue& catalogue = *dungeon.catalogue;
    for (const DungeonLevel& level : dungeon.levels) {
        census.levels.push_back({floorOf(dungeon, level), 0});
        for (const Placement& thing : level.things) {
            if (thing.table == KindTable::Item)
                ++census.items[catalogue.item(thing.kind).id];
            else
                ++census.creatures[catalogue.creature(thing.kind).id];
        }
    }
    for (const auto& [upper, lower] : waysOf(dungeon))
        ++census.levels[static_cast<std::size_t>(upper.z)].links;
    return census;
}

} // namespace cave
