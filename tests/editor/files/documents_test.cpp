// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "editor/dialogs/export_dialog.h"
#include "editor/files/backups.h"
#include "editor/files/desk.h"
#include "editor/files/disk_watch.h"
#include "editor/handlers/recent_menu.h"
#include "editor/page/start_page.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/notice_bar.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QUndoView>

using namespace cave;

namespace {

Dungeon named(const char* name, int width = 20)
{
    Dungeon dungeon = emptyDungeon(width, 12, 3);
    dungeon.name = name;
    return dungeon;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// As another program would.
void writeOver(const QString& path, const Dungeon& dungeon)
{
    QVERIFY(saveDungeon(dungeon, path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime);
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT

private slots:
    void aFileNamedFromTheFolderOneIsInIsKnownFromAnywhere();
    void eachTabHasItsOwnContentAndHistory();
    void tabsAreSwitchedByKeyAndShowTheirDirt();
    void aViewIsKeptWhileAnotherTabIsShown();
    void closingAsksAndReopeningBringsAllBack();
    void theNeighbourIsShownAfterClosing();
    void movingATabKeepsWhatIsShown();
    void aFileIsOpenOnce();
    void aNumberStandsBehindATitleWhateverIsInIt();
    void whatIsChangedWhileItIsSavedIsNotTakenForSaved();
    void tooMuchHistoryLosesTheOldestSteps();
    void aDroppedHistoryKeepsTheSavedMark();
    void savingKeepsBackups();
    void atMostTenBackups();
    void aFileThatCannotBeOpenedTellsItsPlaceInTheSentence();
    void aChangeOnDiskIsNoticed();
    void reloadingKeepsWhatWasNotSaved();
    void workDoneInTiledStaysWhenTheLevelIsMadeAnew();
    void whoStopsTheComparingWithItsRecipesOpensNothing();
    void aTextMapOfTheSameSizeGoesOverTheShownDungeon();
    void aTextMapThatChangesNothingTellsSo();
    void aTextMapMayHaveTilesOfTheShownDungeon();
    void enterReplacesNothing();
    void aSuffixInCapitalsIsOne();
    void savingOverAForeignChangeAsks();
    void aNameWithoutItsSuffixReplacesNoDungeonUnasked();
    void aFileThatIsGoneCanBeSavedAgain();
    void tabsAndViewsAreThereAgainNextTime();
    void whatWasInHandIsThereAgainNextTime();
    void theMenuOfRecentFilesNamesThemAsTheyAre();
    void filesAreDroppedOntoTheWindow();
    void aBundledDungeonIsACopy();
    void aPictureIsExported();
    void exportAgainNeedsNoDialogAndTheFirstOneAName();
    void nothingIsExportedOverTheDungeonsOwnFile();
    void exportAgainAsksBeforeItReplacesForeignWork();
};

void DocumentsTest::eachTabHasItsOwnContentAndHistory()
{
    EditorWindow window;
    window.open(named("One"));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.open(named("Two"));
    QCOMPARE(window.page.desk().count(), 2);
    QCOMPARE(window.idAt(5, 5), QString("wall"));
    QVERIFY(!window.page.actionSet()[EditorAction::Undo].isEnabled());
    window.choose(ToolId::Brush, "floor");
    window.click(7, 7);
    window.click(8, 7);
    window.page.desk().show(0);
    QCOMPARE(window.idAt(5, 5), QString("floor"));
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.page.findChild<QUndoView*>()->model()->rowCount(), 2);
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(5, 5), QString("wall"));
    window.page.desk().show(1);
    QCOMPARE(window.idAt(8, 7), QString("floor"));
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(8, 7), QString("wall"));
    QCOMPARE(window.idAt(7, 7), QString("floor"));
}

void DocumentsTest::tabsAreSwitchedByKeyAndShowTheirDirt()
{
    EditorWindow window;
    window.open(named("One"));
    window.open(named("Two & more"));
    const QTabBar& bar = window.page.workspace().documentTabs().bar();
    QCOMPARE(bar.count(), 2);
    QCOMPARE(bar.currentIndex(), 1);
    QCOMPARE(bar.tabText(1), QString("Two && more"));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QCOMPARE(bar.tabText(1), QString("● Two && more"));
    window.choose(ToolId::Brush, "wall");
    window.click(5, 5); // as it was
    QCOMPARE(bar.tabText(1), QString("Two && more"));
    window.key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(window.page.desk().current(), 0);
    QCOMPARE(window.page.windowTitlePart(), QString("One"));
    QTest::keyClick(&window.canvas(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.page.desk().current(), 1);
}

void DocumentsTest::aViewIsKeptWhileAnotherTabIsShown()
{
    EditorWindow window;
    window.open(named("One", 200));
    window.bench().setZ(2);
    window.bench().setCursor({150, 8});
    window.canvas().setCellSize(32);
    window.canvas().centerOnCell({150, 6});
    const QRectF cells = window.canvas().shownCells();
    window.open(named("Two", 30));
    for (int i = 0; i < 5; ++i) {
        window.page.desk().show(0);
        QCOMPARE(window.bench().z(), 2);
        QCOMPARE(window.bench().cursor(), (CellAt{150, 8}));
        QCOMPARE(window.canvas().cellSize(), 32.0);
        QVERIFY((window.canvas().shownCells().center() - cells.center()).manhattanLength() < 0.1);
        window.page.desk().show(1);
        QCOMPARE(window.bench().z(), 0);
    }
}

void DocumentsTest::closingAsksAndReopeningBringsAllBack()
{
    EditorWindow window;
    window.open(named("One"));
    window.open(named("Two"));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    answer("stay");
    window.trigger(EditorAction::CloseTab);
    QCOMPARE(window.page.desk().count(), 2);
    answer("discard");
    window.trigger(EditorAction::CloseTab);
    QCOMPARE(window.page.desk().count(), 1);
    QCOMPARE(window.page.windowTitlePart(), QString("One"));
    window.trigger(EditorAction::CloseTab); // nothing to be asked
    QVERIFY(!window.page.isOpen());
    QVERIFY(window.page.startPage().isVisible());
    QVERIFY(!window.page.actionSet()[EditorAction::Save].isEnabled());
    window.trigger(EditorAction::ReopenTab);
    QCOMPARE(window.page.windowTitlePart(), QString("One"));
    window.trigger(EditorAction::ReopenTab);
    QCOMPARE(window.page.windowTitlePart(), QString("● Two"));
    QCOMPARE(window.idAt(5, 5), QString("floor"));
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(5, 5), QString("wall"));
    QVERIFY(!window.page.actionSet()[EditorAction::ReopenTab].isEnabled());
}

void DocumentsTest::theNeighbourIsShownAfterClosing()
{
    EditorWindow window;
    for (const char* name : {"A", "B", "C"})
        window.open(named(name));
    Desk& desk = window.page.desk();
    desk.show(1);
    desk.close(0);
    QCOMPARE(window.document().title(), QString("B"));
    QCOMPARE(desk.current(), 0);
    desk.close(0);
    QCOMPARE(window.document().title(), QString("C"));
}

void DocumentsTest::movingATabKeepsWhatIsShown()
{
    EditorWindow window;
    for (const char* name : {"A", "B", "C"})
        window.open(named(name));
    Desk& desk = window.page.desk();
    for (int from = 0; from < 3; ++from)
        for (int to = 0; to < 3; ++to)
            for (int shown = 0; shown < 3; ++shown) {
                desk.show(shown);
                const QString title = window.document().title();
                desk.move(from, to);
                QCOMPARE(desk.draft(desk.current()).title(), title);
                QCOMPARE(window.page.workspace().documentTabs().bar().currentIndex(), desk.current());
            }
}

void DocumentsTest::aFileIsOpenOnce()
{
    EditorWindow window;
    window.open(named("One"));
    QVERIFY(window.page.files().saveTo(window.file("one.cave.json")));
    window.open(named("Two"));
    QVERIFY(window.page.openFile(window.file("one.cave.json")));
    QCOMPARE(window.page.desk().count(), 2);
    QCOMPARE(window.page.desk().current(), 0);
}

void DocumentsTest::aNumberStandsBehindATitleWhateverIsInIt()
{
    EditorWindow window;
    window.open(named("Room %1 of %2"));
    QCOMPARE(window.page.desk().freshTitle("Room %1 of %2"), QString("Room %1 of %2 2"));
}

void DocumentsTest::tooMuchHistoryLosesTheOldestSteps()
{
    EditorWindow window;
    window.open(named("One", 100));
    window.document().setMostUndoBytes(20'000);
    QSignalSpy dropped(&window.document(), &Document::historyDropped);
    const Grid<TileId> first = window.dungeon().levels[0].tiles;
    std::vector<Grid<TileId>> states{first};
    for (int i = 0; i < 180; ++i) {
        const std::vector<CellAt> cells{{1 + i % 90, 3}, {1 + i % 90, 4}, {1 + i % 90, 5}};
        const TileId tile = i < 90 ? window.dungeon().catalogue->floor() : window.dungeon().catalogue->wall();
        window.document().push(paint(window.dungeon(), 0, cells, tile, 0), "paint");
        states.push_back(window.dungeon().levels[0].tiles);
    }
    QVERIFY(dropped.count() > 0);
    QVERIFY(window.toast().text().contains("512 MB"));
    const int kept = window.stack().count();
    QVERIFY(kept > 5);
    QVERIFY(kept < 170);
    for (int i = 0; i < kept; ++i)
        window.stack().undo();
    QVERIFY(!window.stack().canUndo());
    QVERIFY(window.dungeon().levels[0].tiles == states[states.size() - 1 - std::size_t(kept)]);
    while (window.stack().canRedo())
        window.stack().redo();
    QVERIFY(window.dungeon().levels[0].tiles == states.back());
    QVERIFY(!window.document().isDirty()); // all was painted back
}

void DocumentsTest::aDroppedHistoryKeepsTheSavedMark()
{
    EditorWindow window;
    window.open(named("One", 100));
    const auto step = [&](int x) {
        const std::vector<CellAt> cells{{x, 3}, {x, 4}};
        window.document().push(paint(window.dungeon(), 0, cells, window.dungeon().catalogue->floor(), 0), "paint");
    };
    for (int x = 1; x <= 30; ++x)
        step(x);
    QVERIFY(window.page.files().saveTo(window.file("one.cave.json")));
    for (int x = 31; x <= 40; ++x)
        step(x);
    window.document().setMostUndoBytes(10'000);
    step(41);
    QVERIFY(window.stack().count() < 41);
    QCOMPARE(window.stack().count() - window.stack().cleanIndex(), 11);
    QCOMPARE(window.document().changesSinceSave(), 11);
    for (int i = 0; i < 11; ++i)
        window.stack().undo();
    QVERIFY(!window.document().isDirty());
}

void DocumentsTest::savingKeepsBackups()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    QVERIFY(window.page.files().backups().of(path).empty());
    const QByteArray before = bytesOf(path);
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QVERIFY(window.page.files().saveTo(path));
    const std::vector<Backup> backups = window.page.files().backups().of(path);
    QCOMPARE(backups.size(), std::size_t{1});
    QCOMPARE(bytesOf(backups[0].path), before);
    QVERIFY(loadDungeon(backups[0].path.toStdString()));
}

void DocumentsTest::atMostTenBackups()
{
    const QTemporaryDir folder;
    const Backups backups(folder.path());
    const QString path = folder.filePath("a.cave.json");
    QVERIFY(backups.keep(path)); // nothing there yet
    for (int i = 0; i < Backups::kMost + 5; ++i) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::number(i));
        file.close();
        QVERIFY(backups.keep(path));
        QVERIFY(backups.keep(path)); // the same again is no other backup
        QTest::qWait(2);             // they are named by the millisecond
    }
    const std::vector<Backup> kept = backups.of(path);
    QCOMPARE(kept.size(), std::size_t{Backups::kMost});
    QCOMPARE(bytesOf(kept.front().path), QByteArray::number(Backups::kMost + 4));
    QVERIFY(backups.of(folder.filePath("other/a.cave.json")).empty());
}

void DocumentsTest::aFileThatCannotBeOpenedTellsItsPlaceInTheSentence()
{
    EditorWindow window;
    const QString path = window.file("one.cave.json");
    QVERIFY(saveDungeon(named("One"), path.toStdString()));
    QByteArray text = bytesOf(path);
    const qsizetype rows = text.indexOf("\"rows\"", text.indexOf("\"rows\"") + 1); // of the second level
    const qsizetype row = text.indexOf('"', text.indexOf('[', rows)) + 1;
    text.remove(row, 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QString told;
    QString details;
    QTimer::singleShot(0, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        told = box->informativeText();
        details = box->detailedText();
        box->findChild<QPushButton*>("close")->click();
    });
    QVERIFY(!window.page.files().open(path));
    QVERIFY2(told.startsWith("Level 2, row 1: "), qPrintable(told));
    QVERIFY2(told.endsWith(" Nothing was changed."), qPrintable(told));
    QCOMPARE(details, path + ": levels[1].rows[0]");
}

void DocumentsTest::aChangeOnDiskIsNoticed()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    NoticeBar& notice = window.page.workspace().notice();
    window.page.diskWatch().check();
    QVERIFY(!notice.isVisible());
    Dungeon other = named("One");
    other.levels[0].tiles[4, 4] = other.catalogue->floor();
    writeOver(path, other);
    QTRY_VERIFY(notice.isVisible());
    notice.buttons()[0]->click(); // reload
    QVERIFY(!notice.isVisible());
    QCOMPARE(window.idAt(4, 4), QString("floor"));
    QVERIFY(!window.document().isDirty());
    other.levels[0].tiles[5, 4] = other.catalogue->floor();
    writeOver(path, other);
    window.page.diskWatch().check();
    QVERIFY(notice.isVisible());
    notice.buttons()[1]->click(); // keep
    QVERIFY(!notice.isVisible());
    QCOMPARE(window.idAt(5, 4), QString("wall"));
    QVERIFY(window.document().isDirty());
    QVERIFY(window.page.files().save()); // agreed to already
    QVERIFY(!window.document().isDirty());
}

void DocumentsTest::reloadingKeepsWhatWasNotSaved()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    Dungeon other = named("One");
    other.levels[0].tiles[4, 4] = other.catalogue->floor();
    writeOver(path, other);
    window.page.files().reload();
    QCOMPARE(window.page.desk().count(), 2);
    QCOMPARE(window.idAt(4, 4), QString("floor"));
    QCOMPARE(window.idAt(5, 5), QString("wall"));
    window.page.desk().show(1);
    QCOMPARE(window.idAt(5, 5), QString("floor"));
    QVERIFY(window.document().isDirty());
    QVERIFY(window.document().filePath().isEmpty());
}

namespace {

// What another program leaves of it: six statues on the first level, whose hash is still as the recipe makes it.
void writeChangedElsewhere(const QString& path)
{
    Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
    for (int x = 10; x < 16; ++x) {
        TileId& tile = dungeon.levels[0].tiles[x, 5];
        tile = *dungeon.catalogue->findTile("statue");
    }
    std::string map = formatOf("x.tmj")->write(dungeon, {});
    const std::string stored = formatOf("x.tmj")->write(builtInDungeon("jsrogue")->dungeon, {});
    const auto hashIn = [](const std::string& text) { return text.find("0x", text.find("\"name\": \"hash\"")); };
    map.replace(hashIn(map), 18, stored.substr(hashIn(stored), 18));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(map.data(), qsizetype(map.size()));
}

} // namespace

void DocumentsTest::workDoneInTiledStaysWhenTheLevelIsMadeAnew()
{
    EditorWindow window;
    writeChangedElsewhere(window.file("x.tmj"));
    QVERIFY(window.page.files().open(window.file("x.tmj")));
    NoticeBar& notice = window.page.workspace().notice();
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains("6 cell"), qPrintable(notice.text()));
    QVERIFY2(notice.text().contains("Import of x.tmj"), qPrintable(notice.text()));
    QCOMPARE(window.stack().count(), 1);
    window.trigger(EditorAction::RegenerateDungeon);
    for (int x = 10; x < 16; ++x)
        QCOMPARE(window.idAt(x, 5), QString("statue"));
    notice.buttons().front()->click();
    QVERIFY(notice.isHidden());
    QCOMPARE(window.page.workspace().tabs().currentWidget(), &window.page.workspace().edits());
}

void DocumentsTest::whoStopsTheComparingWithItsRecipesOpensNothing()
{
    EditorWindow window;
    writeChangedElsewhere(window.file("x.tmj"));
    FileActions& files = window.page.files();
    QSignalSpy said(&files, &FileActions::said);
    QStringList stopped;
    files.setRunner([&stopped](const QString& name, const auto& work) {
        const bool goesOn = !name.startsWith("Comparing");
        if (!goesOn)
            stopped << name;
        work([goesOn](int, int) { return goesOn; });
    });
    QVERIFY(!files.open(window.file("x.tmj")));
    QCOMPARE(stopped, QStringList("Comparing x.tmj with its recipes"));
    QCOMPARE(said.count(), 1);
    QCOMPARE(said[0][0].toString(), QString("Stopped. Nothing was changed."));
    QVERIFY(!window.page.isOpen());
    QVERIFY(files.recentFiles().isEmpty());
}

void DocumentsTest::aTextMapOfTheSameSizeGoesOverTheShownDungeon()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    Dungeon elsewhere = window.dungeon();
    TileId& tile = elsewhere.levels[0].tiles[10, 5];
    tile = *elsewhere.catalogue->findTile("statue");
    QVERIFY(saveDungeon(elsewhere, window.file("x.txt").toStdString()));
    answer("save");
    QVERIFY(window.page.files().import(window.file("x.txt")));
    QCOMPARE(window.idAt(10, 5), QString("statue"));
    QCOMPARE(window.stack().count(), 1);
    window.trigger(EditorAction::RegenerateDungeon);
    QCOMPARE(window.idAt(10, 5), QString("statue"));
}

void DocumentsTest::aTextMapThatChangesNothingTellsSo()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    QVERIFY(saveDungeon(window.dungeon(), window.file("x.txt").toStdString()));
    answer("save");
    QVERIFY(window.page.files().import(window.file("x.txt")));
    QCOMPARE(window.stack().count(), 0);
    QVERIFY2(window.toast().text().contains("Nothing changed"), qPrintable(window.toast().text()));
}

void DocumentsTest::aTextMapMayHaveTilesOfTheShownDungeon()
{
    EditorWindow window;
    window.open(builtInDungeon("tutorial")->dungeon);
    Dungeon elsewhere = window.dungeon();
    elsewhere.levels[0].tiles[5, 5] = *elsewhere.catalogue->findTile("signboard");
    QVERIFY(saveDungeon(elsewhere, window.file("x.txt").toStdString()));
    answer("save");
    QVERIFY(window.page.files().import(window.file("x.txt")));
    QCOMPARE(window.idAt(5, 5), QString("signboard"));
    QCOMPARE(window.stack().count(), 1);
}

void DocumentsTest::savingOverAForeignChangeAsks()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    Dungeon other = named("Other");
    writeOver(path, other);
    const QByteArray foreign = bytesOf(path);
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    answer("stay");
    QVERIFY(!window.page.files().save());
    QCOMPARE(bytesOf(path), foreign);
    answer("save");
    QVERIFY(window.page.files().save());
    QCOMPARE(loadDungeon(path.toStdString())->dungeon.name, std::string("One"));
    QCOMPARE(bytesOf(window.page.files().backups().of(path)[0].path), foreign);
}

// Whoever presses it once too often has lost nothing.
void DocumentsTest::enterReplacesNothing()
{
    EditorWindow window;
    window.open(named("One"));
    const QString own = window.file("one.cave.json");
    const QString exported = window.file("one.tmj");
    QVERIFY(window.page.files().saveTo(own));
    QVERIFY(window.page.files().exporter().exportTo(exported));
    for (const QString& path : {own, exported})
        writeOver(path, named("Other"));
    const QByteArray foreign = bytesOf(own);
    const QByteArray foreignMap = bytesOf(exported);
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    answerWithEnter();
    QVERIFY(!window.page.files().save());
    QCOMPARE(bytesOf(own), foreign);
    answerWithEnter();
    window.trigger(EditorAction::ExportAgain);
    QCOMPARE(bytesOf(exported), foreignMap);
}

void DocumentsTest::aNameWithoutItsSuffixReplacesNoDungeonUnasked()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("castle.cave.json");
    QVERIFY(saveDungeon(named("Castle"), path.toStdString()));
    const QByteArray castle = bytesOf(path);
    nameFile(window.file("castle"), "stay");
    QVERIFY(!window.page.files().saveAs());
    QCOMPARE(bytesOf(path), castle);
    QVERIFY(window.document().filePath().isEmpty());
    nameFile(window.file("castle"), "save");
    QVERIFY(window.page.files().saveAs());
    QCOMPARE(window.document().filePath(), path);
    QCOMPARE(loadDungeon(path.toStdString())->dungeon.name, std::string("One"));
    QCOMPARE(bytesOf(window.page.files().backups().of(path)[0].path), castle);
}

void DocumentsTest::aSuffixInCapitalsIsOne()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("MAP.CAVE.JSON");
    nameFile(path);
    QVERIFY(window.page.files().saveAs());
    QVERIFY(QFile::exists(path));
    QCOMPARE(window.document().filePath(), path);
    QVERIFY(!QFile::exists(path + ".cave.json"));
}

void DocumentsTest::aFileThatIsGoneCanBeSavedAgain()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    QVERIFY(QFile::remove(path));
    window.page.diskWatch().check();
    NoticeBar& notice = window.page.workspace().notice();
    QVERIFY(notice.isVisible());
    notice.buttons()[0]->click();
    QVERIFY(QFile::exists(path));
    QVERIFY(!notice.isVisible());
}

void DocumentsTest::tabsAndViewsAreThereAgainNextTime()
{
    const QTemporaryDir folder;
    QRectF cells;
    {
        EditorWindow window(folder.path());
        for (const char* name : {"One", "Two", "Three"}) {
            window.open(named(name, 200));
            QVERIFY(window.page.files().saveTo(window.file(QString(name) + ".cave.json")));
        }
        window.open(named("Never saved"));
        window.page.desk().show(1);
        window.bench().setZ(1);
        window.bench().setCursor({120, 7});
        window.canvas().setCellSize(32);
        window.canvas().centerOnCell({120, 6});
        cells = window.canvas().shownCells();
        QVERIFY(QFile::remove(window.file("Three.cave.json")));
    }
    EditorWindow window(folder.path());
    window.page.restoreTabs();
    QCOMPARE(window.page.desk().count(), 2);
    QCOMPARE(window.document().title(), QString("Two"));
    QCOMPARE(window.bench().z(), 1);
    QCOMPARE(window.bench().cursor(), (CellAt{120, 7}));
    QCOMPARE(window.canvas().cellSize(), 32.0);
    QVERIFY((window.canvas().shownCells().center() - cells.center()).manhattanLength() < 0.1);
    QVERIFY(window.toast().text().contains("Three.cave.json"));
    const QTabBar& bar = window.page.workspace().documentTabs().bar();
    QTRY_VERIFY(bar.isVisible() && bar.width() >= bar.sizeHint().width()); // both are seen, though it was hidden
}

void DocumentsTest::whatWasInHandIsThereAgainNextTime()
{
    const QTemporaryDir folder;
    {
        EditorWindow window(folder.path());
        window.open(named("One"));
        window.bench().setTile(*window.dungeon().catalogue->findTile("water"));
        window.bench().setTool(ToolId::Room);
        window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().edits());
        window.page.actionSet()[EditorAction::Panels].setChecked(false);
        for (const EditorAction overlay :
             {EditorAction::OverlayReach, EditorAction::OverlayEvents, EditorAction::OverlayHeat})
            window.page.actionSet()[overlay].setChecked(true);
    }
    EditorWindow window(folder.path());
    QVERIFY(!window.canvas().isOverlayShown(OverlayKind::Reach));
    QVERIFY(window.bench().toolId() != ToolId::Room);
    window.page.restoreTabs();
    QCOMPARE(window.bench().toolId(), ToolId::Room);
    QCOMPARE(window.bench().catalogue().tile(window.bench().tile()).id, std::string("water"));
    QCOMPARE(window.page.workspace().tabs().currentWidget(), &window.page.workspace().edits());
    QVERIFY(!window.page.actionSet()[EditorAction::Panels].isChecked());
    for (int i = 0; i < kOverlayKinds; ++i) {
        const auto kind = static_cast<OverlayKind>(i);
        QCOMPARE(window.canvas().isOverlayShown(kind), kind == OverlayKind::Reach || kind == OverlayKind::Wires);
    }
}

void DocumentsTest::theMenuOfRecentFilesNamesThemAsTheyAre()
{
    EditorWindow window;
    const auto* menu = window.page.findChild<RecentMenu*>();
    QVERIFY(menu && menu->isEnabled());
    QCOMPARE(menu->actions().size(), 1);
    QVERIFY(!menu->actions().front()->isEnabled());
    QCOMPARE(menu->actions().front()->text(), QString("Files that you save or open appear here."));
    window.open(named("One"));
    QVERIFY(window.page.files().saveTo(window.file("this & that.cave.json")));
    QCOMPARE(menu->actions().size(), 1);
    QVERIFY(menu->actions().front()->isEnabled());
    QCOMPARE(menu->actions().front()->text(), QString("this && that.cave.json")); // no shortcut
}

void DocumentsTest::filesAreDroppedOntoTheWindow()
{
    EditorWindow window;
    const QString path = window.file("one.cave.json");
    QVERIFY(saveDungeon(named("One"), path.toStdString()));
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&window.page, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&window.page, &drop);
    QCOMPARE(window.document().filePath(), path);
    QFile game(window.file("unnamed"));
    QVERIFY(game.open(QIODevice::WriteOnly) && game.write(R"({"format": "cavewright/game"})") > 0);
    game.close();
    files.setUrls({QUrl::fromLocalFile(path), QUrl::fromLocalFile(game.fileName())});
    QDragEnterEvent mixed({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    static_cast<QObject&>(window.page).event(&mixed);
    QVERIFY(!mixed.isAccepted()); // with a saved game among them the window sorts them
}

void DocumentsTest::aBundledDungeonIsACopy()
{
    EditorWindow window;
    window.page.files().openBuiltIn("jsrogue");
    QVERIFY(window.document().filePath().isEmpty());
    QVERIFY(!window.document().isDirty());
    QCOMPARE(window.dungeon().name, builtInDungeon("jsrogue")->dungeon.name);
}

void DocumentsTest::aPictureIsExported()
{
    EditorWindow window;
    window.open(named("One"));
    QVERIFY(window.page.files().exporter().exportTo(window.file("one.png"), {.level = 1, .cellPixels = 8}));
    const QImage picture(window.file("one.png"));
    QVERIFY(!picture.isNull());
    QVERIFY(picture.width() >= 160);
    QVERIFY(picture.width() < 320);
    QVERIFY(window.page.files().exporter().exportTo(window.file("all.png"), {.level = -1, .cellPixels = 8}));
    QVERIFY(QImage(window.file("all.png")).width() * QImage(window.file("all.png")).height() >
            2 * picture.width() * picture.height());
}

void DocumentsTest::exportAgainNeedsNoDialogAndTheFirstOneAName()
{
    EditorWindow window;
    window.open(named("One"));
    window.trigger(EditorAction::ExportAgain); // the first time it asks
    auto* dialog = window.page.findChild<ExportDialog*>();
    QVERIFY(dialog);
    auto* to = dialog->findChild<QLineEdit*>();
    const QString offered = to->text();
    for (const QString& nameless : {QString(), QString(".tmj"), window.file("") + ".tmj"}) {
        to->setText(nameless);
        QVERIFY(!dialog->findChild<QPushButton*>("export")->isEnabled());
    }
    to->setText(offered);
    QVERIFY(dialog->findChild<QPushButton*>("export")->isEnabled());
    QVERIFY(dialog->path().endsWith(".tmj")); // which loses nothing
    const QString path = window.file("one.tmj");
    QFile other(path);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("mine");
    other.close();
    dialog->findChild<QLineEdit*>()->setText(path);
    answer("stay");
    dialog->accept();
    QCOMPARE(bytesOf(path), QByteArray("mine"));
    QVERIFY(window.page.files().exporter().exportTo(path));
    QVERIFY(QFile::remove(path));
    window.trigger(EditorAction::ExportAgain);
    QVERIFY(QFile::exists(path));
}

void DocumentsTest::nothingIsExportedOverTheDungeonsOwnFile()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.cave.json");
    QVERIFY(window.page.files().saveTo(path));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    const QByteArray before = bytesOf(path);
    window.document().draft().exportPath = path;
    window.trigger(EditorAction::ExportAgain);
    QCOMPARE(bytesOf(path), before);
    QVERIFY2(window.toast().text().contains("the file of this dungeon"), qPrintable(window.toast().text()));
    QVERIFY(QFile::remove(path)); // which makes no other name its own
    window.document().draft().exportPath = window.file("one.tmj");
    window.trigger(EditorAction::ExportAgain);
    QVERIFY(QFile::exists(window.file("one.tmj")));
}

void DocumentsTest::exportAgainAsksBeforeItReplacesForeignWork()
{
    EditorWindow window;
    window.open(named("One"));
    const QString path = window.file("one.tmj");
    QVERIFY(window.page.files().exporter().exportTo(path));
    writeOver(path, named("Other"));
    const QByteArray foreign = bytesOf(path);
    answer("stay");
    window.trigger(EditorAction::ExportAgain);
    QCOMPARE(bytesOf(path), foreign);
    answer("save");
    window.trigger(EditorAction::ExportAgain);
    QCOMPARE(loadDungeon(path.toStdString())->dungeon.name, std::string("One"));
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    const QByteArray before = bytesOf(path);
    window.trigger(EditorAction::ExportAgain); // of what is ours again, nothing is asked
    QVERIFY(bytesOf(path) != before);
}

void DocumentsTest::aFileNamedFromTheFolderOneIsInIsKnownFromAnywhere()
{
    EditorWindow window;
    const QString file = window.file("one.cave.json");
    QVERIFY(saveDungeon(emptyDungeon(20, 12, 1), file.toStdString()));
    QVERIFY(window.page.openFile(QDir::current().relativeFilePath(file)));
    QCOMPARE(window.bench().document().filePath(), QFileInfo(file).absoluteFilePath());
}

void DocumentsTest::whatIsChangedWhileItIsSavedIsNotTakenForSaved()
{
    EditorWindow window;
    window.openEmpty();
    const Dungeon before = window.dungeon();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.document().setSavedTo(window.file("a.cave.json"), before); // the click came meanwhile
    QVERIFY(window.document().isDirty());
    window.stack().undo();
    QVERIFY(!window.document().isDirty());
    window.stack().redo();
    window.document().setSavedTo(window.file("a.cave.json"), window.dungeon());
    QVERIFY(!window.document().isDirty());
}

CAVE_TEST_SUITE(DocumentsTest);
#include "documents_test.moc"
