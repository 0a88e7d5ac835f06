// SPDX-License-Identifier: MIT
#include "core/save/schema/pass_schema.h"

#include "core/generate/pass.h"
#include "core/save/schema/schema_terms.h"

#include <algorithm>

namespace cave::schema {

namespace {

Json numberOrCurve(int low, int high) { return Json::Array{numberBetween(low, high), reference("#/$defs/curve")}; }

Json definitionOf(const Parameter& parameter)
{
    Json said = Json::Object{{"title", parameter.name}, {"description", parameter.help}};
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

std::string definitionName(const Pass& pass)
{
    return "pass_" + std::string(pass.type) + (pass.version == 1 ? "" : "_" + std::to_string(pass.version));
}

Json definitionOf(const Pass& pass)
{
    Json properties = Json::Object{};
    for (const Parameter& parameter : pass.parameters)
        properties.set(parameter.id, definitionOf(parameter));
    return titled(pass.title, pass.help, objectOf(std::move(properties)));
}

// What a row of this type and version says under "p". Without a word the version is the first.
Json useOf(const Pass& pass)
{
    const Json own =
        Json::Object{{"type", Json::Object{{"const", pass.type}}}, {"ver", Json::Object{{"const", pass.version}}}};
    Json condition = Json::Object{{"properties", own}};
    if (pass.version != 1)
        condition.set("required", Json::Array{"ver"});
    return rule(std::move(condition),
                Json::Object{{"properties", Json::Object{{"p", reference("#/$defs/" + definitionName(pass))}}}});
}

} // namespace

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

} // namespace cave::schema
