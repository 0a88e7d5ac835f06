// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/bits/squares.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Whether all cells of the square that begins here are set.
bool isSquare(const BitGrid& cells, int left, int top, int side)
{
    for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x)
            if (!cells.getOr(x, y, false))
                return false;
    return true;
}

BitGrid slowSquares(const BitGrid& cells, int side)
{
    BitGrid squares(cells.width(), cells.height());
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            squares.set(x, y, isSquare(cells, x, y, side));
    return squares;
}

BitGrid slowCells(const BitGrid& squares, int side)
{
    BitGrid cells(squares.width(), squares.height());
    squares.forEach([&](int left, int top) { cells.set(Box{left, top, side, side}); });
    return cells;
}

} // namespace

class SquaresTest : public QObject {
    Q_OBJECT

private slots:
    void squaresAndTheirCellsAreThoseOfTheSlowTwins();
};

void SquaresTest::squaresAndTheirCellsAreThoseOfTheSlowTwins()
{
    Random dice(1);
    for (int i = 0; i < 40; ++i) {
        const BitGrid cells = randomBits(dice, dice.between(1, 150), dice.between(1, 20), 700, 1000);
        BitGrid squares = cells;
        for (int side = 1; side < 8; ++side, squares = widerSquares(squares)) {
            QVERIFY(squares == slowSquares(cells, side));
            QVERIFY(cellsOfSquares(squares, side) == slowCells(squares, side));
        }
    }
}

CAVE_TEST_SUITE(SquaresTest);
#include "squares_test.moc"
