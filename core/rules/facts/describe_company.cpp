// SPDX-License-Identifier: MIT
#include "core/rules/facts/describe_event.h"

namespace cave {

Noticed describeEvent(const World& world, const Swapped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You change places with %1."), {nameOf(world, event.other, Role::TheObject)}});
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
    return event.by.isHero ? say(world, Tone::Gain, {CAVE_TEXT("game", "%1 is on your side now."), {name}})
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
