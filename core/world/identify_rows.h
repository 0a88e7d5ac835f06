// SPDX-License-Identifier: MIT
/// @file
/// The "identify" of a dungeon's rules: {"potion": {"kinds": ["health_flask", ...], "looks": "glass"}, ...}.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/dungeon.h"

namespace cave {

/// Words for ItemClass, in its order.
std::span<const std::string_view> itemClassWords();

/// Fails at kinds that are no such things, stand in two classes or are what the goal takes, and at too few looks.
std::vector<UnknownClass> readIdentify(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules);
Json identifyJson(const std::vector<UnknownClass>& identify);

/// Fails at kinds that events ask for: `at` is the same as above, all else of the dungeon is read.
void checkIdentify(const JsonCursor& at, const Dungeon& dungeon);

/// Whether the classes of rules suit these kinds.
Result<void> checkIdentify(const Rules& rules, const Catalogue& catalogue);
/// All that of rules that are to be the dungeon's; an error's `where` is a path such as "identify.potion.kinds[0]".
Result<void> checkIdentify(const Rules& rules, const Dungeon& dungeon);

} // namespace cave
