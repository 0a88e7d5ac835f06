// SPDX-License-Identifier: MIT
// When the hero's health falls below what those who do not see its bar want to be told of.
#pragma once

#include "core/world/entity.h"

#include <QString>

#include <optional>

namespace cave {

/// The marks are 75, 50 and 25 per cent of the full health.
class HealthMarks {
public:
    /// What the health is below already is not told.
    void begin(const Creature& hero);
    /// The lowest mark, in per cent, that the health fell below since the last look; none: it fell below no other one,
    /// or the hero is dead. A mark counts again once the health was not below it.
    std::optional<int> look(const Creature& hero);

private:
    std::size_t m_below = 0; // marks
};

// "Health below 50 %: 18 of 40."
QString fallenHealthText(int mark, const Creature& hero);

} // namespace cave
