// SPDX-License-Identifier: MIT
#include "core/edit/kinds/row_needs.h"

#include "core/generate/lint.h"
#include "core/generate/parameters.h"

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

// An item that the design holds: on a level, or for a letter of a piece.
struct Held {
    Json thing; // a kind's id, or a table of kinds
    int enchant = 0;
    std::string rune;
    int price = 0;

    // Whether it is an item, whichever of its table comes, and each kind of it is such a one.
    template <typename Condition>
    bool isAlways(const Catalogue& catalogue, const Condition& condition) const
    {
        const std::vector<ItemKindId> kinds = itemsOf(thing, catalogue);
        return !kinds.empty() &&
               std::ranges::all_of(kinds, [&](ItemKindId kind) { return condition(catalogue.item(kind)); });
    }
};

bool bearsRune(const Held& held, const Catalogue& catalogue)
{
    const auto rune = catalogue.findRune(held.rune);
    return rune && held.isAlways(catalogue, [&](const ItemKind& kind) { return suits(catalogue.rune(*rune), kind); });
}

bool isEnchanted(const Held& held, const Catalogue& catalogue)
{
    return held.enchant != 0 && held.isAlways(catalogue, [](const ItemKind& kind) { return canBeEnchanted(kind); });
}

bool isPriced(const Held& held, const Catalogue& catalogue)
{
    return held.price > 0 && canHavePrice(held.thing, catalogue);
}

// Which of its kinds cannot be better or worse than others of it.
std::string plainKind(const Held& held, const Catalogue& catalogue)
{
    for (const std::string_view kind : kindsIn(held.thing))
        if (const auto item = catalogue.findItem(kind); !item || !canBeEnchanted(catalogue.item(*item)))
            return std::string(kind);
    return {};
}

// What a thing has that its kind must allow, and what to say where that is lost: %1 is the level or the piece, %2 what
// the row tells of the content in which it is.
struct Need {
    bool (*has)(const Held& held, const Catalogue& catalogue);
    std::string (*told)(const Held& held, const Catalogue& after);
    std::string_view onLevel;
    std::string_view inPiece;
};

constexpr Need kNeeds[]{
    {bearsRune, [](const Held& held, const Catalogue&) { return held.rune; },
     CAVE_LABEL("edit", "A thing on level %1 bears the rune \"%2\", which must stay and suit it."),
     CAVE_LABEL("edit", "A thing in the piece \"%1\" bears the rune \"%2\", which must stay and suit it.")},
    {isEnchanted, plainKind,
     CAVE_LABEL("edit", "\"%2\" on level %1 is better or worse than its kind, which only gear and wands are."),
     CAVE_LABEL("edit", "\"%2\" in the piece \"%1\" is better or worse than its kind, which only gear and wands are.")},
    {isPriced, [](const Held&, const Catalogue&) { return std::string(); },
     CAVE_LABEL("edit", "A thing on level %1 has a price, so it must stay one that can be taken."),
     CAVE_LABEL("edit", "A thing in the piece \"%1\" has a price, so it must stay one that can be taken.")},
};

bool hasHunters(const Dungeon& dungeon, const Catalogue& catalogue, int depth)
{
    return !hordesFromBelow(catalogue, depth, dungeon.rules.hunters->deeper).isEmpty();
}

// What of a level is not made anew: what stands there, and hand edits.
std::vector<Held> heldOn(const Dungeon& dungeon, int z)
{
    std::vector<Held> held;
    const auto add = [&](const Placement& thing) {
        if (thing.table == KindTable::Item)
            held.push_back({dungeon.catalogue->item(thing.kind).id, thing.enchant, thing.rune, thing.price});
    };
    const DungeonLevel& level = dungeon.level(z);
    std::ranges::for_each(level.thingEdits, add, &ThingEdit::thing);
    if (!isMadeAnew(dungeon, z))
        std::ranges::for_each(level.things, add);
    return held;
}

std::vector<Held> heldBy(const Piece& piece)
{
    std::vector<Held> held;
    held.reserve(piece.legend.size());
    for (const auto& [letter, sign] : piece.legend)
        held.push_back({sign.thing, sign.enchant, sign.rune, sign.price});
    return held;
}

// A sentence for each need, about the first thing that has it.
void addLost(const std::vector<Held>& things, const Catalogue& before, const Catalogue& after,
             std::string_view Need::* sentence, const TextArgument& where, std::vector<Text>& lost)
{
    for (const Need& need : kNeeds) {
        const auto loses = [&](const Held& held) { return need.has(held, before) && !need.has(held, after); };
        if (const auto held = std::ranges::find_if(things, loses); held != things.end())
            lost.push_back({"edit", need.*sentence, {where, need.told(*held, after)}});
    }
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
    for (int z = 0; z < dungeon.depth(); ++z)
        addLost(heldOn(dungeon, z), *dungeon.catalogue, after, &Need::onLevel, std::int64_t{z} + 1, lost);
    for (const Piece& piece : dungeon.pieces)
        addLost(heldBy(piece), *dungeon.catalogue, after, &Need::inPiece, piece.name, lost);
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
