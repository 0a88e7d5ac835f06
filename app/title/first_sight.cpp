// SPDX-License-Identifier: MIT
#include "app/title/first_sight.h"

#include "core/base/position.h"

#include <algorithm>
#include <array>
#include <vector>

namespace cave {

namespace {

bool isPlainGround(const TileKind& tile)
{
    return tile.walkable && !tile.opaque && tile.leads == Leads::Nowhere && !tile.notable && tile.closesInto.empty() &&
           tile.opensInto.empty() && tile.ground == Ground::Floor;
}

// Of the kind that surrounds the cell: another one would show where something was taken away.
TileId plainGroundAround(const Catalogue& catalogue, const Grid<TileId>& tiles, int x, int y)
{
    for (const Direction direction : kDirections) {
        const Position at = moved({x, y, 0}, direction);
        if (tiles.contains(at.x, at.y) && isPlainGround(catalogue.tile(tiles[at.x, at.y])))
            return tiles[at.x, at.y];
    }
    return catalogue.floor();
}

Grid<TileId> withoutSigns(const Catalogue& catalogue, const Grid<TileId>& tiles)
{
    Grid<TileId> shown = tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const TileId is = tiles[x, y];
            const TileKind& kind = catalogue.tile(is);
            if (kind.leads != Leads::Nowhere || kind.notable)
                shown[x, y] = plainGroundAround(catalogue, tiles, x, y);
            else
                shown[x, y] = catalogue.transitions(catalogue.transitions(is).look).unlocked;
        }
    return shown;
}

// What most of the level's stone is.
TileId usualStone(const Catalogue& catalogue, const Grid<TileId>& tiles)
{
    std::array<int, 256> counts{};
    for (const TileId tile : tiles.cells())
        if (const TileKind& kind = catalogue.tile(tile); !kind.walkable && kind.opaque)
            ++counts[tile];
    const auto most = std::ranges::max_element(counts);
    return *most == 0 ? catalogue.wall() : static_cast<TileId>(most - counts.begin());
}

// Makes stone of whatever nobody comes to from there without digging or searching.
void hidePockets(const Catalogue& catalogue, Grid<TileId>& tiles, int fromX, int fromY)
{
    Grid<char> isReached(tiles.width(), tiles.height(), 0);
    std::vector<Position> reached{{fromX, fromY, 0}};
    isReached[fromX, fromY] = 1;
    for (std::size_t next = 0; next < reached.size(); ++next)
        for (const Direction direction : kDirections) {
            const Position at = moved(reached[next], direction);
            if (!tiles.contains(at.x, at.y) || isReached[at.x, at.y] != 0)
                continue;
            isReached[at.x, at.y] = 1; // what stops there is seen
            if (const TileKind& kind = catalogue.tile(tiles[at.x, at.y]); kind.walkable || !kind.opaque)
                reached.push_back(at);
        }
    const TileId stone = usualStone(catalogue, tiles);
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isReached[x, y] == 0)
                tiles[x, y] = stone;
}

} // namespace

Grid<TileId> groundAtFirstSight(const Dungeon& dungeon, int z)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
    Grid<TileId> tiles = withoutSigns(*dungeon.catalogue, level.tiles);
    if (dungeon.start && dungeon.start->at.level == level.uid &&
        tiles.contains(dungeon.start->at.x, dungeon.start->at.y))
        hidePockets(*dungeon.catalogue, tiles, dungeon.start->at.x, dungeon.start->at.y);
    return tiles;
}

} // namespace cave
