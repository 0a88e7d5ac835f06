// SPDX-License-Identifier: MIT
#include "core/rules/facts/kill.h"

#include "core/rules/facts/telling/describe_event.h"

namespace cave {

namespace {

struct Blow {
    EntityId victim = EntityId::None;
    int damage = 0;
};

std::optional<Blow> blowIn(const Event& event)
{
    const auto told = [](const auto& blow) { return Blow{blow.victim.id, blow.damage}; };
    if (const auto* struck = std::get_if<Struck>(&event))
        return told(*struck);
    if (const auto* hit = std::get_if<HitByThrown>(&event))
        return told(*hit);
    if (const auto* burned = std::get_if<Burned>(&event))
        return told(*burned);
    if (const auto* blasted = std::get_if<Blasted>(&event))
        return told(*blasted);
    return std::nullopt;
}

} // namespace

std::optional<Kill> killIn(std::span<const Event> events)
{
    const auto blow = events.size() < 2 ? std::nullopt : blowIn(events[0]);
    const auto* died = blow ? std::get_if<Died>(&events[1]) : nullptr;
    if (died == nullptr || died->victim.id != blow->victim || died->victim.isHero)
        return std::nullopt;
    if (died->killer.id == died->victim.id) // nobody killed it: it burned to death
        return std::nullopt;
    if (died->killer.isAlly || died->victim.isAlly) // told as what a companion does or suffers
        return std::nullopt;
    if (died->killer.isUnseen || died->victim.isUnseen) // each is told for itself, and names nobody
        return std::nullopt;
    Kill kill{died->victim, died->killer, died->at, blow->damage, 0, 2};
    const auto* learned = events.size() > 2 && died->killer.isHero ? std::get_if<Learned>(&events[2]) : nullptr;
    if (learned != nullptr) {
        kill.experience = learned->experience;
        ++kill.events;
    }
    return kill;
}

std::optional<Message> describe(const World& world, const Kill& kill)
{
    const std::int64_t damage = kill.damage;
    const KindName victim = nameOf(world, kill.victim, Role::TheObject);
    if (kill.killer.isHero && kill.experience > 0)
        return say(world, Tone::Gain,
                   {CAVE_TEXT_N("game", "You kill %1 with %2 damage and gain %n experience point(s)."),
                    {victim, damage},
                    kill.experience});
    if (kill.killer.isHero)
        return say(world, Tone::Gain, {CAVE_TEXT("game", "You kill %1 with %2 damage."), {victim, damage}});
    if (!world.isVisible(kill.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 kills %2 with %3 damage."),
                {nameOf(world, kill.killer, Role::TheSubject), victim, damage}});
}

} // namespace cave
