// SPDX-License-Identifier: MIT
#include "core/generate/overlaps.h"

#include "tests/support/bit_picture.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace cave;

namespace {

using RegionPair = std::pair<std::uint32_t, std::uint32_t>;

// The obvious twin: every cell is put into the list of its pair.
struct Listed {
    std::map<RegionPair, std::vector<CellAt>> free;
    std::set<RegionPair> joined;
};

Listed listed(const BitGrid& upper, const BitGrid& lower, const BitGrid& free, const BitGrid& joined)
{
    const Regions above = labelRegions(upper, Way::Eight);
    const Regions below = labelRegions(lower, Way::Eight);
    Listed lists;
    for (int y = 0; y < upper.height(); ++y)
        for (int x = 0; x < upper.width(); ++x) {
            const RegionPair pair{above.ids[x, y], below.ids[x, y]};
            if (pair.first == 0 || pair.second == 0)
                continue;
            auto& cells = lists.free[pair];
            if (free.get(x, y))
                cells.push_back({x, y});
            if (joined.get(x, y))
                lists.joined.insert(pair);
        }
    return lists;
}

// Two levels of any floor, and any cells that are free and that join them.
struct TwoLevels {
    TwoLevels(Random& dice, int mostWidth, int leastFloor, int mostFloor)
        : width(dice.between(1, mostWidth)), height(dice.between(1, 40)),
          upper(randomBits(dice, width, height, leastFloor, mostFloor)),
          lower(randomBits(dice, width, height, leastFloor, mostFloor)), free(randomBits(dice, width, height, 0, 1000)),
          joined(randomBits(dice, width, height, 0, 100))
    {
        for (BitGrid* cells : {&free, &joined}) {
            *cells &= upper;
            *cells &= lower;
        }
    }

    int width;
    int height;
    BitGrid upper;
    BitGrid lower;
    BitGrid free;
    BitGrid joined;
};

std::vector<Overlap> overlapsOf(const BitGrid& upper, const BitGrid& lower, const BitGrid& free, const BitGrid& joined,
                                const Chance& chance, std::optional<int> threads = {})
{
    return findOverlaps(labelRuns(upper, Way::Eight), labelRuns(lower, Way::Eight), free, joined,
                        Ranks(chance, Draw::Rank, upper.width(), upper.height()), threads);
}

std::vector<Overlap> overlapsOf(const TwoLevels& two, const Chance& chance, std::optional<int> threads = {})
{
    return overlapsOf(two.upper, two.lower, two.free, two.joined, chance, threads);
}

} // namespace

class OverlapsTest : public QObject {
    Q_OBJECT

private slots:
    void regionsAboveEachOtherAreAPair()
    {
        const BitGrid upper = bitsOf({"...#..", "...#..", "######"});
        const BitGrid lower = bitsOf({"#..#.#", "####.#", "......"});
        const auto overlaps = overlapsOf(upper, lower, bitsOf({"##.###", "######", "######"}),
                                         bitsOf({"######", "####.#", "######"}), Chance(1));
        QCOMPARE(overlaps.size(), 2u);
        QVERIFY(overlaps[0].upper == 1 && overlaps[0].lower == 1 && !overlaps[0].isJoined);
        QVERIFY(overlaps[0].best == (CellAt{2, 0}));
        QVERIFY(overlaps[1].upper == 2 && overlaps[1].lower == 2 && overlaps[1].isJoined && !overlaps[1].best);
    }

    void threadsFindTheSameInTheSameOrder()
    {
        Random dice(6);
        const auto parts = [](const Overlap& overlap) {
            return std::tuple(overlap.upper, overlap.lower, overlap.isJoined, overlap.best);
        };
        for (int i = 0; i < scaled(60); ++i) {
            const TwoLevels two(dice, 80, 300, 700);
            const auto alone = overlapsOf(two, Chance(7), 1);
            const auto shared = overlapsOf(two, Chance(7), dice.between(2, 5));
            QVERIFY(std::ranges::equal(alone, shared, {}, parts, parts));
        }
    }

    void anyTwoLevelsHaveThePairsOfTheirLists()
    {
        Random dice(5);
        for (int i = 0; i < scaled(100); ++i) {
            const TwoLevels two(dice, 200, 0, 1000);
            const Chance chance(dice.next());
            const Listed lists = listed(two.upper, two.lower, two.free, two.joined);
            const auto overlaps = overlapsOf(two, chance);
            QCOMPARE(overlaps.size(), lists.free.size());
            for (const Overlap& overlap : overlaps) {
                const RegionPair pair{overlap.upper, overlap.lower};
                QVERIFY(lists.free.contains(pair));
                QCOMPARE(overlap.isJoined, lists.joined.contains(pair));
                const auto best = chance.lowest(lists.free.at(pair), 1, Draw::Rank);
                QCOMPARE(overlap.best.has_value(), !best.empty());
                QVERIFY(!overlap.best || *overlap.best == best.front());
            }
        }
    }
};

CAVE_TEST_SUITE(OverlapsTest);
#include "overlaps_test.moc"
