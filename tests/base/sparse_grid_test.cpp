// SPDX-License-Identifier: MIT
#include "core/base/grid.h"
#include "core/base/random.h"
#include "core/base/sparse_grid.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class SparseGridTest : public QObject {
    Q_OBJECT

private slots:
    void itHoldsWhatAGridHolds();
    void copiesAreApart();
};

void SparseGridTest::itHoldsWhatAGridHolds()
{
    Random dice(1);
    for (const Box size : {Box{0, 0, 1, 1}, Box{0, 0, 32, 32}, Box{0, 0, 33, 65}, Box{0, 0, 100, 48}}) {
        Grid<int> grid(size.width, size.height);
        SparseGrid<int> sparse(size.width, size.height);
        for (int i = 0; i < 500; ++i) {
            const int x = static_cast<int>(dice.below(static_cast<std::uint32_t>(size.width)));
            const int y = static_cast<int>(dice.below(static_cast<std::uint32_t>(size.height)));
            const int value = static_cast<int>(dice.below(3));
            grid[x, y] = value;
            sparse.set(x, y, value);
        }
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x)
                QCOMPARE((sparse[x, y]), (grid[x, y]));
    }
}

void SparseGridTest::copiesAreApart()
{
    SparseGrid<int> one(40, 40);
    one.set(39, 39, 7);
    SparseGrid<int> other = one;
    other.set(39, 39, 8);
    other.set(0, 0, 9);
    QCOMPARE((one[39, 39]), 7);
    QCOMPARE((one[0, 0]), 0);
    QCOMPARE((other[39, 39]), 8);
}

CAVE_TEST_SUITE(SparseGridTest);
#include "sparse_grid_test.moc"
