// SPDX-License-Identifier: MIT
/// @file
/// Hordes as rows of content.
#pragma once

#include "core/content/hordes/horde.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Unknown members, wrong types and ranges fail at their path; whether its creatures exist the catalogue checks.
Horde readHorde(const JsonCursor& row);
Json rowOf(const Horde& horde); ///< reading it gives an equal horde

} // namespace cave
