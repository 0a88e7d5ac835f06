// SPDX-License-Identifier: MIT
#include "core/bits/cellular.h"

#include "core/base/position.h"
#include "core/generate/chance.h"
#include "tests/support/bit_picture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

BitGrid slowGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule)
{
    BitGrid next = floor;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            int neighbours = 0;
            for (const Direction direction : kDirections) {
                const Position there = moved({x, y, 0}, direction);
                neighbours += floor.getOr(there.x, there.y, false);
            }
            if (!fixed.get(x, y))
                next.set(x, y, neighbours >= (floor.get(x, y) ? rule.survive : rule.born));
        }
    return next;
}

BitGrid slowMajority(const BitGrid& floor, const BitGrid& fixed, Outside outside)
{
    BitGrid next = floor;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            int floors = 0;
            int rocks = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    if (!floor.contains(x + dx, y + dy) && outside == Outside::Ignored)
                        continue;
                    ++(floor.getOr(x + dx, y + dy, false) ? floors : rocks);
                }
            if (!fixed.get(x, y))
                next.set(x, y, floors >= rocks);
        }
    return next;
}

} // namespace

class CellularTest : public QObject {
    Q_OBJECT

private slots:
    void equalsTheSlowTwinOnAllMapsOf4By4()
    {
        for (unsigned bits = 0; bits < 65536; ++bits) {
            BitGrid floor(4, 4);
            for (int cell = 0; cell < 16; ++cell)
                floor.set(cell % 4, cell / 4, bits >> cell & 1);
            QVERIFY(nextGeneration(floor, BitGrid(4, 4), {}) == slowGeneration(floor, BitGrid(4, 4), {}));
        }
    }

    void equalsTheSlowTwinForEveryRuleAndAcrossWords()
    {
        for (const int width : {3, 63, 64, 65, 130})
            for (int born = 0; born <= 9; ++born)
                for (int survive = 0; survive <= 9; ++survive) {
                    const BitGrid floor = Chance(static_cast<std::uint64_t>(born * 10 + survive)).mask(width, 9, 500);
                    const BitGrid fixed = Chance(99).mask(width, 9, 100);
                    QVERIFY(nextGeneration(floor, fixed, {born, survive}) ==
                            slowGeneration(floor, fixed, {born, survive}));
                }
    }

    void majorityEqualsItsSlowTwinOnAllMapsOf4By4()
    {
        for (unsigned bits = 0; bits < 65536; ++bits) {
            BitGrid floor(4, 4);
            for (int cell = 0; cell < 16; ++cell)
                floor.set(cell % 4, cell / 4, bits >> cell & 1);
            for (const Outside outside : {Outside::Wall, Outside::Ignored})
                QVERIFY(nextMajority(floor, BitGrid(4, 4), outside) == slowMajority(floor, BitGrid(4, 4), outside));
        }
    }

    void majorityEqualsItsSlowTwinAcrossWordsAndAtNarrowEdges()
    {
        for (const int width : {1, 2, 3, 63, 64, 65, 128, 130})
            for (const int height : {1, 2, 3, 9})
                for (const int share : {300, 450, 500, 700}) {
                    const BitGrid floor = Chance(static_cast<std::uint64_t>(width + share)).mask(width, height, share);
                    const BitGrid fixed = Chance(99).mask(width, height, 100);
                    for (const Outside outside : {Outside::Wall, Outside::Ignored})
                        QVERIFY(nextMajority(floor, fixed, outside) == slowMajority(floor, fixed, outside));
                }
    }

    void smoothsALoneWallAndALoneFloorAway()
    {
        const BitGrid floor = bitsOf({".......", "..#....", ".......", "#######", "#######", "####.##", "#######"});
        const BitGrid next = nextGeneration(floor, BitGrid(7, 7), {});
        QVERIFY(next.get(2, 1));
        QVERIFY(!next.get(4, 5));
    }
};

CAVE_TEST_SUITE(CellularTest);
#include "cellular_test.moc"
