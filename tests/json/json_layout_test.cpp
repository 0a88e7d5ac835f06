// SPDX-License-Identifier: MIT
#include "core/json/json_layout.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class JsonLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void whatFitsStandsOnOneLine()
    {
        const Json json = Json::Object{{"a", Json::Array{1, 2}}, {"b", "c"}};
        QCOMPARE(laidOut(json, 23), "{\"a\": [1, 2], \"b\": \"c\"}\n");
    }

    void whatDoesNotHasALineForEachOfItsValues()
    {
        const Json json = Json::Object{{"a", Json::Array{1, 2}}, {"b", "c"}};
        QCOMPARE(laidOut(json, 22), "{\n    \"a\": [1, 2],\n    \"b\": \"c\"\n}\n");
        QCOMPARE(laidOut(json, 10), "{\n    \"a\": [\n        1,\n        2\n    ],\n    \"b\": \"c\"\n}\n");
    }

    void theCommaBehindAValueIsCounted()
    {
        const Json json = Json::Object{{"a", Json::Array{10, 20}}, {"b", 1}};
        QCOMPARE(laidOut(json, 18), "{\n    \"a\": [10, 20],\n    \"b\": 1\n}\n");
        QCOMPARE(laidOut(json, 17), "{\n    \"a\": [\n        10,\n        20\n    ],\n    \"b\": 1\n}\n");
    }

    void whatHoldsNothingStaysOnItsLineHoweverNarrow()
    {
        QCOMPARE(laidOut(Json(Json::Object{}), 1), "{}\n");
        QCOMPARE(laidOut(Json("long"), 1), "\"long\"\n");
    }

    void itReadsBackAsItWas()
    {
        const Json json = Json::Object{{"deep", Json::Array{Json::Object{{"x", nullptr}}, true, "\u00e9\n"}}};
        for (std::size_t width = 0; width < 60; ++width)
            QVERIFY(*parseJson(laidOut(json, width)) == json);
    }
};

CAVE_TEST_SUITE(JsonLayoutTest);
#include "json_layout_test.moc"
