// SPDX-License-Identifier: MIT
#include "core/lab/cell_log.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// What the commands of a game did to its cells.
std::map<Position, CellCounts> countsOf(World& world, const std::vector<Command>& commands)
{
    CellLog log(world);
    for (const Command& command : commands) {
        const Turn turn = play(world, command);
        Q_ASSERT(!turn.refusal);
        log.add(world, command, turn);
    }
    const CellCountsOfGame counts = log.finish(world);
    return {counts.cells.begin(), counts.cells.end()};
}

} // namespace

class CellLogTest : public QObject {
    Q_OBJECT

private slots:
    void cellsCountTheirVisitsTheirTurnsAndWhenTheyWereFirstReached()
    {
        World world = asciiWorld("#####\n#@..#\n#####");
        const Walk east{Direction::East};
        const Walk west{Direction::West};
        const auto counts = countsOf(world, {east, Wait{}, west, east, east});
        QCOMPARE(counts.size(), std::size_t{3});
        const CellCounts& start = counts.at({1, 1, 0});
        QCOMPARE(start.visits, 2u);
        QCOMPARE(start.turns, 1u);
        QCOMPARE(start.first, 0u);
        const CellCounts& middle = counts.at({2, 1, 0});
        QCOMPARE(middle.visits, 2u);
        QCOMPARE(middle.turns, 3u);
        QCOMPARE(middle.rest, 1u);
        QCOMPARE(middle.reached, 1u);
        QCOMPARE(middle.first, 1u);
        QCOMPARE(counts.at({3, 1, 0}).first, 5u);
    }

    void aProfileAddsCellsUpByTheirWayFromTheArrival()
    {
        // 40 cells in a row, two to a step; the chamber has no way to it.
        const std::string row(39, '.');
        World world =
            asciiWorld("#" + std::string(40, '#') + "###\n#@" + row + "#.#\n#" + std::string(40, '#') + "###");
        CellLog log(world);
        std::vector<std::uint32_t> expected(kProfileSteps, 0);
        expected[0] = 1; // the start
        for (int i = 1; i <= 7; ++i) {
            const Turn turn = play(world, Walk{Direction::East});
            QVERIFY(!turn.refusal);
            log.add(world, Walk{Direction::East}, turn);
            ++expected[static_cast<std::size_t>(i / 2)];
        }
        const CellProfile profile = log.profile(world);
        std::uint32_t turns = 0;
        for (std::size_t i = 0; i < kProfileSteps; ++i) {
            QCOMPARE(profile[i].visits, expected[i]);
            turns += profile[i].turns;
        }
        QCOMPARE(turns, 7u);
    }

    void whatIsLostCountsWhereTheHeroStandsAndWhoIsSlainWhereItStood()
    {
        Rules rules;
        rules.health = 500;
        rules.attack = 1; // a long fight
        World world = asciiWorld("#####\n#@k.#\n#####", rules);
        const std::int64_t health = world.hero().health;
        CellLog log(world);
        for (int i = 0; i < 60 && world.creatureAt({2, 1, 0}) != nullptr; ++i) {
            const Command strike = Walk{Direction::East};
            log.add(world, strike, play(world, strike));
        }
        QVERIFY(world.creatureAt({2, 1, 0}) == nullptr);
        const CellCountsOfGame counts = log.finish(world);
        QCOMPARE(counts.cells.size(), std::size_t{2}); // by rows
        QCOMPARE(std::int64_t{counts.cells[0].second.damage}, health - world.hero().health);
        QVERIFY(counts.cells[0].second.damage > 0);
        QVERIFY(counts.cells[1].first == (Position{2, 1, 0}));
        QCOMPARE(counts.cells[1].second.kills, 1u);
        QCOMPARE(counts.cells[1].second.reached, 0u);
    }

    void whatTheHeroKnowsAtTheEndWasSeenAndNoMore()
    {
        World world = asciiWorld("########\n#@.#...#\n########");
        CellLog log(world);
        const CellCountsOfGame counts = log.finish(world);
        const BitGrid& seen = counts.seen.at(0);
        QVERIFY(seen.get(2, 1) && seen.get(3, 1));
        QVERIFY(!seen.get(5, 1));
    }

    void everyMeasureHasAWordAndIsAddedUp()
    {
        CellCounts one;
        std::set<std::string_view> words;
        for (const CellMeasure& measure : cellMeasures()) {
            one.*measure.number = 3;
            words.insert(measure.word);
        }
        QCOMPARE(words.size(), cellMeasures().size());
        CellCounts sum;
        sum += one;
        sum += one;
        for (const CellMeasure& measure : cellMeasures())
            QCOMPARE(sum.*measure.number, 6u);
    }
};

CAVE_TEST_SUITE(CellLogTest);
#include "cell_log_test.moc"
