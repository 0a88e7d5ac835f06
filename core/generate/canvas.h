// SPDX-License-Identifier: MIT
// A level while its recipe runs: the one place where passes read and write cells.
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/dungeon.h"

namespace cave {

// Marks of cells that passes must respect.
enum Mark : std::uint8_t { kLocked = 1, kNoDig = 2, kNoSpawn = 4 };

// A level while its recipe runs.
class LevelCanvas {
public:
    LevelCanvas(const Dungeon& dungeon, int z, DungeonLevel& level);

    const Dungeon& dungeon() const { return *m_dungeon; }
    const Catalogue& catalogue() const { return *m_dungeon->catalogue; }
    int z() const { return m_z; }
    int width() const { return m_level->tiles.width(); }
    int height() const { return m_level->tiles.height(); }
    TileId tile(int x, int y) const { return m_level->tiles[x, y]; }
    const TileKind& kind(int x, int y) const { return catalogue().tile(tile(x, y)); }
    DungeonLevel& level() { return *m_level; }
    const DungeonLevel& level() const { return *m_level; }

    // How passes write tiles: cells marked kLocked or kNoDig stay as they are. True when written.
    bool set(int x, int y, TileId tile);
    // For hand edits, which are exactly as the designer made them.
    void force(int x, int y, TileId tile) { m_level->tiles[x, y] = tile; }
    void mark(int x, int y, std::uint8_t marks) { m_marks[x, y] |= marks; }
    bool hasMark(int x, int y, std::uint8_t marks) const { return (m_marks[x, y] & marks) != 0; }

    BitGrid walkable() const;
    BitGrid marked(std::uint8_t marks) const;
    bool isPlainFloor(int x, int y) const; // floor that is not locked: stairs and goals may be put there

private:
    const Dungeon* m_dungeon;
    int m_z;
    DungeonLevel* m_level;
    Grid<std::uint8_t> m_marks;
};

} // namespace cave
