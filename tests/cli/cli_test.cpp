// SPDX-License-Identifier: MIT
// The command line as a script meets it: exit status, stdout, stderr, files.
#include "core/base/rules_version.h"
#include "core/rules/verbs/check.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "tests/cli/cli_support.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace cave;

class CliTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void helpAndVersionAreThereAndBadArgumentsGive2()
    {
        QCOMPARE(run({"--help"}).status, 0);
        QVERIFY(run({"--help"}).out.contains("generate"));
        QCOMPARE(run({"--version"}).out.trimmed(), QStringLiteral("cavewright " CAVEWRIGHT_VERSION));
        for (const QStringList& arguments : {QStringList{},
                                             {"dance"},
                                             {"generate", "jsrogue"},
                                             {"generate", "jsrogue", "--seed", "", "-o", path("a")},
                                             {"check"}})
            QCOMPARE(run(arguments).status, 2);
    }

    void aWordThatIsNoCommandIsNamed()
    {
        for (const QStringList& arguments : {QStringList{"dance"}, {"dance", "rooms", "--count", "3"}}) {
            const Reply refused = run(arguments);
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.startsWith("The following argument was not expected: dance\n"),
                     qPrintable(refused.err));
        }
        QVERIFY(run({}).err.startsWith("A subcommand is required"));
        QVERIFY(run({"catalog"}).err.startsWith("SOURCE is required"));
        QCOMPARE(run({"dance", "--help"}).status, 0);
    }

    // As a shell gives it for a variable that was never set.
    void whatIsGivenEmptyIsRefusedRatherThanTakenForNotGiven()
    {
        const QStringList catalogue{"catalog", "rooms", "--count", "1"};
        const QStringList games{"simulate", "rooms", "--count", "1", "--turns", "1"};
        const auto refusalOf = [](const QStringList& command, const char* option) {
            const Reply refused = run(command + QStringList{option, ""});
            return refused.status == 2 && refused.out.isEmpty() ? refused.err : QString();
        };
        for (const char* option : {"--shard", "--parts", "--columns", "--first"})
            QVERIFY2(refusalOf(catalogue, option).startsWith(QString(option) + ": is empty\n"), option);
        for (const char* option : {"--bands", "--summary", "--origin", "--build", "--turns"})
            QVERIFY2(refusalOf(games, option).startsWith(option), option);
        QVERIFY(run({"convert", "rooms", ""}).err.startsWith("OUT: is empty\n"));
        QVERIFY(run({"check", "rooms", ""}).err.startsWith("FILE: is empty\n"));
    }

    void theHelpOfCheckTellsAllThatItTakes()
    {
        QVERIFY(
            run({"check", "--help"}).out.simplified().contains("a built-in dungeon (jsrogue), a file, a share string"));
        const Reply shared = run({"share", "rooms"});
        QCOMPARE(shared.status, 0);
        QCOMPARE(run({"check", "rooms", shared.out.trimmed()}).status, run({"check", "rooms"}).status);
    }

    void theSameSeedGivesTheSameFileAndItHasNoProblem()
    {
        const Reply first = run({"generate", "jsrogue", "--seed", "42", "-o", path("a.cave.json")});
        QCOMPARE(first.status, 0);
        QCOMPARE(run({"generate", "jsrogue", "--seed", "42", "-o", path("b.cave.json")}).status, 0);
        QCOMPARE(bytesOf(path("a.cave.json")), bytesOf(path("b.cave.json")));
        QVERIFY(first.out.contains("0x"));
        const Reply check = run({"check", path("a.cave.json")});
        QCOMPARE(check.status, 0);
        QCOMPARE(check.out, QString());
    }

    void wordsAreASeedAndMinusOneIsNotTheLargestNumber()
    {
        QCOMPARE(run({"generate", "jsrogue", "--seed", "amber vault", "-o", path("a.cave.json")}).status, 0);
        QCOMPARE(run({"generate", "jsrogue", "--seed=-1", "-o", path("b.cave.json")}).status, 0);
        QVERIFY(!bytesOf(path("b.cave.json")).contains("18446744073709551615"));
    }

    void aDungeonsOwnSoundsAreListedAndMade()
    {
        const Reply made = run({"convert", "tutorial", path("a.cave.json")});
        QCOMPARE(made.status, 0);
        QByteArray dungeon = bytesOf(path("a.cave.json"));
        QVERIFY(!dungeon.contains("\"sounds\""));
        dungeon.replace("\"content\": {", R"("content": {"sounds": {"sounds": [
            {"id": "door", "name": "a creak", "hold": 9}]}, )");
        write(path("b.cave.json"), dungeon);
        const Reply list = run({"sound", "--of", path("b.cave.json")});
        QCOMPARE(list.out, QString("door: a creak\n"));
        QCOMPARE(run({"sound", "--of", path("a.cave.json")}).out, QString());
        for (const char* file : {"a", "b"})
            QCOMPARE(run({"sound", "door", "--of", path(QString(file) + ".cave.json"), "-o", path(file)}).status, 0);
        QCOMPARE(run({"sound", "door", "-o", path("c")}).status, 0);
        QCOMPARE(bytesOf(path("a")), bytesOf(path("c")));
        QVERIFY(bytesOf(path("b")) != bytesOf(path("c")));
        QCOMPARE(run({"sound", "--of", path("none")}).status, 2);
    }

    void hashNamesEveryLevelAndTheWhole()
    {
        const Reply hash = run({"hash", "jsrogue"});
        QCOMPARE(hash.status, 0);
        const int levels = builtInDungeon("jsrogue")->dungeon.depth();
        QCOMPARE(hash.out.count('\n'), levels + 1);
        QVERIFY(hash.out.contains(QStringLiteral("level %1\n").arg(levels)) && hash.out.contains("whole"));
    }

    void aTextMapHasTheSameTerrain()
    {
        QCOMPARE(run({"convert", "jsrogue", path("a.txt")}).status, 0);
        QCOMPARE(run({"convert", path("a.txt"), path("a.cave.json")}).status, 0);
        QCOMPARE(run({"convert", path("a.cave.json"), path("b.txt")}).status, 0);
        QCOMPARE(bytesOf(path("a.txt")), bytesOf(path("b.txt")));
        QCOMPARE(run({"convert", "jsrogue", path("a.docx")}).status, 2);
    }

    void problemsGive1ALineEachAndAsJson()
    {
        write(path("a.txt"), "#####\n#.>.#\n#####\n");
        const Reply check = run({"check", path("a.txt")});
        QCOMPARE(check.status, 1);
        QVERIFY2(check.out.contains(path("a.txt") + ": level 1 (2,1): error: "), qPrintable(check.out));
        const Reply json = run({"check", "--json", path("a.txt")});
        QCOMPARE(json.status, 1);
        QVERIFY2(json.out.contains("\"x\": 2"), qPrintable(json.out));
    }

    // As where the recipe now makes a wall below a creature that was put there.
    void aHandEditThatCannotBePutBackGives1()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        const Placement bat{KindTable::Creature, *dungeon.catalogue->findCreature("bat"), 0, 0, {}};
        dungeon.levels[1].thingEdits.push_back({true, bat, 1});
        write(path("a.cave.json"), QByteArray::fromStdString(writeDungeon(dungeon)));
        const Reply check = run({"check", path("a.cave.json")});
        QCOMPARE(check.status, 1);
        QVERIFY2(check.out.startsWith(path("a.cave.json") + ": level 2 (0,0), row edits: error: "),
                 qPrintable(check.out));
        QCOMPARE(check.out.count('\n'), 1);
    }

    void aPassOfANewerProgramIsAWarning()
    {
        QByteArray bytes = QByteArray::fromStdString(writeDungeon(builtInDungeon("jsrogue")->dungeon));
        write(path("a.cave.json"), bytes.replace("\"prune\", \"ver\": 1", "\"prune\", \"ver\": 9"));
        const Reply check = run({"check", path("a.cave.json")});
        QCOMPARE(check.status, 0);
        QVERIFY2(check.out.contains(": level 1, row prune: warning: "), qPrintable(check.out));
    }

    void aTruncatedAForeignAndAHostileFileEachGiveOneLineAnd2()
    {
        QCOMPARE(run({"generate", "jsrogue", "--seed", "1", "-o", path("good.cave.json")}).status, 0);
        const QByteArray good = bytesOf(path("good.cave.json"));
        write(path("truncated.cave.json"), good.left(good.size() / 2));
        write(path("foreign.cave.json"), "\x89PNG\r\n\x1a\n");
        QByteArray huge = good;
        write(path("huge.cave.json"), huge.replace("\"width\": 100", "\"width\": 4000000000"));
        QByteArray row = good;
        write(path("rows.cave.json"), row.replace("\"XXXX", "\"XXX"));
        write(path("deep.cave.json"), QByteArray(100'000, '['));
        for (const char* name : {"truncated", "foreign", "huge", "rows", "deep"}) {
            const Reply answer = run({"check", path(name + QStringLiteral(".cave.json"))});
            QCOMPARE(answer.status, 2);
            QCOMPARE(answer.err.count('\n'), 1);
            QVERIFY2(answer.err.contains(path(name)), qPrintable(answer.err));
            QCOMPARE(run({"convert", path(name + QStringLiteral(".cave.json")), path("good.cave.json")}).status, 2);
            QCOMPARE(bytesOf(path("good.cave.json")), good);
        }
    }

    void replayProvesASaveAndRefusesAChangedOne()
    {
        auto session = Session::start(builtInDungeon("jsrogue")->dungeon, 7);
        QVERIFY(session);
        for (int i = 0; i < 40; ++i)
            session->submit(Walk{kDirections[static_cast<std::size_t>(i % 8)]});
        QVERIFY(saveGame({*session}, path("a.save.json").toStdString()));
        const Reply replayed = run({"replay", path("a.save.json")});
        QCOMPARE(replayed.status, 0);
        QVERIFY(replayed.out.contains(QString::fromStdString(hexOf(session->world().hash()))));
        QByteArray changed = bytesOf(path("a.save.json"));
        write(path("b.save.json"), changed.replace("walk ne", "walk sw"));
        QCOMPARE(run({"replay", path("b.save.json")}).status, 2);
    }

    void gamesAreReplayedByTheRulesThatTheyBeganWithUnlessTheseAreTooOld()
    {
        const QString tooOld = QString::fromStdString(dataPath("old/1/rules2.save.json"));
        const Reply refused = run({"replay", tooOld});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.err,
                 QStringLiteral("%1: This game was played by rules 2; this program replays rules %2 to %3.\n")
                     .arg(tooOld, QString::number(kOldestReplayedRules), QString::number(kRulesVersion)));
        QCOMPARE(run({"replay", QString::fromStdString(dataPath("old/1/rules5.save.json"))}).status, 0);
    }

    void replayNamesTheFirstTurnThatDiffersAndWhatIsKnownOfIt()
    {
        Session session = *Session::start(builtInDungeon("jsrogue")->dungeon, 7);
        for (int i = 0; i < 30; ++i)
            session.submit(Wait{});
        auto log = session.log();
        log[19].command = GiveUp{};
        QVERIFY(saveGame({Session({session.dungeon(), session.world()}, log, {})}, path("a.save.json").toStdString()));
        const Reply replayed = run({"replay", path("a.save.json")});
        QCOMPARE(replayed.status, 1);
        QVERIFY2(replayed.out.startsWith(path("a.save.json") + ": turn 19, command 20: The state after \"give up\""),
                 qPrintable(replayed.out));
        QVERIFY(replayed.out.endsWith("\n    Of the recorded state only its hash is known.\n"));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CAVE_TEST_SUITE(CliTest);
#include "cli_test.moc"
