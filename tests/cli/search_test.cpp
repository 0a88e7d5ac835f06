// SPDX-License-Identifier: MIT
#include "core/json/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <csignal>

using namespace cave;

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void hitsEndWith0AndNoneWith1()
    {
        const Reply some = run({"search", "jsrogue", "--where", "floor(1) > 0", "--count", "9", "--hits", "2"});
        QCOMPARE(some.status, 0);
        QVERIFY2(some.out.startsWith("1  floor(1) = "), qPrintable(some.out));
        QCOMPARE(some.out.count('\n'), 2);
        const Reply none = run({"search", "jsrogue", "--where", "floor(1) < 0", "--count", "9"});
        QCOMPARE(none.status, 1);
        QCOMPARE(none.out, QString());
        QVERIFY2(none.err.contains("0 of 9 seeds."), qPrintable(none.err));
    }

    void aSearchForNoHitIsRefused()
    {
        for (const char* hits : {"0", "", "-1"}) {
            const Reply refused = run({"search", "jsrogue", "--where", "floor(1) > 0", "--count", "9", "--hits", hits});
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.contains("--hits"), qPrintable(refused.err));
        }
    }

    void nearMissesTellWhatTheyLackAndWhichTermIsMissingMost()
    {
        const QStringList near{"search", "jsrogue", "--where", "floor() > 0 and floor() < 0", "--count", "3", "--near"};
        const Reply one = run(near + QStringList{"1"});
        QCOMPARE(one.status, 0);
        QCOMPARE(one.out.count("  without floor() < 0\n"), 3);
        const Reply json = run(near + QStringList{"1", "--json"});
        const auto line = parseJson(json.out.left(json.out.indexOf('\n')).toStdString());
        QVERIFY(line);
        QVERIFY(*line->find("missed") == Json(Json::Array{"floor() < 0"}));
        QVERIFY(*line->find("levels") == Json(Json::Array{})); // of all levels together
        const Reply none = run(near + QStringList{"0"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("floor() < 0 was missing in 3"), qPrintable(none.err));
    }

    void aHitTellsTheLevelsWhereSomethingIs()
    {
        const Reply reply = run({"search", "jsrogue", "--where", "floor(3) > 0 and floor(1) > 0 and rooms(3) >= 0",
                                 "--count", "1", "--json"});
        const auto line = parseJson(reply.out.trimmed().toStdString());
        QVERIFY2(line, qPrintable(reply.out));
        QVERIFY(*line->find("levels") == Json(Json::Array{1, 3}));
        QVERIFY(*line->find("missed") == Json(Json::Array{}));
    }

    void aSearchGoesOnFromItsState()
    {
        const QTemporaryDir folder;
        const QString state = folder.filePath("daggers.json");
        const QStringList search{"search",    "jsrogue", "--where", "has dagger by 2 and floor(1) > 0",
                                 "--columns", "seed"};
        const auto upTo = [&](const char* count) {
            return run(search + QStringList{"--count", count, "--state", state});
        };
        const Reply whole = run(search + QStringList{"--count", "60"});
        const QStringList seeds = whole.out.split('\n', Qt::SkipEmptyParts).sliced(1); // behind the name of the column
        QVERIFY(seeds.size() >= 4);
        const Reply first = upTo("30");
        QCOMPARE(first.out + upTo("60").out, whole.out);
        const Reply again = upTo("60"); // nothing is left to do
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, QString());
        const QString sum = QString::number(seeds.size()) + " of 60 seeds.";
        QVERIFY2(whole.err.contains(sum) && again.err.contains(sum), qPrintable(again.err));
        QVERIFY2(again.err.endsWith(whole.err.last(whole.err.size() - whole.err.indexOf('\n'))),
                 qPrintable(again.err)); // which terms were missing, of the times before as well

        // So many hits in all.
        const QString few = folder.filePath("few.json");
        const auto hits = [&](const char* most) {
            return run(search + QStringList{"--count", "60", "--hits", most, "--state", few}).out;
        };
        QCOMPARE(hits("1"), "seed\n" + seeds[0] + '\n');
        QCOMPARE(hits("3"), seeds[1] + '\n' + seeds[2] + '\n');
        QCOMPARE(hits("3"), QString());
    }

    void aSearchThatIsInterruptedGoesOnBehindItsLastSeed()
    {
        const QTemporaryDir folder;
        const QString state = folder.filePath("state.json");
        const QStringList search{"search", "rooms", "--where", "rooms(1) >= 0", "--columns", "seed"};
        QProcess process;
        process.start(QStringLiteral(CAVE_CLI), search + QStringList{"--count", "1000000000", "--state", state});
        QVERIFY(process.waitForReadyRead(kWithoutEnd));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(kWithoutEnd));
        QCOMPARE(process.exitCode(), 2);
        const auto kept = parseJson(bytesOf(state).toStdString());
        QVERIFY(kept);
        const auto tried = QString::fromStdString(*kept->find("tried")->as<std::string>()).toULongLong();
        QCOMPARE(process.readAllStandardOutput().count('\n'),
                 static_cast<qsizetype>(tried) + 1); // with the column's name
        const Reply next = run(search + QStringList{"--count", QString::number(tried + 1), "--state", state});
        QCOMPARE(next.out, (tried == 0 ? "seed\n" : "") + QString::number(tried + 1) + '\n');
    }

    void aStateOfAnotherSearchIsRefusedAndKept()
    {
        const QTemporaryDir folder;
        const QString state = folder.filePath("state.json");
        const auto search = [&](const QStringList& options) {
            return run(QStringList{"search"} + options + QStringList{"--count", "3", "--state", state});
        };
        QCOMPARE(search({"jsrogue", "--where", "floor(1) > 0"}).status, 0);
        const QByteArray bytes = bytesOf(state);
        for (const QStringList& options : {QStringList{"rooms", "--where", "floor(1) > 0"},
                                           {"jsrogue", "--where", "floor(1) > 1"},
                                           {"jsrogue", "--where", "floor(1) > 0", "--near", "1"},
                                           {"jsrogue", "--where", "floor(1) > 0", "--first", "2"}}) {
            const Reply refused = search(options);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(state + ": This is of another search"), qPrintable(refused.err));
            QVERIFY2(refused.err.contains("--near"), qPrintable(refused.err)); // all that it may be
            QCOMPARE(bytesOf(state), bytes);
        }
        write(state, "{}");
        const Reply none = search({"jsrogue", "--where", "floor(1) > 0"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.startsWith(state + ": "), qPrintable(none.err));
        QCOMPARE(bytesOf(state), QByteArray("{}"));
        QCOMPARE(run({"search", "rooms", "--where", "floor(1) > 0", "--count", "3", "--state",
                      folder.filePath("none/state.json")})
                     .status,
                 2);
    }

    // One without a form is of the first: hits had no "levels" then.
    void aStateOfLinesOfAnotherFormIsRefusedAndKept()
    {
        const QTemporaryDir folder;
        const QString state = folder.filePath("state.json");
        const auto upTo = [&](const char* count) {
            return run({"search", "jsrogue", "--where", "floor(1) > 0", "--json", "--count", count, "--state", state});
        };
        QCOMPARE(upTo("3").status, 0);
        const QByteArray bytes = bytesOf(state);
        const QByteArray form = R"("form": 2, )";
        QVERIFY2(bytes.contains(form), bytes.constData());
        for (const char* other : {"", R"("form": 1, )", R"("form": 3, )"}) {
            QByteArray kept = bytes;
            write(state, kept.replace(form, other));
            const Reply refused = upTo("6");
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(state + ": Its hits were written as lines of form "),
                     qPrintable(refused.err));
            QCOMPARE(bytesOf(state), kept);
        }
        write(state, bytes);
        QCOMPARE(upTo("6").out.count('\n'), 3); // those of the first three stand in the file before
        QVERIFY2(bytesOf(state).contains(form), bytesOf(state).constData());
    }

    void seedsMayBeThoseOfAFile()
    {
        const QTemporaryDir folder;
        const QString list = folder.filePath("seeds.txt");
        const QStringList search{"search", "jsrogue", "--where", "floor(1) > 0", "--columns", "seed", "--seeds", list};
        write(list, "31\r\n\n7\n18446744073709551615");
        QCOMPARE(run(search).out, QStringLiteral("seed\n31\n7\n18446744073709551615\n"));
        write(list, "31\nseven\n");
        const Reply refused = run(search);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith(list + ": line 2: "), qPrintable(refused.err));
        for (const QStringList& options : {QStringList{"--count", "3"},
                                           {"--first", "3"},
                                           {"--shard", "0/2"},
                                           {"--parts", folder.path()},
                                           {"--state", folder.filePath("state.json")}})
            QCOMPARE(run(search + options).status, 2);
        const Reply neither = run({"search", "jsrogue", "--where", "floor(1) > 0"});
        QCOMPARE(neither.status, 2);
        QVERIFY2(neither.err.contains("--count or --seeds"), qPrintable(neither.err));
    }

    void aQueryThatIsNoneIsShownWithItsPlace()
    {
        const Reply reply = run({"search", "jsrogue", "--where", "has bowl", "--count", "3"});
        QCOMPARE(reply.status, 2);
        QVERIFY2(reply.err.contains("has bowl\n    ^"), qPrintable(reply.err));
        const Reply lines = run({"search", "jsrogue", "--where", "has bow\n and\thas bowl", "--count", "3"});
        const QString shown = QStringLiteral("has bow\\u{a} and\\u{9}has ");
        QVERIFY2(lines.err.contains(shown + "bowl\n" + QString(shown.size(), u' ') + "^\n"), qPrintable(lines.err));
    }
};

CAVE_TEST_SUITE(SearchTest);
#include "search_test.moc"
