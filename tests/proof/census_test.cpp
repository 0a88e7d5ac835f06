// SPDX-License-Identifier: MIT
#include "core/proof/census.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class CensusTest : public QObject {
    Q_OBJECT

private slots:
    void floorAndThingsAreCounted()
    {
        const Census census = takeCensus(asciiDungeon("######\n#B.B:#\n######\n\n######\n#.~=##\n######"));
        QCOMPARE(census.levels.size(), 2u);
        QCOMPARE(census.levels[0].floor, 4);
        QCOMPARE(census.levels[1].floor, 2); // nobody walks on deep water
        QVERIFY((census.creatures() == KindCounts{{"bat", 2}, {"newt", 1}}));
        QVERIFY(census.levels[0].creatures == census.creatures());
        QVERIFY(census.levels[1].creatures.empty());
        QVERIFY(census.items().empty());
    }

    void stairsCountWithTheirOtherEndOnly()
    {
        const Census census = takeCensus(asciiDungeon("######\n#>.>.#\n######\n\n######\n#<..<#\n######"));
        QCOMPARE(census.levels[0].links, 1);
        QCOMPARE(census.links(), 1);
    }

    void aLinkCountsOnceWhetherOneWayOrNot()
    {
        Dungeon dungeon = asciiDungeon("######\n#>...#\n######\n\n######\n#...<#\n######");
        QCOMPARE(takeCensus(dungeon).links(), 0);
        for (const bool oneWay : {false, true}) {
            dungeon.links = {{{dungeon.levels[1].uid, 4, 1}, {dungeon.levels[0].uid, 1, 1}, oneWay}};
            QCOMPARE(takeCensus(dungeon).levels[0].links, 1);
            QCOMPARE(takeCensus(dungeon).levels[1].links, 0);
        }
    }
};

CAVE_TEST_SUITE(CensusTest);
#include "census_test.moc"
