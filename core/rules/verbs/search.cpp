// SPDX-License-Identifier: MIT
#include "core/rules/verbs/search.h"

#include "core/rules/facts/field_of_view.h"

namespace cave {

void search(WorldWriter world, const Creature& self, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    BitGrid seen(world->width(), world->height());
    fieldOfView(world->opaque(from.z), from.x, from.y, 2 * kSearchReach, seen);
    int found = 0;
    for (int y = from.y - kSearchReach; y <= from.y + kSearchReach; ++y)
        for (int x = from.x - kSearchReach; x <= from.x + kSearchReach; ++x) {
            const Position at{x, y, from.z};
            if (!seen.getOr(x, y, false) || world->tileKind(at).foundAs.empty())
                continue;
            reveal(world, who, at, events);
            ++found;
        }
    events.push_back(Searched{who, found});
}

void reveal(WorldWriter world, const Actor& who, Position at, Events& events)
{
    const TileId found = world->transitions(at).found;
    world.setTile(at, found);
    events.push_back(Found{who, at, found});
}

} // namespace cave
