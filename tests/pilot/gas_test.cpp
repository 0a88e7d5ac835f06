// SPDX-License-Identifier: MIT
// How the pilot and the bot keep away from bad gas.
#include "core/pilot/bot.h"
#include "core/pilot/watch.h"
#include "core/rules/facts/passage.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kReek = R"({"gases": [
    {"id": "reek", "name": "reek", "article": "", "glyph": "r", "colour": "#00ff00", "harmful": true,
     "effect": {"kind": "poison", "turns": 2}},
    {"id": "stench", "name": "stench", "article": "", "glyph": "s", "colour": "#00ff00", "harmful": true, "least": 3,
     "effect": {"kind": "poison", "turns": 2}},
    {"id": "mist", "name": "mist", "article": "", "glyph": "m", "colour": "#eeeeee", "opaque_from": 500},
    {"id": "breeze", "name": "breeze", "article": "", "glyph": "b", "colour": "#eeeeee"}]})";

World chamber(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kReek));
    dungeon.rules.sight = 9;
    dungeon.rules.health = 100;
    dungeon.rules.dig = false;
    return worldOf(dungeon);
}

// Of its kind, seen by the hero.
void put(World& world, std::string_view gas, std::vector<Position> cells, int units)
{
    for (const Position at : cells)
        WorldWriter(world).setGas(at, *world.catalogue().findGas(gas), units);
    WorldWriter(world).see(Box{0, 0, world.width(), world.height()},
                           [&](BitGrid& visible) { visible.set(Box{0, 0, world.width(), world.height()}); });
}

} // namespace

class PilotGasTest : public QObject {
    Q_OBJECT

private slots:
    void travellingGoesAroundBadGas();
    void badGasInTheOnlyWayIsNoWay();
    void harmlessGasIsAWay();
    void theBotLeavesBadGas();
    void newGasStopsWhoWatches();
};

void PilotGasTest::travellingGoesAroundBadGas()
{
    World world = withAllKnown(chamber("#########\n#.......#\n#@......#\n#.......#\n#.......#\n#########\n"));
    put(world, "reek", {{4, 2, 0}}, 1);
    Pilot pilot;
    const Advice advice = pilot.travel(world, {7, 2, 0});
    QVERIFY(advice.command);
    for (int i = 0; i < 3; ++i) {
        const Advice next = pilot.travel(world, {7, 2, 0});
        QVERIFY(next.command);
        const auto* walk = std::get_if<Walk>(&*next.command);
        QVERIFY(walk && !harms(world, world.hero(), moved(world.hero().at, walk->direction)));
        QVERIFY(!play(world, *next.command).refusal);
    }
}

void PilotGasTest::badGasInTheOnlyWayIsNoWay()
{
    World world = withAllKnown(chamber("########\n#@....>#\n########\n"));
    put(world, "reek", {{3, 1, 0}}, 50);
    Pilot pilot;
    QVERIFY(!pilot.travel(world, {6, 1, 0}).command);
}

void PilotGasTest::harmlessGasIsAWay()
{
    World world = withAllKnown(chamber("########\n#@....>#\n########\n"));
    put(world, "breeze", {{3, 1, 0}}, 50);
    Pilot pilot;
    QVERIFY(pilot.travel(world, {6, 1, 0}).command);
}

void PilotGasTest::theBotLeavesBadGas()
{
    World world = withAllKnown(
        chamber("################################\n#.............................>#\n#@.............................#\n"
                "################################\n"));
    put(world, "stench", {{1, 1, 0}, {1, 2, 0}, {2, 1, 0}, {2, 2, 0}}, 12);
    Bot bot;
    int turns = 0;
    for (; turns < 10 && harms(world, world.hero(), world.hero().at); ++turns) {
        const Command command = bot.choose(world);
        QVERIFY(std::holds_alternative<Walk>(command));
        QVERIFY(!play(world, command).refusal);
    }
    QVERIFY(turns > 0 && turns < 8);
}

void PilotGasTest::newGasStopsWhoWatches()
{
    World world = chamber("########\n#@.....#\n########\n");
    Watch watch;
    watch.begin(world, {});
    WorldWriter(world).setGas({4, 1, 0}, *world.catalogue().findGas("mist"), 50);
    Turn turn = play(world, Wait{});
    const auto stop = watch.compare(world, Wait{}, turn);
    QVERIFY(stop);
    QCOMPARE(shown(stop->why.source), QString("%1 drifts into view. You stop."));
    watch.begin(world, {});
    turn = play(world, Wait{});
    QVERIFY(!watch.compare(world, Wait{}, turn)); // that was seen before
    WorldWriter(world).setGas({5, 1, 0}, *world.catalogue().findGas("breeze"), 500);
    turn = play(world, Wait{});
    QVERIFY(!watch.compare(world, Wait{}, turn)); // it does nothing
}

CAVE_TEST_SUITE(PilotGasTest);
#include "gas_test.moc"
