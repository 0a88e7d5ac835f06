// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/describe_event.h"

#include "core/rules/facts/appetite.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/world/goal_state.h"

namespace cave {

namespace {

Noticed describeGained(const World& world, Gained gained)
{
    switch (gained) {
    case Gained::Health: return say(world, Tone::Gain, {CAVE_TEXT("game", "Your health improves!")});
    case Gained::Attack: return say(world, Tone::Gain, {CAVE_TEXT("game", "You feel stronger!")});
    case Gained::Defence: return say(world, Tone::Gain, {CAVE_TEXT("game", "Your defence improves!")});
    case Gained::Sight: return say(world, Tone::Gain, {CAVE_TEXT("game", "You see further into the dark!")});
    }
    return std::nullopt;
}

Noticed describeLoss(const World& world, Gained lost)
{
    switch (lost) {
    case Gained::Health: return say(world, Tone::Harm, {CAVE_TEXT("game", "Something of your life is gone for good.")});
    case Gained::Attack: return say(world, Tone::Harm, {CAVE_TEXT("game", "Your strength drains away.")});
    case Gained::Defence:
    case Gained::Sight: break; // nothing takes these
    }
    return std::nullopt;
}

// What is still to be done before the goal that the hero came to counts.
Noticed sayMissing(const World& world, const FellShort& event)
{
    const GoalPart* missing = missingPart(world);
    if (missing == nullptr)
        return std::nullopt;
    if (missing->goal != Goal::Collect)
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "Not yet: %1 must be slain first."),
                    {KindName{KindTable::Creature, missing->kind, Role::TheSubject}}});
    return say(world, Tone::Warning,
               ownOr(world.rules().texts.notYet, {CAVE_TEXT("game", "Not yet: you have gathered %1 of %2 (%3)."),
                                                  {std::int64_t{event.gathered}, std::int64_t{missing->count},
                                                   KindName{KindTable::Item, missing->kind, Role::Bare}}}));
}

} // namespace

Noticed describeEvent(const World& world, const Healed& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    if (event.health == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You are as healthy as can be.")});
    return say(world, Tone::Gain, {CAVE_TEXT("game", "You regain %1 health."), {std::int64_t{event.health}}});
}

Noticed describeEvent(const World& world, const ConditionChanged& event)
{
    const ConditionWords& words = wordsOf(event.condition);
    const bool isGood = words.isBad != event.who.isHero;
    const Tone tone = !event.begins ? Tone::Plain : isGood ? Tone::Gain : Tone::Harm;
    if (event.who.isHero) {
        const Sentence& sentence = event.begins ? words.heroBegins : words.heroEnds;
        return say(world, tone, {sentence.context, sentence.source});
    }
    if (!world.isVisible(event.at))
        return std::nullopt;
    const Sentence& sentence = event.begins ? words.begins : words.ends;
    return say(world, tone, {sentence.context, sentence.source, {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Suffered& event)
{
    if (event.isFatal && world.isVisible(event.at))
        return say(world, Tone::Gain,
                   {CAVE_TEXT("game", "%1 dies of poison."), {nameOf(world, event.who, Role::TheSubject)}});
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Harm, {CAVE_TEXT("game", "The poison costs you %1 health."), {std::int64_t{event.damage}}});
}

Noticed describeEvent(const World& world, const Bled& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Harm, {CAVE_TEXT("game", "You lose %1 health by bleeding."), {std::int64_t{event.damage}}});
}

Noticed describeEvent(const World& world, const AppetiteChanged& event)
{
    switch (static_cast<Appetite>(event.appetite)) {
    case Appetite::Starving: return say(world, Tone::Harm, {CAVE_TEXT("game", "You are starving!")});
    case Appetite::Hungry:
        if (event.isHungrier)
            return say(world, Tone::Warning, {CAVE_TEXT("game", "You are hungry.")});
        return std::nullopt;
    case Appetite::Content: return std::nullopt;
    case Appetite::Full:
        if (!event.isHungrier)
            return say(world, Tone::Plain, {CAVE_TEXT("game", "You are full.")});
        return std::nullopt;
    case Appetite::Oversatiated: return say(world, Tone::Warning, {CAVE_TEXT("game", "You are full to bursting.")});
    }
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Perished& event)
{
    switch (event.cause) {
    case Cause::Slain: return std::nullopt; // told with the strike
    case Cause::GaveUp: return say(world, Tone::Plain, {CAVE_TEXT("game", "You give up.")});
    case Cause::Starved: return say(world, Tone::Harm, {CAVE_TEXT("game", "You starve to death.")});
    case Cause::Poisoned: return say(world, Tone::Harm, {CAVE_TEXT("game", "You die of poison.")});
    case Cause::Burned: return say(world, Tone::Harm, {CAVE_TEXT("game", "You die in your own fire.")});
    case Cause::Choked: return say(world, Tone::Harm, {CAVE_TEXT("game", "It was too much. You choke to death.")});
    case Cause::Drowned: return say(world, Tone::Harm, {CAVE_TEXT("game", "The water closes over you. You drown.")});
    case Cause::Fell: return say(world, Tone::Harm, {CAVE_TEXT("game", "You fell too far, and you are dead.")});
    case Cause::Frozen: return say(world, Tone::Harm, {CAVE_TEXT("game", "The cold takes you. You freeze to death.")});
    case Cause::Flames: return say(world, Tone::Harm, {CAVE_TEXT("game", "The flames take you. You burn to death.")});
    case Cause::Bled: return say(world, Tone::Harm, {CAVE_TEXT("game", "You bleed to death.")});
    case Cause::Lightning: return say(world, Tone::Harm, {CAVE_TEXT("game", "The lightning strikes you dead.")});
    case Cause::Lost: return say(world, Tone::Harm, {CAVE_TEXT("game", "You have lost.")});
    }
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Learned& event)
{
    return say(world, Tone::Gain, {CAVE_TEXT_N("game", "You gain %n experience point(s)."), {}, event.experience});
}

Noticed describeEvent(const World& world, const RoseToLevel& event)
{
    return say(world, Tone::Rare,
               {CAVE_TEXT("game", "You advance to level %1. Choose what to gain."), {std::int64_t{event.level}}});
}

Noticed describeEvent(const World& world, const Chosen& event) { return describeGained(world, event.gained); }

Noticed describeEvent(const World& world, const Improved& event)
{
    if (event.who.isHero)
        return describeGained(world, event.gained);
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 grows stronger!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Worsened& event)
{
    if (event.who.isHero)
        return describeLoss(world, event.lost);
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "%1 looks weaker."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const FellShort& event)
{
    const Rules& rules = world.rules();
    if (isCombined(rules))
        return sayMissing(world, event);
    return say(world, Tone::Warning,
               ownOr(rules.texts.notYet, {CAVE_TEXT("game", "Not yet: you have gathered %1 of %2 (%3)."),
                                          {std::int64_t{event.gathered}, std::int64_t{rules.collectCount},
                                           KindName{KindTable::Item, rules.collectKind, Role::Bare}}}));
}

Noticed describeEvent(const World& world, const Ended& event)
{
    const DungeonTexts& texts = world.rules().texts;
    if (event.outcome == Outcome::Won)
        return say(world, Tone::Rare,
                   ownOr(texts.victory,
                         {CAVE_TEXT("game", "You won on turn %1. The cave is quiet behind you."), {event.turn}}));
    if (!texts.death.empty())
        return say(world, Tone::Harm, {kDungeonContext, texts.death});
    return std::nullopt;
}

Noticed describeEvent(const World& world, const Swapped& event)
{
    if (event.who.isHero)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "You change places with %1."), {nameOf(world, event.other, Role::TheObject)}});
    if (!event.other.isHero)
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 changes places with you."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeEvent(const World& world, const Freed& event)
{
    if (event.by.isHero && event.wasCaptive)
        return say(
            world, Tone::Gain,
            {CAVE_TEXT("game", "You free %1, and it comes with you."), {nameOf(world, event.who, Role::TheObject)}});
    if (!world.isVisible(event.at))
        return std::nullopt;
    const KindName name = nameOf(world, event.who, Role::TheSubject);
    const Creature* living = world.creature(event.who.id);
    const bool isWon = event.by.isHero || (living && isAlly(world, *living));
    return isWon ? say(world, Tone::Gain, {CAVE_TEXT("game", "%1 is on your side now."), {name}})
                 : say(world, Tone::Warning, {CAVE_TEXT("game", "%1 has changed sides!"), {name}});
}

Noticed describeEvent(const World& world, const Ordered& event)
{
    const std::int64_t heard = event.heard;
    switch (event.duty) {
    case Duty::Follow:
        return say(world, Tone::Plain, {CAVE_TEXT_N("game", "%n companion(s) [follows|follow] you."), {}, heard});
    case Duty::Stay:
        return say(world, Tone::Plain, {CAVE_TEXT_N("game", "%n companion(s) [stays|stay] here."), {}, heard});
    case Duty::Free: break;
    }
    return say(world, Tone::Plain, {CAVE_TEXT_N("game", "%n companion(s) [goes its|go their] own way."), {}, heard});
}

} // namespace cave
