// SPDX-License-Identifier: MIT
/// @file
/// The edits that a designer makes. Each is computed from the dungeon as it is and applied with apply(); an edit that
/// would change nothing is empty. On a level with a recipe they are recorded as hand edits, which generation puts back.
#pragma once

#include "core/base/position.h"
#include "core/base/result.h"
#include "core/edit/dungeon_edit.h"
#include "core/generate/chance.h"

#include <span>

namespace cave {

/// Why an edit cannot be made, and where.
struct EditRefusal {
    Text why;
    Position at;
    bool canCarve = false; ///< placeStairs: it could be done with `carve`
};

/// A group for the hand edits of a new stroke, used neither on level z nor on its neighbours, where the other ends of
/// stairs lie.
int nextGroup(const Dungeon& dungeon, int z);
int nextGroup(const Dungeon& dungeon); ///< used on no level

/// Paints cells of level z. Cells that hold the tile already or lie outside are left out. Painting over one end of
/// stairs takes the other end away too (it becomes floor) and a link with it; so does making the landing of a link
/// impassable. Things stay where they are: core/proof tells when one stands in a wall.
DungeonEdit paint(const Dungeon& dungeon, int z, std::span<const CellAt> cells, TileId tile, int group);

/// The same for cells of several levels at once.
DungeonEdit paintEach(const Dungeon& dungeon, std::span<const Position> cells, TileId tile, int group);
/// Cells that hold the tile, by level, row and column: of level z or of all, and of those in `among` where it is given.
std::vector<Position> cellsHolding(const Dungeon& dungeon, TileId tile, std::optional<int> z,
                                   const BitGrid* among = nullptr);

/// A creature of this kind; replaces the creature that stands there. The cell must lie inside.
DungeonEdit placeCreature(const Dungeon& dungeon, Position at, CreatureKindId kind, int group);
/// An item of this kind beside what lies there; nothing where one lies already. The cell must lie inside.
DungeonEdit placeItem(const Dungeon& dungeon, Position at, ItemKindId kind, int group);
/// A thing of level z becomes another, maybe elsewhere; nothing: it goes. `old` must be there, and the new cell inside.
DungeonEdit changeThing(const Dungeon& dungeon, int z, const Placement& old, const std::optional<Placement>& fresh,
                        int group);
DungeonEdit removeThings(const Dungeon& dungeon, int z, std::span<const CellAt> cells, int group);

/// Stairs down (Leads::Down) or up and their other end at the same x, y of the next level, in one edit. The cell must
/// lie inside; its tile is replaced, whatever it was. Refused where there is no such level, where either cell holds
/// stairs already, and where the far cell is not walkable, unless `carve`.
std::expected<DungeonEdit, EditRefusal> placeStairs(const Dungeon& dungeon, Position at, Leads leads, bool carve,
                                                    int group);

/// The cell must be walkable. A start set by hand stays when the dungeon is generated anew.
std::expected<DungeonEdit, EditRefusal> placeStart(const Dungeon& dungeon, Position at);

/// The dungeon, or one level, from another seed; hand edits are put back. A level without a recipe has nothing to make
/// anew: the dungeon's other levels are, for the level alone it is an error. Other errors are those of bake().
Result<DungeonEdit> regenerate(const Dungeon& dungeon, std::uint64_t seed);
Result<DungeonEdit> regenerateLevel(const Dungeon& dungeon, int z, std::uint64_t seed);

} // namespace cave
