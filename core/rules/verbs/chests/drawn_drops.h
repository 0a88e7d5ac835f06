// SPDX-License-Identifier: MIT
/// @file
/// What the dice say of a row of things that creatures leave behind or have with them.
#pragma once

#include "core/content/left_behind.h"
#include "core/world/world_writer.h"

#include <optional>
#include <vector>

namespace cave {

/// The kinds of the things, one for each; nothing: the row's chance was missed.
std::optional<std::vector<ItemKindId>> drawDrops(WorldWriter world, const DropRow& row);

} // namespace cave
