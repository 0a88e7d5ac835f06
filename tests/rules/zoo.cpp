// SPDX-License-Identifier: MIT
#include "tests/rules/zoo.h"

#include "core/rules/facts/pack.h"
#include "core/world/world_writer.h"
#include "tests/support/invariants.h"

#include <QtGlobal>

namespace cave {

std::string creatureRow(std::string_view id, char glyph, std::string_view rest)
{
    std::string row = R"({"id": ")" + std::string(id) + R"(", "name": ")" + std::string(id) + R"(", "glyph": ")";
    row += glyph;
    row += R"(", "colour": "#ffffff")";
    if (rest.find("\"health\":") == std::string_view::npos)
        row += R"(, "health": 10)";
    return row + (rest.empty() ? "" : ", ") + std::string(rest) + "}";
}

std::shared_ptr<const Catalogue> zooKinds(const std::vector<std::string>& rows)
{
    std::string all = R"({"creatures": [
        {"id": "dummy", "name": "dummy", "article": "a", "glyph": "D", "colour": "#ffffff", "health": 1})";
    for (const std::string& row : rows)
        all += ",\n" + row;
    return catalogueWith(all + "]}");
}

Dungeon zooDungeon(std::string_view picture, const std::vector<std::string>& rows)
{
    Dungeon dungeon = asciiDungeon(picture, zooKinds(rows));
    dungeon.rules.health = 100'000;
    dungeon.rules.damage = DamageFormula::Difference;
    return dungeon;
}

World zoo(std::string_view picture, const std::vector<std::string>& rows, std::uint64_t seed)
{
    Dungeon dungeon = zooDungeon(picture, rows);
    dungeon.seed = seed;
    return worldOf(dungeon);
}

Turn acted(World& world, const Command& command)
{
    Invariants invariants(world);
    Turn turn = play(world, command);
    const auto broken = turn.refusal ? std::nullopt : invariants.brokenBy(world, turn.events);
    if (broken)
        qFatal("%s", broken->source.data());
    if (world.hash() != world.recomputedHash())
        qFatal("The hash is not that of the whole state.");
    return turn;
}

std::vector<Event> waitFor(World& world, int turns)
{
    std::vector<Event> events;
    for (int i = 0; i < turns; ++i) {
        const Turn turn = play(world, Wait{});
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    return events;
}

EntityId packItem(World& world, std::string_view kind)
{
    const auto hero = world.state().hero;
    Item item = *world.item(WorldWriter(world).addItem(*world.catalogue().findItem(kind), world.hero().at));
    item.letter = *letterFor(world, hero, item);
    WorldWriter(world).changeItem(item);
    give(world, item.id, hero);
    return item.id;
}

} // namespace cave
