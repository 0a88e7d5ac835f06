// SPDX-License-Identifier: MIT
/// @file
/// The way as the crow flies.
#pragma once

#include "core/base/position.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cave {

/// Walks from a cell to another as the crow flies: each step to the neighbour nearest to `to`, of equal ones the first
/// in the order of kDirections, among those that are open and leave one step less over open ground. Tells
/// visit(Position) of every cell between the two. False where there is no such neighbour; a walk that arrives has the
/// fewest steps that any way can have.
template <typename IsOpen, typename Visit>
bool walkStraight(Position at, Position to, IsOpen&& isOpen, Visit&& visit)
{
    for (int left = distance(at, to); left > 1; --left) {
        const int dx = to.x - at.x;
        const int dy = to.y - at.y;
        const bool isAcross = std::abs(dx) >= std::abs(dy);
        const int ahead = (isAcross ? dx : dy) > 0 ? 1 : -1;
        const int rest = isAcross ? dy : dx;
        const int side = rest == 0 ? 0 : rest > 0 ? 1 : -1;
        const int first = isAcross && ahead > 0 ? -1 : 1; // of two that are as near
        const std::array<int, 3> asides =
            side == 0 ? std::array{0, first, -first} : std::array{side, 0, -side}; // the nearest first
        const auto next = [&](int aside) {
            return isAcross ? Position{at.x + ahead, at.y + aside, at.z} : Position{at.x + aside, at.y + ahead, at.z};
        };
        const auto aside = std::ranges::find_if(
            asides, [&](int candidate) { return std::abs(rest - candidate) < left && isOpen(next(candidate)); });
        if (aside == asides.end())
            return false;
        at = next(*aside);
        visit(at);
    }
    return true;
}

} // namespace cave
