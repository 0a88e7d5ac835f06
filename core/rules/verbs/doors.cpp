// SPDX-License-Identifier: MIT
#include "core/rules/verbs/doors.h"

#include "core/rules/verbs/walk.h"

namespace cave {

namespace {

// By hand: what nobody could open again is closed by other means.
bool mayBeClosed(const World& world, Position at)
{
    return !world.tileKind(at).closesInto.empty() && world.catalogue().tile(world.transitions(at).closed).walkable;
}

} // namespace

bool isDoor(const TileKind& tile)
{
    return !tile.opensInto.empty() || !tile.closesInto.empty() || !tile.unlocksInto.empty();
}

void openDoor(WorldWriter world, const Actor& who, Position at, Events& events)
{
    const TileId closed = world->level(at.z).tiles[at.x, at.y];
    if (world->catalogue().tile(closed).opensInto.empty())
        return;
    world.setTile(at, world->transitions(at).opened);
    events.push_back(Opened{who, at, closed});
}

void unlock(WorldWriter world, const Actor& who, Position at, const Item& key, Events& events)
{
    events.push_back(Unlocked{who, at, world->level(at.z).tiles[at.x, at.y], key.kind});
    world.removeItem(key.id);
    world.setTile(at, world->transitions(at).unlocked);
}

Answer checkClose(const World& world, const Creature& actor, Direction direction)
{
    const Position at = moved(actor.at, direction);
    if (!mayBeClosed(world, at))
        return refuse({CAVE_TEXT("game", "There is nothing to close there.")}, at);
    return world.creatureAt(at) ? refuseTaken(world, actor, at) : std::nullopt;
}

void close(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    const Position at = moved(self.at, direction);
    const TileId closed = world->transitions(at).closed;
    world.setTile(at, closed);
    events.push_back(Closed{actorOf(world, self), at, closed});
}

} // namespace cave
