// SPDX-License-Identifier: MIT
#include "core/generate/canvas.h"

namespace cave {

LevelCanvas::LevelCanvas(const Dungeon& dungeon, int z, DungeonLevel& level)
    : m_dungeon(&dungeon), m_z(z), m_level(&level), m_marks(level.tiles.width(), level.tiles.height(), 0)
{
}

bool LevelCanvas::set(int x, int y, TileId tile)
{
    if (hasMark(x, y, kLocked | kNoDig))
        return false;
    m_level->tiles[x, y] = tile;
    return true;
}

BitGrid LevelCanvas::walkable() const
{
    BitGrid floor(width(), height());
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (kind(x, y).walkable)
                floor.set(x, y);
    return floor;
}

BitGrid LevelCanvas::marked(std::uint8_t marks) const
{
    BitGrid cells(width(), height());
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (hasMark(x, y, marks))
                cells.set(x, y);
    return cells;
}

bool LevelCanvas::isPlainFloor(int x, int y) const
{
    return tile(x, y) == catalogue().floor() && !hasMark(x, y, kLocked | kNoDig);
}

} // namespace cave
