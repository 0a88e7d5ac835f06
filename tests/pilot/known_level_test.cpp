// SPDX-License-Identifier: MIT
#include "core/pilot/known_level.h"

#include "tests/pilot/pilot_support.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class KnownLevelTest : public QObject {
    Q_OBJECT

private slots:
    void aCellHasTheFactsOfWhatIsKnownThere();
};

// A row is read eight cells at a time; locks and fires are looked for in a second way over it.
void KnownLevelTest::aCellHasTheFactsOfWhatIsKnownThere()
{
    Dungeon dungeon = livingDungeon("#####################\n"
                                    "#@..........^.......#\n"
                                    "#...................#\n"
                                    "#####################\n");
    dungeon.levels[0].tiles[17, 2] = *dungeon.catalogue->findTile("locked_door");
    WorldState state = withAllKnown(worldOf(dungeon)).savedState();
    Level& forgotten = state.levels[0].edit();
    for (int x = 8; x < 17; ++x)
        forgotten.memory.tiles[x, 2] = kUnknownTile;
    const World world(std::move(state)); // where nothing is in view
    QVERIFY(world.tileKind({12, 1, 0}).fire);

    KnownLevel level;
    level.read(world, 0);
    const auto factsAt = [&](int x, int y) { return level.at({x, y, 0}); };
    QCOMPARE(factsAt(0, 0), CellFacts{0});
    QCOMPARE(factsAt(20, 3), CellFacts{0});
    for (const int x : {1, 2, 7, 11, 13, 19})
        QCOMPARE(factsAt(x, 1), fact::kOpen);
    QCOMPARE(factsAt(12, 1), static_cast<CellFacts>(fact::kOpen | fact::kRisk)); // burnt out by then
    QCOMPARE(factsAt(7, 2), fact::kOpen);
    for (int x = 8; x < 17; ++x)
        QCOMPARE(factsAt(x, 2), fact::kUnknown);
    QCOMPARE(factsAt(17, 2), fact::kBarred);
    QCOMPARE(factsAt(18, 2), fact::kOpen);
    QVERIFY(level.hasAnywhere(fact::kBarred));
    QVERIFY(!level.hasAnywhere(fact::kLocked | fact::kEnd | CellFacts{1 << 15}));
}

CAVE_TEST_SUITE(KnownLevelTest);
#include "known_level_test.moc"
