// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/save/formats.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;
namespace fs = std::filesystem;

class FormatsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theEndOfTheNameDecides();
    void aDungeonIsSavedAndLoaded();
    void aTextMapIsSavedAndLoadedUnderItsFilesName();
    void errorsNameTheFile();
    void whatCouldNotBeOpenedAgainReplacesNothing();

private:
    fs::path path(const char* name) const { return fs::path(m_temporary->path().toStdString()) / name; }

    std::unique_ptr<QTemporaryDir> m_temporary;
};

void FormatsTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
}

void FormatsTest::theEndOfTheNameDecides()
{
    QCOMPARE(shown(formatOf("a/b.cave.json")->suffix), QString(".cave.json"));
    QCOMPARE(shown(formatOf("b.json")->suffix), QString(".json"));
    QCOMPARE(shown(formatOf("b.json.txt")->suffix), QString(".txt"));
    QVERIFY(!formatOf("b") && !formatOf("txt") && !formatOf("a.txt/b") && !formatOf("b.png"));
    const auto saved = saveDungeon(emptyDungeon(4, 4, 1), path("map.png"));
    QCOMPARE(shown(saved.error().what), QString("The name must end in .cave.json, .tmj or .txt."));
    QVERIFY(!fs::exists(path("map.png")));
}

void FormatsTest::aDungeonIsSavedAndLoaded()
{
    const Dungeon dungeon = recipeDungeon(5);
    QVERIFY(saveDungeon(dungeon, path("a.cave.json")).has_value());
    const auto file = loadDungeon(path("a.cave.json"));
    QVERIFY(file.has_value());
    QCOMPARE(dungeonHash(file->dungeon), dungeonHash(dungeon));
    QCOMPARE(shown(file->dungeon.name), QString()); // as it was
}

void FormatsTest::aTextMapIsSavedAndLoadedUnderItsFilesName()
{
    const Dungeon dungeon = recipeDungeon(5);
    QVERIFY(saveDungeon(dungeon, path("deep.txt")).has_value());
    const auto file = loadDungeon(path("deep.txt"));
    QVERIFY(file.has_value());
    QCOMPARE(shown(file->dungeon.name), QString("deep"));
    QVERIFY(file->dungeon.levels[2].tiles == dungeon.levels[2].tiles);
}

void FormatsTest::errorsNameTheFile()
{
    const std::string file = path("a.cave.json").string();
    QCOMPARE(shown(loadDungeon(file).error().where), shown(file));
    QVERIFY(writeFileAtomically(file, "{\n  oops").has_value());
    QCOMPARE(shown(loadDungeon(file).error().where), shown(file + ": line 2, column 3"));
    QVERIFY(writeFileAtomically(file, R"({"format": "cavewright/dungeon", "version": 9})").has_value());
    QCOMPARE(shown(loadDungeon(file).error().where), shown(file + ": version"));
}

void FormatsTest::whatCouldNotBeOpenedAgainReplacesNothing()
{
    QVERIFY(saveDungeon(recipeDungeon(5), path("a.cave.json")).has_value());
    const auto before = readFile(path("a.cave.json"), 1 << 20);
    Dungeon broken = recipeDungeon(6);
    broken.levels[1].uid = broken.levels[0].uid;
    const auto saved = saveDungeon(broken, path("a.cave.json"));
    QVERIFY(!saved);
    QVERIFY(shown(saved.error().where).endsWith("a.cave.json: levels[1].uid"));
    QVERIFY(*readFile(path("a.cave.json"), 1 << 20) == *before);
}

CAVE_TEST_SUITE(FormatsTest);
#include "formats_test.moc"
