// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/content/english.h"
#include "core/save/formats/formats.h"
#include "tests/support/paths.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;
namespace fs = std::filesystem;

namespace {

std::string inEnglish(const Text& text) { return format(text, EnglishPhrasebook(Catalogue::builtIn())); }

} // namespace

class FormatsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyRowIsToldOfInWordsOfItsOwn();
    void whatIsWrittenIsReadAndWrittenAlike_data();
    void whatIsWrittenIsReadAndWrittenAlike();
    void documentsNameEveryRow_data();
    void documentsNameEveryRow();
    void theEndOfTheNameDecides();
    void aDungeonWithoutAnEndingIsKnownByItsBeginning();
    void aDungeonIsSavedAndLoaded();
    void aTextMapIsSavedAndLoadedUnderItsFilesName();
    void errorsNameTheFile();
    void whatCouldNotBeOpenedAgainReplacesNothing();
    void progressGrowsToTheEnd();
    void stoppedAnywhereNothingIsOpenedOrReplaced();

private:
    fs::path path(const std::string& name) const { return fs::path(m_temporary->path().toStdString()) / name; }

    std::unique_ptr<QTemporaryDir> m_temporary;
};

void FormatsTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
}

void FormatsTest::everyRowIsToldOfInWordsOfItsOwn()
{
    std::set<std::string_view> suffixes;
    std::set<std::string_view> words;
    for (const Format& format : formats()) {
        QVERIFY(format.suffix.starts_with('.') && suffixes.insert(format.suffix).second);
        QVERIFY(format.otherSuffix.empty() || suffixes.insert(format.otherSuffix).second);
        for (const Format::Label& label : {format.title, format.files, format.holds}) {
            QVERIFY2(!label.source.empty() && words.insert(label.source).second, label.source.data());
            QCOMPARE(label.context, std::string_view("formats"));
        }
        QVERIFY(format.holds.source.ends_with('.'));
        QVERIFY(format.read || !format.isWhole); // what keeps everything can be opened again
        QCOMPARE(formatOf("a" + std::string(format.suffix)), &format);
    }
    QCOMPARE(std::ranges::count_if(formats(), &Format::isOwn), 1);
}

void FormatsTest::whatIsWrittenIsReadAndWrittenAlike_data()
{
    QTest::addColumn<const Format*>("format");
    for (const Format& format : formats())
        if (format.read && format.write)
            QTest::newRow(format.suffix.data()) << &format;
}

void FormatsTest::whatIsWrittenIsReadAndWrittenAlike()
{
    QFETCH(const Format*, format);
    const Dungeon dungeon = recipeDungeon(5);
    const fs::path first = path("first" + std::string(format->suffix));
    QVERIFY(saveDungeon(dungeon, first));
    const auto read = loadDungeon(first);
    QVERIFY2(read, read ? "" : read.error().where.c_str());
    if (format->isWhole)
        QCOMPARE(dungeonHash(read->dungeon), dungeonHash(dungeon));
    const fs::path second = path("second" + std::string(format->suffix));
    QVERIFY(saveDungeon(read->dungeon, second));
    QVERIFY(*readFile(second, 1 << 20) == *readFile(first, 1 << 20));
}

void FormatsTest::documentsNameEveryRow_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<bool>("hasSentences");
    QTest::addColumn<bool>("hasAll"); // else those that are written
    QTest::newRow("manual page") << shown(resourcePath("linux/cavewright-cli.1")) << true << true;
    QTest::newRow("completion") << shown(resourcePath("linux/cavewright-cli.bash")) << false << false;
    QTest::newRow("README") << shown(resourcePath("../README.md")) << false << true;
}

void FormatsTest::documentsNameEveryRow()
{
    QFETCH(const QString, document);
    QFETCH(const bool, hasSentences);
    QFETCH(const bool, hasAll);
    const auto text = readFile(document.toStdString(), 1 << 20);
    QVERIFY(text);
    for (const Format& format : formats()) {
        const bool isOnlyRead = format.read && !format.write;
        QVERIFY2(text->contains(format.suffix) == (hasAll || !isOnlyRead), format.suffix.data());
        const std::string sentences = std::string(format.title.source) + ". " + std::string(format.holds.source);
        QVERIFY2(!hasSentences || text->contains(sentences), sentences.c_str());
    }
}

void FormatsTest::theEndOfTheNameDecides()
{
    QCOMPARE(shown(formatOf("a/b.cave.json")->suffix), QString(".cave.json"));
    QCOMPARE(shown(formatOf("b.json")->suffix), QString(".cave.json"));
    QCOMPARE(shown(formatOf("b.json.txt")->suffix), QString(".txt"));
    QVERIFY(!formatOf("b") && !formatOf("txt") && !formatOf("a.txt/b") && !formatOf("b.jpg"));
    QVERIFY(formatOf("b.png")->isPicture());
    QCOMPARE(shown(formatOf("MAP.TMX")->suffix), QString(".tmx"));
    QCOMPARE(shown(formatOf("Map.Cave.JSON")->suffix), QString(".cave.json"));
    const auto saved = saveDungeon(emptyDungeon(4, 4, 1), path("map.png"));
    const std::string told = inEnglish(saved.error().what);
    QVERIFY2(told.starts_with("The name must end in .cave.json, .tmj"), told.c_str());
    const std::string toldOfReading = inEnglish(loadDungeon(path("map.png")).error().what);
    for (const Format& format : formats()) {
        QCOMPARE(told.contains(format.suffix), format.write != nullptr);
        QCOMPARE(toldOfReading.contains(format.suffix), format.read != nullptr);
    }
    QVERIFY(formatOf("b.ldtk")->read && !formatOf("b.ldtk")->isWritten());
    QVERIFY(!fs::exists(path("map.png")));
}

void FormatsTest::aDungeonWithoutAnEndingIsKnownByItsBeginning()
{
    const Dungeon dungeon = recipeDungeon(5);
    QVERIFY(saveDungeon(dungeon, path("a.cave.json")).has_value());
    for (const char* name : {"unnamed", "a.cave.json.bak"}) {
        fs::copy_file(path("a.cave.json"), path(name));
        const auto file = loadDungeon(path(name));
        QVERIFY2(file.has_value(), name);
        QCOMPARE(dungeonHash(file->dungeon), dungeonHash(dungeon));
    }
    for (const char* other : {"#####\n#@.>#\n#####\n", R"({"format": "cavewright/game"})"}) {
        QVERIFY(writeFileAtomically(path("other"), other).has_value());
        const auto refused = loadDungeon(path("other"));
        QVERIFY2(!refused && inEnglish(refused.error().what).starts_with("The name must end in"), other);
    }
    QVERIFY(!saveDungeon(dungeon, path("unnamed"))); // what is written says by its name what it is
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
    for (const char* name : {"deep.txt", "deep.TXT"}) {
        QVERIFY(saveDungeon(dungeon, path(name)).has_value());
        const auto file = loadDungeon(path(name));
        QVERIFY(file.has_value());
        QCOMPARE(shown(file->dungeon.name), QString("deep"));
        QVERIFY(file->dungeon.levels[2].tiles == dungeon.levels[2].tiles);
    }
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

void FormatsTest::progressGrowsToTheEnd()
{
    const Dungeon dungeon = recipeDungeon(5);
    std::vector<double> told;
    const Progress progress = [&](int done, int all) {
        told.push_back(static_cast<double>(done) / all);
        return true;
    };
    QVERIFY(saveDungeon(dungeon, path("a.cave.json"), progress).has_value());
    QCOMPARE(told.size(), 2 * dungeon.levels.size()); // written, and read again
    QVERIFY(std::ranges::is_sorted(told));
    QCOMPARE(told.back(), 1.0);
    told.clear();
    QVERIFY(loadDungeon(path("a.cave.json"), progress).has_value());
    QCOMPARE(told.size(), dungeon.levels.size());
    QVERIFY(std::ranges::is_sorted(told));
    QCOMPARE(told.back(), 1.0);
}

void FormatsTest::stoppedAnywhereNothingIsOpenedOrReplaced()
{
    const Dungeon dungeon = recipeDungeon(5);
    QVERIFY(saveDungeon(dungeon, path("a.cave.json")).has_value());
    const auto before = readFile(path("a.cave.json"), 1 << 20);
    const Dungeon other = recipeDungeon(6);
    for (int step = 0; step < 2 * dungeon.depth(); ++step) {
        int told = 0;
        const Progress stopping = [&](int, int) { return told++ != step; };
        const auto saved = saveDungeon(other, path("a.cave.json"), stopping);
        QCOMPARE(told, step + 1); // nobody is asked again
        QVERIFY(!saved && isStopped(saved.error()));
        QVERIFY(*readFile(path("a.cave.json"), 1 << 20) == *before);
        if (step >= dungeon.depth())
            continue;
        told = 0;
        const auto file = loadDungeon(path("a.cave.json"), stopping);
        QVERIFY(!file && file.error().where.empty() && isStopped(file.error()));
    }
}

CAVE_TEST_SUITE(FormatsTest);
#include "formats_test.moc"
