// SPDX-License-Identifier: MIT
/// @file
/// How often things come beside one another.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// By kind of item: about how many thousandths of one the recipes' rows of things put on all levels together. What lies
/// there by hand, in pieces or by events is not counted, nor what any level holds in the end.
std::vector<std::int64_t> itemsToExpect(const Dungeon& dungeon);

} // namespace cave
