// SPDX-License-Identifier: MIT
/// @file
/// "origins" of the hero's rules: [{"id": "poacher", "name": "Poacher", "health": 36, "kit": ["bow", "arrow"]}].
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/world/rules.h"

namespace cave {

/// All else of the rules is read. Fails at ids that stand there twice, kits that no pack holds, unknown items, and what
/// is known although it is in no class of unknown things.
std::vector<Origin> readOrigins(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules);
Json originsJson(const std::vector<Origin>& origins);

/// Items that a pack of these rules holds; fails at `at` where they are too many.
std::vector<std::string> readKit(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules);
Json kitJson(const std::vector<std::string>& kit);

} // namespace cave
