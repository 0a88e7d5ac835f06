// SPDX-License-Identifier: MIT
#include "core/base/grid.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <numeric>

using namespace cave;

class GridTest : public QObject {
    Q_OBJECT

private slots:
    void cellsLieRowByRow();
    void aRowIsAViewOfItsCells();
    void onlyCellsInsideAreContained();
    void gridsAreEqualWhenSizeAndCellsAre();
};

void GridTest::cellsLieRowByRow()
{
    Grid<int> grid(3, 2);
    std::iota(grid.cells().begin(), grid.cells().end(), 0);
    QCOMPARE((grid[2, 0]), 2);
    QCOMPARE((grid[0, 1]), 3);
    QCOMPARE(grid.index(2, 1), std::size_t{5});
    QCOMPARE(grid.size(), std::size_t{6});
}

void GridTest::aRowIsAViewOfItsCells()
{
    Grid<int> grid(4, 3, 7);
    for (int& cell : grid.row(1))
        cell = 1;
    QCOMPARE((grid[3, 0]), 7);
    QCOMPARE((grid[0, 1]), 1);
    QCOMPARE((grid[3, 1]), 1);
    QCOMPARE((grid[0, 2]), 7);
}

void GridTest::onlyCellsInsideAreContained()
{
    const Grid<int> grid(3, 2);
    QVERIFY(grid.contains(0, 0) && grid.contains(2, 1));
    QVERIFY(!grid.contains(-1, 0) && !grid.contains(0, -1) && !grid.contains(3, 0) && !grid.contains(0, 2));
}

void GridTest::gridsAreEqualWhenSizeAndCellsAre()
{
    Grid<int> grid(2, 3, 1);
    QVERIFY(grid == Grid<int>(2, 3, 1));
    QVERIFY(grid != Grid<int>(3, 2, 1));
    grid[1, 2] = 2;
    QVERIFY(grid != Grid<int>(2, 3, 1));
    grid.fill(1);
    QVERIFY(grid == Grid<int>(2, 3, 1));
}

CAVE_TEST_SUITE(GridTest);
#include "grid_test.moc"
