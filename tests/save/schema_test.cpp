// SPDX-License-Identifier: MIT
// What resources/schema holds is what the tables say; check_schemas.py holds it against files and readers.
#include "core/save/schema/schema.h"

#include "core/base/files.h"
#include "core/json/json_layout.h"
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

    void thereIsOneForEachKindOfFile()
    {
        QVERIFY(std::ranges::equal(schemaNames(), std::vector<std::string_view>{"content", "dungeon", "game", "kinds",
                                                                                "personas", "recipe", "sounds"}));
        QVERIFY(!schemaOf("cheese"));
        QVERIFY(!schemaOf(""));
    }
};

CAVE_TEST_SUITE(SchemaTest);
#include "schema_test.moc"
