// SPDX-License-Identifier: MIT
// How the pilot and the bot keep away from fire and from where they would fall.
#include "core/pilot/bot.h"
#include "core/rules/turn/play.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

bool isInFire(const World& world) { return world.tileKind(world.hero().at).fire; }

} // namespace

class PilotFireTest : public QObject {
    Q_OBJECT

private slots:
    void travellingGoesAroundFlames();
    void flamesInTheOnlyWayAreNoWay();
    void rememberedFlamesHaveBurntOut();
    void exploringGoesNowhereNearFlames();
    void travelAndExploreKeepAwayFromAChasm();
    void theBotGetsOutOfFire();
    void theBotLeavesGrassBesideFire();
    void theBotDoesNotSeeAHiddenPitUnderItself();
};

void PilotFireTest::travellingGoesAroundFlames()
{
    World world = withAllKnown(livingWorld("#########\n#.......#\n#@..^...#\n#.......#\n#########\n"));
    Pilot pilot;
    while (world.hero().at != Position{7, 2, 0}) {
        const Advice advice = pilot.travel(world, {7, 2, 0});
        QVERIFY(advice.command);
        QVERIFY(!play(world, *advice.command).refusal);
        QVERIFY(!isInFire(world));
    }
    QVERIFY(!lasts(world.hero(), Condition::Burning));
}

void PilotFireTest::flamesInTheOnlyWayAreNoWay()
{
    World world = withAllKnown(livingWorld("########\n#@.^..>#\n########\n"));
    QVERIFY(world.tileKind({3, 1, 0}).fire);
    Pilot pilot;
    QVERIFY(!pilot.travel(world, {6, 1, 0}).command);
    while (world.isActive(0))
        play(world, Wait{});
    QVERIFY(pilot.travel(world, {6, 1, 0}).command.has_value());
}

void PilotFireTest::rememberedFlamesHaveBurntOut()
{
    World world = withAllKnown(livingWorld("###########\n#@.......##\n#######.###\n#......^.>#\n###########\n"));
    QVERIFY(!world.isVisible({7, 3, 0}));
    Pilot pilot;
    QVERIFY(pilot.travel(world, {9, 3, 0}).command.has_value());
}

void PilotFireTest::exploringGoesNowhereNearFlames()
{
    World world = livingWorld("############\n#@....^....#\n#..........#\n#....**....#\n#..........#\n############\n");
    Pilot pilot;
    for (int turn = 0; turn < 100; ++turn) {
        const Advice advice = pilot.explore(world);
        if (!advice.command)
            break;
        play(world, *advice.command);
        QVERIFY(!isInFire(world));
    }
    QVERIFY(!lasts(world.hero(), Condition::Burning));
}

void PilotFireTest::travelAndExploreKeepAwayFromAChasm()
{
    World world =
        livingWorld("#########\n#...[...#\n#@..[...#\n#.......#\n#########\n\n#########\n#.......#\n#.......#\n#...."
                    "...#\n#########\n");
    Pilot pilot;
    for (int turn = 0; turn < 100; ++turn) {
        const Advice advice = pilot.explore(world);
        if (!advice.command)
            break;
        play(world, *advice.command);
        QCOMPARE(world.hero().at.z, 0);
    }
    QVERIFY((world.level(0).memory.tiles[7, 1]) != kUnknownTile);
    QVERIFY(!pilot.travel(world, {4, 1, 0}).command);
    QVERIFY(pilot.travel(world, {7, 2, 0}).command.has_value());
}

void PilotFireTest::theBotGetsOutOfFire()
{
    World world = livingWorld("#######\n#.@^^^#\n#######\n");
    WorldWriter(world).setTile({2, 1, 0}, *world.catalogue().findTile("flames"));
    Bot bot;
    QCOMPARE(shown(formatCommand(bot.choose(world))), QString("walk w"));
}

void PilotFireTest::theBotLeavesGrassBesideFire()
{
    World world = livingWorld("########\n#..@*^.#\n########\n");
    WorldWriter(world).setTile({3, 1, 0}, *world.catalogue().findTile("hay"));
    WorldWriter(world).setTile({4, 1, 0}, *world.catalogue().findTile("flames"));
    Bot bot;
    QCOMPARE(shown(formatCommand(bot.choose(world))), QString("walk w"));
}

void PilotFireTest::theBotDoesNotSeeAHiddenPitUnderItself()
{
    const World floor = livingWorld("########\n#.@....#\n########\n");
    World pit = floor;
    WorldWriter(pit).setTile({2, 1, 0}, *pit.catalogue().findTile("hidden_pit"));
    QCOMPARE(shown(formatCommand(Bot().choose(pit))), shown(formatCommand(Bot().choose(floor))));
}

CAVE_TEST_SUITE(PilotFireTest);
#include "fire_test.moc"
