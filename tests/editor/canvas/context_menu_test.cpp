// SPDX-License-Identifier: MIT
// The menus of canvas and lists, by the right button and by keys.
#include "core/save/built_in_dungeons.h"
#include "editor/panels/level_list.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/recipe/row_list.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTabWidget>
#include <QTest>

using namespace cave;

namespace {

class MenuDesk : public EditorWindow {
public:
    MenuDesk() { EditorWindow::open(builtInDungeon("jsrogue")->dungeon); }
    QMenu* shownMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    void press(QAbstractScrollArea& area, QPoint at)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, area.viewport()->mapToGlobal(at));
        QApplication::sendEvent(area.viewport(), &event);
    }
    void pressMenuKey(QWidget& widget)
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, widget.mapToGlobal(QPoint()));
        QApplication::sendEvent(&widget, &event);
    }
    // Whether the menu that is open offers the action; it closes.
    bool offers(EditorAction action)
    {
        QMenu* menu = shownMenu();
        const bool isThere = menu && menu->actions().contains(&page.actionSet()[action]);
        if (menu)
            menu->close();
        return isThere;
    }
};

} // namespace

class ContextMenuTest : public QObject {
    Q_OBJECT

private slots:
    void theCanvasHasOneWhereTheToolDoesNotErase();
    void theCanvasHasOneByKeys();
    void levelsHaveOne();
    void rowsHaveOne();
    void problemsHaveOne();
};

void ContextMenuTest::theCanvasHasOneWhereTheToolDoesNotErase()
{
    MenuDesk desk;
    desk.choose(ToolId::Brush, "floor");
    desk.press(desk.canvas(), desk.pixelOf(5, 5));
    QVERIFY(!desk.shownMenu());
    desk.bench().setTool(ToolId::Select);
    desk.drag({{3, 3}, {8, 6}});
    const int selected = desk.bench().selectedCount();
    desk.click(5, 5, Qt::RightButton); // the selection stays for the menu
    QCOMPARE(desk.bench().selectedCount(), selected);
    desk.press(desk.canvas(), desk.pixelOf(5, 5));
    QVERIFY(desk.shownMenu());
    QVERIFY(desk.shownMenu()->actions().contains(&desk.page.actionSet()[EditorAction::Copy]));
    const int steps = desk.stack().count();
    desk.page.actionSet()[EditorAction::Lock].trigger();
    QCOMPARE(desk.stack().count(), steps + 1);
    QVERIFY(desk.offers(EditorAction::Lock));
}

void ContextMenuTest::theCanvasHasOneByKeys()
{
    MenuDesk desk;
    desk.choose(ToolId::Brush, "floor"); // the keys do not erase
    desk.key(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(desk.offers(EditorAction::PlayHere));
    desk.pressMenuKey(desk.canvas());
    QVERIFY(desk.offers(EditorAction::WithoutEdits));
}

void ContextMenuTest::levelsHaveOne()
{
    MenuDesk desk;
    LevelList& levels = desk.page.workspace().levels();
    desk.press(levels, levels.visualItemRect(levels.item(0)).center());
    QVERIFY(desk.offers(EditorAction::NewLevel));
    desk.pressMenuKey(levels);
    QVERIFY(desk.offers(EditorAction::RenameLevel));
}

void ContextMenuTest::rowsHaveOne()
{
    MenuDesk desk;
    desk.page.workspace().tabs().setCurrentWidget(&desk.page.workspace().recipe());
    RowList& rows = desk.page.workspace().recipe().rows();
    desk.press(rows, rows.areaOf(1, RowList::Part::Name).center());
    QVERIFY(desk.offers(EditorAction::MuteRow));
    desk.pressMenuKey(rows);
    QVERIFY(desk.offers(EditorAction::AddRow));
}

void ContextMenuTest::problemsHaveOne()
{
    MenuDesk desk;
    desk.openEmpty();
    ProblemsStrip& strip = desk.page.workspace().problems();
    strip.whenKnown([] {});
    strip.open(true);
    desk.press(strip.list(), strip.list().visualItemRect(strip.list().item(0)).center());
    QVERIFY(desk.offers(EditorAction::FixProblem));
}

CAVE_TEST_SUITE(ContextMenuTest);
#include "context_menu_test.moc"
