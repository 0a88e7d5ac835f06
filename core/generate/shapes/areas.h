// SPDX-License-Identifier: MIT
/// @file
/// Ground divided as people see it: halls and chambers, with the narrow passes between them as borders.
#pragma once

#include "core/generate/shapes/regions.h"

namespace cave {

inline constexpr int kWidestGround = 15; ///< cells; what is wider counts as this wide
inline constexpr int kLeastArea = 20;    ///< cells; a smaller part belongs to a neighbour, if it has one

/// Divides each region of the ground (8 directions) where it is narrow. How wide it is at a cell is the side of the
/// largest square of ground that holds the cell. Two parts stay apart where the widest way between them is at most half
/// as wide as either of them and each has kLeastArea cells or more there; what is narrow belongs to the nearest.
///
/// A flooding from the widest ground to the narrowest (Beucher and Lantuéjoul, "Use of watersheds in contour
/// detection", 1979) over the widths that openings with growing squares give (Matheron, "Random sets and integral
/// geometry", 1975). Whole numbers alone; ties go to the part whose widest ground was met first, by rows. Time follows
/// the number of cells.
Regions divideAreas(const BitGrid& ground);

} // namespace cave
