// SPDX-License-Identifier: MIT
/// @file
/// The pieces of a dungeon file:
///   "pieces": {"shrine": {"rows": ["####", "#.te"], "legend": {"e": {"tile": "floor", "exit": true}, ...}, ...}}
/// A legend's values are a tile's id or an object with any of "tile", "exit", "marks", "thing", "piece", "group",
/// "adopts", "carries", "side", "captive", "levels", "asleep", "enchant", "rune" and "price". A loose piece has
/// "interior" and "features" instead of "rows": core/generate/feature_rows.
#pragma once

#include "core/save/checks.h"
#include "core/world/piece.h"

namespace cave {

/// `legend` is the file's: a piece's rows use its characters and the piece's own. Fails at the first that is unknown,
/// out of range or includes itself. Pieces may include those of the library.
std::vector<Piece> readPieces(const JsonCursor& at, const Catalogue& catalogue, const Legend& legend,
                              std::span<const Piece> library = {});

/// Reading what was written with the catalogue's signs as legend gives the same pieces.
Json piecesJson(const std::vector<Piece>& pieces, const Catalogue& catalogue);

} // namespace cave
