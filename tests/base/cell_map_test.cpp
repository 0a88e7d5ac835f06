// SPDX-License-Identifier: MIT
#include "core/base/cell_map.h"

#include "core/base/random.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace cave;

class CellMapTest : public QObject {
    Q_OBJECT

private slots:
    void itIsAMap();
    void equalMapsAreEqualWhateverTheirHistory();
};

void CellMapTest::itIsAMap()
{
    Random dice(1);
    CellMap<int> cells;
    std::map<std::size_t, int> plain;
    QVERIFY(cells.empty() && !cells.find(0));
    for (int i = 0; i < 20'000; ++i) {
        // Many of few cells, so that they come and go; those of the second half lie far apart.
        const std::size_t cell = dice.below(300) * (i < 10'000 ? 1 : 4096);
        if (dice.below(2) == 0) {
            cells.set(cell, i);
            plain[cell] = i;
        } else {
            cells.erase(cell);
            plain.erase(cell);
        }
        QCOMPARE(cells.size(), plain.size());
        const int* found = cells.find(cell);
        QCOMPARE(found != nullptr, plain.contains(cell));
        if (i % 100 != 0)
            continue;
        const auto sorted = cells.sorted();
        QVERIFY(std::ranges::equal(sorted, plain, [](const auto& one, const auto& other) {
            return one.first == other.first && one.second == other.second;
        }));
    }
}

void CellMapTest::equalMapsAreEqualWhateverTheirHistory()
{
    CellMap<int> one;
    CellMap<int> other;
    for (std::size_t cell = 0; cell < 100; ++cell)
        one.set(cell, 1);
    for (std::size_t cell = 3; cell < 100; ++cell)
        one.erase(cell);
    for (std::size_t cell = 3; cell-- > 0;)
        other.set(cell, 1);
    QVERIFY(one == other);
    other.set(1, 2);
    QVERIFY(one != other);
    other.erase(1);
    QVERIFY(one != other);
}

CAVE_TEST_SUITE(CellMapTest);
#include "cell_map_test.moc"
