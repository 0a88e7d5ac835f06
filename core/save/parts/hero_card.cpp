// SPDX-License-Identifier: MIT
#include "core/save/parts/hero_card.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array<std::string_view, 8> kPortraits{"hero",         "hero-lampwright", "hero-digger",
                                                     "hero-poacher", "hero-herbalist",  "hero-warden",
                                                     "hero-pilgrim", "hero-fencer"};

} // namespace

std::span<const std::string_view> portraits() { return kPortraits; }

bool isHeroName(std::string_view name)
{
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size() && characters <= kLongestHeroName; ++characters)
        if (!nextCharacter(name, at))
            return false;
    return !name.empty() && characters <= kLongestHeroName && !hasControl(name) && name.front() != ' ' &&
           name.back() != ' ';
}

HeroCard readHeroCard(const JsonCursor& at)
{
    at.allowOnly({"name", "portrait"});
    HeroCard card;
    if (const auto name = at.find("name")) {
        card.name = name->text();
        if (!isHeroName(card.name))
            name->fail({CAVE_TEXT("errors", "A hero's name has 1 to %1 characters on one line."),
                        {static_cast<std::int64_t>(kLongestHeroName)}});
    }
    if (const auto portrait = at.find("portrait")) {
        card.portrait = portrait->text();
        if (std::ranges::find(kPortraits, card.portrait) == kPortraits.end())
            portrait->fail({CAVE_TEXT("errors", "No portrait is called \"%1\"."), {card.portrait}});
    }
    return card;
}

Json heroCardJson(const HeroCard& card)
{
    Json json = Json::Object{};
    if (!card.name.empty())
        json.set("name", card.name);
    if (!card.portrait.empty())
        json.set("portrait", card.portrait);
    return json;
}

} // namespace cave
