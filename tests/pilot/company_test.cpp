// SPDX-License-Identifier: MIT
// What the pilot and the bot make of companions and captives.
#include "core/pilot/bot.h"
#include "core/pilot/danger.h"
#include "core/pilot/pilot.h"
#include "core/rules/facts/company.h"
#include "core/rules/turn/play.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Dungeon kennel(std::string_view picture, bool isCaptive)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"creatures": [
        {"id": "hound", "name": "hound", "glyph": "R", "colour": "#ffffff", "health": 20, "attack": 2, "sight": 9,
         "behaviours": [{"does": "hunt"}]}]})"));
    dungeon.rules.health = 60;
    dungeon.rules.sight = 9;
    for (Placement& thing : dungeon.levels.front().things) {
        thing.belongs.isCaptive = isCaptive;
        thing.belongs.side = isCaptive ? "" : "hero";
    }
    return dungeon;
}

bool isStrikeAtFriend(const World& world, const Command& command)
{
    const auto* strike = std::get_if<Strike>(&command);
    return strike && world.creatureAt(moved(world.hero().at, strike->direction));
}

} // namespace

class PilotCompanyTest : public QObject {
    Q_OBJECT

private slots:
    void companionsAndCaptivesAreNoDanger();
    void theBotFreesACaptive();
    void theBotDoesNotStrikeCompanions();
    void travellingGoesPastCompanions();
    void theBotGoesPastWhoCannotBeSlain();
    void theBotLetsBeWhatLiesBelowSomebodyWhoNeverMoves();
};

void PilotCompanyTest::companionsAndCaptivesAreNoDanger()
{
    QCOMPARE(dangersInView(worldOf(kennel("#######\n#@..R.#\n#######\n", true))).size(), std::size_t{0});
    QCOMPARE(dangersInView(worldOf(kennel("#######\n#@..R.#\n#######\n", false))).size(), std::size_t{0});
    Dungeon foes = kennel("#######\n#@..R.#\n#######\n", true);
    foes.levels.front().things.front().belongs = {};
    QCOMPARE(dangersInView(worldOf(foes)).size(), std::size_t{1});
}

void PilotCompanyTest::theBotFreesACaptive()
{
    World world = worldOf(kennel("###########\n#@........#\n#........R#\n###########\n", true));
    Bot bot;
    bool isFreed = false;
    for (int i = 0; i < 40 && !isFreed; ++i) {
        play(world, bot.choose(world));
        isFreed = std::ranges::any_of(world.creatures(), [&](const Creature& other) { return isAlly(world, other); });
    }
    QVERIFY(isFreed);
}

void PilotCompanyTest::theBotDoesNotStrikeCompanions()
{
    World world = worldOf(kennel("###########\n#@R.......#\n#.R.......#\n#.........#\n###########\n", false));
    Bot bot;
    for (int i = 0; i < 60; ++i) {
        const Command command = bot.choose(world);
        QVERIFY(!isStrikeAtFriend(world, command));
        play(world, command);
    }
    for (const Creature& creature : world.creatures())
        QCOMPARE(creature.health, creature.maxHealth);
}

void PilotCompanyTest::travellingGoesPastCompanions()
{
    World world = worldOf(kennel("##########\n#@R......#\n##########\n", false));
    Pilot pilot;
    for (int i = 0; i < 12 && world.hero().at.x < 8; ++i) {
        const Advice advice = pilot.travel(world, {8, 1, 0});
        QVERIFY(advice.command);
        QVERIFY(!play(world, *advice.command).refusal);
    }
    QCOMPARE(world.hero().at.x, 8);
}

void PilotCompanyTest::theBotGoesPastWhoCannotBeSlain()
{
    Dungeon dungeon =
        asciiDungeon("##########\n#@.......#\n#...R...n#\n#........#\n##########\n", catalogueWith(R"({"creatures": [
        {"id": "hound", "name": "hound", "glyph": "R", "colour": "#ffffff", "health": 20, "attack": 1, "sight": 9,
         "immortal": true, "behaviours": [{"does": "regenerate", "every": 1, "amount": 1}]}]})"));
    dungeon.rules.health = 60;
    dungeon.rules.sight = 9;
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    Bot bot;
    for (int i = 0; i < 60 && !world.isOver(); ++i)
        play(world, bot.choose(world));
    QVERIFY(world.isOver());
}

void PilotCompanyTest::theBotLetsBeWhatLiesBelowSomebodyWhoNeverMoves()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#..P..#\n#.....#\n#######", catalogueWith(R"({
        "factions": [{"id": "traders", "name": "traders", "hates": []}],
        "creatures": [{"id": "trader", "name": "trader", "glyph": "P", "colour": "#ffffff", "health": 60, "attack": 0,
                       "side": "traders", "immortal": true, "behaviours": []}]})"));
    putItem(dungeon, "health_potion", {3, 2, 0});
    dungeon.rules.dig = false;
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    Bot bot;
    for (int i = 0; i < 100; ++i)
        QVERIFY(!play(world, bot.choose(world)).refusal);
}

CAVE_TEST_SUITE(PilotCompanyTest);
#include "company_test.moc"
