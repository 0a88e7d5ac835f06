// SPDX-License-Identifier: MIT
/// @file
/// Where the hero of a game has been.
#pragma once

#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

class Footsteps {
public:
    /// At the start and after every turn.
    void follow(const World& world);

    const std::vector<Position>& cells() const { return m_cells; } ///< in order; no cell twice in a row
    int steps() const;                                             ///< from one cell to the next
    const std::optional<Position>& death() const { return m_death; }

private:
    std::vector<Position> m_cells;
    std::optional<Position> m_death;
};

} // namespace cave
