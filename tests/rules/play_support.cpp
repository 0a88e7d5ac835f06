// SPDX-License-Identifier: MIT
#include "tests/rules/play_support.h"

#include "core/content/english.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"

#include <QtGlobal>

namespace cave {

std::shared_ptr<const Catalogue> testKinds()
{
    static const std::shared_ptr<const Catalogue> kinds = catalogueWith(R"({"creatures": [
        {"id": "dummy", "name": "dummy", "article": "a", "glyph": "D", "colour": "#ffffff", "health": 1},
        {"id": "target", "name": "target", "article": "a", "glyph": "T", "colour": "#ffffff", "health": 1000, "defence": 7}]})");
    return kinds;
}

World testWorld(std::string_view picture, const Rules& rules, std::uint64_t seed)
{
    Dungeon dungeon = asciiDungeon(picture, testKinds());
    dungeon.rules = rules;
    dungeon.seed = seed;
    return worldOf(dungeon);
}

const Creature& creatureOfKind(const World& world, std::string_view id)
{
    const Creature* found = nullptr;
    for (const Creature& creature : world.creatures())
        if (world.kindOf(creature).id == id) {
            if (found)
                qFatal("there is more than one such creature");
            found = &creature;
        }
    if (!found)
        qFatal("there is no such creature");
    return *found;
}

World byRules(int version, const World& world)
{
    WorldState state = world.savedState();
    state.rulesVersion = version;
    return World(std::move(state));
}

void give(World& world, EntityId item, EntityId carrier)
{
    Item given = *world.item(item);
    given.carrier = carrier;
    given.at = {};
    WorldWriter(world).changeItem(given);
}

std::string refusalOf(const Turn& turn)
{
    static const EnglishPhrasebook english(testKinds());
    return turn.refusal ? format(turn.refusal->why, english) : std::string();
}

void begin(World& world, EntityId who, Condition condition, int turns)
{
    std::vector<Event> events;
    beginCondition(WorldWriter(world), who, condition, turns, events);
}

} // namespace cave
