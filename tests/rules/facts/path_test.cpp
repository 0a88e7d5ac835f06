// SPDX-License-Identifier: MIT
#include "core/rules/facts/path.h"

#include "core/base/grid.h"
#include "core/base/random.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kFarAway = 1000;

// The obvious twin: lengths from everywhere to `to`, lowered until nothing changes.
Grid<int> slowSteps(const BitGrid& open, Position to)
{
    Grid<int> steps(open.width(), open.height(), kFarAway);
    steps[to.x, to.y] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < open.height(); ++y)
            for (int x = 0; x < open.width(); ++x)
                for (const Direction direction : kDirections) {
                    const Position next = moved({x, y, 0}, direction);
                    const bool isWay = open.contains(next.x, next.y) && (next == to || open.get(next.x, next.y));
                    if (isWay && steps[next.x, next.y] + 1 < steps[x, y]) {
                        steps[x, y] = steps[next.x, next.y] + 1;
                        changed = true;
                    }
                }
    }
    return steps;
}

// Of all first steps of the fewest the one that comes nearest as the crow flies.
std::optional<Direction> slowFirstStep(const BitGrid& open, Position from, Position to)
{
    const Grid<int> steps = slowSteps(open, to);
    const int whole = steps[from.x, from.y];
    std::optional<Direction> best;
    for (const Direction direction : kDirections) {
        const Position next = moved(from, direction);
        const bool isWay = next == to || open.getOr(next.x, next.y, false);
        if (from == to || whole == kFarAway || !isWay || steps[next.x, next.y] != whole - 1)
            continue;
        if (!best || squaredLength(next, to) < squaredLength(moved(from, *best), to))
            best = direction;
    }
    return best;
}

Position randomCell(Random& dice, const Box& box)
{
    return {dice.between(box.x, box.right() - 1), dice.between(box.y, box.bottom() - 1), 0};
}

Box randomBox(Random& dice, const BitGrid& grid)
{
    const Position a = randomCell(dice, grid.box());
    const Position b = randomCell(dice, grid.box());
    return Box{a.x, a.y, 1, 1}.united({b.x, b.y, 1, 1});
}

// Nothing of it outside of the box.
BitGrid inside(const BitGrid& grid, const Box& box)
{
    BitGrid mask(grid.width(), grid.height());
    mask.set(box);
    return BitGrid(grid) &= mask;
}

std::optional<Direction> stepOverPlain(Position from, Position to)
{
    const BitGrid plain(20, 20, true);
    return firstStep(from, to, plain.box(), OpenCells(plain, plain.box()));
}

} // namespace

class PathTest : public QObject {
    Q_OBJECT

private slots:
    void followingItsStepsTakesTheFewest_data() { addWidths(); }
    void followingItsStepsTakesTheFewest()
    {
        QFETCH(int, width);
        Random dice(4);
        for (int i = 0; i < scaled(60); ++i) {
            const BitGrid open = randomBits(dice, width, 12, 400, 900);
            const OpenCells cells(open, open.box());
            Position here = randomCell(dice, open.box());
            const Position to = randomCell(dice, open.box());
            const Grid<int> steps = slowSteps(open, to);
            int left = steps[here.x, here.y];
            QVERIFY(firstStep(here, to, open.box(), cells) == slowFirstStep(open, here, to));
            for (; left > 0 && left < kFarAway; --left) {
                const auto step = firstStep(here, to, open.box(), cells);
                QVERIFY(step);
                here = moved(here, *step);
                QCOMPARE((steps[here.x, here.y]), left - 1);
            }
        }
    }

    // The ends may be closed, taken or outside of what is open, not of the box `within`.
    void itLeadsOverOpenCellsInsideTheBoxesOnly_data() { addWidths(); }
    void itLeadsOverOpenCellsInsideTheBoxesOnly()
    {
        QFETCH(int, width);
        Random dice(5);
        for (int i = 0; i < scaled(100); ++i) {
            const BitGrid ground = randomBits(dice, width, 12, 600, 1000);
            const BitGrid taken = randomBits(dice, width, 12, 0, 200);
            const Box openBox = randomBox(dice, ground);
            const Box within = randomBox(dice, ground);
            const Position from = randomCell(dice, within);
            const Position to = randomCell(dice, within);
            const BitGrid open = inside(inside(BitGrid(ground) -= taken, openBox), within);
            QVERIFY(firstStep(from, to, within, OpenCells(ground, taken, openBox)) == slowFirstStep(open, from, to));
        }
    }

    void itGoesStraightWhereItCan()
    {
        QVERIFY(stepOverPlain({9, 9, 0}, {14, 9, 0}) == Direction::East);
        QVERIFY(stepOverPlain({9, 9, 0}, {6, 6, 0}) == Direction::NorthWest);
        QVERIFY(stepOverPlain({9, 9, 0}, {10, 13, 0}) == Direction::SouthEast);
    }

    void thereIsNoStepToHereToAnotherLevelOrTooFar()
    {
        const BitGrid plain(20, 20, true);
        const OpenCells cells(plain, plain.box());
        QVERIFY(!stepOverPlain({1, 1, 0}, {1, 1, 0}));
        QVERIFY(!stepOverPlain({1, 1, 0}, {2, 1, 1}));
        QVERIFY(!firstStep({1, 1, 0}, {5, 1, 0}, {0, 0, 5, 5}, cells));
        QVERIFY(firstStep({1, 1, 0}, {5, 1, 0}, {0, 0, 6, 5}, cells));
    }

private:
    static void addWidths() // around the borders of words
    {
        QTest::addColumn<int>("width");
        for (const int width : {1, 12, 63, 64, 65, 130})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
};

CAVE_TEST_SUITE(PathTest);
#include "path_test.moc"
