// SPDX-License-Identifier: MIT
/// @file
/// How fights are likely to go, in whole numbers: hundredths of health, hundredths of turns.
#pragma once

#include "core/world/world.h"

#include <span>

namespace cave {

struct Fighter {
    int health = 1;
    int attack = 0;
    int defence = 0;
    int speed = 100;
    bool operator==(const Fighter&) const = default;
};

Fighter fighterOf(const World& world, const Creature& creature); ///< as it is now, with what it wields and wears

/// The mean of a strike, in hundredths.
int meanDamage(const Rules& rules, int attack, int defence);

inline constexpr std::int64_t kNeverFalls = 1'000'000;

/// Hundredths of `attacker`'s turns until `victim` falls; kNeverFalls when no strike can hurt.
std::int64_t turnsToFell(const Rules& rules, const Fighter& attacker, const Fighter& victim);

/// Hundredths of health that `hero` loses while `foe` is felled, where both strike all the time.
std::int64_t lossAgainst(const Rules& rules, const Fighter& hero, const Fighter& foe);

/// The same for several foes that are felled in the best order, of whom `atOnce` can strike at a time.
std::int64_t lossAgainst(const Rules& rules, const Fighter& hero, std::span<const Fighter> foes, int atOnce);

/// How much of a hero's health fights with such foes take, and with stronger ones that may come: less is better.
std::int64_t toll(const Rules& rules, const Fighter& hero, std::span<const Fighter> foes);

} // namespace cave
