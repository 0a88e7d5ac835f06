// SPDX-License-Identifier: MIT
#include "core/save/schema/content_schema.h"

#include "core/base/enum_count.h"
#include "core/content/behaviour_rows.h"
#include "core/content/catalogue.h"
#include "core/content/effect_rows.h"
#include "core/content/fields/field_texts.h"
#include "core/content/reaction_rows.h"
#include "core/content/resist_rows.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_rows.h"
#include "core/save/schema/schema_terms.h"

#include <algorithm>
#include <cassert>

namespace cave::schema {

namespace {

Json itemOrItems(int most)
{
    return Json::Object{
        {"anyOf", Json::Array{reference("#/$defs/id_or_none"), Json::Object{{"type", "array"},
                                                                            {"items", reference("#/$defs/id")},
                                                                            {"minItems", 2},
                                                                            {"maxItems", most},
                                                                            {"uniqueItems", true}}}}};
}

Json valueOf(const KindField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return numberBetween(field.low, field.high);
    case FieldKind::Flag: return Json::Object{{"type", "boolean"}};
    case FieldKind::Creature:
    case FieldKind::Gas: return reference("#/$defs/id");
    case FieldKind::Item: return reference("#/$defs/id_or_none");
    case FieldKind::ItemOrItems: return itemOrItems(field.high);
    case FieldKind::Touch:
    case FieldKind::MayTouch: return reference("#/$defs/touch");
    case FieldKind::Word: return Json::Object{{"enum", wordsOf(field.words)}};
    case FieldKind::Line: return Json::Object{{"type", "string"}, {"$ref", "#/$defs/line"}, {"maxLength", field.high}};
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
    case FieldKind::Stages:
    case FieldKind::Effects:
    case FieldKind::Members:
    case FieldKind::AnyFaction:
    case FieldKind::Sound:
    case FieldKind::SoundOrVoice:
    case FieldKind::SoundThatLoops:
    case FieldKind::HeardOf:
    case FieldKind::Theme:
    case FieldKind::Scale:
    case FieldKind::Sufferings:
    case FieldKind::Band:
    case FieldKind::Effect: break;
    }
    assert(false); // no behaviour and no effect has a member of another kind
    return Json();
}

Json definitionOf(const KindField& field)
{
    const std::string_view label = labelOf(field);
    return titled(fieldLabel(label).source, fieldSentence(label), valueOf(field));
}

Json definitionOf(Does does)
{
    Json::Array required{"does"};
    Json properties = Json::Object{
        {"does", titled(fieldLabel("does").source, behaviourHelp(does), Json::Object{{"const", behaviourName(does)}})}};
    for (const KindField& field : behaviourFields(does)) {
        if (field.id == "does")
            continue;
        properties.set(field.id, definitionOf(field));
        if (field.isNeeded)
            required.push_back(field.id);
    }
    return objectOf(std::move(required), std::move(properties));
}

} // namespace

void defineBehaviours(Json& schema)
{
    Json::Array each;
    for (std::size_t i = 0; i < enumCount<Does>(); ++i)
        each.push_back(definitionOf(static_cast<Does>(i)));
    at(schema, {"$defs", "behaviour", "oneOf"}) = std::move(each);
}

namespace {

// What an effect of the kind must say whatever its aim.
std::vector<KindField> ownFieldsOf(std::string_view kind)
{
    std::vector<KindField> fields = touchFields(Json::Object{{"kind", kind}});
    fields.erase(fields.begin());
    return fields;
}

Json::Array neededOf(std::span<const KindField> fields)
{
    Json::Array ids;
    for (const KindField& field : fields)
        if (field.isNeeded)
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

} // namespace

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
        else if (Json::Array own = neededOf(ownFieldsOf(kind)); !own.empty())
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

namespace {

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
        const auto isOfThese = [&](const Group& known) {
            return std::ranges::equal(known.fields, fields, {}, &KindField::id, &KindField::id);
        };
        auto group = std::ranges::find_if(groups, isOfThese);
        if (group == groups.end())
            group = groups.insert(group, {std::move(fields), {}});
        group->kinds.push_back(kind);
    }

    Json::Array each;
    for (const Group& group : groups) {
        Json::Array required{"kind"};
        KindField kind = touchFields(Json::Object{}).front();
        kind.words = group.kinds;
        Json properties = Json::Object{{"kind", definitionOf(kind)}};
        for (const KindField& field : group.fields) {
            if (field.isNeeded)
                required.push_back(field.id);
            properties.set(field.id, definitionOf(field));
        }
        for (const auto& [key, value] : more)
            properties.set(key, value);
        each.push_back(objectOf(std::move(required), std::move(properties)));
    }
    return each;
}

} // namespace

void defineTouches(Json& schema)
{
    at(schema, {"$defs", "touch", "oneOf"}) = touchesWith({});
    const KindField radius = befallingFields(Json::Object{}).back();
    at(schema, {"$defs", "befalling", "oneOf"}) =
        touchesWith(Json::Object{{std::string(radius.id), definitionOf(radius)}});
}

namespace {

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

} // namespace

void defineResists(Json& schema)
{
    Json properties = Json::Object{};
    for (const KindField& field : kResistFields)
        properties.set(field.id, definitionOf(field));
    at(schema, {"$defs", "resists", "properties"}) = std::move(properties);
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

void defineSounds(Json& schema)
{
    Json& members = at(schema, {"$defs", "sound", "properties"});
    for (const SoundNumber& number : soundNumbers()) {
        at(members, {number.key, "minimum"}) = number.low;
        at(members, {number.key, "maximum"}) = number.high;
    }
    at(members, {"wave", "enum"}) = wordsOf(waveWords());
    at(schema, {"$defs", "event", "properties", "event", "enum"}) = wordsOf(heardWords());
}

} // namespace cave::schema
