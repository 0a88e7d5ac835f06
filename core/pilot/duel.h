// SPDX-License-Identifier: MIT
/// @file
/// Fights to look at and to count: the hero as the game begins and one creature, alone in a hall.
#pragma once

#include "core/rules/facts/message.h"

namespace cave {

struct Duel {
    std::vector<Message> messages; ///< what the hero notices, in order
    std::int64_t turns = 0;
    int health = 0;                ///< the hero's, at the end; 0 or less when slain
    Outcome outcome = Outcome::Running;
    bool isFelled = false;         ///< nobody else is left
};

/// Plays at most so many turns, in which the hero goes for whoever is nearest and strikes. Chance follows from the
/// dungeon's seed. An error where no game can be made of it.
Result<Duel> playDuel(const Dungeon& dungeon, CreatureKindId foe, int turns);

struct DuelTally {
    int fights = 0;
    int won = 0;          ///< the creature fell
    int lost = 0;         ///< the hero fell
    std::int64_t turns = 0; ///< the mean of those won
    int health = 0;       ///< the hero's at the end of those won, the mean
};

/// So many such fights, of which playDuel() gives the first: each has the seed after the one before.
Result<DuelTally> tallyDuels(const Dungeon& dungeon, CreatureKindId foe, int turns, int fights);

} // namespace cave
