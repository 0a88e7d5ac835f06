// SPDX-License-Identifier: MIT
#include "core/rules/facts/message.h"

#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/facts/telling/describe_unseen.h"

namespace cave {

std::string_view toneName(Tone tone)
{
    switch (tone) {
    case Tone::Plain: return "plain";
    case Tone::Harm: return "harm";
    case Tone::Gain: return "gain";
    case Tone::Warning: return "warning";
    case Tone::Rare: return "rare";
    case Tone::Muted: return "muted";
    }
    return {};
}

std::optional<Tone> toneNamed(std::string_view name)
{
    for (int i = 0; !toneName(static_cast<Tone>(i)).empty(); ++i)
        if (toneName(static_cast<Tone>(i)) == name)
            return static_cast<Tone>(i);
    return std::nullopt;
}

KindName nameOf(const World& world, const Actor& actor, Role role)
{
    return {KindTable::Creature, world.catalogue().creature(actor.kind).id, role};
}

KindName tileName(const World& world, TileId tile, Role role)
{
    return {KindTable::Tile, world.catalogue().tile(tile).id, role};
}

Called calledAs(const World& world, const Item& item)
{
    Called called(item.of);
    const Item seen = world.seen(item);
    called.enchant = seen.enchant;
    called.rune = seen.rune;
    return called;
}

KindName itemName(const World& world, ItemKindId kind, Role role, const Called& called)
{
    return {KindTable::Item,
            world.seenItem(kind).id,
            role,
            called.of ? world.catalogue().creature(*called.of).id : std::string(),
            called.enchant,
            called.rune ? world.catalogue().rune(*called.rune).id : std::string()};
}

KindName itemName(const World& world, const Item& item, Role role)
{
    return itemName(world, item.kind, role, calledAs(world, item));
}

Text inOwnWords(const World& world, Text text)
{
    const auto& instead = world.rules().texts.instead;
    if (const auto own = instead.find(text.source); own != instead.end() && text.context != kDungeonContext) {
        text.context = kDungeonContext;
        text.source = own->second;
    }
    return text;
}

Text ownOr(const std::string& own, Text builtIn)
{
    return own.empty() ? builtIn : Text(kDungeonContext, own, std::move(builtIn.arguments));
}

Message say(const World& world, Tone tone, Text text)
{
    return Message{world.state().turn, tone, inOwnWords(world, std::move(text))};
}

std::optional<Message> describe(const World& world, const Event& event)
{
    return std::visit(
        [&](const auto& told) { return isOfUnseen(told) ? describeUnseen(world, told) : describeEvent(world, told); },
        event);
}

} // namespace cave
