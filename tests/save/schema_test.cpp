// SPDX-License-Identifier: MIT
// What resources/schema holds is what the tables say; check_schemas.py holds it against files and readers.
#include "core/save/schema/schema.h"

#include "core/base/files.h"
#include "core/json/json_layout.h"
#include "core/pilot/persona/persona.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void theFilesAreAsTheCommandLinePrintsThem_data()
    {
        QTest::addColumn<std::string>("name");
        for (const std::string_view name : schemaNames())
            QTest::newRow(std::string(name).c_str()) << std::string(name);
    }

    void theFilesAreAsTheCommandLinePrintsThem()
    {
        QFETCH(const std::string, name);
        const std::string file = "schema/" + name + ".schema.json";
        const auto kept = readFile(resourcePath(file), 1 << 20);
        QVERIFY(kept);
        QVERIFY2(*kept == laidOut(*schemaOf(name)),
                 ("write it anew: cavewright-cli schema " + name + " >resources/" + file).c_str());
    }

    void eachIsAtHomeOnTheWeb()
    {
        for (const std::string_view name : schemaNames()) {
            const std::string home = "https://cavewright.github.io/schema/" + std::string(name) + ".schema.json";
            QVERIFY2(*schemaOf(name)->find("$id") == Json(home), home.c_str());
        }
    }

    void everyPropertyHasATitleAndADescription()
    {
        for (const std::string_view name : schemaNames())
            checkDescribed(*schemaOf(name), std::string(name));
    }

    void bandsNameThePersonasThatThereAre()
    {
        Json::Array names;
        for (const Persona& persona : personas())
            names.push_back(persona.id);
        const Json schema = *schemaOf("bands");
        QVERIFY(*schema.find("$defs")->find("persona")->find("enum") == Json(names));
    }

    void thereIsOneForEachKindOfFile()
    {
        QVERIFY(std::ranges::equal(
            schemaNames(),
            std::vector<std::string_view>{"bands", "content", "daily", "deed_log", "deeds", "dungeon", "game", "keys",
                                          "kinds", "offered", "personas", "recipe", "search", "settings", "sounds"}));
        QVERIFY(!schemaOf("cheese"));
        QVERIFY(!schemaOf(""));
    }

private:
    // Conditions name properties that are described elsewhere; what is only forbidden is false.
    static void checkDescribed(const Json& schema, const std::string& where)
    {
        if (const auto* parts = schema.as<Json::Array>())
            for (const Json& part : *parts)
                checkDescribed(part, where);
        const auto* words = schema.as<Json::Object>();
        if (!words)
            return;
        for (const auto& [word, part] : *words) {
            if (word == "if" || word == "then" || word == "else" || word == "not" || word == "enum" || word == "const")
                continue;
            if (word == "properties")
                for (const auto& [property, definition] : *part.as<Json::Object>())
                    QVERIFY2(definition == Json(false) ||
                                 (isSaid(definition, "title") && isSaid(definition, "description")),
                             (where + '/' + property).c_str());
            checkDescribed(part, where + '/' + word);
        }
    }

    static bool isSaid(const Json& definition, std::string_view member)
    {
        const Json* said = definition.find(member);
        return said && said->as<std::string>() && !said->as<std::string>()->empty();
    }
};

CAVE_TEST_SUITE(SchemaTest);
#include "schema_test.moc"
