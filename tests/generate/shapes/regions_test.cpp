// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"

#include "core/base/position.h"
#include "core/base/random.h"
#include "core/generate/chance.h"
#include "tests/support/bit_picture.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

std::string numbers(const Regions& regions)
{
    std::string picture;
    for (int y = 0; y < regions.ids.height(); ++y) {
        for (const std::uint32_t id : regions.ids.row(y))
            picture += static_cast<char>('0' + id);
        picture += '\n';
    }
    return picture;
}

// The obvious twin: a region is what a walk from its first cell reaches.
Regions filled(const BitGrid& floor, Way way)
{
    Regions regions{Grid<std::uint32_t>(floor.width(), floor.height(), 0)};
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            if (!floor.get(x, y) || regions.ids[x, y] != 0)
                continue;
            const auto id = static_cast<std::uint32_t>(regions.sizes.size());
            std::vector<Position> found{{x, y, 0}};
            regions.ids[x, y] = id;
            for (std::size_t i = 0; i < found.size(); ++i)
                for (const Direction direction : kDirections) {
                    const Position next = moved(found[i], direction);
                    if ((way == Way::Four && isDiagonal(direction)) || !floor.getOr(next.x, next.y, false) ||
                        regions.ids[next.x, next.y] != 0)
                        continue;
                    regions.ids[next.x, next.y] = id;
                    found.push_back(next);
                }
            regions.sizes.push_back(static_cast<int>(found.size()));
        }
    return regions;
}

// Whether they cover the regions, each run as far as it goes.
bool areRunsOf(const FloorRuns& floor, const Regions& regions)
{
    Grid<std::uint32_t> ids(regions.ids.width(), regions.ids.height(), 0);
    for (int y = 0; y < ids.height(); ++y) {
        int last = -1; // one wall at least lies between
        for (const FloorRun& run : floor.row(y)) {
            if (run.begin <= last || run.end <= run.begin)
                return false;
            for (int x = run.begin; x < run.end; ++x)
                ids[x, y] = run.region;
            last = run.end;
        }
    }
    return ids == regions.ids && floor.sizes == regions.sizes && floor.height() == ids.height();
}

bool isAsFilled(const BitGrid& floor)
{
    return std::ranges::all_of(std::array{Way::Four, Way::Eight}, [&](Way way) {
        const Regions regions = labelRegions(floor, way);
        const Regions twin = filled(floor, way);
        return regions.ids == twin.ids && regions.sizes == twin.sizes && areRunsOf(labelRuns(floor, way), twin);
    });
}

} // namespace

class RegionsTest : public QObject {
    Q_OBJECT

private slots:
    void regionsAreNumberedFrom1ByTheirFirstCellAndWallsAre0()
    {
        const Regions regions = labelRegions(bitsOf({"..#.", ".##.", "#.##", "...#"}), Way::Four);
        QCOMPARE(numbers(regions), std::string("1102\n1002\n0300\n3330\n"));
        QVERIFY(regions.sizes == (std::vector<int>{0, 3, 2, 4}));
    }

    void cornersJoinInEightWaysOnly()
    {
        const BitGrid floor = bitsOf({".#.", "#.#", ".#."});
        QCOMPARE(labelRegions(floor, Way::Four).count(), 5);
        QCOMPARE(numbers(labelRegions(floor, Way::Eight)), std::string("101\n010\n101\n"));
    }

    void everyMapOf4x4IsAsFilledCellByCell()
    {
        for (unsigned map = 0; map < 1u << 16; map += kStride) {
            BitGrid floor(4, 4);
            for (int i = 0; i < 16; ++i)
                floor.set(i % 4, i / 4, map >> i & 1);
            if (!isAsFilled(floor))
                QFAIL(qPrintable(QString("map %1").arg(map)));
        }
    }

    void anyMapIsAsFilledCellByCellOverWordsToo()
    {
        Random dice(7);
        for (int i = 0; i < scaled(60); ++i) {
            const int width = 1 + static_cast<int>(dice.below(200));
            const BitGrid floor =
                Chance(dice.next())
                    .mask(width, 1 + static_cast<int>(dice.below(40)), static_cast<int>(dice.below(1001)));
            QVERIFY2(isAsFilled(floor), qPrintable(QString("map %1").arg(i)));
        }
    }

    void regionsAreTakenAndLeftByTheirNumbers()
    {
        Random dice(9);
        for (int i = 0; i < scaled(60); ++i) {
            const BitGrid floor = Chance(dice.next()).mask(dice.between(1, 140), dice.between(1, 20), 500);
            const FloorRuns runs = labelRuns(floor, Way::Eight);
            const Regions regions = labelRegions(runs);
            RegionSet some(regions.sizes.size());
            for (std::size_t region = 1; region < some.size(); ++region)
                some[region] = dice.below(2) == 0;
            BitGrid taken(floor.width(), floor.height());
            floor.forEach([&](int x, int y) { taken.set(x, y, some[regions.ids[x, y]]); });
            QVERIFY(cellsOf(runs, some) == taken);
            BitGrid left = floor;
            left -= taken;
            const Regions of = labelRegions(without(runs, some));
            const Regions twin = labelRegions(left, Way::Eight);
            QVERIFY(of.ids == twin.ids && of.sizes == twin.sizes);
        }
    }

    void anEmptyMapHasNoRegions() { QCOMPARE(labelRegions(BitGrid(5, 5), Way::Eight).count(), 0); }

    void aLevelOfOneRegionIsCountedWhole()
    {
        const Regions regions = labelRegions(BitGrid(1000, 700, true), Way::Eight);
        QCOMPARE(regions.count(), 1);
        QCOMPARE(regions.sizes[1], 700'000);
    }
};

CAVE_TEST_SUITE(RegionsTest);
#include "regions_test.moc"
