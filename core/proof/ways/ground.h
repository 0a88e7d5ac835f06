// SPDX-License-Identifier: MIT
/// @file
/// What ground is to a hero who comes there, by its tile alone.
#pragma once

#include "core/content/catalogue.h"

#include <vector>

namespace cave {

/// What is(catalogue, tile) says of each tile.
std::vector<bool> byTile(const Catalogue& catalogue, bool (*is)(const Catalogue&, const TileKind&));

/// Whether it holds whoever comes until they set foot there, and no longer. A hidden pit does, above another level.
bool isPit(const Catalogue& catalogue, const TileKind& tile);
std::vector<bool> pitsOf(const Catalogue& catalogue); ///< by tile: whether it is one

/// Whether it becomes ground for whoever walks into it often enough, as a cracked statue does.
bool givesWay(const Catalogue& catalogue, const TileKind& tile);
std::vector<bool> givingWay(const Catalogue& catalogue); ///< by tile: whether it does

/// Of ground: whether fire may leave there what holds nobody.
bool burnsAway(const Catalogue& catalogue, const TileKind& tile);
/// The same of anything that may meet it: a blast, time, or whoever leaves it. A pit is something else.
bool maySink(const Catalogue& catalogue, const TileKind& tile);

/// What it can become next without an event and undug; maybe itself, and some twice. `counts`: which reactions do.
std::vector<TileId> turnsOf(const Catalogue& catalogue, TileId tile, bool (*counts)(On) = [](On) { return true; });
/// Itself, then all that it can become so in the end.
std::vector<TileId> ownFatesOf(const Catalogue& catalogue, TileId tile);
/// Of stairs without another end of their own only a link says where they lead.
bool leadsAlike(const TileKind& tile, const TileKind& other);
/// Whether it can become stairs, or such as lead elsewhere, or no stairs any more.
bool mayLeadElsewhere(const Catalogue& catalogue, TileId tile);
std::vector<bool> leadingElsewhere(const Catalogue& catalogue); ///< by tile: whether it can
bool hasChangingStairs(const Catalogue& catalogue); ///< any of its tiles can; costs little

/// Whether whoever searches finds a way there, as behind a secret door: a hidden lever is none.
bool isSecretWay(const Catalogue& catalogue, const TileKind& tile);

} // namespace cave
