// SPDX-License-Identifier: MIT
// play and simulate.
#include "core/json/json.h"
#include "core/save/dungeon_file.h"
#include "tests/cli/cli_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace cave;

namespace {

QString text(const Json& json, std::string_view key)
{
    const Json* member = json.find(key);
    const auto* value = member ? member->as<std::string>() : nullptr;
    return value ? QString::fromStdString(*value) : QString();
}

std::int64_t number(const Json& json, std::string_view key)
{
    const Json* member = json.find(key);
    const auto* value = member ? member->as<std::int64_t>() : nullptr;
    return value ? *value : -1;
}

} // namespace

class BotCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void aGameIsPlayedAndPrintedAsJson()
    {
        const Reply reply = run({"play", "zircon", "--seed", "3", "--bot"});
        QCOMPARE(reply.status, 0);
        QCOMPARE(reply.out.count('\n'), 1);
        const auto json = parseJson(reply.out.toStdString());
        QVERIFY(json);
        QCOMPARE(text(*json, "seed"), QString("3"));
        QVERIFY(QStringList({"won", "died"}).contains(text(*json, "outcome")));
        QVERIFY(number(*json, "turn") > 50 && number(*json, "kills") >= 0 && number(*json, "level") >= 1 &&
                number(*json, "score") >= 0);
        QVERIFY(text(*json, "hash").startsWith("0x"));
        QCOMPARE(run({"play", "zircon", "--seed", "3", "--bot"}).out, reply.out);
    }

    void aGameIsPlayedAsItIsCopied()
    {
        const QStringList rest{"--bot", "--turns", "9"};
        const QString poacher = run(QStringList{"play", "deep", "--seed", "13805", "--origin", "poacher"} + rest).out;
        const auto json = parseJson(poacher.toStdString());
        QVERIFY(json);
        QCOMPARE(text(*json, "origin"), QString("poacher"));
        const QString shared = run({"share", "deep", "--seed", "13805", "--origin", "poacher"}).out.trimmed();
        for (const QString& told :
             {QString("deep#13805@poacher"), QString("the-deep-of-cavewright#13805@poacher"), shared}) {
            const Reply reply = run(QStringList{"play", told} + rest);
            QVERIFY2(reply.status == 0, qPrintable(reply.err));
            QCOMPARE(reply.out, poacher);
        }
        const auto other =
            parseJson(run(QStringList{"play", shared, "--seed", "2", "--origin", "warden"} + rest).out.toStdString());
        QVERIFY(other);
        QCOMPARE(text(*other, "seed"), QString("2"));
        QCOMPARE(text(*other, "origin"), QString("warden"));
        const QString words = run(QStringList{"play", "rooms", "--seed", "me@home"} + rest).out;
        QCOMPARE(run(QStringList{"play", "rooms#me@home"} + rest).out, words); // there are no origins here
        const Reply king = run(QStringList{"play", "deep#5@king"} + rest);
        QVERIFY2(king.status == 2 && king.err.contains("\"king\""), qPrintable(king.err));
        const Reply seedless = run(QStringList{"play", "rooms"} + rest);
        QVERIFY2(seedless.status == 2 && seedless.err.contains("--seed"), qPrintable(seedless.err));
    }

    void aGameCutShortIsUnfinishedAndSaysWhy()
    {
        const auto json = parseJson(run({"play", "rooms", "--seed", "1", "--bot", "--turns", "7"}).out.toStdString());
        QVERIFY(json);
        QCOMPARE(text(*json, "outcome"), QString("unfinished"));
        QCOMPARE(number(*json, "turn"), std::int64_t{7});
        QVERIFY(text(*json, "reason").contains("turns"));
    }

    void aSavedGameIsReplayed()
    {
        const QTemporaryDir folder;
        const QString save = folder.filePath("bot.save.json");
        const Reply played = run({"play", "jsrogue", "--seed", "5", "--bot", "--turns", "300", "--save", save});
        QCOMPARE(played.status, 0);
        const Reply replayed = run({"replay", save});
        QCOMPARE(replayed.status, 0);
        QVERIFY(replayed.out.contains(text(*parseJson(played.out.toStdString()), "hash")));
    }

    void aSaveInTheOldOnesPlaceHasNothingOfItsJournal()
    {
        const QTemporaryDir folder;
        const QString save = folder.filePath("bot.save.json");
        const QString journal = save + ".journal";
        write(journal, "cavewright/journal 1 0 0x0000000000000000\n");
        QCOMPARE(run({"play", "jsrogue", "--seed", "5", "--bot", "--turns", "9", "--save", save}).status, 0);
        QVERIFY(QFile::exists(save));
        QVERIFY(!QFile::exists(journal));
    }

    void simulationsAreTheSameWhateverTheNumberOfJobs()
    {
        const QTemporaryDir folder;
        const QString summary = folder.filePath("sum.json");
        const QStringList simulation{"simulate", "zircon", "--first", "4", "--count", "5", "--summary", summary};
        const Reply one = run(simulation);
        QCOMPARE(one.status, 0);
        for (const char* jobs : {"2", "5"})
            QCOMPARE(run(simulation + QStringList{"--jobs", jobs}).out, one.out);
        const QStringList lines = one.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5); // data only: the sum is told, and written where it was asked for
        QVERIFY2(one.err.startsWith("5 games: "), qPrintable(one.err));
        std::int64_t won = 0;
        for (int i = 0; i < 5; ++i) {
            const auto game = parseJson(lines[i].toStdString());
            QVERIFY(game);
            QCOMPARE(text(*game, "seed"), QString::number(4 + i));
            won += text(*game, "outcome") == "won";
        }
        const auto sum = parseJson(bytesOf(summary).toStdString());
        QVERIFY(sum);
        QCOMPARE(number(*sum, "games"), std::int64_t{5});
        QCOMPARE(number(*sum, "won"), won);
        QCOMPARE(number(*sum, "wonPerMille"), won * 200);
    }

    void aSumOnStandardOutputStandsThereAlone()
    {
        const QTemporaryDir folder;
        const QString summary = folder.filePath("sum.json");
        const QStringList simulation{"simulate", "rooms", "--count", "3", "--turns", "200", "--build", "all"};
        const Reply kept = run(simulation + QStringList{"--summary", summary});
        QCOMPARE(kept.status, 0);
        for (const char* standardOutput : {"-", "/dev/stdout"}) {
            const Reply printed = run(simulation + QStringList{"--summary", standardOutput});
            QCOMPARE(printed.status, 0);
            QCOMPARE(printed.out.toUtf8(), bytesOf(summary)); // a line for each build, and none for a game
            QCOMPARE(printed.err, kept.err);
        }
        const Reply columns = run(simulation + QStringList{"--summary", "-", "--columns", "seed"});
        QCOMPARE(columns.status, 2);
        QVERIFY2(columns.err.contains("--columns"), qPrintable(columns.err));
    }

    void aPersonaPlaysInItsOwnWay()
    {
        const QStringList game{"play", "delve", "--seed", "2", "--bot", "--turns", "400"};
        const auto usual = parseJson(run(game).out.toStdString());
        const auto explorer = parseJson(run(game + QStringList{"--persona", "explorer"}).out.toStdString());
        const auto swift = parseJson(run(game + QStringList{"--persona", "swift"}).out.toStdString());
        QVERIFY(usual && explorer && swift);
        QCOMPARE(text(*usual, "persona"), QString("explorer"));
        QCOMPARE(text(*explorer, "hash"), text(*usual, "hash"));
        QCOMPARE(text(*swift, "persona"), QString("swift"));
        QVERIFY(text(*swift, "hash") != text(*usual, "hash"));
        const Reply unknown = run(game + QStringList{"--persona", "nobody"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("careful"), qPrintable(unknown.err));
    }

    void gamesAreToldLevelByLevel()
    {
        const QTemporaryDir folder;
        const QString summary = folder.filePath("sum.json");
        const Reply reply = run({"simulate", "rooms", "--count", "2", "--turns", "300", "--summary", summary});
        QCOMPARE(reply.status, 0);
        for (const QString& line : reply.out.split('\n', Qt::SkipEmptyParts)) {
            const auto game = parseJson(line.toStdString());
            QVERIFY(game && number(*game, "waits") >= 0);
            const auto* levels = game->find("levels")->as<Json::Array>();
            QVERIFY(levels && !levels->empty());
            QCOMPARE(number(levels->front(), "level"), std::int64_t{1});
            std::int64_t turns = 0;
            for (const Json& level : *levels)
                turns += number(level, "turns");
            QCOMPARE(turns, number(*game, "turn"));
        }
        const auto sum = parseJson(bytesOf(summary).toStdString());
        QVERIFY(sum);
        QCOMPARE(text(*sum, "persona"), QString("explorer"));
        const auto* levels = sum->find("perLevel")->as<Json::Array>();
        QVERIFY(levels && !levels->empty());
        QCOMPARE(number(levels->front(), "reached"), std::int64_t{2});
        QCOMPARE(number(levels->front(), "diedPerMille"), std::int64_t{0});
        QVERIFY(number(*levels->front().find("means"), "turns") > 0);
    }

    void aBuildIsForcedAndTold()
    {
        const QStringList game{"play", "deep", "--seed", "2", "--bot", "--turns", "600"};
        const auto usual = parseJson(run(game).out.toStdString());
        const auto forced = parseJson(run(game + QStringList{"--build", "defence"}).out.toStdString());
        QVERIFY(usual && forced);
        QVERIFY(!usual->find("build"));
        QCOMPARE(text(*forced, "build"), QString("defence"));
        for (const QString& build : {QString("luck"), QString("all")}) { // one game has one
            const Reply refused = run(game + QStringList{"--build", build});
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.contains("thrown"), qPrintable(refused.err));
        }
    }

    void everyOriginAndBuildPlaysTheSameSeeds()
    {
        const QTemporaryDir folder;
        const QString summary = folder.filePath("sum.json");
        const QString bands = folder.filePath("bands.json");
        write(bands, R"({"wonPerMille": {"explorer": 1000}, "originSpreadPercent": {"explorer": 200},
                         "buildSpreadPercent": {"explorer": 200}})");
        const Reply reply = run({"simulate", "deep", "--count", "2", "--turns", "5", "--origin", "all", "--build",
                                 "all", "--columns", "seed,origin,build", "--summary", summary, "--bands", bands});
        QCOMPARE(reply.status, 0);
        const QStringList lines = reply.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 2 * 5 * 4); // one header
        QCOMPARE(lines[1], QString("1,lampwright,attack"));
        QCOMPARE(lines[2], QString("2,lampwright,attack"));
        QCOMPARE(lines.last(), QString("2,warden,thrown"));
        QVERIFY2(reply.err.startsWith("lampwright, attack: 2 games: "), qPrintable(reply.err));
        QVERIFY2(reply.err.contains("originSpreadPercent explorer: warden 0 ("), qPrintable(reply.err));
        QVERIFY2(reply.err.contains("buildSpreadPercent explorer: health 0 ("), qPrintable(reply.err));
        QVERIFY(!reply.err.contains("wonPerMille")); // it is of a hero whom nobody forces
        const QStringList sums = QString::fromUtf8(bytesOf(summary)).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(sums.size(), 5 * 4);
        const auto last = parseJson(sums.last().toStdString());
        QVERIFY(last && last->find("wonInterval"));
        QCOMPARE(text(*last, "origin"), QString("warden"));
        QCOMPARE(text(*last, "build"), QString("thrown"));
        QCOMPARE(number(*last, "games"), std::int64_t{2});
    }

    void aSeedOnWhichNoGameCanBeginHasALineAndEndsNothing()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name); };
        write(path("a.cave.json"), QByteArray::fromStdString(writeDungeon(dungeonWithRockAtStart(4, 5))));
        const QStringList simulation{"simulate", path("a.cave.json"), "--first", "4", "--count", "3", "--turns", "5"};
        const Reply reply = run(simulation + QStringList{"--summary", path("sum.json")});
        QCOMPARE(reply.status, 0);
        const QStringList lines = reply.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        const auto game = parseJson(lines[1].toStdString());
        QVERIFY(game);
        QCOMPARE(text(*game, "seed"), QString("5"));
        QCOMPARE(text(*game, "outcome"), QString("unplayable"));
        QCOMPARE(text(*game, "persona"), QString("explorer"));
        QVERIFY2(text(*game, "reason").startsWith("start: "), qPrintable(text(*game, "reason")));
        QVERIFY(text(*parseJson(lines[0].toStdString()), "outcome") != "unplayable");
        const auto sum = parseJson(bytesOf(path("sum.json")).toStdString());
        QVERIFY(sum && number(*sum, "unplayable") > 0);
        const QString told = QStringLiteral("(%1 unplayable)").arg(number(*sum, "unplayable"));
        QVERIFY2(reply.err.contains(told), qPrintable(reply.err));

        QCOMPARE(run(simulation + QStringList{"--parts", folder.path()}).status, 0);
        QCOMPARE(run({"merge", path("part-00000-of-00001.jsonl.zst"), "-o", path("a.sqlite")}).status, 0);
        const Reply asked = run({"query", path("a.sqlite"),
                                 "SELECT outcome FROM game JOIN seed USING (n) "
                                 "WHERE seed = '5' AND level IS NULL"});
        QVERIFY2(asked.out.endsWith("unplayable\n"), qPrintable(asked.out + asked.err));
    }

    void aDungeonInWhichNoGameCanBeginIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.cave.json");
        write(file, QByteArray::fromStdString(writeDungeon(dungeonWithRockAtStart(4, 5))));
        const QStringList simulation{"simulate", file, "--first", "5", "--count", "1"};
        const Reply reply = run(simulation);
        QCOMPARE(reply.status, 2);
        QCOMPARE(reply.out.count('\n'), 1); // of the seed there is a line all the same
        QVERIFY2(reply.err.contains(file + ": start: "), qPrintable(reply.err));
        // Of a part nobody knows whether the others have what can be played.
        QCOMPARE(run(simulation + QStringList{"--parts", folder.path()}).status, 0);
    }

    void aMissedBandGives1()
    {
        const QTemporaryDir folder;
        const QString bands = folder.filePath("bands.json");
        const auto simulated = [&](const QByteArray& content) {
            write(bands, content);
            return run({"simulate", "rooms", "--count", "2", "--turns", "5", "--bands", bands});
        };
        const Reply holds = simulated(R"({"wonPerMille": {"explorer": 0, "swift": [900, 1000]}})");
        QCOMPARE(holds.status, 0);
        QVERIFY2(holds.err.contains("wonPerMille explorer: 0 (0 to 658), wanted 0 to 0: holds"), qPrintable(holds.err));
        const Reply missed = simulated(R"({"unfinishedPerMille": {"explorer": 0}})");
        QCOMPARE(missed.status, 1);
        QVERIFY2(missed.err.contains("missed"), qPrintable(missed.err));
        QCOMPARE(missed.out, holds.out); // data only
        const Reply unused = simulated(R"({"wonPerMille": {"swift": 0}})");
        QCOMPARE(unused.status, 0);
        QVERIFY2(unused.err.contains("No band says anything of these games of explorer."), qPrintable(unused.err));
        QVERIFY(!holds.err.contains("No band"));
        const Reply unreadable = simulated(R"({"wonPerMille": {"nobody": 0}})");
        QCOMPARE(unreadable.status, 2);
        QVERIFY2(unreadable.err.contains("bands.json: wonPerMille.nobody"), qPrintable(unreadable.err));
    }

    void badArgumentsAndDungeonsGive2()
    {
        for (const QStringList& arguments : {QStringList{"play", "jsrogue", "--seed", "1"},
                                             {"play", "jsrogue", "--bot"},
                                             {"play", "nothing.cave.json", "--seed", "1", "--bot"},
                                             {"play", "jsrogue", "--seed", "1", "--bot", "--turns", "-3"},
                                             {"simulate", "jsrogue"},
                                             {"simulate", "jsrogue", "--count", "x"},
                                             {"simulate", "jsrogue", "--count", "1", "--jobs", "0"},
                                             {"simulate", "jsrogue", "--count", "1", "--build", "all", "--parts", "p"},
                                             {"simulate", "nothing.cave.json", "--count", "1"}}) {
            const Reply answer = run(arguments);
            QCOMPARE(answer.status, 2);
            QCOMPARE(answer.out, QString());
            QVERIFY(!answer.err.isEmpty());
        }
    }
};

CAVE_TEST_SUITE(BotCommandsTest);
#include "bot_test.moc"
