// SPDX-License-Identifier: MIT
/// @file
/// What differs between a state that was played again and the saved one.
#pragma once

#include "core/session/session.h"

#include <span>

namespace cave {

/// Plays `rest` of the log on from `found` and tells what is not as it is in `saved`, the state behind the whole log:
/// a heading, then a sentence for each tile, creature and item, the clock, the dice and the rest that counts for the
/// hash. Nothing where all is alike, or where a command of `rest` is refused.
std::vector<Text> differenceAtEnd(World found, std::span<const LoggedCommand> rest, const World& saved);

} // namespace cave
