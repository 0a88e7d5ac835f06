// SPDX-License-Identifier: MIT
#include "core/pilot/run.h"
#include "core/rules/turn/play.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Runs to the end and says where the hero stands then.
Position runAll(World& world, Direction direction)
{
    Run run(direction);
    for (int step = 0; step < 100; ++step) {
        const Advice advice = run.next(world);
        if (!advice.command)
            return world.hero().at;
        play(world, *advice.command);
    }
    qFatal("runs for ever");
}

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private slots:
    void runsUntilAWall();
    void runsPastNothingThatOpensBeside();
    void followsTheBendsOfACorridor();
    void stopsWhereTheWayForks();
    void stopsAtThingsStairsAndDoors();
    void attacksNobodyAndDigsNothing();
    void stopsBeforeACreature();
    void entersNothingThatBursts();
};

void RunTest::runsUntilAWall()
{
    World world = asciiWorld("##########\n#@.......#\n##########");
    QVERIFY((runAll(world, Direction::East) == Position{8, 1, 0}));
    World hall = asciiWorld("##########\n#........#\n#@.......#\n#........#\n##########");
    QVERIFY((runAll(hall, Direction::East) == Position{8, 2, 0}));
}

void RunTest::runsPastNothingThatOpensBeside()
{
    World world = asciiWorld("##########\n#@.......#\n####.#####\n####.#####\n##########");
    QVERIFY((runAll(world, Direction::East) == Position{4, 1, 0}));
}

void RunTest::followsTheBendsOfACorridor()
{
    World world = asciiWorld(R"(
##########
#@...#####
####.#####
####.#####
####.....#
##########)");
    QVERIFY((runAll(world, Direction::East) == Position{8, 4, 0}));
}

void RunTest::stopsWhereTheWayForks()
{
    World world = asciiWorld(R"(
#########
####.####
####.####
#@...####
####.####
####.####
#########)");
    QVERIFY((runAll(world, Direction::East) == Position{4, 3, 0}));
}

void RunTest::stopsAtThingsStairsAndDoors()
{
    Dungeon dungeon = asciiDungeon("##########\n#@.......#\n##########");
    putItem(dungeon, "apple", {4, 1, 0});
    World world = worldOf(dungeon);
    QVERIFY((runAll(world, Direction::East) == Position{4, 1, 0}));
    World stairs = asciiWorld("##########\n#@..>....#\n##########\n\n##########\n#...<....#\n##########");
    QVERIFY((runAll(stairs, Direction::East) == Position{4, 1, 0}));
    World door = asciiWorld("##########\n#@..+....#\n##########");
    QVERIFY((runAll(door, Direction::East) == Position{4, 1, 0}));
}

void RunTest::attacksNobodyAndDigsNothing()
{
    const World world = asciiWorld("####\n#@F#\n####", Rules{.dig = true});
    QCOMPARE(english(Run(Direction::East).next(world).why), std::string("The fungus is in the way."));
    QCOMPARE(english(Run(Direction::South).next(world).why), std::string("The wall blocks the way."));
}

void RunTest::stopsBeforeACreature()
{
    World world = asciiWorld("##########\n#@....F..#\n##########");
    QVERIFY((runAll(world, Direction::East) == Position{5, 1, 0}));
}

// Y is a cap that lets out bad dust, y a pod that heals.
void RunTest::entersNothingThatBursts()
{
    World corridor = livingWorld("##########\n#@....Y..#\n##########");
    QVERIFY((runAll(corridor, Direction::East) == Position{5, 1, 0}));
    const std::string why = english(Run(Direction::East).next(corridor).why);
    QVERIFY2(why.ends_with("is in the way. Walking there would harm you."), why.c_str());
    World bend = livingWorld("######\n#@...#\n####Y#\n####.#\n######");
    QVERIFY((runAll(bend, Direction::East) == Position{4, 1, 0}));
    World pod = livingWorld("##########\n#@....y..#\n##########");
    QVERIFY((runAll(pod, Direction::East) == Position{8, 1, 0}));
}

CAVE_TEST_SUITE(RunTest);
#include "run_test.moc"
