// SPDX-License-Identifier: MIT
#include "core/lab/range.h"

#include "core/generate/bake.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace cave;

namespace {

RangePoint pointOf(std::uint64_t seed, std::int64_t x, std::int64_t y) { return {seed, 0, x, y}; }

int faultyOf(const RangeSum& sum)
{
    const std::span<const int> faulty = sum.faulty().cells();
    return std::accumulate(faulty.begin(), faulty.end(), 0);
}

} // namespace

class RangeTest : public QObject {
    Q_OBJECT

private slots:
    void pointsAreTheMeasuresOfEachLevel()
    {
        const Dungeon dungeon = recipeDungeon(4);
        RangeMeasures measures{*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
        const auto points = rangePointsOf(dungeon, measures);
        QCOMPARE(points.size(), dungeon.levels.size());
        MeasuredDungeon measured(dungeon);
        for (const RangePoint& point : points) {
            QCOMPARE(point.x, *mapMeasures()[measures.x].of(measured.level(point.z)));
            QCOMPARE(point.y, *mapMeasures()[measures.y].of(measured.level(point.z)));
            QCOMPARE(point.seed, dungeon.seed);
        }
        measures.z = 1;
        QVERIFY(rangePointsOf(dungeon, measures) == std::vector{points[1]});
    }

    void numbersOfTheWholeDungeonAreOnePointAndBesideLevelsThatOfEach()
    {
        const Dungeon dungeon = recipeDungeon(4);
        const std::size_t turns = *findMapMeasure("turns");
        const auto whole = rangePointsOf(dungeon, {*findMapMeasure("died"), turns, {}});
        QCOMPARE(whole.size(), std::size_t{1});
        const auto points = rangePointsOf(dungeon, {*findMapMeasure("floor"), turns, {}});
        QCOMPARE(points.size(), dungeon.levels.size());
        for (const RangePoint& point : points)
            QCOMPARE(point.y, whole.front().y);
    }

    void howRowsWentIsMeasuredWhereItIsKnown()
    {
        Dungeon dungeon = recipeDungeon(4);
        const auto baked = bake(dungeon, 4);
        QVERIFY(baked);
        const RangeMeasures measures{*findMapMeasure("shortfalls"), *findMapMeasure("floor"), {}};
        QVERIFY(rangePointsOf(dungeon, measures).empty());
        QCOMPARE(rangePointsOf(dungeon, measures, {&baked->rows, {}}).size(), dungeon.levels.size());
    }

    void aLevelWithAnErrorIsFaultyAndAllWhereTheDungeonHasOne()
    {
        Dungeon dungeon = recipeDungeon(4);
        const RangeMeasures measures{*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
        const auto points = rangePointsOf(dungeon, measures);
        QVERIFY(points.size() > 1);
        QVERIFY(faultyLevelsOf(dungeon, measures).levels.empty());
        Dungeon buried = dungeon;
        buried.levels[1].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("apple"), 0, 0, {}});
        const FaultyLevels one = faultyLevelsOf(buried, measures);
        QCOMPARE(one.seed, dungeon.seed);
        QVERIFY(one.levels == std::vector{1});
        int looks = 0;
        QVERIFY(faultyLevelsOf(buried, measures, [&looks] { return ++looks < 1; }).levels.empty()); // at once stopped
        QCOMPARE(looks, 1);
        RangeSum sum;
        sum.add(points);
        sum.markFaulty(one);
        sum.markFaulty(one); // once is enough
        sum.markFaulty({dungeon.seed + 1, {0}}); // of no point
        QCOMPARE(faultyOf(sum), 1);
        dungeon.rules.goal = Goal::Slay;
        dungeon.rules.goalKind = "nobody";
        sum.markFaulty(faultyLevelsOf(dungeon, measures));
        QCOMPARE(faultyOf(sum), static_cast<int>(points.size()));
    }

    void thePointOfAWholeDungeonIsFaultyWhereverTheErrorLies()
    {
        Dungeon dungeon = recipeDungeon(4);
        const RangeMeasures measures{*findMapMeasure("died"), *findMapMeasure("turns"), {}};
        RangeSum sum;
        sum.add(rangePointsOf(dungeon, measures));
        QCOMPARE(sum.count(), std::size_t{1});
        sum.markFaulty(faultyLevelsOf(dungeon, measures));
        QCOMPARE(faultyOf(sum), 0);
        dungeon.levels[1].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("apple"), 0, 0, {}});
        sum.markFaulty(faultyLevelsOf(dungeon, measures));
        QCOMPARE(faultyOf(sum), 1);
    }

    void faultsStayWithTheirPointsWhenTheAxesChange()
    {
        RangeSum sum;
        for (std::uint64_t seed = 0; seed < kAxisLevels; ++seed) {
            sum.add(std::vector{pointOf(seed, static_cast<std::int64_t>(seed * seed), 5)});
            if (seed % 10 == 0)
                sum.markFaulty({seed, {0}});
        }
        QCOMPARE(faultyOf(sum), static_cast<int>(kAxisLevels) / 10);
        for (int bin = 0; bin < kRangeBins; ++bin) {
            const auto points = sum.pointsIn(bin, sum.y().binOf(5), kAxisLevels);
            const std::int64_t counted = sum.faulty()[bin, sum.y().binOf(5)];
            QCOMPARE(std::int64_t{std::ranges::count_if(points, &RangePoint::isFaulty)}, counted);
        }
    }

    void everyValueOfAnAxisIsInOneBinAndWhatLiesBeyondInTheLast()
    {
        for (const std::int64_t high : {5, 23, 24, 25, 1000}) {
            const RangeAxis axis{-3, high};
            int last = 0;
            for (std::int64_t value = -10; value <= high + 10; ++value) {
                const int bin = axis.binOf(value);
                QVERIFY(bin >= last && bin <= last + 1);
                last = bin;
                if (value >= axis.low && bin < kRangeBins - 1)
                    QVERIFY(value >= axis.firstOf(bin) && value < axis.firstOf(bin + 1));
            }
            QVERIFY(last < kRangeBins);
        }
    }

    void everyPointIsCountedOnceHoweverTheyCome()
    {
        std::vector<RangePoint> points;
        points.reserve(500);
        for (std::uint64_t seed = 0; seed < 500; ++seed)
            points.push_back(
                pointOf(seed, static_cast<std::int64_t>(seed * seed % 97), static_cast<std::int64_t>(seed % 7)));
        RangeSum whole;
        whole.add(points);
        RangeSum pieces;
        for (std::size_t i = 0; i < points.size(); i += 100)
            pieces.add(std::span(points).subspan(i, 100));
        QCOMPARE(std::accumulate(whole.bins().cells().begin(), whole.bins().cells().end(), 0), 500);
        QVERIFY(whole.bins() == pieces.bins());
        QVERIFY(whole.x() == pieces.x());
        for (int y = 0; y < kRangeBins; ++y)
            for (int x = 0; x < kRangeBins; ++x) {
                const auto counted = static_cast<std::size_t>(whole.bins()[x, y]);
                QCOMPARE(whole.pointsIn(x, y, 1000).size(), counted);
                QCOMPARE(whole.pointsIn(x, y, 2).size(), std::min(counted, std::size_t{2}));
            }
    }

    void axesStayOnceTheyAreMade()
    {
        RangeSum sum;
        std::vector<RangePoint> points(kAxisLevels, pointOf(1, 10, 10));
        points.push_back(pointOf(2, 1000, -1000));
        sum.add(points);
        QVERIFY(sum.x() == (RangeAxis{10, 10}));
        QVERIFY((sum.bins()[kRangeBins - 1, 0]) == 1);
    }

    void axesThatAreGivenStaySo()
    {
        RangeSum sum({0, 47}, {0, 23});
        sum.add(std::vector{pointOf(1, 1000, 5), pointOf(2, 3, 5)});
        QVERIFY(sum.x() == (RangeAxis{0, 47}) && sum.y() == (RangeAxis{0, 23}));
        QVERIFY((sum.bins()[kRangeBins - 1, 5]) == 1 && (sum.bins()[1, 5]) == 1);
    }

    void theDensestBinsAreTheFewestThatHoldSoMuch()
    {
        RangeSum sum({0, 23}, {0, 23});
        for (int i = 0; i < 10; ++i)
            sum.add(std::vector{pointOf(1, i < 5 ? 3 : i < 8 ? 4 : i, 2)}); // 5, 3, 1, 1
        const auto count = [&](int perCent) { return std::ranges::count(sum.densest(perCent).cells(), 1); };
        QCOMPARE(count(0), 0);
        QCOMPARE(count(50), 1);
        QVERIFY((sum.densest(50)[3, 2]));
        QCOMPARE(count(51), 2);
        QCOMPARE(count(90), 3);
        QVERIFY((sum.densest(90)[8, 2]) && !(sum.densest(90)[9, 2]));
        QCOMPARE(count(100), 4);
        QCOMPARE(std::ranges::count(RangeSum().densest(90).cells(), 1), 0);
    }

    void oneValueOfAllIsOneBin()
    {
        RangeSum sum;
        sum.add(std::vector{pointOf(3, 5, 5), pointOf(1, 5, 5)});
        QVERIFY((sum.bins()[0, 0]) == 2);
        QVERIFY(sum.pointsIn(0, 0, 1) == (std::vector{pointOf(1, 5, 5)}));
    }
};

CAVE_TEST_SUITE(RangeTest);
#include "range_test.moc"
