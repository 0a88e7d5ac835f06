// SPDX-License-Identifier: MIT
/// @file
/// What differs between a state that was played again and the recorded one, of which often no more than its hash is
/// known.
#pragma once

#include "core/session/session.h"

#include <span>

namespace cave {

inline constexpr std::size_t kMostDifferences = 8; ///< that are named; the others are counted

/// Part by part: tiles, creatures, items, then clock, dice and the rest that counts for the hash. Both are of one
/// dungeon.
std::vector<Text> differingParts(const World& found, const World& recorded);

/// Why `rest`, the log from a command on that is not refused, does not lead from `before` to its first hash. In this
/// order: the hash alone is wrong, since the turn after it agrees; another command leads to it; one tile, creature or
/// throw of the dice makes the whole difference of the hashes, which 64 bits do not do by chance. `last`: the state
/// behind the whole log.
std::vector<Text> causesOfDifference(const World& before, std::span<const LoggedCommand> rest, const World& last);

} // namespace cave
