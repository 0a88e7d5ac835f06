// SPDX-License-Identifier: MIT
// Shards, parts, columns and what becomes of them, as a script asks for them.
#include "core/json/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>

using namespace cave;

namespace {

QProcessEnvironment withTask(const char* variable, const QString& number)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(variable), number);
    return environment;
}

// Of one seed of the rooms.
QString databaseIn(const QTemporaryDir& folder)
{
    const QString out = folder.filePath("all.sqlite");
    const bool isMade = run({"catalog", "rooms", "--count", "1", "--parts", folder.path()}).status == 0 &&
                        run({"merge", folder.path(), "-o", out}).status == 0;
    return isMade ? out : QString();
}

} // namespace

class BatchTest : public QObject {
    Q_OBJECT

private slots:
    void shardsTogetherAreTheWholeWithAndWithoutAScheduler()
    {
        const QStringList catalogue{"catalog", "rooms", "--first", "9", "--count", "7"};
        const QString whole = run(catalogue).out;
        QString shards;
        for (const char* shard : {"0/3", "1/3", "2/3"})
            shards += run(catalogue + QStringList{"--shard", shard}).out;
        QCOMPARE(shards, whole);
        const QStringList cut = catalogue + QStringList{"--shards", "3", "--each", "2"};
        QCOMPARE(run(cut, withTask("SLURM_ARRAY_TASK_ID", "0")).out +
                     run(cut, withTask("JOB_COMPLETION_INDEX", "1")).out,
                 whole);
        for (const char* variable : {"SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX"}) { // a task beyond the last shard
            const Reply refused = run(cut, withTask(variable, "2"));
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.contains(variable) && refused.err.contains("the tasks 0 to 1"),
                     qPrintable(refused.err));
        }
        for (const Reply& refused : {run(cut), run(cut, withTask("SLURM_ARRAY_TASK_ID", "x"))}) {
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.contains("SLURM_ARRAY_TASK_ID"), qPrintable(refused.err));
        }
    }

    void columnsAreCommaSeparatedValues()
    {
        const Reply reply =
            run({"catalog", "rooms", "--count", "2", "--columns", "seed,depth,levels.10.links,levels.11.links"});
        QCOMPARE(reply.status, 0);
        QCOMPARE(reply.out, QStringLiteral("seed,depth,levels.10.links,levels.11.links\n1,10,0,\n2,10,0,\n"));
        QVERIFY2(reply.err.contains("levels.11.links"), qPrintable(reply.err)); // which nothing has
        const Reply games = run({"simulate", "tutorial", "--count", "2", "--columns", "seed,outcome,levels.1.level"});
        QVERIFY2(games.out.startsWith("seed,outcome,levels.1.level\n1,won,1\n2,"), qPrintable(games.out));
        const Reply seeds =
            run({"search", "jsrogue", "--where", "has bow by 3", "--count", "50", "--columns", "seed,why.1.part"});
        QVERIFY(seeds.out.startsWith("seed,why.1.part\n"));
    }

    void aColumnThatHasPartsIsRefusedByName()
    {
        const Reply reply = run({"catalog", "rooms", "--count", "2", "--columns", "seed,levels"});
        QCOMPARE(reply.status, 2);
        QVERIFY2(reply.err.contains("levels"), qPrintable(reply.err));
    }

    void whatEachLevelHoldsAndMeasuresIsToldWhenItIsAskedFor()
    {
        const auto line = parseJson(
            run({"catalog", "delve", "--count", "1", "--by-level", "--measures"}).out.trimmed().toStdString());
        QVERIFY(line);
        for (const char* things : {"creatures", "items"}) {
            std::map<std::string, std::int64_t> sum;
            for (const Json& level : *line->find("levels")->as<Json::Array>())
                for (const auto& [kind, count] : *level.find(things)->as<Json::Object>())
                    sum[kind] += *count.as<std::int64_t>();
            const auto* whole = line->find(things)->as<Json::Object>();
            QCOMPARE(sum.size(), whole->size());
            for (const auto& [kind, count] : *whole)
                QCOMPARE(sum[kind], *count.as<std::int64_t>());
        }
        const Json& first = line->find("levels")->as<Json::Array>()->front();
        QVERIFY(*first.find("measures")->find("floor") == *first.find("floor"));
        for (const char* measure : {"unreachable", "locks", "shortfalls"})
            QVERIFY2(first.find("measures")->find(measure), measure);
        QVERIFY(!first.find("measures")->find("won")); // that is simulate's to tell
        const auto plain = parseJson(run({"catalog", "delve", "--count", "1"}).out.trimmed().toStdString());
        QVERIFY(!plain->find("levels")->as<Json::Array>()->front().find("items"));
    }

    void partsAreKeptMergedAndAsked()
    {
        const QTemporaryDir folder;
        const QString parts = folder.filePath("parts");
        QVERIFY(QDir().mkpath(parts));
        const auto catalogue = [&](const char* shard) {
            return run({"catalog", "rooms", "--count", "6", "--shard", shard, "--parts", parts});
        };
        QCOMPARE(catalogue("0/2").status, 0);
        const QByteArray first = bytesOf(parts + "/part-00000-of-00002.jsonl.zst");
        QVERIFY(catalogue("0/2").err.contains("stands there already"));
        const Reply missing = run({"parts", parts, "--shards", "2"});
        QCOMPARE(missing.status, 1);
        QCOMPARE(missing.out, QStringLiteral("1\n"));
        const QString out = folder.filePath("all.sqlite");
        const Reply gap = run({"merge", parts, "-o", out});
        QCOMPARE(gap.status, 2);
        QVERIFY2(gap.err.contains("missing of 2: 1"), qPrintable(gap.err));
        QCOMPARE(catalogue("1/2").status, 0);
        QCOMPARE(run({"parts", parts, "--shards", "2"}).status, 0);

        const Reply merged = run({"merge", parts, "-o", out});
        QCOMPARE(merged.status, 0);
        QVERIFY(merged.out.startsWith("0x") && merged.out.size() == 19);
        const QString lines = folder.filePath("all.jsonl");
        QCOMPARE(run({"merge", parts, "-o", lines}).out, merged.out);
        for (const char* standardOutput : {"-", "/dev/stdout"}) {
            const Reply printed = run({"merge", parts, "-o", standardOutput});
            QCOMPARE(printed.status, 0);
            QCOMPARE(printed.out.toUtf8(), bytesOf(lines));
            QCOMPARE(printed.err, merged.out);
        }
        QCOMPARE(run({"merge", parts, "-o", "-", "--tables", "seed"}).status, 2); // lines have none
        QCOMPARE(run({"query", out, "SELECT count(*) AS levels, max(level) FROM level"}).out,
                 QStringLiteral("levels,max(level)\n60,10\n"));
        QCOMPARE(run({"query", out, "SELECT seed FROM seed WHERE n = 5", "--json"}).out,
                 QStringLiteral("{\"seed\": \"6\"}\n"));
        QCOMPARE(run({"query", out, "DELETE FROM seed"}).status, 2);
        for (const char* behind : {";", " ; ;", " -- all", "; -- all", ";\n-- all\n/* of\nthem */ ;", "; /* not ended"})
            QCOMPARE(run({"query", out, QString("SELECT count(*) AS seeds FROM seed") + behind}).out,
                     QString("seeds\n6\n"));
        for (const char* behind : {"; SELECT 1", "; -- all\nSELECT 1", "; SELEKT", "; DELETE FROM seed"}) {
            const Reply two = run({"query", out, QString("SELECT count(*) FROM seed") + behind});
            QCOMPARE(two.status, 2);
            QVERIFY2(two.err.contains("one question"), qPrintable(two.err));
        }
        QCOMPARE(run({"query", out, "-- nothing"}).status, 2);
        QCOMPARE(run({"merge", parts, "-o", folder.filePath("all.txt")}).status, 2);

        // Another run into the same folder.
        const Reply other = run({"catalog", "rooms", "--count", "8", "--shard", "0/2", "--parts", parts});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("part-00000-of-00002"), qPrintable(other.err));
        QCOMPARE(bytesOf(parts + "/part-00000-of-00002.jsonl.zst"), first);
    }

    void aFolderThatIsNoneGives2AndNoTasks()
    {
        const QTemporaryDir folder;
        write(folder.filePath("file"), "");
        for (const char* name : {"none", "file"}) {
            const Reply refused = run({"parts", folder.filePath(name), "--shards", "3"});
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(folder.filePath(name) + ": "), qPrintable(refused.err));
        }
        const Reply empty = run({"parts", folder.path(), "--shards", "3"});
        QCOMPARE(empty.status, 1);
        QCOMPARE(empty.out, QStringLiteral("0-2\n"));
    }

    void noColumnIsLostInJson()
    {
        const QTemporaryDir folder;
        const QString out = databaseIn(folder);
        const QStringList twice{"query", out, "SELECT n, level, level + 1 AS level FROM level LIMIT 1"};
        const Reply refused = run(twice + QStringList{"--json"});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.err.contains("Two columns are called \"level\": name one with AS."), qPrintable(refused.err));
        QCOMPARE(run(twice).out, QStringLiteral("n,level,level\n0,1,2\n"));
        QCOMPARE(run({"query", out, "SELECT * FROM level JOIN game USING (n)", "--json"}).status, 2); // with no row too
    }

    void eachAnswerInJsonIsJson()
    {
        const QTemporaryDir folder;
        const QString out = databaseIn(folder);
        const QString odd = "SELECT 9e999 AS much, -9e999 AS little, 0.5 AS half, CAST(x'61ff' AS TEXT) AS word";
        const Reply json = run({"query", out, odd, "--json"});
        QCOMPARE(json.out, QString("{\"much\": \"Inf\", \"little\": \"-Inf\", \"half\": 0.5, "
                                   "\"word\": \"a\\\\x{ff}\"}\n"));
        QVERIFY(parseJson(json.out.toStdString()));
        QCOMPARE(run({"query", out, odd}).out, QString("much,little,half,word\nInf,-Inf,0.5,a\\x{ff}\n"));
    }

    void aDatabaseMayHaveSomeTablesAndARangeOfTheSeeds()
    {
        const QTemporaryDir folder;
        const QString parts = folder.filePath("parts");
        QVERIFY(QDir().mkpath(parts));
        for (const char* shard : {"1/4", "2/4"})
            QCOMPARE(
                run({"catalog", "rooms", "--first", "5", "--count", "8", "--shard", shard, "--parts", parts}).status,
                0);
        const QString out = folder.filePath("some.sqlite");
        const QStringList command{"merge", parts, "--range", "-o"};
        QCOMPARE(run({"merge", parts, "-o", out, "--tables", "seed,level"}).status, 2); // the range is not asked for
        const Reply merged = run(command + QStringList{out, "--tables", "seed,level"});
        QCOMPARE(merged.status, 0);
        QCOMPARE(merged.out, run(command + QStringList{folder.filePath("some.jsonl")}).out); // the hash of the lines
        QCOMPARE(run({"query", out, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"}).out,
                 QStringLiteral("name\nlevel\nrun\nseed\n"));
        QCOMPARE(
            run({"query", out, "SELECT n, seed, count(*) AS levels FROM seed JOIN level USING (n) GROUP BY n"}).out,
            QStringLiteral("n,seed,levels\n0,7,10\n1,8,10\n2,9,10\n3,10,10\n"));
        const Reply without = run({"query", out, "SELECT count(*) FROM thing"});
        QCOMPARE(without.status, 2);
        QCOMPARE(without.out, QString());
        QVERIFY2(without.err.contains("no such table: thing"), qPrintable(without.err));
    }

    void tablesThatAreNoneAreRefusedBeforeAnythingIsWritten()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("none.sqlite");
        const Reply unknown = run({"merge", folder.path(), "-o", out, "--tables", "seed,levels"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("\"levels\" is none of: run, seed, level, kind, thing, game."),
                 qPrintable(unknown.err));
        const Reply lines = run({"merge", folder.path(), "-o", folder.filePath("none.jsonl"), "--tables", "seed"});
        QCOMPARE(lines.status, 2);
        QVERIFY2(lines.err.contains("--tables"), qPrintable(lines.err));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    // With many seeds it would else be known hours later.
    void whatCannotBeWrittenIsRefusedBeforeAnythingIsMade()
    {
        const QTemporaryDir folder;
        const QString none = folder.filePath("none");
        for (const QStringList& command :
             {QStringList{"simulate", "rooms", "--count", "1000000000", "--summary", none + "/sum.json"},
              {"simulate", "rooms", "--count", "1000000000", "--summary", folder.path()},
              {"catalog", "rooms", "--count", "1000000000", "--parts", none},
              {"play", "rooms", "--seed", "1", "--bot", "--save", none + "/a.save.json"},
              {"merge", folder.filePath("none.zst"), "-o", none + "/all.sqlite"}}) {
            const Reply refused = run(command);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(folder.path()) && !refused.err.contains("none.zst"),
                     qPrintable(refused.err));
        }
        const Reply name = run({"merge", folder.filePath("none.zst"), "-o", folder.filePath("all.txt")});
        QVERIFY2(name.err.contains(".jsonl.zst."), qPrintable(name.err));
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        // What is there stays until the new one is whole.
        const QString sum = folder.filePath("sum.json");
        write(sum, "old");
        const Reply unread = run({"simulate", folder.filePath("none.cave.json"), "--count", "1", "--summary", sum});
        QCOMPARE(unread.status, 2);
        QCOMPARE(bytesOf(sum), QByteArray("old"));
    }

    void hitsOfASearchAndGamesBecomePartsToo()
    {
        const QTemporaryDir folder;
        const auto merged = [&](const QStringList& arguments, const QString& name) {
            const QString parts = folder.filePath(name);
            if (!QDir().mkpath(parts) || run(arguments + QStringList{"--parts", parts}).status != 0)
                return QString();
            const QString out = folder.filePath(name + ".jsonl");
            return run({"merge", parts, "-o", out}).status == 0 ? QString::fromUtf8(bytesOf(out)) : QString();
        };
        const QStringList search{"search", "jsrogue", "--where", "has sword by 4", "--count", "30"};
        QCOMPARE(merged(search, "search"), run(search + QStringList{"--json"}).out);
        const QString hits = folder.filePath("search.sqlite");
        QCOMPARE(run({"merge", folder.filePath("search"), "-o", hits}).status, 0);
        QCOMPARE(run({"query", hits, "SELECT value FROM run WHERE key = 'form'"}).out, QString("value\n2\n"));
        const QStringList games{"simulate", "rooms", "--count", "3", "--turns", "200"};
        QCOMPARE(merged(games, "games"), run(games).out);
        QCOMPARE(run({"query", folder.filePath("search.jsonl"), "SELECT 1 FROM seed"}).status, 2);
    }

    void optionsThatDoNotGoTogetherAreRefused()
    {
        for (const QStringList& options : {QStringList{"--shard", "3/3"},
                                           {"--shard", "0/0"},
                                           {"--shard", "1"},
                                           {"--shards", "0"},
                                           {"--shards", "100000"},
                                           {"--shard", "0/2", "--shards", "2"},
                                           {"--each", "2"},
                                           {"--columns", "a..b"},
                                           {"--columns", "seed", "--parts", "."},
                                           {"--parts", "/no/such/folder"}}) {
            const Reply refused = run(QStringList{"catalog", "rooms", "--count", "2"} + options);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
        }
        for (const QStringList& options : {QStringList{"--summary", "x"}, {"--bands", "x"}})
            QCOMPARE(run(QStringList{"simulate", "rooms", "--count", "2", "--parts", "."} + options).status, 2);
        QCOMPARE(
            run({"search", "rooms", "--where", "errors() = 0", "--count", "2", "--parts", ".", "--hits", "1"}).status,
            2);
    }

    void whatIsReadMoreThanOnceIsNoStream()
    {
        const QTemporaryDir folder;
        for (const QStringList& arguments :
             {QStringList{"query", "-", "SELECT 1"},
              {"merge", "-", "-o", folder.filePath("all.jsonl")},
              {"search", "rooms", "--where", "errors() = 0", "--count", "1", "--state", "-"}}) {
            const Reply refused = run(arguments);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.contains(": has to be a file, and no stream: "), qPrintable(refused.err));
        }
        QVERIFY(!QFile::exists("-") && !QFile::exists(folder.filePath("all.jsonl")));
    }

    void progressIsToldWhenItIsAskedFor()
    {
        const Reply told = run({"catalog", "deep", "--count", "60", "--progress"}); // which takes its time
        QVERIFY2(told.err.contains(" of 60 seeds, "), qPrintable(told.err));
        QVERIFY(!told.err.contains('\x1b')); // which is for terminals
        QCOMPARE(run({"catalog", "deep", "--count", "6"}).err, QString());
    }
};

CAVE_TEST_SUITE(BatchTest);
#include "batch_test.moc"
