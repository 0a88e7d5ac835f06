// SPDX-License-Identifier: MIT
/// @file
/// Words of game files that their writer and reader share.
#pragma once

#include "core/content/words.h"
#include "core/world/world.h"

namespace cave {

inline constexpr auto kOutcomes = wordsOf<Outcome>([](Outcome outcome) -> std::string_view {
    switch (outcome) {
    case Outcome::Running: return "running";
    case Outcome::Died: return "died";
    case Outcome::Won: return "won";
    }
    return {};
});
/// What is said of a creature only where it is so.
inline constexpr std::pair<std::string_view, bool Creature::*> kCreatureFlags[]{
    {"dozing", &Creature::isDozing}, {"far", &Creature::isFar}, {"hunter", &Creature::isHunter}};
inline constexpr auto kUses = wordsOf<Use>([](Use use) -> std::string_view {
    switch (use) {
    case Use::None: return "none";
    case Use::Wielded: return "wielded";
    case Use::Worn: return "worn";
    case Use::Off: return "off";
    case Use::Ring1: return "ring1";
    case Use::Ring2: return "ring2";
    }
    return {};
});
inline constexpr auto kCauses = wordsOf<Cause>([](Cause cause) -> std::string_view {
    switch (cause) {
    case Cause::Slain: return "slain";
    case Cause::Starved: return "starved";
    case Cause::Choked: return "choked";
    case Cause::Burned: return "burned";
    case Cause::Poisoned: return "poisoned";
    case Cause::GaveUp: return "gave_up";
    case Cause::Drowned: return "drowned";
    case Cause::Flames: return "flames";
    case Cause::Lost: return "lost";
    case Cause::Frozen: return "frozen";
    case Cause::Fell: return "fell";
    case Cause::Bled: return "bled";
    case Cause::Lightning: return "lightning";
    }
    return {};
});
inline constexpr auto kConditionWords = wordsOf<Condition>([](Condition condition) -> std::string_view {
    switch (condition) {
    case Condition::Confused: return "confused";
    case Condition::Hasted: return "hasted";
    case Condition::Slowed: return "slowed";
    case Condition::Poisoned: return "poisoned";
    case Condition::Asleep: return "asleep";
    case Condition::Mighty: return "mighty";
    case Condition::Lit: return "lit";
    case Condition::Afraid: return "afraid";
    case Condition::Cursed: return "cursed";
    case Condition::Burning: return "burning";
    case Condition::Held: return "held";
    case Condition::Paralysed: return "paralysed";
    case Condition::Floating: return "floating";
    case Condition::Fireproof: return "fireproof";
    case Condition::Darkened: return "darkened";
    case Condition::Bleeding: return "bleeding";
    case Condition::Weakened: return "weakened";
    case Condition::Shielded: return "shielded";
    case Condition::Unseen: return "unseen";
    case Condition::Mending: return "mending";
    case Condition::Discordant: return "discordant";
    case Condition::Marked: return "marked";
    case Condition::Stony: return "stony";
    case Condition::Silenced: return "silenced";
    case Condition::Sensing: return "sensing";
    case Condition::Visiting: return "visiting";
    }
    return {};
});
inline constexpr auto kDuties = wordsOf<Duty>([](Duty duty) -> std::string_view {
    switch (duty) {
    case Duty::Follow: return "follow";
    case Duty::Stay: return "stay";
    case Duty::Free: return "free";
    }
    return {};
});
inline constexpr char kUnknownSign = ' '; ///< in the rows of a memory

} // namespace cave
