// SPDX-License-Identifier: MIT
#include "core/generate/chance.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace cave;

class ChanceTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawDependsOnEveryPartAndOnNothingElse()
    {
        const Chance chance(7);
        QCOMPARE(chance.at(Draw::Rank, 3, 4), Chance(7).at(Draw::Rank, 3, 4));
        QVERIFY(chance.at(Draw::Rank, 3, 4) != chance.at(Draw::Rank, 4, 3));
        QVERIFY(chance.at(Draw::Rank, 3, 4) != chance.at(Draw::Start, 3, 4));
        QVERIFY(chance.at(Draw::Rank, 3, 4) != Chance(8).at(Draw::Rank, 3, 4));
    }

    // Frozen: the golden levels hang on these bits.
    void theFirstDrawsAreThoseOfVersion1()
    {
        QCOMPARE(Chance(1).at(Draw::Rank, 2, 3), mix64(mix64(mix64(1 ^ mix64(2)) ^ mix64(2)) ^ mix64(3)));
    }

    void theMaskHasItsShareForEveryPerMille()
    {
        for (const int perMille : {0, 1, 37, 250, 500, 731, 999, 1000}) {
            const BitGrid mask = Chance(5).mask(1000, 1000, perMille);
            const double share = mask.count() / 1000.0;
            QVERIFY2(std::abs(share - perMille) < 3, qPrintable(QString::number(share)));
        }
    }

    void theMaskComparesBitPlanesFromTheHighest()
    {
        const Chance chance(3);
        const BitGrid mask = chance.mask(64, 2, 300);
        const std::uint32_t limit = 300 * 65536 / 1000;
        for (int y = 0; y < 2; ++y)
            for (int x = 0; x < 64; ++x) {
                std::uint32_t value = 0;
                for (int k = 0; k < 16; ++k)
                    value = value << 1 | (chance.at(Draw::Mask, 0, y, k) >> x & 1);
                QCOMPARE(mask.get(x, y), value < limit);
            }
    }

    void choosingByRankKeepsTheChoiceWhenOtherCellsGo()
    {
        std::vector<CellAt> cells;
        for (int x = 0; x < 500; ++x)
            cells.push_back({x, 1});
        const Chance chance(11);
        const auto ten = chance.lowest(cells, 10, Draw::Rank);
        const auto eleven = chance.lowest(cells, 11, Draw::Rank);
        QVERIFY(std::equal(ten.begin(), ten.end(), eleven.begin()));
        std::erase(cells, ten[4]);
        auto without = chance.lowest(cells, 9, Draw::Rank);
        without.insert(without.begin() + 4, ten[4]);
        QVERIFY(without == ten);
        QCOMPARE(chance.lowest(std::array<CellAt, 2>{{{1, 1}, {2, 2}}}, 5, Draw::Rank).size(), 2u);
    }

    void ranksOfAGridAreTheDrawsOfItsCells()
    {
        const Ranks ranks(Chance(12), Draw::Start, 70, 9);
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 70; ++x) {
                QCOMPARE(ranks.at(x, y), Chance(12).at(Draw::Start, x, y));
                QCOMPARE(Ranks::withLast(ranks.at(x, y), mix64(7)), Chance(12).at(Draw::Start, x, y, 7));
            }
    }

    void theLowestOfAGridAreThoseOfTheListOfItsCells()
    {
        for (const int share : {0, 20, 500, 1000}) {
            const Chance chance(static_cast<std::uint64_t>(share));
            const BitGrid grid = chance.mask(70, 20, share);
            std::vector<CellAt> cells;
            grid.forEach([&](int x, int y) { cells.push_back({x, y}); });
            std::vector<CellAt> sorted = cells;
            std::ranges::sort(sorted, {}, [&](CellAt cell) { return chance.at(Draw::Rank, cell.x, cell.y); });
            for (const std::size_t count : {0u, 1u, 7u, 10'000u}) {
                const auto lowest = chance.lowest(grid, count, Draw::Rank);
                QVERIFY(lowest == chance.lowest(cells, count, Draw::Rank));
                QVERIFY(std::ranges::equal(lowest, std::span(sorted).first(std::min(count, sorted.size()))));
            }
        }
    }

    void kindsComeByTheirWeights()
    {
        const std::vector<std::uint64_t> hashes{11, 22, 33};
        const std::vector<int> weights{100, 0, 300};
        int counts[3]{};
        for (int x = 0; x < 200; ++x)
            for (int y = 0; y < 200; ++y)
                ++counts[Chance(2).kind({x, y}, hashes, weights)];
        QCOMPARE(counts[1], 0);
        QVERIFY2(std::abs(counts[0] - 10'000) < 300, qPrintable(QString::number(counts[0])));
    }

    void anAddedKindTakesOnlyItsShareAndRowOrderDoesNotMatter()
    {
        const std::vector<std::uint64_t> three{11, 22, 33};
        const std::vector<std::uint64_t> turned{33, 22, 11};
        const std::vector<std::uint64_t> four{11, 22, 33, 44};
        const std::vector<int> equal{1, 1, 1, 1};
        for (int x = 0; x < 100; ++x)
            for (int y = 0; y < 50; ++y) {
                const std::size_t before = Chance(4).kind({x, y}, three, equal);
                const std::size_t after = Chance(4).kind({x, y}, four, equal);
                QVERIFY(after == before || after == 3);
                QCOMPARE(turned[Chance(4).kind({x, y}, turned, equal)], three[before]);
            }
    }

    void theLogarithmIsRightToItsLastBits()
    {
        for (const std::uint64_t u : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{1000},
                                      mix64(1), mix64(2), ~std::uint64_t{0} / 3, ~std::uint64_t{0}}) {
            const double exact = (64 - std::log2(static_cast<double>(u))) * 65536;
            QVERIFY(std::abs(static_cast<double>(negativeLog2(u)) - exact) < 2);
        }
    }
};

CAVE_TEST_SUITE(ChanceTest);
#include "chance_test.moc"
