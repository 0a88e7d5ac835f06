// SPDX-License-Identifier: MIT
#include "app/play/keys/key_map.h"
#include "app/settings/data_folders.h"
#include "app/settings/setting_texts.h"
#include "app/settings/settings.h"
#include "app/view/words/describe.h"
#include "core/base/utf8.h"
#include "core/save/schema/schema.h"
#include "editor/actions/editor_keys.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

// One whose folders of data and of settings are in `folder`.
class Desktop {
public:
    explicit Desktop(const QString& folder)
    {
        qputenv("XDG_DATA_HOME", (folder + "/data").toUtf8());
        qputenv("XDG_CONFIG_HOME", (folder + "/config").toUtf8());
    }
    ~Desktop()
    {
        qunsetenv("XDG_DATA_HOME");
        qunsetenv("XDG_CONFIG_HOME");
    }
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
};

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void usualSettingsAreAnAlmostEmptyFile();
    void everySettingComesBack();
    void languageAndKeysComeBack();
    void keysOfEarlierFilesCount();
    void keysComeBackAlone();
    void theFileMayNameItsSchemaAndKeepsIt();
    void theSchemaSaysWhatTheTableSays();
    void keysOfOthersAreChecked();
    void anActionHasSoManyKeysAtMost();
    void brokenTexts_data();
    void brokenTexts();
    void withoutAFileAllIsUsual();
    void whatIsSavedIsLoaded();
    void whatAnotherWindowChangesStays();
    void aBrokenFileIsPutAsideAndTold();
    void aSecondBrokenFileLeavesTheFirst();
    void tooManyKeysAreKeptInACopy();
    void namesInTheFileAreToldWithoutControls();
    void aNewerFileIsPutAside();
    void aFolderInItsPlaceIsPutAside();
    void settingsOfOlderVersionsMoveOnce();
    void settingsThatCannotMoveStayAndCount();

private:
    QString path() const { return m_folder->filePath("settings.json"); }
    QString file(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const;
    QByteArray read(const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SettingsTest::write(const QString& name, const QByteArray& bytes) const
{
    QFile out(file(name));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
}

QByteArray SettingsTest::read(const QString& name) const
{
    QFile in(file(name));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(missing)");
}

void SettingsTest::usualSettingsAreAnAlmostEmptyFile()
{
    const std::string text = writeSettings({});
    QCOMPARE(text, std::string("{\n  \"format\": \"cavewright/settings\",\n  \"version\": 1\n}\n"));
    QCOMPARE(readSettings(text).value(), Settings());
}

void SettingsTest::everySettingComesBack()
{
    for (const Setting& row : settingTable()) {
        const int high = row.words.empty() ? row.high : static_cast<int>(row.words.size()) - 1;
        for (int value = row.low; value <= high; ++value) {
            Settings settings;
            row.set(settings, value);
            QCOMPARE(row.value(settings), value);
            const auto back = readSettings(writeSettings(settings));
            QVERIFY2(back, row.key.data());
            QCOMPARE(*back, settings);
        }
    }
}

void SettingsTest::languageAndKeysComeBack()
{
    Settings settings;
    settings.language = "de";
    settings.keys.profile = KeyProfile::Wasd;
    settings.keys.play["Wait"] = {".", "\"", "Ctrl+Shift+Z"};
    settings.keys.play["Zap"] = {};
    settings.keys.editor["ToolBrush"] = {"B"};
    QCOMPARE(readSettings(writeSettings(settings)).value(), settings);
}

// As they were written when play and the editor had names of their own for keys.
void SettingsTest::keysOfEarlierFilesCount()
{
    const std::string text = R"({
  "format": "cavewright/settings",
  "version": 1,
  "keys": {
    "profile": "numpad",
    "play": {
      "Explore": ["B", "b", "KP0", "Ctrl++"],
      "GoTo": ["ä", "Shift+KP0", "Alt+Return"],
      "Search": [],
      "Wait": ["!", "Shift+Space", "Ctrl+Shift+W"]
    },
    "editor": {
      "CanvasLeft": ["A"],
      "Find": ["Ö", "Ctrl+!"],
      "NextTab": ["Ctrl+Shift+~", "Shift+Tab"],
      "Save": ["Ctrl+Shift+S", "F2"],
      "ToolBrush": ["Shift+B", "B"],
      "ToolRoom": ["?", "0"]
    }
  }
}
)";
    const auto settings = readSettings(text);
    QVERIFY(settings);
    QCOMPARE(writeSettings(*settings), text);
    const KeyMap play(settings->keys);
    QCOMPARE(play.labels(PlayAction::Explore), (QStringList{"B", "b", "Keypad 0", "Ctrl++"}));
    QCOMPARE(play.labels(PlayAction::GoTo), (QStringList{"ä", "Shift+Keypad 0", "Alt+Return"}));
    QCOMPARE(play.labels(PlayAction::Search), QStringList());
    QCOMPARE(play.labels(PlayAction::Wait), (QStringList{"!", "Shift+Space", "Ctrl+Shift+W"}));
    QCOMPARE(play.labels(PlayAction::WalkSouthWest).size(), 3); // but the letter
    const EditorKeys editor(settings->keys);
    QCOMPARE(editor.labels(CanvasAction::Left), QStringList{"A"});
    QCOMPARE(editor.labels(EditorAction::Find), (QStringList{"Ö", "Ctrl+!"}));
    QCOMPARE(editor.labels(EditorAction::Save), (QStringList{"Ctrl+Shift+S", "F2"}));
    QCOMPARE(editor.labels(ToolId::Brush), (QStringList{"Shift+B", "B"}));
    QCOMPARE(editor.labels(ToolId::Room), (QStringList{"?", "0"}));
}

void SettingsTest::keysComeBackAlone()
{
    KeyBindings keys;
    QCOMPARE(readKeys(writeKeys(keys)).value(), keys);
    keys.profile = KeyProfile::Numpad;
    keys.play["Wait"] = {".", "X"};
    keys.editor["ToolBrush"] = {"Ctrl+B"};
    QCOMPARE(readKeys(writeKeys(keys)).value(), keys);
}

void SettingsTest::theFileMayNameItsSchemaAndKeepsIt()
{
    Settings settings;
    settings.schema = "settings.schema.json";
    const std::string text = writeSettings(settings);
    QVERIFY(text.find("\"$schema\": \"settings.schema.json\"") < text.find("\"format\""));
    QCOMPARE(readSettings(text).value(), settings);
    QVERIFY(!readSettings(R"({"$schema": 7, "format": "cavewright/settings", "version": 1})"));
    QVERIFY(readKeys(R"({"$schema": "keys.schema.json", "format": "cavewright/keys", "version": 1})"));
}

// Name, sentence and bounds: who adds or changes a setting is led to the schema here.
void SettingsTest::theSchemaSaysWhatTheTableSays()
{
    const Json schema = *schemaOf("settings");
    const Json* members = schema.find("properties");
    for (const Setting& row : settingTable()) {
        const Json* member = members->find(row.key);
        QVERIFY2(member, row.key.data());
        const SettingText& text = textOf(row.id);
        QVERIFY2(*member->find("title") == Json(text.name), row.key.data());
        QVERIFY2(member->find("description")->as<std::string>()->starts_with(text.help), row.key.data());
        if (row.words.empty()) {
            QVERIFY2(*member->find("minimum") == Json(row.low), row.key.data());
            QVERIFY2(*member->find("maximum") == Json(row.high), row.key.data());
        } else {
            QVERIFY2(*member->find("enum") == Json(Json::Array(row.words.begin(), row.words.end())), row.key.data());
        }
    }
    constexpr std::size_t kOthers = 5; // $schema, format, version, language, keys
    QCOMPARE(members->as<Json::Object>()->size(), settingTable().size() + kOthers);
}

void SettingsTest::keysOfOthersAreChecked()
{
    QVERIFY(!readKeys(writeSettings({})));
    const auto keys = readKeys(R"({"format": "cavewright/keys", "version": 1, "play": {"Wait": "."}})");
    QVERIFY(!keys);
    QCOMPARE(keys.error().where, std::string("play.Wait"));
}

// Each is a column of the table of keys: a stranger's file with very many would hold the window up.
void SettingsTest::anActionHasSoManyKeysAtMost()
{
    KeyBindings bindings;
    for (std::size_t i = 0; i < kMostKeys; ++i)
        bindings.editor["ToolBrush"] += QString("Ctrl+F%1").arg(i + 1);
    QCOMPARE(readKeys(writeKeys(bindings)).value(), bindings);
    bindings.editor["ToolBrush"] += QString("Q");
    const auto keys = readKeys(writeKeys(bindings));
    QVERIFY(!keys);
    QCOMPARE(keys.error().where, std::string("editor.ToolBrush"));
    QVERIFY2(described(keys.error()).contains("32"), qPrintable(described(keys.error())));
}

void SettingsTest::brokenTexts_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("where");
    QTest::newRow("too large") << QByteArray(R"("text_size": 900)") << "text_size";
    QTest::newRow("no number") << QByteArray(R"("text_size": "big")") << "text_size";
    QTest::newRow("no word of ours") << QByteArray(R"("palette": "pink")") << "palette";
    QTest::newRow("no switch") << QByteArray(R"("click_travels": true)") << "click_travels";
    QTest::newRow("unknown") << QByteArray(R"("colour": "red")") << "colour";
    QTest::newRow("keys no object") << QByteArray(R"("keys": [])") << "keys";
    QTest::newRow("key no list") << QByteArray(R"("keys": {"play": {"Wait": "."}})") << "keys.play.Wait";
    QTest::newRow("profile") << QByteArray(R"("keys": {"profile": "qwerty"})") << "keys.profile";
}

void SettingsTest::brokenTexts()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, where);
    const QByteArray text = R"({"format": "cavewright/settings", "version": 1, )" + members + "}";
    const auto settings = readSettings(text.toStdString());
    QVERIFY(!settings);
    QCOMPARE(QString::fromStdString(settings.error().where), where);
}

void SettingsTest::withoutAFileAllIsUsual()
{
    const auto loaded = SettingsFile(path()).load();
    QCOMPARE(loaded.settings, Settings());
    QVERIFY(loaded.problem.isEmpty());
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void SettingsTest::whatIsSavedIsLoaded()
{
    Settings settings;
    settings.textPercent = 150;
    settings.animation = Animation::Off;
    SettingsFile saved(path());
    QVERIFY(saved.save(settings));
    const auto loaded = SettingsFile(path()).load();
    QCOMPARE(loaded.settings, settings);
    QVERIFY(loaded.problem.isEmpty());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"settings.json"});
}

void SettingsTest::whatAnotherWindowChangesStays()
{
    const Settings usual;
    Settings one = usual;
    one.textPercent = 150;
    one.keys.profile = KeyProfile::Wasd;
    Settings other = usual;
    other.language = "de";
    other.isAscii = true;
    QVERIFY(SettingsFile(path()).change(usual, one));
    QVERIFY(SettingsFile(path()).change(usual, other));
    Settings both = one;
    both.language = "de";
    both.isAscii = true;
    QCOMPARE(SettingsFile(path()).load().settings, both);
    QVERIFY(SettingsFile(path()).change(one, usual)); // taken back
    QCOMPARE(SettingsFile(path()).load().settings, other);
    QVERIFY(QFile::remove(path()));
    QVERIFY(SettingsFile(path()).change(usual, one)); // of a file that somebody removed nothing is known
    QCOMPARE(SettingsFile(path()).load().settings, one);
}

void SettingsTest::aBrokenFileIsPutAsideAndTold()
{
    write("settings.json", "{\"format\": \"cavewright/settings\",");
    SettingsFile settingsFile(path());
    const auto loaded = settingsFile.load();
    QCOMPARE(loaded.settings, Settings());
    QVERIFY2(loaded.problem.contains("settings.broken-1.json"), qPrintable(loaded.problem));
    QVERIFY2(loaded.problem.contains("line 1"), qPrintable(loaded.problem));
    QVERIFY(!QFile::exists(path()));
    QVERIFY(settingsFile.save(loaded.settings));
    QCOMPARE(read("settings.broken-1.json"), QByteArray("{\"format\": \"cavewright/settings\","));
}

void SettingsTest::aSecondBrokenFileLeavesTheFirst()
{
    write("settings.json", "one");
    SettingsFile(path()).load();
    write("settings.json", "two");
    SettingsFile(path()).load();
    QCOMPARE(read("settings.broken-1.json"), QByteArray("one"));
    QCOMPARE(read("settings.broken-2.json"), QByteArray("two"));
}

void SettingsTest::tooManyKeysAreKeptInACopy()
{
    Settings settings;
    settings.textPercent = 150;
    for (std::size_t i = 0; i <= kMostKeys; ++i)
        settings.keys.editor["ToolBrush"] += QString("Ctrl+F%1").arg(i + 1);
    const std::string text = writeSettings(settings);
    write("settings.json", QByteArray::fromStdString(text));
    SettingsFile settingsFile(path());
    const SettingsFile::Loaded loaded = settingsFile.load();
    settings.keys.editor["ToolBrush"].removeLast();
    QCOMPARE(loaded.settings, settings); // all else is as it was
    QVERIFY2(loaded.problem.contains("ToolBrush"), qPrintable(loaded.problem));
    QVERIFY2(loaded.problem.contains("settings.broken-1.json"), qPrintable(loaded.problem));
    QCOMPARE(read("settings.broken-1.json").toStdString(), text);
    const SettingsFile::Loaded again = settingsFile.load(); // is told once
    QVERIFY2(again.problem.isEmpty(), qPrintable(again.problem));
    QCOMPARE(again.settings, settings);
    QVERIFY(!QFile::exists(file("settings.broken-2.json")));
    settings.textPercent = 200;
    QVERIFY(settingsFile.save(settings));
}

void SettingsTest::namesInTheFileAreToldWithoutControls()
{
    Settings settings;
    for (std::size_t i = 0; i <= kMostKeys; ++i)
        settings.keys.editor["Tool\x1b"] += QString("Ctrl+F%1").arg(i + 1);
    write("settings.json", QByteArray::fromStdString(writeSettings(settings)));
    const QString problem = SettingsFile(path()).load().problem;
    QVERIFY2(problem.contains("Tool\\u{1b}"), qPrintable(problem));
    QVERIFY2(!hasControl(problem.toStdString()), qPrintable(problem));
}

void SettingsTest::aNewerFileIsPutAside()
{
    write("settings.json", R"({"format": "cavewright/settings", "version": 2, "holograms": "on"})");
    const auto loaded = SettingsFile(path()).load();
    QVERIFY2(loaded.problem.contains("newer"), qPrintable(loaded.problem));
    QVERIFY(QFile::exists(file("settings.broken-1.json")));
}

void SettingsTest::aFolderInItsPlaceIsPutAside()
{
    QVERIFY(QDir(m_folder->path()).mkdir("settings.json"));
    SettingsFile settingsFile(path());
    const auto loaded = settingsFile.load();
    QVERIFY(!loaded.problem.isEmpty());
    QVERIFY(QDir(file("settings.broken-1.json")).exists());
    QVERIFY(settingsFile.save(loaded.settings));
}

void SettingsTest::settingsOfOlderVersionsMoveOnce()
{
    const Desktop desktop(m_folder->path());
    QDir(m_folder->path()).mkpath("data/cavewright");
    write("data/cavewright/settings.json", "old");
    QCOMPARE(DataFolders::at({}).settingsFile(), file("config/cavewright/settings.json"));
    QCOMPARE(read("config/cavewright/settings.json"), QByteArray("old"));
    QVERIFY(!QFile::exists(file("data/cavewright/settings.json")));

    write("data/cavewright/settings.json", "of an older program that was started later");
    QCOMPARE(DataFolders::at({}).settingsFile(), file("config/cavewright/settings.json"));
    QCOMPARE(read("config/cavewright/settings.json"), QByteArray("old"));
    QVERIFY(QFile::exists(file("data/cavewright/settings.json")));
}

void SettingsTest::settingsThatCannotMoveStayAndCount()
{
    const Desktop desktop(m_folder->path());
    QDir(m_folder->path()).mkpath("data/cavewright");
    write("data/cavewright/settings.json", "old");
    write("config", "no folder");
    QCOMPARE(DataFolders::at({}).settingsFile(), file("data/cavewright/settings.json"));
    QCOMPARE(read("data/cavewright/settings.json"), QByteArray("old"));
}

CAVE_TEST_SUITE(SettingsTest);
#include "settings_test.moc"
