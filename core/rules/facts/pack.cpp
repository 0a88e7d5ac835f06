// SPDX-License-Identifier: MIT
#include "core/rules/facts/pack.h"

#include "core/rules/facts/condition.h"
#include "core/rules/facts/leading.h"

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
    const int mighty = attack > 0 && lasts(creature, Condition::Mighty) ? mightyAttack(attack) : attack;
    return lasts(creature, Condition::Weakened) ? weakAttack(mighty) : mighty;
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
    const int led = creature.attack > 0 ? attackOfLeaders(world, creature) : 0;
    return attackWith(creature, sumOfGear(world, creature, attackBy) + led);
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
    if (const Item* other = itemInUse(world, creature.id, use); other != nullptr && other->id != item.id)
        add(*other, use, -1);
    add(item, use, 1);
    return {attackWith(creature, attack), defenceWith(creature, defence)};
}

bool fits(const ItemKind& kind, Use use)
{
    const Slot slot = use == Use::Wielded ? Slot::Hand : Slot::Body;
    return kind.slot == Slot::Either || kind.slot == slot;
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
