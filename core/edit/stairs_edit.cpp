// SPDX-License-Identifier: MIT
// Placing stairs and the start.
#include "core/edit/edits.h"
#include "core/edit/painter.h"

#include <cassert>

namespace cave {

namespace {

const TileKind& tileKindAt(const Dungeon& dungeon, Position at)
{
    return dungeon.catalogue->tile(dungeon.level(at.z).tiles[at.x, at.y]);
}

std::optional<EditRefusal> checkStairs(const Dungeon& dungeon, Position at, Position far, bool carve)
{
    const std::int64_t level = far.z + 1;
    if (far.z < 0)
        return EditRefusal{{CAVE_TEXT("edit", "There is no level above the first one.")}, at};
    if (far.z >= dungeon.depth())
        return EditRefusal{{CAVE_TEXT("edit", "There is no level below the last one.")}, at};
    if (tileKindAt(dungeon, at).leads != Leads::Nowhere)
        return EditRefusal{{CAVE_TEXT("edit", "There are stairs here already.")}, at};
    const TileKind& there = tileKindAt(dungeon, far);
    if (there.leads != Leads::Nowhere)
        return EditRefusal{{CAVE_TEXT("edit", "The same cell of level %1 holds stairs already."), {level}}, far};
    if (!there.walkable && !carve)
        return EditRefusal{{CAVE_TEXT("edit", "%1 is in the way of the other end on level %2."),
                            {KindName{KindTable::Tile, there.id, Role::TheSubject}, level}},
                           far,
                           true};
    return std::nullopt;
}

} // namespace

std::expected<DungeonEdit, EditRefusal> placeStairs(const Dungeon& dungeon, Position at, Leads leads, bool carve,
                                                    int group)
{
    assert(leads != Leads::Nowhere);
    const bool isDown = leads == Leads::Down;
    const Position far{at.x, at.y, at.z + (isDown ? 1 : -1)};
    if (auto refusal = checkStairs(dungeon, at, far, carve))
        return std::unexpected(std::move(*refusal));
    const Catalogue& catalogue = *dungeon.catalogue;
    Painter painter(dungeon, group);
    painter.paint(at, isDown ? catalogue.stairsDown() : catalogue.stairsUp());
    painter.paint(far, isDown ? catalogue.stairsUp() : catalogue.stairsDown());
    return painter.taken();
}

std::expected<DungeonEdit, EditRefusal> placeStart(const Dungeon& dungeon, Position at)
{
    if (!tileKindAt(dungeon, at).walkable)
        return std::unexpected(
            EditRefusal{{CAVE_TEXT("edit", "A game can only start on ground that can be walked on.")}, at});
    DungeonEdit edit;
    const Start start{{dungeon.level(at.z).uid, at.x, at.y}, true};
    if (dungeon.start != start)
        edit.start = start;
    return edit;
}

} // namespace cave
