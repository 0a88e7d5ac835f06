// SPDX-License-Identifier: MIT
#include "core/rules/facts/telling/remarks.h"

#include <algorithm>

namespace cave {

namespace {

void add(std::vector<Message>& messages, const World& world, const std::string& text)
{
    if (!text.empty())
        messages.push_back({world.state().turn, Tone::Plain, {kDungeonContext, text}});
}

void addSign(std::vector<Message>& messages, const World& world, Position at)
{
    if (const Sign* sign = signAt(world, at))
        add(messages, world, sign->text);
}

// Of a level that the hero comes to for the first time.
void addArrival(std::vector<Message>& messages, const World& world, int z)
{
    add(messages, world, world.level(z).texts.arrival);
    if (std::ranges::any_of(world.creatures(),
                            [&](const Creature& creature) { return creature.isFar && creature.at.z == z; }))
        messages.push_back(
            {world.state().turn, Tone::Warning, {CAVE_TEXT("game", "Something down here is far from home.")}});
}

} // namespace

const Sign* signAt(const World& world, Position at) { return signAt(world.level(at.z).texts, at.x, at.y); }

const Sign* signAt(const LevelTexts& texts, int x, int y)
{
    const auto found = std::ranges::find_if(texts.signs, [&](const Sign& sign) { return sign.x == x && sign.y == y; });
    return found == texts.signs.end() ? nullptr : &*found;
}

std::vector<Message> openingRemarks(const World& world)
{
    std::vector<Message> messages;
    for (const std::string& paragraph : world.rules().texts.intro)
        add(messages, world, paragraph);
    const Position at = world.hero().at;
    add(messages, world, world.level(at.z).texts.arrival);
    addSign(messages, world, at);
    return messages;
}

std::vector<Message> remarks(const World& world, const Event& event)
{
    std::vector<Message> messages;
    if (const auto* stepped = std::get_if<Stepped>(&event); stepped && stepped->who.isHero) {
        addSign(messages, world, stepped->to);
    } else if (const auto* climbed = std::get_if<Climbed>(&event); climbed && climbed->who.isHero) {
        if (climbed->isFirstVisit)
            addArrival(messages, world, climbed->to.z);
        addSign(messages, world, climbed->to);
    } else if (const auto* fell = std::get_if<Fell>(&event); fell && fell->who.isHero) {
        if (fell->isFirstVisit)
            addArrival(messages, world, fell->to.z);
        addSign(messages, world, fell->to);
    }
    return messages;
}

} // namespace cave
