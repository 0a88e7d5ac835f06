// SPDX-License-Identifier: MIT
// Takes the selected part of a level, or what stands on one cell, along with the pointer and puts it down.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

#include <optional>

namespace cave {

class Mover {
    Q_DECLARE_TR_FUNCTIONS(cave::Mover)

public:
    // False: there is nothing to move.
    bool begin(const Workbench& bench, CellAt from);
    bool isOn() const { return m_from.has_value(); }
    void cancel() { m_from.reset(); }
    // Puts it down and ends; the selection comes along.
    void finish(Workbench& bench, CellAt to);
    Ghost ghost(const Workbench& bench, CellAt to) const;

private:
    DungeonEdit edit(const Workbench& bench, CellAt to, int group) const;
    Offset offsetTo(CellAt to) const { return {to.x - m_from->x, to.y - m_from->y}; }

    std::optional<CellAt> m_from;
    BitGrid m_cells; // none: only the things of the cell
    Clip m_clip;
    Box m_box;
};

// These cells moved; those that leave the level are lost.
BitGrid movedCells(const BitGrid& cells, Offset by);

} // namespace cave
