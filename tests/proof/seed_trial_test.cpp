// SPDX-License-Identifier: MIT
#include "core/proof/seed_trial.h"

#include "tests/support/ascii_map.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class SeedTrialTest : public QObject {
    Q_OBJECT

private slots:
    void aLevelIsMeasured()
    {
        const Dungeon dungeon = asciiDungeon("##########\n"
                                             "#@.....#.#\n"
                                             "#......#.#\n"
                                             "#.....>#.#\n"
                                             "##########\n\n"
                                             "##########\n"
                                             "#........#\n"
                                             "#........#\n"
                                             "#.....<..#\n"
                                             "##########");
        const std::vector<Measure> measures = measuresOf(dungeon);
        QCOMPARE(measures.size(), std::size_t{2});
        QVERIFY((measures[0] == Measure{.rooms = 1, .loops = 0, .unreachable = 3, .steps = 5}));
        QVERIFY((measures[1] == Measure{.rooms = 1, .loops = 0, .unreachable = 0, .steps = 0}));
        QCOMPARE(sumOf(measures).rooms, 2);
    }

    void withoutAStartNothingIsReached()
    {
        QCOMPARE(measuresOf(asciiDungeon("###\n#.#\n###"))[0].unreachable, 0); // the start is any floor
        QCOMPARE(measuresOf(asciiDungeon("###\n#<#\n###"))[0].unreachable, 1);
    }

    void aTrialTellsWhatFailsAndWhatFallsShort()
    {
        Dungeon dungeon = frozenDungeon("jsrogue");
        dungeon.recipes[0].rows.back().parameters.set("count", 100'000);
        auto baked = bake(dungeon, 77);
        QVERIFY(baked);
        const SeedTrial trial = trialOf(dungeon, *baked);
        QCOMPARE(trial.seed, std::uint64_t{77});
        QCOMPARE(trial.levels.size(), dungeon.levels.size());
        QVERIFY(!trial.shortfalls.empty());
        dungeon.rules.goal = Goal::Slay;
        dungeon.rules.goalKind = "dragon";
        const SeedTrial failed = trialOf(dungeon, *baked);
        QVERIFY(failed.failure);
        int looks = 0;
        QVERIFY(
            !trialOf(dungeon, *baked, [&looks] { return ++looks < 1; }).failure); // stopped before anything is found
        QCOMPARE(looks, 1);
        const std::string csv = csvOf(std::vector{trial, failed});
        QVERIFY(csv.starts_with("seed,playable,partial_rows,rooms,loops,unreachable,steps\n77,"));
        QVERIFY(csv.contains("\n77,no,"));
        QCOMPARE(std::ranges::count(csv, '\n'), 3);
    }

    void whatIsNotProvedNeverCountsAsPlayable()
    {
        SeedTrial trial{1, {}, std::nullopt, {}};
        QVERIFY(csvOf(std::vector{trial}).contains("\n1,yes,"));
        trial.doubt = Problem{ProblemKind::NotProved, Severity::Warning, std::nullopt, {}};
        QVERIFY(csvOf(std::vector{trial}).contains("\n1,not proved,"));
    }
};

CAVE_TEST_SUITE(SeedTrialTest);
#include "seed_trial_test.moc"
