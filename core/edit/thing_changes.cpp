// SPDX-License-Identifier: MIT
#include "core/edit/thing_changes.h"

#include "core/edit/things_at.h"

namespace cave {

ThingsState thingsStateAt(const DungeonLevel& level, int x, int y)
{
    const auto things = thingsAt(level, x, y);
    const auto edits = thingEditsAt(level, x, y);
    return {x, y, {things.begin(), things.end()}, {edits.begin(), edits.end()}};
}

void addThing(const DungeonLevel& level, ThingsState& cell, const Placement& thing, int group)
{
    cell.things.push_back(thing);
    if (!level.recipe.empty())
        cell.edits.push_back({true, thing, group});
}

void keepWhatSuits(Placement& thing, const Catalogue& catalogue)
{
    const bool isItem = thing.table == KindTable::Item;
    const ItemKind* item = isItem ? &catalogue.item(thing.kind) : nullptr;
    if (!item || !item->key)
        thing.opens.reset();
    if (!item || !canBeEnchanted(*item))
        thing.enchant = 0;
    if (const auto rune = catalogue.findRune(thing.rune); !item || !rune || !suits(catalogue.rune(*rune), *item))
        thing.rune.clear();
    if (!item || !canHavePrice(*item))
        thing.price = 0;
    if (isItem || !catalogue.findFaction(thing.belongs.side))
        thing.belongs.side.clear();
    if (isItem || (thing.carries && !catalogue.item(*thing.carries).lookOf.empty()))
        thing.carries.reset();
    if (isItem) {
        thing.levels = 0;
        thing.belongs.isCaptive = false;
        thing.isAsleep = false;
        thing.isFar = false;
    }
}

void recordRemoval(ThingsState& cell, const Placement& gone, int group)
{
    if (gone.row) {
        cell.edits.push_back({false, gone, group});
        return;
    }
    const auto isAdding = [&](const ThingEdit& edit) { return edit.added && edit.thing == gone; };
    if (const auto added = std::ranges::find_if(cell.edits, isAdding); added != cell.edits.end())
        cell.edits.erase(added);
}

} // namespace cave
