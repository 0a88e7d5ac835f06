// SPDX-License-Identifier: MIT
#include "core/generate/curve.h"

#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QString refusal(const char* text)
{
    const Json json = *parseJson(text);
    std::optional<Error> problem;
    checkCurve(JsonCursor(json, problem), 0, 1000);
    return problem ? shown(problem->where) + QStringLiteral(" | ") + shown(problem->what) : QString();
}

int at(const char* text, int depth) { return valueAt(*parseJson(text), depth); }

} // namespace

class CurveTest : public QObject {
    Q_OBJECT

private slots:
    void aPlainNumberIsTheSameAtEveryDepth()
    {
        QCOMPARE(at("15", 1), 15);
        QCOMPARE(at("15", 256), 15);
    }

    void aStepHoldsFromItsDepthOnAndIsNothingAboveItsFirst()
    {
        const char* const troll = R"({"step": [[3, 15], [5, 30], [7, 60]]})";
        QCOMPARE(at(troll, 2), 0);
        QCOMPARE(at(troll, 3), 15);
        QCOMPARE(at(troll, 4), 15);
        QCOMPARE(at(troll, 6), 30);
        QCOMPARE(at(troll, 90), 60);
    }

    void aLineRunsStraightBetweenItsPointsAndLevelOutside()
    {
        const char* const corridors = R"({"line": [[2, 900], [6, 100]]})";
        QCOMPARE(at(corridors, 1), 900);
        QCOMPARE(at(corridors, 2), 900);
        QCOMPARE(at(corridors, 3), 700);
        QCOMPARE(at(corridors, 6), 100);
        QCOMPARE(at(corridors, 50), 100);
        QCOMPARE(at(R"({"line": [[1, 0], [4, 10]]})", 2), 3);
        QCOMPARE(at(R"({"line": [[1, 10], [4, 0]]})", 2), 6);
    }

    void badCurvesAreRefusedAtTheirPlace()
    {
        QVERIFY(refusal("7").isEmpty());
        QVERIFY(refusal("1001").contains("1000"));
        QVERIFY(!refusal("{}").isEmpty());
        QVERIFY(!refusal(R"({"step": [[1, 2]], "line": [[1, 2]]})").isEmpty());
        QVERIFY(refusal(R"({"step": []})").startsWith("step"));
        QVERIFY(refusal(R"({"step": [[1, 5], [1, 6]]})").startsWith("step[1][0]"));
        QVERIFY(refusal(R"({"line": [[1, 5], [2, 1001]]})").startsWith("line[1][1]"));
        QVERIFY(refusal(R"({"line": [[1, 5, 6]]})").startsWith("line[0]"));
        QVERIFY(refusal(R"({"line": [[257, 5]]})").startsWith("line[0][0]"));
    }
};

CAVE_TEST_SUITE(CurveTest);
#include "curve_test.moc"
