// SPDX-License-Identifier: MIT
#include "core/save/parts/texts_json.h"

#include "core/base/utf8.h"
#include "core/content/key_words.h"
#include "core/save/parts/sentences.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr std::size_t kLongestText = 500; // bytes
constexpr std::size_t kMostParagraphs = 20;
constexpr std::size_t kShownOfKey = 40;

constexpr TextMember kTexts[]{
    {"victory", &DungeonTexts::victory, 1},          {"death", &DungeonTexts::death, 0},
    {"not_yet", &DungeonTexts::notYet, 2},           {"climbed_up", &DungeonTexts::climbedUp, 1},
    {"climbed_down", &DungeonTexts::climbedDown, 1}, {"no_way_up", &DungeonTexts::noWayUp, 0},
    {"no_way_down", &DungeonTexts::noWayDown, 0},
};

std::string readSentence(const JsonCursor& at, int arguments)
{
    const std::string& text = at.text();
    if (auto sound = checkSentence(text, arguments); !sound)
        at.fail(std::move(sound.error().what));
    return text;
}

std::map<std::string, std::string> readInstead(const JsonCursor& at)
{
    std::map<std::string, std::string> instead;
    for (const auto& [source, own] : at.members()) {
        if (!std::ranges::binary_search(gameSentences(), std::string_view(source)))
            own.fail({CAVE_TEXT("errors", "The game has no such sentence.")});
        else
            instead[source] = readSentence(own, placesIn(source));
    }
    return instead;
}

Sign readSign(const JsonCursor& at, int width, int height)
{
    at.allowOnly({"x", "y", "text"});
    return {static_cast<int>(at["x"].integer(0, width - 1)), static_cast<int>(at["y"].integer(0, height - 1)),
            readSentence(at["text"], 0)};
}

auto cellOf(const Sign& sign) { return std::tuple(sign.y, sign.x); }

} // namespace

std::span<const TextMember> textMembers() { return kTexts; }

Result<void> checkSentence(std::string_view text, int arguments)
{
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
        return failure("", {CAVE_TEXT("errors", "This must be one line of plain text.")});
    if (text.size() > kLongestText)
        return failure(
            "", {CAVE_TEXT("errors", "This is longer than %1 bytes."), {static_cast<std::int64_t>(kLongestText)}});
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '%' && text[i + 1] > '0' + arguments && text[i + 1] <= '9')
            return failure("",
                           {CAVE_TEXT("errors", "Nothing is put in for %1 here."), {std::string(text.substr(i, 2))}});
    if (const auto word = unknownKeyWord(text))
        return failure("", {CAVE_TEXT("errors", "\"%1\" is not a word for a key."), {shortened(*word, kShownOfKey)}});
    return {};
}

DungeonTexts readTexts(const JsonCursor& at)
{
    DungeonTexts texts;
    std::vector<std::string_view> known{"intro"};
    for (const TextMember& text : kTexts) {
        known.push_back(text.key);
        if (const auto member = at.find(text.key))
            texts.*text.value = readSentence(*member, text.arguments);
    }
    known.push_back("instead");
    at.allowOnly(known);
    if (const auto instead = at.find("instead"))
        texts.instead = readInstead(*instead);
    if (const auto intro = at.find("intro")) {
        for (const JsonCursor& paragraph : intro->items())
            texts.intro.push_back(readSentence(paragraph, 0));
        if (texts.intro.size() > kMostParagraphs)
            intro->fail({CAVE_TEXT("errors", "This may hold %1 paragraphs at most."),
                         {static_cast<std::int64_t>(kMostParagraphs)}});
    }
    return texts;
}

Json textsJson(const DungeonTexts& texts)
{
    Json json = Json::Object{};
    if (!texts.intro.empty()) {
        Json::Array intro;
        for (const std::string& paragraph : texts.intro)
            intro.push_back(paragraph);
        json.set("intro", std::move(intro));
    }
    for (const TextMember& text : kTexts)
        if (const std::string& value = texts.*text.value; !value.empty())
            json.set(text.key, value);
    if (!texts.instead.empty()) {
        Json instead;
        for (const auto& [source, own] : texts.instead)
            instead.set(source, own);
        json.set("instead", std::move(instead));
    }
    return json;
}

LevelTexts readLevelTexts(const JsonCursor& level, int width, int height)
{
    LevelTexts texts;
    if (const auto arrival = level.find("arrival"))
        texts.arrival = readSentence(*arrival, 0);
    const auto signs = level.find("signs");
    if (!signs)
        return texts;
    for (const JsonCursor& sign : signs->items())
        texts.signs.push_back(readSign(sign, width, height));
    std::ranges::sort(texts.signs, {}, cellOf);
    if (std::ranges::adjacent_find(texts.signs, {}, cellOf) != texts.signs.end())
        signs->fail({CAVE_TEXT("errors", "Two signs stand in the same cell.")});
    return texts;
}

void addLevelTexts(Json& level, const LevelTexts& texts)
{
    if (!texts.arrival.empty())
        level.set("arrival", texts.arrival);
    if (texts.signs.empty())
        return;
    Json::Array signs;
    for (const Sign& sign : texts.signs) {
        Json json;
        json.set("x", sign.x);
        json.set("y", sign.y);
        json.set("text", sign.text);
        signs.push_back(std::move(json));
    }
    level.set("signs", std::move(signs));
}

} // namespace cave
