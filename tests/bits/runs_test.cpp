// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/bits/runs.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace cave;

namespace {

using Runs = std::vector<std::pair<std::size_t, std::uint8_t>>; // lengths and values

// The slow twin.
Runs runsOf(std::span<const std::uint8_t> cells)
{
    Runs runs;
    for (const std::uint8_t value : cells) {
        if (runs.empty() || runs.back().second != value)
            runs.emplace_back(0, value);
        ++runs.back().first;
    }
    return runs;
}

} // namespace

class RunsTest : public QObject {
    Q_OBJECT

private slots:
    void runsOfBitsAreThoseOfCellsComparedOneByOne();
    void runsOfBytesAreThoseOfCellsComparedOneByOne();
};

void RunsTest::runsOfBitsAreThoseOfCellsComparedOneByOne()
{
    using BitRuns = std::vector<std::pair<int, int>>; // begins and ends
    Random dice(2);
    for (int width = 1; width < 200; ++width) {
        const BitGrid bits = randomBits(dice, width, 1, 0, 1000);
        BitRuns expected;
        for (int x = 0; x < width; ++x)
            if (bits.get(x, 0)) {
                if (!bits.getOr(x - 1, 0, false))
                    expected.emplace_back(x, x);
                expected.back().second = x + 1;
            }
        BitRuns found;
        forEachRun(bits.row(0), width, [&](int begin, int end) { found.emplace_back(begin, end); });
        QCOMPARE(found, expected);
    }
}

void RunsTest::runsOfBytesAreThoseOfCellsComparedOneByOne()
{
    Random dice(1);
    for (std::size_t size = 0; size < 300; ++size)
        for (const std::uint32_t change : {1u, 2u, 10u, 100u}) {
            std::vector<std::uint8_t> cells(size);
            for (std::size_t i = 0; i < size; ++i)
                cells[i] = i > 0 && dice.below(change) > 0 ? cells[i - 1] : static_cast<std::uint8_t>(dice.below(256));
            Runs found;
            forEachRun(cells, [&](std::size_t length, std::uint8_t value) { found.emplace_back(length, value); });
            QCOMPARE(found, runsOf(cells));
        }
}

CAVE_TEST_SUITE(RunsTest);
#include "runs_test.moc"
