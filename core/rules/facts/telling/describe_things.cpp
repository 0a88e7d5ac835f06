// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/describe_event.h"

namespace cave {

namespace {

// As it was seen then, whatever the hero has come to know by it.
KindName takenFor(const World& world, ItemKindId seen, Role role, std::optional<CreatureKindId> of = {})
{
    return {KindTable::Item, world.catalogue().item(seen).id, role,
            of ? world.catalogue().creature(*of).id : std::string()};
}

} // namespace

Noticed describeEvent(const World& world, const PickedUp& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = itemName(world, event.kind, Role::AObject, event.of);
    if (event.paid > 0)
        return say(world, Tone::Plain,
                   {CAVE_TEXT_N("game", "You buy %1 for %n coin(s)."), {name}, std::int64_t{event.paid}});
    if (event.counted == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You pick up %1."), {name}});
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You gather %1: %2 so far."), {name, std::int64_t{event.counted}}});
}

Noticed describeEvent(const World& world, const LeftLying& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(
        world, Tone::Warning,
        {CAVE_TEXT_N("game", "Your pack is full: %n thing(s) [stays|stay] here."), {}, std::int64_t{event.count}});
}

Noticed describeEvent(const World& world, const Dropped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You drop %1."), {itemName(world, event.kind, Role::TheObject, event.of)}});
}

Noticed describeEvent(const World& world, const OpenedThing& event)
{
    const KindName name = itemName(world, event.kind, Role::TheObject, event.of);
    if (event.held.empty())
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You open %1. Nothing is in it."), {name}});
    if (event.held.size() > 1)
        return say(world, Tone::Gain,
                   {CAVE_TEXT_N("game", "You open %1: %n thing(s) [is|are] in it."),
                    {name},
                    static_cast<std::int64_t>(event.held.size())});
    const auto& [kind, of] = event.held.front();
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You open %1 and find %2."), {name, itemName(world, kind, Role::AObject, of)}});
}

Noticed describeEvent(const World& world, const WasPutInto& event)
{
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You put %1 into %2."),
                {itemName(world, event.kind, Role::TheObject, event.of),
                 itemName(world, event.into, Role::TheObject, event.intoOf)}});
}

Noticed describeEvent(const World& world, const Equipped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = itemName(world, event.kind, Role::TheObject, event.of);
    switch (event.use) {
    case Use::None: return say(world, Tone::Plain, {CAVE_TEXT("game", "You put %1 away."), {name}});
    case Use::Wielded: return say(world, Tone::Plain, {CAVE_TEXT("game", "You wield %1."), {name}});
    case Use::Off: return say(world, Tone::Plain, {CAVE_TEXT("game", "You take %1 into the off hand."), {name}});
    case Use::Worn:
    case Use::Ring1:
    case Use::Ring2: return say(world, Tone::Plain, {CAVE_TEXT("game", "You put on %1."), {name}});
    }
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Ate& event)
{
    const KindName name = itemName(world, event.kind, Role::TheObject, event.of);
    if (event.isLast)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You eat %1."), {name}});
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You take a bite of %1."), {name}});
}

Noticed describeEvent(const World& world, const UsedUp& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = takenFor(world, event.seen, Role::TheObject);
    switch (world.catalogue().item(event.kind).effect->by) {
    case UsedBy::Drinking: return say(world, Tone::Plain, {CAVE_TEXT("game", "You drink %1."), {name}});
    case UsedBy::Reading: return say(world, Tone::Plain, {CAVE_TEXT("game", "You read %1."), {name}});
    case UsedBy::Zapping:
        if (event.chargesLeft == 0 && world.catalogue().item(event.kind).recharge == 0)
            return say(world, Tone::Warning, {CAVE_TEXT("game", "You zap %1. That was its last charge."), {name}});
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You zap %1."), {name}});
    case UsedBy::Throwing: break; // told as a throw
    }
    return std::nullopt;
}

bool isUsedInVain(const Event& event)
{
    const auto* used = std::get_if<UsedUp>(&event);
    return used != nullptr && used->who.isHero && used->isInVain;
}

Message describeVainUse(const World& world) { return say(world, Tone::Plain, {CAVE_TEXT("game", "Nothing happens.")}); }

Noticed describeEvent(const World& world, const Thrown& event)
{
    const KindName name = takenFor(world, event.seen, Role::TheObject, event.of);
    if (event.who.isHero && event.breaks)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You throw %1, and it breaks."), {name}});
    if (event.who.isHero)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You throw %1."), {name}});
    if (!world.isVisible(event.from) && !world.isVisible(event.to))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 throws %2."),
                {nameOf(world, event.who, Role::TheSubject), takenFor(world, event.seen, Role::AObject, event.of)}});
}

Noticed describeEvent(const World& world, const Recognised& event)
{
    const KindName look = takenFor(world, event.look, Role::TheSubject);
    const KindName kind = itemName(world, event.kind, Role::ASubject, event.more);
    switch (event.by) {
    case Recognised::By::Use: return say(world, Tone::Gain, {CAVE_TEXT("game", "%1: that is %2."), {look, kind}});
    case Recognised::By::Reading:
        return say(world, Tone::Gain,
                   {CAVE_TEXT("game", "%1: that is %2, and must be aimed. You keep it."), {look, kind}});
    case Recognised::By::Elimination:
        return say(world, Tone::Gain, {CAVE_TEXT("game", "%1: that can only be %2."), {look, kind}});
    case Recognised::By::Crowded:
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "Your pack is too full to keep %1 apart from its like. Drop something."),
                    {itemName(world, event.kind, Role::TheObject, event.more)}});
    }
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Tempered& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName what = itemName(world, event.kind, Role::TheObject);
    if (event.of.enchant == 0 && !event.of.rune) // it is called as before, as where how good it is is not known
        return say(world, Tone::Gain, {CAVE_TEXT("game", "You make %1 better."), {what}});
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You make %1 better: that is %2 now."),
                {what, itemName(world, event.kind, Role::ASubject, event.of)}});
}

Noticed describeEvent(const World& world, const Rusted& event)
{
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "%1 rusts, and protects you less."),
                {itemName(world, event.kind, Role::TheSubject, event.of)}});
}

Noticed describeEvent(const World& world, const RuneWorked& event)
{
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 flares."), {itemName(world, event.kind, Role::TheSubject, event.of)}});
}

Noticed describeEvent(const World& world, const Stole& event)
{
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "%1 takes %2 from your pack!"),
                {nameOf(world, event.who, Role::TheSubject), itemName(world, event.kind, Role::AObject)}});
}

Noticed describeEvent(const World& world, const BurntUp& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 burns up."), {itemName(world, event.kind, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const GasIgnited& event)
{
    if (!event.isNews)
        return std::nullopt;
    const KindName gas{KindTable::Gas, world.catalogue().gas(event.kind).id, Role::TheSubject};
    return say(world, Tone::Warning, {CAVE_TEXT("game", "%1 catches fire!"), {gas}});
}

Noticed describeEvent(const World& world, const Clouded& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    const KindName gas{KindTable::Gas, world.catalogue().gas(event.kind).id, Role::TheSubject};
    return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 billows up."), {gas}});
}

Noticed describeEvent(const World& world, const Struggled& event)
{
    if (event.who.isHero)
        return say(world, Tone::Warning, {CAVE_TEXT("game", "You tear at what holds you.")});
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 tears at what holds it."), {nameOf(world, event.who, Role::TheSubject)}});
}

} // namespace cave
