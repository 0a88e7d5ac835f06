// SPDX-License-Identifier: MIT
// One turn of the game: a command in, events out.
#pragma once

#include "core/rules/command.h"
#include "core/rules/event.h"
#include "core/rules/message.h"
#include "core/rules/refusal.h"

namespace cave {

// Raised whenever the same commands could lead to another state: replays name it.
inline constexpr int kRulesVersion = 4;

inline constexpr int kSearchReach = 3; // cells, in a square

struct Turn {
    std::optional<Refusal> refusal;
    std::vector<Event> events; // in the order they happened
};

// Whether `actor` may do this now. Also greys menu entries.
std::optional<Refusal> check(const World& world, EntityId actor, const Command& command);

// The same without the words for why not: monsters ask hundreds of times a turn.
bool mayDo(const World& world, const Creature& actor, const Command& command);

// The hero's command, then everything that acts before the hero is next and awake; then sight and memory are refreshed.
// Acts that the hero loses asleep are turns too. When refused, or when the game is over, nothing changes.
Turn play(World& world, const Command& command);

// Where a game of the dungeon as it is starts: as set, else on a cell of the first level's floor that follows from the
// seed and holds no creature. The error says why there is none.
Result<Position> startPosition(const Dungeon& dungeon);

// A game of this dungeon from its start. With another seed than the dungeon's, the recipes run anew. The error names
// the level where the dungeon cannot be played.
struct Game {
    Dungeon dungeon; // as played
    World world;
};
Result<Game> startGame(const Dungeon& dungeon, std::uint64_t seed);

// A game of the dungeon as it is, from any walkable cell: playtests. A creature standing there is an error.
Result<Game> startGameAt(const Dungeon& dungeon, Position from);

} // namespace cave
