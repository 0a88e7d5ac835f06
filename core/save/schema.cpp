// SPDX-License-Identifier: MIT
#include "core/save/schema.h"

#include "core/base/enum_count.h"
#include "core/content/behaviour_rows.h"
#include "core/content/catalogue.h"
#include "core/content/effect_rows.h"
#include "core/content/embedded.h"
#include "core/content/reaction_rows.h"
#include "core/generate/pass.h"
#include "core/world/event_words.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

constexpr std::string_view kFolder = "schema/";
constexpr std::string_view kSuffix = ".schema.json";

// The schema's name when the file is one, else "".
std::string_view schemaNameOf(const EmbeddedFile& file)
{
    if (!file.name.starts_with(kFolder) || !file.name.ends_with(kSuffix))
        return {};
    return file.name.substr(kFolder.size(), file.name.size() - kFolder.size() - kSuffix.size());
}

Json reference(std::string_view to) { return Json::Object{{"$ref", to}}; }

Json numberBetween(int low, int high) { return Json::Object{{"type", "integer"}, {"minimum", low}, {"maximum", high}}; }

Json wordsOf(std::span<const std::string_view> words) { return Json::Array(words.begin(), words.end()); }

Json objectOf(Json properties) // that has no other members
{
    return Json::Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

Json objectOf(Json::Array required, Json properties)
{
    return Json::Object{{"type", "object"},
                        {"required", std::move(required)},
                        {"properties", std::move(properties)},
                        {"additionalProperties", false}};
}

Json rule(Json condition, Json consequence)
{
    return Json::Object{{"if", std::move(condition)}, {"then", std::move(consequence)}};
}

Json isConst(const char* member, const Json& value)
{
    return Json::Object{{"properties", Json::Object{{member, Json::Object{{"const", value}}}}}};
}

// A member of an object in an object ..., which the schema has.
Json& at(Json& json, std::initializer_list<std::string_view> path)
{
    Json* here = &json;
    for (const std::string_view key : path)
        here = &std::ranges::find(*here->as<Json::Object>(), key, &Json::Member::first)->second;
    return *here;
}

// --- Passes

Json numberOrCurve(int low, int high) { return Json::Array{numberBetween(low, high), reference("#/$defs/curve")}; }

Json definitionOf(const Parameter& parameter)
{
    Json said = Json::Object{{"description", parameter.help}};
    switch (parameter.kind) {
    case ParameterKind::Integer: said.set("anyOf", numberOrCurve(parameter.low, parameter.high)); break;
    case ParameterKind::PerMille: said.set("anyOf", numberOrCurve(0, 1000)); break;
    case ParameterKind::Choice: said.set("enum", wordsOf(parameter.choices)); break;
    case ParameterKind::Flag: said.set("type", "boolean"); break;
    case ParameterKind::Table: said.set("$ref", "#/$defs/weights"); break;
    case ParameterKind::Tile:
    case ParameterKind::Word: said.set("$ref", "content.schema.json#/$defs/id_or_none"); break;
    }
    return said;
}

std::string definitionName(const Pass& pass) { return "pass_" + std::string(pass.type); }

Json definitionOf(const Pass& pass)
{
    Json properties = Json::Object{};
    for (const Parameter& parameter : pass.parameters)
        properties.set(parameter.id, definitionOf(parameter));
    return objectOf(std::move(properties));
}

// What a row of this type says under "p".
Json useOf(const Pass& pass)
{
    const Json own =
        Json::Object{{"type", Json::Object{{"const", pass.type}}}, {"ver", Json::Object{{"const", pass.version}}}};
    return rule(Json::Object{{"properties", own}},
                Json::Object{{"properties", Json::Object{{"p", reference("#/$defs/" + definitionName(pass))}}}});
}

void definePasses(Json& schema)
{
    Json::Array uses;
    Json::Object defined;
    for (const Pass& pass : passes()) {
        uses.push_back(useOf(pass));
        defined.emplace_back(definitionName(pass), definitionOf(pass));
    }
    Json& definitions = at(schema, {"$defs"});
    at(definitions, {"row", "allOf"}) = std::move(uses);

    auto& all = *definitions.as<Json::Object>();
    std::erase_if(all, [](const Json::Member& member) { return member.first.starts_with("pass_"); });
    const auto behindRow = std::ranges::find(all, "row", &Json::Member::first) + 1;
    all.insert(behindRow, defined.begin(), defined.end());
}

// --- Behaviours

Json definitionOf(const KindField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return numberBetween(field.low, field.high);
    case FieldKind::Flag: return Json::Object{{"type", "boolean"}};
    case FieldKind::Creature: return reference("#/$defs/id");
    case FieldKind::Gas: return reference("#/$defs/id");
    case FieldKind::Item: return reference("#/$defs/id_or_none");
    case FieldKind::Touch: return reference("#/$defs/touch");
    case FieldKind::Word: return Json::Object{{"enum", wordsOf(field.words)}};
    case FieldKind::Line:
    case FieldKind::Glyph:
    case FieldKind::AsciiSign:
    case FieldKind::Colour:
    case FieldKind::Art:
    case FieldKind::Tile:
    case FieldKind::Items:
    case FieldKind::Drops:
    case FieldKind::Behaviours:
    case FieldKind::Reactions:
    case FieldKind::Tiles:
    case FieldKind::Words:
    case FieldKind::Part:
    case FieldKind::Befalling:
    case FieldKind::Faction:
    case FieldKind::Effect: break;
    }
    assert(false); // no behaviour and no effect has a member of another kind
    return Json();
}

Json definitionOf(Does does)
{
    Json::Array required{"does"};
    Json properties = Json::Object{{"does", Json::Object{{"const", behaviourName(does)}}}};
    for (const KindField& field : behaviourFields(does)) {
        if (field.id == "does")
            continue;
        properties.set(field.id, definitionOf(field));
        if (field.isNeeded)
            required.push_back(field.id);
    }
    return objectOf(std::move(required), std::move(properties));
}

void defineBehaviours(Json& schema)
{
    Json::Array each;
    for (std::size_t i = 0; i < enumCount<Does>(); ++i)
        each.push_back(definitionOf(static_cast<Does>(i)));
    at(schema, {"$defs", "behaviour", "oneOf"}) = std::move(each);
}

// --- Effects and touches

// What an effect of the kind must say whatever its aim.
std::vector<KindField> ownFieldsOf(std::string_view kind)
{
    std::vector<KindField> fields = touchFields(Json::Object{{"kind", kind}});
    fields.erase(fields.begin());
    return fields;
}

Json::Array idsOf(std::span<const KindField> fields)
{
    Json::Array ids;
    for (const KindField& field : fields)
        ids.push_back(field.id);
    return ids;
}

// What works on a place has its own aim, and breaking it somewhere does nothing.
Json ruleOfPlaces(std::string_view kind)
{
    const Json usual = newEffect(Json::Object{{"kind", kind}});
    return rule(
        isConst("kind", kind),
        Json::Object{{"properties", Json::Object{{"aim", Json::Object{{"const", *usual.find("aim")}}},
                                                 {"by", Json::Object{{"not", Json::Object{{"const", "throwing"}}}}}}}});
}

void defineEffects(Json& schema)
{
    const std::vector<KindField> words = effectFields(Json::Object{}); // kind, by, aim first
    const auto kinds = words[0].words;
    const auto aims = words[2].words;
    const auto ofCreatures = touchFields(Json::Object{}).front().words;

    Json::Array rules;
    for (const std::string_view kind : kinds) {
        if (std::ranges::find(ofCreatures, kind) == ofCreatures.end())
            rules.push_back(ruleOfPlaces(kind));
        else if (Json::Array own = idsOf(ownFieldsOf(kind)); !own.empty())
            rules.push_back(rule(isConst("kind", kind), Json::Object{{"required", std::move(own)}}));
    }
    for (const std::string_view aim : aims) {
        // Teleporting needs no number of its own.
        const auto fields = effectFields(Json::Object{{"kind", "teleport"}, {"aim", aim}});
        if (fields.size() == 3)
            continue;
        Json condition = isConst("aim", aim);
        condition.as<Json::Object>()->insert(condition.as<Json::Object>()->begin(), {"required", Json::Array{"aim"}});
        rules.push_back(rule(std::move(condition), Json::Object{{"required", Json::Array{fields[3].id}}}));
    }

    Json& effect = at(schema, {"$defs", "effect"});
    at(effect, {"properties", "kind", "enum"}) = wordsOf(kinds);
    at(effect, {"properties", "by", "enum"}) = wordsOf(words[1].words);
    at(effect, {"properties", "aim", "enum"}) = wordsOf(aims);
    at(effect, {"allOf"}) = std::move(rules);
}

// Kinds of the same numbers stand together.
Json::Array touchesWith(const Json::Object& more)
{
    struct Group {
        std::vector<KindField> fields; // but for the kind
        std::vector<std::string_view> kinds;
    };
    std::vector<Group> groups;
    const auto kinds = touchFields(Json::Object{}).front().words;
    for (const std::string_view kind : kinds) {
        std::vector<KindField> fields = ownFieldsOf(kind);
        auto group =
            std::ranges::find_if(groups, [&](const Group& known) { return idsOf(known.fields) == idsOf(fields); });
        if (group == groups.end())
            group = groups.insert(group, {std::move(fields), {}});
        group->kinds.push_back(kind);
    }

    Json::Array each;
    for (const Group& group : groups) {
        Json::Array required{"kind"};
        Json properties = Json::Object{{"kind", Json::Object{{"enum", wordsOf(group.kinds)}}}};
        for (const KindField& field : group.fields) {
            required.push_back(field.id);
            properties.set(field.id, definitionOf(field));
        }
        for (const auto& [key, value] : more)
            properties.set(key, value);
        each.push_back(objectOf(std::move(required), std::move(properties)));
    }
    return each;
}

void defineTouches(Json& schema)
{
    at(schema, {"$defs", "touch", "oneOf"}) = touchesWith({});
    const KindField radius = befallingFields(Json::Object{}).back();
    at(schema, {"$defs", "befalling", "oneOf"}) =
        touchesWith(Json::Object{{std::string(radius.id), definitionOf(radius)}});
}

// --- Reactions and libraries

// A member that only rows of some words have, and those words.
void defineFilter(Json& reaction, std::string_view member, std::span<const std::string_view> all)
{
    std::vector<std::string_view> knowing;
    std::vector<std::string_view> words;
    for (const std::string_view on : all)
        for (const KindField& field : reactionFields(Json::Object{{"on", on}}))
            if (field.id == member) {
                knowing.push_back(on);
                words.assign(field.words.begin(), field.words.end());
            }
    if (Json& own = at(reaction, {"properties", member}); own.find("items"))
        at(own, {"items", "enum"}) = wordsOf(words);
    else if (!words.empty())
        at(own, {"enum"}) = wordsOf(words);
    const Json other = Json::Object{{"on", Json::Object{{"not", Json::Object{{"enum", wordsOf(knowing)}}}}}};
    at(reaction, {"allOf"})
        .as<Json::Array>()
        ->push_back(rule(Json::Object{{"properties", other}},
                         Json::Object{{"properties", Json::Object{{std::string(member), false}}}}));
}

void defineReactions(Json& schema)
{
    Json& reaction = at(schema, {"$defs", "reaction"});
    const auto words = reactionFields(Json::Object{}).front().words;
    at(reaction, {"properties", "on", "enum"}) = wordsOf(words);
    at(reaction, {"allOf"}) = Json::Array{};
    for (const std::string_view member : {"who", "least", "by"})
        defineFilter(reaction, member, words);
    at(schema, {"properties", "use", "items", "enum"}) = wordsOf(libraryNames());
}

// --- Scripted events

Json definitionOf(const EventField& field)
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
    case EventFieldKind::Group: return reference("content.schema.json#/$defs/id");
    case EventFieldKind::Sentence: return reference("#/$defs/sentence");
    case EventFieldKind::Table:
        return Json::Object{
            {"anyOf", Json::Array{reference("content.schema.json#/$defs/id"), reference("#/$defs/weights")}}};
    case EventFieldKind::Effect: return reference("content.schema.json#/$defs/touch");
    case EventFieldKind::Hero: return Json::Object{{"const", "hero"}};
    }
    return Json();
}

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

Json definitionOf(const char* key, const EventWord& word, bool mayWait)
{
    Json::Array required{key};
    Json properties = Json::Object{{key, Json::Object{{"const", word.id}}}};
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

void defineEvents(Json& schema)
{
    const auto define = [&](std::string_view name, const char* key, std::span<const EventWord> words, bool mayWait) {
        Json::Array each;
        for (const EventWord& word : words)
            each.push_back(definitionOf(key, word, mayWait));
        at(schema, {"$defs", name, "oneOf"}) = std::move(each);
    };
    define("event_trigger", "on", triggerWords(), false);
    define("event_question", "is", conditionWords(), false);
    define("event_effect", "does", effectWords(), true);
}

} // namespace

std::vector<std::string_view> schemaNames()
{
    std::vector<std::string_view> names;
    for (const EmbeddedFile& file : embeddedFiles())
        if (const std::string_view name = schemaNameOf(file); !name.empty())
            names.push_back(name);
    return names;
}

std::optional<Json> schemaOf(std::string_view name)
{
    const auto file = std::ranges::find(embeddedFiles(), name, schemaNameOf);
    if (name.empty() || file == embeddedFiles().end())
        return std::nullopt;
    Json schema = *parseJson(file->bytes);
    if (name == "dungeon") {
        definePasses(schema);
        defineEvents(schema);
    }
    if (name == "content") {
        defineBehaviours(schema);
        defineEffects(schema);
        defineTouches(schema);
        defineReactions(schema);
    }
    return schema;
}

} // namespace cave
