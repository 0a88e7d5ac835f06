// SPDX-License-Identifier: MIT
// How loud, from where and how dull something is heard.
#include "app/play/heard/ears.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// A room, a door to another one, and a third behind rock.
World roomsToHear()
{
    return sessionOf(arena({{
                         "XXXXXXXXXXXXXXXXXXXX",
                         "X.........X........X",
                         "X....@....+........X",
                         "X.........X........X",
                         "XXXXXXXXXXXXXXXXXXXX",
                         "X..................X",
                         "XXXXXXXXXXXXXXXXXXXX",
                     }}))
        .world();
}

} // namespace

class EarsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsFartherIsQuieter();
    void sidesAreHeard();
    void doorsDull();
    void rockKeepsSoundOut();
    void theFaceOfRockIsHeard();
    void otherLevelsAreNotHeard();
    void theWayIsTheShortest();
};

void EarsTest::whatIsFartherIsQuieter()
{
    const World world = roomsToHear();
    const Ears ears(world);
    QCOMPARE(ears.hear({5, 2, 0})->gain, kWhole);
    int before = kWhole + 1;
    for (int x = 7; x <= 9; ++x) {
        const int gain = ears.hear({x, 2, 0})->gain;
        QVERIFY(gain < before);
        before = gain;
    }
}

void EarsTest::sidesAreHeard()
{
    const World world = roomsToHear();
    const Ears ears(world);
    QCOMPARE(ears.hear({5, 1, 0})->pan, 0);
    QVERIFY(ears.hear({2, 2, 0})->pan < 0);
    QCOMPARE(ears.hear({8, 2, 0})->pan, -ears.hear({2, 2, 0})->pan);
}

void EarsTest::doorsDull()
{
    const World world = roomsToHear();
    const Ears ears(world);
    const Hearing before = *ears.hear({9, 2, 0});
    const Hearing behind = *ears.hear({11, 2, 0});
    QVERIFY(behind.muffle > before.muffle + kWhole / 4);
    QVERIFY(behind.gain < before.gain);
}

void EarsTest::rockKeepsSoundOut()
{
    const World world = roomsToHear();
    const Ears ears(world);
    QVERIFY(!ears.hear({5, 5, 0}));
    QVERIFY(!ears.way({5, 5, 0}));
}

void EarsTest::theFaceOfRockIsHeard()
{
    const World world = roomsToHear();
    QVERIFY(Ears(world).hear({5, 0, 0}));
}

void EarsTest::otherLevelsAreNotHeard()
{
    const World world = roomsToHear();
    const Ears ears(world);
    QVERIFY(!ears.hear({5, 2, 1}));
    QVERIFY(!ears.hear({5 + kEarshot + 1, 2, 0}));
}

void EarsTest::theWayIsTheShortest()
{
    const World world = roomsToHear();
    const Ears ears(world);
    QCOMPARE(*ears.way({9, 3, 0}), 4);
    QCOMPARE(*ears.way({10, 2, 0}), 9); // four steps, and a door
    QCOMPARE(*ears.way({12, 1, 0}), 11);
}

CAVE_TEST_SUITE(EarsTest);
#include "ears_test.moc"
