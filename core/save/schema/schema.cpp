// SPDX-License-Identifier: MIT
#include "core/save/schema/schema.h"

#include "core/content/embedded.h"
#include "core/save/schema/content_schema.h"
#include "core/save/schema/event_schema.h"
#include "core/save/schema/pass_schema.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kSchemaFolder = "schema/";
constexpr std::string_view kSchemaSuffix = ".schema.json";
constexpr std::string_view kSchemaHome = "https://cavewright.github.io/schema/"; // files name their schemas by it

// The schema's name when the file is one, else "".
std::string_view schemaNameOf(const EmbeddedFile& file)
{
    if (!file.name.starts_with(kSchemaFolder) || !file.name.ends_with(kSchemaSuffix))
        return {};
    return file.name.substr(kSchemaFolder.size(), file.name.size() - kSchemaFolder.size() - kSchemaSuffix.size());
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
    Json json = *parseJson(file->bytes);
    json.set("$id", std::string(kSchemaHome).append(name).append(kSchemaSuffix));
    if (name == "dungeon") {
        schema::definePasses(json);
        schema::defineEvents(json);
    }
    if (name == "content") {
        schema::defineBehaviours(json);
        schema::defineEffects(json);
        schema::defineTouches(json);
        schema::defineReactions(json);
        schema::defineResists(json);
    }
    if (name == "sounds")
        schema::defineSounds(json);
    return json;
}

} // namespace cave
