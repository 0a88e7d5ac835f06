// SPDX-License-Identifier: MIT
// Practice: commands taken back and played again.
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "tests/session/same_session.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace cave;

namespace {

constexpr std::size_t kSmallBudget = 300'000; // bytes: a few worlds of the small dungeon

Command anyCommand(const World& world, Random& dice)
{
    if (world.tileKind(world.hero().at).leads == Leads::Down && dice.below(2) == 0)
        return ClimbDown{};
    return dice.below(8) == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]});
}

void playSome(Session& session, Random& dice, int commands)
{
    for (int i = 0; i < commands && !session.world().isOver(); ++i)
        session.submit(anyCommand(session.world(), dice));
}

// Two large levels of floor with a wall around.
Dungeon largeHall(int width, int height)
{
    Dungeon dungeon = emptyDungeon(width, height, 2);
    for (DungeonLevel& level : dungeon.levels)
        for (int y = 1; y < height - 1; ++y)
            for (int x = 1; x < width - 1; ++x)
                level.tiles[x, y] = dungeon.catalogue->floor();
    dungeon.start = Start{{dungeon.levels[0].uid, width / 2, height / 2}, true};
    return dungeon;
}

} // namespace

class StepBackTest : public QObject {
    Q_OBJECT

private slots:
    void backAndForwardEndInTheSameState();
    void stepsBackArePointsOfTheGame();
    void anotherCommandForgetsWhatWasTakenBack();
    void aRefusedCommandForgetsNothing();
    void deathCanBeTakenBack();
    void aLoadedGameStepsBackBehindItsLoading();
    void whatOtherRulesPlayedCannotBeTakenBack();
    void withoutPracticeThereIsNoWayBack();
    void keyframesStayWithinTheirBudget();
    void longGamesCanBeSteppedBack();
};

void StepBackTest::backAndForwardEndInTheSameState()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(10); ++seed) {
        Random dice(seed);
        Session session = *Session::start(recipeDungeon(3), seed);
        session.allowStepsBack(kSmallBudget);
        playSome(session, dice, 120);
        const Session before = session;
        const int steps = static_cast<int>(dice.below(120)) + 1;
        int taken = 0;
        for (; taken < steps && session.canStepBack(); ++taken)
            QVERIFY(session.stepBack());
        QCOMPARE(session.log().size() + static_cast<std::size_t>(taken), before.log().size());
        for (int i = 0; i < taken; ++i)
            QVERIFY(!session.stepForward().refusal);
        QVERIFY(!session.canStepForward());
        QVERIFY(isSame(session, before));
        const auto difference = replay(session);
        QVERIFY(difference && !*difference);
    }
}

// Against the slow way: the same commands played from the start.
void StepBackTest::stepsBackArePointsOfTheGame()
{
    Random dice(5);
    Session session = *Session::start(recipeDungeon(3), 5);
    session.allowStepsBack(kSmallBudget);
    playSome(session, dice, 100);
    const std::vector<LoggedCommand> log = session.log();
    while (session.canStepBack()) {
        QVERIFY(session.stepBack());
        Session slow = *Session::start(recipeDungeon(3), 5);
        for (std::size_t i = 0; i < session.log().size(); ++i)
            slow.submit(log[i].command);
        QVERIFY(isSame(session, slow));
        if (session.log().size() % 10 == 0) {
            const bool isPrefix = std::ranges::all_of(
                session.messages(), [&](const Message& message) { return message.turn <= slow.world().state().turn; });
            QVERIFY(isPrefix);
        }
    }
    QCOMPARE(session.world().state().turn, 0);
}

void StepBackTest::anotherCommandForgetsWhatWasTakenBack()
{
    Session session = *Session::start(asciiDungeon("######\n#@...#\n######"), 1);
    session.allowStepsBack();
    for (int i = 0; i < 3; ++i)
        session.submit(Walk{Direction::East});
    QVERIFY(session.stepBack() && session.stepBack());
    QVERIFY(session.canStepForward());
    session.submit(Wait{});
    QVERIFY(!session.canStepForward());
    QCOMPARE(session.world().hero().at, (Position{2, 1, 0}));
    QCOMPARE(session.log().size(), std::size_t{2});
}

void StepBackTest::aRefusedCommandForgetsNothing()
{
    Session session = *Session::start(asciiDungeon("XXXXX\nX@..X\nXXXXX"), 1);
    session.allowStepsBack();
    session.submit(Walk{Direction::East});
    QVERIFY(session.stepBack());
    QVERIFY(session.submit(Walk{Direction::North}).refusal);
    QVERIFY(session.canStepForward());
    session.stepForward();
    QCOMPARE(session.world().hero().at, (Position{2, 1, 0}));
}

void StepBackTest::deathCanBeTakenBack()
{
    Session session = *Session::start(asciiDungeon("######\n#@...#\n######"), 1);
    session.allowStepsBack();
    session.submit(Walk{Direction::East});
    session.submit(GiveUp{});
    QVERIFY(session.world().isOver());
    QVERIFY(session.stepBack());
    QVERIFY(!session.world().isOver());
    QVERIFY(!session.submit(Wait{}).refusal);
}

void StepBackTest::aLoadedGameStepsBackBehindItsLoading()
{
    Random dice(9);
    Session played = *Session::start(recipeDungeon(3), 9);
    playSome(played, dice, 90);
    Session loaded = readGame(writeGame({played}))->session;
    loaded.allowStepsBack();
    playSome(loaded, dice, 20);
    const Session before = loaded;
    int taken = 0;
    for (; loaded.canStepBack(); ++taken)
        QVERIFY(loaded.stepBack());
    QCOMPARE(loaded.world().state().turn, 0);
    for (int i = 0; i < taken; ++i)
        loaded.stepForward();
    QVERIFY(isSame(loaded, before));
}

void StepBackTest::whatOtherRulesPlayedCannotBeTakenBack()
{
    Random dice(9);
    Session played = *Session::start(recipeDungeon(3), 9);
    playSome(played, dice, 30);
    auto log = played.log();
    log[7].hash ^= 1; // as if it had been another state
    Session session({played.dungeon(), played.world()}, log, played.messages());
    session.allowStepsBack();
    session.submit(Wait{});
    QVERIFY(session.stepBack());
    const Session before = session;
    const auto stepped = session.stepBack();
    QVERIFY(!stepped);
    QCOMPARE(shown(stepped.error().what), QString("This far back the game was played by other rules."));
    QVERIFY(isSame(session, before));
    QVERIFY(session.messages() == before.messages());
}

void StepBackTest::withoutPracticeThereIsNoWayBack()
{
    Session session = *Session::start(asciiDungeon("#####\n#@..#\n#####"), 1);
    session.submit(Wait{});
    QVERIFY(!session.canStepBack());
    session.allowStepsBack();
    QVERIFY(session.canStepBack());
}

void StepBackTest::keyframesStayWithinTheirBudget()
{
    const World world = worldOf(recipeDungeon(1));
    Keyframes keyframes(kSmallBudget);
    for (std::size_t log = 0; log < 2000; ++log) {
        if (keyframes.isDue(log))
            keyframes.add(log, log, world);
        QVERIFY(keyframes.bytes() <= kSmallBudget);
        QVERIFY(log - keyframes.lastBefore(log)->log < keyframes.interval());
    }
    QVERIFY(keyframes.interval() > Keyframes::kInterval);
    QCOMPARE(keyframes.lastBefore(0)->log, std::size_t{0});
    Keyframes tiny(1);
    for (const std::size_t log : {0, 16, 32})
        tiny.add(log, 0, world);
    QCOMPARE(tiny.lastBefore(100)->log, std::size_t{0}); // one is kept whatever it takes
}

// 64,000 cells and 20,000 turns with an eighth of the usual budget, so eight times as far between two keyframes. The
// time is told, not judged.
void StepBackTest::longGamesCanBeSteppedBack()
{
    Session session = *Session::start(largeHall(200, 160), 1);
    session.allowStepsBack(std::size_t{32} << 20);
    Random dice(1);
    for (int i = 0; i < 20'000; ++i)
        session.submit(Walk{kDirections[dice.below(8)]});
    const std::size_t commands = session.log().size();
    const std::size_t kSteps = 20;
    const std::uint64_t before = session.log()[commands - kSteps - 1].hash;
    QElapsedTimer timer;
    timer.start();
    for (std::size_t i = 0; i < kSteps; ++i)
        QVERIFY(session.stepBack());
    qInfo("a step back takes %.1f ms", static_cast<double>(timer.nsecsElapsed()) / 1e6 / kSteps);
    QCOMPARE(session.log().size(), commands - kSteps);
    QCOMPARE(session.world().hash(), before);
}

CAVE_TEST_SUITE(StepBackTest);
#include "step_back_test.moc"
