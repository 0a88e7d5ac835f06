// SPDX-License-Identifier: MIT
/// @file
/// The pieces that a level remembers, in its file:
///   "placed": [{"uid": "0x...", "piece": "shrine", "x": 9, "y": 4, "turn": 5, "row": "0x..."}]
/// A loose one has "letters" instead of a turn: {"k": [[12, 7]], ...}.
#pragma once

#include "core/save/checks.h"

namespace cave {

/// Fails at what is unknown, out of range or there twice, and beyond kMostPlaced. That its piece is missing is for
/// core/proof to tell.
std::vector<PlacedPiece> readPlaced(const JsonCursor& placed);
Json placedJson(const std::vector<PlacedPiece>& placed);

} // namespace cave
