// SPDX-License-Identifier: MIT
// What stands around the canvas: how much it leaves of the window, where it goes in small ones, how F6 reaches it.
#include "app/view/ui/elided_label.h"
#include "app/view/ui/theme.h"
#include "core/save/built_in_dungeons.h"
#include "editor/page/main_bar.h"
#include "editor/page/panel_strip.h"
#include "editor/page/side_panels.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/kind_palette.h"
#include "editor/panels/level_list.h"
#include "editor/panels/level_panel.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_panel.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace cave;

namespace {

constexpr int kMenuBar = 29; // that the window has besides the page

// An editor page as large as it is in a window of that size.
struct SizedWindow : EditorWindow {
    explicit SizedWindow(QSize size)
    {
        open(builtInDungeon("jsrogue")->dungeon);
        for (int step = 0; step < 2; ++step) { // what folds in the first makes room for the second
            page.resize(size.width(), size.height() - kMenuBar);
            settle();
        }
    }

    // Panels that come or go are laid out with the next events.
    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }

    Workspace& workspace() { return page.workspace(); }
    SidePanels& side() { return *page.findChild<SidePanels*>(); }
    QToolButton* stripButton(const QString& name)
    {
        for (auto* button : page.findChild<PanelStrip*>()->findChildren<QToolButton*>())
            if (button->accessibleName() == name)
                return button;
        return nullptr;
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
};

// Until the end of the scope.
auto readFromTheRight()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    return qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto); });
}

} // namespace

class PanesTest : public QObject {
    Q_OBJECT

private slots:
    void theCanvasHasItsShareOfTheWindow_data();
    void theCanvasHasItsShareOfTheWindow();
    void panelsFoldToAStripThatOpensThem();
    void panelsAreMirroredWherePeopleReadFromTheRight();
    void foldedPanelsOpenInTheWindowWherePeopleReadFromTheRight();
    void whatIsOpenOverTheCanvasStaysUntilItIsClosed();
    void findingInAFoldedPaletteFoldsItAgain();
    void workInAPanelGoesOnWhenItFolds();
    void allPanesAreReachedInNarrowWindows_data();
    void allPanesAreReachedInNarrowWindows();
    void theSeedStaysInSightInNarrowWindows();
    void whatTheBarHasNoRoomForIsInAMenu();
    void theStatusLineEndsInDotsAndTellsTheWhole();
    void tabsWithoutRoomForTheirNamesShowPictures();
    void theChosenTabIsCutNoShorterThanItMust();
    void aProblemIsReadBesideItsButtons();
    void toolsAndPicturesGrowWithTheText();
};

void PanesTest::theCanvasHasItsShareOfTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("withRulers"); // at least so many percent
    QTest::addColumn<int>("alone");
    QTest::newRow("720 x 480") << QSize(720, 480) << 55 << 50;
    QTest::newRow("960 x 600") << QSize(960, 600) << 55 << 50;
    QTest::newRow("1024 x 700") << QSize(1024, 700) << 50 << 45;
    QTest::newRow("1280 x 800") << QSize(1280, 800) << 55 << 55;
    QTest::newRow("1920 x 1080") << QSize(1920, 1080) << 55 << 55;
}

void PanesTest::theCanvasHasItsShareOfTheWindow()
{
    QFETCH(const QSize, size);
    QFETCH(const int, withRulers);
    QFETCH(const int, alone);
    SizedWindow window(size);
    QCOMPARE(window.page.size(), size - QSize(0, kMenuBar));
    const QSize rulers = window.canvas().parentWidget()->parentWidget()->size() -
                         QSize(0, window.workspace().problems().height() + window.workspace().documentTabs().height());
    const auto shareOf = [&](QSize part) {
        return 100.0 * part.width() * part.height() / size.width() / size.height();
    };
    const double canvas = shareOf(window.canvas().viewport()->size());
    qInfo("the canvas has %.1f %% of the window, %.1f %% with its rulers", canvas, shareOf(rulers));
    QVERIFY(canvas >= alone);
    QVERIFY(shareOf(rulers) >= withRulers);
}

void PanesTest::panelsFoldToAStripThatOpensThem()
{
    SizedWindow window(QSize(960, 600));
    const QRect canvas = window.canvas().geometry();
    QVERIFY(!window.side().isVisible());
    for (const char* name : {"Levels", "Tiles", "Creatures", "Items", "Recipe", "History", "Edits 0", "Thing"})
        QVERIFY2(window.stripButton(name) && window.stripButton(name)->isVisible(), name);
    QTest::mouseClick(window.stripButton("Recipe"), Qt::LeftButton);
    window.settle();
    QVERIFY(window.side().isVisible());
    QVERIFY(window.stripButton("Recipe")->isChecked());
    QCOMPARE(window.workspace().tabs().currentWidget(), &window.workspace().recipe());
    QVERIFY(window.workspace().recipe().isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(window.canvas().geometry(), canvas); // it lies over the canvas
    QVERIFY(window.page.rect().contains(QRect(window.side().mapTo(&window.page, QPoint()), window.side().size())));
    window.press(Qt::Key_Escape);
    QVERIFY(!window.side().isVisible());
    QVERIFY(window.canvas().hasFocus());
    QTest::mouseClick(window.stripButton("Levels"), Qt::LeftButton);
    QVERIFY(window.workspace().levels().hasFocus());
    QTest::mouseClick(window.stripButton("Levels"), Qt::LeftButton); // again closes it
    QVERIFY(!window.side().isVisible());
    QVERIFY(window.canvas().hasFocus());
    window.page.resize(1280, 771);
    window.settle();
    QVERIFY(window.side().isVisible());
    QVERIFY(!window.page.findChild<PanelStrip*>()->isVisible());
}

// The map is not mirrored: it opens on the same cells, and west stays on the left.
void PanesTest::panelsAreMirroredWherePeopleReadFromTheRight()
{
    const auto leftOf = [](const SizedWindow& window, const QWidget& part) {
        return part.mapTo(&window.page, QPoint()).x();
    };
    QRectF cells;
    {
        SizedWindow window(QSize(1280, 800));
        cells = window.canvas().shownCells();
        QVERIFY(leftOf(window, window.canvas()) < leftOf(window, window.side()));
    }
    const auto back = readFromTheRight();
    SizedWindow window(QSize(1280, 800));
    QVERIFY(leftOf(window, window.side()) < leftOf(window, window.canvas()));
    QVERIFY(leftOf(window, window.canvas()) < leftOf(window, *window.page.findChild<ToolPanel*>()));
    QCOMPARE(window.canvas().shownCells(), cells);
    QVERIFY(window.canvas().pixelOf({0, 0}).x() < window.canvas().pixelOf({1, 0}).x());
}

void PanesTest::foldedPanelsOpenInTheWindowWherePeopleReadFromTheRight()
{
    const auto back = readFromTheRight();
    SizedWindow window(QSize(960, 600));
    QTest::mouseClick(window.stripButton("Recipe"), Qt::LeftButton);
    window.settle();
    const QRect side(window.side().mapTo(&window.page, QPoint()), window.side().size());
    const auto& strip = *window.page.findChild<PanelStrip*>();
    QVERIFY(window.side().isVisible());
    QVERIFY(window.page.rect().contains(side));
    QVERIFY(!side.intersects(QRect(strip.mapTo(&window.page, QPoint()), strip.size())));
}

void PanesTest::whatIsOpenOverTheCanvasStaysUntilItIsClosed()
{
    SizedWindow window(QSize(960, 600));
    QTest::mouseClick(window.stripButton("Tiles"), Qt::LeftButton);
    window.settle();
    auto* list = window.page.findChild<ToolPanel*>()->currentPalette().findChild<QListWidget*>();
    QVERIFY(list->hasFocus());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QVERIFY(window.canvas().hasFocus());
    QVERIFY(window.side().isVisible());
    window.press(Qt::Key_Escape);
    QVERIFY(!window.side().isVisible());
    window.trigger(EditorAction::Panels); // hides all
    window.settle();
    QVERIFY(!window.page.findChild<PanelStrip*>()->isVisible());
    window.trigger(EditorAction::Panels);
    window.settle();
    QVERIFY(window.side().isVisible());
}

void PanesTest::findingInAFoldedPaletteFoldsItAgain()
{
    SizedWindow window(QSize(960, 600));
    window.choose(ToolId::Brush, "floor");
    window.canvas().setFocus();
    window.type(u'q');
    auto* box = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(box && box->isVisible());
    QTest::keyClicks(box, "shallow");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(window.bench().tile(), *window.dungeon().catalogue->findTile("water"));
    QVERIFY(window.canvas().hasFocus());
    QVERIFY(!window.side().isVisible());
}

void PanesTest::workInAPanelGoesOnWhenItFolds()
{
    SizedWindow window(QSize(1280, 800));
    window.workspace().levels().setFocus();
    window.page.resize(960, 571);
    window.settle();
    QVERIFY(window.side().isVisible());
    QVERIFY(window.side().isAncestorOf(QApplication::focusWidget()));
    window.press(Qt::Key_Escape);
    QVERIFY(!window.side().isVisible());
}

void PanesTest::allPanesAreReachedInNarrowWindows_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("backwards");
    for (const QSize size : {QSize(720, 480), QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const bool backwards : {false, true})
            QTest::addRow("%d x %d%s", size.width(), size.height(), backwards ? ", backwards" : "")
                << size << backwards;
}

void PanesTest::allPanesAreReachedInNarrowWindows()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, backwards);
    SizedWindow window(size);
    const auto find = [&]<typename Pane>(Pane*) { return static_cast<QWidget*>(window.page.findChild<Pane*>()); };
    QList<QWidget*> panes{&window.canvas(),
                          find(static_cast<ToolPanel*>(nullptr)),
                          find(static_cast<ToolOptions*>(nullptr)),
                          &window.workspace().seedBar(),
                          &window.workspace().levelPanel(),
                          &window.workspace().tabs(),
                          &window.workspace().problems(),
                          &window.workspace().documentTabs()};
    QList<QWidget*> reached;
    window.canvas().setFocus();
    for (int i = 0; i < 2 * panes.size(); ++i) {
        window.trigger(backwards ? EditorAction::PreviousPane : EditorAction::NextPane);
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus && focus->isVisible());
        for (QWidget* pane : panes)
            if ((pane == focus || pane->isAncestorOf(focus)) && !reached.contains(pane))
                reached << pane;
        if (focus == &window.canvas())
            break;
    }
    for (const QWidget* pane : panes)
        QVERIFY2(reached.contains(pane), pane->metaObject()->className());
    QCOMPARE(QApplication::focusWidget(), &window.canvas()); // once around
    QCOMPARE(window.side().isVisible(), size.width() > 1000); // what was folded is folded again
}

void PanesTest::theSeedStaysInSightInNarrowWindows()
{
    SizedWindow window(QSize(720, 480));
    auto* box = window.workspace().seedBar().findChild<QLineEdit*>();
    QVERIFY(box->isVisible());
    const QRect place(box->mapTo(&window.page, QPoint()), box->size());
    QVERIFY(window.page.rect().contains(place));
}

void PanesTest::whatTheBarHasNoRoomForIsInAMenu()
{
    applyTheme(*qApp, 100); // whose margins count
    SizedWindow window(QSize(1920, 1080));
    auto* bar = window.page.findChild<MainBar*>();
    QToolButton* more = nullptr;
    for (auto* button : bar->findChildren<QToolButton*>())
        if (button->accessibleName() == "More")
            more = button;
    QVERIFY(more && !more->isVisible());
    window.page.resize(720, 451);
    window.settle();
    QVERIFY(more->isVisible());
    QSet<QAction*> offered;
    for (QAction* action : more->menu()->actions())
        offered << action;
    for (const auto* button : bar->findChildren<QToolButton*>()) {
        if (button->isVisible())
            QVERIFY2(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())),
                     qPrintable(button->text()));
        else if (button->defaultAction() && !window.workspace().seedBar().isAncestorOf(button))
            QVERIFY2(offered.contains(button->defaultAction()), qPrintable(button->text()));
    }
    QVERIFY(offered.contains(&window.page.actionSet()[EditorAction::Grid]));
}

void PanesTest::theStatusLineEndsInDotsAndTellsTheWhole()
{
    SizedWindow window(QSize(720, 480));
    window.trigger(EditorAction::SelectAll);
    window.settle();
    bool isAnyCut = false;
    for (const auto* label : window.workspace().statusLine().findChildren<ElidedLabel*>()) {
        if (!label->isVisible())
            continue;
        QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), qPrintable(label->words()));
        const bool isCut = label->text() != label->words();
        QCOMPARE(label->toolTip(), isCut ? label->words() : QString());
        isAnyCut = isAnyCut || isCut;
    }
    QVERIFY(isAnyCut);
}

void PanesTest::tabsWithoutRoomForTheirNamesShowPictures()
{
    applyTheme(*qApp, 100); // whose margins count
    SizedWindow window(QSize(1280, 800));
    FittingTabs& tabs = window.workspace().tabs();
    QTabBar& bar = *tabs.findChild<QTabBar*>();
    tabs.setCurrentWidget(&window.workspace().recipe());
    window.settle();
    for (int i = 0; i < tabs.count(); ++i) {
        QCOMPARE(tabs.tabIcon(i).isNull(), i == tabs.currentIndex());
        QVERIFY(!tabs.tabToolTip(i).isEmpty());
        QVERIFY(bar.rect().contains(bar.tabRect(i))); // none is behind an arrow
        QCOMPARE(!tabs.tabText(i).isEmpty(), i == tabs.currentIndex());
    }
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QString("Recipe"));
    QCOMPARE(bar.property("pictures").toString(), QString("left"));
    tabs.setLayoutDirection(Qt::RightToLeft);
    tabs.setCurrentIndex(0);
    QCOMPARE(bar.property("pictures").toString(), QString("right"));
}

// Beside the pictures of the others, as wide as these are.
void PanesTest::theChosenTabIsCutNoShorterThanItMust()
{
    applyTheme(*qApp, 100);
    SizedWindow window(QSize(1280, 800));
    FittingTabs& tabs = window.workspace().tabs();
    QTabBar& bar = *tabs.findChild<QTabBar*>();
    tabs.setCurrentIndex(0);
    const QString name = tabs.title(0);
    bool isCut = false;
    for (QString longer = name; !isCut; longer += 'n') {
        QVERIFY(longer.size() < 100);
        tabs.setTitle(*tabs.widget(0), longer, "folder");
        window.settle();
        isCut = tabs.tabText(0) != longer;
        int all = 0;
        for (int i = 0; i < tabs.count(); ++i)
            all += bar.tabRect(i).width();
        QVERIFY(all <= tabs.width());
        if (isCut) // a letter more than what had room
            QVERIFY(tabs.width() - all <= bar.fontMetrics().horizontalAdvance("n" + QString(QChar(0x2026))));
    }
    QVERIFY(tabs.tabText(0).size() > name.size());
}

void PanesTest::aProblemIsReadBesideItsButtons()
{
    SizedWindow window(QSize(720, 480));
    window.open(asciiDungeon(R"(
##########
#@.###...#
##########
)"));
    const auto usual = qScopeGuard([] { applyTheme(*qApp, 100); });
    ProblemsStrip& strip = window.workspace().problems();
    strip.whenKnown([] {});
    for (const bool isLarge : {false, true}) {
        if (isLarge)
            applyTheme(*qApp, 200);
        window.settle();
        QCOMPARE(window.page.size(), QSize(720, 451));
        auto* line = strip.findChild<QPushButton*>("line");
        QVERIFY(line->width() > 10 * strip.fontMetrics().averageCharWidth());
        for (const auto* button : strip.findChildren<QPushButton*>())
            if (button->isVisible() && button != line)
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }
}

void PanesTest::toolsAndPicturesGrowWithTheText()
{
    const auto usual = qScopeGuard([] { applyTheme(*qApp, 100); });
    for (const int times : {1, 2}) {
        applyTheme(*qApp, 100 * times);
        SizedWindow window(QSize(1280, 960));
        auto& tools = *window.page.findChild<ToolPanel*>();
        for (const ToolRow& row : toolTable()) {
            const QAction* action = &window.page.actionSet().tool(row.id);
            for (const auto* button : tools.findChildren<QToolButton*>())
                if (button->defaultAction() == action)
                    QCOMPARE(button->iconSize(), QSize(20, 20) * times);
        }
        QCOMPARE(tools.currentPalette().findChild<QListWidget*>()->iconSize(), QSize(22, 22) * times);
        QCOMPARE(window.workspace().levels().iconSize(), QSize(72, 35) * times);
        QCOMPARE(window.page.size(), QSize(1280, 960 - kMenuBar));
    }
}

CAVE_TEST_SUITE(PanesTest);
#include "panes_test.moc"
