// SPDX-License-Identifier: MIT
/// @file
/// What schemas are put together from.
#pragma once

#include "core/json/json.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace cave::schema {

/// What editors of text show of a property; `definition` follows it.
Json titled(std::string_view title, std::string_view description, Json definition);
Json reference(std::string_view to);
Json numberBetween(int low, int high);
Json wordsOf(std::span<const std::string_view> words);
Json objectOf(Json properties); ///< that has no other members
Json objectOf(Json::Array required, Json properties);
Json rule(Json condition, Json consequence);
Json isConst(const char* member, const Json& value);
Json& at(Json& json, std::initializer_list<std::string_view> path); ///< a member that the schema has

} // namespace cave::schema
