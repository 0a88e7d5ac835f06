// SPDX-License-Identifier: MIT
/// @file
/// A level while its recipe runs: the one place where passes read and write cells.
#pragma once

#include "core/bits/cell_bits.h"
#include "core/generate/level_state.h"
#include "core/generate/shapes/regions.h"

#include <array>
#include <optional>

namespace cave {

class LevelCanvas {
public:
    /// Starts as `state`, of the dungeon's size, or as one tile everywhere. Dungeon and catalogue must outlive this.
    LevelCanvas(const Dungeon& dungeon, int z, LevelState state);
    LevelCanvas(const Dungeon& dungeon, int z, TileId tile);

    const Dungeon& dungeon() const { return *m_dungeon; }
    const DungeonLevel& level() const { return m_dungeon->level(m_z); } ///< its design
    const Catalogue& catalogue() const { return *m_dungeon->catalogue; }
    int z() const { return m_z; }
    int width() const { return m_state.tiles.width(); }
    int height() const { return m_state.tiles.height(); }
    bool contains(int x, int y) const { return m_state.tiles.contains(x, y); }
    TileId tile(int x, int y) const { return m_state.tiles[x, y]; }
    const TileKind& kind(int x, int y) const { return catalogue().tile(tile(x, y)); }
    bool isWalkable(int x, int y) const { return contains(x, y) && kind(x, y).walkable; }
    const LevelState& state() const { return m_state; }
    void restore(LevelState state);

    /// `owner` writes from now on, and only in `where`. The area of a tag is that of the rooms which have it now.
    void beginRow(std::uint16_t owner, const Where& where);

    /// How passes write tiles: cells outside the row's area and those marked kLocked or kNoDig stay as they are. True
    /// when the cell may be written.
    bool set(int x, int y, TileId tile);
    bool set(CellAt cell, TileId tile) { return set(cell.x, cell.y, tile); }
    bool mayWrite(int x, int y) const
    {
        return contains(x, y) && (m_state.marks[x, y] & (kLocked | kNoDig)) == 0 && (!m_area || m_area->get(x, y));
    }
    /// The same for all cells of a grid of the level's size, 64 at a time.
    void set(const BitGrid& cells, TileId tile);
    /// The same for all cells there are: one tile inside the grid's, another outside.
    void setAll(const BitGrid& inside, TileId in, TileId out);
    /// The same for all cells of these regions of runs(way).
    void set(Way way, const RegionSet& regions, TileId tile);
    /// Writes a hand edit, which is exactly as the designer made it.
    void force(int x, int y, TileId tile);
    void mark(int x, int y, std::uint8_t marks);
    void mark(const BitGrid& cells, std::uint8_t marks);
    bool hasMark(int x, int y, std::uint8_t marks) const { return (m_state.marks[x, y] & marks) != 0; }

    /// Whether the row works in this cell, which it does not in locked cells.
    bool isInArea(int x, int y) const { return !m_area || m_area->get(x, y); }
    bool hasArea() const { return m_area.has_value(); } ///< the row does not work everywhere
    Box areaBox() const; ///< around the row's area; empty when it has none

    /// Rooms without cells are not added; their cells are put in order.
    void addRoom(Room room);
    void tagRoom(std::size_t index, std::string tag) { m_state.rooms[index].tags.push_back(std::move(tag)); }
    void addMouth(CellAt cell) { m_state.mouths.push_back(cell); }
    void addThing(Placement thing) { m_state.things.push_back(std::move(thing)); }
    void addPlaced(PlacedPiece placed) { m_state.placed.push_back(std::move(placed)); }
    void addAdopter(CellAt cell) { m_state.adopters.push_back(cell); }
    /// The key lies where an adopter held a thing, instead of that thing; the cell is no adopter any more.
    void adopt(Placement key);

    const BitGrid& walkable() const;
    BitGrid fixed() const; ///< cells that the row may not write
    BitGrid marked(std::uint8_t marks) const; ///< with any of them
    /// Cells whose tile is of a kind for which is(kind) holds.
    template <typename Is>
    BitGrid cellsWhere(Is&& is) const
    {
        const std::span<const TileKind> tiles = catalogue().tiles();
        ByteSet set{};
        for (std::size_t i = 0; i < tiles.size(); ++i)
            set[i] = is(tiles[i]);
        return bitsWhere(m_state.tiles, set);
    }
    BitGrid diggable() const; ///< and such as the row may write
    BitGrid free(TileId ground) const; ///< cells of that tile in the row's area where things may be put
    bool isPlainFloor(int x, int y) const; ///< floor that is not locked: stairs and goals may be put there
    BitGrid plainFloor() const;

    /// The runs of walkable cells; kept until a cell's walkability changes.
    const FloorRuns& runs(Way way) const;
    const Regions& regions(Way way) const; ///< the same by cell
    /// Fewest steps in 8 directions over walkable cells from any of `from` that are walkable, kNoSteps where none
    /// leads.
    Grid<int> distances(std::span<const CellAt> from) const;

private:
    void write(int x, int y, TileId tile);
    void write(const BitGrid& cells, const BitGrid& inside, TileId in, TileId out);
    void forgetRegions();
    const BitGrid& held() const;

    const Dungeon* m_dungeon;
    int m_z;
    LevelState m_state;
    std::uint16_t m_owner = 0;
    std::optional<BitGrid> m_area; ///< absent: everywhere
    /// Absent until they are asked for, then kept up to date by all that writes.
    mutable std::optional<BitGrid> m_walkable;
    mutable std::optional<BitGrid> m_floor; ///< the tile
    mutable std::optional<BitGrid> m_held; ///< cells that no row may write
    mutable std::array<std::optional<FloorRuns>, 2> m_runs; ///< by Way
    mutable std::array<std::optional<Regions>, 2> m_regions; ///< by Way
};

} // namespace cave
