// SPDX-License-Identifier: MIT
#include "tests/support/scripted.h"

#include "core/save/dungeon_file.h"

#include <cstdio>
#include <cstdlib>

namespace cave {

namespace {

[[noreturn]] void fail(const std::string& why)
{
    std::fprintf(stderr, "a test's events cannot be read: %s\n", why.c_str());
    std::abort();
}

Json parsed(std::string_view text)
{
    auto json = parseJson(text);
    if (!json)
        fail(std::string(text));
    return *std::move(json);
}

Dungeon readAgain(const Json& json)
{
    auto file = readDungeon(json.compact());
    if (!file)
        fail(file.error().where + ": " + file.error().what.source);
    return std::move(file->dungeon);
}

void addScript(Json& owner, std::string_view events, std::string_view marks)
{
    owner.set("events", parsed(events));
    owner.set("marks", parsed(marks));
}

} // namespace

Dungeon withEvents(const Dungeon& dungeon, std::string_view events, std::string_view marks, int z)
{
    Json json = dungeonJson(dungeon);
    Json::Array levels = *json.find("levels")->as<Json::Array>();
    addScript(levels[static_cast<std::size_t>(z)], events, marks);
    json.set("levels", std::move(levels));
    return readAgain(json);
}

Dungeon withEventsOfAll(const Dungeon& dungeon, std::string_view events, std::string_view marks)
{
    Json json = dungeonJson(dungeon);
    addScript(json, events, marks);
    return readAgain(json);
}

} // namespace cave
