// SPDX-License-Identifier: MIT
#include "core/pilot/places.h"
#include "core/world/goals.h"

namespace cave {

namespace {

bool isNoted(const World& world, TileId tile)
{
    if (tile == kUnknownTile)
        return false;
    const TileKind& kind = world.catalogue().tile(tile);
    return kind.leads != Leads::Nowhere || isGoalTile(world.rules(), kind.id) || !kind.unlocksInto.empty() ||
           kind.notable;
}

} // namespace

std::vector<KnownPlace> knownPlaces(const World& world, int z)
{
    std::vector<KnownPlace> places;
    const Memory& memory = world.level(z).memory;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (const TileId tile = memory.tiles[x, y]; isNoted(world, tile))
                places.push_back({KindTable::Tile, tile, {x, y, z}});
    for (const RememberedThing& thing : memory.things) {
        const Position at{thing.x, thing.y, z};
        if (thing.table == KindTable::Item || world.isVisible(at))
            places.push_back({thing.table, thing.kind, at});
    }
    return places;
}

} // namespace cave
