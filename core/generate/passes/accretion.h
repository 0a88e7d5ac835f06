// SPDX-License-Identifier: MIT
/// @file
/// Rooms that grow onto each other: where a room with its corridor fits, and putting it there.
///
/// The idea is Brian Walker's, as he has described it of Brogue: a room is designed by itself with one way in on each
/// side, then slid along all walls of the level until one of its ways in meets existing floor and the rest meets none.
#pragma once

#include "core/generate/canvas.h"
#include "core/generate/chance.h"

#include <array>
#include <optional>
#include <vector>

namespace cave {

/// The directions in which a room may be entered, in the order of Design::doors.
inline constexpr std::array<CellAt, 4> kSides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// A room and perhaps a corridor, to be put somewhere. Cells count from the corner of `floor`.
struct Design {
    BitGrid floor; ///< of room and corridor
    std::vector<CellAt> room;
    std::optional<CellAt> corridorMouth; ///< the corridor's cell beside the room
    /// A wall cell for each side of kSides, from which a step in that direction leads in; at most one cell outside
    /// `floor`.
    std::array<std::optional<CellAt>, 4> doors;
};

/// `room` with one door on each side that has a place for one, and with a corridor of its own before one of them if
/// asked: then all its doors are at the corridor's far end.
Design designRoom(const BitGrid& room, bool withCorridor, Random& dice);

class Accretion {
public:
    explicit Accretion(LevelCanvas& canvas);

    /// Puts the design where it touches no floor, at one of a number of places that the dice choose; false when it fits
    /// in none.
    bool place(const Design& design, Room room, Random& dice);
    /// Puts it at a door onto floor of the row's area, the first in the order of their draws for try `number` that it
    /// fits; false when it fits nowhere.
    bool attach(const Design& design, Room room, const Chance& chance, int number);

private:
    struct Fit { // of a design at a door
        CellAt door;
        CellAt corner;
    };
    std::optional<Fit> bestFit(const Design& design, const Chance& chance, int number) const;
    bool fits(const BitGrid& floor, CellAt corner) const;
    void put(const Design& design, Room room, CellAt corner);
    void addFloor(CellAt cell);
    void list(CellAt door);
    void block(CellAt cell); ///< it and all around it
    std::size_t sideOf(CellAt door) const;

    LevelCanvas& m_canvas;
    BitGrid m_blocked; ///< no new floor here, because floor is beside it or the row may not write
    BitGrid m_listed;
    std::vector<CellAt> m_doors; ///< wall cells beside floor of the area, some of them built over since
    Grid<std::uint8_t> m_sides; ///< sideOf() of each of them, kept when floor is added
};

} // namespace cave
