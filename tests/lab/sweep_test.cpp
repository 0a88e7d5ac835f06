// SPDX-License-Identifier: MIT
#include "core/lab/sweep.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void valuesAreEvenAndEachOnce()
    {
        QCOMPARE(sweepValues(3, 3), (std::vector<std::int64_t>{3}));
        QCOMPARE(sweepValues(-1, 2), (std::vector<std::int64_t>{-1, 0, 1, 2}));
        QCOMPARE(sweepValues(0, 10), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
        QCOMPARE(sweepValues(0, 1000),
                 (std::vector<std::int64_t>{0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000}));
        for (std::int64_t high = 0; high < 60; ++high) {
            const auto values = sweepValues(0, high);
            QCOMPARE(values.back(), high);
            for (std::size_t i = 1; i < values.size(); ++i)
                QVERIFY(values[i] > values[i - 1]);
        }
    }

    void aSampleIsOfOneLevelOrOfAllAndKnowsWhetherTheDungeonIsFaulty()
    {
        const Dungeon whole = asciiDungeon("######\n#@.>.#\n######\n\n######\n#<..n#\n######");
        const std::size_t floor = *findMapMeasure("floor");
        QCOMPARE(sweepSampleOf(whole, floor, {}).numbers, (std::vector<std::int64_t>{4, 4}));
        const Dungeon walled = asciiDungeon("######\n#@#>.#\n######\n\n######\n#<...#\n######");
        QCOMPARE(sweepSampleOf(walled, floor, 0).numbers, (std::vector<std::int64_t>{3}));
        QCOMPARE(sweepSampleOf(walled, floor, 1).numbers, (std::vector<std::int64_t>{4}));
        QVERIFY(sweepSampleOf(walled, floor, 1).isFaulty);
    }

    void aNumberOfTheWholeDungeonIsSampledOnce()
    {
        const Dungeon dungeon = asciiDungeon("######\n#@.>.#\n######\n\n######\n#<..n#\n######");
        const std::size_t turns = *findMapMeasure("turns");
        const SweepSample sample = sweepSampleOf(dungeon, turns, {});
        QCOMPARE(sample.numbers.size(), std::size_t{1});
        QCOMPARE(sweepSampleOf(dungeon, turns, 1).numbers, sample.numbers);
    }

    void whoStopsWaitsForNoGameAndNoProof()
    {
        const Dungeon walled = asciiDungeon("######\n#@#>.#\n######\n\n######\n#<...#\n######");
        const std::size_t turns = *findMapMeasure("turns");
        const SweepSample whole = sweepSampleOf(walled, turns, {});
        QVERIFY(whole.isFaulty && whole.numbers.size() == 1);
        const SweepSample stopped = sweepSampleOf(walled, turns, {}, {nullptr, [] { return false; }});
        QVERIFY(stopped.numbers.empty());
        QVERIFY(!stopped.isFaulty);
    }

    void eightOfTenNumbersLieBetweenLowAndHigh()
    {
        SweepSum sum({5, 7});
        QCOMPARE(sum.band(0), SweepBand{});
        for (std::int64_t number = 0; number < 100; ++number)
            sum.add(1, {{(number * 37) % 100}, number % 25 == 0});
        QCOMPARE(sum.band(1), (SweepBand{100, 10, 49, 89, 100, 4}));
        sum.add(0, {{}, false});
        QCOMPARE(sum.band(0), (SweepBand{0, 0, 0, 0, 1, 0}));
        sum.add(0, {{3}, false});
        QCOMPARE(sum.band(0), (SweepBand{1, 3, 3, 3, 2, 0}));
    }
};

CAVE_TEST_SUITE(SweepTest);
#include "sweep_test.moc"
