// SPDX-License-Identifier: MIT
// The rounded outline of a solid cell, rock or water.
#pragma once

#include <QPainterPath>

#include <array>
#include <cstdint>

namespace cave {

// All lengths in pixels. Sides are free where the neighbour bit is not set.
struct OutlineShape {
    std::uint8_t neighbours = 0;   // bits set where the same solid runs on
    double tile = 0;
    double inset = 0;              // of free sides to the north, east and west
    double bottomInset = 0;        // of a free south side
    double upperRadius = 0;        // of outer corners
    double lowerRadius = 0;
    std::array<double, 3> bulge{}; // of the upper, the right and left, and the lower side
    double front = 0;              // share of the cell's height that is the front of a wall; 0: none
};

struct Outline {
    QPainterPath fill;
    QPainterPath edges; // the free edges alone: only they are stroked, nothing shows where the solid runs on
};

Outline outlineOf(const OutlineShape& shape);

} // namespace cave
