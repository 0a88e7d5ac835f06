// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <string>

namespace cave {

/// Told in playtests only: an event of the dungeon was triggered, and happened or did not.
struct Happened {
    enum class Unless : std::uint8_t {
        Nothing,   ///< it happened
        Unmet, ///< a condition does not hold
        Spent,    ///< it has happened as often as it may
        Resting, ///< it has happened a short while ago
        InVain ///< it happened, but one of its effects found nothing to do
    };
    Uid uid;
    std::string name; ///< the designer's; "": none
    std::string trigger; ///< the word of it
    /// What it waits for: the first of its cells ("12, 4"), a number of beats, a mark, a group or a kind; "": none.
    std::string about;
    Unless unless = Unless::Nothing;
    int number = 0; ///< of the condition or the effect, from 1
    std::string word; ///< of that
};

} // namespace cave
