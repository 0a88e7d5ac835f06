// SPDX-License-Identifier: MIT
/// @file
/// What creatures leave behind, and what it is called then.
#pragma once

#include "core/base/text.h"

#include <string>
#include <vector>

namespace cave {

/// What a thing is called that a creature of a kind has left.
struct NamedAfter {
    std::string name; ///< English, %1: the creature: "%1 corpse"
    Role form = Role::Bare; ///< of the creature's name in it: Bare, TheObject or AObject
    bool isRaised = false; ///< of Bare: with an upper-case first letter
    bool operator==(const NamedAfter&) const = default;
};

/// What a creature may leave behind when it dies.
struct DropRow {
    std::vector<std::string> items; ///< item ids, one of them each time
    int perMille = 1000; ///< chance that anything is left
    int least = 1; ///< how many then
    int most = 1;
    std::string says; ///< to a player who sees it
    std::string inside; ///< item id of what it lies in, which is left even where nothing is in it; "": nothing
};

} // namespace cave
