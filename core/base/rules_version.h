// SPDX-License-Identifier: MIT
/// @file
/// The version of the rules. A game keeps the one that it began with, and goes on by it.
#pragma once

namespace cave {

/// Raised whenever the same commands could lead to another state. What games of before could meet is asked for by
/// World::playsBy(), so that they go on, and are replayed, as they began.
inline constexpr int kRulesVersion = 9;

/// The version since which all changes are asked for: games of older ones go on, but are not replayed.
inline constexpr int kOldestReplayedRules = 5;

/// What is asked for: the versions from which on it holds.
inline constexpr int kDoorsStayClear = 6; ///< nobody is born, called or pushed into a closed door that can be avoided
inline constexpr int kOrderedSleepersDoze = 6; ///< who sleeps by an event's order wakes as who is placed asleep
inline constexpr int kFallenHaveOwnRemains = 6; ///< a companion that an event brings back keeps no other from rising
inline constexpr int kLightningKills = 6; ///< lightning is a cause of the hero's death: before it was fire
inline constexpr int kCrowdedIsToldOnce = 6; ///< that a pack has no letter for what a rune has shown: not each time
inline constexpr int kAnywhereIsAPost = 6; ///< a guard that was put nowhere guards where it stands
inline constexpr int kFrostKindlesNothing = 6; ///< before it burned the ground and the gas where it met somebody
inline constexpr int kHalvesKeepPace = 6; ///< the halves of who splits are as fast as their stage
inline constexpr int kChestsDrownNobody = 6; ///< what holds the hero above the water goes into no chest there
inline constexpr int kBurstsCount = 6; ///< whom an ally slays by bursting counts for the goal
inline constexpr int kBossesComeAlone = 6; ///< no effect conjures a boss, or who is to be slain for the goal
inline constexpr int kPursuersAct = 7; ///< who comes after the hero acts even where all others stand still
inline constexpr int kHealsAnywhere = 7; ///< who regenerates does so even where all stand still
inline constexpr int kGazesWork = 7; ///< who has no attack shoots its effect alone: before it did nothing
inline constexpr int kThievesClimb = 7; ///< a thief of a kind that climbs makes for stairs with its loot
inline constexpr int kHuntersSearch = 8; ///< who may overlook the hero searches before it forgets: before it did not
inline constexpr int kHalvesTeachOnce = 8; ///< of all that one creature has split into its first teaches, no other
inline constexpr int kHalvesStand = 8; ///< the half of who floats does not, and comes where it need not
inline constexpr int kChoicesAreShown = 9; ///< what is one of a choice, or for sale, shows how good it is and its rune
inline constexpr int kShotsAreEnchanted = 9; ///< enchantments count from afar too: before they counted for blows only

} // namespace cave
