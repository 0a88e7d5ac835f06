// SPDX-License-Identifier: MIT
#include "core/base/box.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class BoxTest : public QObject {
    Q_OBJECT

private slots:
    void itHoldsItsFirstCellAndNotTheOnePastItsEnd();
    void aBoxWithoutCellsIsEmptyWhereverItLies();
    void theUnionIsTheSmallestBoxAroundBoth();
    void anEmptyBoxAddsNothingToAUnion();
    void theIntersectionHoldsExactlyTheCommonCells();
    void growingAndShrinkingMovesEverySide();
};

void BoxTest::itHoldsItsFirstCellAndNotTheOnePastItsEnd()
{
    const Box box{2, 3, 4, 5};
    QCOMPARE(box.right(), 6);
    QCOMPARE(box.bottom(), 8);
    QVERIFY(box.contains(2, 3) && box.contains(5, 7));
    QVERIFY(!box.contains(6, 7) && !box.contains(5, 8) && !box.contains(1, 3) && !box.contains(2, 2));
}

void BoxTest::aBoxWithoutCellsIsEmptyWhereverItLies()
{
    QVERIFY(Box{}.isEmpty());
    QVERIFY((Box{7, 7, 0, 3}.isEmpty()));
    QVERIFY((Box{7, 7, 3, -1}.isEmpty()));
    QVERIFY((!Box{-5, -5, 1, 1}.isEmpty()));
}

void BoxTest::theUnionIsTheSmallestBoxAroundBoth()
{
    QVERIFY((Box{0, 0, 2, 2}.united({5, -1, 1, 1}) == Box{0, -1, 6, 3}));
    QVERIFY((Box{0, 0, 9, 9}.united({2, 2, 1, 1}) == Box{0, 0, 9, 9}));
}

void BoxTest::anEmptyBoxAddsNothingToAUnion()
{
    const Box box{3, 4, 5, 6};
    QVERIFY(box.united({100, 100, 0, 9}) == box);
    QVERIFY((Box{100, 100, 9, 0}.united(box) == box));
}

void BoxTest::theIntersectionHoldsExactlyTheCommonCells()
{
    const Box a{0, 0, 5, 4};
    const Box b{3, 2, 6, 6};
    const Box common = a.intersected(b);
    for (int y = -2; y < 10; ++y)
        for (int x = -2; x < 12; ++x)
            QCOMPARE(common.contains(x, y), a.contains(x, y) && b.contains(x, y));
    QVERIFY(a.intersected({5, 0, 3, 3}).isEmpty());
}

void BoxTest::growingAndShrinkingMovesEverySide()
{
    QVERIFY((Box{3, 3, 2, 1}.grown(2) == Box{1, 1, 6, 5}));
    QVERIFY((Box{3, 3, 2, 1}.grown(-1).isEmpty()));
}

CAVE_TEST_SUITE(BoxTest);
#include "box_test.moc"
