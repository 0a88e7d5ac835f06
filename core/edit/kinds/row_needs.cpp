// SPDX-License-Identifier: MIT
#include "core/edit/kinds/row_needs.h"

#include "core/content/kind_rows.h"
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

bool mayBeBetter(const Catalogue& catalogue, std::string_view item)
{
    const auto kind = catalogue.findItem(item);
    return kind && canBeEnchanted(catalogue.item(*kind));
}

// An item that the design holds, by its kind's id.
struct Held {
    std::string_view item;
    int enchant = 0;
    const std::string& rune;
    int price = 0;
};

bool losesRune(const Catalogue& before, const Held& held, const Catalogue& after)
{
    return !held.rune.empty() && mayBear(before, held.item, held.rune) && !mayBear(after, held.item, held.rune);
}

bool losesEnchantment(const Catalogue& before, const Held& held, const Catalogue& after)
{
    return held.enchant != 0 && mayBeBetter(before, held.item) && !mayBeBetter(after, held.item);
}

bool hasHunters(const Dungeon& dungeon, const Catalogue& catalogue, int depth)
{
    return !hordesFromBelow(catalogue, depth, dungeon.rules.hunters->deeper).isEmpty();
}

bool losesPrice(const Catalogue& before, const Held& held, const Catalogue& after)
{
    const auto is = before.findItem(held.item);
    const auto becomes = after.findItem(held.item);
    return held.price > 0 && is && canHavePrice(before.item(*is)) && becomes && !canHavePrice(after.item(*becomes));
}

// What of a level is not made anew: what stands there, and hand edits.
template <typename Visit>
void forEachHeld(const Dungeon& dungeon, int z, Visit visit)
{
    const auto visitThing = [&](const Placement& thing) {
        if (thing.table == KindTable::Item)
            visit(Held{dungeon.catalogue->item(thing.kind).id, thing.enchant, thing.rune, thing.price});
    };
    const DungeonLevel& level = dungeon.level(z);
    std::ranges::for_each(level.thingEdits, visitThing, &ThingEdit::thing);
    if (!isMadeAnew(dungeon, z))
        std::ranges::for_each(level.things, visitThing);
}

void addLostOnLevels(const Dungeon& dungeon, const Catalogue& after, std::vector<Text>& lost)
{
    for (int z = 0; z < dungeon.depth(); ++z) {
        const std::int64_t number = std::int64_t{z} + 1;
        const std::string* rune = nullptr;
        std::optional<std::string_view> item;
        bool isPriced = false;
        forEachHeld(dungeon, z, [&](const Held& held) {
            if (!rune && losesRune(*dungeon.catalogue, held, after))
                rune = &held.rune;
            if (!item && losesEnchantment(*dungeon.catalogue, held, after))
                item = held.item;
            isPriced |= losesPrice(*dungeon.catalogue, held, after);
        });
        if (rune)
            lost.push_back(
                {CAVE_TEXT("edit", "A thing on level %1 bears the rune \"%2\", which must stay and suit it."),
                 {number, *rune}});
        if (item)
            lost.push_back({CAVE_TEXT("edit", "\"%2\" on level %1 is better or worse than its kind, which only gear "
                                              "and wands are."),
                            {number, std::string(*item)}});
        if (isPriced)
            lost.push_back(
                {CAVE_TEXT("edit", "A thing on level %1 has a price, so it must stay one that can be taken."),
                 {number}});
    }
}

void addLostOfLetter(const Catalogue& before, const std::string& piece, const std::pair<const char, PieceSign>& letter,
                     const Catalogue& after, std::vector<Text>& lost)
{
    const PieceSign& sign = letter.second;
    if (sign.price > 0 && canHavePrice(sign.thing, before) && !canHavePrice(sign.thing, after))
        lost.push_back({CAVE_TEXT("edit", "The letter \"%1\" of the piece \"%2\" has a price, so it must stay a thing "
                                          "that can be taken."),
                        {std::string(1, letter.first), piece}});
    const auto* id = sign.thing.as<std::string>();
    if (!id)
        return;
    const Held held{*id, sign.enchant, sign.rune};
    if (losesRune(before, held, after))
        lost.push_back({CAVE_TEXT("edit", "A thing in the piece \"%1\" bears the rune \"%2\", which must stay and suit "
                                          "it."),
                        {piece, held.rune}});
    if (losesEnchantment(before, held, after))
        lost.push_back(
            {CAVE_TEXT("edit", "\"%2\" in the piece \"%1\" is better or worse than its kind, which only gear "
                               "and wands are."),
             {piece, *id}});
}

void addLostInPieces(const Dungeon& dungeon, const Catalogue& after, std::vector<Text>& lost)
{
    for (const Piece& piece : dungeon.pieces)
        for (const auto& letter : piece.legend)
            addLostOfLetter(*dungeon.catalogue, piece.name, letter, after, lost);
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
    addLostOnLevels(dungeon, after, lost);
    addLostInPieces(dungeon, after, lost);
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
