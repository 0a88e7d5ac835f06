// SPDX-License-Identifier: MIT
/// @file
/// The pieces that come with the libraries of content.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// Those of the libraries that `content` uses, with the numbers of the catalogue, which was made of it; null where
/// there are none. Fails at "use" where rows of its own take away what a piece needs.
std::shared_ptr<const std::vector<Piece>> readLibraryPieces(const JsonCursor& content, const Catalogue& catalogue);

/// After a change of what a design uses: its pieces of libraries are those of its content again.
void refreshLibraryPieces(Dungeon& dungeon);

} // namespace cave
