// SPDX-License-Identifier: MIT
/// @file
/// The document of a game file, whose sums fit, as a game.
#pragma once

#include "core/save/game_file.h"

namespace cave {

/// Refuses what no World could be made from; an error's `where` is a JSON path.
Result<GameFile> gameFrom(const Json& document);
/// The same question, for which no game is made: it takes the memory of one level besides the tiles.
std::optional<Error> whyNoGame(const Json& document);

} // namespace cave
