// SPDX-License-Identifier: MIT
// Range, sweep and batch: the tabs of one window.
#include "editor/lab/many_seeds_window.h"

#include "editor/lab/batch_window.h"
#include "editor/lab/range_window.h"
#include "editor/lab/sweep_window.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"
#include "tests/view/refusals.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

class ManySeedsDesk : public EditorWindow {
public:
    ManySeedsDesk() { open(recipeDungeon(4)); }
    ManySeedsWindow& seeds() { return page.windows().manySeeds(); }
};

template <typename Widget>
Widget* named(const QWidget& window, const QString& name)
{
    const auto widgets = window.findChildren<Widget*>();
    const auto found = std::ranges::find(widgets, name, &QWidget::accessibleName);
    return found == widgets.end() ? nullptr : *found;
}

} // namespace

class ManySeedsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void eachActionShowsItsTabOfTheSameWindow();
    void enterRunsWhatIsShown();
    void escapeClosesTheWindowAndWhatRunsGoesOn();
    void controlTabTurnsItsTabsAndNotThoseOfTheEditor();
    void whoCannotRunIsToldWhy();
    void eachButtonSaysWhatItDoes();
};

void ManySeedsWindowTest::eachActionShowsItsTabOfTheSameWindow()
{
    ManySeedsDesk desk;
    const auto* tabs = desk.seeds().findChild<QTabWidget*>();
    desk.key(Qt::Key_F7, Qt::ControlModifier);
    QVERIFY(desk.seeds().isVisible() && desk.seeds().range().isVisible());
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QString("Range"));
    desk.trigger(EditorAction::Sweep);
    QVERIFY(desk.seeds().sweep().isVisible() && !desk.seeds().range().isVisible());
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QString("Sweep"));
    desk.key(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(desk.seeds().batch().isVisible() && !desk.seeds().sweep().isVisible());
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QString("Batch"));
    QCOMPARE(desk.seeds().focusWidget()->accessibleName(), QString("First seed"));
}

void ManySeedsWindowTest::enterRunsWhatIsShown()
{
    ManySeedsDesk desk;
    desk.trigger(EditorAction::Batch);
    QTest::keyClick(desk.seeds().batch().findChild<QSpinBox*>(), Qt::Key_Return);
    QVERIFY(desk.seeds().batch().isBusy());
    QVERIFY(!desk.seeds().range().isBusy() && !desk.seeds().sweep().isBusy());
    desk.seeds().batch().stop();
    desk.trigger(EditorAction::Range);
    QTest::keyClick(desk.seeds().range().findChild<QSpinBox*>(), Qt::Key_Return);
    QVERIFY(desk.seeds().range().isBusy());
    QVERIFY(!desk.seeds().batch().isBusy());
    desk.seeds().range().stop();
    desk.trigger(EditorAction::Batch); // again, as the first time
    QTest::keyClick(desk.seeds().batch().findChild<QSpinBox*>(), Qt::Key_Return);
    QVERIFY(desk.seeds().batch().isBusy());
    desk.seeds().batch().stop();
}

void ManySeedsWindowTest::escapeClosesTheWindowAndWhatRunsGoesOn()
{
    ManySeedsDesk desk;
    desk.trigger(EditorAction::Batch);
    desk.seeds().batch().run(1, 100'000);
    QTest::keyClick(desk.seeds().focusWidget(), Qt::Key_Escape);
    QVERIFY(!desk.seeds().isVisible());
    QVERIFY(desk.seeds().batch().isBusy());
    desk.key(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(desk.seeds().batch().isVisible()); // with what it has
    desk.seeds().batch().stop();
}

void ManySeedsWindowTest::controlTabTurnsItsTabsAndNotThoseOfTheEditor()
{
    ManySeedsDesk desk;
    desk.trigger(EditorAction::Batch);
    QWidget* const focus = desk.seeds().focusWidget();
    QKeyEvent ofTabs(QEvent::ShortcutOverride, Qt::Key_Tab, Qt::ControlModifier);
    ofTabs.ignore();
    QCoreApplication::sendEvent(focus, &ofTabs);
    QVERIFY(ofTabs.isAccepted());
    QKeyEvent ofOthers(QEvent::ShortcutOverride, Qt::Key_S, Qt::ControlModifier);
    ofOthers.ignore();
    QCoreApplication::sendEvent(focus, &ofOthers);
    QVERIFY(!ofOthers.isAccepted());
    QTest::keyClick(focus, Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(desk.seeds().range().isVisible());
}

void ManySeedsWindowTest::whoCannotRunIsToldWhy()
{
    ManySeedsDesk desk;
    desk.trigger(EditorAction::Sweep);
    const QPushButton& sweep = desk.seeds().sweep().runButton();
    QVERIFY(sweep.isEnabled());
    const QString help = sweep.toolTip();
    auto& low = *named<QSpinBox>(desk.seeds().sweep(), "Lowest value");
    low.setValue(low.maximum());
    named<QSpinBox>(desk.seeds().sweep(), "Highest value")->setValue(low.minimum());
    QVERIFY(!sweep.isEnabled());
    const QString refused = help + "\nThe lowest value is above the highest one.";
    QCOMPARE(sweep.toolTip(), refused);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&desk.seeds(), &change);
    QCoreApplication::processEvents();
    QCOMPARE(sweep.toolTip(), refused); // told anew
    low.setValue(low.minimum());
    QVERIFY(sweep.isEnabled());
    QCOMPARE(sweep.toolTip(), help);

    const QString noSeed = "Type a seed first: a number or any words.";
    const QPushButton& range = desk.seeds().range().runButton();
    named<QLineEdit>(desk.seeds().range(), "First seed")->clear();
    QVERIFY(!range.isEnabled());
    QCOMPARE(range.toolTip(), help + '\n' + noSeed);
    BatchWindow& batch = desk.seeds().batch();
    const QString before = batch.summary();
    auto& seed = *named<QLineEdit>(batch, "First seed");
    seed.clear();
    batch.runButton().click();
    QVERIFY(!batch.isBusy());
    QCOMPARE(batch.summary(), noSeed);
    seed.setText("7");
    QCOMPARE(batch.summary(), before);

    const QString noRun = "Stop: Nothing is running.";
    const QString noChoice = "Open this seed: Choose a seed in the list first.";
    QVERIFY(refuses(batch, {noRun, noChoice, "CSV...: Run it first."}));
    QVERIFY(refuses(desk.seeds().range(), {noRun, noChoice, "Keep as outline: Run it to its end first."}));
    QVERIFY(refuses(desk.seeds().sweep(),
                    {noRun, "Take this value: Choose a value in the picture first.", "Copy as table: Run it first."}));
}

void ManySeedsWindowTest::eachButtonSaysWhatItDoes()
{
    ManySeedsDesk desk;
    const auto isSaid = [&desk](bool isRunning) {
        return desk.seeds().range().isBusy() == isRunning && desk.seeds().sweep().isBusy() == isRunning &&
               withoutHelp(desk.seeds().range()).isEmpty() && withoutHelp(desk.seeds().sweep()).isEmpty() &&
               withoutHelp(desk.seeds().batch()).isEmpty();
    };
    QVERIFY(isSaid(false));
    desk.seeds().range().runButton().click();
    desk.seeds().sweep().runButton().click();
    QVERIFY(isSaid(true)); // where Stop is on
    desk.seeds().range().stop();
    desk.seeds().sweep().stop();
}

CAVE_TEST_SUITE(ManySeedsWindowTest);
#include "many_seeds_window_test.moc"
