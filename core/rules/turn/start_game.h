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
/// dungeon's, the recipes run anew. Games of one map have the same dice unless they are different trials. Games that
/// were played once are begun by the version of the rules of then. The error names the level where the dungeon cannot
/// be played, or the origin that there is not.
struct Game {
    Dungeon dungeon; ///< as played
    World world;
};
Result<Game> startGame(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin = {},
                       std::uint64_t trial = 0, int rulesVersion = kRulesVersion);
/// As the game began that has come to this state, which is of the same dungeon.
Result<Game> startAgain(const Dungeon& dungeon, const WorldState& state);

/// The same in two steps, for work on many seeds: the error of the first is the dungeon's, whatever the seed; that of
/// the second says why no game can begin on the levels of this one.
struct GameSetup {
    Dungeon dungeon; ///< as it will be played
    std::string origin; ///< of the hero
    CreatureKindId hero;
};
Result<GameSetup> setUpGame(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin = {});
Result<Game> beginGame(GameSetup setup, std::uint64_t trial = 0, int rulesVersion = kRulesVersion);

/// A game of the dungeon as it is, from any walkable cell: playtests. A creature standing there is an error.
Result<Game> startGameAt(const Dungeon& dungeon, Position from);

} // namespace cave
