// SPDX-License-Identifier: MIT
// One level made by a list of rows, to hold a pass against its promise.
#pragma once

#include "core/generate/bake.h"

#include <string>
#include <vector>

namespace cave {

struct OrderedRow {
    std::string type;
    std::string parameters = "{}"; // JSON
    Where where = {};
};

struct LockedCell {
    CellAt cell;
    std::string tile = "wall";
};

struct LevelOrder {
    int width = 40;
    int height = 20;
    std::vector<OrderedRow> rows;
    std::uint64_t seed = 1;
    int depth = 1; // that the level lies at; those above it are solid and have no recipe
    std::vector<LockedCell> locked = {}; // hand edits of a locked group
};

struct OneLevel {
    Dungeon dungeon;
    std::vector<RowReport> reports; // in the order of the rows
    LevelState state; // after the last row; of a level too large to be kept only the tiles

    const DungeonLevel& level() const { return dungeon.levels.back(); }
    bool isWalkable(int x, int y) const { return dungeon.catalogue->tile(level().tiles[x, y]).walkable; }
    BitGrid walkable() const;
    int parts() const; // of the walkable cells, in 8 directions
    std::string picture() const; // of this level alone
};

// Rows have the uids 0xa0, 0xa1, ... The recipe must be sound: anything else is a mistake of the test and ends it.
OneLevel bakedLevel(const LevelOrder& order);

} // namespace cave
