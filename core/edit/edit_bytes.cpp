// SPDX-License-Identifier: MIT
// What edits take in memory.
#include "core/edit/dungeon_edit.h"
#include "core/edit/events/script_walk.h"

namespace cave {

namespace {

// How many bytes a vector's items take.
template <typename T>
std::size_t bytesIn(const std::vector<T>& items)
{
    return items.size() * sizeof(T);
}

std::size_t bytesOf(const DungeonLevel& level)
{
    constexpr std::size_t kNode = 48; // of a map, beside its value
    return sizeof level + level.tiles.cells().size() * sizeof(TileId) +
           level.tileEdits.size() * (kNode + sizeof(TileEdit)) + bytesIn(level.outsideEdits) +
           bytesIn(level.thingEdits) + bytesIn(level.things) + bytesIn(level.placed);
}

std::size_t bytesOf(const Json& json)
{
    std::size_t bytes = sizeof json;
    if (const auto* text = json.as<std::string>())
        bytes += text->size();
    if (const auto* items = json.as<Json::Array>())
        for (const Json& item : *items)
            bytes += bytesOf(item);
    if (const auto* members = json.as<Json::Object>())
        for (const auto& [key, value] : *members)
            bytes += sizeof(std::string) + key.size() + bytesOf(value);
    return bytes;
}

// Most of it are the terms, whatever of them is said.
std::size_t bytesOf(const Script& script)
{
    std::size_t bytes = bytesIn(script.marks) + bytesIn(script.events);
    for (const ScriptedEvent& event : script.events) {
        bytes += event.name.size() + bytesIn(event.conditions) + bytesIn(event.effects);
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
            bytes += bytesIn(terms.cells.boxes) + terms.text.size();
        });
    }
    return bytes;
}

std::size_t bytesOf(const LevelTexts& texts)
{
    std::size_t bytes = texts.arrival.size() + bytesIn(texts.signs);
    for (const Sign& sign : texts.signs)
        bytes += sign.text.size();
    return bytes;
}

std::size_t bytesOf(const DungeonWords& words)
{
    std::size_t bytes = words.name.size() + words.author.size() + words.description.size() + bytesIn(words.intro);
    for (const std::string& paragraph : words.intro)
        bytes += paragraph.size();
    return bytes;
}

} // namespace

std::size_t bytesOf(const DungeonEdit& edit)
{
    std::size_t bytes = sizeof edit;
    for (const LevelEdit& level : edit.levels) {
        bytes += sizeof level + bytesIn(level.cells) + bytesIn(level.things);
        if (level.groups)
            bytes += bytesIn(*level.groups);
        if (level.outside)
            bytes += bytesIn(*level.outside);
        if (level.words)
            bytes += level.words->name.size() + bytesOf(level.words->texts) + level.words->theme.size();
        if (level.events)
            bytes += bytesOf(*level.events->script) + bytesIn(level.events->muted);
        for (const ThingsState& cell : level.things)
            bytes += bytesIn(cell.things) + bytesIn(cell.edits);
    }
    if (edit.links)
        bytes += bytesIn(*edit.links);
    if (edit.words)
        bytes += bytesOf(*edit.words);
    if (edit.events)
        bytes += bytesOf(**edit.events);
    if (!edit.design)
        return bytes;
    bytes += sizeof *edit.design + bytesIn(edit.design->links) + bytesOf(edit.design->content);
    for (const DungeonLevel& level : edit.design->levels)
        bytes += bytesOf(level);
    return bytes;
}

} // namespace cave
