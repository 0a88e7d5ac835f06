// SPDX-License-Identifier: MIT
// The whole window by keys: from the title into a game and back, with saves, files and pictures.
#include "app/modes/game_mode.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/end_sheet.h"
#include "app/play/sheets/record_sheet.h"
#include "app/play/sheets/sheet.h"
#include "app/screenshot.h"
#include "app/settings/settings_sheet.h"
#include "app/sound/synthesiser.h"
#include "app/title/deeds_page.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/title/title_backdrop.h"
#include "app/view/base/file_path.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "core/save/game_file.h"
#include "core/save/save_lock.h"
#include "editor/actions/action_set.h"
#include "editor/files/desk.h"
#include "editor/files/document.h"
#include "editor/page/editor_page.h"
#include "editor/page/workspace.h"
#include "editor/tools/workbench.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/rules_window.h"
#include "tests/app/window_suite.h"
#include "tests/editor/dialog_answer.h"
#include "tests/play/arena.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/view/refusals.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <set>

using namespace cave;

class MainWindowTest : public WindowSuite {
    Q_OBJECT

private slots:
    void titleToASeededGameInThreeActions();
    void theEditorHasSoundsAsTheGameMakesThem();
    void pastedInvitationGivesTheSameGame();
    void unknownInvitationIsToldInPlace();
    void titleOffersOnlyWhatIsThere();
    void exactlyOneDefaultEntry();
    void saveToTitleAndContinue();
    void whatALaterStartAsksForPutsTheRunningGameAway();
    void whatALaterStartAsksForWaitsForAnAnswer();
    void whatALaterStartAsksForWaitsForAnOpenMenu();
    void whatWaitsForAnAnswerRaisesTheWindowOnce();
    void theTorchOfTheTitleWaitsBehindASheet();
    void theKeysOfAPageDoNotCountBehindASheet();
    void windowsOfTheEditorMakeRoomForASheet();
    void severalFilesAreOpenedInTheEditor();
    void ofSeveralFilesSavedGamesAreToldByTheirContent();
    void aBrokenFileBetweenGoodOnesKeepsNoneFromTheEditor();
    void theCommandLineSaysWhoTheHeroIs();
    void whatIsLeftOutOfSeveralFilesIsTold();
    void theWindowOpensAsItWasLeft();
    void aSizeThatIsAskedForGoesBeforeTheKeptPlace();
    void windowsOfTheEditorOpenAsTheyWereLeft();
    void allIsKeptWhenTheSessionEnds();
    void whatTheEditorHasInHandIsKeptWhenTheSessionEnds();
    void loadPageListsAndLoads();
    void aGameFromElsewhereSaysWhatBecomesOfItsFile();
    void theListOfSavedGamesCanBeStopped();
    void openingAGameCanBeStopped();
    void theLoadPageOpensAGameFromElsewhere();
    void pagesSayWhyTheyRefuse();
    void savesAreDeletedAfterAsking();
    void theRunningGameIsNotDeleted();
    void brokenSaveIsToldAndLeftAlone();
    void aSaveThatIsPlayedElsewhereIsLeftAlone();
    void aGameGoesOnWhenAnotherCannotBeOpened();
    void unknownFileIsToldInPlace();
    void sameSeedAgainAfterDeath();
    void aFileOfABuiltInDungeonsNameBringsNoSeed();
    void closingSaves();
    void givingUpShowsTheEndAndTheScores();
    void highScoresPlayASeedAgain();
    void highScoresNameARecordThatCannotBeRead();
    void deedsNameARecordThatIsNotCounted();
    void afterTheTutorialTheCampaignIsChosen();
    void practiceFromTheNewGamePage();
    void theSeedOfTheDay();
    void editorAndBackByF4();
    void theEndOfAGameLeadsToItsLevelInTheEditor();
    void theEditorOpensABuiltInDungeonByNameAsACopy();
    void anotherGameIsEditedAsItsOwnDesign();
    void playtestFromTheEditor();
    void escapeEndsAPlaytestThatIsOver();
    void everyWayBackFromAPlaytestGivesTheKeysToTheEditor_data();
    void everyWayBackFromAPlaytestGivesTheKeysToTheEditor();
    void theIntroOfAPlaytestIsToldOnce();
    void menusBelongToThePage();
    void helpOnTheTitle();
    void lookIsRemembered();
    void aStrangersMapThatIsPlayedIsImportedByAButton();
    void droppedSavesAreLoaded();
    void aSavedGameIsKnownByItsBeginning();
    void droppedDungeonsArePlayedOrEdited();
    void severalDroppedDungeonsAreEdited();
    void screenshots_data();
    void screenshots();
    void aScreenshotShowsTheBoxOfAFileThatCannotBeOpened();

private:
    void dieInAPlaytest();
    void saveElsewhere(const QString& name);
    void drop(const QString& file) const { drop(QStringList{file}); }
    void drop(const QStringList& files) const;
    QByteArray bytesOf(const QString& name) const;
    QString toldInSheet() const; // over all pages; "": there is none
    qsizetype designWindowsShown() const;
    void write(const QString& name, const QByteArray& bytes) const;
    QString file(const QString& name) const { return m_folder->filePath(name); }
    const World& world() const { return m_window->play().game()->world(); }
};

void MainWindowTest::write(const QString& name, const QByteArray& bytes) const
{
    QVERIFY(QDir(m_folder->path()).mkpath(QFileInfo(file(name)).path()));
    QFile out(file(name));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
}

void MainWindowTest::drop(const QStringList& files) const
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    const QPoint where = m_window->rect().center();
    QDragEnterEvent enter(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    if (!enter.isAccepted())
        return;
    QDropEvent event(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &event);
}

QByteArray MainWindowTest::bytesOf(const QString& name) const
{
    QFile in(file(name));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("no file");
}

QString MainWindowTest::toldInSheet() const
{
    QString told;
    for (const Sheet* sheet : m_window->findChildren<Sheet*>())
        for (const QLabel* label : sheet->isVisible() ? sheet->findChildren<QLabel*>() : QList<QLabel*>())
            told += label->text();
    return told;
}

qsizetype MainWindowTest::designWindowsShown() const
{
    return std::ranges::count_if(m_window->editor().findChildren<QDialog*>(Qt::FindDirectChildrenOnly),
                                 &QDialog::isVisible);
}

void MainWindowTest::titleToASeededGameInThreeActions()
{
    QCOMPARE(m_window->page(), &m_window->title());
    QApplication::clipboard()->setText("jsrogue#13805");
    type("n");
    QCOMPARE(m_window->page(), &m_window->newGame());
    key(Qt::Key_V, Qt::ControlModifier);
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().seed, 13805u);
    QCOMPARE(world().state().dungeonName, std::string("Jsrogue"));
    QVERIFY(m_window->play().map().hasFocus());
    QCOMPARE(m_window->windowTitle(), QString("Jsrogue, level 1 - Cavewright"));
    type(".");
    QCOMPARE(world().state().turn, 1);
}

void MainWindowTest::pastedInvitationGivesTheSameGame()
{
    m_window->startGame("jsrogue", 13805);
    const std::uint64_t hash = world().hash();
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString("jsrogue#13805"));
    key(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_window->page(), &m_window->newGame());
    key(Qt::Key_Escape); // back to the game
    QCOMPARE(m_window->page(), &m_window->play());
    key(Qt::Key_N, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier); // in the field of the seed
    QCOMPARE(m_window->newGame().seedText(), QString("13805"));
    key(Qt::Key_Return);
    QCOMPARE(world().hash(), hash);
    QCOMPARE(world().state().turn, 0);
}

void MainWindowTest::unknownInvitationIsToldInPlace()
{
    type("n");
    const QString chosen = m_window->newGame().dungeonKey();
    m_window->newGame().paste("atlantis#5");
    QVERIFY(m_window->newGame().problem().contains("atlantis"));
    QCOMPARE(m_window->newGame().seedText(), QString("5"));
    QCOMPARE(m_window->newGame().dungeonKey(), chosen);
    m_window->newGame().paste("");
    QVERIFY(!m_window->newGame().problem().isEmpty());
}

void MainWindowTest::titleOffersOnlyWhatIsThere()
{
    using Entry = TitlePage::Entry;
    QVERIFY(!m_window->title().button(Entry::Continue).isVisible());
    QVERIFY(m_window->title().button(Entry::NewGame).hasFocus());
    type("c"); // not offered, so it does nothing
    QCOMPARE(m_window->page(), &m_window->title());
    type("l");
    QCOMPARE(m_window->page(), &m_window->load());
    QVERIFY(!m_window->load().problem().isEmpty()); // says how to get one
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->title());
}

void MainWindowTest::exactlyOneDefaultEntry()
{
    key(Qt::Key_Down);
    QVERIFY(m_window->title().button(TitlePage::Entry::Daily).hasFocus());
    key(Qt::Key_Up);
    QVERIFY(m_window->title().button(TitlePage::Entry::NewGame).hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->newGame());
}

void MainWindowTest::saveToTitleAndContinue()
{
    m_window->startGame("jsrogue", 4);
    type("...");
    const std::uint64_t hash = world().hash();
    m_window->play().trigger(PlayAction::Title);
    QCOMPARE(m_window->page(), &m_window->title());
    QPushButton& goOn = m_window->title().button(TitlePage::Entry::Continue);
    QVERIFY(goOn.isVisible() && goOn.hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().hash(), hash);
    QCOMPARE(world().state().turn, 3);
}

void MainWindowTest::whatALaterStartAsksForPutsTheRunningGameAway()
{
    m_window->startGame("jsrogue", 4);
    type(".");
    m_window->openAsWell({});
    QCOMPARE(world().state().seed, 4u);
    Arguments arguments;
    arguments.open = Arguments::Open::Play;
    arguments.target = "jsrogue";
    arguments.seed = 5;
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().seed, 5u);
    arguments.open = Arguments::Open::Load;
    arguments.target = file("saves/jsrogue-4.save.json");
    m_window->openAsWell(arguments);
    QCOMPARE(world().state().seed, 4u);
    QCOMPARE(world().state().turn, 1);
}

void MainWindowTest::whatALaterStartAsksForWaitsForAnAnswer()
{
    m_window->startGame("jsrogue", 4);
    m_window->showSettings();
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->settingsSheet() != nullptr);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_window->page(), &m_window->editor());
}

void MainWindowTest::whatALaterStartAsksForWaitsForAnOpenMenu()
{
    m_window->startGame("jsrogue", 4);
    QMenu menu(m_window.get());
    menu.addAction("one");
    menu.popup(m_window->mapToGlobal(QPoint(9, 9)));
    QCOMPARE(QApplication::activePopupWidget(), &menu);
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->play());
    menu.close();
    QTRY_COMPARE(m_window->page(), &m_window->editor());
}

void MainWindowTest::whatWaitsForAnAnswerRaisesTheWindowOnce()
{
    m_window->startGame("jsrogue", 4);
    m_window->showSettings();
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    m_window->openAsWell(arguments);
    m_window->setWindowState(Qt::WindowMinimized);
    m_window->settingsSheet()->dismissed();
    QTRY_COMPARE(m_window->page(), &m_window->editor());
    QVERIFY(m_window->isMinimized());
}

void MainWindowTest::theEditorHasSoundsAsTheGameMakesThem()
{
    const SoundPlayer& sounds = m_window->editor().workbench().sounds();
    const SoundRow row{.id = "hum", .pitch = 90, .hold = 200};
    QVERIFY(sounds.samples(row) == synthesise(row));
    QCOMPARE(sounds.rate, kSampleRate);
}

void MainWindowTest::theTorchOfTheTitleWaitsBehindASheet()
{
    auto* const backdrop = m_window->title().findChild<TitleBackdrop*>();
    QVERIFY(backdrop);
    m_window->setAnimated(true);
    QVERIFY(backdrop->isAnimated());
    m_window->showSettings();
    QVERIFY(!backdrop->isAnimated());
    Settings changed = m_window->settings();
    changed.isAscii = !changed.isAscii;
    m_window->settingsSheet()->changed(changed);
    QVERIFY(!backdrop->isAnimated());
    key(Qt::Key_Escape);
    QVERIFY(backdrop->isAnimated());
}

// The settings that cannot be read are told of before the editor is opened.
void MainWindowTest::theKeysOfAPageDoNotCountBehindASheet()
{
    write("settings.json", "{broken");
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->setAnimated(false);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = "kiln";
    m_window->open(arguments);
    QCOMPARE(m_window->page(), &m_window->editor());
    QVERIFY(!toldInSheet().isEmpty());
    QVERIFY(!m_window->editor().isAncestorOf(focused()));
    key(Qt::Key_F7, Qt::ControlModifier);
    key(Qt::Key_F12, Qt::ControlModifier);
    QCOMPARE(designWindowsShown(), 0);
    key(Qt::Key_Return);
    QVERIFY(toldInSheet().isEmpty());
    QVERIFY(m_window->editor().isAncestorOf(focused()));
    key(Qt::Key_F12, Qt::ControlModifier);
    QCOMPARE(designWindowsShown(), 1);
}

void MainWindowTest::windowsOfTheEditorMakeRoomForASheet()
{
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = "kiln";
    m_window->open(arguments);
    m_window->editor().actionSet()[EditorAction::Content].trigger();
    QCOMPARE(designWindowsShown(), 1);
    m_window->showSettings();
    QCOMPARE(designWindowsShown(), 0);
    m_window->settingsSheet()->dismissed();
    QCOMPARE(designWindowsShown(), 1);
    m_window->showSettings();
    m_window->showTitle(); // the page goes as well
    m_window->settingsSheet()->dismissed();
    QCOMPARE(designWindowsShown(), 0);
    m_window->showEditor();
    QCOMPARE(designWindowsShown(), 1);
}

void MainWindowTest::severalFilesAreOpenedInTheEditor()
{
    for (const char* name : {"one.cave.json", "two.cave.json"})
        write(name, QByteArray::fromStdString(writeDungeon(builtInDungeon("tutorial")->dungeon)));
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = file("one.cave.json");
    arguments.others = QStringList{file("two.cave.json")};
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().desk().count(), 2);
}

void MainWindowTest::ofSeveralFilesSavedGamesAreToldByTheirContent()
{
    for (const char* name : {"first", "second"})
        saveElsewhere(name);
    write("hall.cave.json", QByteArray::fromStdString(writeDungeon(emptyHall())));
    const auto open = [this](const QStringList& names) {
        QStringList words{"cavewright"};
        for (const QString& name : names)
            words << file(name);
        m_window->openAsWell(std::get<Arguments>(readArguments(words)));
    };
    open({"first", "second"});
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY2(toldInSheet().contains("its record is kept under High scores"), qPrintable(toldInSheet()));
    key(Qt::Key_Return);
    QTRY_VERIFY2(toldInSheet().contains("second"), qPrintable(toldInSheet()));
    key(Qt::Key_Return);
    open({"first", "hall.cave.json"});
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().desk().count(), 1);
    QVERIFY2(toldInSheet().contains("first"), qPrintable(toldInSheet()));
    key(Qt::Key_Return);
    m_window->showTitle();
    drop(QStringList{file("second"), file("first")}); // as on the command line
    QCOMPARE(m_window->page(), &m_window->play());
}

void MainWindowTest::aBrokenFileBetweenGoodOnesKeepsNoneFromTheEditor()
{
    for (const char* name : {"one.cave.json", "two.cave.json"})
        write(name, QByteArray::fromStdString(writeDungeon(emptyHall())));
    write("broken.cave.json", "{");
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = file("one.cave.json");
    arguments.others = QStringList{file("broken.cave.json"), file("two.cave.json")};
    answer("close"); // the box that names it
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().desk().count(), 2);
}

void MainWindowTest::theCommandLineSaysWhoTheHeroIs()
{
    Arguments arguments;
    arguments.open = Arguments::Open::Play;
    arguments.target = "deep";
    arguments.seed = GameSeed(13805);
    arguments.origin = "baker";
    m_window->open(arguments);
    QVERIFY(m_window->play().game() == nullptr);
    QVERIFY(m_window->title().problem().contains("No origin is called \"baker\"."));
    arguments.origin = "poacher";
    m_window->open(arguments);
    QCOMPARE(shown(m_window->play().game()->world().state().origin), QString("poacher"));
}

void MainWindowTest::whatIsLeftOutOfSeveralFilesIsTold()
{
    write("one.cave.json", QByteArray::fromStdString(writeDungeon(emptyHall())));
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = file("one.cave.json");
    arguments.leftOut = QStringList{"mine.save.json", "other.save.json"};
    m_window->openAsWell(arguments);
    QCOMPARE(m_window->page(), &m_window->editor());
    const QString told = toldInSheet();
    QVERIFY2(told.contains("mine.save.json") && told.contains("other.save.json"), qPrintable(told));
}

void MainWindowTest::theWindowOpensAsItWasLeft()
{
    m_window->restorePlace();
    QVERIFY(m_window->width() <= m_window->screen()->availableSize().width()); // at the first start
    m_window->resize(760, 520);
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->restorePlace();
    QCOMPARE(m_window->size(), QSize(760, 520));
}

void MainWindowTest::aSizeThatIsAskedForGoesBeforeTheKeptPlace()
{
    m_window->setWindowState(Qt::WindowMaximized);
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->restorePlace();
    QVERIFY(m_window->isMaximized());
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->restorePlace(QSize(730, 490));
    QVERIFY(!m_window->isMaximized());
    QCOMPARE(m_window->size(), QSize(730, 490));
}

void MainWindowTest::windowsOfTheEditorOpenAsTheyWereLeft()
{
    const auto openRules = [this]() -> QDialog& {
        m_window->restorePlace();
        m_window->editor().openDungeon(emptyHall(), "Hall");
        m_window->showEditor();
        m_window->editor().actionSet()[EditorAction::Rules].trigger();
        return m_window->editor().windows().rules();
    };
    QDialog& rules = openRules();
    QVERIFY(rules.isVisible());
    const QSize wanted = rules.minimumSizeHint().expandedTo(QSize(610, 570));
    QVERIFY(rules.size() != wanted);
    rules.resize(wanted);
    m_window->keepAll(); // a session that ends hides nothing
    m_window.reset();
    openWindow();
    QCOMPARE(openRules().size(), wanted);
    m_window->editor().windows().rules().resize(wanted + QSize(20, 10));
    m_window->editor().windows().rules().close();
    m_window.reset();
    openWindow();
    QCOMPARE(openRules().size(), wanted + QSize(20, 10));
}

void MainWindowTest::allIsKeptWhenTheSessionEnds()
{
    m_window->startGame("jsrogue", 4);
    type("...");
    const std::uint64_t hash = world().hash();
    m_window->keepAll();
    const auto kept = loadGame(pathOf(file("saves/jsrogue-4.save.json")));
    QVERIFY(kept);
    QCOMPARE(kept->session.world().hash(), hash);
    type("."); // nothing has ended yet
    QCOMPARE(world().state().turn, 4);
}

void MainWindowTest::whatTheEditorHasInHandIsKeptWhenTheSessionEnds()
{
    m_window->editor().openDungeon(emptyHall(), "Hall");
    m_window->editor().workbench().setTool(ToolId::Room);
    m_window->keepAll();
    QCOMPARE(QSettings(file("state.ini"), QSettings::IniFormat).value("editor/tool").toString(), QString("Room"));
}

void MainWindowTest::loadPageListsAndLoads()
{
    m_window->startGame("jsrogue", 4);
    type(".");
    m_window->play().trigger(PlayAction::Title);
    type("l");
    QVERIFY(m_window->load().problem().isEmpty());
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().seed, 4u);
}

void MainWindowTest::saveElsewhere(const QString& name)
{
    m_window->startGame("jsrogue", 4);
    type(".");
    QVERIFY(m_window->play().game()->save());
    const QString save = pathText(m_window->play().game()->saveFile());
    m_window->play().trigger(PlayAction::Title);
    QVERIFY(QDir(m_folder->path()).mkpath("elsewhere") && QFile::rename(save, file(name)));
}

void MainWindowTest::aGameFromElsewhereSaysWhatBecomesOfItsFile()
{
    const QString elsewhere = "elsewhere/mine.save.json";
    saveElsewhere(elsewhere);
    Arguments arguments;
    arguments.open = Arguments::Open::Load;
    arguments.target = file(elsewhere);
    m_window->open(arguments);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY2(toldInSheet().contains("its record is kept under High scores"), qPrintable(toldInSheet()));
    key(Qt::Key_Return);
    QVERIFY(m_window->play().map().hasFocus());
    type(".");
    m_window->play().trigger(PlayAction::Title);
    QVERIFY(QFile::exists(file(elsewhere)));
    QVERIFY(m_window->title().button(TitlePage::Entry::Continue).hasFocus());
    key(Qt::Key_Return); // continues it, and says nothing again
    QCOMPARE(world().state().turn, 2);
    QVERIFY(toldInSheet().isEmpty());
    m_window->play().game()->submit(GiveUp{});
    QVERIFY(!QFile::exists(file(elsewhere)));
    QCOMPARE(SaveFolder(pathOf(m_folder->path())).records().size(), std::size_t{1});
}

void MainWindowTest::theListOfSavedGamesCanBeStopped()
{
    for (const std::uint64_t seed : {4, 5, 6}) {
        m_window->startGame("jsrogue", seed);
        m_window->play().trigger(PlayAction::Title);
    }
    LoadPage& page = m_window->load();
    page.setRunner([](const QString&, const auto& work) { work([](int done, int) { return done < 2; }); });
    m_window->showLoad();
    const auto& list = *page.findChild<QTreeWidget*>();
    QCOMPARE(list.topLevelItemCount(), 2);
    QVERIFY2(page.problem().startsWith("Reading was stopped"), qPrintable(page.problem()));
    page.setRunner([](const QString&, const auto& work) { work([](int, int) { return true; }); });
    m_window->showLoad();
    QCOMPARE(list.topLevelItemCount(), 3);
    QCOMPARE(page.problem(), QString());
}

void MainWindowTest::openingAGameCanBeStopped()
{
    m_window->startGame("jsrogue", 4);
    type(".");
    m_window->play().trigger(PlayAction::Title);
    auto* mode = m_window->findChild<GameMode*>();
    QVERIFY(mode);
    mode->setRunner([](const QString&, const auto& work) { work([](int, int) { return false; }); });
    const QString save = file("saves/jsrogue-4.save.json");
    const QByteArray before = bytesOf("saves/jsrogue-4.save.json");
    m_window->loadGameFile(save);
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY(m_window->play().game() == nullptr);
    QVERIFY2(m_window->title().problem().contains("This was stopped."), qPrintable(m_window->title().problem()));
    QVERIFY(SaveLock::take(pathOf(save))); // it is nobody's
    QCOMPARE(bytesOf("saves/jsrogue-4.save.json"), before);
    m_window->startGame("jsrogue", 5);
    QCOMPARE(m_window->page(), &m_window->title());
    GameChoices ofTheDay;
    ofTheDay.daily = "2026-11-21";
    m_window->startGame("jsrogue", 6, ofTheDay); // which is noted as begun: it begins
    QCOMPARE(world().state().seed, 6u);
    mode->setRunner([](const QString&, const auto& work) { work([](int, int) { return true; }); });
    m_window->loadGameFile(save);
    QCOMPARE(world().state().seed, 4u);
    QCOMPARE(world().state().turn, 1);
}

void MainWindowTest::theLoadPageOpensAGameFromElsewhere()
{
    saveElsewhere("elsewhere/mine.save.json");
    m_window->showLoad();
    QTimer::singleShot(0, this, [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>()->setText(file("elsewhere/mine.save.json"));
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    for (auto* button : m_window->load().findChildren<QPushButton*>())
        if (button->text() == "Open file...")
            button->click();
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().turn, 1);
}

void MainWindowTest::pagesSayWhyTheyRefuse()
{
    const QString noSave = "Choose a saved game first.";
    m_window->showLoad();
    QVERIFY(refuses(m_window->load(), {"Delete ...: " + noSave, "Watch: " + noSave, "Load: " + noSave}));
    write("saves/old.save.json", "{");
    m_window->showLoad();
    const QString broken = "The chosen game cannot be read.";
    QVERIFY(refuses(m_window->load(), {"Watch: " + broken, "Load: " + broken}));
    QCOMPARE(refusals(m_window->load()).size(), 2); // it can be deleted
    const QString noRecord = "Choose a finished game first.";
    m_window->showScores();
    QVERIFY(refuses(m_window->scores(), {"Copy seed: " + noRecord, "Open record: " + noRecord, "Watch: " + noRecord,
                                         "Play this seed: " + noRecord}));
}

void MainWindowTest::savesAreDeletedAfterAsking()
{
    for (const std::uint64_t seed : {4, 5}) {
        m_window->startGame("jsrogue", seed);
        m_window->play().trigger(PlayAction::Title);
    }
    type("l");
    key(Qt::Key_Delete);
    key(Qt::Key_Escape); // keeps it
    QCOMPARE(m_window->page(), &m_window->load());
    QVERIFY(QFile::exists(file("saves/jsrogue-4.save.json")) && QFile::exists(file("saves/jsrogue-5.save.json")));
    const auto& list = *m_window->load().findChild<QTreeWidget*>();
    for (const int left : {1, 0}) {
        QVERIFY(list.hasFocus());
        key(Qt::Key_Delete);
        key(Qt::Key_Backtab, Qt::ShiftModifier); // from "Keep it"
        key(Qt::Key_Return);
        QCOMPARE(list.topLevelItemCount(), left);
    }
    QVERIFY(!QFile::exists(file("saves/jsrogue-4.save.json")) && !QFile::exists(file("saves/jsrogue-5.save.json")));
    QVERIFY(m_window->load().problem().startsWith("No game is saved"));
}

void MainWindowTest::theRunningGameIsNotDeleted()
{
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_S, Qt::ControlModifier);
    key(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_window->page(), &m_window->load());
    key(Qt::Key_Delete);
    QVERIFY(m_window->load().findChild<QTreeWidget*>()->hasFocus()); // nothing is asked
    QVERIFY(QFile::exists(file("saves/jsrogue-4.save.json")));
}

void MainWindowTest::brokenSaveIsToldAndLeftAlone()
{
    write("saves/old.save.json", "{\"format\": \"cavewr");
    m_window->showTitle();
    QVERIFY(!m_window->title().button(TitlePage::Entry::Continue).isVisible());
    type("l");
    QVERIFY(m_window->load().problem().contains("cannot be loaded"));
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->load());
    m_window->showTitle();
    m_window->loadGameFile(file("saves/old.save.json"));
    QVERIFY(m_window->title().problem().contains("old.save.json"));
    QCOMPARE(m_window->page(), &m_window->title());
    QFile kept(file("saves/old.save.json"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("{\"format\": \"cavewr"));
}

// Two programs on one save: the other one is a second handle on its lock.
void MainWindowTest::aSaveThatIsPlayedElsewhereIsLeftAlone()
{
    const QString save = "saves/jsrogue-4.save.json";
    const QString played = "This game is being played by another program, or in another window. Close it there first.";
    m_window->startGame("jsrogue", 4);
    type("..");
    m_window->play().trigger(PlayAction::Title);
    const QByteArray before = bytesOf(save);
    const QStringList files = QDir(file("saves")).entryList(QDir::Files);
    auto other = SaveLock::take(pathOf(file(save)));
    QVERIFY(other);
    const auto isAllThere = [&] {
        QStringList now = QDir(file("saves")).entryList(QDir::Files);
        now.removeOne("jsrogue-4.save.json.lock");
        return bytesOf(save) == before && now == files && !SaveLock::take(pathOf(file(save)));
    };

    type("c");
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY2(m_window->title().problem().contains(played), qPrintable(m_window->title().problem()));
    QVERIFY(isAllThere());

    type("l");
    const auto& list = *m_window->load().findChild<QTreeWidget*>();
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->load());
    QVERIFY2(m_window->load().problem().contains(played), qPrintable(m_window->load().problem()));
    QCOMPARE(list.topLevelItemCount(), 1);
    QVERIFY(isAllThere());

    key(Qt::Key_Delete);
    key(Qt::Key_Backtab, Qt::ShiftModifier); // from "Keep it"
    key(Qt::Key_Return);
    QCOMPARE(m_window->load().problem(), "jsrogue-4.save.json could not be deleted. " + played);
    QCOMPARE(list.topLevelItemCount(), 1);
    QVERIFY(isAllThere());

    other = std::unexpected(Error{}); // the other one closes it
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().turn, 2);
}

void MainWindowTest::aGameGoesOnWhenAnotherCannotBeOpened()
{
    m_window->startGame("jsrogue", 4);
    m_window->play().trigger(PlayAction::Title);
    const auto other = SaveLock::take(pathOf(file("saves/jsrogue-4.save.json")));
    m_window->startGame("jsrogue", 5);
    type("..");
    drop(file("saves/jsrogue-4.save.json"));
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY2(toldInSheet().contains("is being played"), qPrintable(toldInSheet()));
    key(Qt::Key_Return);
    QVERIFY(toldInSheet().isEmpty());
    type(".");
    QCOMPARE(world().state().seed, 5u);
    QCOMPARE(world().state().turn, 3);
    write("broken.save.json", "{");
    m_window->showEditor();
    drop(file("broken.save.json"));
    QCOMPARE(m_window->page(), &m_window->editor());
    QVERIFY2(toldInSheet().contains("broken.save.json"), qPrintable(toldInSheet()));
}

void MainWindowTest::unknownFileIsToldInPlace()
{
    m_window->startGame("nowhere.cave.json", std::nullopt);
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY(m_window->title().problem().contains("nowhere.cave.json"));
    write("hostile.cave.json", QByteArray(100000, '['));
    m_window->startGame(file("hostile.cave.json"), std::nullopt);
    QVERIFY(m_window->title().problem().contains("hostile.cave.json"));
    Dungeon unpaired = emptyHall();
    unpaired.levels[1].tiles[6, 4] = unpaired.catalogue->floor();
    QVERIFY(saveDungeon(unpaired, file("unpaired.cave.json").toStdString()));
    m_window->startGame(file("unpaired.cave.json"), std::nullopt);
    QVERIFY(m_window->title().problem().contains("level 1 (6,4)"));
    QCOMPARE(m_window->page(), &m_window->title());
}

void MainWindowTest::sameSeedAgainAfterDeath()
{
    QVERIFY(saveDungeon(batPit(), file("pit.cave.json").toStdString()));
    m_window->startGame(file("pit.cave.json"), std::nullopt);
    const std::uint64_t start = world().hash();
    for (int i = 0; i < 50 && !world().isOver(); ++i)
        type(".");
    auto* sheet = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(sheet);
    emit sheet->chosen(EndSheet::Choice::SameSeed);
    QVERIFY(m_window->play().sheets().sheet() == nullptr);
    QCOMPARE(world().hash(), start);
}

// In the folder that the program was started in.
void MainWindowTest::aFileOfABuiltInDungeonsNameBringsNoSeed()
{
    write("jsrogue", "anything");
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    std::set<std::uint64_t> seeds{builtInDungeon("jsrogue")->dungeon.seed};
    for (int game = 0; game < 3; ++game) { // one of them may have that seed by chance
        m_window->startGame("jsrogue", std::nullopt);
        seeds.insert(world().state().seed);
    }
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(seeds.size() > 1);
}

void MainWindowTest::closingSaves()
{
    m_window->startGame("jsrogue", 4);
    type("..");
    QVERIFY(m_window->close());
    openWindow();
    QVERIFY(m_window->title().button(TitlePage::Entry::Continue).isVisible());
    type("c");
    QCOMPARE(world().state().turn, 2);
}

void MainWindowTest::givingUpShowsTheEndAndTheScores()
{
    m_window->startGame("jsrogue", 4);
    type("..");
    m_window->play().trigger(PlayAction::GiveUp);
    key(Qt::Key_Tab);
    key(Qt::Key_Backtab);
    QVERIFY(m_window->play().sheets().sheet());
    const auto buttons = m_window->play().sheets().sheet()->findChildren<QPushButton*>();
    QCOMPARE(buttons.front()->text(), QString("Give up"));
    buttons.front()->click();
    auto* sheet = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(sheet);
    QCOMPARE(sheet->accessibleName(), QString("You gave up"));
    emit sheet->chosen(EndSheet::Choice::Record);
    auto* record = qobject_cast<RecordSheet*>(m_window->play().sheets().sheet());
    QVERIFY(record && record->text().contains("Gave up on level 1"));
    key(Qt::Key_Escape);
    sheet = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(sheet);
    emit sheet->chosen(EndSheet::Choice::Scores);
    QCOMPARE(m_window->page(), &m_window->scores());
    auto* list = m_window->scores().findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(2), QString("Gave up"));
    QCOMPARE(list->topLevelItem(0)->text(5), QString("4"));
}

void MainWindowTest::highScoresPlayASeedAgain()
{
    type("h");
    QCOMPARE(m_window->page(), &m_window->scores());
    QVERIFY(!m_window->scores().problem().isEmpty()); // says what will be here
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->title());
    m_window->startGame("jsrogue", 13805);
    const std::uint64_t start = world().hash();
    type(".");
    m_window->play().trigger(PlayAction::GiveUp);
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    m_window->showTitle();
    type("h");
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().hash(), start);
}

void MainWindowTest::highScoresNameARecordThatCannotBeRead()
{
    write("records/broken.record.json", "{");
    type("h");
    QCOMPARE(m_window->page(), &m_window->scores());
    const QString problem = m_window->scores().problem();
    QVERIFY2(problem.contains("cannot be read") && problem.contains("broken.record.json"), qPrintable(problem));
    QCOMPARE(bytesOf("records/broken.record.json"), QByteArray("{"));
}

void MainWindowTest::deedsNameARecordThatIsNotCounted()
{
    write("records/broken.record.json", "{");
    type("h");
    emit m_window->scores().deedsRequested();
    QCOMPARE(m_window->page(), &m_window->deeds());
    const QString problem = m_window->deeds().problem();
    QVERIFY2(problem.contains("not counted") && problem.contains("broken.record.json"), qPrintable(problem));
}

// A dungeon of the tutorial's name that is won with one step.
void MainWindowTest::afterTheTutorialTheCampaignIsChosen()
{
    Dungeon dungeon = emptyHall();
    dungeon.name = builtInDungeon("tutorial")->dungeon.name;
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "stairs_down";
    QVERIFY(saveDungeon(dungeon, pathOf(file("first.cave.json"))).has_value());
    m_window->startGame(file("first.cave.json"), 1);
    key(Qt::Key_Right);
    QCOMPARE(world().state().outcome, Outcome::Won);
    QTRY_VERIFY(!m_window->play().sheets().sheet()->ignoresKeys());
    key(Qt::Key_Return); // New game
    QCOMPARE(m_window->page(), &m_window->newGame());
    QCOMPARE(m_window->newGame().dungeonKey(), QString("deep"));
    openWindow(); // it is remembered
    type("n");
    QCOMPARE(m_window->newGame().dungeonKey(), QString("deep"));
}

void MainWindowTest::practiceFromTheNewGamePage()
{
    type("n");
    type("13805");
    m_window->newGame().setPractice(true);
    key(Qt::Key_Return);
    QVERIFY(m_window->play().game()->isPractice());
    m_window->play().sheets().close(); // the dungeon's story
    type("..");
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(world().state().turn, 1);
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(world().state().turn, 2);
    m_window->play().trigger(PlayAction::Title);
    QVERIFY(m_window->title().button(TitlePage::Entry::Continue).isVisible());
    key(Qt::Key_Return);
    QVERIFY(m_window->play().game()->isPractice());
    m_window->startGame("jsrogue", 4);
    QVERIFY(!m_window->play().game()->isPractice());
    type(".");
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(world().state().turn, 1);
    QVERIFY(m_window->play().lookLine().contains("practice"));
}

void MainWindowTest::theSeedOfTheDay()
{
    QCOMPARE(dailySeed(QDate(2026, 11, 21)), 20261121u);
    type("n");
    const auto buttons = m_window->newGame().findChildren<QPushButton*>();
    const auto todays = std::ranges::find(buttons, QString("Today's"), &QPushButton::text);
    QVERIFY(todays != buttons.end());
    (*todays)->click();
    QCOMPARE(m_window->newGame().seedText(), QString::number(dailySeed(QDate::currentDate())));
}

void MainWindowTest::theEditorOpensABuiltInDungeonByNameAsACopy()
{
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = "crypt";
    m_window->open(arguments);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(dungeonHash(m_window->editor().document().dungeon()), dungeonHash(builtInDungeon("crypt")->dungeon));
    QVERIFY(m_window->editor().document().filePath().isEmpty());
}

void MainWindowTest::editorAndBackByF4()
{
    m_window->startGame("jsrogue", 4, true);
    key(Qt::Key_F4);
    QCOMPARE(m_window->page(), &m_window->editor());
    QVERIFY(m_window->editor().isOpen());
    key(Qt::Key_F4);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->play().map().hasFocus());
    QCOMPARE(world().state().turn, 0);
}

// Even where the design is open since an earlier turn of that game, which is shown as it was left until then.
void MainWindowTest::theEndOfAGameLeadsToItsLevelInTheEditor()
{
    QVERIFY(saveDungeon(emptyHall(), file("hall.cave.json").toStdString()));
    m_window->startGame(file("hall.cave.json"), std::nullopt, true);
    key(Qt::Key_F4);
    const Workbench& bench = m_window->editor().workbench();
    QCOMPARE(bench.positionOf(bench.cursor()), (Position{5, 4, 0}));
    key(Qt::Key_F4);
    key(Qt::Key_Right);
    key(Qt::Key_F4);
    QCOMPARE(bench.positionOf(bench.cursor()), (Position{5, 4, 0}));
    key(Qt::Key_F4);
    type(">");
    QCOMPARE(world().hero().at, (Position{6, 4, 1}));
    m_window->play().game()->submit(GiveUp{});
    auto* sheet = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(sheet);
    emit sheet->chosen(EndSheet::Choice::EditLevel);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(bench.positionOf(bench.cursor()), (Position{6, 4, 1}));
}

// Many times: the next game may lie where the one before lay in memory.
void MainWindowTest::anotherGameIsEditedAsItsOwnDesign()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        m_window->startGame("jsrogue", seed, true);
        key(Qt::Key_F4);
        QCOMPARE(m_window->page(), &m_window->editor());
        QCOMPARE(m_window->editor().document().dungeon().seed, seed);
        key(Qt::Key_F4);
        QCOMPARE(m_window->page(), &m_window->play());
        m_window->play().trigger(PlayAction::Title);
    }
}

void MainWindowTest::playtestFromTheEditor()
{
    m_window->startGame("jsrogue", 4, true);
    key(Qt::Key_F4);
    emit m_window->editor().playRequested(emptyHall(), Position{2, 2, 0});
    QCOMPARE(m_window->page(), &m_window->playtest());
    QCOMPARE(m_window->playtest().game()->world().hero().at, (Position{2, 2, 0}));
    key(Qt::Key_Right);
    QCOMPARE(m_window->playtest().game()->world().hero().at, (Position{3, 2, 0}));
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(world().state().seed, 4u); // the running game is still there
    QVERIFY(!QDir(file("saves")).exists());
}

void MainWindowTest::dieInAPlaytest()
{
    write("pit.cave.json", QByteArray::fromStdString(writeDungeon(batPit())));
    QVERIFY(m_window->editor().openFile(file("pit.cave.json")));
    m_window->showEditor();
    key(Qt::Key_F5);
    PlayPage& page = m_window->playtest();
    QCOMPARE(m_window->page(), &page);
    for (int turn = 0; turn < 50 && !page.game()->world().isOver(); ++turn)
        type(".");
    QVERIFY(page.game()->world().isOver());
    QTRY_VERIFY(!page.sheets().sheet()->ignoresKeys());
}

void MainWindowTest::escapeEndsAPlaytestThatIsOver()
{
    dieInAPlaytest();
    key(Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->editor());
}

void MainWindowTest::everyWayBackFromAPlaytestGivesTheKeysToTheEditor_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"Escape", "its end's button", "its bar's button"})
        QTest::newRow(way) << QString(way);
}

void MainWindowTest::everyWayBackFromAPlaytestGivesTheKeysToTheEditor()
{
    QFETCH(QString, way);
    dieInAPlaytest();
    const auto isOnSheet = [&](const QWidget* button) { return m_window->playtest().sheets().isAncestorOf(button); };
    if (way == "Escape")
        key(Qt::Key_Escape);
    else
        for (auto* button : m_window->playtest().findChildren<QPushButton*>())
            if (button->text().contains("Back to the editor") && isOnSheet(button) == (way == "its end's button")) {
                const QPoint at = button->mapTo(m_window.get(), button->rect().center());
                QCOMPARE(m_window->childAt(at), button); // nothing lies over it
                QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, at);
                break;
            }
    EditorPage& editor = m_window->editor();
    QCOMPARE(m_window->page(), &editor);
    QVERIFY(editor.workspace().canvas().hasFocus());
    QVERIFY(editor.workspace().canvas().overlay().labels.size() == 1); // where the hero died
    editor.workbench().setTile(*editor.document().dungeon().catalogue->findTile("water"));
    editor.workbench().setCursor({1, 1});
    key(Qt::Key_B);
    key(Qt::Key_Return);
    QVERIFY(editor.document().isDirty());
    key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!editor.document().isDirty());
}

void MainWindowTest::theIntroOfAPlaytestIsToldOnce()
{
    Dungeon hall = emptyHall();
    hall.rules.texts.intro = {"It is dark."};
    emit m_window->editor().playRequested(hall, std::nullopt);
    QVERIFY(m_window->playtest().sheets().sheet());
    key(Qt::Key_Return);
    key(Qt::Key_Escape);
    emit m_window->editor().playRequested(hall, std::nullopt);
    QVERIFY(!m_window->playtest().sheets().sheet());
    hall.rules.texts.intro = {"It is darker."};
    emit m_window->editor().playRequested(hall, std::nullopt);
    QVERIFY(m_window->playtest().sheets().sheet());
}

void MainWindowTest::menusBelongToThePage()
{
    QVERIFY(!m_window->menuBar()->isVisible());
    m_window->startGame("jsrogue", 4);
    QVERIFY(m_window->menuBar()->isVisible());
    QCOMPARE(m_window->menuBar()->actions().front()->text(), QString("&Game"));
    m_window->showEditor();
    QCOMPARE(m_window->menuBar()->actions().front()->text(), QString("&File"));
    m_window->showTitle();
    QVERIFY(!m_window->menuBar()->isVisible());
}

void MainWindowTest::helpOnTheTitle()
{
    type("?");
    QVERIFY(m_window->title().sheets().sheet());
    key(Qt::Key_Escape);
    QVERIFY(m_window->title().sheets().sheet() == nullptr);
    QVERIFY(m_window->title().button(TitlePage::Entry::Help).hasFocus());
    type("?");
    m_window->startGame("jsrogue", 4); // as of a file that is dropped meanwhile
    m_window->showTitle();
    QVERIFY(m_window->title().sheets().sheet() == nullptr);
    QVERIFY(m_window->title().button(TitlePage::Entry::Continue).hasFocus());
}

void MainWindowTest::lookIsRemembered()
{
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_Tab);
    QVERIFY(m_window->play().isAscii());
    m_window->close();
    openWindow();
    QVERIFY(m_window->play().isAscii());
}

void MainWindowTest::aStrangersMapThatIsPlayedIsImportedByAButton()
{
    QFile map(file("meadow.tmj"));
    QVERIFY(map.open(QIODevice::WriteOnly));
    map.write(R"({"type": "map", "orientation": "orthogonal", "infinite": false,
"width": 3, "height": 3, "tilewidth": 16, "tileheight": 16,
"tilesets": [{"firstgid": 1, "name": "over", "image": "over.png", "columns": 2, "tilewidth": 16, "tileheight": 16,
"tilecount": 4}],
"layers": [{"type": "tilelayer", "width": 3, "height": 3, "data": [2,2,2, 2,1,2, 2,2,2]}]})");
    map.close();
    m_window->editor();
    m_window->startGame(map.fileName(), std::nullopt);
    QCOMPARE(m_window->page(), &m_window->title());
    QVERIFY2(toldInSheet().contains("over:"), qPrintable(toldInSheet()));
    bool isAsked = false;
    QTimer::singleShot(0, this, [&isAsked] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        isAsked = true;
        dialog->findChild<QPushButton*>("open")->click();
    });
    key(Qt::Key_Return);
    QVERIFY(isAsked);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().document().dungeon().width, 3);
}

void MainWindowTest::droppedSavesAreLoaded()
{
    m_window->startGame("jsrogue", 5);
    type("..");
    QVERIFY(m_window->play().game()->save());
    const QString save = pathText(m_window->play().game()->saveFile());
    m_window->showTitle();
    drop(save);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().turn, 2);
    drop(m_folder->path()); // a folder is nothing to open
    QCOMPARE(world().state().turn, 2);
}

void MainWindowTest::aSavedGameIsKnownByItsBeginning()
{
    saveElsewhere("unnamed");
    Arguments arguments;
    arguments.open = Arguments::Open::Play;
    arguments.target = file("unnamed");
    m_window->open(arguments);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().turn, 1);
    key(Qt::Key_Return); // it was told what becomes of the file
    m_window->showEditor();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("unnamed"))});
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QObject& editor = m_window->editor();
    editor.event(&enter);
    QVERIFY(!enter.isAccepted()); // it leaves games to the window
    drop(file("unnamed"));
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().turn, 1);
}

void MainWindowTest::droppedDungeonsArePlayedOrEdited()
{
    write("own.cave.json", QByteArray::fromStdString(writeDungeon(emptyHall())));
    m_window->showScores();
    drop(file("own.cave.json"));
    QCOMPARE(m_window->page(), &m_window->scores());
    key(Qt::Key_Escape); // neither
    QCOMPARE(m_window->page(), &m_window->scores());
    drop(file("own.cave.json"));
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(world().state().dungeonName, std::string("Arena"));
    drop(file("own.cave.json"));
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().document().filePath(), file("own.cave.json"));
}

void MainWindowTest::severalDroppedDungeonsAreEdited()
{
    const QStringList files{file("one.cave.json"), file("two.cave.json")};
    for (const char* name : {"one.cave.json", "two.cave.json"})
        write(name, QByteArray::fromStdString(writeDungeon(emptyHall())));
    drop(files);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(m_window->editor().desk().count(), 2);
}

void MainWindowTest::screenshots_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("keys");
    QTest::newRow("title") << QSize(1280, 800) << "";
    QTest::newRow("game") << QSize(1920, 1080) << "n,Ctrl+V,Return,KP4,l,Tab";
    QTest::newRow("help") << QSize(720, 480) << "?";
}

void MainWindowTest::screenshots()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, keys);
    QApplication::clipboard()->setText("jsrogue#13805");
    Arguments arguments;
    arguments.screenshot = file("picture.png");
    arguments.size = size;
    arguments.keys = keys.split(',', Qt::SkipEmptyParts);
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    QCOMPARE(takeScreenshot(*m_window, arguments), 0);
    QCOMPARE(QImage(arguments.screenshot).size(), size);
    QVERIFY(!QSettings(file("state.ini"), QSettings::IniFormat).contains("window/geometry")); // it was nobody's window
    if (keys.startsWith('n')) {
        QCOMPARE(m_window->page(), &m_window->play());
        QCOMPARE(world().state().seed, 13805u);
        QVERIFY(m_window->play().isAscii());
    }
    arguments.screenshot = file("no/such/folder/picture.png");
    QCOMPARE(takeScreenshot(*m_window, arguments), 2);
}

void MainWindowTest::aScreenshotShowsTheBoxOfAFileThatCannotBeOpened()
{
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    Arguments arguments;
    arguments.screenshot = file("title.png");
    arguments.size = QSize(1280, 800);
    QCOMPARE(takeScreenshot(*m_window, arguments), 0);
    arguments.open = Arguments::Open::Edit;
    arguments.target = file("nowhere.cave.json");
    arguments.screenshot = file("box.png");
    QCOMPARE(takeScreenshot(*m_window, arguments), 0);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(QImage(file("box.png")) != QImage(file("title.png")));
}

CAVE_TEST_SUITE(MainWindowTest);
#include "main_window_test.moc"
