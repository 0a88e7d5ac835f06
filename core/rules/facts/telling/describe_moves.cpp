// SPDX-License-Identifier: MIT
#include "core/content/kind_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/telling/describe_event.h"

#include <algorithm>

namespace cave {

namespace {

// An item that is not known is called by its look.
KindName nameAsSeen(const World& world, KindTable table, std::uint16_t kind, Role role)
{
    const std::uint16_t seen = table == KindTable::Item ? world.seenAs(kind) : kind;
    return {table, kindRow(world.catalogue(), table, seen).id, role};
}

// Others come and go.
Noticed describeCompany(const World& world, const Climbed& event)
{
    const KindName name = nameOf(world, event.who, Role::TheSubject);
    const bool isDown = event.to.z > event.from.z;
    const Creature* who = world.creature(event.who.id);
    const bool isWelcome = who && isAlly(world, *who);
    if (world.isVisible(event.to))
        return say(world, isWelcome ? Tone::Plain : Tone::Warning,
                   isDown ? Text{CAVE_TEXT("game", "%1 comes down from above."), {name}}
                          : Text{CAVE_TEXT("game", "%1 comes up from below."), {name}});
    if (world.isVisible(event.from))
        return say(world, Tone::Plain,
                   isDown ? Text{CAVE_TEXT("game", "%1 goes down and is gone."), {name}}
                          : Text{CAVE_TEXT("game", "%1 goes up and is gone."), {name}});
    return std::nullopt;
}

} // namespace

Noticed describeEvent(const World& world, const Climbed& event)
{
    if (!event.who.isHero)
        return describeCompany(world, event);
    const std::int64_t level = event.to.z + 1;
    if (world.tileKind(event.from).oneWay)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You drop down to level %1."), {level}});
    if (event.to.z < event.from.z)
        return say(world, Tone::Plain,
                   ownOr(world.rules().texts.climbedUp, {CAVE_TEXT("game", "You climb up to level %1."), {level}}));
    return say(world, Tone::Plain,
               ownOr(world.rules().texts.climbedDown, {CAVE_TEXT("game", "You climb down to level %1."), {level}}));
}

// Heard, not seen.
Noticed describeEvent(const World& world, const HuntersCame&)
{
    return say(world, Tone::Warning, {CAVE_TEXT("game", "Boots on the stairs.")});
}

// What lies where the hero comes.
Noticed describeEvent(const World& world, const Stepped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const std::vector<Item> lying = world.itemsAt(event.to);
    if (lying.empty())
        return std::nullopt;
    if (lying.size() > 1)
        return say(world, Tone::Plain,
                   {CAVE_TEXT_N("game", "%n thing(s) [lies|lie] here."), {}, static_cast<std::int64_t>(lying.size())});
    const KindName name = itemName(world, lying.front(), Role::AObject);
    if (const int price = lying.front().price; price > 0)
        return say(world, Tone::Plain,
                   {CAVE_TEXT_N("game", "You see %1 here for %n coin(s)."), {name}, std::int64_t{price}});
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You see %1 here."), {name}});
}

Noticed describeEvent(const World& world, const Opened& event)
{
    if (event.who.isHero || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 opens %2."),
                {nameOf(world, event.who, Role::TheSubject), tileName(world, event.tile, Role::AObject)}});
}

Noticed describeEvent(const World& world, const Unlocked& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You unlock %1, and %2 stays in the lock."),
                {tileName(world, event.tile, Role::TheObject), itemName(world, event.key, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Closed& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You close %1."), {tileName(world, event.tile, Role::TheObject)}});
}

Noticed describeEvent(const World& world, const Found& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "You find %1!"), {tileName(world, event.tile, Role::AObject)}});
}

Noticed describeEvent(const World& world, const Searched& event)
{
    if (!event.who.isHero || event.found > 0)
        return std::nullopt;
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You search, but you find nothing.")});
}

Noticed describeEvent(const World& world, const Teleported& event)
{
    if (event.who.isHero)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You are somewhere else.")});
    if (!world.isVisible(event.from))
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "%1 vanishes."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Mapped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "The lie of this level comes to your mind.")});
}

Noticed describeEvent(const World& world, const Stumbled& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You stumble.")});
}

Noticed describeEvent(const World& world, const Submerged& event)
{
    if (event.who.isHero && event.left == 0)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "You swallow water. Another turn here is your last!")});
    if (event.who.isHero)
        return say(world, Tone::Warning,
                   {CAVE_TEXT_N("game", "There is no ground under your feet. You can stay for %n more turn(s)."),
                    {},
                    event.left});
    if (!event.isFirst || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 struggles in the water."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Drowned& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "%1 drowns."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Pushed& event)
{
    if (event.who.isHero)
        return say(world, Tone::Warning, {CAVE_TEXT("game", "You are pushed aside.")});
    if (event.isByHero && event.to.z == world.hero().at.z)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "You push %1 aside."), {nameOf(world, event.who, Role::TheObject)}});
    if (event.isByHero || !world.isVisible(event.to))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 is pushed aside."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Dug& event)
{
    if (!event.who.isHero && world.isVisible(event.at))
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "%1 breaks through %2!"),
                    {nameOf(world, event.who, Role::TheSubject), tileName(world, event.tile, Role::TheObject)}});
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You dig through %1."), {tileName(world, event.tile, Role::TheObject)}});
}

// What can be heard is heard out of sight.
Noticed describeEvent(const World& world, const TileSaid& event)
{
    const ReactionRow& row = world.catalogue().tile(event.tile).reacts[static_cast<std::size_t>(event.row)];
    const bool isHeard = event.at.z == world.hero().at.z && distance(event.at, world.hero().at) <= row.noise;
    if (!isHeard && !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain, {kDungeonContext, row.say});
}

Noticed describeEvent(const World& world, const Used& event)
{
    const TileKind& tile = world.catalogue().tile(event.tile);
    const auto speaks = [](const ReactionRow& row) { return row.on == On::Use && !row.say.empty(); };
    if (!tile.answers(On::Use) || std::ranges::any_of(tile.reacts, speaks))
        return std::nullopt; // what comes of it is told, or it has its own words
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You use %1."), {tileName(world, event.tile, Role::TheObject)}});
}

Noticed describeEvent(const World& world, const Fell& event)
{
    const std::int64_t level = event.to.z + 1;
    if (event.who.isHero && event.damage == 0)
        return say(world, Tone::Warning, {CAVE_TEXT("game", "You fall to level %1."), {level}});
    if (event.who.isHero)
        return say(
            world, Tone::Harm,
            {CAVE_TEXT("game", "You fall to level %1, and lose %2 health."), {level, std::int64_t{event.damage}}});
    const KindName name = nameOf(world, event.who, Role::TheSubject);
    if (world.isVisible(event.to))
        return say(world, Tone::Warning, {CAVE_TEXT("game", "%1 falls down from above."), {name}});
    if (world.isVisible(event.from))
        return say(world, Tone::Gain, {CAVE_TEXT("game", "%1 falls and is gone."), {name}});
    return std::nullopt;
}

// Where one cell has caught fire the others are seen to.
Noticed describeEvent(const World& world, const TileTurned& event)
{
    if (!event.isNews)
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 catches fire!"), {tileName(world, event.from, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Said& event)
{
    return say(world, static_cast<Tone>(event.tone), {kDungeonContext, event.text});
}

Noticed describeEvent(const World& world, const Happened& event)
{
    const std::string awaited = event.about.empty() ? event.trigger : event.trigger + ' ' + event.about;
    const std::string& name = event.name.empty() ? awaited : event.name;
    switch (event.unless) {
    case Happened::Unless::Nothing:
        return say(world, Tone::Muted, {CAVE_TEXT("game", "Event \"%1\" happens."), {name}});
    case Happened::Unless::Unmet:
        return say(world, Tone::Muted,
                   {CAVE_TEXT("game", "Event \"%1\" does not happen: its condition %2 (%3) does not hold."),
                    {name, std::int64_t{event.number}, event.word}});
    case Happened::Unless::Spent:
        return say(world, Tone::Muted,
                   {CAVE_TEXT("game", "Event \"%1\" does not happen: it has happened as often as it may."), {name}});
    case Happened::Unless::InVain:
        return say(world, Tone::Muted,
                   {CAVE_TEXT("game", "Event \"%1\": its effect %2 (%3) does nothing."),
                    {name, std::int64_t{event.number}, event.word}});
    case Happened::Unless::Resting:
        return say(world, Tone::Muted, {CAVE_TEXT("game", "Event \"%1\" does not happen: it still rests."), {name}});
    }
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Appeared& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    const KindName name = nameAsSeen(world, event.table, event.kind, Role::ASubject);
    return say(world, Tone::Warning, {CAVE_TEXT("game", "%1 appears."), {name}});
}

Noticed describeEvent(const World& world, const Vanished& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    const KindName name = nameAsSeen(world, event.table, event.kind, Role::TheSubject);
    return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 is gone."), {name}});
}

} // namespace cave
