// SPDX-License-Identifier: MIT
#include "core/rules/turn/play.h"
#include "core/session/footsteps.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class FootstepsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsKeptInOrderAndWaitingAddsNone();
    void theyGoOnOverStairs();
    void thePlaceOfDeathIsKept();
};

namespace {

Footsteps footstepsAlong(World& world, std::initializer_list<Command> commands)
{
    Footsteps steps;
    steps.follow(world);
    for (const Command& command : commands) {
        play(world, command);
        steps.follow(world);
    }
    return steps;
}

} // namespace

void FootstepsTest::everyCellIsKeptInOrderAndWaitingAddsNone()
{
    World world = asciiWorld("#####\n#@..#\n#####");
    const Footsteps steps =
        footstepsAlong(world, {Walk{Direction::East}, Wait{}, Walk{Direction::East}, Walk{Direction::West}});
    QCOMPARE(steps.cells(), (std::vector<Position>{{1, 1, 0}, {2, 1, 0}, {3, 1, 0}, {2, 1, 0}}));
    QCOMPARE(steps.steps(), 3);
    QVERIFY(!steps.death());
}

void FootstepsTest::theyGoOnOverStairs()
{
    World world = asciiWorld("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####");
    const Footsteps steps = footstepsAlong(world, {Walk{Direction::East}, ClimbDown{}, Walk{Direction::East}});
    QCOMPARE(steps.cells(), (std::vector<Position>{{1, 1, 0}, {2, 1, 0}, {2, 1, 1}, {3, 1, 1}}));
}

void FootstepsTest::thePlaceOfDeathIsKept()
{
    World world = asciiWorld("####\n#@T#\n####", Rules{.health = 1});
    Footsteps steps;
    for (int turn = 0; turn < 100 && !world.isOver(); ++turn) {
        play(world, Wait{});
        steps.follow(world);
    }
    QVERIFY((steps.death() == Position{1, 1, 0}));
}

CAVE_TEST_SUITE(FootstepsTest);
#include "footsteps_test.moc"
