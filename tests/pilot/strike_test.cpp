// SPDX-License-Identifier: MIT
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class StrikeTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsBesideIsStruck();
    void theNearestIsGoneTo();
    void whoCannotBeReachedIsPassedOver();
    void withNobodyInViewItIsRefused();
};

void StrikeTest::whoIsBesideIsStruck()
{
    Pilot pilot;
    QVERIFY(
        (pilot.strikeNearest(asciiWorld("#####\n#@..#\n#.o.#\n#####")).command == Command(Walk{Direction::SouthEast})));
}

void StrikeTest::theNearestIsGoneTo()
{
    Pilot pilot;
    QVERIFY((pilot.strikeNearest(asciiWorld("###########\n#o..@....o#\n###########")).command ==
             Command(Walk{Direction::West})));
}

void StrikeTest::whoCannotBeReachedIsPassedOver()
{
    Dungeon dungeon = asciiDungeon("###########\n#o..@.....#\n#.........#\n#........o#\n###########");
    for (int y = 1; y < 4; ++y)
        dungeon.levels[0].tiles[2, y] = *dungeon.catalogue->findTile("deep_water");
    Pilot pilot;
    const auto command = pilot.strikeNearest(worldOf(dungeon)).command;
    QVERIFY((command == Command(Walk{Direction::SouthEast}) || command == Command(Walk{Direction::East})));
}

void StrikeTest::withNobodyInViewItIsRefused()
{
    Pilot pilot;
    const Advice advice = pilot.strikeNearest(asciiWorld("#####\n#@.F#\n#####"));
    QVERIFY(!advice.command);
    QCOMPARE(english(advice.why), std::string("Nobody to strike is in view."));
}

CAVE_TEST_SUITE(StrikeTest);
#include "strike_test.moc"
