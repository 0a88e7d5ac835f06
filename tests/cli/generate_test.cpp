// SPDX-License-Identifier: MIT
// generate --recipe.
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QJsonValue>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace cave;

namespace {

QByteArray recipeWith(const QByteArray& rows)
{
    return "{\"format\": \"cavewright/recipe\", \"version\": 1, \"rows\": [" + rows + "]}";
}

const QByteArray kFill = R"({"uid": "0x0000000000000001", "type": "fill"})";

} // namespace

class GenerateTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void aRecipeFileMakesADungeonOfAnySize()
    {
        write(path("r.json"), recipeWith(kFill + R"(, {"uid": "0x0000000000000002", "type": "caves"},
            {"uid": "0x0000000000000003", "type": "stairs"}, {"uid": "0x0000000000000004", "type": "connect", "p": {"scope": "dungeon"}})"));
        const QStringList arguments = sized(path("r.json")) + QStringList{"-o", path("a.cave.json")};
        QCOMPARE(run(arguments).status, 0);
        const QByteArray bytes = bytesOf(path("a.cave.json"));
        QVERIFY(bytes.contains("\"width\": 40") && bytes.contains("\"height\": 20") && bytes.contains("\"depth\": 2"));
        QCOMPARE(run({"check", path("a.cave.json")}).status, 0);
        QCOMPARE(run(arguments).status, 0);
        QCOMPARE(bytesOf(path("a.cave.json")), bytes);
    }

    void aDungeonsRecipeIsNamedAfterAColon()
    {
        QCOMPARE(run(sized("jsrogue:caves") + QStringList{"-o", path("a.cave.json")}).status, 0);
        QCOMPARE(run({"check", path("a.cave.json")}).status, 0);
        QCOMPARE(run(sized(path("a.cave.json") + ":caves") + QStringList{"-o", path("b.cave.json")}).status, 0);
        QCOMPARE(run({"hash", path("a.cave.json")}).out, run({"hash", path("b.cave.json")}).out);
    }

    void whatARowCouldNotDoIsToldAndGives0()
    {
        write(path("r.json"), recipeWith(kFill + R"(, {"uid": "0x0000000000000002", "type": "caves"},
            {"uid": "0x0000000000000003", "type": "spawn",
             "p": {"count": 5000, "table": [{"kind": "bat", "weight": 1}]}})"));
        const Reply answer = run(sized(path("r.json")) + QStringList{"-o", path("a.cave.json")});
        QCOMPARE(answer.status, 0);
        const QRegularExpression line("^level 2, row spawn: \\d+ of 5000\\. \\w", QRegularExpression::MultilineOption);
        QVERIFY2(answer.out.contains(line), qPrintable(answer.out));
    }

    void aRowIsToldApartFromOthersOfItsTypeByItsLabel()
    {
        write(path("r.json"), recipeWith(kFill + R"(, {"uid": "0x0000000000000002", "type": "spawn", "label": "Bats",
            "p": {"count": 3, "table": [{"kind": "bat", "weight": 1}]}})"));
        const Reply answer = run(sized(path("r.json")) + QStringList{"-o", path("a.cave.json")});
        QVERIFY2(answer.out.contains("level 1, row spawn \"Bats\": No row above"), qPrintable(answer.out));
        const Reply check = run({"check", path("a.cave.json")});
        QVERIFY2(check.out.contains(": level 1, row spawn \"Bats\": error: No row above"), qPrintable(check.out));
        const QByteArray json = run({"check", "--json", path("a.cave.json")}).out.toUtf8();
        QCOMPARE(QJsonDocument::fromJson(json)[0]["label"].toString(), QString("Bats"));
    }

    // A row that needs what no row above it gives does not run; check says so, too.
    void aRedRowIsToldAndCheckGives1()
    {
        write(path("r.json"), recipeWith(kFill + R"(, {"uid": "0x0000000000000002", "type": "spawn",
            "p": {"count": 3, "table": [{"kind": "bat", "weight": 1}]}})"));
        const Reply answer = run(sized(path("r.json")) + QStringList{"-o", path("a.cave.json")});
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.out.contains("level 1, row spawn: No row above"), qPrintable(answer.out));
        const Reply check = run({"check", path("a.cave.json")});
        QCOMPARE(check.status, 1);
        QVERIFY2(check.out.contains(": level 1, row spawn: error: No row above"), qPrintable(check.out));
        QVERIFY(run({"check", "--json", path("a.cave.json")}).out.contains("\"row\": \"spawn\""));
    }

    void anErrorNamesRowAndParameter_data()
    {
        QTest::addColumn<QByteArray>("recipe");
        QTest::addColumn<QString>("place");
        QTest::newRow("range") << recipeWith(kFill +
                                             R"(, {"uid": "0x0000000000000002", "type": "prune", "p": {"max": -1}})")
                               << "rows[1].p.max";
        QTest::newRow("unknown parameter")
            << recipeWith(R"({"uid": "0x0000000000000001", "type": "fill", "p": {"colour": 1}})") << "rows[0].p.colour";
        QTest::newRow("unknown type") << recipeWith(R"({"uid": "0x0000000000000001", "type": "dream"})") << "\"dream\"";
        QTest::newRow("uid twice") << recipeWith(kFill + "," + kFill) << "rows[1].uid";
        QTest::newRow("format") << QByteArray(R"({"format": "cavewright/dungeon", "version": 1, "rows": []})")
                                << "format";
        QTest::newRow("version") << QByteArray(R"({"format": "cavewright/recipe", "version": 2, "rows": []})")
                                 << "version";
        QTest::newRow("member") << QByteArray(
                                       R"({"format": "cavewright/recipe", "version": 1, "rows": [], "colour": 1})")
                                << "colour";
        QTest::newRow("syntax") << QByteArray("{\n[") << "line 2";
    }

    void anErrorNamesRowAndParameter()
    {
        QFETCH(QByteArray, recipe);
        QFETCH(QString, place);
        write(path("r.json"), recipe);
        const Reply answer = run(sized(path("r.json")) + QStringList{"-o", path("a.cave.json")});
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.err.count('\n'), 1);
        QVERIFY2(answer.err.contains("r.json") && answer.err.contains(place), qPrintable(answer.err));
        QVERIFY(!QFile::exists(path("a.cave.json")));
    }

    // No file can be called like that, so the system does not even look for one.
    void whatStandsBeforeTheColonMayBeLong()
    {
        const Reply answer =
            run(sized(QString(300, u'x') + ".cave.json:caves") + QStringList{"-o", path("a.cave.json")});
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.err.contains("This name is too long."), qPrintable(answer.err));
    }

    void argumentsThatDoNotFitGive2()
    {
        const QString out = path("a.cave.json");
        for (const QStringList& arguments :
             {QStringList{"generate", "--recipe", "jsrogue:caves", "--seed", "1", "-o", out},
              {"generate", "jsrogue", "--width", "40", "--seed", "1", "-o", out},
              {"generate", "--seed", "1", "-o", out},
              sized("jsrogue:caves") + QStringList{"jsrogue", "-o", out},
              sized("jsrogue:dream") + QStringList{"-o", out},
              sized("none.json") + QStringList{"-o", out},
              {"generate", "--recipe", "jsrogue:caves", "--width", "2", "--height", "20", "--depth", "1", "-s", "1",
               "-o", out},
              {"generate", "--recipe", "jsrogue:caves", "--width", "4096", "--height", "4096", "--depth", "5", "-s",
               "1", "-o", out}})
            QCOMPARE(run(arguments).status, 2);
        QVERIFY(!QFile::exists(out));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    static QStringList sized(const QString& recipe)
    {
        return {"generate", "--recipe", recipe, "--width", "40", "--height", "20", "--depth", "2", "--seed", "9"};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CAVE_TEST_SUITE(GenerateTest);
#include "generate_test.moc"
