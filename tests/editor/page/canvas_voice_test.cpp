// SPDX-License-Identifier: MIT
// What a screen reader says of work on the canvas with the keyboard alone.
#include "editor/panels/status_line.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace cave;

class CanvasVoiceTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void aLevelWithRoomCreatureAndStairsIsMadeByKeysAndToldInWords();
    void theCellIsToldWhereTheCursorComes();
    void whoMadeTheCellIsTold();
    void aStrokeIsToldOnceItHasEnded();
    void whatChangesNothingSaysSo();
    void whatIsMeasuredIsTold();
    void whatIsRefusedIsAnnounced();
    void aKeyOfAListSaysWhereItCounts();
    void undoAndRedoAreTold();
    void aStrokeThatIsTakenBackIsTold();
    void toolsBrushAndSymmetryAreTold();
    void whatIsSelectedIsTold();
    void anotherLevelIsTold();
    void whatIsWrongThereIsTold();

private:
    // What was said since it was asked last, once all of it is.
    QString said();
    QString announced() const { return m_window->toast().isVisible() ? m_window->toast().text() : QString(); }
    void keys(std::initializer_list<Qt::Key> keys);

    std::unique_ptr<EditorWindow> m_window;
};

void CanvasVoiceTest::init()
{
    m_window = std::make_unique<EditorWindow>();
    m_window->openEmpty();
    m_window->bench().setCursor({1, 1});
    said();
}

QString CanvasVoiceTest::said()
{
    QTest::qWait(0);
    QCoreApplication::processEvents();
    const QString text = m_window->canvas().voice().text();
    m_window->canvas().voice().say({});
    return text;
}

void CanvasVoiceTest::keys(std::initializer_list<Qt::Key> keys)
{
    for (const Qt::Key key : keys)
        m_window->key(key);
}

// As a designer does who does not see it: each step asserts what was heard of it.
void CanvasVoiceTest::aLevelWithRoomCreatureAndStairsIsMadeByKeysAndToldInWords()
{
    m_window->type('o');
    QCOMPARE(said(), QString("Room."));
    m_window->key(Qt::Key_Return);
    QCOMPARE(said(), QString("From 1, 1."));
    m_window->key(Qt::Key_Right, {}, 7);
    QVERIFY(said().endsWith("8, 1: wall."));
    m_window->key(Qt::Key_Down, {}, 5);
    QCOMPARE(said(), QString("8 x 6. 8, 6: wall."));
    m_window->key(Qt::Key_Return);
    QCOMPARE(said(), QString("Room of 8 x 6. 8, 6: wall."));

    keys({Qt::Key_Left, Qt::Key_Up});
    QCOMPARE(said(), QString("7, 5: cave floor."));
    m_window->type('t');
    const QString things = said();
    QVERIFY2(things.startsWith("Things: "), qPrintable(things));
    m_window->type('q'); // to the list of kinds, which is a list that readers know
    QVERIFY(!m_window->canvas().hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "newt");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(m_window->canvas().hasFocus());
    QCOMPARE(said(), QString("Things: newt."));
    m_window->key(Qt::Key_Return);
    QCOMPARE(said(), QString("Place newt. 7, 5: cave floor, newt."));

    keys({Qt::Key_Left, Qt::Key_Left});
    said();
    m_window->type('>');
    QCOMPARE(said(), QString("Stairs down."));
    m_window->key(Qt::Key_Return); // the level below is rock there
    QVERIFY2(!announced().isEmpty(), qPrintable(said()));
    QVERIFY(!m_window->canvas().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // Carve it
    QTRY_VERIFY(m_window->canvas().hasFocus());
    const QString stairs = said();
    QVERIFY2(stairs.contains("Stairs down at 5, 5."), qPrintable(stairs));

    QCOMPARE(m_window->idAt(5, 5), QString("stairs_down"));
    QCOMPARE(m_window->idAt(5, 5, 1), QString("stairs_up"));
    QCOMPARE(m_window->dungeon().levels.front().things.size(), 1U);
    QCOMPARE(m_window->idAt(2, 2), QString("floor"));
}

void CanvasVoiceTest::theCellIsToldWhereTheCursorComes()
{
    m_window->key(Qt::Key_Right);
    QCOMPARE(said(), QString("2, 1: wall."));
    m_window->key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(said(), QString("2, 9: wall."));
    m_window->key(Qt::Key_Left, {}, 2); // the edge
    said();
    m_window->key(Qt::Key_Left);
    QVERIFY(said().isEmpty());
}

void CanvasVoiceTest::whoMadeTheCellIsTold()
{
    Dungeon dungeon = emptyDungeon(20, 12, 1);
    dungeon.recipes.push_back({"none", {}});
    dungeon.levels.front().recipe = "none";
    TileEdit edit{dungeon.catalogue->wall(), dungeon.catalogue->floor(), 1};
    dungeon.levels.front().tileEdits[dungeon.levels.front().tiles.index(3, 1)] = edit;
    dungeon.levels.front().tiles[3, 1] = edit.now;
    m_window->open(std::move(dungeon));
    m_window->bench().setCursor({3, 1});
    const QString spoken = said();
    QVERIFY2(spoken.contains("3, 1: cave floor, by hand."), qPrintable(spoken));
}

void CanvasVoiceTest::aStrokeIsToldOnceItHasEnded()
{
    m_window->choose(ToolId::Brush, "water");
    QCOMPARE(said(), QString("Brush: shallow water."));
    QTest::keyPress(&m_window->canvas(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(said(), QString("2, 1: shallow water."));
    QTest::keyPress(&m_window->canvas(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(said(), QString("3, 1: shallow water."));
    QTest::keyRelease(&m_window->canvas(), Qt::Key_Shift);
    const QString ended = said();
    QVERIFY2(ended.startsWith("Paint shallow water, 3 cell(s)."), qPrintable(ended));
}

void CanvasVoiceTest::whatChangesNothingSaysSo()
{
    m_window->choose(ToolId::Eraser);
    said();
    m_window->key(Qt::Key_Return);
    QCOMPARE(said(), QString("Nothing changes here. 1, 1: wall."));
}

void CanvasVoiceTest::whatIsMeasuredIsTold()
{
    m_window->choose(ToolId::Measure);
    said();
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Right, {}, 4);
    const QString underway = said().section(" 5, 1: ", 0, 0);
    QVERIFY2(underway.contains('4'), qPrintable(underway));
    m_window->key(Qt::Key_Return);
    const QString measured = said();
    QVERIFY2(!measured.contains("Nothing") && measured.endsWith(" 5, 1: wall."), qPrintable(measured));
}

void CanvasVoiceTest::whatIsRefusedIsAnnounced()
{
    m_window->choose(ToolId::Thing);
    said();
    m_window->key(Qt::Key_Return);
    QVERIFY2(announced().startsWith("The ground there does not hold"), qPrintable(announced()));
    QCOMPARE(said(), QString("1, 1: wall."));
}

void CanvasVoiceTest::aKeyOfAListSaysWhereItCounts()
{
    m_window->key(Qt::Key_Insert);
    QCOMPARE(announced(), QString("Add a row: only in the list of rows of the recipe."));
    m_window->key(Qt::Key_F2);
    QCOMPARE(announced(), QString("Rename: only in the list of levels. Label the row: only in the list of rows of the "
                                  "recipe."));
    QVERIFY(m_window->canvas().hasFocus());
    m_window->key(Qt::Key_Escape); // which closes it
    m_window->key(Qt::Key_F11, Qt::AltModifier); // nobody's
    QCOMPARE(announced(), QString());
}

void CanvasVoiceTest::undoAndRedoAreTold()
{
    m_window->choose(ToolId::Brush, "floor");
    m_window->key(Qt::Key_Return);
    const QString done = said();
    QVERIFY2(done.contains("Paint cave floor, 1 cell(s). 1, 1: cave floor."), qPrintable(done));
    m_window->trigger(EditorAction::Undo);
    QCOMPARE(said(), QString("Undone: Paint cave floor, 1 cell(s)."));
    m_window->trigger(EditorAction::Redo);
    QCOMPARE(said(), QString("Paint cave floor, 1 cell(s)."));
}

void CanvasVoiceTest::aStrokeThatIsTakenBackIsTold()
{
    m_window->choose(ToolId::Room);
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Right, {}, 4);
    said();
    m_window->key(Qt::Key_Escape);
    QCOMPARE(said(), QString("The stroke is taken back."));
    QVERIFY(!m_window->document().isDirty());
}

void CanvasVoiceTest::toolsBrushAndSymmetryAreTold()
{
    m_window->choose(ToolId::Fill, "water");
    QCOMPARE(said(), QString("Fill: shallow water."));
    m_window->type('3');
    QCOMPARE(said(), QString("Brush of size 3."));
    m_window->bench().setSymmetry(true, false);
    QCOMPARE(said(), QString("Mirrored left and right."));
    m_window->bench().setSymmetry(true, true);
    QCOMPARE(said(), QString("Mirrored both ways."));
    m_window->bench().setSymmetry(false, false);
    QCOMPARE(said(), QString("Not mirrored."));
}

void CanvasVoiceTest::whatIsSelectedIsTold()
{
    m_window->choose(ToolId::Select);
    m_window->key(Qt::Key_Return);
    keys({Qt::Key_Right, Qt::Key_Down});
    said();
    m_window->key(Qt::Key_Return);
    QCOMPARE(said(), QString("4 cell(s) selected. 2, 2: wall."));
    m_window->trigger(EditorAction::SelectNone);
    QCOMPARE(said(), QString("Nothing is selected."));
}

void CanvasVoiceTest::anotherLevelIsTold()
{
    QCOMPARE(m_window->dungeon().levels[1].name, std::string("Level 2")); // as new ones are called
    m_window->bench().setZ(1);
    QCOMPARE(said(), QString("Level 2. 1, 1: wall."));
    Dungeon dungeon = emptyDungeon(20, 12, 2);
    dungeon.levels[0].name = "Cellar";
    dungeon.levels[1].name = "Level 1"; // where it was once
    m_window->open(dungeon);
    const QString cellar = said();
    QVERIFY2(cellar.contains("Level 1: Cellar. "), qPrintable(cellar));
    m_window->bench().setZ(1);
    const QString moved = said();
    QVERIFY2(moved.startsWith("Level 2: Level 1. "), qPrintable(moved));
}

void CanvasVoiceTest::whatIsWrongThereIsTold()
{
    Dungeon dungeon = emptyDungeon(20, 12, 1);
    const CreatureKindId newt = *dungeon.catalogue->findCreature("newt");
    dungeon.levels.front().things.push_back({KindTable::Creature, newt, 5, 1, {}});
    m_window->open(std::move(dungeon));
    const auto& problems = m_window->page.workspace().problems();
    QTRY_VERIFY(
        std::ranges::any_of(problems.problems(), [](const Problem& each) { return each.at == Position{5, 1, 0}; }));
    said();
    m_window->bench().setCursor({5, 1});
    const QString spoken = said();
    QVERIFY2(spoken.startsWith("5, 1: wall, newt. Problem: "), qPrintable(spoken));
}

CAVE_TEST_SUITE(CanvasVoiceTest);
#include "canvas_voice_test.moc"
