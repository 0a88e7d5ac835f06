// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/bits/shifted.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class ShiftedTest : public QObject {
    Q_OBJECT

private slots:
    void bitsFromAnyPlaceAreThoseOfTheRow();
    void partsOverlapWhereACellIsSetInBoth();
    void placesStayWhereAllBitsOfTheRunAreSet();
    void aBoxIsCutOutCellByCell();
    void cellsMoveByColumnsAndRows();
};

void ShiftedTest::bitsFromAnyPlaceAreThoseOfTheRow()
{
    Random dice(1);
    const BitGrid bits = randomBits(dice, 150, 1, 500, 500);
    for (int at = 0; at < 260; ++at) {
        const std::uint64_t found = bitsFrom(bits.row(0), static_cast<std::size_t>(at));
        for (int i = 0; i < 64; ++i)
            QCOMPARE((found >> i & 1) != 0, bits.getOr(at + i, 0, false));
    }
}

void ShiftedTest::partsOverlapWhereACellIsSetInBoth()
{
    Random dice(2);
    int overlapping = 0;
    for (int i = 0; i < 2000; ++i) {
        const BitGrid whole = randomBits(dice, 150, 8, 0, 100);
        const BitGrid part = randomBits(dice, dice.between(1, 150), dice.between(1, 8), 0, 100);
        const int left = dice.between(0, whole.width() - part.width());
        const int top = dice.between(0, whole.height() - part.height());
        bool expected = false;
        part.forEach([&](int x, int y) { expected |= whole.get(left + x, top + y); });
        QCOMPARE(overlaps(part, whole, left, top), expected);
        overlapping += expected;
    }
    QVERIFY(overlapping > 200 && overlapping < 1800);
}

void ShiftedTest::placesStayWhereAllBitsOfTheRunAreSet()
{
    Random dice(3);
    for (int i = 0; i < 500; ++i) {
        const BitGrid row = randomBits(dice, dice.between(1, 200), 1, 600, 1000);
        const BitGrid before = randomBits(dice, row.width(), 1, 800, 1000);
        const int first = dice.between(0, 80);
        const int length = dice.between(1, 80);
        BitGrid places = before;
        keepMoved(places.row(0), runStarts(row, length).row(0), first);
        for (int x = 0; x < row.width(); ++x) {
            bool expected = before.get(x, 0);
            for (int at = x + first; at < x + first + length; ++at)
                expected = expected && row.getOr(at, 0, false);
            QCOMPARE(places.get(x, 0), expected);
        }
    }
}

void ShiftedTest::aBoxIsCutOutCellByCell()
{
    Random dice(4);
    for (int i = 0; i < 500; ++i) {
        const BitGrid whole = randomBits(dice, dice.between(1, 200), dice.between(1, 6), 200, 800);
        const int x = dice.between(0, whole.width() - 1);
        const int y = dice.between(0, whole.height() - 1);
        const Box box{x, y, dice.between(1, whole.width() - x), dice.between(1, whole.height() - y)};
        BitGrid expected(box.width, box.height);
        for (int partY = 0; partY < box.height; ++partY)
            for (int partX = 0; partX < box.width; ++partX)
                expected.set(partX, partY, whole.get(x + partX, y + partY));
        QVERIFY(cropped(whole, box) == expected);
    }
}

void ShiftedTest::cellsMoveByColumnsAndRows()
{
    Random dice(5);
    for (int i = 0; i < 500; ++i) {
        const BitGrid cells = randomBits(dice, dice.between(1, 200), dice.between(1, 6), 200, 1000);
        const int dx = dice.between(-63, 63);
        const int dy = dice.between(-8, 8);
        BitGrid expected(cells.width(), cells.height());
        for (int y = 0; y < cells.height(); ++y)
            for (int x = 0; x < cells.width(); ++x)
                expected.set(x, y, cells.getOr(x - dx, y - dy, false));
        QVERIFY(moved(cells, dx, dy) == expected);
    }
}

CAVE_TEST_SUITE(ShiftedTest);
#include "shifted_test.moc"
