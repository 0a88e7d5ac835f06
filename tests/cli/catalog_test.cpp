// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/json/json.h"
#include "core/save/built_in_dungeons.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

using namespace cave;

class CatalogTest : public QObject {
    Q_OBJECT

private slots:
    void theLinesAreTheSameWhateverTheNumberOfJobs()
    {
        const Reply one = run({"catalog", "jsrogue", "--first", "5", "--count", "20", "--jobs", "1"});
        QCOMPARE(one.status, 0);
        QCOMPARE(one.out.count('\n'), 20);
        for (const char* jobs : {"2", "7", "40"})
            QCOMPARE(run({"catalog", "jsrogue", "--first", "5", "--count", "20", "-j", jobs}).out, one.out);
    }

    void eachLineIsJsonOfItsSeedInOrder()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        const QStringList lines =
            run({"catalog", "jsrogue", "--first", "41", "--count", "3"}).out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        for (std::uint64_t i = 0; i < 3; ++i) {
            const auto line = parseJson(lines[static_cast<qsizetype>(i)].toStdString());
            QVERIFY(line);
            QVERIFY(bake(dungeon, 41 + i));
            QVERIFY(*line->find("seed") == Json(std::to_string(41 + i)));
            QVERIFY(*line->find("hash") == Json(hexOf(dungeonHash(dungeon))));
            QVERIFY(*line->find("width") == Json(dungeon.width));
            const auto* levels = line->find("levels")->as<Json::Array>();
            QCOMPARE(levels->size(), dungeon.levels.size());
            QVERIFY(*levels->back().find("hash") == Json(hexOf(levelHash(dungeon, dungeon.levels.back()))));
            QVERIFY(*line->find("problems") == Json(Json::Object{{"errors", 0}, {"warnings", 0}}));
            QVERIFY(!line->find("creatures")->as<Json::Object>()->empty());
        }
    }

    void seedsBehindTheLastOneAreRefused()
    {
        const QString last = QStringLiteral("18446744073709551615");
        QCOMPARE(run({"catalog", "rooms", "--first", last, "--count", "1"}).out.count('\n'), 1);
        for (const char* command : {"catalog", "simulate"}) {
            const Reply refused = run({command, "rooms", "--first", last, "--count", "2"});
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.contains("the last seed"), qPrintable(refused.err));
        }
        QCOMPARE(run({"catalog", "rooms", "--first", "2", "--count", last}).status, 2);
    }

    void badNumbersAndNamesGive2()
    {
        for (const QStringList& arguments : {QStringList{"catalog", "jsrogue"},
                                             {"catalog", "jsrogue", "--count", "-1"},
                                             {"catalog", "jsrogue", "--count", "1e3"},
                                             {"catalog", "jsrogue", "--count", "1", "--first", "x"},
                                             {"catalog", "jsrogue", "--count", "1", "--jobs", "0"},
                                             {"catalog", "nothing.cave.json", "--count", "1"}}) {
            const Reply answer = run(arguments);
            QCOMPARE(answer.status, 2);
            QCOMPARE(answer.out, QString());
        }
        for (const QString& number : {QString("99999999999999999999"), QString("007")}) {
            const Reply refused = run({"catalog", "jsrogue", "--count", number});
            QVERIFY2(refused.err.contains("from 0 to 18446744073709551615, without zeros before it: " + number),
                     qPrintable(refused.err));
        }
        QCOMPARE(run({"catalog", "jsrogue", "--count", "0"}).status, 0);
    }
};

CAVE_TEST_SUITE(CatalogTest);
#include "catalog_test.moc"
