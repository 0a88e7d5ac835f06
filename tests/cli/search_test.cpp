// SPDX-License-Identifier: MIT
#include "core/json/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

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
        const Reply none = run(near + QStringList{"0"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("floor() < 0 was missing in 3"), qPrintable(none.err));
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
