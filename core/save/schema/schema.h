// SPDX-License-Identifier: MIT
/// @file
/// The JSON Schemas (draft 2020-12) of the project's files.
#pragma once

#include "core/json/json.h"

#include <optional>
#include <vector>

namespace cave {

std::vector<std::string_view> schemaNames(); ///< "content", "dungeon", "game", "kinds" ...

/// Nothing where none has this name. What can be said of passes, scripted events, behaviours, effects and touches, the
/// words of reactions, the numbers and events of sounds and the names of libraries are made from the tables that their
/// readers use, "$id" from the name; all else stands as it does in `resources/schema/NAME.schema.json`.
std::optional<Json> schemaOf(std::string_view name);

} // namespace cave
