// SPDX-License-Identifier: MIT
#include "core/save/parts/message_json.h"

#include "core/base/overloaded.h"
#include "core/base/utf8.h"
#include "core/content/limits.h"
#include "core/content/words.h"

#include <algorithm>
#include <limits>

namespace cave {

namespace {

constexpr std::int64_t kLargestValue = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kMostArguments = 9; // %1 to %9

constexpr auto kTableWords = wordsOf<KindTable>([](KindTable table) -> std::string_view {
    switch (table) {
    case KindTable::Tile: return "tile";
    case KindTable::Creature: return "creature";
    case KindTable::Item: return "item";
    case KindTable::Gas: return "gas";
    }
    return {};
});
constexpr auto kRoles = wordsOf<Role>([](Role role) -> std::string_view {
    switch (role) {
    case Role::Bare: return "bare";
    case Role::TheSubject: return "the_subject";
    case Role::TheObject: return "the_object";
    case Role::ASubject: return "a_subject";
    case Role::AObject: return "a_object";
    }
    return {};
});

Json argumentJson(const TextArgument& argument)
{
    return std::visit(Overloaded{[](std::int64_t number) { return Json(number); },
                                 [](const std::string& text) { return Json(text); },
                                 [](const KindName& name) {
                                     Json json;
                                     json.set(wordFor(kTableWords, name.table), name.id);
                                     json.set("role", wordFor(kRoles, name.role));
                                     if (!name.after.empty())
                                         json.set("after", name.after);
                                     if (name.enchant != 0)
                                         json.set("enchant", name.enchant);
                                     if (!name.rune.empty())
                                         json.set("rune", name.rune);
                                     return json;
                                 }},
                      argument);
}

bool isKnown(const Catalogue& catalogue, const KindName& name)
{
    switch (name.table) {
    case KindTable::Tile: return catalogue.findTile(name.id).has_value();
    case KindTable::Creature: return catalogue.findCreature(name.id).has_value();
    case KindTable::Item: return catalogue.findItem(name.id).has_value();
    case KindTable::Gas: return catalogue.findGas(name.id).has_value();
    }
    return false;
}

KindName readKindName(const JsonCursor& at, const Catalogue& catalogue)
{
    KindName name;
    const JsonCursor role = at["role"];
    const auto word = std::ranges::find(kRoles, role.text());
    if (word == kRoles.end())
        role.fail({CAVE_TEXT("errors", "\"%1\" is not a role in a sentence."), {shortened(role.text(), 40)}});
    else
        name.role = static_cast<Role>(word - kRoles.begin());
    for (std::size_t i = 0; i < kTableWords.size(); ++i) {
        const auto id = at.find(kTableWords[i]);
        if (!id)
            continue;
        at.allowOnly({"role", "after", "enchant", "rune", kTableWords[i]});
        name.table = static_cast<KindTable>(i);
        name.id = id->id();
        if (!id->failed() && !isKnown(catalogue, name))
            id->fail({CAVE_TEXT("errors", "No kind is called \"%1\"."), {name.id}});
        if (const auto enchant = at.find("enchant"))
            name.enchant = static_cast<int>(enchant->integer(-kMostEnchanted, kMostEnchanted));
        if (const auto rune = at.find("rune")) {
            name.rune = rune->id();
            if (!catalogue.findRune(name.rune))
                rune->fail({CAVE_TEXT("errors", "No rune is called \"%1\"."), {name.rune}});
        }
        if (const auto after = at.find("after")) {
            name.after = after->id();
            if (!catalogue.findCreature(name.after))
                after->fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {name.after}});
        }
        return name;
    }
    at.fail({CAVE_TEXT("errors", "This must name a tile, a creature, an item or a gas.")});
    return name;
}

TextArgument readArgument(const JsonCursor& at, const Catalogue& catalogue)
{
    if (at.json().as<std::string>())
        return at.text();
    if (at.json().as<Json::Object>())
        return readKindName(at, catalogue);
    return at.integer(-kLargestValue, kLargestValue);
}

} // namespace

Json messageJson(const Message& message)
{
    Json json;
    json.set("turn", message.turn);
    json.set("tone", toneName(message.tone));
    json.set("context", message.text.context);
    json.set("text", message.text.source);
    if (!message.text.arguments.empty()) {
        Json::Array arguments;
        for (const TextArgument& argument : message.text.arguments)
            arguments.push_back(argumentJson(argument));
        json.set("args", std::move(arguments));
    }
    if (message.text.count)
        json.set("n", *message.text.count);
    return json;
}

Message readMessage(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"turn", "tone", "context", "text", "args", "n"});
    Message message;
    message.turn = at["turn"].integer(0, kLargestValue);
    const JsonCursor tone = at["tone"];
    if (const auto named = toneNamed(tone.text()))
        message.tone = *named;
    else
        tone.fail({CAVE_TEXT("errors", "\"%1\" is not a tone of messages."), {shortened(tone.text(), 40)}});
    message.text.context = at["context"].text();
    message.text.source = at["text"].text();
    if (const auto arguments = at.find("args")) {
        for (const JsonCursor& argument : arguments->items())
            message.text.arguments.push_back(readArgument(argument, catalogue));
        if (message.text.arguments.size() > kMostArguments)
            arguments->fail(
                {CAVE_TEXT("errors", "A message has at most %1 arguments."), {std::int64_t{kMostArguments}}});
    }
    if (const auto count = at.find("n"))
        message.text.count = count->integer(-kLargestValue, kLargestValue);
    return message;
}

} // namespace cave
