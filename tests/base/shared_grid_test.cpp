// SPDX-License-Identifier: MIT
#include "core/base/shared_grid.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <utility>

using namespace cave;

class SharedGridTest : public QObject {
    Q_OBJECT

private slots:
    void copiesShareUntilOneIsWrittenTo();
    void readingNeverCopies();
    void itReadsAsAGrid();
};

void SharedGridTest::copiesShareUntilOneIsWrittenTo()
{
    SharedGrid<int> one(3, 2, 7);
    SharedGrid<int> other = one;
    QVERIFY(one.sharesWith(other));
    other[1, 1] = 8;
    QVERIFY(!one.sharesWith(other) && one != other);
    QCOMPARE((std::as_const(one)[1, 1]), 7);
    QCOMPARE((std::as_const(other)[1, 1]), 8);
    one.row(1)[1] = 8;
    QVERIFY(one == other && !one.sharesWith(other));
    const SharedGrid<int> third = one;
    one.fill(0);
    one.cells()[5] = 1;
    one.edit()[0, 0] = 2;
    QCOMPARE((third[2, 1]), 7);
    QCOMPARE((std::as_const(one)[2, 1]), 1);
}

void SharedGridTest::readingNeverCopies()
{
    const SharedGrid<int> one(3, 2, 7);
    const SharedGrid<int> other = one;
    int sum = other[0, 0] + other.row(1)[2] + other.cells()[3];
    const Grid<int>& grid = other;
    sum += grid[1, 1];
    QCOMPARE(sum, 28);
    QVERIFY(one.sharesWith(other));
}

void SharedGridTest::itReadsAsAGrid()
{
    Grid<int> grid(3, 2, 1);
    grid[2, 1] = 5;
    const SharedGrid<int> shared = grid;
    const Grid<int>& read = shared;
    QVERIFY(read == grid);
    QCOMPARE(shared.width(), 3);
    QCOMPARE(shared.height(), 2);
    QCOMPARE(shared.size(), grid.size());
    QVERIFY(shared.box() == grid.box() && shared.contains(2, 1) && !shared.contains(3, 1));
    QCOMPARE(shared.index(2, 1), grid.index(2, 1));
    QCOMPARE(SharedGrid<int>().size(), std::size_t{0});
}

CAVE_TEST_SUITE(SharedGridTest);
#include "shared_grid_test.moc"
