// SPDX-License-Identifier: MIT
// How the hero hears what sounds elsewhere on the level: sound goes around corners as feet do, and through doors
// dulled.
#pragma once

#include "app/sound/mixer.h"
#include "core/base/grid.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

inline constexpr int kEarshot = 24; // cells of way

// Of one moment; made anew for the next.
class Ears {
public:
    explicit Ears(const World& world);

    // Nothing: it is too far, or on another level.
    std::optional<Hearing> hear(Position at) const;
    // Cells that sound goes to get there, a closed door counting as five; nothing where it does not get.
    std::optional<int> way(Position at) const;

private:
    bool isNear(Position at) const;

    const World& m_world;
    Position m_here;
    Grid<std::int16_t> m_ways; // of the cells around the hero; -1: it does not get there
};

} // namespace cave
