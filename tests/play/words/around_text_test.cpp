// SPDX-License-Identifier: MIT
// Where the hero is, in words; without a translation counts stand as in the source.
#include "app/play/words/around_text.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class AroundTextTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsInViewComesFirstThenPlaces();
    void ofEachKindOfPlaceTheNearestIsNamed();
    void anEmptyHallIsSaidToBeEmpty();
    void aRoomIsMeasuredAndItsDoorsNamed();
    void whatIsBehindADoorIsAnotherPlace();
    void whatIsNotSeenIsNamedByDirection();
};

namespace {

QString around(const World& world) { return aroundText(world, Describer(world.state().catalogue)); }
QString place(const World& world) { return placeText(world, Describer(world.state().catalogue)); }

} // namespace

void AroundTextTest::whoIsInViewComesFirstThenPlaces()
{
    const World world = sessionOf(arena({{
                                             "XXXXXXXXX",
                                             "X@..N...X",
                                             "X.>.....X",
                                             "XXXXXXXXX",
                                         },
                                         {
                                             "XXXXXXXXX",
                                             "X.......X",
                                             "X.<.....X",
                                             "XXXXXXXXX",
                                         }}))
                            .world();
    const QString text = around(world);
    QVERIFY2(text.startsWith("Newt"), qPrintable(text));
    QVERIFY2(text.contains("3 step(s) east."), qPrintable(text));
    QVERIFY2(text.endsWith("1 step(s) south east."), qPrintable(text));
}

void AroundTextTest::ofEachKindOfPlaceTheNearestIsNamed()
{
    const World world = sessionOf(arena({{"XXXXXXXXX", "X8.@.8..X", "XXXXXXXXX"}})).world();
    const QString text = around(world);
    QCOMPARE(text.count("Statue."), 1);
    QVERIFY2(text.contains("Statue. 2 step(s)"), qPrintable(text));
}

void AroundTextTest::anEmptyHallIsSaidToBeEmpty()
{
    const World world = sessionOf(arena({{"XXXXX", "X@..X", "XXXXX"}})).world();
    QCOMPARE(around(world), QString("Nobody and nothing in view."));
}

void AroundTextTest::aRoomIsMeasuredAndItsDoorsNamed()
{
    const World world = sessionOf(arena({{
                                      "XXXXXXXXX",
                                      "X.......X",
                                      "+...@...X",
                                      "X.......X",
                                      "XXXX+XXXX",
                                  }}))
                            .world();
    QCOMPARE(place(world),
             QString("Open ground, 7 by 3 cells. 2 way(s) out: door, 2 step(s) south; door, 4 step(s) west. "
                     "All of it is seen."));
}

void AroundTextTest::whatIsBehindADoorIsAnotherPlace()
{
    const World world = sessionOf(arena({{
                                      "XXXXXXXXXXX",
                                      "X..@..+...X",
                                      "XXXXXXXXXXX",
                                  }}))
                            .world();
    QCOMPARE(place(world),
             QString("Open ground, 5 by 1 cells. 1 way(s) out: door, 3 step(s) east. All of it is seen."));
}

void AroundTextTest::whatIsNotSeenIsNamedByDirection()
{
    Dungeon dungeon = arena({{
        "XXXXXXXXXXXXXXXXXXXXX",
        "X@..................X",
        "XXXXXXXXXXXXXXXXXXXXX",
    }});
    dungeon.rules.sight = 5;
    const QString text = place(sessionOf(dungeon).world());
    QVERIFY2(text.endsWith("Not yet seen: east."), qPrintable(text));
}

CAVE_TEST_SUITE(AroundTextTest);
#include "around_text_test.moc"
