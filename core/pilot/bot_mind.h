// SPDX-License-Identifier: MIT
/// @file
/// What the bot keeps in mind from turn to turn, besides what the hero remembers anyway.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/pilot/odds.h"
#include "core/rules/facts/command.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// At the other end of stairs.
struct Crowd {
    std::int64_t turn = 0; ///< when the hero last met with it
    int times = 0;         ///< that it did so
};

struct LevelNotes {
    BitGrid searched;                         ///< cells that a search has reached
    BitGrid looked;                           ///< cells that were in view: a map shows no more than the ground
    std::optional<BitGrid> lookedAgain = {};  ///< those since there was nothing left to do there, once that was so
    std::map<Position, int> uses = {};        ///< of stairs, at either end
    std::map<Position, int> spent = {};       ///< turns spent on the way to a cell
    std::map<Position, Crowd> crowded = {};   ///< stairs whose other end was
    std::optional<Position> aim = {};         ///< where exploring was going to
    std::optional<Position> breach = {};      ///< where it was going to past somebody who stands in the way
    int turned = 0;                           ///< times that it went for another cell before it had reached one
    std::set<Position> pulled = {};           ///< levers and the like that it has used
    bool isExplored = false;                  ///< nothing more to see or to take was within reach
    bool hasMore = false;                     ///< and yet there was more, out of reach
    int revisited = 0;                        ///< turns on the way back to it, many for each time that it was shut
    int returns = 0;                          ///< times that it came there on such a way, or tried all there anew
    int awaited = 0;                          ///< turns of waiting for what the goal takes to come within reach
    int rested = 0;                           ///< turns of rest there
    int falls = 0;                            ///< from it to the level below
};

/// What dealing with somebody has cost so far.
struct Dealings {
    int waited = 0; ///< turns that it was let come, since it was last beside the hero
    int chased = 0; ///< turns of going after it, since then
    int backed = 0; ///< turns of getting away from it, since then
    int sought = 0; ///< turns of looking for it, since then
    int fled = 0;   ///< times that the hero left it over stairs
};

/// Somebody who holds what the goal takes.
struct Guardian {
    CreatureKindId kind{};
    Position post; ///< where it was seen first: there it goes back to
    bool isMissed = false; ///< the hero came by there since it was last seen, and it was not there
};

struct BotMind {
    std::vector<LevelNotes> levels;
    std::map<CreatureKindId, Fighter> met; ///< the strongest of each kind
    std::map<EntityId, Dealings> dealings;
    std::map<EntityId, Guardian> guardians;
    std::set<EntityId> unreachable;        ///< things that could not be taken
    std::set<EntityId> forgotten;          ///< foes that are let be unless they come
    std::vector<Position> trail;           ///< where the hero stood in the last turns, the latest last
    int avoids = 0;                        ///< turns left of going around those whom it only remembers
    bool isResting = false;                ///< until it is nearly whole
    std::int64_t lastTurn = -1;            ///< the turn of the last choice
    int refusals = 0;                      ///< choices in a row that cost no turn
    Position lastAt;                       ///< where the hero stood then
    Command last = Wait{};
};

} // namespace cave
