// SPDX-License-Identifier: MIT
/// @file
/// The rows of kinds in the content that a dungeon brings itself.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json.h"

#include <optional>
#include <string>

namespace cave {

inline constexpr KindTable kKindTables[]{KindTable::Tile, KindTable::Creature, KindTable::Item};

const Json::Array* contentRows(const Json& content, KindTable table); ///< null: it has no such table
const std::string* rowId(const Json& row);                            ///< null: it has none
std::string idOfName(std::string_view name); ///< "Cave kobold" -> "cave_kobold"; "kind" where nothing is left of it
std::optional<std::size_t> contentRow(const Json& content, KindTable table, std::string_view id); ///< its index

} // namespace cave
