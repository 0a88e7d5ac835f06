// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/world/event_words.h"

#include <array>

namespace cave::cli {

namespace {

std::string_view nameOf(EventFieldKind kind)
{
    switch (kind) {
    case EventFieldKind::Number: return "number";
    case EventFieldKind::Flag: return "flag";
    case EventFieldKind::Word: return "word";
    case EventFieldKind::Cells: return "cells";
    case EventFieldKind::Who: return "who";
    case EventFieldKind::Level: return "level";
    case EventFieldKind::Mark: return "mark";
    case EventFieldKind::Tile: return "tile";
    case EventFieldKind::Creature: return "creature";
    case EventFieldKind::Item: return "item";
    case EventFieldKind::Gas: return "gas";
    case EventFieldKind::Group: return "group";
    case EventFieldKind::Faction: return "faction";
    case EventFieldKind::Comer: return "creature or fallen";
    case EventFieldKind::Sentence: return "sentence";
    case EventFieldKind::Table: return "table";
    case EventFieldKind::Effect: return "effect";
    case EventFieldKind::Hero: return "hero";
    }
    return {};
}

// The words of one member of an event's row.
struct WordList {
    std::string_view key;
    std::span<const EventWord> words;
    bool mayWait = false; // each can have a delay
};

std::array<WordList, 3> wordLists()
{
    return {{{"on", triggerWords()}, {"is", conditionWords()}, {"does", effectWords(), true}}};
}

std::vector<EventField> fieldsOf(const WordList& list, const EventWord& word)
{
    std::vector<EventField> fields(word.fields().begin(), word.fields().end());
    fields.push_back(levelField());
    if (list.mayWait)
        fields.push_back(delayField());
    return fields;
}

Json toJson(const EventField& field)
{
    Json json;
    json.set("id", field.id);
    json.set("help", field.help);
    json.set("kind", nameOf(field.kind));
    if (field.kind == EventFieldKind::Number) {
        if (field.byDefault != kNotSaid)
            json.set("default", field.byDefault);
        json.set("min", field.low);
        json.set("max", field.high);
    }
    if (!field.words.empty())
        json.set("choices", Json::Array(field.words.begin(), field.words.end()));
    if (field.isNeeded)
        json.set("needed", true);
    if (field.choice > 0)
        json.set("one_of", field.choice);
    return json;
}

Json toJson(const WordList& list, const EventWord& word)
{
    Json::Array terms;
    for (const EventField& field : fieldsOf(list, word))
        terms.push_back(toJson(field));
    Json json;
    json.set(list.key, word.id);
    json.set("help", word.help);
    json.set("terms", std::move(terms));
    return json;
}

std::string rangeOf(const EventField& field)
{
    std::string text(nameOf(field.kind));
    if (field.kind == EventFieldKind::Number)
        text += " " + std::to_string(field.low) + ".." + std::to_string(field.high);
    for (const std::string_view word : field.words)
        text.append(&word == field.words.data() ? ": " : ", ").append(word);
    if (field.kind == EventFieldKind::Number && field.byDefault != kNotSaid)
        text += ", " + std::to_string(field.byDefault) + " when not said";
    return text;
}

std::string_view dutyOf(const EventField& field)
{
    return field.isNeeded ? ", needed" : field.choice > 0 ? ", one of several" : "";
}

void print(const WordList& list, const EventWord& word)
{
    printLine(std::string(list.key) + " " + std::string(word.id) + "  " + std::string(word.help));
    for (const EventField& field : fieldsOf(list, word))
        printLine("    " + std::string(field.id) + "  (" + rangeOf(field) + std::string(dutyOf(field)) + ")  " +
                  std::string(field.help));
}

} // namespace

int listEvents(const std::string& wanted, bool asJson)
{
    bool any = false;
    for (const WordList& list : wordLists())
        for (const EventWord& word : list.words) {
            if (!wanted.empty() && word.id != wanted)
                continue;
            any = true;
            if (asJson)
                printJson(toJson(list, word));
            else
                print(list, word);
        }
    if (any)
        return kDone;
    return refuse({"", {CAVE_TEXT("errors", "Events know no word \"%1\"."), {wanted}}});
}

} // namespace cave::cli
