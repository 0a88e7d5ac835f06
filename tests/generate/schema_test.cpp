// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/generate/passes.h"
#include "core/json/json.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Json definitionsOfTheSchema()
{
    const auto text = readFile(CAVE_RESOURCES "/schema/dungeon.schema.json", 1 << 20);
    const auto document = parseJson(text.value_or(""));
    return document ? *document->find("$defs") : Json();
}

Json::Array choicesOf(const Parameter& parameter) { return {parameter.choices.begin(), parameter.choices.end()}; }

// What the schema must say of a number: its range, and that it may be a curve.
Json numbersOf(const Parameter& parameter)
{
    Json range;
    range.set("type", "integer");
    range.set("minimum", parameter.kind == ParameterKind::PerMille ? 0 : parameter.low);
    range.set("maximum", parameter.kind == ParameterKind::PerMille ? 1000 : parameter.high);
    Json curve;
    curve.set("$ref", "#/$defs/curve");
    return Json::Array{range, curve};
}

} // namespace

class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void theDungeonSchemaSaysOfEveryPassWhatThePassTableSays()
    {
        const Json definitions = definitionsOfTheSchema();
        for (const Pass& pass : passes()) {
            const std::string type(pass.type);
            const Json* known = definitions.find("pass_" + type);
            QVERIFY2(known, type.c_str());
            const Json* properties = known->find("properties");
            QCOMPARE(properties->as<Json::Object>()->size(), pass.parameters.size());
            for (const Parameter& parameter : pass.parameters) {
                const std::string name = type + " " + std::string(parameter.id);
                const Json* said = properties->find(parameter.id);
                QVERIFY2(said, name.c_str());
                QVERIFY2(*said->find("description") == Json(parameter.help), name.c_str());
                if (parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::PerMille)
                    QVERIFY2(*said->find("anyOf") == numbersOf(parameter), name.c_str());
                if (parameter.kind == ParameterKind::Choice)
                    QVERIFY2(*said->find("enum") == Json(choicesOf(parameter)), name.c_str());
            }
        }
    }
};

CAVE_TEST_SUITE(SchemaTest);
#include "schema_test.moc"
