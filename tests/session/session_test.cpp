// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/session/replay.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// A session of `turns` random commands, some of them refused.
Session played(std::uint64_t seed, int turns)
{
    Session session = *Session::start(recipeDungeon(3), seed);
    Random dice(seed);
    for (int i = 0; i < turns; ++i) {
        const Leads leads = session.world().tileKind(session.world().hero().at).leads;
        if (leads == Leads::Down)
            session.submit(ClimbDown{});
        session.submit(Walk{kDirections[dice.below(8)]});
    }
    return session;
}

QString spoken(const Text& text) { return shown(format(text, EnglishPhrasebook(Catalogue::builtIn()))); }

Game gameOf(const Session& session) { return {session.dungeon(), session.world()}; }

std::int64_t differenceIn(const Session& session, std::vector<LoggedCommand> log)
{
    const auto difference = replay(Session(gameOf(session), std::move(log), {}));
    return difference && *difference ? (*difference)->command : -1;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void commandsAreLoggedWithTheirHash();
    void refusedCommandsAreToldButNotLogged();
    void whatIsNoticedIsAppendedToTheMessages();
    void aKillTakesOneLineOfTheLog();
    void aReplayEndsInTheSameGame();
    void aReplayOfAPlaytestDoesToo();
    void aChangedHashIsNamedAtItsTurn();
    void aChangedCommandIsNamedAtItsTurn();
    void aRefusedCommandIsNamedAtItsTurn();
    void aShortenedLogDoesNotEndInTheSavedState();
    void aSessionFromASaveGoesOn();
    void aDungeonThatCannotBePlayedIsAnError();
};

void SessionTest::commandsAreLoggedWithTheirHash()
{
    Session session = *Session::start(asciiDungeon("#####\n#@..#\n#####"), 1);
    session.submit(Walk{Direction::East});
    const std::uint64_t first = session.world().hash();
    session.submit(Wait{});
    QVERIFY(session.log() ==
            (std::vector<LoggedCommand>{{Walk{Direction::East}, first}, {Wait{}, session.world().hash()}}));
}

void SessionTest::refusedCommandsAreToldButNotLogged()
{
    Session session = *Session::start(asciiDungeon("XXX\nX@X\nXXX"), 1);
    const std::uint64_t before = session.world().hash();
    QVERIFY(session.submit(ClimbUp{}).refusal);
    QVERIFY(session.log().empty());
    QCOMPARE(session.world().hash(), before);
    QCOMPARE(session.messages().size(), std::size_t{1});
    QCOMPARE(shown(session.messages().front().text), QString("You cannot go up here."));
}

void SessionTest::whatIsNoticedIsAppendedToTheMessages()
{
    Session session = *Session::start(asciiDungeon("####\n#@##\n####"), 1);
    session.submit(Walk{Direction::East});
    session.submit(Walk{Direction::East});
    QCOMPARE(session.messages().size(), std::size_t{1});
    QCOMPARE(session.messages().front().turn, std::int64_t{1});
    QCOMPARE(shown(session.messages().front().text), QString("You dig through %1. | wall"));
}

void SessionTest::aKillTakesOneLineOfTheLog()
{
    Dungeon dungeon = asciiDungeon("####\n#@:#\n####");
    dungeon.rules.attack = 100'000; // whatever is drawn kills
    for (const GrowthFormula growth : {GrowthFormula::None, GrowthFormula::Jsrogue}) {
        dungeon.rules.growth = growth;
        Session session = *Session::start(dungeon, 1);
        const Turn turn = session.submit(Walk{Direction::East});
        const auto* struck = std::get_if<Struck>(&turn.events.front());
        QVERIFY(struck != nullptr);
        QCOMPARE(session.messages().size(), std::size_t{1});
        const QString kill = QString("You kill the newt with %1 damage").arg(struck->damage);
        const auto* learned = turn.events.size() > 2 ? std::get_if<Learned>(&turn.events[2]) : nullptr;
        QCOMPARE(learned != nullptr, growth == GrowthFormula::Jsrogue);
        const QString gained =
            learned == nullptr ? QString() : QString(" and gain %1 experience points").arg(learned->experience);
        QCOMPARE(spoken(session.messages().front().text), kill + gained + u'.');
        QCOMPARE(session.messages().front().tone, Tone::Gain);
    }
}

void SessionTest::aReplayEndsInTheSameGame()
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto difference = replay(played(seed, 200));
        QVERIFY(difference && !*difference);
    }
}

void SessionTest::aReplayOfAPlaytestDoesToo()
{
    const Dungeon dungeon = recipeDungeon(3);
    Session session(*startGameAt(dungeon, {dungeon.start->at.x, dungeon.start->at.y, 0}));
    for (int i = 0; i < 50; ++i)
        session.submit(Walk{kDirections[static_cast<std::size_t>(i) % 8]});
    const auto difference = replay(session);
    QVERIFY(difference && !*difference);
}

void SessionTest::aChangedHashIsNamedAtItsTurn()
{
    const Session session = played(1, 60);
    for (const std::size_t changed : {std::size_t{0}, std::size_t{20}, session.log().size() - 1}) {
        auto log = session.log();
        log[changed].hash ^= 1;
        QCOMPARE(differenceIn(session, log), static_cast<std::int64_t>(changed) + 1);
    }
}

void SessionTest::aChangedCommandIsNamedAtItsTurn()
{
    const Session session = played(1, 60);
    auto log = session.log();
    if (std::holds_alternative<Wait>(log[20].command))
        log[20].command = Walk{Direction::North};
    else
        log[20].command = Wait{};
    QCOMPARE(differenceIn(session, log), std::int64_t{21});
}

void SessionTest::aRefusedCommandIsNamedAtItsTurn()
{
    const Session session = played(1, 60);
    auto log = session.log();
    log[7].command = Spread{Direction::North};
    QCOMPARE(differenceIn(session, log), std::int64_t{8});
}

void SessionTest::aShortenedLogDoesNotEndInTheSavedState()
{
    const Session session = played(1, 60);
    auto log = session.log();
    log.pop_back();
    QCOMPARE(differenceIn(session, log), std::int64_t{0});
}

void SessionTest::aSessionFromASaveGoesOn()
{
    Session straight = played(2, 100);
    Session continued({straight.dungeon(), World(straight.world().savedState())}, straight.log(), straight.messages());
    for (int i = 0; i < 100; ++i) {
        straight.submit(Walk{kDirections[static_cast<std::size_t>(i * 3) % 8]});
        continued.submit(Walk{kDirections[static_cast<std::size_t>(i * 3) % 8]});
    }
    QVERIFY(continued.log() == straight.log());
    QVERIFY(continued.messages() == straight.messages());
    QVERIFY(replay(continued) && !*replay(continued));
}

void SessionTest::aDungeonThatCannotBePlayedIsAnError()
{
    QVERIFY(!Session::start(asciiDungeon("###\n###\n###"), 1));
    const Session session = played(1, 5);
    Dungeon broken = session.dungeon();
    broken.rules.hero = "nobody";
    QVERIFY(!replay(Session({broken, session.world()}, session.log(), {})));
}

CAVE_TEST_SUITE(SessionTest);
#include "session_test.moc"
