// SPDX-License-Identifier: MIT
#include "core/rules/facts/pack.h"

#include "core/rules/facts/condition.h"
#include "core/rules/facts/leading.h"

#include <algorithm>

namespace cave {

namespace {

// Nothing that monsters carry is in use, so only the hero's pack is looked through.
template <typename Share>
int sumOfGear(const World& world, const Creature& creature, Share share, bool isKnown = false)
{
    int sum = 0;
    if (creature.id != world.state().hero)
        return sum;
    for (const Item& item : world.items())
        if (item.carrier == creature.id && item.use != Use::None)
            sum += share(world.catalogue().item(item.kind), item.use, isKnown && !item.isShown ? 0 : item.enchant);
    return sum;
}

int attackWith(const Creature& creature, int gear)
{
    const int attack = creature.attack + gear;
    const int mighty = attack > 0 && lasts(creature, Condition::Mighty) ? mightyAttack(attack) : attack;
    return lasts(creature, Condition::Weakened) ? weakAttack(mighty) : mighty;
}

int defenceWith(const Creature& creature, int gear)
{
    const int defence = creature.defence + gear;
    return lasts(creature, Condition::Cursed) ? cursedDefence(defence) : defence;
}

} // namespace

int attackBy(const ItemKind& kind, Use use, int enchant)
{
    const int attack = kind.slot == Slot::Either && use == Use::Worn ? 0 : kind.attack + enchant * kind.attackEach;
    const bool adds = use == Use::Wielded || use == Use::Off;
    return attack + (adds ? enchant / enchantmentsAPoint(use) : 0);
}

int defenceBy(const ItemKind& kind, Use use, int enchant)
{
    const int defence = kind.slot == Slot::Either && use == Use::Wielded ? 0 : kind.defence;
    const bool adds = use == Use::Worn || use == Use::Off;
    return defence + (adds ? enchant / enchantmentsAPoint(use) : 0);
}

int turnsToRecharge(const ItemKind& kind, const Item& item)
{
    constexpr int kWhole = 100;
    constexpr int kEach = 15;
    return std::max(1, kind.recharge * std::max(kWhole - kEach * item.enchant, kEach) / kWhole);
}

int chargesOf(const ItemKind& kind, const Item& item)
{
    if (kind.recharge > 0)
        return kind.charges;
    return kind.charges == 0 ? 0 : std::max(0, kind.charges + 2 * item.enchant);
}

int chargesLeft(const ItemKind& kind, const Item& item)
{
    if (kind.recharge > 0)
        return item.spent == 0 ? kind.charges : 0;
    return std::max(0, chargesOf(kind, item) - item.spent);
}

void spendCharge(const ItemKind& kind, Item& item)
{
    item.spent = kind.recharge > 0 ? turnsToRecharge(kind, item) : item.spent + 1;
}

Strength knownStrengthOf(const World& world, const Creature& creature)
{
    return {attackWith(creature, sumOfGear(world, creature, attackBy, true)),
            defenceWith(creature, sumOfGear(world, creature, defenceBy, true))};
}

Gifts knownGiftsOf(const World& world)
{
    Gifts sum;
    for (const Item& item : world.items())
        if (item.use != Use::None && item.carrier == world.state().hero)
            sum = sum + giftsOf(world.catalogue(), world.seen(item));
    return sum;
}

int attackOf(const World& world, const Creature& creature)
{
    const int led = creature.attack > 0 ? attackOfLeaders(world, creature) : 0;
    return attackWith(creature, sumOfGear(world, creature, attackBy) + led);
}

int defenceOf(const World& world, const Creature& creature)
{
    return defenceWith(creature, sumOfGear(world, creature, defenceBy));
}

Strength strengthWith(const World& world, const Creature& creature, const Item& item, Use use)
{
    int attack = sumOfGear(world, creature, attackBy, true);
    int defence = sumOfGear(world, creature, defenceBy, true);
    const auto add = [&](const Item& thing, Use inUse, int sign) {
        const ItemKind& kind = world.catalogue().item(thing.kind);
        const int enchant = thing.isShown ? thing.enchant : 0;
        attack += sign * (inUse == Use::None ? 0 : attackBy(kind, inUse, enchant));
        defence += sign * (inUse == Use::None ? 0 : defenceBy(kind, inUse, enchant));
    };
    add(item, item.use, -1);
    for (const EntityId other : replacedBy(world, creature.id, world.catalogue().item(item.kind), use))
        if (other != item.id)
            add(*world.item(other), world.item(other)->use, -1);
    add(item, use, 1);
    return {attackWith(creature, attack), defenceWith(creature, defence)};
}

bool fits(const ItemKind& kind, Use use)
{
    switch (use) {
    case Use::None: return false;
    case Use::Wielded: return kind.slot == Slot::Hand || kind.slot == Slot::Either;
    case Use::Worn: return kind.slot == Slot::Body || kind.slot == Slot::Either;
    case Use::Off: return kind.slot == Slot::Off;
    case Use::Ring1:
    case Use::Ring2: return kind.slot == Slot::Ring;
    }
    return false;
}

bool canBeWorn(const ItemKind& kind) { return kind.slot != Slot::None && kind.slot != Slot::Hand; }

std::optional<Use> placeToWear(const World& world, EntityId carrier, const ItemKind& kind)
{
    for (const Use use : kUsesOfGear)
        if (isWorn(use) && fits(kind, use) && (kind.slot != Slot::Ring || itemInUse(world, carrier, use) == nullptr))
            return use;
    return std::nullopt;
}

bool hasIronInUse(const World& world, const Creature& creature)
{
    const bool isHero = creature.id == world.state().hero;
    return std::ranges::any_of(world.itemsOf(creature.id), [&](const Item& item) {
        return world.catalogue().item(item.kind).iron && (!isHero || item.use != Use::None);
    });
}

const Item* inBothHands(const World& world, EntityId carrier)
{
    const Item* wielded = itemInUse(world, carrier, Use::Wielded);
    return wielded != nullptr && world.catalogue().item(wielded->kind).hands > 1 ? wielded : nullptr;
}

const Item* diggingTool(const World& world, EntityId who)
{
    const Item* wielded = who == world.state().hero ? itemInUse(world, who, Use::Wielded) : nullptr;
    if (wielded == nullptr)
        return nullptr;
    const ItemKind& kind = world.catalogue().item(wielded->kind);
    return kind.style == Style::Dig && wielded->spent < chargesOf(kind, *wielded) ? wielded : nullptr;
}

std::vector<EntityId> replacedBy(const World& world, EntityId carrier, const ItemKind& kind, Use use)
{
    std::vector<EntityId> replaced;
    const auto add = [&](Use place) {
        if (const Item* there = itemInUse(world, carrier, place))
            replaced.push_back(there->id);
    };
    if (use == Use::None)
        return replaced;
    add(use);
    if (use == Use::Wielded && kind.hands > 1)
        add(Use::Off);
    return replaced;
}

const Item* itemInUse(const World& world, EntityId carrier, Use use)
{
    const auto items = world.items();
    const auto found =
        std::ranges::find_if(items, [&](const Item& item) { return item.carrier == carrier && item.use == use; });
    return found == items.end() ? nullptr : &*found;
}

bool areAlike(const Item& one, const Item& other)
{
    return one.opens == other.opens && one.enchant == other.enchant && one.rune == other.rune &&
           one.isShown == other.isShown;
}

std::optional<int> letterFor(const World& world, EntityId carrier, const Item& item)
{
    std::vector<bool> isTaken(static_cast<std::size_t>(world.rules().packSize));
    for (const Item& other : world.items()) {
        if (other.carrier != carrier || other.id == item.id)
            continue;
        if (world.seenAs(other.kind) == world.seenAs(item.kind) && areAlike(other, item))
            return other.letter;
        isTaken[static_cast<std::size_t>(other.letter)] = true;
    }
    if (item.carrier == carrier && !isTaken[static_cast<std::size_t>(item.letter)])
        return item.letter;
    const auto free = std::ranges::find(isTaken, false);
    return free == isTaken.end() ? std::nullopt : std::optional(static_cast<int>(free - isTaken.begin()));
}

std::vector<PackLine> packOf(const World& world, EntityId carrier)
{
    std::vector<PackLine> lines;
    for (const Item& item : world.itemsOf(carrier)) {
        auto line = std::ranges::lower_bound(lines, item.letter, {}, &PackLine::letter);
        if (line == lines.end() || line->letter != item.letter)
            line = lines.insert(line, {item.letter, {}});
        line->items.push_back(item);
    }
    return lines;
}

int coinsOf(const World& world)
{
    const auto coins = world.catalogue().findItem(kCoins);
    return coins ? world.counted(*coins) : 0;
}

bool hasEnough(const World& world, ItemKindId kind)
{
    const int enough = world.seenItem(kind).enough;
    const auto isOfKind = [&](const Item& item) {
        return item.carrier == world.state().hero && world.seenAs(item.kind) == world.seenAs(kind);
    };
    return enough > 0 && std::ranges::count_if(world.items(), isOfKind) >= enough;
}

} // namespace cave
