// SPDX-License-Identifier: MIT
// Games played again: every point of them, and what does not lead where it did.
#include "core/session/replay.h"

#include "core/content/english.h"
#include "tests/session/same_session.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

constexpr std::size_t kFewBytes = 300'000; // a few worlds of the small dungeon
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

// Random commands in the small dungeon of several levels.
Session wandered(std::uint64_t seed, std::size_t commands)
{
    Session session = *Session::start(recipeDungeon(3), seed);
    Random dice(seed);
    while (session.log().size() < commands && !session.world().isOver()) {
        if (session.world().tileKind(session.world().hero().at).leads == Leads::Down && dice.below(2) == 0)
            session.submit(ClimbDown{});
        else
            session.submit(dice.below(8) == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]}));
    }
    return session;
}

Replay replayOf(const Session& session, std::size_t budget = kFewBytes)
{
    Replay replay = *Replay::of(session, budget);
    replay.playOn(kAll);
    return replay;
}

bool isSameAndTold(const Session& a, const Session& b) { return isSame(a, b) && a.messages() == b.messages(); }

// The slow twin: the same commands played from the start.
Session playedUpTo(const Session& session, std::size_t point)
{
    Session slow(*startGame(session.dungeon(), session.dungeon().seed));
    for (std::size_t i = 0; i < point; ++i)
        slow.submit(session.log()[i].command);
    return slow;
}

std::optional<ReplayDifference> differenceOf(const Session& session, const std::vector<LoggedCommand>& log)
{
    return replayOf(Session({session.dungeon(), session.world()}, log, {})).difference();
}

// All that is told of a difference but the first sentence, which names the hashes.
QString causesIn(const std::optional<ReplayDifference>& difference)
{
    QStringList texts;
    for (const Text& text : std::span(difference->what).subspan(1))
        texts.push_back(QString::fromStdString(format(text, EnglishPhrasebook())));
    return texts.join(u'\n');
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void anyPointEqualsTheGamePlayedUpToIt();
    void stepsFromPointToPointAreSteps();
    void playingOnFromAPointIsAGameOfItsOwn();
    void playingOnStepsBackOverTheWorldsOfTheReplay();
    void keyframesStayWithinTheirBudget();
    void arrivalsNameTheLevelsThatWereEntered();
    void turnsLeadToTheirFirstPoint();
    void nothingPlayedIsAReplayToo();
    void aChangedLogIsKnownUpToItsChange();
    void ofARecordedStateOnTheWayOnlyTheHashIsKnown();
    void whatAnotherCommandLedToIsNamedAtTheEnd();
    void aCommandThatIsRefusedLaterLeavesTheHashAlone();
    void aChangedTileOfTheStartIsNamed();
    void aChangedStateAtTheEndIsNamedPartByPart();
};

void ReplayTest::anyPointEqualsTheGamePlayedUpToIt()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(4); ++seed) {
        const Session session = wandered(seed, 300);
        const Replay replay = replayOf(session);
        QVERIFY(!replay.difference());
        QCOMPARE(replay.length(), session.log().size());
        Session watched = replay.sessionAt(0);
        Random dice(seed);
        for (int i = 0; i < 20; ++i) {
            const std::size_t point = dice.below(static_cast<std::uint32_t>(replay.length() + 1));
            replay.move(watched, point);
            QVERIFY(isSameAndTold(watched, playedUpTo(session, point)));
        }
    }
}

void ReplayTest::stepsFromPointToPointAreSteps()
{
    const Session session = wandered(5, 200);
    const Replay replay = replayOf(session);
    Session watched = replay.sessionAt(replay.length());
    for (std::size_t point = replay.length(); point-- > 0;) {
        replay.move(watched, point);
        QCOMPARE(watched.log().size(), point);
        QCOMPARE(watched.world().hash(), point > 0 ? session.log()[point - 1].hash : replay.worldAt(0).hash());
    }
    for (const LoggedCommand& logged : session.log()) {
        QVERIFY(!watched.submit(logged.command).refusal);
        QVERIFY(watched.log().back() == logged);
    }
    QVERIFY(isSameAndTold(watched, playedUpTo(session, replay.length())));
}

void ReplayTest::playingOnFromAPointIsAGameOfItsOwn()
{
    const Session session = wandered(6, 120);
    const Replay replay = replayOf(session);
    Session practice = replay.sessionAt(50);
    practice.allowStepsBack(kFewBytes);
    practice.submit(Wait{});
    practice.submit(Wait{});
    QCOMPARE(practice.log().size(), std::size_t{52});
    for (int i = 0; i < 10; ++i)
        QVERIFY(practice.stepBack());
    QVERIFY(isSameAndTold(practice, playedUpTo(session, 42)));
}

// Not one step plays the game again from its start, whatever was played in between.
void ReplayTest::playingOnStepsBackOverTheWorldsOfTheReplay()
{
    const Session session = wandered(7, 400);
    const Replay replay = replayOf(session);
    const std::size_t point = replay.length() - 3;
    Session practice = replay.practiceAt(point);
    QVERIFY(isSameAndTold(practice, playedUpTo(session, point)));
    practice.submit(Wait{});
    practice.allowStepsBack(); // as whoever goes on with it does: nothing is forgotten by that
    while (practice.canStepBack()) {
        const auto again = practice.stepBack();
        QVERIFY(again);
        QVERIFY2(*again < replay.keyframes().interval(), std::to_string(*again).c_str());
        if (practice.log().size() % 100 == 0)
            QVERIFY(isSameAndTold(practice, playedUpTo(session, practice.log().size())));
    }
    QCOMPARE(practice.log().size(), std::size_t{0});
}

void ReplayTest::keyframesStayWithinTheirBudget()
{
    const Session session = wandered(7, 2000);
    Replay replay = *Replay::of(session, kFewBytes);
    while (!replay.isDone()) {
        replay.playOn(1);
        QVERIFY(replay.keyframes().bytes() <= kFewBytes);
    }
    QVERIFY(replay.keyframes().interval() > Keyframes::kInterval);
    for (std::size_t point = 0; point <= replay.length(); ++point)
        QVERIFY(point - replay.keyframes().lastBefore(point)->log < replay.keyframes().interval());
}

void ReplayTest::arrivalsNameTheLevelsThatWereEntered()
{
    const Dungeon dungeon = asciiDungeon("######\n#@>..#\n######\n\n######\n#.<..#\n######\n");
    Session session = *Session::start(dungeon, 1);
    for (const Command& command :
         {Command(Walk{Direction::East}), Command(ClimbDown{}), Command(Wait{}), Command(ClimbUp{})})
        QVERIFY(!session.submit(command).refusal);
    const Replay replay = replayOf(session);
    const std::vector<Arrival>& arrivals = replay.arrivals();
    QCOMPARE(arrivals.size(), std::size_t{3});
    const std::array<std::array<int, 3>, 3> expected{{{0, 0, 0}, {2, 2, 1}, {4, 4, 0}}};
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        QCOMPARE(static_cast<int>(arrivals[i].point), expected[i][0]);
        QCOMPARE(static_cast<int>(arrivals[i].turn), expected[i][1]);
        QCOMPARE(arrivals[i].z, expected[i][2]);
        QCOMPARE(replay.worldAt(arrivals[i].point).hero().at.z, arrivals[i].z);
    }
}

void ReplayTest::turnsLeadToTheirFirstPoint()
{
    Session session = *Session::start(asciiDungeon("######\n#@...#\n######"), 1);
    for (const Command& command : {Command(Wait{}), Command(Wait{}), Command(GiveUp{})}) // the last takes no turn
        session.submit(command);
    const Replay replay = replayOf(session);
    QCOMPARE(replay.length(), std::size_t{3});
    QCOMPARE(replay.turnAt(3), std::int64_t{2});
    QCOMPARE(replay.pointOfTurn(0), std::size_t{0});
    QCOMPARE(replay.pointOfTurn(2), std::size_t{2});
    QCOMPARE(replay.pointOfTurn(99), std::size_t{3});
}

void ReplayTest::nothingPlayedIsAReplayToo()
{
    const Session session = *Session::start(asciiDungeon("####\n#@.#\n####"), 1);
    const Replay replay = replayOf(session);
    QVERIFY(replay.isDone() && !replay.difference());
    QCOMPARE(replay.length(), std::size_t{0});
    QVERIFY(isSameAndTold(replay.sessionAt(0), session));
}

void ReplayTest::aChangedLogIsKnownUpToItsChange()
{
    const Session session = wandered(8, 200);
    for (const std::size_t changed : {std::size_t{0}, std::size_t{20}, std::size_t{137}, session.log().size() - 1}) {
        auto log = session.log();
        log[changed].hash ^= 1;
        const Replay replay = replayOf(Session({session.dungeon(), session.world()}, log, {}));
        QVERIFY(replay.isDone() && replay.difference());
        QCOMPARE(replay.length(), changed);
        QCOMPARE(replay.difference()->command, static_cast<std::int64_t>(changed) + 1);
        QVERIFY(isSameAndTold(replay.sessionAt(changed), playedUpTo(session, changed)));
    }
}

void ReplayTest::ofARecordedStateOnTheWayOnlyTheHashIsKnown()
{
    const Session session = wandered(8, 60);
    auto log = session.log();
    log[30].hash ^= 1;
    QCOMPARE(causesIn(differenceOf(session, log)), QString("Of the recorded state only its hash is known."));
}

void ReplayTest::whatAnotherCommandLedToIsNamedAtTheEnd()
{
    Session session = *Session::start(asciiDungeon("######\n#@...#\n#....#\n######"), 1);
    for (const Direction direction : {Direction::East, Direction::East, Direction::South})
        session.submit(Walk{direction});
    auto log = session.log();
    log[1].command = Wait{};
    const auto difference = differenceOf(session, log);
    QCOMPARE(difference->command, std::int64_t{2});
    QCOMPARE(difference->turn, std::int64_t{2});
    const QStringList causes = causesIn(difference).split(u'\n');
    QCOMPARE(causes.size(), 2);
    QCOMPARE(causes[0], QString("At the end of the log, this differs from the saved state:"));
    QVERIFY2(causes[1].startsWith("Level 1 (2,2): ") && causes[1].endsWith("in the record it is on level 1 (3,2)."),
             qPrintable(causes[1]));
}

void ReplayTest::aCommandThatIsRefusedLaterLeavesTheHashAlone()
{
    const Session session = wandered(8, 60);
    auto log = session.log();
    log[30].command = GiveUp{};
    QCOMPARE(causesIn(differenceOf(session, log)), QString("Of the recorded state only its hash is known."));
}

// As a save is whose dungeon somebody edited by hand.
void ReplayTest::aChangedTileOfTheStartIsNamed()
{
    Session session = *Session::start(asciiDungeon("######\n#@...#\n#....#\n######"), 1);
    for (int i = 0; i < 5; ++i)
        session.submit(Wait{});
    Dungeon changed = session.dungeon();
    changed.levels[0].tiles[4, 2] = changed.catalogue->rock();
    const auto difference = differenceOf(Session({changed, session.world()}, {}, {}), session.log());
    QCOMPARE(difference->command, std::int64_t{1});
    const QStringList causes = causesIn(difference).split(u'\n');
    QCOMPARE(causes.size(), 2);
    QVERIFY2(causes[1].startsWith("Level 1 (4,2): ") && causes[1].contains("floor in the record"),
             qPrintable(causes[1]));
}

void ReplayTest::aChangedStateAtTheEndIsNamedPartByPart()
{
    Session session = *Session::start(asciiDungeon("########\n#@....B#\n########"), 1);
    session.submit(Wait{});
    WorldState state = session.world().savedState();
    state.levels[0].edit().tiles[3, 1] = session.dungeon().catalogue->rock();
    state.creatures.back().health += 1;
    state.dice.next();
    const Session changed({session.dungeon(), World(state)}, session.log(), {});
    const auto difference = replayOf(changed).difference();
    QVERIFY(difference);
    QCOMPARE(difference->command, std::int64_t{0});
    const QStringList causes = causesIn(difference).split(u'\n');
    QCOMPARE(causes.size(), 3);
    QVERIFY(causes[0].startsWith("Level 1 (3,1): "));
    QVERIFY(causes[1].contains(" health now, "));
    QCOMPARE(causes[2], QString("The dice are not as they are in the record."));
}

CAVE_TEST_SUITE(ReplayTest);
#include "replay_test.moc"
