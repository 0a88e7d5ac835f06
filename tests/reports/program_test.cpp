// SPDX-License-Identifier: MIT
// cavewright-report as its reader meets it.
#include "tests/reports/stated.h"
#include "tests/reports/table.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTest>

using namespace cave;

namespace {

struct Answer {
    int status = -1;
    QString out;
};

Answer run(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(CAVE_REPORT), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput())};
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private slots:
    void reportsAreTheSameWhateverTheNumberOfJobs()
    {
        for (const char* report : {"stability", "shares", "quality"}) {
            const Answer one = run({report, "jsrogue", "--count", "6", "--jobs", "1"});
            QCOMPARE(one.status, 0);
            QVERIFY(one.out.startsWith("jsrogue, 6 seeds"));
            QCOMPARE(run({report, "jsrogue", "--count", "6", "-j", "3"}).out, one.out);
        }
    }

    void measuredNumbersStandBesideTheStatedOnes()
    {
        const QString out = run({"shares", "jsrogue", "--count", "2"}).out;
        QVERIFY2(out.contains("links a pair of levels") && out.contains("14.40"), qPrintable(out));
        QCOMPARE(*report::statedFor("jsrogue", "tunnels a world"), 0.9);
        QVERIFY(!report::statedFor("jsrogue", "dreams a world"));
    }

    void whatIsChosenByRankHoldsItsBars()
    {
        const Answer answer = run({"stability", CAVE_REPORT_RECIPE, "--count", "20", "--depth", "2"});
        QVERIFY2(answer.status == 0, qPrintable(answer.out));
        QCOMPARE(answer.out.count(" ok\n"), 3);
    }

    void badArgumentsGive2()
    {
        for (const QStringList& arguments : {QStringList{},
                                             {"stability"},
                                             {"stability", "jsrogue", "--count", "0"},
                                             {"stability", "jsrogue", "--count", "-1"},
                                             {"shares", "none.cave.json", "--count", "1"}})
            QCOMPARE(run(arguments).status, 2);
    }

    void columnsOfATableAreAligned()
    {
        report::Table table({"", "count"});
        table.add({"fungus", "7"});
        QCOMPARE(QString::fromStdString(table.text()), QString("        count\nfungus      7\n"));
    }
};

CAVE_TEST_SUITE(ProgramTest);
#include "program_test.moc"
