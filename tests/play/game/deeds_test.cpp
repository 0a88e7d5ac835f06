// SPDX-License-Identifier: MIT
#include "app/play/game/deeds.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

// A hero of some origin slays a newt, reads a scroll and wins on the level below.
Session wonGame(const std::string& origin = {}, const std::string& name = "Pit")
{
    Dungeon dungeon = asciiDungeon("######\n#@:.>#\n######\n\n######\n#..n<#\n######");
    dungeon.name = name;
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.attack = 1000;
    dungeon.rules.kit = {"mapping_scroll"};
    dungeon.rules.origins = {{"lampwright", "Lampwright", {}, {}, {}, {}, {}, {}, {}},
                             {"poacher", "Poacher", {}, {}, {}, {}, {}, {}, {}}};
    Session session = *Session::start(dungeon, 1, origin);
    session.submit(Read{session.world().itemsOf(session.world().state().hero).front().id});
    for (int i = 0; i < 4; ++i)
        session.submit(Walk{Direction::East});
    session.submit(ClimbDown{});
    session.submit(Walk{Direction::West});
    return session;
}

} // namespace

class DeedsTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInOnesCanBeRead();
    void termsAskTheGame_data();
    void termsAskTheGame();
    void whatAsksForNothingKnownIsRefused();
    void aGameThatGoesOnLeavesDeedsOpen_data();
    void aGameThatGoesOnLeavesDeedsOpen();
    void whatIsCountedIsTold();
    void aDeedIsDoneOnce();
    void aFileKeepsWhatIsDone();
    void whatIsDoneInADungeonOfAnyNameCanBeReadAgain();
};

void DeedsTest::theBuiltInOnesCanBeRead()
{
    QCOMPARE(deeds().size(), std::size_t{24});
    std::set<std::string> names;
    for (const Deed& deed : deeds()) {
        QVERIFY2(!deed.terms.empty() && !deed.name.empty(), deed.id.c_str());
        QVERIFY2(names.insert(deed.name).second, deed.id.c_str());
    }
}

void DeedsTest::termsAskTheGame_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* term, bool holds) { QTest::newRow(term) << QString(term) << holds; };
    row(R"({"is": "won"})", true);
    row(R"({"is": "slain", "least": 1})", true);
    row(R"({"is": "slain", "least": 2})", false);
    row(R"({"is": "slain", "most": 1})", true);
    row(R"({"is": "slain", "kind": "newt", "least": 1})", true);
    row(R"({"is": "slain", "kind": "bat", "least": 1})", false);
    row(R"({"is": "slain", "kind": "bat", "most": 1})", true);
    row(R"({"is": "level", "least": 2})", true);
    row(R"({"is": "level", "least": 3})", false);
    row(R"({"is": "origin", "origin": "lampwright"})", true);
    row(R"({"is": "origin", "origin": "poacher"})", false);
    row(R"({"is": "turns", "most": 100})", true);
    row(R"({"is": "turns", "least": 100})", false);
    row(R"({"is": "unused", "verb": "read"})", false);
    row(R"({"is": "unused", "verb": "drink"})", true);
    row(R"({"is": "unused", "verb": "rea"})", true); // no verb of this name
    row(R"({"is": "allies", "least": 1})", false);
    row(R"({"is": "dungeon", "name": "Pit"})", true);
    row(R"({"is": "dungeon", "name": "Jsrogue"})", false);
}

void DeedsTest::termsAskTheGame()
{
    QFETCH(const QString, term);
    QFETCH(const bool, holds);
    const auto read = readDeeds((R"({"deeds": [{"id": "a", "name": "A", "if": [)" + term + "]}]}").toStdString());
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    const Session game = wonGame();
    QVERIFY(game.world().state().outcome == Outcome::Won);
    QCOMPARE(isDone(read->front(), game), holds);
    if (term.contains("poacher"))
        QVERIFY(isDone(read->front(), wonGame("poacher")));
}

void DeedsTest::whatAsksForNothingKnownIsRefused()
{
    for (const char* term : {R"({"is": "rich"})", R"({"is": "won", "least": 1})", R"({"is": "origin"})",
                             R"({"is": "level", "least": 0})", R"({"is": "turns", "least": 5, "most": 4})"}) {
        const auto read = readDeeds(std::string(R"({"deeds": [{"id": "a", "name": "A", "if": [)") + term + "]}]}");
        QVERIFY2(!read && read.error().where.starts_with("deeds[0].if[0]"), term);
    }
    const auto twice =
        readDeeds(R"({"deeds": [{"id": "a", "name": "A", "if": []}, {"id": "a", "name": "B", "if": []}]})");
    QVERIFY(!twice);
    QCOMPARE(shown(twice.error().where), QString("deeds[1].id"));
}

namespace {

// Slays a newt and reads a scroll, and is still below.
Session openGame()
{
    Dungeon dungeon = asciiDungeon("######\n#@:.>#\n######\n\n######\n#...<#\n######");
    dungeon.name = "Pit";
    dungeon.rules.attack = 1000;
    dungeon.rules.kit = {"mapping_scroll"};
    Session session = *Session::start(dungeon, 1);
    session.submit(Read{session.world().itemsOf(session.world().state().hero).front().id});
    session.submit(Walk{Direction::East});
    return session;
}

Deed deedThatAsks(const QString& terms)
{
    return readDeeds((R"({"deeds": [{"id": "a", "name": "A", "if": [)" + terms + "]}]}").toStdString())->front();
}

} // namespace

void DeedsTest::aGameThatGoesOnLeavesDeedsOpen_data()
{
    QTest::addColumn<QString>("terms");
    QTest::addColumn<int>("standing");
    const auto row = [](const char* terms, DeedStanding standing) {
        QTest::newRow(terms) << QString(terms) << static_cast<int>(standing);
    };
    row(R"({"is": "slain", "least": 1})", DeedStanding::Done);
    row(R"({"is": "slain", "least": 2})", DeedStanding::Open);
    row(R"({"is": "slain", "most": 5})", DeedStanding::Open);
    row(R"({"is": "slain", "kind": "newt", "least": 1})", DeedStanding::Done);
    row(R"({"is": "slain", "kind": "nobody_here", "least": 1})", DeedStanding::Lost);
    row(R"({"is": "level", "least": 2})", DeedStanding::Open);
    row(R"({"is": "level", "least": 3})", DeedStanding::Lost); // the dungeon has two
    row(R"({"is": "turns", "most": 1})", DeedStanding::Lost);
    row(R"({"is": "turns", "most": 100})", DeedStanding::Open);
    row(R"({"is": "won"})", DeedStanding::Open);
    row(R"({"is": "won"}, {"is": "unused", "verb": "read"})", DeedStanding::Lost);
    row(R"({"is": "won"}, {"is": "unused", "verb": "drink"})", DeedStanding::Open);
    row(R"({"is": "allies", "least": 1})", DeedStanding::Open);
    row(R"({"is": "dungeon", "name": "Jsrogue"})", DeedStanding::Lost);
    row(R"({"is": "dungeon", "name": "Pit"})", DeedStanding::Done);
    row(R"({"is": "origin", "origin": "poacher"})", DeedStanding::Lost);
}

void DeedsTest::aGameThatGoesOnLeavesDeedsOpen()
{
    QFETCH(const QString, terms);
    QFETCH(const int, standing);
    const Deed deed = deedThatAsks(terms);
    Session game = openGame();
    QVERIFY(!game.world().isOver());
    QCOMPARE(static_cast<int>(standingOf(deed, game)), standing);
    game.submit(GiveUp{});
    QCOMPARE(standingOf(deed, game) == DeedStanding::Done, isDone(deed, game));
    QVERIFY(standingOf(deed, game) != DeedStanding::Open);
}

void DeedsTest::whatIsCountedIsTold()
{
    const Session game = openGame();
    QVERIFY((countedFor(deedThatAsks(R"({"is": "slain", "least": 50})"), game) == DeedCount{1, 50}));
    QVERIFY(!countedFor(deedThatAsks(R"({"is": "slain", "least": 1})"), game));
    QVERIFY(!countedFor(deedThatAsks(R"({"is": "won"})"), game));
}

void DeedsTest::aDeedIsDoneOnce()
{
    DeedLog log;
    const std::vector<std::string> added = log.add(wonGame(), "2026-11-26");
    QVERIFY(std::ranges::find(added, "victor") != added.end());
    QCOMPARE(added.size(), log.done().size());
    QVERIFY(log.of("victor") && log.of("first_blood") && log.of("sober"));
    QVERIFY(!log.of("illiterate") && !log.of("cavewright"));
    QCOMPARE(shown(log.of("victor")->dungeon), QString("Pit"));
    QVERIFY(log.add(wonGame(), "2026-11-27").empty());
    QCOMPARE(shown(log.of("victor")->day), QString("2026-11-26"));
}

void DeedsTest::aFileKeepsWhatIsDone()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("deeds.json").toStdString();
    QVERIFY(DeedLog::load(file)->done().empty());
    DeedLog log;
    log.add(wonGame(), "2026-11-26");
    QVERIFY(log.save(file));
    const auto read = DeedLog::load(file);
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QVERIFY(read->done() == log.done());
    const std::string named = log.text().insert(2, "\"$schema\": \"deed_log.schema.json\",\n");
    QCOMPARE(shown(DeedLog::read(named)->text()), shown(named));
    QVERIFY(readDeeds(R"({"$schema": "deeds.schema.json", "deeds": []})"));
    for (const char* done : {R"([{"deed": "a", "day": "2026-13-01", "dungeon": "Pit", "seed": "1"}])",
                             R"([{"deed": "a", "day": "2026-12-01", "dungeon": "Pit", "seed": "x"}])",
                             R"([{"deed": "a", "day": "2026-12-01", "dungeon": "Pit", "seed": "1", "twice": true}])",
                             R"([{"deed": "a", "day": "2026-12-01", "dungeon": "Pit", "seed": "1"},
                                 {"deed": "a", "day": "2026-12-01", "dungeon": "Pit", "seed": "1"}])"})
        QVERIFY2(!DeedLog::read(std::string(R"({"format": "cavewright/deeds", "version": 1, "done": )") + done + "}"),
                 done);
}

void DeedsTest::whatIsDoneInADungeonOfAnyNameCanBeReadAgain()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("deeds.json").toStdString();
    DeedLog log;
    QVERIFY(!log.add(wonGame({}, std::string(std::size_t{2} << 20, 'o')), "2026-11-26").empty());
    QVERIFY(log.save(file));
    const auto read = DeedLog::load(file);
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QVERIFY(read->done() == log.done());
    QVERIFY(read->of("victor")->dungeon.starts_with("ooo"));
}

CAVE_TEST_SUITE(DeedsTest);
#include "deeds_test.moc"
