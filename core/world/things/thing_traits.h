// SPDX-License-Identifier: MIT
/// @file
/// What a placed thing is beside its kind, told by ids, so that it can be copied, compared and written.
#pragma once

#include "core/json/json.h"
#include "core/world/dungeon.h"

namespace cave {

struct ThingTraits {
    Belonging belongs{};
    std::string carries{}; ///< of a creature: id of the item that it carries; "": none
    bool isAsleep = false; ///< of a creature: when the game starts
    bool isFar = false;    ///< of a creature: its home is further down
    int enchant = 0;       ///< of gear and wands: how much better than its kind, or worse
    std::string rune{};    ///< of gear: id; "": none
    int price = 0;         ///< of an item: coins that taking it costs
    auto operator<=>(const ThingTraits&) const = default;
};

ThingTraits traitsOf(const Placement& thing, const Catalogue& catalogue);

/// Those that it has, as members of the thing's object: "side", "captive", "carries", "asleep", "far", "enchant",
/// "rune" and "price".
void addTraits(Json& thing, const ThingTraits& traits);

} // namespace cave
