// SPDX-License-Identifier: MIT
#include "tests/rules/living/staged.h"

#include "core/save/dungeon_file.h"

#include <QStringList>
#include <QtGlobal>

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kActors = R"({"use": ["living"], "creatures": [
    {"id": "dummy", "name": "dummy", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 10},
    {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10, "attack": 1,
     "sight": 9, "behaviours": [{"does": "hunt"}]},
    {"id": "sleeper", "name": "sleeper", "article": "a", "glyph": "Z", "colour": "#ffffff", "health": 10, "attack": 1,
     "sight": 9, "behaviours": [{"does": "sleep", "range": 1, "per_mille": 0}, {"does": "hunt"}]},
    {"id": "giant", "name": "giant", "article": "a", "glyph": "G", "colour": "#ffffff", "health": 10, "attack": 1,
     "sight": 9, "weight": 60, "behaviours": [{"does": "hunt"}]}], "items": [
    {"id": "anvil", "name": "anvil", "article": "an", "glyph": "(", "colour": "#ffffff", "weight": 40},
    {"id": "crate", "name": "crate", "article": "a", "glyph": "&", "colour": "#ffffff", "holds": 2}]})";

void setMembers(Json& json, std::string_view members)
{
    const auto parsed = parseJson(members);
    if (!parsed)
        qFatal("not JSON: %.*s", static_cast<int>(members.size()), members.data());
    for (const auto& [key, value] : *parsed->as<Json::Object>())
        json.set(key, value);
}

} // namespace

Dungeon stagedDungeon(const StagedDungeon& stage)
{
    static const std::shared_ptr<const Catalogue> actors = catalogueWith(kActors);
    const std::shared_ptr<const Catalogue>& kinds = stage.kinds ? stage.kinds : actors;
    Dungeon drawn = asciiDungeon(stage.picture, kinds);
    drawn.rules.health = 1000;
    drawn.rules.sight = 9;
    drawn.seed = stage.seed;
    Json json = dungeonJson(drawn);
    Json::Array levels = *json.find("levels")->as<Json::Array>();
    setMembers(levels[0], stage.level);
    Json::Array things = *levels[0].find("entities")->as<Json::Array>();
    const Json added = *parseJson(stage.things);
    for (const Json& thing : *added.as<Json::Array>())
        things.push_back(thing);
    levels[0].set("entities", std::move(things));
    json.set("levels", std::move(levels));
    setMembers(json, stage.dungeon);
    auto read = dungeonFrom(json, kinds);
    if (!read)
        qFatal("%s: %s", read.error().where.c_str(), read.error().what.source.c_str());
    return std::move(read->dungeon);
}

std::string said(std::string_view text) { return R"({"does": "say", "text": ")" + std::string(text) + R"("})"; }

World staged(const StagedDungeon& stage) { return worldOf(stagedDungeon(stage)); }

std::string eventRow(int uid, std::string_view when, std::string_view effects, std::string_view more)
{
    std::string row = R"({"uid": ")" + hexOf(static_cast<std::uint64_t>(uid)) + R"(", "when": {)";
    row.append(when).append("}, \"do\": [").append(effects).append("]");
    if (!more.empty())
        row.append(", ").append(more);
    return row + "}";
}

std::string events(const std::vector<std::string>& rows, std::string_view marks)
{
    std::string all = "{\"marks\": {";
    all.append(marks).append("}, \"events\": [");
    for (std::size_t i = 0; i < rows.size(); ++i)
        all += (i > 0 ? ", " : "") + rows[i];
    return all + "]}";
}

std::vector<Event> played(World& world, const std::vector<Command>& commands)
{
    std::vector<Event> told;
    for (const Command& command : commands) {
        Turn turn = play(world, command);
        if (turn.refusal)
            qFatal("refused: %s", turn.refusal->why.source.c_str());
        std::ranges::move(turn.events, std::back_inserter(told));
    }
    return told;
}

QString wordsIn(const std::vector<Event>& told)
{
    QStringList words;
    for (const Said& said : eventsOf<Said>(told))
        words += QString::fromStdString(said.text);
    return words.join("; ");
}

std::string tileAt(const World& world, Position at) { return world.tileKind(at).id; }

} // namespace cave
