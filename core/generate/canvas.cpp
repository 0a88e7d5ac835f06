// SPDX-License-Identifier: MIT
#include "core/generate/canvas.h"

#include "core/base/position.h"
#include "core/generate/distance_map.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace cave {

LevelCanvas::LevelCanvas(const Dungeon& dungeon, int z, LevelState state)
    : m_dungeon(&dungeon), m_z(z), m_state(std::move(state))
{
}

void LevelCanvas::restore(LevelState state)
{
    m_state = std::move(state);
    m_regions = {};
}

void LevelCanvas::beginRow(std::uint16_t owner, const Where& where)
{
    m_owner = owner;
    m_area.reset();
    if (where.isEverywhere())
        return;
    m_area.emplace(width(), height());
    for (const Box& box : where.boxes)
        m_area->set(box.intersected(m_area->box()));
    for (const Room& room : m_state.rooms)
        if (!where.tag.empty() && room.hasTag(where.tag))
            for (const CellAt cell : room.cells)
                m_area->set(cell.x, cell.y);
}

void LevelCanvas::write(int x, int y, TileId tile)
{
    if (catalogue().tile(tile).walkable != kind(x, y).walkable)
        m_regions = {};
    m_state.tiles[x, y] = tile;
    m_state.owners[x, y] = m_owner;
}

bool LevelCanvas::set(int x, int y, TileId tile)
{
    if (!mayWrite(x, y))
        return false;
    if (m_state.tiles[x, y] != tile)
        write(x, y, tile);
    return true;
}

void LevelCanvas::force(int x, int y, TileId tile) { write(x, y, tile); }

Box LevelCanvas::areaBox() const
{
    if (!m_area)
        return m_state.tiles.box();
    Box box;
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (m_area->get(x, y))
                box = box.united({x, y, 1, 1});
    return box;
}

void LevelCanvas::addRoom(Room room)
{
    if (room.cells.empty())
        return;
    std::ranges::sort(room.cells, {}, [](CellAt cell) { return std::pair(cell.y, cell.x); });
    room.box = {};
    for (const CellAt cell : room.cells)
        room.box = room.box.united({cell.x, cell.y, 1, 1});
    m_state.rooms.push_back(std::move(room));
}

BitGrid LevelCanvas::walkable() const
{
    std::array<std::uint64_t, std::numeric_limits<TileId>::max() + 1> isWalkable{}; // by tile: 1 or 0
    for (std::size_t i = 0; i < catalogue().tiles().size(); ++i)
        isWalkable[i] = catalogue().tiles()[i].walkable;
    BitGrid floor(width(), height());
    for (int y = 0; y < height(); ++y) {
        const std::span<std::uint64_t> words = floor.row(y);
        const std::span<const TileId> tiles = m_state.tiles.row(y);
        for (std::size_t x = 0; x < tiles.size(); ++x)
            words[x / 64] |= isWalkable[tiles[x]] << x % 64;
    }
    return floor;
}

BitGrid LevelCanvas::fixed() const
{
    BitGrid cells(width(), height());
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (!mayWrite(x, y))
                cells.set(x, y);
    return cells;
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

const Regions& LevelCanvas::regions(Way way) const
{
    auto& kept = m_regions[static_cast<std::size_t>(way)];
    if (!kept)
        kept = labelRegions(walkable(), way);
    return *kept;
}

Grid<int> LevelCanvas::distances(std::span<const CellAt> from) const
{
    std::vector<CellAt> starts(from.begin(), from.end());
    std::erase_if(starts, [&](CellAt cell) { return !isWalkable(cell.x, cell.y); });
    return stepsFrom(walkable(), starts);
}

} // namespace cave
