// SPDX-License-Identifier: MIT
#include "core/edit/kinds/row_needs.h"

#include "core/generate/lint.h"

#include <algorithm>

namespace cave {

namespace {

// Whether what stands on a level is made anew from its recipe, but for hand edits.
bool isMadeAnew(const Dungeon& dungeon, int z)
{
    if (dungeon.level(z).recipe.empty())
        return false;
    const auto steps = stepsOf(dungeon, z);
    return steps && !steps->unknown;
}

bool mayBear(const Catalogue& catalogue, std::string_view item, const std::string& rune)
{
    const auto kind = catalogue.findItem(item);
    const auto known = catalogue.findRune(rune);
    return kind && known && suits(catalogue.rune(*known), catalogue.item(*kind));
}

bool losesRune(const Dungeon& dungeon, const Placement& thing, const Catalogue& after)
{
    if (thing.rune.empty() || thing.table != KindTable::Item)
        return false;
    const std::string& item = dungeon.catalogue->item(thing.kind).id;
    return mayBear(*dungeon.catalogue, item, thing.rune) && !mayBear(after, item, thing.rune);
}

bool hasHunters(const Dungeon& dungeon, const Catalogue& catalogue, int depth)
{
    return !hordesFromBelow(catalogue, depth, dungeon.rules.hunters->deeper).isEmpty();
}

// The rune that a thing of the level would lose, of those that the design itself holds; null: none.
const std::string* lostRune(const Dungeon& dungeon, int z, const Catalogue& after)
{
    const DungeonLevel& level = dungeon.level(z);
    const auto loses = [&](const Placement& thing) { return losesRune(dungeon, thing, after); };
    if (const auto edit = std::ranges::find_if(level.thingEdits, loses, &ThingEdit::thing);
        edit != level.thingEdits.end())
        return &edit->thing.rune;
    const auto thing = std::ranges::find_if(level.things, loses);
    return thing == level.things.end() || isMadeAnew(dungeon, z) ? nullptr : &thing->rune;
}

void addLostRunes(const Dungeon& dungeon, const Catalogue& after, std::vector<Text>& lost)
{
    for (int z = 0; z < dungeon.depth(); ++z)
        if (const std::string* rune = lostRune(dungeon, z, after))
            lost.push_back(
                {CAVE_TEXT("edit", "A thing on level %1 bears the rune \"%2\", which must stay and suit it."),
                 {static_cast<std::int64_t>(z) + 1, *rune}});
}

void addLostHunters(const Dungeon& dungeon, const Catalogue& after, std::vector<Text>& lost)
{
    for (int depth = 1; dungeon.rules.hunters && depth <= dungeon.depth(); ++depth)
        if (hasHunters(dungeon, *dungeon.catalogue, depth) && !hasHunters(dungeon, after, depth)) {
            lost.push_back({CAVE_TEXT("edit", "The rules send hunters, and no other horde is at home for level %1."),
                            {std::int64_t{depth}}});
            return;
        }
}

} // namespace

std::vector<Text> lostNeeds(const Dungeon& dungeon, const Catalogue& after)
{
    std::vector<Text> lost;
    addLostRunes(dungeon, after, lost);
    addLostHunters(dungeon, after, lost);
    return lost;
}

std::vector<Text> stoppedRecipes(const Dungeon& before, const Dungeon& after)
{
    std::vector<Text> lost;
    std::vector<std::string> stopped;
    for (int z = 0; z < before.depth(); ++z) {
        const std::string& recipe = before.level(z).recipe;
        if (std::ranges::find(stopped, recipe) != stopped.end() || !stepsOf(before, z))
            continue;
        if (const auto steps = stepsOf(after, z); !steps) {
            stopped.push_back(recipe);
            lost.push_back({CAVE_TEXT("edit", "The recipe \"%1\" asks for hordes, and no other is at home on level "
                                              "%2."),
                            {recipe, static_cast<std::int64_t>(z) + 1}});
        }
    }
    return lost;
}

} // namespace cave
