// SPDX-License-Identifier: MIT
#include "core/base/position.h"
#include "core/base/random.h"
#include "core/generate/shapes/distance_map.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <deque>

using namespace cave;

namespace {

// The obvious twin: cell by cell.
Grid<int> slowSteps(const BitGrid& floor, std::deque<Position> from)
{
    Grid<int> steps(floor.width(), floor.height(), kNoSteps);
    for (const Position at : from)
        steps[at.x, at.y] = 0;
    for (std::deque<Position> queue = std::move(from); !queue.empty(); queue.pop_front())
        for (const Direction direction : kDirections) {
            const Position next = moved(queue.front(), direction);
            if (!floor.getOr(next.x, next.y, false) || steps[next.x, next.y] != kNoSteps)
                continue;
            steps[next.x, next.y] = steps[queue.front().x, queue.front().y] + 1;
            queue.push_back(next);
        }
    return steps;
}

Position randomCell(Random& dice, const BitGrid& floor)
{
    return {dice.between(0, floor.width() - 1), dice.between(0, floor.height() - 1), 0};
}

} // namespace

class DistanceMapTest : public QObject {
    Q_OBJECT

private slots:
    void itIsAsTheObviousTwinHasIt_data() { addWidths(); }
    void itIsAsTheObviousTwinHasIt()
    {
        QFETCH(int, width);
        Random dice(static_cast<std::uint64_t>(width));
        for (int i = 0; i < scaled(40); ++i) {
            const BitGrid floor = randomBits(dice, width, dice.between(1, 20), 350, 1000);
            std::vector<CellAt> from;
            std::deque<Position> alsoFrom;
            for (int starts = dice.between(0, 3); starts > 0; --starts) {
                alsoFrom.push_back(randomCell(dice, floor));
                from.push_back({alsoFrom.back().x, alsoFrom.back().y});
            }
            QVERIFY(stepsFrom(floor, from) == slowSteps(floor, alsoFrom));
        }
    }

private:
    static void addWidths() // around the borders of words
    {
        QTest::addColumn<int>("width");
        for (const int width : {1, 2, 17, 63, 64, 65, 100, 128})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
};

CAVE_TEST_SUITE(DistanceMapTest);
#include "distance_map_test.moc"
