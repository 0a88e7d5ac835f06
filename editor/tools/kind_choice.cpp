// SPDX-License-Identifier: MIT
#include "editor/tools/kind_choice.h"

namespace cave {

KindChoice firstChoice(const Catalogue& catalogue, const std::string& hero)
{
    KindChoice choice;
    choice.tile = catalogue.floor();
    const auto kind = catalogue.findCreature(hero);
    while (kind == choice.creature && choice.creature + 1u < catalogue.creatures().size())
        ++choice.creature;
    return choice;
}

KindChoice sameChoice(const KindChoice& choice, const Catalogue& before, const Catalogue& now)
{
    const auto isAsMany = [](auto kinds, auto known) { return kinds.size() == known.size(); };
    KindChoice same = choice;
    same.tile = now.findTile(before.tile(choice.tile).id)
                    .value_or(isAsMany(now.tiles(), before.tiles()) ? choice.tile : now.floor());
    same.creature = now.findCreature(before.creature(choice.creature).id)
                        .value_or(isAsMany(now.creatures(), before.creatures()) ? choice.creature : 0);
    same.item =
        now.findItem(before.item(choice.item).id).value_or(isAsMany(now.items(), before.items()) ? choice.item : 0);
    return same;
}

} // namespace cave
