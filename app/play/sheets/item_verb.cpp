// SPDX-License-Identifier: MIT
#include "app/play/sheets/item_verb.h"

#include "app/play/game/running_game.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/throwing.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kVerbs{
    ItemVerbRow{ItemVerb::Eat, PlayAction::Eat, QT_TRANSLATE_NOOP("ItemVerbs", "Eat what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing to eat.")},
    ItemVerbRow{ItemVerb::Drink, PlayAction::Drink, QT_TRANSLATE_NOOP("ItemVerbs", "Drink what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing to drink.")},
    ItemVerbRow{ItemVerb::Read, PlayAction::Read, QT_TRANSLATE_NOOP("ItemVerbs", "Read what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing to read.")},
    ItemVerbRow{ItemVerb::Zap, PlayAction::Zap, QT_TRANSLATE_NOOP("ItemVerbs", "Zap what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing to zap.")},
    ItemVerbRow{ItemVerb::Wield, PlayAction::Wield, QT_TRANSLATE_NOOP("ItemVerbs", "Wield what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing else to wield.")},
    ItemVerbRow{ItemVerb::Wear, PlayAction::Wear, QT_TRANSLATE_NOOP("ItemVerbs", "Wear what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You have nothing else to wear.")},
    ItemVerbRow{ItemVerb::TakeOff, PlayAction::TakeOff, QT_TRANSLATE_NOOP("ItemVerbs", "Take off or put away what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You neither wield nor wear anything.")},
    ItemVerbRow{ItemVerb::Throw, PlayAction::Throw, QT_TRANSLATE_NOOP("ItemVerbs", "Throw what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You carry nothing to throw.")},
    ItemVerbRow{ItemVerb::Drop, PlayAction::Drop, QT_TRANSLATE_NOOP("ItemVerbs", "Drop what?"),
                QT_TRANSLATE_NOOP("ItemVerbs", "You carry nothing.")},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kVerbs.size(); ++i)
        if (kVerbs[i].verb != static_cast<ItemVerb>(i))
            return false;
    return true;
}
static_assert(isInOrder());

// The item that suits and has the greatest number here is meant.
int preference(ItemVerb verb, const Item& item)
{
    if (verb == ItemVerb::Eat)
        return item.bitten;
    if (verb == ItemVerb::Zap)
        return -item.spent;
    return item.use == Use::None ? 1 : 0;
}

} // namespace

std::span<const ItemVerbRow> itemVerbs() { return kVerbs; }

const ItemVerbRow& itemVerb(ItemVerb verb) { return kVerbs[static_cast<std::size_t>(verb)]; }

std::optional<ItemVerb> itemVerbOf(PlayAction action)
{
    const auto row = std::ranges::find(kVerbs, action, &ItemVerbRow::action);
    return row == kVerbs.end() ? std::nullopt : std::optional(row->verb);
}

QString itemVerbText(const char* source) { return QCoreApplication::translate("ItemVerbs", source); }

QString verbName(ItemVerb verb, const Item& item)
{
    if (verb == ItemVerb::TakeOff && item.use == Use::Wielded)
        return itemVerbText(QT_TRANSLATE_NOOP("ItemVerbs", "Put away"));
    return withoutMnemonic(playText(playAction(itemVerb(verb).action).name));
}

bool suits(const World& world, ItemVerb verb, const Item& item)
{
    const ItemKind& kind = world.catalogue().item(item.kind);
    switch (verb) {
    case ItemVerb::Eat: return kind.food > 0;
    case ItemVerb::Drink: return kind.effect && kind.effect->by == UsedBy::Drinking;
    case ItemVerb::Read: return kind.effect && kind.effect->by == UsedBy::Reading;
    case ItemVerb::Zap: return kind.effect && kind.effect->by == UsedBy::Zapping;
    case ItemVerb::Wield: return fits(kind, Use::Wielded) && item.use != Use::Wielded;
    case ItemVerb::Wear: return canBeWorn(kind) && !isWorn(item.use);
    case ItemVerb::TakeOff: return item.use != Use::None;
    case ItemVerb::Throw:
    case ItemVerb::Drop: return true;
    }
    return false;
}

const Item* itemFor(const World& world, const PackLine& line, ItemVerb verb)
{
    const Item* best = nullptr;
    for (const Item& item : line.items)
        if (suits(world, verb, item) && (best == nullptr || preference(verb, item) > preference(verb, *best)))
            best = &item;
    return best;
}

bool mustAim(const World& world, ItemVerb verb, EntityId item)
{
    const Item& used = *world.item(item);
    const bool isUsed = verb == ItemVerb::Read || verb == ItemVerb::Zap;
    return verb == ItemVerb::Throw ||
           (isUsed && world.catalogue().item(used.kind).effect && asksForTarget(world, world.hero(), used));
}

bool mustMakeRoom(const World& world, ItemVerb verb, EntityId item)
{
    const Item& ring = *world.item(item);
    const ItemKind& kind = world.catalogue().item(ring.kind);
    return verb == ItemVerb::Wear && kind.slot == Slot::Ring && !isWorn(ring.use) &&
           !placeToWear(world, ring.carrier, kind);
}

bool mustChooseThing(const World& world, ItemVerb verb, EntityId item)
{
    const bool isUsed = verb == ItemVerb::Drink || verb == ItemVerb::Read || verb == ItemVerb::Zap;
    return isUsed && tempers(world.seenItem(*world.item(item)));
}

Command commandFor(ItemVerb verb, EntityId item)
{
    switch (verb) {
    case ItemVerb::Eat: return Eat{item};
    case ItemVerb::Drink: return Drink{item};
    case ItemVerb::Read: return Read{item};
    case ItemVerb::Zap: return Zap{item};
    case ItemVerb::Wield: return Wield{item};
    case ItemVerb::Wear: return Wear{item};
    case ItemVerb::TakeOff: return TakeOff{item};
    case ItemVerb::Drop: return Drop{item};
    case ItemVerb::Throw: break; // only aimed
    }
    return Wait{};
}

Command aimedCommandFor(ItemVerb verb, EntityId item, int x, int y)
{
    if (verb == ItemVerb::Throw)
        return Throw{item, x, y};
    return verb == ItemVerb::Zap ? Command(ZapAt{item, x, y}) : Command(ReadAt{item, x, y});
}

Answer refusalOf(const RunningGame& game, ItemVerb verb, EntityId item)
{
    if (mustMakeRoom(game.world(), verb, item))
        return game.check(Wear{item, Use::Ring1});
    if (mustChooseThing(game.world(), verb, item))
        return game.check(Wait{});
    // What stands in the way of waiting stands in the way of anything.
    if (!mustAim(game.world(), verb, item))
        return game.check(commandFor(verb, item));
    if (auto refusal = game.check(Wait{}))
        return refusal;
    const World& world = game.world();
    if (verb == ItemVerb::Throw)
        return checkThrowable(world, world.hero(), item);
    return checkUsable(world, world.hero(), item, verb == ItemVerb::Zap ? UsedBy::Zapping : UsedBy::Reading);
}

} // namespace cave
