// SPDX-License-Identifier: MIT
#include "core/save/schema/schema_terms.h"

#include <algorithm>

namespace cave::schema {

Json titled(std::string_view title, std::string_view description, Json definition)
{
    Json json = Json::Object{{"title", title}, {"description", description}};
    for (auto& [key, value] : *definition.as<Json::Object>())
        json.set(key, std::move(value));
    return json;
}

Json reference(std::string_view to) { return Json::Object{{"$ref", to}}; }

Json numberBetween(int low, int high) { return Json::Object{{"type", "integer"}, {"minimum", low}, {"maximum", high}}; }

Json wordsOf(std::span<const std::string_view> words) { return Json::Array(words.begin(), words.end()); }

Json objectOf(Json properties)
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

Json& at(Json& json, std::initializer_list<std::string_view> path)
{
    Json* here = &json;
    for (const std::string_view key : path)
        here = &std::ranges::find(*here->as<Json::Object>(), key, &Json::Member::first)->second;
    return *here;
}

} // namespace cave::schema
