// SPDX-License-Identifier: MIT
#include "core/rules/facts/score.h"
#include "core/save/parts/rules_json.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QStringList linesOf(const World& world)
{
    QStringList lines;
    for (const ScoreLine& line : scoreOf(world).lines)
        lines << shown(line.what) + QStringLiteral(": %1 x %2 = %3").arg(line.count).arg(line.each).arg(line.points);
    return lines;
}

} // namespace

class ScoreTest : public QObject {
    Q_OBJECT

private slots:
    void aGameThatDidNothingIsWorthNothing()
    {
        const World world = testWorld("####\n#@.#\n####");
        QVERIFY(scoreOf(world).lines.empty());
        QCOMPARE(scoreOf(world).total, 0);
    }

    void onlyWhatTheHeroSlewCounts()
    {
        Rules rules;
        rules.attack = 1000;
        World world = testWorld("######\n#@DB.#\n######", rules);
        play(world, Walk{Direction::East});
        QCOMPARE(world.state().slain.size(), std::size_t{1});
        QCOMPARE(world.state().slain[0].count, 1);
        const CreatureKind& dummy = world.catalogue().creature(*world.catalogue().findCreature("dummy"));
        QVERIFY(world.state().slain[0].kind == *world.catalogue().findCreature("dummy"));
        const int strength = dummy.health + dummy.attack + dummy.defence;
        QCOMPARE(linesOf(world), (QStringList{QString("Strength of the creatures slain: %1 x 1 = %1").arg(strength)}));
        QCOMPARE(scoreOf(world).total, strength);
    }

    void slayingLeavesTheHashToTheRest()
    {
        World world = testWorld("####\n#@.#\n####");
        const std::uint64_t before = world.hash();
        WorldWriter(world).countSlain(1);
        WorldWriter(world).countSlain(0);
        WorldWriter(world).countSlain(1);
        QCOMPARE(world.hash(), before);
        QVERIFY(world.state().slain == (std::vector<SlainKind>{{0, 1}, {1, 2}}));
    }

    void depthAndVictoryCountByTheDungeonsRules()
    {
        Rules rules;
        rules.goal = Goal::Reach;
        rules.goalKind = "exit";
        rules.score.level = 7;
        rules.score.swift = 30;
        rules.score.turns = 2;
        World world = testWorld("#####\n#@>.#\n#####\n\n#####\n#.<n#\n#####", rules);
        play(world, Walk{Direction::East});
        QCOMPARE(scoreOf(world).total, 0);
        play(world, ClimbDown{});
        QCOMPARE(scoreOf(world).total, 7);
        play(world, Walk{Direction::East});
        QVERIFY(world.state().outcome == Outcome::Won);
        QCOMPARE(linesOf(world),
                 (QStringList{"Levels reached below the first: 1 x 7 = 7", "Victory: 1 x 1000 = 1000",
                              "Victory in %n turn(s): %1, less a point for every %2 | 30 | 2: 1 x 30 = 29"}));
        QCOMPARE(scoreOf(world).total, 7 + 1000 + 29);
    }

    void aSlowVictoryLosesNoMoreThanItsReward()
    {
        Rules rules;
        rules.goal = Goal::Reach;
        rules.goalKind = "exit";
        rules.score.swift = 1;
        rules.score.turns = 1;
        World world = testWorld("#####\n#@.n#\n#####", rules);
        play(world, Walk{Direction::East});
        play(world, Walk{Direction::East});
        QCOMPARE(scoreOf(world).total, 1000);
    }

    void givingUpEndsTheGameAtOnce()
    {
        World world = testWorld("#####\n#@B.#\n#####");
        const Turn turn = play(world, GiveUp{});
        QVERIFY(!turn.refusal);
        QCOMPARE(turn.events.size(), std::size_t{2}); // nobody acts any more
        QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::GaveUp);
        QCOMPARE(world.state().turn, 0);
        QVERIFY(play(world, GiveUp{}).refusal);
        QCOMPARE(world.hash(), world.recomputedHash());
        QVERIFY(parseCommand("give up") == Command(GiveUp{}));
    }

    void scoresOfADungeonAreReadAndWritten()
    {
        Rules rules;
        rules.score.victory = 5000;
        rules.score.turns = 25;
        const Json json = rulesJson(rules);
        QCOMPARE(shown(json.find("score")->compact()), QString("{\"victory\": 5000, \"turns\": 25}"));
        std::optional<Error> problem;
        const Rules read = readRules(JsonCursor(json, problem), *Catalogue::builtIn());
        QVERIFY(!problem && read == rules);
        QVERIFY(rulesJson({}).find("score") == nullptr);
        const auto none = parseJson(R"({"score": {"turns": 0}})");
        readRules(JsonCursor(*none, problem), *Catalogue::builtIn());
        QVERIFY(problem);
        QCOMPARE(shown(problem->where), QString("score.turns"));
    }
};

CAVE_TEST_SUITE(ScoreTest);
#include "score_test.moc"
