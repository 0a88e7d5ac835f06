// SPDX-License-Identifier: MIT
#include "core/edit/difference.h"
#include "core/generate/bake.h"
#include "tests/support/placed_gate.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

class DifferenceTest : public QObject {
    Q_OBJECT

private slots:
    void aDungeonDoesNotDifferFromItself()
    {
        const Dungeon dungeon = recipeDungeon(1);
        QVERIFY(differenceOf(dungeon, dungeon).isSame());
    }

    // The slow twin: count cell by cell what the runs add up to.
    void everyCellThatDiffersIsInOneRun()
    {
        const Dungeon before = recipeDungeon(1);
        for (int seed = 2; seed < 2 + scaled(10); ++seed) {
            Dungeon after = before;
            QVERIFY(bake(after, static_cast<std::uint64_t>(seed)));
            const DungeonDifference difference = differenceOf(before, after);
            std::int64_t cells = 0;
            for (std::size_t z = 0; z < before.levels.size(); ++z)
                for (int y = 0; y < before.height; ++y)
                    for (int x = 0; x < before.width; ++x)
                        cells += before.levels[z].tiles[x, y] != after.levels[z].tiles[x, y];
            QCOMPARE(difference.cellCount(), cells);
            for (const LevelDifference& level : difference.levels)
                for (const CellDifference& run : level.cells)
                    for (int x = run.x; x < run.x + run.length; ++x) {
                        const auto z = static_cast<std::size_t>(*level.before);
                        QCOMPARE(before.catalogue->tile(before.levels[z].tiles[x, run.y]).id, run.before);
                        QCOMPARE(after.catalogue->tile(after.levels[z].tiles[x, run.y]).id, run.after);
                    }
            QVERIFY(!difference.isSame() || dungeonHash(before) == dungeonHash(after));
        }
    }

    void oneOfTwoEqualThingsIsOneDifference()
    {
        Dungeon before = asciiDungeon("#####\n#B..#\n#####");
        Dungeon after = before;
        before.levels[0].things.push_back(before.levels[0].things[0]);
        const DungeonDifference difference = differenceOf(before, after);
        QCOMPARE(difference.thingCount(), 1);
        QVERIFY(difference.levels[0].things[0] == (ThingDifference{1, 1, KindTable::Creature, "bat", false}));
        QVERIFY(differenceOf(after, before).levels[0].things[0].isAfter);
    }

    void aCreatureThatGainedALevelAndAKeyForAnotherDoorDiffer()
    {
        const Dungeon before = asciiDungeon("#####\n#B..#\n#####");
        Dungeon after = before;
        after.levels[0].things[0].levels = 2;
        QCOMPARE(differenceOf(before, after).thingCount(), 2);
        QCOMPARE(differenceOf(before, after).levels[0].things[1].levels, 2);
        after = before;
        after.levels[0].things[0].opens = Place{after.levels[0].uid, 2, 1};
        QCOMPARE(differenceOf(before, after).thingCount(), 2);
    }

    void levelsAreMatchedByUidThenInOrder()
    {
        const Dungeon before = asciiDungeon("###\n#.#\n###\n\n###\n#~#\n###\n\n###\n#,#\n###");
        Dungeon after = before;
        std::swap(after.levels[0], after.levels[2]);
        DungeonDifference difference = differenceOf(before, after);
        QCOMPARE(difference.levels.size(), 2u);
        QCOMPARE(*difference.levels[0].after, 2);
        QCOMPARE(difference.cellCount(), 0);

        after = before;
        after.levels.erase(after.levels.begin());
        difference = differenceOf(before, after);
        QCOMPARE(difference.levels.size(), 3u); // the first is gone, the others moved up
        QVERIFY(!difference.levels[0].after);
        QCOMPARE(*differenceOf(after, before).levels.back().after, 0);

        after = before;
        for (DungeonLevel& level : after.levels)
            level.uid = {level.uid.value + 1};
        QVERIFY(differenceOf(before, after).isSame());
    }

    void startsAndLinksAreComparedByTheLevelsTheyMean()
    {
        Dungeon before = asciiDungeon("#####\n#@..#\n#####\n\n#####\n#...#\n#####");
        before.links.push_back({{before.levels[0].uid, 2, 1}, {before.levels[1].uid, 3, 1}, false});
        Dungeon after = before;
        std::swap(after.levels[0], after.levels[1]);
        QVERIFY(!differenceOf(before, after).start && differenceOf(before, after).links.empty());
        after = before;
        after.start->at.x = 2;
        after.links[0].oneWay = true;
        const DungeonDifference difference = differenceOf(before, after);
        QCOMPARE(difference.start->after->x, 2);
        QCOMPARE(difference.links.size(), 2u);
        QVERIFY(!difference.links[0].isAfter && difference.links[1].isAfter);
        after.start.reset();
        QVERIFY(!differenceOf(before, after).start->after);
    }

    void ofOtherSizesTheCommonCellsAreCompared()
    {
        const DungeonDifference difference =
            differenceOf(asciiDungeon("####\n#..#\n####"), asciiDungeon("#####\n#.~.#\n#...#\n#####"));
        QVERIFY(difference.sizesDiffer);
        QCOMPARE(difference.cellCount(), 5); // (2,1), (3,1) and three of the last row
    }

    void kindsAreComparedById()
    {
        const Dungeon before = asciiDungeon("#####\n#B..#\n#####");
        Dungeon after = before;
        after.catalogue = catalogueWith(std::string_view(R"({"creatures": []})"));
        QVERIFY(differenceOf(before, after).isSame());
    }

    void whatHappensIsCompared()
    {
        using Of = HappeningDifference::Of;
        const Dungeon before = dungeonWithPlacedGate();
        QVERIFY(differenceOf(before, before).isSame());
        Dungeon after = before;
        ScriptedEvent event{.uid = Uid{0xe9}, .name = "New", .when = {TriggerWord::Arrive, {}}};
        after.levels[0].script = Script{{{"seen", 1}}, {event}};
        after.script = Script{{}, {event}};
        DungeonDifference difference = differenceOf(before, after);
        QCOMPARE(difference.happeningCount(), 3);
        QVERIFY(difference.levels[0].happenings ==
                (std::vector<HappeningDifference>{{Of::OneMark, {}, {}, "seen", false, true},
                                                  {Of::OneEvent, Uid{0xe9}, {}, "New", false, true}}));
        QVERIFY(differenceOf(after, before).happenings[0].isBefore);
        Dungeon later = after;
        later.levels[0].script.edit().events[0].repeat = 0;
        difference = differenceOf(after, later);
        QCOMPARE(difference.happeningCount(), 1);
        QVERIFY(difference.levels[0].happenings[0].isBefore && difference.levels[0].happenings[0].isAfter);
    }

    void placedPiecesAndWhatTheyBringAreCompared()
    {
        using Of = HappeningDifference::Of;
        const Dungeon before = dungeonWithPlacedGate();
        Dungeon after = before;
        after.levels[0].placed[0].x = 2;
        QVERIFY(differenceOf(before, after).levels[0].happenings ==
                (std::vector<HappeningDifference>{{Of::OnePlaced, kPlacedGate, {}, "gate", true, true}}));
        after = before;
        after.levels[0].mutedEvents = {{kPlacedGate, kTell}};
        QVERIFY(differenceOf(before, after).levels[0].happenings ==
                (std::vector<HappeningDifference>{{Of::OneEvent, kTell, kPlacedGate, "Tell", true, false}}));
        after = before;
        std::swap(after.pieces[0].script.edit().events[0], after.pieces[0].script.edit().events[1]);
        QVERIFY(differenceOf(before, after).levels[0].happenings ==
                (std::vector<HappeningDifference>{{Of::InOrder, {}, kPlacedGate, {}, true, true}}));
    }
};

CAVE_TEST_SUITE(DifferenceTest);
#include "difference_test.moc"
