// SPDX-License-Identifier: MIT
#include "core/world/things/thing_traits.h"

namespace cave {

ThingTraits traitsOf(const Placement& thing, const Catalogue& catalogue)
{
    ThingTraits traits{.belongs = thing.belongs,
                       .isAsleep = thing.isAsleep,
                       .isFar = thing.isFar,
                       .enchant = thing.enchant,
                       .rune = thing.rune,
                       .price = thing.price};
    if (thing.carries)
        traits.carries = catalogue.item(*thing.carries).id;
    return traits;
}

void addTraits(Json& thing, const ThingTraits& traits)
{
    if (!traits.belongs.side.empty())
        thing.set("side", traits.belongs.side);
    if (traits.belongs.isCaptive)
        thing.set("captive", true);
    if (!traits.carries.empty())
        thing.set("carries", traits.carries);
    if (traits.isAsleep)
        thing.set("asleep", true);
    if (traits.isFar)
        thing.set("far", true);
    if (traits.enchant != 0)
        thing.set("enchant", traits.enchant);
    if (!traits.rune.empty())
        thing.set("rune", traits.rune);
    if (traits.price != 0)
        thing.set("price", traits.price);
}

} // namespace cave
