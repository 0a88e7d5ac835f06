// SPDX-License-Identifier: MIT
// The files that the window reads by itself, changed at random: settings, keys, copies of unsaved work. The readers of
// the core, journals and records among them, have fuzzers of their own: tests/fuzz/run.sh.
#include "app/settings/settings.h"
#include "app/view/words/describe.h"
#include "core/base/utf8.h"
#include "core/save/dungeon_file.h"
#include "editor/files/desk.h"
#include "editor/files/recovery.h"
#include "tests/fuzz/mutate_json.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

const char* const kSettings = R"({"format": "cavewright/settings", "version": 1, "language": "de", "text_size": 150,
"palette": "light", "animation": "short", "map": "ascii", "start_at": "editor", "hints": "off", "keys": {
"profile": "numpad", "play": {"Explore": ["B", "KP0", "Ctrl++"], "Search": []}, "editor": {"ToolBrush": ["Q"]}}})";
const char* const kKeys = R"({"format": "cavewright/keys", "version": 1, "profile": "wasd",
"play": {"Wait": [".", "Shift+Space"]}, "editor": {"ToolBrush": ["Q"]}})";

// A document of the sample's kind; now and then bytes of it are changed too.
std::string changedAt(const Json& sample, Random& dice)
{
    Json document = sample;
    mutate(document, dice);
    std::string text = document.compact();
    if (dice.below(8) == 0)
        text[dice.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(dice.below(256));
    return text;
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

// What is still taken of a file that was changed at random is written so that it reads the same.
void readChanged(std::string_view sample, std::uint64_t seed, const auto& read, const auto& write)
{
    Random dice(seed);
    int taken = 0;
    const int all = scaled(3000);
    for (int i = 0; i < all; ++i) {
        const std::string text = changedAt(*parseJson(sample), dice);
        const auto found = read(text);
        if (found) {
            ++taken;
            QVERIFY2(read(write(*found)) == *found, text.c_str());
        } else {
            QVERIFY2(!hasControl(described(found.error()).toStdString()), text.c_str());
        }
    }
    QVERIFY(taken > 0 && taken < all);
}

} // namespace

class WindowReadersTest : public QObject {
    Q_OBJECT

private slots:
    void settingsAreReadAsTheyAreWrittenOrRefusedInPlainWords();
    void keysAreReadAsTheyAreWrittenOrRefusedInPlainWords();
    void copiesOfUnsavedWorkAreOfferedWholeOrLeft();
};

void WindowReadersTest::settingsAreReadAsTheyAreWrittenOrRefusedInPlainWords()
{
    const auto read = [](const std::string& text) { return readSettings(text); };
    readChanged(kSettings, 1, read, writeSettings);
}

void WindowReadersTest::keysAreReadAsTheyAreWrittenOrRefusedInPlainWords()
{
    readChanged(kKeys, 2, readKeys, writeKeys);
}

void WindowReadersTest::copiesOfUnsavedWorkAreOfferedWholeOrLeft()
{
    Dungeon dungeon = emptyDungeon(9, 7, 2);
    dungeon.unknown.set("recovery",
                        Json::Object{{"file", "/home/a/b.cave.json"}, {"time", "2026-11-21T10:11:12.345Z"}});
    const Json sample = dungeonJson(dungeon);
    const QTemporaryDir folder;
    const QString session = folder.filePath("recovery/left/");
    QVERIFY(QDir().mkpath(session));
    Random dice(3);
    const int all = scaled(300);
    for (int i = 0; i < all; ++i)
        write(session + QString::number(i) + ".cave.json", changedAt(sample, dice));

    Document document;
    Desk desk(document);
    Recovery recovery(document, desk, folder.path());
    const std::vector<RecoveryCopy> copies = recovery.copies();
    QVERIFY(!copies.empty() && std::ssize(copies) < all);
    for (const RecoveryCopy& copy : copies) {
        QVERIFY2(copy.when.isValid(), qPrintable(copy.path));
        QVERIFY2(!copy.dungeon.unknown.find("recovery"), qPrintable(copy.path));
        QVERIFY2(readDungeon(writeDungeon(copy.dungeon)), qPrintable(copy.path));
    }
    QCOMPARE(QDir(session).entryList({"*.cave.json"}).size(), all); // none goes before somebody has decided
}

CAVE_TEST_SUITE(WindowReadersTest);
#include "window_readers_test.moc"
