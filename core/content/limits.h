// SPDX-License-Identifier: MIT
/// @file
/// How large the numbers in rows of content may be.
#pragma once

#include <cstddef>

namespace cave {

inline constexpr int kMostEnchanted = 100; ///< of a thing, for better or worse
inline constexpr int kMostByEnchantment = 1000; ///< attack that each enchantment adds
inline constexpr int kMostPrice = 1000; ///< coins
inline constexpr std::size_t kMostEffectsOfItem = 4;
inline constexpr int kMostHands = 2; ///< that wield a thing
inline constexpr int kMostDisguises = 16; ///< kinds of things of which a creature may look like one
inline constexpr int kMostHeld = 26; ///< things in a thing
inline constexpr int kLargestNumber = 1'000'000; ///< far above any game, far below overflow
inline constexpr int kLargestSight = 100;        ///< cells
inline constexpr int kLargestSpeed = 1000;
inline constexpr int kLargestWeight = 1'000'000; ///< of a choice
inline constexpr int kMostDrops = 100;
inline constexpr int kMostSlowing = 1000; ///< per cent
inline constexpr int kMostCharges = 1000;
inline constexpr int kMostBreaths = 1000; ///< own acts
inline constexpr int kLargestReach = 100; ///< cells; as sight
inline constexpr int kMostFlooded = 10'000; ///< cells of a flood
inline constexpr int kMostNoise = 200;    ///< cells that it is heard
inline constexpr int kMostWeighing = 10'000;
inline constexpr int kLargestGlow = 20;   ///< cells
inline constexpr int kMostTint = 2000;    ///< per mille of a channel
inline constexpr int kLargestBlast = 20;  ///< cells
inline constexpr int kDeepestBand = 256; ///< level of a dungeon, as many as there can be; the first is 1
inline constexpr int kMostTurns = 10'000; ///< also how long a hero may sleep within one command
inline constexpr int kMostUnits = 1'000'000; ///< of gas on a level, and so in a cell
inline constexpr int kMostInHorde = 20; ///< creatures of a kind beside its leader
inline constexpr std::size_t kMostHordeKinds = 8; ///< beside its leader's
inline constexpr std::size_t kLongestName = 60; ///< bytes
inline constexpr std::size_t kLongestDescription = 500;

} // namespace cave
