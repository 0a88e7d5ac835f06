// SPDX-License-Identifier: MIT
// What the hero knows of each sort of things, the nearest first.
#include "app/play/words/thing_sorts.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class ThingSortsTest : public QObject {
    Q_OBJECT

private slots:
    void eachSortHasItsOwn();
    void theNearestComesFirst();
    void whatIsNotSeenYetIsNotKnown();
    void joinedGroundIsOneWhereItIsNearest();
    void whereTheHeroStandsDoesNotCount();
    void countsAreSaid();
};

namespace {

Dungeon hall()
{
    Dungeon dungeon = arena({{
                                 "XXXXXXXX",
                                 "X@..N.BX",
                                 "X......X",
                                 "X.>....+",
                                 "XXXX+XXX",
                                 "X......X",
                                 "X.>....X",
                                 "XXXXXXXX",
                             },
                             {
                                 "XXXXXXXX",
                                 "X......X",
                                 "X......X",
                                 "X.<....X",
                                 "XXXXXXXX",
                                 "X......X",
                                 "X.<....X",
                                 "XXXXXXXX",
                             }});
    const ItemKindId thing = *dungeon.catalogue->findItem("dagger");
    dungeon.levels.front().things.push_back({KindTable::Item, thing, 5, 2, {}});
    dungeon.levels.front().things.push_back({KindTable::Item, thing, 3, 2, {}});
    return dungeon;
}

} // namespace

void ThingSortsTest::eachSortHasItsOwn()
{
    const World world = sessionOf(hall()).world();
    using Cells = std::vector<Position>;
    QCOMPARE(knownOf(world, ThingSort::Creatures).size(), 2U);
    QCOMPARE(knownOf(world, ThingSort::Things), (Cells{{3, 2, 0}, {5, 2, 0}}));
    QCOMPARE(knownOf(world, ThingSort::Stairs), (Cells{{2, 3, 0}}));
    QVERIFY(knownOf(world, ThingSort::Traps).empty());
}

void ThingSortsTest::theNearestComesFirst()
{
    const World world = sessionOf(hall()).world();
    const std::vector<Position> doors{{4, 4, 0}, {7, 3, 0}};
    QCOMPARE(knownOf(world, ThingSort::Doors), doors);
}

// The stairs behind the door.
void ThingSortsTest::whatIsNotSeenYetIsNotKnown()
{
    const World world = sessionOf(hall()).world();
    QCOMPARE(knownOf(world, ThingSort::Stairs).size(), 1U);
}

void ThingSortsTest::joinedGroundIsOneWhereItIsNearest()
{
    const World world = sessionOf(arena({{
                                      "XXXXXXXXXX",
                                      "X@....++.X",
                                      "X........X",
                                      "X.....+..X",
                                      "XXXXXXXXXX",
                                  }}))
                            .world();
    QCOMPARE(knownOf(world, ThingSort::Doors).size(), 2U);
    QCOMPARE(knownOf(world, ThingSort::Doors).front(), (Position{6, 1, 0}));
}

void ThingSortsTest::whereTheHeroStandsDoesNotCount()
{
    Session session = sessionOf(emptyHall());
    QCOMPARE(knownOf(session.world(), ThingSort::Stairs).size(), 1U);
    session.submit(Walk{Direction::East});
    QVERIFY(knownOf(session.world(), ThingSort::Stairs).empty());
}

void ThingSortsTest::countsAreSaid()
{
    QCOMPARE(sortText(ThingSort::Doors, 3), QString("Known doors: 3."));
    QCOMPARE(sortText(ThingSort::Creatures, 0), QString("Creatures in view: none."));
}

CAVE_TEST_SUITE(ThingSortsTest);
#include "thing_sorts_test.moc"
