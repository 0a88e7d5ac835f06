// SPDX-License-Identifier: MIT
#include "tests/rules/company/camp.h"

#include "core/content/english.h"
#include "core/world/world_writer.h"

#include <algorithm>

namespace cave {

namespace {

Creature theOne(const World& world, std::string_view kind) { return *findKind(world, kind); }

} // namespace

Dungeon campDungeon(std::string_view picture, std::string_view moreCreatures)
{
    const std::string content =
        R"({"factions": [
        {"id": "goblins", "name": "goblins", "hates": ["hero", "undead"]},
        {"id": "undead", "name": "the undead", "hates": ["hero"]}, {"id": "monks", "name": "monks"}], "creatures": [)" +
        creatureRow("orc", 'o', R"("attack": 3, "sight": 9, "health": 40, "side": "goblins",
            "behaviours": [{"does": "hunt"}])") +
        "," + creatureRow("zombie", 'z', R"("attack": 2, "sight": 9, "health": 40, "side": "undead",
            "behaviours": [{"does": "hunt"}])") +
        "," + creatureRow("archer", 'A', R"("attack": 2, "sight": 9, "health": 40,
            "behaviours": [{"does": "shoot", "range": 8}, {"does": "hunt"}])") +
        "," + creatureRow("rat", 'R', R"("attack": 1, "sight": 9, "health": 40,
            "behaviours": [{"does": "hunt"}])") +
        "," + creatureRow("monk", 'M', R"("attack": 2, "sight": 9, "health": 40, "side": "monks",
            "behaviours": [{"does": "hunt"}])") +
        std::string(moreCreatures) + "]}";
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(content));
    dungeon.rules.health = 100'000;
    dungeon.rules.attack = 5;
    dungeon.rules.sight = 9;
    dungeon.rules.damage = DamageFormula::Difference;
    return dungeon;
}

World camp(std::string_view picture, std::uint64_t seed)
{
    Dungeon dungeon = campDungeon(picture);
    dungeon.seed = seed;
    return worldOf(dungeon);
}

void befriendIt(World& world, std::string_view kind, Duty duty)
{
    Creature creature = theOne(world, kind);
    creature.side = kHeroSide;
    creature.duty = duty;
    WorldWriter(world).changeCreature(creature);
}

void bindIt(World& world, std::string_view kind)
{
    Creature creature = theOne(world, kind);
    creature.isCaptive = true;
    WorldWriter(world).changeCreature(creature);
}

QString refusalIn(const World& world, const Turn& turn)
{
    return turn.refusal ? QString::fromStdString(format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue)))
                        : QString();
}

const Creature* findKind(const World& world, std::string_view kind)
{
    const Creature* found = nullptr;
    for (const Creature& creature : world.creatures())
        if (world.kindOf(creature).id == kind && (!found || creature.id < found->id))
            found = &creature;
    return found;
}

Position placeOfKind(const World& world, std::string_view kind) { return findKind(world, kind)->at; }

} // namespace cave
