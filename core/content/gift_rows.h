// SPDX-License-Identifier: MIT
/// @file
/// What a thing in use gives, as a member of its row: {"sight": 2, "swims": true, "by": {"sight": 1}}, where "by" says
/// what each enchantment adds.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Both at once: what it gives, and how much more by enchantment. Anything else fails at its path.
void readGifts(const JsonCursor& at, Gifts& gifts, Gifts& by);
Json rowOf(const Gifts& gifts, const Gifts& by); ///< without what is 0; reading it gives equal ones
std::span<const KindField> giftFields();

} // namespace cave
