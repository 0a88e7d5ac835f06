// SPDX-License-Identifier: MIT
/// @file
/// The rows in the content that a dungeon brings itself: of kinds, and of what is none. `key` is the table that they
/// stand in: "creatures".
#pragma once

#include "core/base/result.h"
#include "core/content/kinds.h"
#include "core/json/json.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

inline constexpr KindTable kKindTables[]{KindTable::Tile, KindTable::Creature, KindTable::Item, KindTable::Gas};
/// Whether its kinds lie or stand on cells: they share their ids.
constexpr bool isThing(KindTable table) { return table == KindTable::Creature || table == KindTable::Item; }

const Json::Array* contentRows(const Json& content, std::string_view key); ///< null: it has no such table
const std::string* rowId(const Json& row);                                 ///< null: it has none
std::optional<std::size_t> contentRow(const Json& content, std::string_view key, std::string_view id); ///< its index

/// With these rows in the table, which goes when there are none.
Json contentWithRows(Json content, std::string_view key, Json::Array rows);
/// With the row, which must have an id, in place of the one with that id, else behind the others.
Json contentWithRow(Json content, std::string_view key, Json row);
Json contentWithoutRow(Json content, std::string_view key, std::string_view id);

/// The ids that changed from one list of rows to another of as many, row by row: which was, and which is. Such as are
/// in both lists, or known already, are none.
std::vector<std::pair<std::string, std::string>> changedIds(const Json::Array& before, const Json::Array& after,
                                                            const std::function<bool(std::string_view id)>& isKnown);

/// What is wrong with the content, told by the path within the row; "": it is about something else.
Error withinRow(Error error, const Json& content, std::string_view key, std::string_view id);

/// "Cave kobold" -> "cave_kobold", or "cave_kobold_2" where that is taken; "kind" where nothing is left of the name.
std::string freshId(std::string_view name, const std::function<bool(std::string_view id)>& isTaken);
Result<void> checkIsId(std::string_view id);
std::unexpected<Error> notThere(); ///< to who means a row that has gone meanwhile

} // namespace cave
