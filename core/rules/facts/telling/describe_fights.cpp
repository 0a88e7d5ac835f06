// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/describe_event.h"

#include "core/content/resist_rows.h"
#include "core/rules/facts/condition.h"

#include <cstdlib>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kHearing = 5; // cells: growth is heard within this square

// A strike that does nothing is told all the same.
Noticed describeVainStrike(const World& world, const Struck& event)
{
    if (event.attacker.isHero)
        return say(
            world, Tone::Plain,
            {CAVE_TEXT("game", "You hit %1, but it does no damage."), {nameOf(world, event.victim, Role::TheObject)}});
    if (event.victim.isHero)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "%1 hits you, but it does no damage."),
                    {nameOf(world, event.attacker, Role::TheSubject)}});
    return std::nullopt;
}

// A blow of or at somebody who is with the hero, which the hero sees.
Message describeCompanysBlow(const World& world, const Struck& event)
{
    const KindName by = nameOf(world, event.attacker, Role::TheSubject);
    const KindName whom = nameOf(world, event.victim, Role::TheObject);
    const std::int64_t damage = event.damage;
    return event.attacker.isAlly
               ? say(world, Tone::Plain,
                     {CAVE_TEXT("game", "Your companion, %1, hits %2 for %3 damage."), {by, whom, damage}})
               : say(world, Tone::Plain,
                     {CAVE_TEXT("game", "%1 hits your companion, %2, for %3 damage."), {by, whom, damage}});
}

Message describeCompanysKill(const World& world, const Died& event)
{
    const KindName name = nameOf(world, event.victim, Role::TheSubject);
    if (event.victim.isAlly)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "Your companion, %1, dies."), {name}});
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "Your companion, %1, kills %2."),
                {nameOf(world, event.killer, Role::TheSubject), nameOf(world, event.victim, Role::TheObject)}});
}

Message describeUnharmed(const World& world, const Actor& who)
{
    return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 takes no harm."), {nameOf(world, who, Role::TheSubject)}});
}

// Who is immune to what, for the harms; effects have one sentence.
struct ResistSentences {
    ResistKey what = 0;
    Sentence heroImmune;
    Sentence immune;
};
constexpr std::array kResistSentences{
    ResistSentences{
        kResistBlow, {CAVE_TEXT("game", "You are immune to blows.")}, {CAVE_TEXT("game", "%1 is immune to blows.")}},
    ResistSentences{kResistShot,
                    {CAVE_TEXT("game", "You are immune to what is shot or thrown.")},
                    {CAVE_TEXT("game", "%1 is immune to what is shot or thrown.")}},
    ResistSentences{
        kResistFire, {CAVE_TEXT("game", "You are immune to fire.")}, {CAVE_TEXT("game", "%1 is immune to fire.")}},
    ResistSentences{
        kResistCold, {CAVE_TEXT("game", "You are immune to cold.")}, {CAVE_TEXT("game", "%1 is immune to cold.")}},
    ResistSentences{resistKeyOf(EffectKind::Lightning),
                    {CAVE_TEXT("game", "You are immune to lightning.")},
                    {CAVE_TEXT("game", "%1 is immune to lightning.")}},
    ResistSentences{resistKeyOf(EffectKind::Poison),
                    {CAVE_TEXT("game", "You are immune to poison.")},
                    {CAVE_TEXT("game", "%1 is immune to poison.")}},
    ResistSentences{
        0, {CAVE_TEXT("game", "You are immune to that.")}, {CAVE_TEXT("game", "%1 is immune to that.")}}, // the rest
};
constexpr Sentence kHeroResists{CAVE_TEXT("game", "You resist that: nothing is left of it.")};
constexpr Sentence kResists{CAVE_TEXT("game", "%1 resists that: nothing is left of it.")};

const ResistSentences& sentencesOf(ResistKey what)
{
    const auto last = kResistSentences.end() - 1;
    return *std::ranges::find(kResistSentences.begin(), last, what, &ResistSentences::what);
}

Message describeOwnUnharmed(const World& world)
{
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You take no harm.")});
}

Message describeOwnBurn(const World& world, const Burned& event)
{
    const std::int64_t damage = event.damage;
    if (damage == 0)
        return describeOwnUnharmed(world);
    if (event.by == EffectKind::Frost)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "The frost costs you %1 health."), {damage}});
    if (event.by == EffectKind::Lightning)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "Lightning strikes you for %1 damage."), {damage}});
    return say(world, Tone::Harm, {CAVE_TEXT("game", "You burn for %1 damage."), {damage}});
}

} // namespace

Noticed describeEvent(const World& world, const HitByThrown& event)
{
    const KindName thing = itemName(world, event.kind, Role::TheSubject);
    const std::int64_t damage = event.damage;
    if (event.victim.isHero)
        return damage == 0
                   ? say(world, Tone::Plain, {CAVE_TEXT("game", "%1 hits you, but it does no damage."), {thing}})
                   : say(world, Tone::Harm, {CAVE_TEXT("game", "%1 hits you for %2 damage."), {thing, damage}});
    if (!event.by.isHero && !world.isVisible(event.at))
        return std::nullopt;
    const KindName whom = nameOf(world, event.victim, Role::TheObject);
    if (damage == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 hits %2, but it does no damage."), {thing, whom}});
    return say(world, event.by.isHero ? Tone::Gain : Tone::Plain,
               {CAVE_TEXT("game", "%1 hits %2 for %3 damage."), {thing, whom, damage}});
}

Noticed describeEvent(const World& world, const Burned& event)
{
    if (event.victim.isHero)
        return describeOwnBurn(world, event);
    if (!world.isVisible(event.at))
        return std::nullopt;
    const KindName who = nameOf(world, event.victim, Role::TheSubject);
    const KindName whom = nameOf(world, event.victim, Role::TheObject);
    const std::int64_t damage = event.damage;
    if (damage == 0)
        return describeUnharmed(world, event.victim);
    if (event.by == EffectKind::Frost)
        return event.isFatal
                   ? say(world, Tone::Gain, {CAVE_TEXT("game", "%1 freezes to death."), {who}})
                   : say(world, Tone::Gain, {CAVE_TEXT("game", "Frost bites %1 for %2 damage."), {whom, damage}});
    if (event.by == EffectKind::Lightning)
        return event.isFatal
                   ? say(world, Tone::Gain, {CAVE_TEXT("game", "%1 is struck dead by lightning."), {who}})
                   : say(world, Tone::Gain, {CAVE_TEXT("game", "Lightning strikes %1 for %2 damage."), {whom, damage}});
    return event.isFatal ? say(world, Tone::Gain, {CAVE_TEXT("game", "%1 burns to death."), {who}})
                         : say(world, Tone::Gain, {CAVE_TEXT("game", "%1 burns for %2 damage."), {who, damage}});
}

Noticed describeEvent(const World& world, const Mended& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 mends %2."),
                {nameOf(world, event.by, Role::TheSubject), nameOf(world, event.who, Role::TheObject)}});
}

Noticed describeEvent(const World& world, const Struck& event)
{
    if (event.damage == 0)
        return describeVainStrike(world, event);
    const std::int64_t damage = event.damage;
    if (event.attacker.isHero)
        return say(
            world, Tone::Gain,
            {CAVE_TEXT("game", "You hit %1 for %2 damage."), {nameOf(world, event.victim, Role::TheObject), damage}});
    if (event.victim.isHero)
        return say(world, Tone::Harm,
                   {CAVE_TEXT("game", "%1 hits you for %2 damage."),
                    {nameOf(world, event.attacker, Role::TheSubject), damage}});
    if (world.isVisible(event.at) && (event.attacker.isAlly || event.victim.isAlly))
        return describeCompanysBlow(world, event);
    if (world.isVisible(event.at))
        return say(
            world, Tone::Plain,
            {CAVE_TEXT("game", "%1 hits %2 for %3 damage."),
             {nameOf(world, event.attacker, Role::TheSubject), nameOf(world, event.victim, Role::TheObject), damage}});
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Died& event)
{
    if (event.victim.isHero)
        return say(world, Tone::Harm,
                   {CAVE_TEXT("game", "You die, slain by %1."), {nameOf(world, event.killer, Role::AObject)}});
    if (event.killer.isHero)
        return say(world, Tone::Gain,
                   {CAVE_TEXT("game", "You kill %1."), {nameOf(world, event.victim, Role::TheObject)}});
    if (world.isVisible(event.at) && (event.victim.isAlly || event.killer.isAlly))
        return describeCompanysKill(world, event);
    if (world.isVisible(event.at) && event.victim.id != event.killer.id)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "%1 dies."), {nameOf(world, event.victim, Role::TheSubject)}});
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Grew& event)
{
    const Position ear = world.hero().at;
    if (event.at.z != ear.z || std::abs(event.at.x - ear.x) > kHearing || std::abs(event.at.y - ear.y) > kHearing)
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 is spreading!"), {nameOf(world, event.parent, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Summoned& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    if (event.who.isHero)
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "%1 appears."), {nameOf(world, event.child, Role::ASubject)}});
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 appears beside %2."),
                {nameOf(world, event.child, Role::ASubject), nameOf(world, event.who, Role::TheObject)}});
}

Noticed describeEvent(const World& world, const Strengthened& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    std::string own;
    anyBehaviour(world.catalogue().creature(event.who.kind), [&](const BehaviourRow& row) {
        if (row.does == Does::Strengthen)
            own = row.says;
        return row.does == Does::Strengthen;
    });
    if (!own.empty())
        return say(world, Tone::Warning, {kDungeonContext, own});
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 grows stronger!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Woke& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    if (event.wasHidden)
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "That was no treasure: it is %1!"), {nameOf(world, event.who, Role::ASubject)}});
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 stirs and turns to you."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Resisted& event)
{
    const ResistSentences& words = sentencesOf(event.what);
    if (event.who.isHero) {
        const Sentence& told = event.isImmune ? words.heroImmune : kHeroResists;
        return say(world, Tone::Gain, {told.context, told.source});
    }
    if (!world.isVisible(event.at))
        return std::nullopt;
    const Sentence& told = event.isImmune ? words.immune : kResists;
    return say(world, Tone::Plain, {told.context, told.source, {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const StageEntered& event)
{
    const auto& stages = world.catalogue().creature(event.who.kind).stages;
    const std::string& own = stages[static_cast<std::size_t>(event.stage) - 1].says;
    if (own.empty() || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning, {kDungeonContext, own});
}

Noticed describeEvent(const World& world, const Shoved& event)
{
    if (event.who.isHero && event.isByIron)
        return say(world, Tone::Warning, {CAVE_TEXT("game", "The iron on you draws you off your feet.")});
    if (event.who.isHero)
        return say(world, Tone::Warning,
                   event.isDrawn ? Text(CAVE_TEXT("game", "You are drawn off your feet."))
                                 : Text(CAVE_TEXT("game", "You are pushed back.")));
    if (!world.isVisible(event.to))
        return std::nullopt;
    const KindName who = nameOf(world, event.who, Role::TheSubject);
    if (event.isByIron)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 is drawn off its feet by its iron."), {who}});
    return say(world, Tone::Plain,
               event.isDrawn ? Text(CAVE_TEXT("game", "%1 is drawn off its feet."), {who})
                             : Text(CAVE_TEXT("game", "%1 is pushed back."), {who}));
}

Noticed describeEvent(const World& world, const CalledOthers& event)
{
    if (event.at.z != world.hero().at.z)
        return std::nullopt;
    if (!world.isVisible(event.at))
        return say(world, Tone::Warning, {CAVE_TEXT("game", "Somewhere something calls out.")});
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 calls others to its side!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Heartened& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 gives its side new strength!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Shot& event)
{
    if (event.attacker.isHero) // a rune has turned it
        return event.damage == 0 ? describeUnharmed(world, event.victim)
                                 : say(world, Tone::Gain,
                                       {CAVE_TEXT("game", "The shot flies back and hits %1 for %2 damage."),
                                        {nameOf(world, event.victim, Role::TheObject), std::int64_t{event.damage}}});
    const KindName name = nameOf(world, event.attacker, Role::TheSubject);
    if (!event.victim.isHero && (!world.isVisible(event.at) || event.damage == 0))
        return std::nullopt;
    if (!event.victim.isHero)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "%1 shoots %2 for %3 damage."),
                    {name, nameOf(world, event.victim, Role::TheObject), std::int64_t{event.damage}}});
    if (event.damage == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 shoots at you, but it does no damage."), {name}});
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "%1 shoots you for %2 damage."), {name, std::int64_t{event.damage}}});
}

Noticed describeEvent(const World& world, const WentOff& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning, {CAVE_TEXT("game", "%1 bursts!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Blasted& event)
{
    const std::int64_t damage = event.damage;
    if (event.victim.isHero && damage == 0)
        return describeOwnUnharmed(world);
    if (event.victim.isHero)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "The blast hits you for %1 damage."), {damage}});
    if (!world.isVisible(event.at))
        return std::nullopt;
    if (damage == 0)
        return describeUnharmed(world, event.victim);
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "The blast hits %1 for %2 damage."),
                {nameOf(world, event.victim, Role::TheObject), damage}});
}

Noticed describeEvent(const World& world, const SplitUp& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 splits in two!"), {nameOf(world, event.parent, Role::TheSubject)}});
}

} // namespace cave
