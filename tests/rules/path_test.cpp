// SPDX-License-Identifier: MIT
#include "core/rules/path.h"

#include "core/base/bit_grid.h"
#include "core/base/random.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <vector>

using namespace cave;

namespace {

constexpr int kMapSide = 12;
constexpr int kFarAway = 1000;
constexpr Box kMap{0, 0, kMapSide, kMapSide};
constexpr Box kAround{-9, -9, 20, 20};

// The obvious twin: lengths from everywhere to `to`, lowered until nothing changes.
int slowSteps(const BitGrid& open, Position from, Position to)
{
    std::vector<int> steps(kMapSide * kMapSide, kFarAway);
    const auto at = [&](Position cell) -> int& { return steps[static_cast<std::size_t>(cell.y * kMapSide + cell.x)]; };
    at(to) = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < kMapSide; ++y)
            for (int x = 0; x < kMapSide; ++x)
                for (const Direction direction : kDirections) {
                    const Position here{x, y, 0};
                    const Position next = moved(here, direction);
                    const bool isWay = open.contains(next.x, next.y) && (next == to || open.get(next.x, next.y));
                    if (isWay && at(next) + 1 < at(here)) {
                        at(here) = at(next) + 1;
                        changed = true;
                    }
                }
    }
    return at(from);
}

// Of all first steps of the fewest the one that comes nearest as the crow flies.
std::optional<Direction> slowFirstStep(const BitGrid& open, Position from, Position to)
{
    const int whole = slowSteps(open, from, to);
    std::optional<Direction> best;
    for (const Direction direction : kDirections) {
        const Position next = moved(from, direction);
        const bool isWay = next == to || open.getOr(next.x, next.y, false);
        if (from == to || whole == kFarAway || !isWay || slowSteps(open, next, to) != whole - 1)
            continue;
        if (!best || squaredLength(next, to) < squaredLength(moved(from, *best), to))
            best = direction;
    }
    return best;
}

} // namespace

class PathTest : public QObject {
    Q_OBJECT

private slots:
    void followingItsStepsTakesTheFewest()
    {
        Random dice(4);
        for (int i = 0; i < 300 * testScale(); ++i) {
            const BitGrid open = randomBits(dice, kMapSide, kMapSide, 400, 900);
            const auto isOpen = [&](Position at) { return open.getOr(at.x, at.y, false); };
            Position here{dice.between(0, kMapSide - 1), dice.between(0, kMapSide - 1), 0};
            const Position to{dice.between(0, kMapSide - 1), dice.between(0, kMapSide - 1), 0};
            int left = slowSteps(open, here, to);
            QVERIFY(firstStep(here, to, kMap, isOpen) == slowFirstStep(open, here, to));
            for (; left > 0 && left < kFarAway; --left) {
                const auto step = firstStep(here, to, kMap, isOpen);
                QVERIFY(step);
                here = moved(here, *step);
                QCOMPARE(slowSteps(open, here, to), left - 1);
            }
        }
    }

    void itGoesStraightWhereItCan()
    {
        const auto isOpen = [](Position) { return true; };
        QVERIFY(firstStep({0, 0, 0}, {5, 0, 0}, kAround, isOpen) == Direction::East);
        QVERIFY(firstStep({0, 0, 0}, {-3, -3, 0}, kAround, isOpen) == Direction::NorthWest);
        QVERIFY(firstStep({0, 0, 0}, {1, 4, 0}, kAround, isOpen) == Direction::SouthEast);
    }

    void thereIsNoStepToHereToAnotherLevelOrTooFar()
    {
        const auto isOpen = [](Position) { return true; };
        QVERIFY(!firstStep({1, 1, 0}, {1, 1, 0}, kAround, isOpen));
        QVERIFY(!firstStep({1, 1, 0}, {2, 1, 1}, kAround, isOpen));
        QVERIFY(!firstStep({1, 1, 0}, {5, 1, 0}, {0, 0, 5, 5}, isOpen));
        QVERIFY(firstStep({1, 1, 0}, {5, 1, 0}, {0, 0, 6, 5}, isOpen));
    }
};

CAVE_TEST_SUITE(PathTest);
#include "path_test.moc"
