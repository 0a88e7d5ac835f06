// SPDX-License-Identifier: MIT
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class PaintingTest : public QObject {
    Q_OBJECT

private slots:
    void aStrokeIsOneStep();
    void paintingWhatIsThereAddsNothing();
    void paintingBackMakesTheDocumentClean();
    void theRightButtonErases();
    void aLargeBrushPaintsASquare();
    void shiftDrawsALineFromTheLastPoint();
    void escTakesTheStrokeBack();
    void rectanglesAreFilledOrOutlined();
    void aRoomHasWallsFloorAndADoor();
    void fillStopsAtOtherTiles();
    void thePickerTakesTilesAndCreatures();
    void digitsSetTheBrush();
    void aLetterChoosesItsTool();
    void theKeyboardPaintsARoom();
    void shiftWithArrowsIsOneStroke();
    void theNumpadMovesTheCursorInBothStates();
    void creaturesArePlacedWhereTheGroundHoldsTheirKind();
    void strokesUndoneAndRedoneGiveTheSameDungeon();
};

void PaintingTest::aStrokeIsOneStep()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.drag({{3, 3}, {4, 3}, {9, 3}});
    for (int x = 3; x <= 9; ++x)
        QCOMPARE(window.idAt(x, 3), QString("floor"));
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.stack().undoText(), QString("Paint cave floor, 7 cell(s)"));
    QVERIFY(window.document().isDirty());
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(6, 3), QString("wall"));
    QVERIFY(!window.document().isDirty());
    window.trigger(EditorAction::Redo);
    QCOMPARE(window.idAt(6, 3), QString("floor"));
}

void PaintingTest::paintingWhatIsThereAddsNothing()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "wall");
    window.drag({{3, 3}, {9, 3}});
    window.choose(ToolId::Fill, "wall");
    window.click(4, 4);
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(!window.document().isDirty());
}

void PaintingTest::paintingBackMakesTheDocumentClean()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QVERIFY(window.document().isDirty());
    window.choose(ToolId::Brush, "wall");
    window.click(5, 5);
    QVERIFY(!window.document().isDirty());
    QCOMPARE(window.stack().count(), 2);
}

void PaintingTest::theRightButtonErases()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.drag({{3, 3}, {9, 3}});
    window.drag({{4, 3}, {5, 3}}, Qt::RightButton);
    QCOMPARE(window.idAt(3, 3), QString("floor"));
    QCOMPARE(window.idAt(4, 3), QString("wall"));
    QCOMPARE(window.idAt(5, 3), QString("wall"));
    window.choose(ToolId::Eraser);
    window.click(3, 3);
    QCOMPARE(window.idAt(3, 3), QString("wall"));
}

void PaintingTest::aLargeBrushPaintsASquare()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "water");
    window.bench().setBrushSize(3);
    window.click(5, 5);
    int count = 0;
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 20; ++x)
            count += window.idAt(x, y) == "water" ? 1 : 0;
    QCOMPARE(count, 9);
    QCOMPARE(window.idAt(4, 4), QString("water"));
    QCOMPARE(window.stack().count(), 1);
}

void PaintingTest::shiftDrawsALineFromTheLastPoint()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(2, 2);
    window.click(8, 8, Qt::LeftButton, Qt::ShiftModifier);
    for (int i = 2; i <= 8; ++i)
        QCOMPARE(window.idAt(i, i), QString("floor"));
    QCOMPARE(window.stack().count(), 2);
}

void PaintingTest::escTakesTheStrokeBack()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(2, 2);
    QTest::mousePress(window.canvas().viewport(), Qt::LeftButton, {}, window.pixelOf(5, 5));
    QCOMPARE(window.idAt(5, 5), QString("floor"));
    window.key(Qt::Key_Escape);
    QTest::mouseRelease(window.canvas().viewport(), Qt::LeftButton, {}, window.pixelOf(5, 5));
    QCOMPARE(window.idAt(5, 5), QString("wall"));
    QCOMPARE(window.idAt(2, 2), QString("floor"));
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(!window.stack().canRedo());
}

void PaintingTest::rectanglesAreFilledOrOutlined()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Rectangle, "floor");
    window.drag({{2, 2}, {6, 5}});
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.idAt(4, 4), QString("floor"));
    window.type('p');
    window.drag({{10, 2}, {14, 6}});
    QCOMPARE(window.idAt(10, 2), QString("floor"));
    QCOMPARE(window.idAt(14, 4), QString("floor"));
    QCOMPARE(window.idAt(12, 4), QString("wall"));
}

void PaintingTest::aRoomHasWallsFloorAndADoor()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.drag({{1, 8}, {18, 8}});
    window.choose(ToolId::Room);
    window.drag({{3, 3}, {9, 9}});
    QCOMPARE(window.stack().count(), 2);
    QCOMPARE(window.idAt(3, 8), QString("wall"));
    QCOMPARE(window.idAt(6, 6), QString("floor"));
    window.click(3, 8);
    QCOMPARE(window.idAt(3, 8), QString("door"));
    QCOMPARE(window.stack().count(), 3);
    window.click(15, 2); // no floor beside it
    QCOMPARE(window.idAt(15, 2), QString("wall"));
    QVERIFY(window.toast().isVisible());
}

void PaintingTest::fillStopsAtOtherTiles()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Rectangle, "floor");
    window.drag({{2, 2}, {6, 5}});
    window.choose(ToolId::Fill, "water");
    window.click(3, 3);
    QCOMPARE(window.idAt(6, 5), QString("water"));
    QCOMPARE(window.idAt(7, 5), QString("wall"));
    QCOMPARE(window.stack().undoText(), QString("Paint shallow water, 20 cell(s)"));
}

void PaintingTest::thePickerTakesTilesAndCreatures()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "water");
    window.drag({{5, 5}, {6, 5}});
    window.choose(ToolId::Brush, "floor");
    window.choose(ToolId::Picker);
    window.click(5, 5);
    QCOMPARE(window.bench().tile(), *window.dungeon().catalogue->findTile("water"));
    QCOMPARE(window.bench().toolId(), ToolId::Brush);

    const auto bat = *window.dungeon().catalogue->findCreature("bat");
    window.bench().setCreature(bat);
    window.click(6, 5);
    window.choose(ToolId::Brush, "floor");
    window.click(6, 5, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(window.bench().toolId(), ToolId::Thing);
    QCOMPARE(window.bench().creature(), bat);
}

void PaintingTest::digitsSetTheBrush()
{
    EditorWindow window;
    window.openEmpty();
    window.type('5');
    QCOMPARE(window.bench().brushSize(), 5);
    window.type('1');
    QCOMPARE(window.bench().brushSize(), 1);
}

void PaintingTest::aLetterChoosesItsTool()
{
    EditorWindow window;
    window.openEmpty();
    for (const ToolRow& row : toolTable()) {
        window.type(QChar::fromLatin1(*row.key).toLower());
        QCOMPARE(window.bench().toolId(), row.id);
        QVERIFY(window.page.actionSet().tool(row.id).isChecked());
    }
}

// 12 x 6 with a door in its right wall, by keys alone.
void PaintingTest::theKeyboardPaintsARoom()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.drag({{16, 1}, {16, 9}});
    window.bench().setCursor({4, 2});
    window.type('o');
    window.key(Qt::Key_Return);
    window.key(Qt::Key_Right, Qt::ControlModifier);
    window.key(Qt::Key_Right, {}, 3);
    window.key(Qt::Key_Down, {}, 5);
    window.key(Qt::Key_Return);
    QCOMPARE(window.stack().undoText(), QString("Room of 12 x 6"));
    QCOMPARE(window.idAt(5, 3), QString("floor"));
    QCOMPARE(window.idAt(15, 7), QString("wall"));
    window.key(Qt::Key_Up, {}, 3);
    window.key(Qt::Key_Return);
    window.key(Qt::Key_Return);
    QCOMPARE(window.idAt(15, 4), QString("door"));
    window.type('b');
    window.key(Qt::Key_Left, {}, 3);
    window.key(Qt::Key_Backspace);
    QCOMPARE(window.idAt(12, 4), QString("wall"));
}

void PaintingTest::shiftWithArrowsIsOneStroke()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.bench().setCursor({2, 2});
    const auto send = [&](QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent event(type, key, modifiers); // QTest would let go of Shift after each key
        QApplication::sendEvent(&window.canvas(), &event);
    };
    send(QEvent::KeyPress, Qt::Key_Shift, Qt::ShiftModifier);
    for (int i = 0; i < 4; ++i) {
        send(QEvent::KeyPress, Qt::Key_Right, Qt::ShiftModifier);
        send(QEvent::KeyRelease, Qt::Key_Right, Qt::ShiftModifier);
    }
    send(QEvent::KeyRelease, Qt::Key_Shift, {});
    window.key(Qt::Key_Down);
    for (int x = 2; x <= 6; ++x)
        QCOMPARE(window.idAt(x, 2), QString("floor"));
    QCOMPARE(window.idAt(6, 3), QString("wall"));
    QCOMPARE(window.stack().count(), 1);
}

void PaintingTest::theNumpadMovesTheCursorInBothStates()
{
    EditorWindow window;
    window.openEmpty();
    window.bench().setCursor({5, 5});
    window.key(Qt::Key_9, Qt::KeypadModifier);
    QCOMPARE(window.bench().cursor(), (CellAt{6, 4}));
    window.key(Qt::Key_End, Qt::KeypadModifier);
    QCOMPARE(window.bench().cursor(), (CellAt{5, 5}));
    window.key(Qt::Key_PageDown, Qt::KeypadModifier);
    QCOMPARE(window.bench().cursor(), (CellAt{6, 6}));
    QCOMPARE(window.bench().z(), 0);
    QCOMPARE(window.bench().brushSize(), 1);
    window.key(Qt::Key_PageDown);
    QCOMPARE(window.bench().z(), 1);
}

void PaintingTest::creaturesArePlacedWhereTheGroundHoldsTheirKind()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "deep_water");
    window.drag({{3, 3}, {9, 3}});
    const auto isPlaced = [&](const char* kind, int x, int y) {
        window.bench().setCreature(*window.dungeon().catalogue->findCreature(kind));
        const std::size_t before = window.dungeon().levels[0].things.size();
        window.click(x, y);
        return window.dungeon().levels[0].things.size() > before;
    };
    QVERIFY(isPlaced("cave_fish", 3, 3)); // swims
    QVERIFY(isPlaced("bat", 4, 3)); // flies
    QVERIFY(isPlaced("ghost", 5, 6)); // phases
    QVERIFY(!isPlaced("newt", 6, 3));
    QVERIFY(!isPlaced("cave_fish", 7, 7));
}

void PaintingTest::strokesUndoneAndRedoneGiveTheSameDungeon()
{
    EditorWindow window;
    window.openEmpty();
    const std::vector<DungeonLevel> before = window.dungeon().levels;
    window.choose(ToolId::Rectangle, "floor");
    window.drag({{2, 2}, {12, 8}});
    window.choose(ToolId::StairsDown);
    window.click(4, 4);
    window.choose(ToolId::Brush, "water");
    window.drag({{3, 3}, {5, 4}, {9, 7}});
    window.bench().setCreature(1);
    window.click(9, 5);
    window.choose(ToolId::Start);
    window.click(2, 2);
    const std::vector<DungeonLevel> after = window.dungeon().levels;
    const auto start = window.dungeon().start;
    while (window.stack().canUndo())
        window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == before);
    QVERIFY(!window.dungeon().start);
    while (window.stack().canRedo())
        window.trigger(EditorAction::Redo);
    QVERIFY(window.dungeon().levels == after);
    QVERIFY(window.dungeon().start == start);
}

CAVE_TEST_SUITE(PaintingTest);
#include "painting_test.moc"
