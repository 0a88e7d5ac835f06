// SPDX-License-Identifier: MIT
/// @file
/// Hordes as rows of content.
#pragma once

#include "core/content/hordes/horde.h"
#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Unknown members, wrong types and ranges fail at their path; whether its creatures exist the catalogue checks.
Horde readHorde(const JsonCursor& row);
Json rowOf(const Horde& horde); ///< reading it gives an equal horde

std::span<const KindField> hordeFields(); ///< all but "id", in the order in which they are shown
std::span<const KindField> memberFields(); ///< of those that go along
Json newHorde(const Json& before); ///< the row without members that say what goes without saying
Json newMember(const Json& before); ///< the row with at most as many as go along at least, or more

} // namespace cave
