// SPDX-License-Identifier: MIT
/// @file
/// Runes: what a weapon or a piece of armour may do beside its numbers. One row of content each.
#pragma once

#include "core/content/kinds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class Catalogue;

using RuneId = std::uint8_t; ///< index into Catalogue::runes()

/// On which things it may stand: what is wielded; what is worn on the body or in the off hand. In this order in words.
enum class RuneOn : std::uint8_t { Weapon, Armour };

/// When it works. In this order in words.
enum class RuneWhen : std::uint8_t {
    Hit, ///< a blow of the weapon has hurt somebody
    Kill, ///< it has killed
    Hurt, ///< a blow has hurt who wears the armour
    Worn ///< always, in use
};

struct Rune {
    std::string id;
    std::string name; ///< English, bare, after "of": "cinder"
    std::string description; ///< one sentence
    RuneOn on = RuneOn::Weapon;
    RuneWhen when = RuneWhen::Hit;
    int perMille = 1000; ///< how often; always of Worn
    int byEnchantment = 0; ///< so much oftener for each enchantment of its thing, per mille
    bool isBad = false; ///< it comes on things that are worse than their kind, and on no others
    int weight = 10; ///< how often it comes beside the others, 1..kLargestWeight
    // What it does. Those that do not suit `when` are refused.
    std::optional<Effect> effect; ///< Hit: to who is hit; Hurt: to who struck; Kill: to who bears it
    int drinks = 0; ///< of Hit: per cent of the wound that who strikes gets as health
    int sunders = 0; ///< of Hit: defence that who is hit loses for good, down to 0
    int times = 1; ///< of Hit: so much harder, on creatures of the side `against`
    std::string against; ///< id of a faction; "": all
    bool isSwift = false; ///< of Hit: the blow takes hardly any time
    int returns = 0; ///< of Hurt: per cent of the wound that who struck takes as well
    bool mirrors = false; ///< of Hurt: a shot flies back instead
    Gifts gives; ///< of Worn
    Gifts givesBy; ///< so much more for each enchantment
    Resists resists; ///< of Worn
    Resists resistsEach; ///< so much more for each enchantment, of what it resists
    bool operator==(const Rune&) const = default;
};

bool suits(const Rune& rune, const ItemKind& kind); ///< whether it may stand on things of the kind
int perMilleOf(const Rune& rune, int enchant); ///< how often it works on a thing so much better, 0..1000

/// Per mille that it takes off on a thing so much better, not clamped. What spares never does the opposite.
int resistanceBy(const Rune& rune, int enchant, ResistKey what);

/// Runes to choose from for a kind: good ones, or bad ones. The hashes stand for their ids.
struct RuneChoice {
    std::vector<RuneId> runes;
    std::vector<std::uint64_t> hashes;
    std::vector<int> weights;
    bool isEmpty() const { return runes.empty(); }
};
RuneChoice runesFor(const Catalogue& catalogue, const ItemKind& kind, bool isBad);

} // namespace cave
