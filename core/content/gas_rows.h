// SPDX-License-Identifier: MIT
/// @file
/// Kinds of gas as rows: {"id": "marsh_gas", "thins": 10, "burns": {"fire": "gas_flames", "effect": {"kind":
/// "fireball", "amount": 8}}, ...}.
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"

namespace cave {

/// As readTile() and its like. That its fire is a tile is checked by the catalogue.
GasKind readGas(const JsonCursor& row);
Json rowOf(const GasKind& kind); ///< reading it gives an equal kind

/// All gases of the catalogue burn with what is such a fire; the tiles of this content let out gases that there are.
void checkGases(const JsonCursor& content, const Catalogue& catalogue);

} // namespace cave
