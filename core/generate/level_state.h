// SPDX-License-Identifier: MIT
/// @file
/// All that a level's recipe has made so far: a value, so that it can be kept between rows and gone back to.
#pragma once

#include "core/generate/shapes/cell.h"
#include "core/world/dungeon.h"

namespace cave {

/// Marks of cells that passes must respect.
enum Mark : std::uint8_t {
    kLocked = 1,    ///< nobody writes here
    kNoDig = 2,     ///< no pass changes the tile
    kNoSpawn = 4,   ///< nothing is put here
    kVault = 8,     ///< part of a vault or of the ring around it
    kNoLiquid = 16, ///< lakes stay away
    kOpaque = 32    // a vault whose inside stays hidden: no other pass cuts windows or doors into it
};

struct Room {
    std::uint64_t uid = 0;          ///< from the try or path that made it, never from the order of making
    Box box;                        ///< around its cells
    std::vector<CellAt> cells;      ///< floor, by row, then column
    std::vector<std::string> tags;
    CellAt centre() const;          ///< the cell nearest to the middle of the box
    bool hasTag(std::string_view tag) const;
    bool operator==(const Room&) const = default;
};

struct LevelState {
    Grid<TileId> tiles;
    Grid<std::uint16_t> owners;     ///< which row last wrote the cell, counted from 1 in the level's rows; 0: none
    Grid<std::uint8_t> marks;
    std::vector<Room> rooms;        ///< in order of making
    std::vector<CellAt> mouths;     ///< cells where a corridor or a room opens into a room: doors may stand there
    std::vector<Placement> things;  ///< in order of placing
    std::vector<PlacedPiece> placed; ///< likewise
    std::vector<CellAt> adopters; ///< where a gate's key may take the place of what lies there
    bool operator==(const LevelState&) const = default;

    LevelState() = default;
    LevelState(int width, int height, TileId tile)
        : tiles(width, height, tile), owners(width, height, 0), marks(width, height, 0)
    {
    }
    /// Two states with one hash are the same for every later row. Not stored in files.
    std::uint64_t hash() const;
};

} // namespace cave
