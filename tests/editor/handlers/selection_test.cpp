// SPDX-License-Identifier: MIT
// Choosing cells and what is done with them, by mouse and by keys.
#include "editor/dialogs/replace_dialog.h"
#include "editor/handlers/clipboard.h"
#include "editor/handlers/selection_actions.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QInputDialog>
#include <QPushButton>
#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kRoom = R"(
####################
#@.....#############
#..k...#############
#......#############
####################
####################
####################
####################
####################
####################
####################
####################
)";

void openRoom(EditorWindow& window) { window.open(asciiDungeon(kRoom)); }

void pressKey(EditorWindow& window, int key, Qt::KeyboardModifiers modifiers = {}) { window.key(key, modifiers); }

} // namespace

class SelectionTest : public QObject {
    Q_OBJECT

private slots:
    void boxesAreAddedSubtractedAndIntersected();
    void aClickSelectsNothing();
    void aLassoSelectsWhatItEncloses();
    void theKeyboardSelectsABox();
    void wandSameAndRegionSelect();
    void aRegionEndsAtANarrowPass();
    void theStatusLineTellsTheSelection();
    void escLeavesNothingSelected();
    void allNoneAndInvert();
    void cutAndPasteMoveARoomToAnotherLevel();
    void pastesFitIntoOtherDungeons();
    void pasteInPlaceKeepsThePlace();
    void pastingGoesOnUntilEsc();
    void deleteMakesWall();
    void draggingInsideMoves();
    void theMoveToolTakesASingleThing();
    void turningTurnsTheSelection();
    void duplicatesCanBeTurned();
    void nothingSelectedIsTold();
    void replacingCountsFirst();
    void whatThisDungeonLacksIsToldWhenItIsPastedInPlace();
    void aSelectionBecomesAPiece();
    void aPieceThatIsDrawnAnewIsChosenAsBefore();
    void theNameThatIsOfferedForAPieceIsFree();
    void aPieceThatAnotherIncludesIsNotReplacedByALargerOne();
    void lockedCellsStay();
};

void SelectionTest::boxesAreAddedSubtractedAndIntersected()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{1, 1}, {4, 3}});
    QCOMPARE(window.bench().selectedCount(), 12);
    QTest::keyPress(&window.canvas(), Qt::Key_Shift);
    window.click(10, 5, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(window.bench().selectedCount(), 13);
    window.click(1, 1, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(window.bench().selectedCount(), 12);
    window.click(2, 2, Qt::LeftButton, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.bench().selectedCount(), 1);
    QCOMPARE(window.stack().count(), 0);
}

void SelectionTest::aClickSelectsNothing()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{1, 1}, {4, 3}});
    window.click(12, 8);
    QVERIFY(!window.bench().hasSelection());
    window.click(12, 8);
    QCOMPARE(window.bench().selectedCount(), 1);
}

void SelectionTest::aLassoSelectsWhatItEncloses()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.type(u'r'); // its letter again
    window.drag({{4, 1}, {7, 4}, {4, 7}, {1, 4}});
    QVERIFY(window.bench().isSelected({4, 4}));
    QVERIFY(!window.bench().isSelected({1, 1}));
    QVERIFY(window.bench().selectedCount() > 20);
}

void SelectionTest::theKeyboardSelectsABox()
{
    EditorWindow window;
    openRoom(window);
    window.bench().setCursor({1, 1});
    window.choose(ToolId::Select);
    pressKey(window, Qt::Key_Return);
    window.key(Qt::Key_Right, {}, 3);
    window.key(Qt::Key_Down, {}, 2);
    pressKey(window, Qt::Key_Return);
    QCOMPARE(window.bench().selectedCount(), 12);
}

void SelectionTest::wandSameAndRegionSelect()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Wand);
    window.click(2, 2);
    QCOMPARE(window.bench().selectedCount(), 18);
    window.choose(ToolId::Brush, "floor");
    window.click(15, 8);
    window.choose(ToolId::Same);
    window.click(2, 2);
    QCOMPARE(window.bench().selectedCount(), 19);
    window.choose(ToolId::Region);
    window.click(15, 8);
    QCOMPARE(window.bench().selectedCount(), 1);
}

void SelectionTest::aRegionEndsAtANarrowPass()
{
    EditorWindow window;
    window.open(asciiDungeon(R"(
#############
#@....#.....#
#.....#.....#
#...........#
#.....#.....#
#############
)"));
    window.choose(ToolId::Region);
    window.click(2, 2);
    QCOMPARE(window.bench().selectedCount(), 21);
    QVERIFY(!window.bench().isSelected({9, 2}));
}

void SelectionTest::theStatusLineTellsTheSelection()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{1, 1}, {4, 3}});
    QVERIFY2(window.page.workspace().statusLine().text().contains("selection 4 x 3, 12 cell(s)"),
             qPrintable(window.page.workspace().statusLine().text()));
}

void SelectionTest::escLeavesNothingSelected()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Wand);
    window.click(2, 2);
    for (int i = 0; i < 4 && window.bench().hasSelection(); ++i)
        pressKey(window, Qt::Key_Escape);
    QVERIFY(!window.bench().hasSelection());
}

void SelectionTest::allNoneAndInvert()
{
    EditorWindow window;
    openRoom(window);
    pressKey(window, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(window.bench().selectedCount(), 240);
    pressKey(window, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!window.bench().hasSelection());
    window.choose(ToolId::Wand);
    window.click(2, 2);
    pressKey(window, Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(window.bench().selectedCount(), 222);
}

void SelectionTest::cutAndPasteMoveARoomToAnotherLevel()
{
    EditorWindow window;
    Dungeon dungeon = emptyDungeon(20, 12, 2);
    const Dungeon room = asciiDungeon(kRoom);
    dungeon.levels[0].tiles = room.levels[0].tiles;
    dungeon.levels[0].things = room.levels[0].things;
    window.open(dungeon);
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    pressKey(window, Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(window.idAt(2, 2), QString("wall"));
    QVERIFY(window.dungeon().levels[0].things.empty());
    pressKey(window, Qt::Key_PageDown);
    pressKey(window, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(window.bench().toolId(), ToolId::Piece);
    window.click(10, 6);
    QCOMPARE(window.stack().count(), 2);
    QCOMPARE(window.dungeon().levels[1].things.size(), std::size_t{1});
    QCOMPARE(window.idAt(9, 6, 1), QString("floor"));
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == dungeon.levels);
}

void SelectionTest::pastesFitIntoOtherDungeons()
{
    EditorWindow window;
    openRoom(window);
    pressKey(window, Qt::Key_A, Qt::ControlModifier);
    pressKey(window, Qt::Key_C, Qt::ControlModifier);
    EditorWindow other;
    other.openEmpty();
    other.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(other.idAt(2, 2), QString("floor"));
    QCOMPARE(other.dungeon().levels[0].things.size(), std::size_t{1});
}

void SelectionTest::pasteInPlaceKeepsThePlace()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{2, 2}, {5, 3}});
    pressKey(window, Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(window.idAt(3, 2), QString("wall"));
    pressKey(window, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown(asciiPicture(window.dungeon())), shown(trimmed(kRoom)));
}

void SelectionTest::pastingGoesOnUntilEsc()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{1, 1}, {1, 2}});
    pressKey(window, Qt::Key_C, Qt::ControlModifier);
    pressKey(window, Qt::Key_V, Qt::ControlModifier);
    window.click(10, 5);
    window.click(12, 5);
    QCOMPARE(window.idAt(10, 5), QString("floor"));
    QCOMPARE(window.idAt(12, 6), QString("floor"));
    pressKey(window, Qt::Key_Escape);
    QCOMPARE(window.bench().toolId(), ToolId::Select);
}

void SelectionTest::deleteMakesWall()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{2, 2}, {4, 3}});
    pressKey(window, Qt::Key_Delete);
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.idAt(3, 2), QString("wall"));
    QVERIFY(window.dungeon().levels[0].things.empty());
}

void SelectionTest::draggingInsideMoves()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{2, 2}, {4, 3}});
    window.drag({{3, 2}, {10, 7}});
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.idAt(3, 2), QString("wall"));
    QCOMPARE(window.idAt(10, 7), QString("floor"));
    QVERIFY(window.bench().isSelected({9, 7}));
    QVERIFY(!window.bench().isSelected({3, 2}));
    QCOMPARE(window.bench().creatureAt({10, 7}), window.dungeon().catalogue->findCreature("kobold"));
}

void SelectionTest::theMoveToolTakesASingleThing()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Move);
    window.drag({{3, 2}, {5, 3}});
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(!window.bench().creatureAt({3, 2}));
    QVERIFY(window.bench().creatureAt({5, 3}).has_value());
    QCOMPARE(window.idAt(3, 2), QString("floor"));
    window.click(12, 8);
    QVERIFY(window.toast().text().contains("nothing to move"));
}

void SelectionTest::turningTurnsTheSelection()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{3, 2}, {5, 2}});
    window.type(u'x');
    QVERIFY(window.bench().creatureAt({5, 2}).has_value());
    window.type(u'z');
    QVERIFY(window.bench().creatureAt({4, 3}).has_value());
    QVERIFY(window.bench().isSelected({4, 1}));
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QCOMPARE(shown(asciiPicture(window.dungeon())), shown(trimmed(kRoom)));
}

void SelectionTest::duplicatesCanBeTurned()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{3, 2}, {5, 2}});
    pressKey(window, Qt::Key_D, Qt::ControlModifier);
    window.type(u'z');
    window.click(12, 6);
    QVERIFY(window.bench().creatureAt({12, 5}).has_value());
    QCOMPARE(window.idAt(12, 7), QString("floor"));
    QVERIFY(window.bench().creatureAt({3, 2}).has_value());
}

void SelectionTest::nothingSelectedIsTold()
{
    EditorWindow window;
    openRoom(window);
    for (const EditorAction action : {EditorAction::Cut, EditorAction::Copy, EditorAction::Clear, EditorAction::Lock,
                                      EditorAction::Mirror, EditorAction::SavePiece, EditorAction::Duplicate}) {
        window.toast().dismiss();
        window.trigger(action);
        QVERIFY(window.toast().text().contains("Nothing is selected"));
    }
    QCOMPARE(window.stack().count(), 0);
}

void SelectionTest::replacingCountsFirst()
{
    EditorWindow window;
    openRoom(window);
    const Catalogue& catalogue = *window.dungeon().catalogue;
    ReplaceDialog* dialog = ReplaceDialog::ask(&window.page, window.bench());
    dialog->choose(catalogue.floor(), *catalogue.findTile("water"), ReplaceDialog::Scope::Level);
    QCOMPARE(dialog->count(), 18);
    dialog->choose(catalogue.floor(), catalogue.floor(), ReplaceDialog::Scope::Level);
    QCOMPARE(dialog->count(), 0);
    dialog->choose(catalogue.floor(), *catalogue.findTile("water"), ReplaceDialog::Scope::Dungeon);
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.idAt(2, 3), QString("water"));
}

void SelectionTest::whatThisDungeonLacksIsToldWhenItIsPastedInPlace()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{1, 1}, {3, 2}});
    Clip clip = clipOf(window.dungeon(), 0, window.bench().selection());
    clip.kinds.front() = "of_another_dungeon";
    putOnClipboard(clip);
    window.trigger(EditorAction::PasteInPlace);
    QVERIFY2(window.toast().text().contains("left out"), qPrintable(window.toast().text()));
}

void SelectionTest::aSelectionBecomesAPiece()
{
    EditorWindow window;
    openRoom(window);
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    window.page.selectionActions().savePiece("Guard Room");
    QCOMPARE(window.dungeon().pieces.size(), std::size_t{1});
    QCOMPARE(window.dungeon().pieces.front().name, std::string("guard_room"));
    window.click(12, 8);
    QCOMPARE(window.idAt(10, 7), QString("floor"));
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().pieces.empty());
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    window.page.selectionActions().savePiece("1 bad");
    QVERIFY(window.dungeon().pieces.empty());
}

void SelectionTest::aPieceThatIsDrawnAnewIsChosenAsBefore()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(kRoom);
    Piece known;
    known.name = "den";
    known.rows = {"."};
    known.tags = {"lair"};
    known.weight = 3;
    known.firstDepth = 2;
    known.lastDepth = 5;
    known.mayRotate = false;
    dungeon.pieces = {known};
    window.open(dungeon);
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    window.page.selectionActions().savePiece("den");
    Piece drawn = window.dungeon().pieces.front();
    QCOMPARE(drawn.width(), 8);
    drawn.rows = known.rows;
    drawn.legend = known.legend;
    QVERIFY(drawn == known);
}

void SelectionTest::theNameThatIsOfferedForAPieceIsFree()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(kRoom);
    Piece known;
    known.name = "piece";
    known.rows = {"."};
    dungeon.pieces = {known};
    known.name = "piece_3"; // what was piece_2 is gone
    dungeon.pieces.push_back(known);
    window.open(dungeon);
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    window.trigger(EditorAction::SavePiece);
    auto* dialog = window.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->textValue(), QString("piece_2"));
    dialog->accept();
    QCOMPARE(window.dungeon().pieces.size(), std::size_t{3});
}

void SelectionTest::aPieceThatAnotherIncludesIsNotReplacedByALargerOne()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(kRoom);
    Piece inner;
    inner.name = "inner";
    inner.rows = {"."};
    Piece outer;
    outer.name = "outer";
    outer.rows = {"i."};
    outer.legend['i'].piece = inner.name;
    dungeon.pieces = {inner, outer};
    window.open(dungeon);
    window.choose(ToolId::Select);
    window.drag({{0, 0}, {7, 4}});
    window.page.selectionActions().savePiece("inner");
    QCOMPARE(window.stack().count(), 0);
    QVERIFY2(window.toast().text().contains("outer"), qPrintable(window.toast().text()));
    window.drag({{10, 8}, {11, 8}});
    window.page.selectionActions().savePiece("inner");
    QCOMPARE(window.dungeon().findPiece("inner")->width(), 2);
}

void SelectionTest::lockedCellsStay()
{
    EditorWindow window;
    window.open(recipeDungeon(3));
    window.choose(ToolId::Select);
    window.drag({{3, 3}, {9, 7}});
    window.type(u'k');
    QCOMPARE(window.stack().count(), 1);
    const Grid<TileId> before = window.dungeon().levels[0].tiles;
    window.trigger(EditorAction::NextSeed);
    for (int y = 3; y <= 7; ++y)
        for (int x = 3; x <= 9; ++x)
            QCOMPARE((window.dungeon().levels[0].tiles[x, y]), (before[x, y]));
    QVERIFY(window.dungeon().levels[0].tiles != before);
    QTest::keyClick(&window.canvas(), Qt::Key_K, Qt::ShiftModifier);
    QVERIFY(window.dungeon().levels[0].tileEdits.empty());
}

CAVE_TEST_SUITE(SelectionTest);
#include "selection_test.moc"
