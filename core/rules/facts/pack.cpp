// SPDX-License-Identifier: MIT
#include "core/rules/facts/pack.h"

#include "core/rules/facts/condition.h"

#include <algorithm>

namespace cave {

namespace {

// Nothing that monsters carry is in use, so only the hero's pack is looked through.
template <typename Share>
int sumOfGear(const World& world, const Creature& creature, Share share)
{
    int sum = 0;
    if (creature.id != world.state().hero)
        return sum;
    for (const Item& item : world.items())
        if (item.carrier == creature.id && item.use != Use::None)
            sum += share(world.catalogue().item(item.kind), item.use);
    return sum;
}

int attackWith(const Creature& creature, int gear)
{
    const int attack = creature.attack + gear;
    return attack > 0 && lasts(creature, Condition::Mighty) ? mightyAttack(attack) : attack;
}

int defenceWith(const Creature& creature, int gear)
{
    const int defence = creature.defence + gear;
    return lasts(creature, Condition::Cursed) ? cursedDefence(defence) : defence;
}

} // namespace

int attackBy(const ItemKind& kind, Use use) { return kind.slot == Slot::Either && use == Use::Worn ? 0 : kind.attack; }

int defenceBy(const ItemKind& kind, Use use)
{
    return kind.slot == Slot::Either && use == Use::Wielded ? 0 : kind.defence;
}

int attackOf(const World& world, const Creature& creature)
{
    return attackWith(creature, sumOfGear(world, creature, attackBy));
}

int defenceOf(const World& world, const Creature& creature)
{
    return defenceWith(creature, sumOfGear(world, creature, defenceBy));
}

Strength strengthWith(const World& world, const Creature& creature, const Item& item, Use use)
{
    int attack = sumOfGear(world, creature, attackBy);
    int defence = sumOfGear(world, creature, defenceBy);
    const auto add = [&](const Item& thing, Use inUse, int sign) {
        const ItemKind& kind = world.catalogue().item(thing.kind);
        attack += sign * (inUse == Use::None ? 0 : attackBy(kind, inUse));
        defence += sign * (inUse == Use::None ? 0 : defenceBy(kind, inUse));
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

const Item* inBothHands(const World& world, EntityId carrier)
{
    const Item* wielded = itemInUse(world, carrier, Use::Wielded);
    return wielded != nullptr && world.catalogue().item(wielded->kind).hands > 1 ? wielded : nullptr;
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

std::optional<int> letterFor(const World& world, EntityId carrier, const Item& item)
{
    std::vector<bool> isTaken(static_cast<std::size_t>(world.rules().packSize));
    for (const Item& other : world.items()) {
        if (other.carrier != carrier)
            continue;
        if (world.seenAs(other.kind) == world.seenAs(item.kind) && other.opens == item.opens)
            return other.letter;
        isTaken[static_cast<std::size_t>(other.letter)] = true;
    }
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

} // namespace cave
