// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/catalogue.h"

#include <string>

namespace cave {

/// What the tools paint with and place.
struct KindChoice {
    TileId tile = 0;
    KindTable table = KindTable::Creature; ///< whether the tool for things places the creature or the item
    CreatureKindId creature = 0;
    ItemKindId item = 0;
};

/// What a dungeon starts with: floor, and the first creature that is not its hero.
KindChoice firstChoice(const Catalogue& catalogue, const std::string& hero);
/// The same kinds in another catalogue, by their ids. Where there are as many kinds as before, one has got another id
/// and all keep their numbers.
KindChoice sameChoice(const KindChoice& choice, const Catalogue& before, const Catalogue& now);

} // namespace cave
