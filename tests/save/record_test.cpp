// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/json/line_sums.h"
#include "core/rules/facts/score.h"
#include "core/save/record.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

// A hero with a dagger slays a newt and wins on the level below.
GameFile wonGame()
{
    Dungeon dungeon = asciiDungeon("######\n#@:.>#\n######\n\n######\n#..n<#\n######");
    dungeon.name = "Pit";
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.attack = 1000;
    dungeon.rules.kit = {"dagger"};
    Session session = *Session::start(dungeon, 1);
    for (int i = 0; i < 4; ++i)
        session.submit(Walk{Direction::East});
    session.submit(ClimbDown{});
    session.submit(Walk{Direction::West});
    GameFile game{session};
    game.isRecord = true;
    game.endedOn = "2026-11-21";
    return game;
}

GameFile lostGame()
{
    Dungeon dungeon = asciiDungeon("#####\n#BBB#\n#B@B#\n#BBB#\n#####");
    dungeon.rules.health = 1;
    Session session = *Session::start(dungeon, 5);
    for (int i = 0; i < 1000 && !session.world().isOver(); ++i)
        session.submit(Wait{});
    GameFile game{session};
    game.isRecord = true;
    return game;
}

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordKeepsWhatItIs();
    void aListReadsOnlyTheBeginning();
    void recordsOfOlderVersionsAreListedToo();
    void theHeroIsListed();
    void whatIsNoRecordIsRefused();
    void aRunningGameIsNoRecord();
    void practiceIsKept();
    void theTextTellsTheGame();
    void practiceHasNoScoreInItsText();
    void largeMapsAreCut();
    void slainCreaturesAreKept();
};

void RecordTest::aRecordKeepsWhatItIs()
{
    const GameFile game = wonGame();
    QVERIFY(game.session.world().state().outcome == Outcome::Won);
    const auto read = readGame(writeGame(game));
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QVERIFY(read->isRecord && !read->isPractice);
    QCOMPARE(shown(read->endedOn), QString("2026-11-21"));
    QCOMPARE(shown(writeGame(*read)), shown(writeGame(game)));
}

void RecordTest::aListReadsOnlyTheBeginning()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.record.json").toStdString();
    const GameFile game = wonGame();
    const std::string text = writeGame(game);
    const auto check = [&] {
        const auto summary = loadRecordSummary(path);
        QVERIFY2(summary.has_value(), summary ? "" : summary.error().where.c_str());
        QCOMPARE(shown(summary->dungeon), QString("Pit"));
        QCOMPARE(summary->seed, 1u);
        QCOMPARE(summary->turn, 6);
        QCOMPARE(summary->level, 2);
        QVERIFY(summary->slain > 0);
        QCOMPARE(summary->slain, summaryOfRecord(game).slain);
        QCOMPARE(summary->score, scoreOf(game.session.world()).total);
        QVERIFY(summary->score > 1000);
        QVERIFY(summary->outcome == Outcome::Won && summary->killer.empty() && !summary->isPractice);
        QCOMPARE(shown(summary->endedOn), QString("2026-11-21"));
    };
    QVERIFY(writeFileAtomically(path, text));
    check();
    QVERIFY(writeFileAtomically(path, text.substr(0, text.find("\n\"state\""))));
    check();
}

void RecordTest::recordsOfOlderVersionsAreListedToo()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.record.json").toStdString();
    GameFile game = lostGame();
    game.isRecord = false; // as they were written before
    QVERIFY(writeFileAtomically(path, writeGame(game)));
    const auto summary = loadRecordSummary(path);
    QVERIFY(summary.has_value());
    QCOMPARE(shown(summary->killer), QString("a bat"));
    QVERIFY(summary->outcome == Outcome::Died && summary->cause == Cause::Slain);
    QVERIFY(summary->endedOn.empty());
    QCOMPARE(summary->slain, std::int64_t{0});
    QVERIFY(recordJson(game).find("slain") == nullptr); // as before
}

void RecordTest::theHeroIsListed()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.record.json").toStdString();
    GameFile game = wonGame();
    game.hero = {"Ida", "hero-warden"};
    game.daily = "2026-11-21";
    QVERIFY(writeFileAtomically(path, writeGame(game)));
    const auto summary = loadRecordSummary(path);
    QVERIFY(summary && summary->hero == game.hero);
    QCOMPARE(shown(summary->daily), QString("2026-11-21"));
    QVERIFY(summary->origin.empty() && summary->deepest == 2);
    QVERIFY(recordText(game).find("Name:     Ida\n") != std::string::npos);
    for (const char* name : {"", " Ida", "Ida ", "I\nda", "1234567890123456789012345", "\xff"})
        QVERIFY2(!isHeroName(name), name);
    for (const char* name : {"I", "Ida the 2nd", "123456789012345678901234", "\u00c4\u00d6\u00dc"})
        QVERIFY2(isHeroName(name), name);
}

void RecordTest::whatIsNoRecordIsRefused()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.record.json").toStdString();
    QVERIFY(!loadRecordSummary(path)); // not there
    QVERIFY(writeFileAtomically(path, "{\n\"record\": 7,\n"));
    QVERIFY(!loadRecordSummary(path));
    QVERIFY(writeFileAtomically(path, writeGame({*Session::start(asciiDungeon("###\n#@#\n###"), 1)})));
    const auto running = loadRecordSummary(path);
    QVERIFY(!running);
    QCOMPARE(shown(running.error().what), QString("A record is of a game that is over."));
    std::string text = writeGame(wonGame());
    text.replace(text.find("\"score\": "), 9, "\"scores\": ");
    QVERIFY(writeFileAtomically(path, text));
    QVERIFY(!loadRecordSummary(path));
}

void RecordTest::aRunningGameIsNoRecord()
{
    Json::Object members =
        *parseJson(writeGame({*Session::start(asciiDungeon("###\n#@#\n###"), 1)}))->as<Json::Object>();
    members.pop_back();
    Json json(std::move(members));
    json.set("over", true);
    const auto game = readGame(withSums(json));
    QVERIFY(!game);
    QCOMPARE(shown(game.error().where), QString("state.outcome"));
}

void RecordTest::practiceIsKept()
{
    GameFile game{*Session::start(asciiDungeon("####\n#@.#\n####"), 1)};
    QVERIFY(!readGame(writeGame(game))->isPractice);
    game.isPractice = true;
    QVERIFY(readGame(writeGame(game))->isPractice);
}

void RecordTest::theTextTellsTheGame()
{
    const QString text = QString::fromStdString(recordText(wonGame()));
    for (const char* part :
         {"Cavewright", "Dungeon:  Pit", "Seed:     1", "Won on level 2 of 2", "on turn 6", "Date:     2026-11-21",
          "Levels reached below the first: 1 x 100 = 100", "Victory: 1 x 1000 = 1000", "a  dagger (wielded)",
          "Slain: 1", "newt: 1", "as it was known", "#..@<#", "You won on turn 6."})
        QVERIFY2(text.contains(part), qPrintable(QString(part) + " in\n" + text));
    const QString lost = QString::fromStdString(recordText(lostGame()));
    QVERIFY2(lost.contains("Slain by a bat on level 1 of 1"), qPrintable(lost));
    QVERIFY2(lost.contains("#B@B#"), qPrintable(lost)); // the map as it was
    QVERIFY(!lost.contains("Date:"));
}

void RecordTest::practiceHasNoScoreInItsText()
{
    GameFile game = wonGame();
    game.isPractice = true;
    const QString text = QString::fromStdString(recordText(game));
    QVERIFY(text.contains("not scored"));
    QVERIFY(!text.contains("Score "));
}

void RecordTest::largeMapsAreCut()
{
    Dungeon dungeon = emptyDungeon(400, 300, 1);
    dungeon.levels[0].tiles[390, 290] = dungeon.catalogue->floor();
    dungeon.start = Start{{dungeon.levels[0].uid, 390, 290}, true};
    Session session = *Session::start(dungeon, 1);
    session.submit(GiveUp{});
    const QStringList lines = QString::fromStdString(recordText({session})).split('\n');
    QVERIFY(lines.size() < 250);
    for (const QString& line : lines)
        QVERIFY(line.size() <= 160);
    QVERIFY(lines.join('\n').contains('@'));
    QVERIFY(lines.join('\n').contains("Gave up on level 1"));
}

void RecordTest::slainCreaturesAreKept()
{
    const GameFile game = wonGame();
    const auto read = readGame(writeGame(game));
    QVERIFY(read && !read->session.world().state().slain.empty());
    QVERIFY(read->session.world().state().slain == game.session.world().state().slain);
}

CAVE_TEST_SUITE(RecordTest);
#include "record_test.moc"
