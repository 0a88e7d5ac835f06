// SPDX-License-Identifier: MIT
/// @file
/// How far it is from where a game starts.
#pragma once

#include "core/base/grid.h"
#include "core/base/position.h"
#include "core/world/dungeon.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// Breadth first over all levels, in 8 directions, with a step for stairs, as far as levels are made. Who walks opens
/// every door on the way, hidden or locked, and digs through nothing.
class StartWalk {
public:
    /// Asks by level, which in the meantime may have been made; empty: all are. The dungeon must outlive it.
    StartWalk(const Dungeon& dungeon, std::function<bool(int z)> isMade);

    /// The level that must be made before it can go on, and after how many steps.
    struct Wait {
        int z = 0;
        int steps = 0;
    };
    std::optional<Wait> goOn(); ///< nothing: it has been everywhere

    /// The fewest. Nothing: none lead there, or at least as many as it has waited for.
    std::optional<int> stepsTo(int x, int y, int z) const;

    bool isMade(int z) const { return !m_isMade || m_isMade(z); }

private:
    std::optional<Wait> start();
    std::vector<Position> waysFrom(Position at) const;
    void reach(Position at, int steps);

    const Dungeon& m_dungeon;
    const std::function<bool(int z)> m_isMade;
    bool m_isStarted = false;
    std::vector<Grid<int>> m_steps; ///< by level, of those that it came to; -1: not there
    std::vector<Position> m_reached; ///< in this order
    std::size_t m_next = 0; ///< of them
    std::map<Position, std::vector<Position>> m_linked; ///< as when it last went on
};

} // namespace cave
