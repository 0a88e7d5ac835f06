// SPDX-License-Identifier: MIT
#include "core/generate/regions.h"

#include "tests/support/bit_picture.h"
#include "tests/support/test_main.h"

#include <QTest>

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
