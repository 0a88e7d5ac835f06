// SPDX-License-Identifier: MIT
/// @file
/// Levels and pieces hold kinds by their numbers, which change with the rows of content.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// Gives the kinds in levels and pieces the numbers that they have in `after`. Nothing may use a kind that it lacks. A
/// sign in a piece that stands for another tile there gets its old tile by the piece's legend.
void renumberKinds(Dungeon& dungeon, const Catalogue& after);

} // namespace cave
