// SPDX-License-Identifier: MIT
// Ways of the fewest steps in 8 directions from one cell to another.
#pragma once

#include "core/base/position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

namespace cave {

// Walks from a cell to another as the crow flies: each step to the neighbour nearest to `to`, of equal ones the first
// in the order of kDirections, among those that are open and leave one step less over open ground. Tells
// visit(Position) of every cell between the two. False where there is no such neighbour; a walk that arrives has the
// fewest steps that any way can have.
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

// A cell of a search, numbered by rows of `stride` cells.
struct PathCell {
    std::uint32_t index = 0;
    int x = 0;
    int y = 0;
};

// Counts steps from `from`, which need not be open: steps[index] becomes the steps plus 1 for every cell on any way of
// the fewest steps to `to`; others of which it knows a way may have more than they need. All of `steps` is 0 before.
// False when no way leads to `to`: then all that can be reached has its steps. `steps` holds the cells around those for
// which isOpen(PathCell) is true as well, and isOpen may set those that it will never allow to 1. Ends early when
// isEnough(), which is asked once `to` has been reached by the fewest steps.
//
// A* with the steps over open ground as the estimate. A step changes what a way over a cell is at least, steps made and
// estimate together, by 0, 1 or 2, so that three stacks stand in for a queue by priority. After P. Hart, N. Nilsson and
// B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths" (1968).
template <typename IsOpen, typename IsEnough>
bool countStepsTowards(std::span<std::uint32_t> steps, int stride, PathCell from, PathCell to, IsOpen&& isOpen,
                       IsEnough&& isEnough)
{
    struct Visit {
        PathCell cell;
        std::uint32_t steps = 0; // plus 1
    };
    const auto leastTo = [to](const PathCell& cell) {
        return static_cast<std::uint32_t>(std::max(std::abs(cell.x - to.x), std::abs(cell.y - to.y)));
    };
    std::array<std::uint32_t, 8> strides{}; // to the neighbours
    for (std::size_t i = 0; i < strides.size(); ++i)
        strides[i] = static_cast<std::uint32_t>(kOffsets[i].dy * stride + kOffsets[i].dx);
    std::array<std::vector<Visit>, 3> bins; // by what the way is at least, modulo 3
    for (std::vector<Visit>& bin : bins)
        bin.reserve(64);
    steps[from.index] = 1;
    std::uint32_t length = leastTo(from) + 1; // plus 1, as the steps are
    bins[length % 3].push_back({from, 1});
    for (int misses = 0; misses < 3; ++length, ++misses) {
        // What the way over a neighbour is at least: as much as that over the cell, or up to 2 more.
        const std::array stacks{&bins[length % 3], &bins[(length + 1) % 3], &bins[(length + 2) % 3]};
        while (!stacks[0]->empty()) {
            misses = 0;
            const Visit here = stacks[0]->back();
            stacks[0]->pop_back();
            if (here.steps != steps[here.cell.index]) // a shorter way there was found since
                continue;
            const std::uint32_t further = here.steps + 1;
            for (std::size_t i = 0; i < strides.size(); ++i) {
                const PathCell next{here.cell.index + strides[i], here.cell.x + kOffsets[i].dx,
                                    here.cell.y + kOffsets[i].dy};
                std::uint32_t& known = steps[next.index];
                if (known != 0 ? known <= further : !isOpen(next))
                    continue;
                known = further;
                stacks[further + leastTo(next) - length]->push_back({next, further});
            }
            if (steps[to.index] == length && isEnough())
                return true;
        }
        if (steps[to.index] == length)
            return true;
    }
    return false;
}

} // namespace cave
