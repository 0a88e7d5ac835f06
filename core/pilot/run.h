// SPDX-License-Identifier: MIT
/// @file
/// Running: one direction, step after step, until there is something to decide.
#pragma once

#include "core/pilot/advice.h"
#include "core/pilot/known_level.h"

namespace cave {

/// Follows the bends of a corridor. Done at things, stairs, doors and what ends the game, before ground that is known
/// to do harm, where walls beside the way begin or end, and where the way forks or stops. The first step is never done:
/// it is made or refused as walking is, except that a run attacks nobody, digs nothing and enters no such ground.
class Run {
public:
    explicit Run(Direction direction) : m_direction(direction) {}

    Advice next(const World& world);

private:
    CellFacts factsAt(Position at) const;
    bool isOpen(Position at) const;
    bool isNotable(const World& world) const;
    unsigned openBeside(Position at) const;
    std::optional<Direction> wayOn(Position here) const;
    Advice begin(const World& world);

    Direction m_direction;
    bool m_isRunning = false;
    std::optional<unsigned> m_beside; ///< which cells left and right were open a step ago; nothing behind a bend
    KnownLevel m_level;
};

} // namespace cave
