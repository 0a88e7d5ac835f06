// SPDX-License-Identifier: MIT
/// @file
/// What a state that a creature is in does to it besides, as a member of its row: [{"when": "soaked", "effect":
/// {"kind": "petrify", "turns": 20}}].
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Unknown members and words, and more than kMostSufferings rows, fail at their path. That the gas of an effect exists
/// is checked by the catalogue.
std::vector<Suffering> readSufferings(const JsonCursor& rows);
Json rowsOf(const std::vector<Suffering>& sufferings); ///< reading them gives equal ones

std::span<const KindField> sufferingFields();
Json newSuffering(); ///< a row to begin with

inline constexpr std::size_t kMostSufferings = 9; ///< of a kind

} // namespace cave
