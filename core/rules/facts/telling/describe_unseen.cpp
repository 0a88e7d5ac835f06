// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/describe_unseen.h"

namespace cave {

Noticed describeUnseen(const World& world, const Struck& event)
{
    const std::int64_t damage = event.damage;
    if (event.attacker.isHero)
        return damage == 0 ? say(world, Tone::Plain, {CAVE_TEXT("game", "You hit something, but it does no damage.")})
                           : say(world, Tone::Gain, {CAVE_TEXT("game", "You hit something for %1 damage."), {damage}});
    if (event.victim.isHero)
        return damage == 0 ? say(world, Tone::Plain, {CAVE_TEXT("game", "Something hits you, but it does no damage.")})
                           : say(world, Tone::Harm, {CAVE_TEXT("game", "Something hits you for %1 damage."), {damage}});
    if (!event.victim.isAlly || damage == 0 || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "Something hits your companion, %1, for %2 damage."),
                {nameOf(world, event.victim, Role::TheObject), damage}});
}

Noticed describeUnseen(const World& world, const Shot& event)
{
    if (!event.victim.isHero)
        return std::nullopt;
    const std::int64_t damage = event.damage;
    return damage == 0 ? say(world, Tone::Plain, {CAVE_TEXT("game", "Something shoots at you, but it does no damage.")})
                       : say(world, Tone::Harm, {CAVE_TEXT("game", "Something shoots you for %1 damage."), {damage}});
}

// Who threw it is named nowhere.
Noticed describeUnseen(const World& world, const HitByThrown& event)
{
    if (!event.victim.isUnseen)
        return describeEvent(world, event);
    if (!event.by.isHero)
        return std::nullopt;
    const KindName thing = itemName(world, event.kind, Role::TheSubject);
    const std::int64_t damage = event.damage;
    return damage == 0
               ? say(world, Tone::Plain, {CAVE_TEXT("game", "%1 hits something, but it does no damage."), {thing}})
               : say(world, Tone::Gain, {CAVE_TEXT("game", "%1 hits something for %2 damage."), {thing, damage}});
}

Noticed describeUnseen(const World& world, const Thrown& event)
{
    if (!world.isVisible(event.to))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 comes flying."), {itemName(world, event.seen, Role::ASubject)}});
}

// Nor whose blast it was.
Noticed describeUnseen(const World& world, const Blasted& event)
{
    return event.victim.isUnseen ? std::nullopt : describeEvent(world, event);
}

// At the end of the hero it comes to light who it was.
Noticed describeUnseen(const World& world, const Died& event)
{
    if (!event.victim.isUnseen)
        return describeEvent(world, event);
    if (!event.killer.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "You kill something.")});
}

Noticed describeUnseen(const World& world, const Stole& event)
{
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "Something takes %1 from your pack!"), {itemName(world, event.kind, Role::AObject)}});
}

Noticed describeUnseen(const World& world, const CalledOthers& event)
{
    if (event.at.z != world.hero().at.z)
        return std::nullopt;
    return say(world, Tone::Warning, {CAVE_TEXT("game", "Somewhere something calls out.")});
}

} // namespace cave
