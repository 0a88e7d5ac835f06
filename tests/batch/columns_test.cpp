// SPDX-License-Identifier: MIT
#include "core/batch/columns.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class ColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void aLineOfValuesIsQuotedWhereItHasTo()
    {
        QCOMPARE(csvLine(std::vector<Json>{1, "plain", Json(), true, "a,b", "say \"no\"", "two\nlines"}),
                 std::string("1,plain,,true,\"a,b\",\"say \"\"no\"\"\",\"two\nlines\"\n"));
        QCOMPARE(csvLine(std::vector<Json>{Json()}), std::string("\"\"\n"));
        QCOMPARE(csvLine(std::vector<Json>{Json(), Json()}), std::string(",\n"));
    }

    void controlsOfStrangersAreShown()
    {
        const std::string line = csvLine(std::vector<Json>{"\x1b[2J"});
        QVERIFY(line.find('\x1b') == std::string::npos);
    }

    void columnsAreMembersAndItemsFrom1()
    {
        const auto columns = Columns::read("seed,problems.errors,levels.2.floor,levels.3.floor,items.bow");
        QVERIFY(columns);
        QCOMPARE(columns->header(), std::string("seed,problems.errors,levels.2.floor,levels.3.floor,items.bow\n"));
        const auto line = parseJson(R"({"seed": "7", "problems": {"errors": 2}, "items": {},
                                        "levels": [{"floor": 10}, {"floor": 20}]})");
        QVERIFY(line);
        const auto row = columns->row(*line);
        QVERIFY(row);
        QCOMPARE(row->text, std::string("7,2,20,,\n"));
        QVERIFY(row->has[2]);
        QVERIFY(!row->has[3]);
    }

    void whatHasPartsIsRefusedByName()
    {
        const auto line = parseJson(R"({"problems": {"errors": 2}, "levels": []})");
        QVERIFY(line);
        for (const char* name : {"problems", "levels"}) {
            const auto row = Columns::read(name)->row(*line);
            QVERIFY(!row);
            QVERIFY(row.error().what.arguments.front() == TextArgument(std::string(name)));
        }
    }

    void namesThatNameNothingAreRefused()
    {
        for (const char* text : {"", ",", "a,", "a..b", ".a", "a."})
            QVERIFY2(!Columns::read(text), text);
    }
};

CAVE_TEST_SUITE(ColumnsTest);
#include "columns_test.moc"
