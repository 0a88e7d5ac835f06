// SPDX-License-Identifier: MIT
#include "core/lab/playtest.h"

#include "core/session/replay.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace cave;

namespace {

const std::atomic<bool> kGoesOn = false;

std::vector<PlaytestGame> gamesOf(const Dungeon& dungeon, const PlaytestPlan& plan)
{
    std::vector<PlaytestGame> games;
    for (int number = 0; number < plan.total(); ++number)
        games.push_back(playTest(dungeon, plan, number, kGoesOn).value());
    return games;
}

PlaytestPlan fewGames()
{
    PlaytestPlan plan;
    plan.games = 3;
    plan.personas = {"explorer", "swift"};
    plan.turns = 600;
    return plan;
}

} // namespace

class PlaytestTest : public QObject {
    Q_OBJECT

private slots:
    void gamesAddUpTheSameInWhateverOrderTheyAreDone()
    {
        const Dungeon dungeon = recipeDungeon(4);
        const PlaytestPlan plan = fewGames();
        const std::vector<PlaytestGame> games = gamesOf(dungeon, plan);
        PlaytestSum forwards(dungeon, plan);
        for (const PlaytestGame& game : games)
            forwards.add(game);
        PlaytestSum backwards(dungeon, plan);
        for (const int number : {5, 3, 4, 1})
            backwards.add(games[static_cast<std::size_t>(number)]);
        QCOMPARE(backwards.count(), 0); // the first one is missing
        backwards.add(games[0]);
        QCOMPARE(backwards.count(), 2);
        backwards.add(games[2]);
        QVERIFY(forwards.isDone() && backwards.isDone());
        QVERIFY(jsonOf(forwards.tally()) == jsonOf(backwards.tally()));
        std::uint64_t visits = 0;
        for (const DungeonLevel& level : dungeon.levels) {
            QVERIFY(*forwards.cells(level.uid) == *backwards.cells(level.uid));
            const CellSums& cells = *forwards.cells(level.uid);
            for (int y = 0; y < cells.height(); ++y)
                for (int x = 0; x < cells.width(); ++x)
                    visits += cells[x, y].visits;
        }
        QVERIFY(visits > 100);
        QVERIFY(forwards.cells(Uid{0xabcdef}) == nullptr);
    }

    void rowsThatNobodyHasSeenTakeNoRoom()
    {
        const Dungeon dungeon = asciiDungeon("#######\n#@...>#\n#######\n#######\n#..####\n#######\n\n"
                                             "#######\n#....<#\n#######\n#######\n#######\n#######");
        PlaytestPlan plan = fewGames();
        plan.games = 1;
        plan.personas = {"explorer"};
        plan.turns = 2;
        PlaytestSum sum(dungeon, plan);
        sum.add(playTest(dungeon, plan, 0, kGoesOn).value());
        const CellSums& upper = *sum.cells(dungeon.levels[0].uid);
        QVERIFY((upper[1, 1].visits > 0));
        QVERIFY(!upper.isEmptyRow(1));
        QVERIFY(upper.isEmptyRow(4));
        QVERIFY(upper.changes(1) > 0);
        QCOMPARE(upper.changes(4), std::uint32_t{0});
        CellSums counted = upper;
        counted.at(2, 4).seen += 1; // another game
        QVERIFY(counted.changes(4) > 0);
        QCOMPARE(counted.changes(1), upper.changes(1));
        QVERIFY((upper[2, 4] == CellCounts{}));
        QVERIFY(upper.contains(6, 5) && !upper.contains(7, 5) && !upper.contains(6, 6) && !upper.contains(-1, 0));
        const CellSums& lower = *sum.cells(dungeon.levels[1].uid); // where nobody was
        for (int y = 0; y < lower.height(); ++y)
            QVERIFY(lower.isEmptyRow(y));
    }

    void everyBotPlaysEachRoundAndRoundsHaveOtherDice()
    {
        const Dungeon dungeon = recipeDungeon(4);
        const std::vector<PlaytestGame> games = gamesOf(dungeon, fewGames());
        QCOMPARE(games[0].persona, std::string("explorer"));
        QCOMPARE(games[1].persona, std::string("swift"));
        QCOMPARE(games[0].trial, games[1].trial);
        QVERIFY(games[0].trial != games[2].trial);
        for (const PlaytestGame& game : games)
            QCOMPARE(game.seed, dungeon.seed);
        QVERIFY(games[0].cells.cells != games[2].cells.cells);
    }

    void onNewSeedsEachRoundHasItsOwnAndNoCells()
    {
        const Dungeon dungeon = recipeDungeon(4);
        PlaytestPlan plan = fewGames();
        plan.firstSeed = 70;
        const std::vector<PlaytestGame> games = gamesOf(dungeon, plan);
        QCOMPARE(games[1].seed, std::uint64_t{70});
        QCOMPARE(games[5].seed, std::uint64_t{72});
        QVERIFY(games[5].cells.cells.empty());
        QVERIFY(!games[5].levels.empty());
    }

    void aSeedOnWhichNoGameCanBeginIsNotFinishedAndSaysWhy()
    {
        const Dungeon dungeon = dungeonWithRockAtStart(4, 5);
        PlaytestPlan plan = fewGames();
        plan.personas = {"explorer"};
        plan.games = 2;
        plan.firstSeed = 4;
        const std::vector<PlaytestGame> games = gamesOf(dungeon, plan);
        QVERIFY(!games[0].refusal && !games[0].levels.empty());
        QVERIFY(games[1].refusal && games[1].outcome == Outcome::Running && games[1].levels.empty());
        QCOMPARE(games[1].refusal->where, std::string("start"));
        PlaytestSum sum(dungeon, plan);
        for (const PlaytestGame& game : games)
            sum.add(game);
        const Tally& tally = sum.tally();
        QCOMPARE(tally.games, std::int64_t{2});
        QCOMPARE(tally.unplayable, std::int64_t{1});
        QCOMPARE(tally.unfinished(), 2 - tally.won - tally.died);
        QCOMPARE(tally.meanTurns(), games[0].turn); // of those that were played
    }

    void aDungeonThatCannotBePlayedOnAnySeedGivesNoGame()
    {
        Dungeon dungeon = recipeDungeon(4);
        dungeon.rules.hero = "nobody";
        PlaytestPlan plan = fewGames();
        plan.firstSeed = 70;
        QVERIFY(!playTest(dungeon, plan, 0, kGoesOn));
    }

    void onOneMapAGameThatCannotBeginIsAnError()
    {
        Dungeon dungeon = recipeDungeon(4);
        dungeon.start = Start{{dungeon.levels.front().uid, 0, 0}, true}; // rock
        QVERIFY(!playTest(dungeon, fewGames(), 0, kGoesOn));
    }

    void aGameOfTheRunIsPlayedAgainToItsEndAndCanBeWatched()
    {
        const Dungeon dungeon = recipeDungeon(4);
        const PlaytestPlan plan = fewGames();
        const PlaytestGame game = playTest(dungeon, plan, 2, kGoesOn).value();
        const Session again = playAgain(dungeon, plan, 2).value();
        QCOMPARE(again.world().state().turn, game.turn);
        QVERIFY(again.world().hero().at == game.end);
        QCOMPARE(again.world().state().trial, game.trial);
        QCOMPARE(again.world().hash(), game.hash);
        const PlaytestGame other = playTest(dungeon, plan, 0, kGoesOn).value(); // with other dice
        QVERIFY(other.hash != game.hash);
        Replay replay = Replay::of(again).value();
        while (!replay.isDone())
            replay.playOn(1000);
        QVERIFY(!replay.difference());
    }

    void dicesOfTrialsDifferAndTheFirstIsThatOfPlainGames()
    {
        const Dungeon dungeon = recipeDungeon(4);
        const auto dice = [&](std::uint64_t trial) {
            return startGame(dungeon, dungeon.seed, {}, trial).value().world.state().dice;
        };
        QVERIFY(dice(0) == startGame(dungeon, dungeon.seed).value().world.state().dice);
        QVERIFY(!(dice(0) == dice(1)));
        QVERIFY(!(dice(1) == dice(2)));
    }

    void aRunThatIsStoppedGivesNoGame()
    {
        const std::atomic<bool> isStopped = true;
        const auto game = playTest(recipeDungeon(4), fewGames(), 0, isStopped);
        QVERIFY(!game);
        QVERIFY(cave::isStopped(game.error()));
    }

    void bandsAreEachTwiceTheOneBelowAndEndAtTheLargest_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("largest");
        QTest::addColumn<int>("band");
        QTest::newRow("nothing") << 0 << 64 << 0;
        QTest::newRow("one of 64") << 1 << 64 << 1;
        QTest::newRow("two of 64") << 2 << 64 << 2;
        QTest::newRow("three of 64") << 3 << 64 << 3;
        QTest::newRow("half") << 32 << 64 << 6;
        QTest::newRow("more than half") << 33 << 64 << 7;
        QTest::newRow("all") << 64 << 64 << 7;
        QTest::newRow("one of one") << 1 << 1 << 7;
        QTest::newRow("one of a thousand") << 1 << 1000 << 1;
    }

    void bandsAreEachTwiceTheOneBelowAndEndAtTheLargest()
    {
        QFETCH(const int, count);
        QFETCH(const int, largest);
        QTEST(heatBand(count, largest), "band");
    }

    void aBandBeginsAtTheLeastCountThatIsInIt()
    {
        for (std::int64_t largest = 0; largest <= 300; ++largest) {
            std::array<std::int64_t, kHeatBands + 1> least{};
            for (std::int64_t count = largest; count > 0; --count)
                least[static_cast<std::size_t>(heatBand(count, largest))] = count;
            for (int band = 1; band <= kHeatBands; ++band)
                QCOMPARE(leastOfHeatBand(band, largest), least[static_cast<std::size_t>(band)]);
        }
        for (int band = 1; band <= kHeatBands; ++band)
            QCOMPARE(leastOfHeatBand(band, 127), std::int64_t{1} << (band - 1));
    }

    void aGameIsBetterWhereItWasWonOrWentDeeperOrHadTheHigherScore()
    {
        const Dungeon dungeon = recipeDungeon(4);
        PlaytestPlan plan = fewGames();
        plan.personas = {"explorer"};
        const auto sumOf = [&](const std::vector<std::pair<Outcome, std::int64_t>>& ends) {
            PlaytestSum sum(dungeon, plan);
            for (std::size_t i = 0; i < ends.size(); ++i) {
                PlaytestGame game;
                game.number = static_cast<int>(i);
                game.outcome = ends[i].first;
                game.score = ends[i].second;
                sum.add(std::move(game));
            }
            return sum;
        };
        const PlaytestSum before = sumOf({{Outcome::Died, 5}, {Outcome::Won, 5}, {Outcome::Died, 5}});
        const PlaytestSum after = sumOf({{Outcome::Won, 1}, {Outcome::Won, 5}, {Outcome::Died, 4}});
        QVERIFY(changeBetween(before, after) == (PlaytestChange{1, 1, 1}));
        QVERIFY(changeBetween(before, before) == (PlaytestChange{0, 0, 3}));
    }
};

CAVE_TEST_SUITE(PlaytestTest);
#include "playtest_test.moc"
