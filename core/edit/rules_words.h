// SPDX-License-Identifier: MIT
/// @file
/// The rules of a dungeon as sentences.
#pragma once

#include "core/base/text.h"
#include "core/world/rules.h"

namespace cave {

/// How it is won, then what is not as usual. The rules must be sound.
std::vector<Text> rulesInWords(const Rules& rules);

} // namespace cave
