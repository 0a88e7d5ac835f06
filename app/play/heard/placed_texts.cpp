// SPDX-License-Identifier: MIT
#include "app/play/heard/placed_texts.h"

#include "app/play/heard/heard_event.h"
#include "core/rules/facts/message.h"

namespace cave {

namespace {

// Where a blow comes from. Nothing: the event is none, or the hero strikes and knows where.
template <typename Blow>
std::optional<Position> sourceOf(const Event& event)
{
    const auto* blow = std::get_if<Blow>(&event);
    return blow != nullptr && blow->victim.isHero ? std::optional(blow->from) : std::nullopt;
}

bool isOfHeroToOthers(const Event& event)
{
    const auto* struck = std::get_if<Struck>(&event);
    const auto* shot = std::get_if<Shot>(&event);
    return (struck != nullptr && struck->attacker.isHero) || (shot != nullptr && shot->attacker.isHero);
}

std::optional<Position> placeOf(const World& world, const Event& event)
{
    if (const auto from = sourceOf<Struck>(event))
        return from;
    if (const auto from = sourceOf<Shot>(event))
        return from;
    const auto heardAs = heard(world, event);
    return heardAs && !heardAs->isOfHero && !isOfHeroToOthers(event) ? std::optional(heardAs->at) : std::nullopt;
}

} // namespace

std::vector<PlacedText> placedTexts(const World& world, const Events& events)
{
    std::vector<PlacedText> texts;
    const Position here = world.hero().at;
    for (const Event& event : events) {
        const auto at = placeOf(world, event);
        if (!at || at->z != here.z || *at == here || !world.isVisible(*at))
            continue;
        if (auto message = describe(world, event))
            texts.push_back({std::move(message->text), *at});
    }
    return texts;
}

} // namespace cave
