// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/bits/bit_grid.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class BitGridTest : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsABitOfItsOwn_data() { addWidths(); }
    void everyCellIsABitOfItsOwn();
    void fillingLeavesThePaddingAtZero_data() { addWidths(); }
    void fillingLeavesThePaddingAtZero();
    void beyondTheEdgeIsWhatTheCallerSays();
    void clearingThePaddingKeepsTheCells();
    void aBoxIsSetAndClearedInItsCellsAlone();
    void itAgreesWithAPlainTableAfterRandomWrites();
    void gridsCombineCellByCell_data() { addWidths(); }
    void gridsCombineCellByCell();
    void cellsAreToldByRows_data() { addWidths(); }
    void cellsAreToldByRows();
    void thoseOfABoxAreToldAlone();

private:
    static void addWidths();
};

// Around the borders of words, where the mistakes are.
void BitGridTest::addWidths()
{
    QTest::addColumn<int>("width");
    for (const int width : {1, 63, 64, 65, 127, 128, 130})
        QTest::addRow("%d", width) << width;
}

void BitGridTest::everyCellIsABitOfItsOwn()
{
    QFETCH(int, width);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < width; ++x) {
            BitGrid grid(width, 3);
            grid.set(x, y);
            QCOMPARE(grid.count(), 1);
            QVERIFY(grid.get(x, y));
            grid.set(x, y, false);
            QVERIFY(grid == BitGrid(width, 3));
        }
    }
}

void BitGridTest::fillingLeavesThePaddingAtZero()
{
    QFETCH(int, width);
    BitGrid grid(width, 3, true);
    QCOMPARE(grid.count(), 3 * width);
    QCOMPARE(grid.row(1).back(), grid.lastWordMask());
    grid.fill(false);
    QCOMPARE(grid.count(), 0);
    grid.fill(true);
    QVERIFY(grid == BitGrid(width, 3, true));
}

void BitGridTest::beyondTheEdgeIsWhatTheCallerSays()
{
    const BitGrid grid(5, 5, true);
    QVERIFY(grid.getOr(4, 4, false));
    QVERIFY(!grid.getOr(5, 4, false) && grid.getOr(5, 4, true));
    QVERIFY(!grid.getOr(0, -1, false) && grid.getOr(0, -1, true));
}

void BitGridTest::clearingThePaddingKeepsTheCells()
{
    BitGrid grid(70, 2);
    for (int y = 0; y < 2; ++y)
        for (std::uint64_t& word : grid.row(y))
            word = ~std::uint64_t{0};
    grid.clearPadding();
    QVERIFY(grid == BitGrid(70, 2, true));
}

void BitGridTest::aBoxIsSetAndClearedInItsCellsAlone()
{
    for (int x = 0; x <= 130; ++x)
        for (int width = 0; x + width <= 130; ++width) {
            const Box box{x, 1, width, 2};
            BitGrid grid(130, 4, true);
            grid.clear(box);
            BitGrid expected(130, 4, true);
            for (int cellY = box.y; cellY < box.bottom(); ++cellY)
                for (int cellX = box.x; cellX < box.right(); ++cellX)
                    expected.set(cellX, cellY, false);
            QVERIFY2(grid == expected, qPrintable(QString("%1, %2 wide").arg(x).arg(width)));
            grid.set(box);
            QVERIFY2(grid == BitGrid(130, 4, true), qPrintable(QString("%1, %2 wide").arg(x).arg(width)));
            BitGrid other(130, 4);
            other.set(box);
            QCOMPARE(other.count(), box.width * box.height);
        }
}

void BitGridTest::itAgreesWithAPlainTableAfterRandomWrites()
{
    Random random(7);
    BitGrid grid(67, 9);
    std::vector<bool> plain(67 * 9);
    for (int i = 0; i < 5000; ++i) {
        const int x = static_cast<int>(random.below(67));
        const int y = static_cast<int>(random.below(9));
        const bool value = random.below(2) == 0;
        grid.set(x, y, value);
        plain[static_cast<std::size_t>(y) * 67 + static_cast<std::size_t>(x)] = value;
    }
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 67; ++x)
            QCOMPARE(grid.get(x, y), static_cast<bool>(plain[static_cast<std::size_t>(y * 67 + x)]));
    QCOMPARE(grid.count(), static_cast<int>(std::count(plain.begin(), plain.end(), true)));
}

void BitGridTest::gridsCombineCellByCell()
{
    QFETCH(int, width);
    Random dice(3);
    const BitGrid a = randomBits(dice, width, 4, 0, 1000);
    const BitGrid b = randomBits(dice, width, 4, 0, 1000);
    BitGrid both = a;
    both &= b;
    BitGrid either = a;
    either |= b;
    BitGrid without = a;
    without -= b;
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < width; ++x) {
            QCOMPARE(both.get(x, y), a.get(x, y) && b.get(x, y));
            QCOMPARE(either.get(x, y), a.get(x, y) || b.get(x, y));
            QCOMPARE(without.get(x, y), a.get(x, y) && !b.get(x, y));
        }
    QCOMPARE(both.count() + without.count(), a.count()); // no padding is set
}

void BitGridTest::thoseOfABoxAreToldAlone()
{
    Random dice(5);
    for (int i = 0; i < 300; ++i) {
        const BitGrid grid = randomBits(dice, dice.between(1, 150), 5, 300, 700);
        const int left = dice.between(0, grid.width() - 1);
        const Box box{left, dice.between(0, 2), dice.between(0, grid.width() - left), dice.between(0, 3)};
        std::vector<std::pair<int, int>> cells;
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (grid.get(x, y))
                    cells.emplace_back(x, y);
        std::vector<std::pair<int, int>> told;
        grid.forEach(box, [&](int x, int y) { told.emplace_back(x, y); });
        QVERIFY(told == cells);
    }
}

void BitGridTest::cellsAreToldByRows()
{
    QFETCH(int, width);
    Random dice(4);
    const BitGrid grid = randomBits(dice, width, 4, 300, 700);
    std::vector<std::pair<int, int>> cells;
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < width; ++x)
            if (grid.get(x, y))
                cells.emplace_back(x, y);
    std::vector<std::pair<int, int>> told;
    grid.forEach([&](int x, int y) { told.emplace_back(x, y); });
    QVERIFY(told == cells);
}

CAVE_TEST_SUITE(BitGridTest);
#include "bit_grid_test.moc"
