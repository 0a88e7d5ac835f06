// SPDX-License-Identifier: MIT
/// @file
/// What the makers of rooms share: the place for rooms, and corridors between them. Corridors are one cell wide, and
/// whole or not at all.
#pragma once

#include "core/generate/pass.h"

#include <vector>

namespace cave {

/// What rooms with their walls must keep inside: the row's area, and nothing but one wall around what may be written.
Box boxForRooms(const LevelCanvas& canvas);

/// The cells from `from` to `to`, both included, with at most one bend: along the row first, or along the column first.
std::vector<CellAt> bentWay(CellAt from, CellAt to, bool acrossFirst);

class Corridors {
public:
    explicit Corridors(LevelCanvas& canvas) : m_canvas(canvas) {}

    /// Digs a way of neighbouring cells; false, with nothing dug, when a cell is neither walkable nor the row's to
    /// write.
    bool dig(std::vector<CellAt> way);
    /// The bent way, or the one with the other leg first when that is not free.
    bool digBent(CellAt from, CellAt to, bool acrossFirst);

    /// Digs the shortest tunnels between the parts of the row's area that are still apart: where locked cells stood in
    /// the way of a corridor, and to floor that was there before. Returns how many parts cannot be reached.
    int joinRest();

    /// Records where the corridors dug so far open into rooms; to be called once, when all rooms are known.
    void addMouths();

private:
    bool isFree(const std::vector<CellAt>& cells) const;
    void write(const std::vector<CellAt>& cells);

    LevelCanvas& m_canvas;
    std::vector<std::vector<CellAt>> m_ways;
    std::vector<CellAt> m_tunnels;
};

/// Digs what joinRest() can, records the mouths and says in `report` what stays apart.
void finishCorridors(Corridors& corridors, RowReport& report);

} // namespace cave
