// SPDX-License-Identifier: MIT
/// @file
/// The rows of kinds in the content that a dungeon brings itself.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json.h"

#include <optional>

namespace cave {

inline constexpr KindTable kKindTables[]{KindTable::Tile, KindTable::Creature, KindTable::Item};

const Json::Array* contentRows(const Json& content, KindTable table); ///< null: it has no such table
const std::string* rowId(const Json& row);                            ///< null: it has none
std::optional<std::size_t> contentRow(const Json& content, KindTable table, std::string_view id); ///< its index

} // namespace cave
