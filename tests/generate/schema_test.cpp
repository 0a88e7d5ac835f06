// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/generate/passes.h"
#include "core/json/json.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Json definitionsOfTheSchema()
{
    const auto text = readFile(resourcePath("schema/dungeon.schema.json"), 1 << 20);
    const auto document = parseJson(text.value_or(""));
    return document ? *document->find("$defs") : Json();
}

// A range, or a curve.
Json numbersOf(int low, int high)
{
    return Json::Array{Json::Object{{"type", "integer"}, {"minimum", low}, {"maximum", high}},
                       Json::Object{{"$ref", "#/$defs/curve"}}};
}

Json definitionOf(const Parameter& parameter)
{
    Json said = Json::Object{{"description", parameter.help}};
    switch (parameter.kind) {
    case ParameterKind::Integer: said.set("anyOf", numbersOf(parameter.low, parameter.high)); break;
    case ParameterKind::PerMille: said.set("anyOf", numbersOf(0, 1000)); break;
    case ParameterKind::Choice:
        said.set("enum", Json::Array(parameter.choices.begin(), parameter.choices.end()));
        break;
    case ParameterKind::Flag: said.set("type", "boolean"); break;
    case ParameterKind::Table: said.set("$ref", "#/$defs/weights"); break;
    case ParameterKind::Tile:
    case ParameterKind::Word: said.set("$ref", "content.schema.json#/$defs/id_or_none"); break;
    }
    return said;
}

Json definitionOf(const Pass& pass)
{
    Json properties = Json::Object{};
    for (const Parameter& parameter : pass.parameters)
        properties.set(parameter.id, definitionOf(parameter));
    return Json::Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

// What a row of this type says under "p".
Json useOf(const Pass& pass)
{
    const Json own =
        Json::Object{{"type", Json::Object{{"const", pass.type}}}, {"ver", Json::Object{{"const", pass.version}}}};
    const Json reference = Json::Object{{"$ref", "#/$defs/pass_" + std::string(pass.type)}};
    return Json::Object{
        {"if", Json::Object{{"properties", own}}},
        {"then", Json::Object{{"properties", Json::Object{{"p", reference}}}}},
    };
}

} // namespace

class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void theDungeonSchemaSaysOfEveryPassJustWhatItsFieldsSay()
    {
        const Json definitions = definitionsOfTheSchema();
        const auto& uses = *definitions.find("row")->find("allOf")->as<Json::Array>();
        QCOMPARE(uses.size(), passes().size());
        for (const Pass& pass : passes()) {
            const std::string name = "pass_" + std::string(pass.type);
            const Json wanted = definitionOf(pass);
            const Json* said = definitions.find(name);
            QVERIFY2(said && *said == wanted, ("$defs must hold \"" + name + "\": " + wanted.compact()).c_str());
            QVERIFY2(std::ranges::find(uses, useOf(pass)) != uses.end(),
                     ("\"allOf\" of \"row\" must hold " + useOf(pass).compact()).c_str());
        }
    }
};

CAVE_TEST_SUITE(SchemaTest);
#include "schema_test.moc"
