// SPDX-License-Identifier: MIT
/// @file
/// The order of cells on a level: by row, then by column.
#pragma once

#include "core/edit/dungeon_edit.h"

#include <utility>

namespace cave {

/// What lists of cells and things are sorted by.
struct RowMajor {
    using Key = std::pair<int, int>;
    Key operator()(const Placement& thing) const { return {thing.y, thing.x}; }
    Key operator()(const ThingEdit& edit) const { return {edit.thing.y, edit.thing.x}; }
    Key operator()(const CellState& cell) const { return {cell.y, cell.x}; }
    Key operator()(const ThingsState& cell) const { return {cell.y, cell.x}; }
    Key operator()(const OutsideEdit& edit) const { return {edit.y, edit.x}; }
    Key operator()(const Sign& sign) const { return {sign.y, sign.x}; }
};

} // namespace cave
