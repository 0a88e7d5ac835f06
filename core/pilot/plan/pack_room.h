// SPDX-License-Identifier: MIT
/// @file
/// What goes into the bot's pack, and what makes room for it.
#pragma once

#include "core/pilot/situation.h"

namespace cave {

/// Whether the hero can carry another thing of the kind, at once or in place of something.
bool hasRoomFor(Situation& now, ItemKindId kind);

/// What a full pack is best without when a thing of the kind is to be taken: something for nothing, or what has a
/// letter to itself and is worth less. Null: nothing is.
const Item* burdenFor(Situation& now, ItemKindId kind);

} // namespace cave
