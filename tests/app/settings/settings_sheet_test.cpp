// SPDX-License-Identifier: MIT
// Settings at the window: every change counts at once, is remembered, and leaves the player where they were.
#include "app/play/game/message_model.h"
#include "app/play/page/play_page.h"
#include "app/settings/key_file.h"
#include "app/settings/keys_panel.h"
#include "app/settings/language.h"
#include "app/settings/settings_keeper.h"
#include "app/settings/settings_sheet.h"
#include "app/sound/loudspeaker.h"
#include "app/title/new_game_page.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/files/document.h"
#include "editor/page/editor_page.h"
#include "editor/page/workspace.h"
#include "editor/tools/workbench.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/overview_window.h"
#include "editor/windows/rules_window.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QUndoStack>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace cave;

class SettingsSheetTest : public WindowSuite {
    Q_OBJECT

public slots:
    void openFolder(const QUrl& folder) { m_opened << folder; }

private slots:
    void cleanup();

    void foldersAreThereWhenTheyAreOpened();
    void aFolderThatCannotBeMadeTellsWhy();
    void openedFromTheTitleByItsLetter();
    void openedInPlayAndBack();
    void openedFromTheGameMenu();
    void openedInTheEditor();
    void languageAtOnce();
    void theSystemsLanguageCountsAfterThatOfTheCommandLine();
    void entriesOfTheTitleAreMirroredForHebrew();
    void textSizeAtOnceAndByKey();
    void paletteChangesPixels();
    void aRunningGameStaysAsItIs();
    void theZoomStaysAsItIs();
    void theEditorKeepsItsWork();
    void theEditorKeepsItsWindows();
    void switchesReachTheGame();
    void changesAreRemembered();
    void changesOfTwoWindowsAreRemembered();
    void whatCouldNotBeWrittenIsWrittenLater();
    void whatCouldNotBeWrittenIsToldOnAnyPage();
    void whatCouldNotBeWrittenStaysToldWhileOneSearches();
    void aBrokenFileIsToldOnce();
    void undoAndDefaultsAreOfOnePage();
    void aSilentGameSaysWhy();
    void searchShowsWhatHasTheWords();
    void aNewKeyCountsAtOnce();
    void aClashNamesTheOtherAction();
    void escLeavesTheKey();
    void tabCanBeAKey();
    void keysOfTheEditor();
    void keysGoIntoAFileAndComeBack();
    void aFileOfKeysHasItsSuffix_data();
    void aFileOfKeysHasItsSuffix();
    void everyKeyOfAnActionIsShown();
    void theStartIsChosen();
    void hintsAreHidden();
    void theTitlePictureIsHidden();
    void practiceIsTicked();
    void choicesReachTheEditor();
    void keyboardAlone();
    void everyControlHasAName();
    void aBurstOfChangesRestylesThePagesOnce();
    void fitsEveryWindow_data();
    void fitsEveryWindow();

private:
    QList<QUrl> m_opened; // instead of showing them

    static void settle();
    SettingsSheet& sheet() const { return *m_window->settingsSheet(); }
    SettingsSheet& open(SettingsPage page);
    void choose(SettingId id, int value);
    void chooseLanguage(const QString& language);
    void change(SettingId id, int value);
    QString titleText() const { return m_window->title().button(TitlePage::Entry::NewGame).text(); }
    int rowOf(const QString& action) const;
    void chooseKey(const QString& action, int column);
};

void SettingsSheetTest::cleanup()
{
    m_window.reset();
    speak("en");
    palette::use(palette::Set::Usual);
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
}

SettingsSheet& SettingsSheetTest::open(SettingsPage page)
{
    m_window->showSettings();
    sheet().showPage(page);
    return sheet();
}

// Widgets hear of a change when events are delivered, and show it when those are done.
void SettingsSheetTest::settle()
{
    for (int round = 0; round < 3; ++round)
        QTest::qWait(1);
}

// As the player does it in the box; then what is shown has followed.
void SettingsSheetTest::choose(SettingId id, int value)
{
    auto* box = qobject_cast<QComboBox*>(sheet().control(id));
    QVERIFY(box != nullptr);
    box->setCurrentIndex(box->findData(value));
    emit box->activated(box->currentIndex());
    settle();
}

void SettingsSheetTest::chooseLanguage(const QString& language)
{
    auto* box = sheet().findChild<QComboBox*>("language");
    QVERIFY(box->findData(language) >= 0);
    box->setCurrentIndex(box->findData(language));
    emit box->activated(box->currentIndex());
    settle();
}

void SettingsSheetTest::change(SettingId id, int value)
{
    Settings settings = m_window->settings();
    setting(id).set(settings, value);
    m_window->changeSettings(settings);
    settle();
}

void SettingsSheetTest::foldersAreThereWhenTheyAreOpened()
{
    open(SettingsPage::Files);
    QDesktopServices::setUrlHandler("file", this, "openFolder");
    for (QPushButton* button : sheet().findChildren<QPushButton*>())
        if (button->text() == "Open folder")
            button->click();
    QDesktopServices::unsetUrlHandler("file");
    QCOMPARE(m_opened.size(), 3);
    for (const QUrl& folder : std::as_const(m_opened))
        QVERIFY2(QDir(folder.toLocalFile()).exists(), qPrintable(folder.toString()));
}

void SettingsSheetTest::aFolderThatCannotBeMadeTellsWhy()
{
    const QString dungeons = DataFolders::at(m_folder->path()).dungeons;
    QFile inItsPlace(dungeons);
    QVERIFY(!QDir(dungeons).exists() && inItsPlace.open(QIODevice::WriteOnly));
    m_opened.clear();
    open(SettingsPage::Files);
    QDesktopServices::setUrlHandler("file", this, "openFolder");
    QString told;
    for (QPushButton* button : sheet().findChildren<QPushButton*>())
        if (button->text() == "Open folder" && button->accessibleName() == "Your own dungeons")
            button->click();
    QDesktopServices::unsetUrlHandler("file");
    for (const QLabel* label : sheet().findChildren<QLabel*>())
        if (label->text().startsWith("This folder cannot be made."))
            told = label->text();
    QVERIFY(m_opened.isEmpty());
    QVERIFY2(told.contains(dungeons), qPrintable(told));
    QVERIFY(!told.contains("shows folders"));
}

void SettingsSheetTest::openedFromTheTitleByItsLetter()
{
    type("s");
    QVERIFY(m_window->settingsSheet() != nullptr);
    QVERIFY(sheet().search().hasFocus());
    key(Qt::Key_Escape);
    QVERIFY(m_window->settingsSheet() == nullptr);
    QVERIFY(m_window->title().button(TitlePage::Entry::Settings).hasFocus());
    key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(m_window->settingsSheet() != nullptr);
}

void SettingsSheetTest::openedInPlayAndBack()
{
    m_window->startGame("jsrogue", 1);
    key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(m_window->settingsSheet() != nullptr);
    QVERIFY(!m_window->menuBar()->isEnabled());
    type(".");
    QCOMPARE(m_window->play().game()->world().state().turn, 0); // typed into the search
    sheet().search().clear();
    key(Qt::Key_Escape);
    QVERIFY(m_window->settingsSheet() == nullptr);
    QVERIFY(m_window->menuBar()->isEnabled());
    QVERIFY(m_window->play().map().hasFocus());
    type(".");
    QCOMPARE(m_window->play().game()->world().state().turn, 1);
}

void SettingsSheetTest::openedFromTheGameMenu()
{
    m_window->startGame("jsrogue", 1);
    key(Qt::Key_Escape);
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);
    key(Qt::Key_Return);
    QVERIFY(m_window->settingsSheet() != nullptr);
}

void SettingsSheetTest::openedInTheEditor()
{
    m_window->editor().openDungeon(emptyDungeon(20, 12, 1), "Test");
    m_window->showEditor();
    settle();
    m_window->editor().actionSet()[EditorAction::Settings].trigger();
    QVERIFY(m_window->settingsSheet() != nullptr);
    key(Qt::Key_Escape);
    QVERIFY(m_window->editor().isAncestorOf(focused()));
}

void SettingsSheetTest::languageAtOnce()
{
    QCOMPARE(titleText(), QString("New game"));
    open(SettingsPage::General);
    chooseLanguage("de");
    QCOMPARE(titleText(), QString("Neues Spiel"));
    QVERIFY(m_window->settingsSheet() != nullptr); // still open, and where it was
    QCOMPARE(sheet().page(), SettingsPage::General);
    chooseLanguage("en");
    QCOMPARE(titleText(), QString("New game"));
    QCOMPARE(m_window->page(), &m_window->title());
}

void SettingsSheetTest::theSystemsLanguageCountsAfterThatOfTheCommandLine()
{
    const QString file = m_folder->filePath("settings.json");
    Settings settings;
    settings.language = "es";
    QVERIFY(SettingsFile(file).save(settings));
    m_window.reset();
    speak("de");
    SettingsKeeper keeper(file, "de");
    QCOMPARE(QLocale().language(), QLocale::German);
    settings.language.clear();
    QVERIFY(keeper.change(settings).isEmpty());
    QCOMPARE(QLocale().language(), QLocale::system().language());
}

// What stands beside an entry's name goes to its other side.
void SettingsSheetTest::entriesOfTheTitleAreMirroredForHebrew()
{
    const auto margins = [this] {
        return m_window->title().button(TitlePage::Entry::NewGame).layout()->contentsMargins();
    };
    const QMargins fromLeft = margins();
    QVERIFY(fromLeft.left() > fromLeft.right());
    open(SettingsPage::General);
    chooseLanguage("he");
    QTRY_COMPARE(margins().right(), fromLeft.left());
    QCOMPARE(margins().left(), fromLeft.right());
    chooseLanguage("en");
    QTRY_COMPARE(margins(), fromLeft);
}

void SettingsSheetTest::textSizeAtOnceAndByKey()
{
    const int usual = m_window->title().button(TitlePage::Entry::NewGame).width();
    open(SettingsPage::Looks);
    auto* box = qobject_cast<QSpinBox*>(sheet().control(SettingId::TextSize));
    box->setFocus();
    box->setValue(150);
    settle();
    QCOMPARE(textPercent(), 150);
    QCOMPARE(QApplication::font().pixelSize(), 19);
    QVERIFY(m_window->title().button(TitlePage::Entry::NewGame).width() > usual);
    QCOMPARE(focused()->objectName(), QString("text_size")); // of the new sheet
    key(Qt::Key_Escape);
    m_window->startGame("jsrogue", 1);
    key(Qt::Key_Minus, Qt::AltModifier);
    settle();
    QCOMPARE(m_window->settings().textPercent, 140);
    QVERIFY(m_window->play().map().hasFocus());
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_Equal, Qt::AltModifier);
    settle();
    QCOMPARE(textPercent(), 250);
}

void SettingsSheetTest::paletteChangesPixels()
{
    m_window->startGame("jsrogue", 1);
    std::vector<QImage> pictures;
    for (const palette::Set set : palette::kSets) {
        change(SettingId::Palette, static_cast<int>(set) + 1);
        QCOMPARE(palette::inUse(), set);
        const QImage picture = m_window->grab().toImage();
        for (const QImage& other : pictures)
            QVERIFY(picture != other);
        pictures.push_back(picture);
    }
}

void SettingsSheetTest::aRunningGameStaysAsItIs()
{
    m_window->startGame("jsrogue", 7);
    type("...");
    const RunningGame* game = m_window->play().game();
    const std::uint64_t hash = game->world().hash();
    const QStringList messages = [this] {
        QStringList texts;
        for (int i = 0; i < m_window->play().messages().rowCount(); ++i)
            texts << m_window->play().messages().index(i, 0).data().toString();
        return texts;
    }();
    change(SettingId::TextSize, 120);
    QCOMPARE(m_window->play().game(), game);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(game->world().hash(), hash);
    QCOMPARE(m_window->play().messages().rowCount(), messages.size());
    QVERIFY(m_window->play().map().hasFocus());
    type(".");
    QCOMPARE(game->world().state().turn, 4);
}

void SettingsSheetTest::theZoomStaysAsItIs()
{
    m_window->startGame("jsrogue", 7);
    const double usual = m_window->play().map().cellSize();
    key(Qt::Key_Plus, Qt::ControlModifier);
    const double larger = m_window->play().map().cellSize();
    QVERIFY(larger > usual);
    type("m");
    change(SettingId::TextSize, 120);
    QCOMPARE(m_window->play().map().cellSize(), larger);
    QVERIFY(!m_window->play().actions()[PlayAction::Minimap].isChecked());
    key(Qt::Key_0, Qt::ControlModifier);
    change(SettingId::TextSize, 100);
    QCOMPARE(m_window->play().map().cellSize(), usual);
}

void SettingsSheetTest::theEditorKeepsItsWindows()
{
    m_window->editor().openDungeon(emptyDungeon(40, 30, 2), "Test");
    m_window->showEditor();
    settle(); // a canvas that comes into view for the first time shows the whole level
    m_window->editor().actionSet()[EditorAction::Rules].trigger();
    m_window->editor().actionSet()[EditorAction::Overview].trigger();
    m_window->editor().workspace().canvas().setCellSize(32);
    const QRect place = m_window->editor().windows().rules().geometry();
    change(SettingId::TextSize, 110);
    QVERIFY(m_window->editor().windows().rules().isVisible());
    QCOMPARE(m_window->editor().windows().rules().geometry(), place);
    QVERIFY(m_window->editor().windows().overview().isVisible());
    QCOMPARE(m_window->editor().workspace().canvas().cellSize(), 32.0);
}

void SettingsSheetTest::theEditorKeepsItsWork()
{
    m_window->editor().openDungeon(emptyDungeon(20, 12, 2), "Test");
    m_window->showEditor();
    QUndoStack& stack = m_window->editor().document().undoStack();
    m_window->editor().workbench().setTool(ToolId::Room);
    const EditorPage* before = &m_window->editor();
    change(SettingId::TextSize, 120);
    QCOMPARE(&m_window->editor(), before);
    QCOMPARE(&m_window->editor().document().undoStack(), &stack);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().workbench().toolId(), ToolId::Room);
}

void SettingsSheetTest::switchesReachTheGame()
{
    m_window->startGame("jsrogue", 1);
    const PlayPage* page = &m_window->play();
    open(SettingsPage::Looks);
    choose(SettingId::Map, 1);
    QVERIFY(m_window->play().isAscii());
    sheet().showPage(SettingsPage::Play);
    qobject_cast<QCheckBox*>(sheet().control(SettingId::PicksUp))->click();
    QVERIFY(!m_window->play().traveller().choices().picksUp);
    QVERIFY(m_window->play().traveller().choices().clickTravels);
    QCOMPARE(&m_window->play(), page);
    key(Qt::Key_Escape);
    key(Qt::Key_Tab); // art again, and remembered
    QVERIFY(!m_window->settings().isAscii);
}

void SettingsSheetTest::changesAreRemembered()
{
    open(SettingsPage::Play);
    choose(SettingId::Autosave, 5);
    m_window.reset();
    openWindow();
    QCOMPARE(m_window->settings().autosave, 5);
    open(SettingsPage::Play);
    QCOMPARE(qobject_cast<QComboBox*>(sheet().control(SettingId::Autosave))->currentData().toInt(), 5);
}

void SettingsSheetTest::changesOfTwoWindowsAreRemembered()
{
    MainWindow other(DataFolders::at(m_folder->path()), m_artwork);
    change(SettingId::Autosave, 5);
    Settings changed = other.settings();
    changed.clickTravels = false;
    other.changeSettings(changed);
    changed.picksUp = false;
    other.changeSettings(changed);
    const Settings kept = SettingsFile(m_folder->filePath("settings.json")).load().settings;
    QCOMPARE(kept.autosave, 5);
    QVERIFY(!kept.clickTravels && !kept.picksUp);
}

void SettingsSheetTest::whatCouldNotBeWrittenIsWrittenLater()
{
    const QString file = m_folder->filePath("settings.json");
    change(SettingId::Autosave, 5);
    QVERIFY(QFile::rename(file, file + ".away") && QDir().mkdir(file)); // nothing can be written there
    change(SettingId::CellSize, 32);
    QVERIFY(QDir().rmdir(file) && QFile::rename(file + ".away", file));
    change(SettingId::MessageLines, 4);
    const Settings kept = SettingsFile(file).load().settings;
    QCOMPARE(kept.autosave, 5);
    QCOMPARE(kept.cellSize, 32);
    QCOMPARE(kept.messageLines, 4);
}

// As a key changes them; nobody is told twice of the same.
void SettingsSheetTest::whatCouldNotBeWrittenIsToldOnAnyPage()
{
    const QString file = m_folder->filePath("settings.json");
    QVERIFY(QDir().mkdir(file)); // nothing can be written there
    change(SettingId::CellSize, 32);
    QVERIFY2(m_window->title().problem().contains("could not be saved"), qPrintable(m_window->title().problem()));
    QVERIFY(QDir().rmdir(file));
    change(SettingId::CellSize, 40);
    QCOMPARE(m_window->title().problem(), QString());
    m_window->startGame("jsrogue", 1);
    QVERIFY(m_window->play().map().hasFocus());
    QVERIFY(QFile::remove(file) && QDir().mkdir(file));
    change(SettingId::CellSize, 32);
    QVERIFY(!m_window->play().map().hasFocus());
    key(Qt::Key_Return); // the note's only button
    QVERIFY(m_window->play().map().hasFocus());
    change(SettingId::CellSize, 40);
    QVERIFY(m_window->play().map().hasFocus());
}

void SettingsSheetTest::whatCouldNotBeWrittenStaysToldWhileOneSearches()
{
    QVERIFY(QDir().mkdir(m_folder->filePath("settings.json")));
    open(SettingsPage::General);
    chooseLanguage("de"); // which makes another sheet
    const QString problem = sheet().problem();
    QVERIFY(!problem.isEmpty());
    sheet().search().setText("xyzzy");
    QVERIFY(sheet().problem().contains("xyzzy"));
    sheet().search().setText("a");
    QCOMPARE(sheet().problem(), problem);
}

void SettingsSheetTest::aBrokenFileIsToldOnce()
{
    m_window.reset();
    QFile file(m_folder->filePath("settings.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    openWindow();
    QCOMPARE(m_window->settings(), Settings());
    QVERIFY(QFile::exists(m_folder->filePath("settings.broken-1.json")));
    key(Qt::Key_Return); // the note's only button
    QVERIFY(m_window->title().button(TitlePage::Entry::NewGame).hasFocus());
    m_window.reset();
    openWindow();
    QVERIFY(m_window->title().button(TitlePage::Entry::NewGame).hasFocus());
}

void SettingsSheetTest::undoAndDefaultsAreOfOnePage()
{
    change(SettingId::Autosave, 100);
    open(SettingsPage::Play);
    QVERIFY(!sheet().undoButton().isEnabled());
    QVERIFY(sheet().defaultsButton().isEnabled());
    choose(SettingId::Autosave, 5);
    sheet().showPage(SettingsPage::Looks);
    QVERIFY(!sheet().undoButton().isEnabled()); // of another page
    choose(SettingId::Map, 1);
    QVERIFY(sheet().undoButton().isEnabled());
    sheet().showPage(SettingsPage::Play);
    sheet().undoButton().click();
    QCOMPARE(m_window->settings().autosave, 100);
    QVERIFY(m_window->settings().isAscii);
    sheet().defaultsButton().click();
    QCOMPARE(m_window->settings().autosave, Settings().autosave);
    QVERIFY(!sheet().defaultsButton().isEnabled());
}

// To whoever sees the page, and to whoever hears its controls.
void SettingsSheetTest::aSilentGameSaysWhy()
{
    const QString why = Loudspeaker::whySilent();
    if (why.isEmpty())
        QSKIP("There is a device for sound here.");
    m_window->showSettings();
    const auto labels = sheet().findChildren<QLabel*>();
    QVERIFY(std::ranges::find(labels, why, &QLabel::text) != labels.end());
    const QString told = sheet().control(SettingId::Volume)->accessibleDescription();
    QVERIFY2(told.endsWith(' ' + why), qPrintable(told));
}

void SettingsSheetTest::searchShowsWhatHasTheWords()
{
    open(SettingsPage::General);
    type("colour");
    QCOMPARE(sheet().page(), SettingsPage::Looks);
    QVERIFY(sheet().control(SettingId::Palette)->isVisible());
    QVERIFY(!sheet().control(SettingId::CellSize)->isVisible());
    sheet().search().setText("reduced motion");
    QVERIFY(sheet().control(SettingId::Animation)->isVisible());
    sheet().search().setText("Throw");
    QCOMPARE(sheet().page(), SettingsPage::Keys);
    sheet().search().setText("xyzzy");
    QVERIFY(!sheet().problem().isEmpty());
    key(Qt::Key_Escape); // the words first
    QVERIFY(sheet().search().text().isEmpty());
    QVERIFY(sheet().problem().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(m_window->settingsSheet() == nullptr);
}

int SettingsSheetTest::rowOf(const QString& action) const
{
    const KeyTable& table = sheet().keys().table();
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text() == action)
            return row;
    return -1;
}

void SettingsSheetTest::chooseKey(const QString& action, int column)
{
    KeyTable& table = sheet().keys().table();
    QVERIFY(rowOf(action) >= 0);
    table.setFocus();
    table.setCurrentCell(rowOf(action), column);
    key(Qt::Key_Return);
    QVERIFY(table.isCapturing());
}

void SettingsSheetTest::aNewKeyCountsAtOnce()
{
    m_window->startGame("jsrogue", 1);
    open(SettingsPage::Keys);
    chooseKey("Act: Wait", 1);
    type("X");
    settle();
    QCOMPARE(sheet().keys().table().item(rowOf("Act: Wait"), 1)->text(), QString("X"));
    QVERIFY(sheet().keys().table().hasFocus());
    QCOMPARE(m_window->play().keys().firstLabel(PlayAction::Wait), QString("X"));
    key(Qt::Key_Escape);
    type("X");
    QCOMPARE(m_window->play().game()->world().state().turn, 1);
    QCOMPARE(m_window->settings().keys.play.size(), 1u);
}

void SettingsSheetTest::aClashNamesTheOtherAction()
{
    open(SettingsPage::Keys);
    chooseKey("Act: Wait", 1);
    type("s");
    QVERIFY2(sheet().keys().note().contains("Search"), qPrintable(sheet().keys().note()));
    QVERIFY(m_window->settings().keys.play.empty()); // not yet
    QVERIFY(sheet().keys().takeButton().hasFocus());
    key(Qt::Key_Return);
    settle();
    QCOMPARE(m_window->play().keys().labels(PlayAction::Wait), (QStringList{"s", "Keypad 5"}));
    QVERIFY(m_window->play().keys().labels(PlayAction::Search).isEmpty());
    sheet().undoButton().click();
    settle();
    QCOMPARE(m_window->play().keys().labels(PlayAction::Search), QStringList{"s"});
}

void SettingsSheetTest::escLeavesTheKey()
{
    open(SettingsPage::Keys);
    chooseKey("Act: Wait", 1);
    key(Qt::Key_Escape);
    QVERIFY(m_window->settingsSheet() != nullptr);
    QVERIFY(!sheet().keys().table().isCapturing());
    QCOMPARE(sheet().keys().table().item(rowOf("Act: Wait"), 1)->text(), QString("."));
    key(Qt::Key_Delete);
    QCOMPARE(sheet().keys().table().item(rowOf("Act: Wait"), 1)->text(), QString("Keypad 5"));
}

void SettingsSheetTest::tabCanBeAKey()
{
    open(SettingsPage::Keys);
    chooseKey("Travel: Explore", 2);
    key(Qt::Key_Tab);
    QVERIFY2(sheet().keys().note().contains("Classic signs"), qPrintable(sheet().keys().note()));
    sheet().keys().takeButton().click();
    settle();
    QCOMPARE(m_window->play().keys().labels(PlayAction::Explore), (QStringList{"o", "Tab"}));
    key(Qt::Key_Escape);
    m_window->startGame("jsrogue", 1);
    key(Qt::Key_Tab);
    QVERIFY(!m_window->play().isAscii());
}

void SettingsSheetTest::keysOfTheEditor()
{
    open(SettingsPage::Keys);
    sheet().keys().mode().setCurrentIndex(1);
    chooseKey("Tools: Brush", 1);
    key(Qt::Key_Left);
    QVERIFY2(sheet().keys().note().contains("Cell cursor left"), qPrintable(sheet().keys().note()));
    key(Qt::Key_Escape);
    chooseKey("Tools: Brush", 1);
    key(Qt::Key_Space);
    QVERIFY2(sheet().keys().note().contains("the canvas"), qPrintable(sheet().keys().note()));
    chooseKey("Tools: Brush", 1);
    key(Qt::Key_F9, Qt::ControlModifier);
    settle();
    QCOMPARE(m_window->editor().actionSet().tool(ToolId::Brush).shortcut(), QKeySequence("Ctrl+F9"));
}

void SettingsSheetTest::keysGoIntoAFileAndComeBack()
{
    open(SettingsPage::Keys);
    const QString file = m_folder->filePath("mine.keys.json");
    chooseKey("Act: Wait", 1);
    type("X");
    settle();
    sheet().keys().exportTo(file);
    QVERIFY(QFile::exists(file));
    sheet().defaultsButton().click();
    settle();
    QCOMPARE(m_window->play().keys().firstLabel(PlayAction::Wait), QString("."));
    sheet().keys().importFrom(file);
    settle();
    QCOMPARE(m_window->play().keys().firstLabel(PlayAction::Wait), QString("X"));
    sheet().keys().importFrom(m_folder->filePath("none.json"));
    QVERIFY(sheet().keys().note().startsWith("No keys were taken."));
    QCOMPARE(m_window->play().keys().firstLabel(PlayAction::Wait), QString("X"));
}

void SettingsSheetTest::aFileOfKeysHasItsSuffix_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("no dot") << "mine" << "mine.keys.json";
    QTest::newRow("a dot") << "my.laptop" << "my.laptop.keys.json";
    QTest::newRow("in capitals") << "MINE.KEYS.JSON" << "MINE.KEYS.JSON";
}

void SettingsSheetTest::aFileOfKeysHasItsSuffix()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    open(SettingsPage::Keys);
    bool isTyped = false;
    QTimer hand; // types the name once, and says yes where it is asked of with its suffix
    connect(&hand, &QTimer::timeout, this, [&] {
        const auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        auto* line = dialog->findChild<QLineEdit*>();
        if (!std::exchange(isTyped, true))
            line->setText(m_folder->filePath(name));
        QTest::keyClick(line, Qt::Key_Return);
    });
    hand.start(0);
    const auto buttons = sheet().keys().findChildren<QPushButton*>();
    const auto exporting = std::ranges::find(buttons, QString("Export ..."), &QPushButton::text);
    QVERIFY(exporting != buttons.end());
    (*exporting)->click();
    QVERIFY(QFile::exists(m_folder->filePath(file)));
}

// Also where a file gives it more than there is usually room for.
void SettingsSheetTest::everyKeyOfAnActionIsShown()
{
    open(SettingsPage::Keys);
    const int usual = sheet().keys().table().columnCount();
    KeyBindings many;
    many.play["Wait"] = {"X", "V", "B", "A", "U", "Q"};
    const QString file = m_folder->filePath("many.keys.json");
    QVERIFY(exportKeys(file, many));
    sheet().keys().importFrom(file);
    settle();
    QCOMPARE(sheet().keys().table().item(rowOf("Act: Wait"), 6)->text(), QString("Q"));
    sheet().keys().table().setFocus();
    sheet().keys().table().setCurrentCell(rowOf("Act: Wait"), 6);
    key(Qt::Key_Delete);
    settle();
    QCOMPARE(m_window->play().keys().labels(PlayAction::Wait), (QStringList{"X", "V", "B", "A", "U"}));
    sheet().defaultsButton().click();
    settle();
    QCOMPARE(sheet().keys().table().columnCount(), usual);
}

void SettingsSheetTest::theStartIsChosen()
{
    change(SettingId::StartAt, static_cast<int>(StartAt::LastGame));
    m_window.reset();
    openWindow();
    QCOMPARE(m_window->page(), &m_window->title()); // there is none
    m_window->startGame("jsrogue", 1);
    type(".");
    QVERIFY(m_window->play().game()->save());
    m_window.reset();
    openWindow();
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(m_window->play().game()->world().state().turn, 1);
    change(SettingId::StartAt, static_cast<int>(StartAt::Editor));
    m_window.reset();
    openWindow();
    QCOMPARE(m_window->page(), &m_window->editor());
}

void SettingsSheetTest::hintsAreHidden()
{
    m_window->startGame("jsrogue", 1);
    type(".");
    QVERIFY2(m_window->play().lookLine().contains("explore"), qPrintable(m_window->play().lookLine()));
    change(SettingId::Hints, 0);
    QVERIFY(!m_window->play().lookLine().contains("explore"));
}

void SettingsSheetTest::theTitlePictureIsHidden()
{
    const QImage with = m_window->grab().toImage();
    change(SettingId::TitlePicture, 0);
    const QImage without = m_window->grab().toImage();
    const QPoint torch(with.width() * 7 / 10, with.height() / 2);
    QVERIFY(with.pixel(torch) != without.pixel(torch));
    QCOMPARE(without.pixel(torch), without.pixel(torch + QPoint(60, 60)));
}

void SettingsSheetTest::practiceIsTicked()
{
    change(SettingId::Practice, 1);
    m_window->showNewGame();
    QVERIFY(m_window->newGame().findChild<QCheckBox*>()->isChecked());
}

void SettingsSheetTest::choicesReachTheEditor()
{
    m_window->editor().openDungeon(emptyDungeon(20, 12, 2), "Test");
    m_window->showEditor();
    const QAction& grid = m_window->editor().actionSet()[EditorAction::Grid];
    QVERIFY(grid.isChecked());
    change(SettingId::Grid, 0);
    QVERIFY(!grid.isChecked());
    m_window->editor().actionSet()[EditorAction::Grid].trigger();
    change(SettingId::Backups, 5);
    QVERIFY(grid.isChecked()); // as it was set by hand
    change(SettingId::MajorGrid, 4);
    QCOMPARE(m_window->editor().workspace().canvas().overlay().majorGrid, 4);
}

// From the search through the pages, a box and a switch, to the keys and out.
void SettingsSheetTest::keyboardAlone()
{
    type("s");
    key(Qt::Key_Tab); // the pages
    QCOMPARE(focused()->objectName(), QString("pages"));
    key(Qt::Key_Right);
    QCOMPARE(sheet().page(), SettingsPage::Looks);
    QStringList walked;
    for (int i = 0; i < 6; ++i) {
        key(Qt::Key_Tab);
        walked << focused()->objectName();
    }
    QCOMPARE(walked, (QStringList{"text_size", "palette", "animation", "map", "cell_size", "message_lines"}));
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focused()->objectName(), QString("map"));
    key(Qt::Key_Down);
    QVERIFY(m_window->settings().isAscii);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(sheet().page(), SettingsPage::Sound);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(sheet().page(), SettingsPage::Keys);
    for (int i = 0; i < 12 && focused()->objectName() != "keys"; ++i)
        key(Qt::Key_Tab);
    QCOMPARE(focused()->objectName(), QString("keys"));
    key(Qt::Key_Tab); // and out of the table again
    QVERIFY(focused()->objectName() != "keys");
    key(Qt::Key_Escape);
    QVERIFY(m_window->settingsSheet() == nullptr);
}

void SettingsSheetTest::everyControlHasAName()
{
    open(SettingsPage::General);
    for (const Setting& row : settingTable()) {
        QVERIFY2(sheet().control(row.id) != nullptr, row.key.data());
        QVERIFY2(!sheet().control(row.id)->accessibleName().isEmpty(), row.key.data());
    }
    QVERIFY(!sheet().findChild<QWidget*>("language")->accessibleName().isEmpty());
}

// Held keys and dragged boxes come in bursts: all widgets are polished once, and none is made anew.
void SettingsSheetTest::aBurstOfChangesRestylesThePagesOnce()
{
    m_window->startGame("jsrogue", 1);
    open(SettingsPage::Looks);
    const QPointer<QWidget> before = &m_window->title();
    for (int percent = 100; percent <= 250; percent += 10) {
        Settings settings = m_window->settings();
        settings.textPercent = percent;
        m_window->changeSettings(settings);
        QCOMPARE(textPercent(), 100);
    }
    settle();
    QCOMPARE(textPercent(), 250);
    QVERIFY(before);
}

void SettingsSheetTest::fitsEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("1280x800") << QSize(1280, 800) << 100;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 100;
    QTest::newRow("720x480") << QSize(720, 480) << 100;
    QTest::newRow("1280x800, 200 %") << QSize(1280, 800) << 200;
}

void SettingsSheetTest::fitsEveryWindow()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    m_window->resize(size);
    change(SettingId::TextSize, percent);
    for (const SettingsPage page : {SettingsPage::General, SettingsPage::Looks, SettingsPage::Sound, SettingsPage::Play,
                                    SettingsPage::Keys, SettingsPage::Editor, SettingsPage::Files}) {
        open(page);
        sheet().showPage(page);
        settle();
        QCOMPARE(m_window->size(), size);
        const QRect inside = sheet().parentWidget()->rect();
        QVERIFY(inside.contains(sheet().geometry()));
        for (const QPushButton* button : {&sheet().undoButton(), &sheet().defaultsButton()}) {
            const QRect shown(button->mapTo(&sheet(), QPoint()), button->size());
            QVERIFY(sheet().rect().contains(shown));
            QVERIFY(button->width() >= button->minimumSizeHint().width());
        }
    }
}

CAVE_TEST_SUITE(SettingsSheetTest);
#include "settings_sheet_test.moc"
