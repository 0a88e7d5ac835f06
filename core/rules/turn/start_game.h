// SPDX-License-Identifier: MIT
/// @file
/// How a game begins.
#pragma once

#include "core/base/result.h"
#include "core/world/world.h"

namespace cave {

/// Where a game of the dungeon as it is starts: as set, else on a cell of the first level's floor that follows from the
/// seed and holds no creature. The error says why there is none.
Result<Position> startPosition(const Dungeon& dungeon);

/// A game of this dungeon from its start, by a hero of this origin ("": the first). With another seed than the
/// dungeon's, the recipes run anew. Games of one map have the same dice unless they are different trials. The error
/// names the level where the dungeon cannot be played, or the origin that there is not.
struct Game {
    Dungeon dungeon; ///< as played
    World world;
};
Result<Game> startGame(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin = {},
                       std::uint64_t trial = 0);

/// A game of the dungeon as it is, from any walkable cell: playtests. A creature standing there is an error.
Result<Game> startGameAt(const Dungeon& dungeon, Position from);

} // namespace cave
