// SPDX-License-Identifier: MIT
// The list of problems: each row with what sets it right.
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace cave;

namespace {

// Two stairs without their other ends, which can be fixed.
class ProblemsDesk : public EditorWindow {
public:
    ProblemsDesk()
    {
        openEmpty();
        choose(ToolId::Brush, "floor");
        click(3, 3);
        choose(ToolId::Brush, "stairs_down");
        click(5, 3);
        click(12, 5);
        strip().whenKnown([] {});
        strip().open(true);
    }
    ProblemsStrip& strip() { return page.workspace().problems(); }
    QListWidget& list() { return strip().list(); }
    int rowAt(Position at)
    {
        const auto found = std::ranges::find(strip().problems(), std::optional(at), &Problem::at);
        return found == strip().problems().end() ? -1 : static_cast<int>(found - strip().problems().begin());
    }
    QToolButton* fixOf(int row)
    {
        QWidget* holder = list().itemWidget(list().item(row));
        return holder ? holder->findChild<QToolButton*>() : nullptr;
    }
    bool isWhole(int x, int y) { return dungeon().stairsTarget({x, y, 0}) && idAt(x, y, 1) == "stairs_up"; }
};

} // namespace

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsShowWhetherTheyCanBeFixed();
    void aRowIsFixedByItsButton();
    void aRowIsFixedByKeys();
    void aProblemThatIsGoneIsNotMistakenForAnother();
    void aLineThatDoesNotFitIsToldWhole();
    void problemsOfAnotherDungeonAreNotTold();
    void aMomentAfterAStrokeProblemsAreThoseOfTheDungeon();
    void thePlaceInTheListIsKeptWhenProblemsAreFoundAnew();
    void aLargeDungeonIsUncheckedUntilItIsAsked();
    void problemsOfALargeDungeonAreFoundAndFixedBesideTheWindow();
};

namespace {

// Larger than what is looked into at once, with one thing in its wall.
Dungeon largeDungeon()
{
    Dungeon dungeon = emptyDungeon(2048, 1024, 1);
    dungeon.levels[0].things.push_back({.kind = 0, .x = 5, .y = 5});
    dungeon.levels[0].tiles[8, 5] = dungeon.catalogue->floor(); // where it may stand
    return dungeon;
}

} // namespace

void ProblemsTest::aLargeDungeonIsUncheckedUntilItIsAsked()
{
    EditorWindow window;
    window.open(largeDungeon());
    const auto status = [&] { return window.page.workspace().statusLine().text(); };
    QVERIFY(status().contains(QStringLiteral("not checked yet")));
    QVERIFY(!status().contains(QStringLiteral("no problems")));
    window.trigger(EditorAction::NextProblem);
    QTRY_VERIFY(!status().contains(QStringLiteral("not checked yet")));
    window.choose(ToolId::Brush, "floor");
    window.click(7, 7);
    QVERIFY(status().contains(QStringLiteral("not checked yet"))); // what is told is of before
}

void ProblemsTest::problemsOfALargeDungeonAreFoundAndFixedBesideTheWindow()
{
    EditorWindow window;
    window.open(largeDungeon());
    ProblemsStrip& strip = window.page.workspace().problems();
    window.trigger(EditorAction::NextProblem);
    QVERIFY(strip.problems().empty()); // the window did not wait
    QTRY_VERIFY(!strip.problems().empty());
    QTRY_COMPARE(strip.list().currentRow(), 0);
    const auto inWall = std::ranges::find(strip.problems(), std::optional(Position{5, 5, 0}), &Problem::at);
    strip.list().setCurrentRow(static_cast<int>(inWall - strip.problems().begin()));
    const int steps = window.stack().count();
    window.trigger(EditorAction::FixProblem);
    QTRY_COMPARE(window.stack().count(), steps + 1);
}

void ProblemsTest::rowsShowWhetherTheyCanBeFixed()
{
    ProblemsDesk desk;
    const int row = desk.rowAt({12, 5, 0});
    QVERIFY(row >= 0);
    QTRY_VERIFY(desk.fixOf(row));
    QVERIFY(!desk.fixOf(row)->toolTip().isEmpty());
    QVERIFY(!desk.list().item(row)->data(Qt::AccessibleDescriptionRole).toString().isEmpty());
    for (int i = 0; i < static_cast<int>(desk.strip().problems().size()); ++i) {
        const auto fix = fixFor(desk.dungeon(), desk.strip().problems()[static_cast<std::size_t>(i)]);
        desk.list().scrollToItem(desk.list().item(i));
        if (fix)
            QTRY_VERIFY(desk.fixOf(i));
        else
            QVERIFY(!desk.fixOf(i));
    }
}

void ProblemsTest::aRowIsFixedByItsButton()
{
    ProblemsDesk desk;
    const int row = desk.rowAt({12, 5, 0});
    QTRY_VERIFY(desk.fixOf(row));
    const int steps = desk.stack().count();
    desk.fixOf(row)->click();
    QCOMPARE(desk.stack().count(), steps + 1);
    QCOMPARE(desk.rowAt({12, 5, 0}), -1);
    QVERIFY(desk.rowAt({5, 3, 0}) >= 0); // the other one is as it was
    desk.trigger(EditorAction::Undo);
    desk.strip().whenKnown([] {});
    QVERIFY(desk.rowAt({12, 5, 0}) >= 0);
}

void ProblemsTest::aRowIsFixedByKeys()
{
    ProblemsDesk desk;
    const int row = desk.rowAt({12, 5, 0});
    desk.list().setFocus();
    desk.list().setCurrentRow(0);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(&desk.list(), Qt::Key_Down);
    const int steps = desk.stack().count();
    QTest::keyClick(&desk.list(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.stack().count(), steps + 1);
    QCOMPARE(desk.rowAt({12, 5, 0}), -1);
    QVERIFY(desk.list().currentRow() >= 0); // the next ones need no way back
}

void ProblemsTest::aProblemThatIsGoneIsNotMistakenForAnother()
{
    ProblemsDesk desk;
    desk.list().setCurrentRow(desk.rowAt({12, 5, 0}));
    desk.choose(ToolId::Brush, "wall");
    desk.click(12, 5);
    const int steps = desk.stack().count();
    desk.trigger(EditorAction::FixProblem);
    QCOMPARE(desk.stack().count(), steps);
    QVERIFY(desk.toast().isVisible());
}

// Strokes that come while problems are looked for count too.
void ProblemsTest::aMomentAfterAStrokeProblemsAreThoseOfTheDungeon()
{
    ProblemsDesk desk;
    for (int x = 0; x < 12; ++x) {
        desk.choose(ToolId::Brush, x % 2 == 0 ? "stairs_down" : "wall");
        desk.click(x, 8);
        QTest::qWait(x * 40);
    }
    const std::vector<Problem> all = findProblems(desk.dungeon());
    QTRY_COMPARE(desk.strip().problems().size(), all.size());
    QVERIFY(std::ranges::equal(desk.strip().problems(), all, {}, &Problem::at, &Problem::at));
    QCOMPARE(desk.list().count(), static_cast<int>(all.size()));
}

void ProblemsTest::thePlaceInTheListIsKeptWhenProblemsAreFoundAnew()
{
    ProblemsDesk desk;
    desk.list().setCurrentRow(desk.rowAt({12, 5, 0}));
    desk.choose(ToolId::Brush, "stairs_down");
    desk.click(1, 1); // comes before it
    QTRY_VERIFY(desk.rowAt({1, 1, 0}) >= 0);
    QCOMPARE(desk.list().currentRow(), desk.rowAt({12, 5, 0}));
    QTRY_VERIFY(desk.fixOf(desk.list().currentRow()));
}

void ProblemsTest::problemsOfAnotherDungeonAreNotTold()
{
    ProblemsDesk desk;
    desk.strip().setChecksAtOnce(false); // as if it were large
    desk.openEmpty();
    QVERIFY(desk.strip().problems().empty());
    QCOMPARE(desk.list().count(), 0);
}

void ProblemsTest::aLineThatDoesNotFitIsToldWhole()
{
    ProblemsDesk desk;
    desk.strip().whenKnown([] {});
    auto* line = desk.strip().findChild<QPushButton*>("line");
    desk.page.resize(3000, 800);
    QTRY_COMPARE(line->text(), line->accessibleName());
    const QString whole = line->text();
    desk.page.resize(900, 800);
    QTRY_VERIFY(line->text().endsWith(u'…'));
    QCOMPARE(line->accessibleName(), whole);
    QVERIFY(line->toolTip().startsWith(whole));
}

CAVE_TEST_SUITE(ProblemsTest);
#include "problems_test.moc"
