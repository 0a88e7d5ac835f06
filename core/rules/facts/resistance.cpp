// SPDX-License-Identifier: MIT
#include "core/rules/facts/resistance.h"

#include "core/content/limits.h"
#include "core/content/resist_rows.h"
#include "core/rules/facts/leading.h"

#include <algorithm>

namespace cave {

namespace {

int clamped(int perMille) { return std::clamp(perMille, -kImmunity, kImmunity); }

int sumOf(const World& world, const Creature& creature, ResistKey what)
{
    const CreatureKind& kind = world.catalogue().creature(creature.kind);
    int sum = kind.resists.of(what);
    if (creature.stage > 0)
        sum += kind.stages[static_cast<std::size_t>(creature.stage) - 1].resists.of(what);
    if (!world.catalogue().hasResistingItems())
        return sum;
    for (const Item& item : world.items())
        if (item.carrier == creature.id && item.use != Use::None) {
            sum += world.catalogue().item(item.kind).resists.of(what);
            sum += item.rune ? resistanceBy(world.catalogue().rune(*item.rune), item.enchant, what) : 0;
        }
    return sum;
}

} // namespace

int resistanceOf(const World& world, const Creature& creature, ResistKey what)
{
    return world.catalogue().hasResists() ? clamped(sumOf(world, creature, what)) : 0;
}

int resistanceOf(const World& world, const Creature& creature, EffectKind what)
{
    if (what == EffectKind::Fear && isLed(world, creature))
        return kImmunity;
    if (!world.catalogue().hasResists())
        return 0;
    const auto harm = harmOf(what);
    return clamped(sumOf(world, creature, resistKeyOf(what)) + (harm ? sumOf(world, creature, *harm) : 0));
}

std::optional<ResistKey> harmOf(EffectKind kind)
{
    if (kind == EffectKind::Fireball || kind == EffectKind::Ignite)
        return kResistFire;
    return kind == EffectKind::Frost ? std::optional(kResistCold) : std::nullopt;
}

std::optional<Effect> effectOn(const World& world, const Creature& creature, const Effect& effect)
{
    const int perMille = resistanceOf(world, creature, effect.kind);
    if (perMille == 0)
        return effect;
    if (perMille >= kImmunity)
        return std::nullopt;
    Effect left = effect;
    left.fullPercent = lessened(left.fullPercent, perMille);
    int& number = effect.turns > 0 ? left.turns : left.amount;
    if (number == 0) // it has none: all of it or nothing
        return left;
    number = std::min(lessened(number, perMille), kLargestNumber);
    return number > 0 || left.fullPercent > 0 ? std::optional(left) : std::nullopt;
}

} // namespace cave
