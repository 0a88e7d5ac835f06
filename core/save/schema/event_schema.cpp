// SPDX-License-Identifier: MIT
#include "core/save/schema/event_schema.h"

#include "core/save/schema/schema_terms.h"
#include "core/world/event_words.h"

#include <algorithm>

namespace cave::schema {

namespace {

Json valueOf(const EventField& field)
{
    switch (field.kind) {
    case EventFieldKind::Number: return numberBetween(field.low, field.high);
    case EventFieldKind::Flag: return Json::Object{{"type", "boolean"}};
    case EventFieldKind::Word: return Json::Object{{"enum", wordsOf(field.words)}};
    case EventFieldKind::Cells: return reference("#/$defs/event_cells");
    case EventFieldKind::Who: return reference("#/$defs/event_who");
    case EventFieldKind::Level: return reference("#/$defs/uid");
    case EventFieldKind::Mark: return reference("#/$defs/event_mark_name");
    case EventFieldKind::Tile:
    case EventFieldKind::Creature:
    case EventFieldKind::Item:
    case EventFieldKind::Gas:
    case EventFieldKind::Group:
    case EventFieldKind::Faction:
    case EventFieldKind::Comer: return reference("content.schema.json#/$defs/id");
    case EventFieldKind::Sentence: return reference("#/$defs/sentence");
    case EventFieldKind::Table:
        return Json::Object{
            {"anyOf", Json::Array{reference("content.schema.json#/$defs/id"), reference("#/$defs/weights")}}};
    case EventFieldKind::Effect: return reference("content.schema.json#/$defs/touch");
    case EventFieldKind::Hero: return Json::Object{{"const", "hero"}};
    }
    return Json();
}

Json definitionOf(const EventField& field) { return titled(field.name, field.help, valueOf(field)); }

// Of the fields of each choice exactly one is said.
Json::Array choicesOf(const EventWord& word)
{
    Json::Array choices;
    for (int choice = 1;; ++choice) {
        Json::Array either;
        for (const EventField& field : word.fields())
            if (field.choice == choice)
                either.push_back(Json::Object{{"required", Json::Array{field.id}}});
        if (either.empty())
            return choices;
        choices.push_back(Json::Object{{"oneOf", std::move(either)}});
    }
}

Json definitionOf(const char* key, std::string_view title, const EventWord& word, bool mayWait)
{
    Json::Array required{key};
    Json properties = Json::Object{{key, titled(title, word.help, Json::Object{{"const", word.id}})}};
    for (const EventField& field : word.fields()) {
        properties.set(field.id, definitionOf(field));
        if (field.isNeeded)
            required.push_back(field.id);
    }
    properties.set(levelField().id, definitionOf(levelField()));
    if (mayWait)
        properties.set(delayField().id, definitionOf(delayField()));
    Json definition = objectOf(std::move(required), std::move(properties));
    definition.set("description", word.help);
    if (Json::Array choices = choicesOf(word); !choices.empty())
        definition.set("allOf", std::move(choices));
    return definition;
}

} // namespace

void defineEvents(Json& schema)
{
    const auto define = [&](std::string_view name, const char* key, std::string_view title,
                            std::span<const EventWord> words, bool mayWait) {
        Json::Array each;
        for (const EventWord& word : words)
            each.push_back(definitionOf(key, title, word, mayWait));
        at(schema, {"$defs", name, "oneOf"}) = std::move(each);
    };
    define("event_trigger", "on", "When", triggerWords(), false);
    define("event_question", "is", "Question", conditionWords(), false);
    define("event_effect", "does", "Deed", effectWords(), true);
}

} // namespace cave::schema
