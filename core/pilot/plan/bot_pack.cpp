// SPDX-License-Identifier: MIT
#include "core/pilot/plan/bot_pack.h"

#include "core/pilot/bot_concerns.h"
#include "core/pilot/bot_gear.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/world/goals.h"
#include "core/world/looks.h"

#include <algorithm>

namespace cave {

namespace {

// What a thing in the pack is worth beside others; a meal counts for what it fills.
constexpr int kPriceless = 10'000;
constexpr int kHeals = 600;
constexpr int kUnknown = 300;
constexpr int kHelps = 250;
constexpr int kMissile = 100;
constexpr int kMeal = 500;
constexpr int kFilling = 1000; // food of a thing that is worth a whole meal

int worthOf(Situation& now, ItemKindId id)
{
    const World& world = now.world();
    const ItemKind& kind = world.seenItem(id);
    if (kind.key || kind.holds > 0 || tempers(kind) || isGoalItem(world.rules(), kind.id))
        return kPriceless;
    if (classOfLook(world.rules(), kind))
        return kUnknown;
    if (kind.effect && kind.effect->kind == EffectKind::Heal)
        return kHeals;
    if (kind.effect && concern::isEverUsed(*kind.effect))
        return kHelps;
    if (kind.food > 0 && world.rules().hunger)
        return kMeal * std::min(kind.food * kind.bites, kFilling) / kFilling;
    return kind.thrown > 0 ? kMissile : 0;
}

int worthOf(Situation& now, const Item& item)
{
    const ItemKind& kind = now.world().seenItem(item);
    const bool isSpent = kind.charges > 0 && kind.recharge == 0 && chargesLeft(kind, item) == 0;
    return isSpent || !isUseful(now, item.kind) ? 0 : worthOf(now, item.kind);
}

bool isAloneAtItsLetter(const World& world, const Item& item)
{
    return std::ranges::none_of(world.items(), [&](const Item& other) {
        return other.carrier == item.carrier && other.letter == item.letter && other.id != item.id;
    });
}

bool hasFreeLetterFor(const World& world, ItemKindId kind)
{
    Item item;
    item.kind = kind;
    const ItemKind& row = world.seenItem(kind);
    return row.counted || row.holds > 0 || letterFor(world, world.state().hero, item);
}

} // namespace

bool BotPack::hasRoomFor(ItemKindId kind) { return hasFreeLetterFor(m_now.world(), kind) || burdenFor(kind); }

const Item* BotPack::burdenFor(ItemKindId kind)
{
    if (!isUseful(m_now, kind))
        return nullptr;
    if (!m_lightest)
        m_lightest = findLightest();
    return m_lightest->worth < std::max(worthOf(m_now, kind), 1) ? m_lightest->item : nullptr;
}

BotPack::Burden BotPack::findLightest()
{
    Burden lightest;
    for (const Item& item : m_now.world().items()) {
        if (item.carrier != m_now.hero().id || item.use != Use::None)
            continue;
        const int worth = worthOf(m_now, item);
        if ((lightest.item && worth >= lightest.worth) || (worth > 0 && !isAloneAtItsLetter(m_now.world(), item)))
            continue;
        lightest = {&item, worth};
    }
    return lightest;
}

} // namespace cave
