// SPDX-License-Identifier: MIT
#include "core/base/position.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

class PositionTest : public QObject {
    Q_OBJECT

private slots:
    void theEightNeighboursFormTheSquareAroundACell();
    void everyDirectionIsReadBackFromItsName();
    void otherNamesAreNoDirections();
};

void PositionTest::theEightNeighboursFormTheSquareAroundACell()
{
    const Position centre{5, 7, 2};
    std::set<Position> square;
    for (int y = 6; y <= 8; ++y)
        for (int x = 4; x <= 6; ++x)
            square.insert({x, y, 2});
    square.erase(centre);

    std::set<Position> neighbours;
    for (const Direction direction : kDirections)
        neighbours.insert(moved(centre, direction));
    QVERIFY(neighbours == square);
}

void PositionTest::everyDirectionIsReadBackFromItsName()
{
    for (const Direction direction : kDirections)
        QVERIFY(directionNamed(shortName(direction)) == direction);
}

void PositionTest::otherNamesAreNoDirections()
{
    for (const char* name : {"", "N", "nn", "north", "n "})
        QVERIFY2(!directionNamed(name), name);
}

CAVE_TEST_SUITE(PositionTest);
#include "position_test.moc"
