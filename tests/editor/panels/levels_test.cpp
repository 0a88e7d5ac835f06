// SPDX-License-Identifier: MIT
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/resize_dialog.h"
#include "editor/dialogs/resize_preview.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/level_list.h"
#include "editor/panels/level_panel.h"
#include "tests/editor/editor_window.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QInputDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace cave;

class LevelsTest : public QObject {
    Q_OBJECT

private slots:
    void aNewLevelIsShownAndUndone();
    void levelsAreMovedByKey();
    void aCopyLiesBelowItsOriginal();
    void deletingSaysWhatBreaksAndOffersUndo();
    void aNameIsGiven();
    void aLevelThatIsGoneGetsNoName();
    void theSizeDialogTellsWhatWouldBeLost();
    void theSizeDialogOutlastsItsLevel();
    void resizingIsOneStep();
    void theSizeDialogShowsWhatARecipeWillMake();
    void handEditsOutsideWaitInTheListAndComeBack();
    void theCameraStaysBetweenLevels();
    void keysOfTheListWorkInTheList();
    void recipesMakeTheirStairsAnew();
    void deletingTwiceWhileItIsMadeDeletesOne();
    void whatIsUndoneWhileItIsMadeIsNotDeleted();
};

void LevelsTest::aNewLevelIsShownAndUndone()
{
    EditorWindow window;
    window.openEmpty();
    window.bench().setZ(1);
    window.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.dungeon().depth(), 4);
    QCOMPARE(window.bench().z(), 2);
    QCOMPARE(window.dungeon().levels[2].name, std::string("Level 4"));
    QCOMPARE(window.page.workspace().levels().count(), 4);
    QCOMPARE(window.page.workspace().levels().currentRow(), 2);
    QCOMPARE(window.stack().count(), 1);
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.dungeon().depth(), 3);
    QVERIFY(!window.document().isDirty());
    window.trigger(EditorAction::Redo);
    QCOMPARE(window.dungeon().depth(), 4);
}

void LevelsTest::levelsAreMovedByKey()
{
    EditorWindow window;
    window.openEmpty();
    const Uid first = window.dungeon().levels[0].uid;
    window.key(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(*window.dungeon().levelIndex(first), 1);
    QCOMPARE(window.bench().z(), 1); // it is still the one that is shown
    window.key(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier, 2);
    QCOMPARE(*window.dungeon().levelIndex(first), 2);
    QVERIFY(window.toast().isVisible()); // it is the last one
    QCOMPARE(window.stack().count(), 2);
    window.key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier, 2);
    QCOMPARE(*window.dungeon().levelIndex(first), 0);
    QVERIFY(!window.document().isDirty());
    emit window.page.workspace().levels().dropped(0, 2);
    QCOMPARE(*window.dungeon().levelIndex(first), 2);
}

void LevelsTest::aCopyLiesBelowItsOriginal()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.trigger(EditorAction::DuplicateLevel);
    QCOMPARE(window.dungeon().depth(), 4);
    QCOMPARE(window.bench().z(), 1);
    QCOMPARE(window.idAt(5, 5, 1), QString("floor"));
    QCOMPARE(window.idAt(5, 5, 2), QString("wall"));
    QCOMPARE(window.dungeon().levels[1].name, std::string("Level 1 (copy)"));
}

void LevelsTest::deletingSaysWhatBreaksAndOffersUndo()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::StairsDown);
    window.click(4, 4);
    window.toast().yesButton().click();
    const Dungeon before = window.dungeon();
    window.bench().setZ(1);
    window.trigger(EditorAction::DeleteLevel);
    QCOMPARE(window.dungeon().depth(), 2);
    QVERIFY2(window.toast().text().startsWith("Level 2 was deleted."), qPrintable(window.toast().text()));
    QVERIFY(window.toast().text().contains("1 stair"));
    window.toast().yesButton().click();
    QVERIFY(window.dungeon().levels == before.levels);
    QCOMPARE(window.bench().z(), 1);
    window.trigger(EditorAction::DeleteLevel);
    window.trigger(EditorAction::DeleteLevel);
    const int steps = window.stack().count();
    window.trigger(EditorAction::DeleteLevel); // the last one
    QCOMPARE(window.stack().count(), steps);
    QCOMPARE(window.dungeon().depth(), 1);
}

void LevelsTest::aNameIsGiven()
{
    EditorWindow window;
    window.openEmpty();
    window.trigger(EditorAction::RenameLevel);
    auto* dialog = window.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->textValue(), QString("Level 1"));
    dialog->setTextValue("  Mouth ");
    dialog->accept();
    QCOMPARE(window.dungeon().levels[0].name, std::string("Mouth"));
    const QListWidget& levels = window.page.workspace().levels();
    QCOMPARE(levels.item(0)->text(), QString("1  Mouth"));
    QVERIFY(levels.item(0)->data(Qt::AccessibleTextRole).isNull()); // told as it stands there
    QCOMPARE(levels.item(1)->data(Qt::AccessibleTextRole).toString(), QString("Level 2")); // not "2, Level 2"
    window.page.workspace().levelPanel().rename(window.bench().level().uid, "Mouth");
    QCOMPARE(window.stack().count(), 1); // the same name is no step
    window.trigger(EditorAction::DeleteLevel);
    QVERIFY2(window.toast().text().startsWith("Level 1, Mouth, was deleted."), qPrintable(window.toast().text()));
}

void LevelsTest::aLevelThatIsGoneGetsNoName()
{
    EditorWindow window;
    window.open(recipeDungeon(1));
    window.bench().setZ(1);
    window.trigger(EditorAction::RenameLevel);
    auto* dialog = window.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    window.page.workspace().levelPanel().remove();
    dialog->setTextValue("Mouth");
    dialog->accept();
    QVERIFY(std::ranges::find(window.dungeon().levels, "Mouth", &DungeonLevel::name) == window.dungeon().levels.end());
    QVERIFY(window.toast().text().contains("not there any more"));
}

// Work beside the window may end while it is open.
void LevelsTest::theSizeDialogOutlastsItsLevel()
{
    Dungeon dungeon = emptyDungeon(20, 12, 2);
    ResizeDialog dialog(dungeon, 1);
    dungeon = emptyDungeon(20, 12, 1);
    dialog.choose(15, 12, Anchor::West);
    QVERIFY(dialog.findChild<QPushButton*>("resize")->isEnabled());
    QVERIFY(!dialog.resultText().isEmpty());
}

void LevelsTest::theSizeDialogTellsWhatWouldBeLost()
{
    Dungeon dungeon = emptyDungeon(20, 12, 2);
    dungeon.levels[1].tiles[18, 5] = dungeon.catalogue->floor();
    ResizeDialog dialog(dungeon, 0);
    QVERIFY(!dialog.findChild<QPushButton*>("resize")->isEnabled());
    dialog.choose(15, 12, Anchor::West);
    QVERIFY(dialog.findChild<QPushButton*>("resize")->isEnabled());
    QVERIFY2(dialog.lossText().contains("1 cell"), qPrintable(dialog.lossText()));
    dialog.choose(15, 12, Anchor::East);
    QVERIFY2(dialog.lossText().contains("Nothing"), qPrintable(dialog.lossText()));
    dialog.choose(4096, 4096, Anchor::East);
    QVERIFY(dialog.findChild<QPushButton*>("resize")->isEnabled());
    dungeon.levels.push_back(dungeon.levels[0]);
    dungeon.levels.push_back(dungeon.levels[0]);
    dungeon.levels.push_back(dungeon.levels[0]);
    ResizeDialog deeper(dungeon, 0);
    deeper.choose(4096, 4095, Anchor::East);
    QVERIFY(!deeper.findChild<QPushButton*>("resize")->isEnabled());
}

void LevelsTest::resizingIsOneStep()
{
    EditorWindow window;
    window.openEmpty();
    window.bench().setCursor({19, 11});
    window.trigger(EditorAction::ResizeLevels);
    auto* dialog = window.page.findChild<ResizeDialog*>();
    QVERIFY(dialog);
    dialog->choose(10, 30, Anchor::NorthWest);
    dialog->accept();
    QCOMPARE(window.dungeon().width, 10);
    QCOMPARE(window.dungeon().height, 30);
    QCOMPARE(window.bench().cursor(), (CellAt{9, 11}));
    QCOMPARE(window.stack().count(), 1);
    window.choose(ToolId::Brush, "floor");
    window.canvas().centerOnCell({5, 25});
    window.click(5, 25);
    QCOMPARE(window.idAt(5, 25), QString("floor"));
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.dungeon().width, 20);
    QVERIFY(!window.document().isDirty());
}

void LevelsTest::theSizeDialogShowsWhatARecipeWillMake()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    const Dungeon before = window.dungeon();
    window.trigger(EditorAction::ResizeLevels);
    auto* dialog = window.page.findChild<ResizeDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->resultText().isEmpty());
    dialog->choose(40, 30, Anchor::NorthWest);
    QVERIFY2(dialog->resultText().contains("makes it anew"), qPrintable(dialog->resultText()));
    QTRY_VERIFY(dialog->preview().made());
    const Dungeon shown = *dialog->preview().made();
    dialog->accept();
    QVERIFY(window.dungeon().levels == shown.levels);
    QCOMPARE(window.stack().count(), 1);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == before.levels && window.dungeon().links == before.links);
    QVERIFY(!window.document().isDirty());

    const Dungeon drawn = emptyDungeon(20, 12, 1);
    ResizeDialog byHand(drawn, 0);
    byHand.choose(10, 12, Anchor::NorthWest);
    QVERIFY2(byHand.resultText().contains("by hand"), qPrintable(byHand.resultText()));
    QVERIFY(!byHand.preview().made());
}

void LevelsTest::handEditsOutsideWaitInTheListAndComeBack()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    const int width = window.dungeon().width;
    const int height = window.dungeon().height;
    const CellAt corner{width - 3, height - 3};
    window.choose(ToolId::Brush, "water");
    window.canvas().centerOnCell({corner.x, corner.y});
    window.click(corner.x, corner.y);
    QCOMPARE(window.idAt(corner.x, corner.y), QString("water"));
    const auto edits = window.dungeon().levels[0].tileEdits;
    QCOMPARE(edits.size(), std::size_t{1});
    LevelPanel& levels = window.page.workspace().levelPanel();

    levels.resize(width - 20, height - 10, Anchor::NorthWest);
    QVERIFY(window.dungeon().levels[0].tileEdits.empty());
    QCOMPARE(window.dungeon().levels[0].outsideEdits.size(), std::size_t{1});
    auto& list = *window.page.workspace().edits().findChild<QListWidget*>();
    QCOMPARE(list.count(), 1);
    QVERIFY2(list.item(0)->text().startsWith(u'◆'), qPrintable(list.item(0)->text()));
    QVERIFY2(list.item(0)->text().contains("1 outside"), qPrintable(list.item(0)->text()));
    QVERIFY(list.item(0)->foreground().style() != Qt::NoBrush); // red

    levels.resize(width, height, Anchor::NorthWest);
    QVERIFY(window.dungeon().levels[0].tileEdits == edits);
    QVERIFY(window.dungeon().levels[0].outsideEdits.empty());
    QCOMPARE(window.idAt(corner.x, corner.y), QString("water"));
    QVERIFY(list.item(0)->foreground().style() == Qt::NoBrush);
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.dungeon().levels[0].outsideEdits.size(), std::size_t{1});
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels[0].tileEdits == edits);
}

void LevelsTest::theCameraStaysBetweenLevels()
{
    EditorWindow window;
    window.open(emptyDungeon(200, 150, 3));
    window.canvas().setCellSize(32);
    window.canvas().centerOnCell({120, 90});
    const QRectF cells = window.canvas().shownCells();
    window.key(Qt::Key_PageDown);
    QCOMPARE(window.bench().z(), 1);
    QCOMPARE(window.canvas().shownCells(), cells);
    QCOMPARE(window.canvas().cellSize(), 32.0);
    window.key(Qt::Key_PageUp);
    QCOMPARE(window.canvas().shownCells(), cells);
}

void LevelsTest::keysOfTheListWorkInTheList()
{
    EditorWindow window;
    window.openEmpty();
    LevelList& list = window.page.workspace().levels();
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(window.dungeon().depth(), 4);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(window.dungeon().depth(), 3);
    window.toast().dismiss();
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_F2);
    QVERIFY(window.page.findChild<QInputDialog*>());
    window.page.findChild<QInputDialog*>()->close();
}

void LevelsTest::recipesMakeTheirStairsAnew()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    const Dungeon before = window.dungeon();
    window.bench().setZ(2);
    window.trigger(EditorAction::DeleteLevel);
    QCOMPARE(window.dungeon().depth(), before.depth() - 1);
    window.page.workspace().problems().whenKnown([] {});
    for (const Problem& problem : window.page.workspace().problems().problems())
        QVERIFY2(problem.severity != Severity::Error, problem.what.source.c_str());
    window.trigger(EditorAction::MoveLevelUp);
    window.page.workspace().problems().whenKnown([] {});
    for (const Problem& problem : window.page.workspace().problems().problems())
        QVERIFY2(problem.severity != Severity::Error, problem.what.source.c_str());
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == before.levels);
    QVERIFY(!window.document().isDirty());
}

void LevelsTest::deletingTwiceWhileItIsMadeDeletesOne()
{
    EditorWindow window;
    window.open(recipeDungeon(1));
    Bakery& bakery = window.page.workspace().bakery();
    bakery.setMostLiveCells(100);
    const Uid first = window.dungeon().levels[0].uid;
    const Uid last = window.dungeon().levels[2].uid;
    window.bench().setZ(1);
    window.trigger(EditorAction::DeleteLevel);
    window.trigger(EditorAction::DeleteLevel);
    QVERIFY(bakery.isBusy());
    QVERIFY(!window.toast().isVisible()); // nothing is deleted yet
    QTRY_VERIFY(!bakery.isBusy());
    QCOMPARE(window.dungeon().depth(), 2);
    QVERIFY(window.dungeon().levelIndex(first) && window.dungeon().levelIndex(last));
    QCOMPARE(window.stack().count(), 1);
}

void LevelsTest::whatIsUndoneWhileItIsMadeIsNotDeleted()
{
    EditorWindow window;
    window.open(recipeDungeon(1));
    const Dungeon before = window.dungeon();
    window.bench().setZ(2);
    window.trigger(EditorAction::DuplicateLevel);
    QCOMPARE(window.bench().z(), 3);
    Bakery& bakery = window.page.workspace().bakery();
    bakery.setMostLiveCells(100);
    window.trigger(EditorAction::DeleteLevel); // the copy
    QVERIFY(bakery.isBusy());
    window.trigger(EditorAction::Undo);
    QTRY_VERIFY(!bakery.isBusy());
    QVERIFY(window.dungeon().levels == before.levels);
    QVERIFY(window.toast().text().contains("not there any more"));
}

CAVE_TEST_SUITE(LevelsTest);
#include "levels_test.moc"
