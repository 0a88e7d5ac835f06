// SPDX-License-Identifier: MIT
/// @file
/// What a row reads beside the cells of its level, added to a hash: as long as that is the same, so is what it makes.
#pragma once

#include "core/base/hash.h"
#include "core/world/dungeon.h"

namespace cave {

void addRow(TupleHasher& hasher, const RecipeRow& row);
void addJoins(TupleHasher& hasher, const Dungeon& dungeon); ///< start and links: Link rows make, Place rows read them
void addHandEdits(TupleHasher& hasher, const DungeonLevel& level);

} // namespace cave
