// SPDX-License-Identifier: MIT
// The recipe panel by mouse and keys: what it changes, what it shows, and that each change is one step.
#include "app/view/ui/theme.h"
#include "core/edit/recipe_edit.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/panels/recipe/parameter_form.h"
#include "editor/panels/recipe/parameter_head.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/recipe/recipe_words.h"
#include "editor/panels/recipe/row_list.h"
#include "editor/panels/recipe/shares_chart.h"
#include "editor/panels/recipe/where_box.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

class RecipeWindow : public EditorWindow {
public:
    RecipeWindow()
    {
        open(builtInDungeon("jsrogue")->dungeon);
        page.workspace().tabs().setCurrentWidget(&panel());
        rows().setFocus();
    }
    RecipePanel& panel() { return page.workspace().recipe(); }
    RowList& rows() { return panel().rows(); }
    Bakery& bakery() { return page.workspace().bakery(); }
    const Grid<TileId>& tiles() { return dungeon().levels[0].tiles; }
    void choose(const char* type)
    {
        for (const LevelRow& row : levelRows(dungeon(), dungeon().levels[0]))
            if (row.row.type == type) {
                rows().setCurrentUid(row.row.uid.value);
                return;
            }
        QFAIL(type);
    }
    RecipeRow row(const char* type)
    {
        for (const LevelRow& each : levelRows(dungeon(), dungeon().levels[0]))
            if (each.row.type == type)
                return each.row;
        return {};
    }
    template <typename Widget>
    Widget* field(const char* id)
    {
        auto* holder = panel().form().findChild<QWidget*>(id);
        return holder ? holder->findChild<Widget*>() : nullptr;
    }
    // What says whether a parameter is this level's alone.
    QToolButton* switchOf(const char* id)
    {
        auto* editor = panel().form().findChild<QWidget*>(id);
        auto* form = static_cast<QFormLayout*>(panel().form().layout());
        auto* head = editor ? qobject_cast<ParameterHead*>(form->labelForField(editor)) : nullptr;
        return head ? &head->ownSwitch() : nullptr;
    }
    void press(const char* type, RowList::Part part, Qt::KeyboardModifiers modifiers = {})
    {
        choose(type);
        QTest::mouseClick(rows().viewport(), Qt::LeftButton, modifiers,
                          rows().areaOf(rows().currentRow(), part).center());
    }
    void rowKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&rows(), key, modifiers); }
};

} // namespace

class RecipeTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreListedAsTheyRun();
    void rowsAreMirroredWherePeopleReadFromTheRight();
    void theNameOfARowLeavesItsNumberFree();
    void aSliderChangesTheLevelInOneStep();
    void theEyeMutesAndUndoBringsBack();
    void theDieRerollsOneRow();
    void thePinKeepsARowsSeed();
    void rowsMoveByKeys();
    void aLineBetweenPhasesIsNotCrossed();
    void rowsComeAndGo();
    void aRedRowOffersWhatMendsIt();
    void upToARowIsShownAndNotPainted();
    void theLevelWithoutHandEditsIsShownAndNotPainted();
    void theLevelIsShownWithoutHandEditsWhileTheKeyIsHeld();
    void aRowIsRerolledInTheSelectionAlone();
    void aRowWritesInTheCellsThatWereSelectedAlone();
    void aRowWritesInRoomsWithATagAlone();
    void aRowTellsHowManyCellsItChanged();
    void theStatusLineTellsWhichRowMadeACell();
    void aTileFieldShowsItsTileAndTakesAnother();
    void aChoiceIsShownInWordsAndKeptAsFilesSayIt();
    void aCurveIsTyped();
    void largeDungeonsAreMadeBesideTheWindow();
    void cancellingLeavesTheDungeon();
    void sharesAreToldLevelByLevel();
    void everyParameterHasAName();
    void aParameterIsSwitchedToThisLevelAlone();
    void aSwitchIsReachedByKeysAndSaysItsState();
    void aRowThatOnlyThisLevelHasNeedsNoSwitch();
    void aPresetKeepsWhatWasDrawnAndCanBeUndone();
    void aPresetBringsItsPiecesAndKindsInOneStep();
    void noFormIsCutOffAtTheSide();
};

void RecipeTest::rowsAreListedAsTheyRun()
{
    RecipeWindow window;
    const auto rows = levelRows(window.dungeon(), window.dungeon().levels[0]);
    QCOMPARE(window.rows().count(), static_cast<int>(rows.size()));
    QVERIFY(window.rows().count() > 4);
    for (int i = 0; i < window.rows().count(); ++i) {
        QCOMPARE(window.rows().look(i).uid, rows[static_cast<std::size_t>(i)].row.uid.value);
        QVERIFY(!window.rows().look(i).name.isEmpty());
        QVERIFY(!window.rows().item(i)->text().isEmpty());
    }
    QVERIFY(!window.document().isDirty());
}

void RecipeTest::rowsAreMirroredWherePeopleReadFromTheRight()
{
    using enum RowList::Part;
    RecipeWindow window;
    window.rows().setLayoutDirection(Qt::RightToLeft);
    const auto left = [&](RowList::Part part) { return window.rows().areaOf(0, part).left(); };
    QVERIFY(left(Pin) < left(Die) && left(Die) < left(Badge) && left(Badge) < left(Name));
    QVERIFY(left(Name) < left(Eye) && left(Eye) < left(Handle));
    window.press("prune", Eye); // where it is now
    QVERIFY(!window.row("prune").on);
}

namespace {

bool hasWords(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != image.pixel(0, 0))
                return true;
    return false;
}

} // namespace

void RecipeTest::theNameOfARowLeavesItsNumberFree()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        RowList list;
        list.resize(300, 60);
        list.setLayoutDirection(direction);
        const auto numberBeside = [&](const QString& name) {
            RowLook row;
            row.uid = 1;
            row.name = name;
            list.setRows({row});
            const QRect words = list.areaOf(0, RowList::Part::Name);
            const QRect number(words.topLeft(), QSize(18, words.height() - 2)); // without the line below
            return list.viewport()
                ->grab(QStyle::visualRect(direction, words, number))
                .toImage()
                .convertToFormat(QImage::Format_RGB32);
        };
        const QImage alone = numberBeside(QString());
        QVERIFY(hasWords(alone));
        QCOMPARE(numberBeside("Caves"), alone);
    }
}

void RecipeTest::aSliderChangesTheLevelInOneStep()
{
    RecipeWindow window;
    window.choose("caves");
    auto* slider = window.field<QSlider>("fill");
    QVERIFY(slider);
    const auto before = window.tiles();
    slider->setSliderDown(true);
    for (int value = 500; value <= 560; value += 10)
        slider->setValue(value);
    slider->setSliderDown(false);
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(window.tiles() != before);
    QCOMPARE(*window.row("caves").parameters.find("fill")->as<std::int64_t>(), std::int64_t{560});
    QCOMPARE(window.field<QSpinBox>("fill")->value(), 560);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.tiles() == before);
    QVERIFY(!window.document().isDirty());
    window.bakery().baked();
    QTRY_COMPARE(window.field<QSpinBox>("fill")->value(), 500);
}

void RecipeTest::theEyeMutesAndUndoBringsBack()
{
    RecipeWindow window;
    const auto before = window.tiles();
    window.press("prune", RowList::Part::Eye);
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(!window.row("prune").on);
    QVERIFY(window.tiles() != before);
    window.rowKey(Qt::Key_Space);
    QVERIFY(window.row("prune").on);
    QVERIFY(window.tiles() == before);
    window.rowKey(Qt::Key_B);
    QVERIFY(!window.row("prune").on);
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QVERIFY(!window.document().isDirty());
    window.press("prune", RowList::Part::Eye, Qt::ShiftModifier);
    QVERIFY(window.row("prune").on);
    QVERIFY(!window.row("spawn").on);
    QCOMPARE(window.stack().count(), 1);
}

void RecipeTest::theDieRerollsOneRow()
{
    RecipeWindow window;
    const auto before = window.tiles();
    const auto things = window.dungeon().levels[0].things;
    window.press("spawn", RowList::Part::Die);
    QVERIFY(window.tiles() == before);
    QVERIFY(window.dungeon().levels[0].things != things);
    QCOMPARE(window.stack().count(), 1);
    window.rowKey(Qt::Key_R);
    QCOMPARE(window.row("spawn").salt, 2u);
}

void RecipeTest::thePinKeepsARowsSeed()
{
    RecipeWindow window;
    window.press("caves", RowList::Part::Pin);
    QVERIFY(window.row("caves").pin == window.dungeon().seed);
    window.rowKey(Qt::Key_P);
    QVERIFY(!window.row("caves").pin);
}

void RecipeTest::rowsMoveByKeys()
{
    RecipeWindow window;
    window.choose("prune");
    const int place = window.rows().currentRow();
    window.rowKey(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(window.rows().currentRow(), place - 1);
    QCOMPARE(window.rows().currentUid(), window.row("prune").uid.value);
    window.rowKey(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(window.rows().currentRow(), place);
    QVERIFY(!window.document().isDirty());
    QCOMPARE(window.stack().count(), 2);
}

void RecipeTest::aLineBetweenPhasesIsNotCrossed()
{
    RecipeWindow window;
    window.choose("prune");
    window.rowKey(Qt::Key_Down, Qt::AltModifier);
    window.rowKey(Qt::Key_Down, Qt::AltModifier);
    window.rowKey(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(window.toast().isVisible());
    QVERIFY(stepsOf(window.dungeon(), 0));
}

void RecipeTest::rowsComeAndGo()
{
    RecipeWindow window;
    const int count = window.rows().count();
    window.choose("caves");
    window.rowKey(Qt::Key_Insert);
    auto* dialog = window.page.findChild<ChoiceDialog*>();
    QVERIFY(dialog);
    auto* find = dialog->findChild<QLineEdit*>();
    QApplication::setActiveWindow(dialog);
    find->setFocus();
    QVERIFY(find->hasFocus());
    QTest::keyClicks(find, "scatter");
    QTest::keyClick(find, Qt::Key_Return);
    QApplication::setActiveWindow(&window.page);
    window.rows().setFocus();
    QCOMPARE(window.rows().count(), count + 1);
    QCOMPARE(window.row("scatter").uid.value, window.rows().currentUid());
    window.rowKey(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(window.rows().count(), count + 2);
    window.rowKey(Qt::Key_Delete);
    window.choose("scatter");
    window.rowKey(Qt::Key_Delete);
    QCOMPARE(window.rows().count(), count);
    QCOMPARE(window.stack().count(), 4);
    QVERIFY(!window.document().isDirty());
}

void RecipeTest::aRedRowOffersWhatMendsIt()
{
    RecipeWindow window;
    window.press("caves", RowList::Part::Eye);
    window.choose("prune");
    QCOMPARE(window.rows().look(window.rows().currentRow()).badge, QString("error"));
    QVERIFY(!window.rows().look(window.rows().currentRow()).help.isEmpty());
    QPushButton* fix = nullptr;
    for (QPushButton* button : window.panel().findChildren<QPushButton*>())
        if (button->isVisible() && button->text().startsWith("Insert"))
            fix = button;
    QVERIFY(fix);
    fix->click();
    QVERIFY(window.rows().look(window.rows().currentRow()).badge.isEmpty());
    QCOMPARE(window.stack().count(), 2);
}

void RecipeTest::upToARowIsShownAndNotPainted()
{
    RecipeWindow window;
    window.choose("caves");
    window.panel().setShowsEndResult(false);
    QVERIFY(window.panel().shownState());
    const auto& shown = window.panel().shownState()->tiles;
    QVERIFY(shown != window.tiles());
    QVERIFY(!window.panel().writtenCells().empty());
    window.EditorWindow::choose(ToolId::Brush, "water");
    window.page.workspace().tabs().setCurrentWidget(&window.panel());
    window.canvas().setFocus();
    window.click(10, 6);
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(window.panel().showsEndResult());
    QVERIFY(!window.panel().shownState());
    window.click(10, 6);
    QCOMPARE(window.stack().count(), 1);
}

void RecipeTest::theLevelWithoutHandEditsIsShownAndNotPainted()
{
    RecipeWindow window;
    const TileId before = window.bench().tileAt({10, 6});
    window.EditorWindow::choose(ToolId::Brush, "water");
    window.click(10, 6);
    const int steps = window.stack().count();
    QVERIFY(window.canvas().model()->tile(10, 6) != before);
    window.trigger(EditorAction::WithoutEdits);
    QCOMPARE(window.canvas().model()->tile(10, 6), before);
    QVERIFY(window.page.workspace().statusLine().text().startsWith("Without hand edits"));
    window.click(12, 6); // goes back and paints nothing
    QCOMPARE(window.stack().count(), steps);
    QVERIFY(!window.page.actionSet()[EditorAction::WithoutEdits].isChecked());
    QVERIFY(window.canvas().model()->tile(10, 6) != before);
    QVERIFY(!window.page.workspace().statusLine().text().contains("Without hand edits"));
    window.click(12, 6);
    QCOMPARE(window.stack().count(), steps + 1);
    window.openEmpty(); // made by hand
    window.trigger(EditorAction::WithoutEdits);
    QVERIFY(!window.page.actionSet()[EditorAction::WithoutEdits].isChecked());
    QVERIFY(window.toast().isVisible());
}

void RecipeTest::theLevelIsShownWithoutHandEditsWhileTheKeyIsHeld()
{
    RecipeWindow window;
    const QString made = window.bench().tileName(window.bench().tileAt({10, 6}));
    window.EditorWindow::choose(ToolId::Brush, "water");
    window.click(10, 6);
    QAction& action = window.page.actionSet()[EditorAction::WithoutEdits];
    const StatusLine& status = window.page.workspace().statusLine();
    QTest::keyPress(&window.canvas(), Qt::Key_H);
    QVERIFY(action.isChecked());
    QVERIFY2(status.text().contains(made + ", in the level: shallow water"), qPrintable(status.text()));
    int changes = 0;
    connect(&action, &QAction::toggled, this, [&] { ++changes; });
    for (int i = 0; i < 3; ++i) { // as X11 tells of a key that repeats
        QTest::keyRelease(&window.canvas(), Qt::Key_H);
        QTest::keyPress(&window.canvas(), Qt::Key_H);
    }
    QKeyEvent repeat(QEvent::KeyRelease, Qt::Key_H, Qt::NoModifier, {}, true); // or as it should
    QCoreApplication::sendEvent(&window.canvas(), &repeat);
    QTest::qWait(100);
    QVERIFY(action.isChecked());
    QCOMPARE(changes, 0);
    QTest::keyRelease(&window.canvas(), Qt::Key_H);
    QTRY_VERIFY(!action.isChecked());
    QVERIFY2(!status.text().contains("in the level"), qPrintable(status.text()));
    QTest::keyPress(&window.canvas(), Qt::Key_H);
    window.page.workspace().seedBar().setFocus(); // its release goes elsewhere
    QVERIFY(!action.isChecked());
}

void RecipeTest::aRowIsRerolledInTheSelectionAlone()
{
    RecipeWindow window;
    const Grid<TileId> before = window.tiles();
    const int rows = window.rows().count();
    window.choose("caves");
    window.trigger(EditorAction::RerollWithin);
    QVERIFY(window.toast().isVisible()); // nothing is selected
    QCOMPARE(window.stack().count(), 0);
    const cave::Box part{20, 10, 16, 12};
    window.bench().setSelection(combined(BitGrid(before.width(), before.height()),
                                         boxCells({20, 10}, {35, 21}, window.bench().bounds()), Combine::Replace));
    window.trigger(EditorAction::RerollWithin);
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.rows().count(), rows + 1);
    QVERIFY(window.tiles() != before);
    QCOMPARE(window.dungeon().levels[0].extraRows.front().row.where.boxes, std::vector{part});
    window.trigger(EditorAction::Undo);
    QVERIFY(window.tiles() == before);
}

void RecipeTest::aRowWritesInTheCellsThatWereSelectedAlone()
{
    RecipeWindow window;
    window.choose("caves");
    const Where everywhere = window.row("caves").where;
    const Grid<TileId> before = window.tiles();
    const auto choice = [&] { return window.panel().form().findChild<WhereBox*>("where")->findChild<QComboBox*>(); };
    emit choice() -> activated(1);
    QVERIFY(window.toast().isVisible()); // nothing is selected
    QCOMPARE(window.stack().count(), 0);

    window.bench().setSelection(combined(BitGrid(before.width(), before.height()),
                                         boxCells({20, 10}, {35, 21}, window.bench().bounds()), Combine::Replace));
    emit choice() -> activated(1);
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.row("caves").where, (Where{{{20, 10, 16, 12}}, {}}));
    QTRY_VERIFY(choice()->currentText().contains("192"));
    const Grid<TileId> within = window.tiles();
    QVERIFY(within != before);
    const auto after = [&](const char* type) {
        return window.bakery().after(window.dungeon().levels[0].uid, window.row(type).uid);
    };
    QTRY_VERIFY(after("fill") && after("caves"));
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            if (!window.bench().isSelected({x, y}))
                QVERIFY((after("caves")->tiles[x, y] == after("fill")->tiles[x, y]));
        }
    }

    // They can be chosen again, to be changed.
    window.bench().setSelection(BitGrid(before.width(), before.height()));
    window.panel().form().findChild<WhereBox*>("where")->findChild<QToolButton*>()->click();
    QCOMPARE(window.bench().selectedCount(), 192);

    emit choice() -> activated(0);
    QCOMPARE(window.row("caves").where, everywhere);
    QVERIFY(window.tiles() == before);
    while (window.stack().canUndo())
        window.trigger(EditorAction::Undo);
    QVERIFY(window.tiles() == before);
    window.trigger(EditorAction::Redo);
    QVERIFY(window.tiles() == within);
}

void RecipeTest::aRowWritesInRoomsWithATagAlone()
{
    RecipeWindow window;
    window.choose("caves");
    auto* where = window.panel().form().findChild<WhereBox*>("where");
    QComboBox* tag = where->findChildren<QComboBox*>().at(1);
    emit where->findChild<QComboBox*>()->activated(2);
    QVERIFY(tag->isVisibleTo(where));
    QCOMPARE(window.stack().count(), 0); // not before it is said
    tag->setEditText("boss");
    emit tag->lineEdit()->editingFinished();
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.row("caves").where, (Where{{}, "boss"}));
}

void RecipeTest::aRowTellsHowManyCellsItChanged()
{
    RecipeWindow window;
    window.choose("caves");
    const auto* work = window.panel().findChild<QLabel*>("work");
    QVERIFY(work);
    QVERIFY2(work->text().endsWith("cell(s)"), qPrintable(work->text()));
    window.choose("edits"); // nothing yet
    QVERIFY2(work->text().isEmpty(), qPrintable(work->text()));
}

void RecipeTest::theStatusLineTellsWhichRowMadeACell()
{
    RecipeWindow window;
    const StatusLine& status = window.page.workspace().statusLine();
    window.bench().setCursor({0, 0});
    QVERIFY2(status.text().contains("solid rock, by row 0, Fill"), qPrintable(status.text()));
    window.EditorWindow::choose(ToolId::Brush, "water");
    window.click(10, 6);
    QVERIFY2(!status.text().contains("by row"), qPrintable(status.text()));
    window.bakery().refreshed(); // a moment later
    QVERIFY2(status.text().contains("shallow water, by row 3, Hand edits"), qPrintable(status.text()));
}

void RecipeTest::aTileFieldShowsItsTileAndTakesAnother()
{
    RecipeWindow window;
    window.choose("fill");
    auto* box = window.panel().form().findChild<QComboBox*>("tile");
    QVERIFY(box);
    QVERIFY(!box->currentText().isEmpty());
    box->setCurrentIndex(box->findData("floor"));
    emit box->activated(box->currentIndex());
    QCOMPARE(*window.row("fill").parameters.find("tile"), Json("floor"));
}

void RecipeTest::aChoiceIsShownInWordsAndKeptAsFilesSayIt()
{
    RecipeWindow window;
    window.choose("spawn");
    auto* box = window.panel().form().findChild<QComboBox*>("per");
    QVERIFY(box);
    const int room = box->findText("each room");
    QVERIFY(room >= 0);
    box->setCurrentIndex(room);
    emit box->activated(room);
    QCOMPARE(*window.row("spawn").parameters.find("per"), Json("room"));
    QVERIFY(rowSummary(window.row("spawn"), window.page.workbench()).contains("each room"));
}

void RecipeTest::aCurveIsTyped()
{
    RecipeWindow window;
    window.choose("spawn");
    auto* holder = window.panel().form().findChild<QWidget*>("count");
    QVERIFY(holder);
    auto* byDepth = holder->findChild<QToolButton*>();
    byDepth->click();
    auto* box = window.field<QLineEdit>("count");
    QVERIFY(box);
    box->setFocus();
    box->setText("step 1:2, 3:5");
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(window.row("spawn").parameters.find("count")->find("step"));
    const int steps = window.stack().count();
    box = window.field<QLineEdit>("count");
    box->setFocus();
    box->setText("nonsense");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(window.stack().count(), steps);
    QVERIFY(window.toast().isVisible());
}

void RecipeTest::largeDungeonsAreMadeBesideTheWindow()
{
    RecipeWindow window;
    window.bakery().setMostLiveCells(100);
    const auto before = window.tiles();
    window.press("prune", RowList::Part::Eye);
    window.press("spawn", RowList::Part::Die);
    QVERIFY(window.bakery().isBusy());
    QCOMPARE(window.stack().count(), 0);
    QTRY_VERIFY(!window.bakery().isBusy());
    QCOMPARE(window.stack().count(), 2);
    QVERIFY(window.tiles() != before);
    QVERIFY(!window.row("prune").on);
    QCOMPARE(window.row("spawn").salt, 1u);
}

void RecipeTest::cancellingLeavesTheDungeon()
{
    RecipeWindow window;
    window.bakery().setMostLiveCells(100);
    window.press("prune", RowList::Part::Eye);
    window.bakery().cancel();
    QCoreApplication::processEvents();
    QVERIFY(!window.bakery().isBusy());
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(!window.document().isDirty());
    window.press("prune", RowList::Part::Eye);
    QTRY_COMPARE(window.stack().count(), 1);
}

void RecipeTest::sharesAreToldLevelByLevel()
{
    RecipeWindow window;
    SharesChart chart(window.bench());
    chart.show(
        *parseJson(R"([{"kind": "bat", "weight": 30}, {"kind": "newt", "weight": {"step": [[1, 10], [2, 90]]}}])"));
    QCOMPARE(chart.textOf(0), QString("Level 1: bat 75 %, newt 25 %"));
    QCOMPARE(chart.textOf(1), QString("Level 2: bat 25 %, newt 75 %"));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, {30, 10});
    QCOMPARE(window.bench().z(), 1);
    chart.show(Json::Array{});
    QCOMPARE(chart.textOf(0), QString("Level 1: none"));
}

void RecipeTest::everyParameterHasAName()
{
    for (const Pass& pass : passes())
        for (const Parameter& parameter : pass.parameters) {
            QVERIFY2(parameterName(parameter).at(0).isUpper(), parameter.id.data());
            QVERIFY(parameterHelp(parameter).endsWith(u'.'));
        }
}

namespace {

// Of the dialog that the button opens.
void takePreset(EditorWindow& window, const QString& title)
{
    auto* button = window.page.workspace().recipe().findChild<QToolButton*>("presets");
    QTest::mouseClick(button, Qt::LeftButton);
    auto* dialog = window.page.findChild<ChoiceDialog*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), title);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
}

} // namespace

void RecipeTest::aParameterIsSwitchedToThisLevelAlone()
{
    RecipeWindow window;
    window.choose("caves");
    const Dungeon before = window.dungeon();
    QToolButton* own = window.switchOf("fill");
    QVERIFY(own);
    QCOMPARE(own->text(), QString("="));
    own->click();
    QCOMPARE(window.switchOf("fill")->text(), QString("≠"));
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(window.dungeon().levels[0].parameters.size(), std::size_t{1});
    QVERIFY(window.dungeon().recipes == before.recipes);
    QVERIFY(window.tiles() == before.levels[0].tiles); // it says what it said
    QVERIFY(window.toast().text().contains("level 1"));

    window.field<QSpinBox>("fill")->setValue(600);
    QVERIFY(window.dungeon().recipes == before.recipes);
    QVERIFY(window.tiles() != before.levels[0].tiles);
    window.bench().setZ(1);
    QCOMPARE(window.switchOf("fill")->text(), QString("="));
    QVERIFY(window.field<QSpinBox>("fill")->value() != 600);

    window.bench().setZ(0);
    window.switchOf("fill")->click();
    QVERIFY(window.dungeon().levels[0].parameters.empty());
    QVERIFY(window.tiles() == before.levels[0].tiles);
    QCOMPARE(window.stack().count(), 3);
    window.trigger(EditorAction::Undo);
    QTRY_COMPARE(window.field<QSpinBox>("fill")->value(), 600);
    QTRY_COMPARE(window.switchOf("fill")->text(), QString("≠"));
    window.trigger(EditorAction::Undo);
    window.trigger(EditorAction::Undo);
    QTRY_COMPARE(window.switchOf("fill")->text(), QString("="));
    QVERIFY(window.dungeon().levels == before.levels && window.dungeon().recipes == before.recipes);
    QVERIFY(!window.document().isDirty());
}

void RecipeTest::aSwitchIsReachedByKeysAndSaysItsState()
{
    RecipeWindow window;
    window.choose("caves");
    QToolButton* own = window.switchOf("fill");
    QVERIFY((own->focusPolicy() & Qt::TabFocus) != 0);
    QVERIFY2(own->accessibleName().contains("every level"), qPrintable(own->accessibleName()));
    QVERIFY2(own->toolTip().startsWith("Every level"), qPrintable(own->toolTip()));
    own->setFocus();
    QTest::keyClick(own, Qt::Key_Space);
    own = window.switchOf("fill");
    QVERIFY2(own->accessibleName().contains("this level alone"), qPrintable(own->accessibleName()));
    QVERIFY2(own->toolTip().startsWith("This level alone"), qPrintable(own->toolTip()));
}

void RecipeTest::aRowThatOnlyThisLevelHasNeedsNoSwitch()
{
    RecipeWindow window;
    Dungeon dungeon = window.dungeon();
    const RecipeRow caves = window.row("caves");
    RecipeRow twin = caves;
    twin.uid = Uid{77};
    dungeon.levels[0].extraRows.push_back({caves.uid, twin});
    window.open(dungeon);
    window.rows().setCurrentUid(77);
    QVERIFY(!window.switchOf("fill")->isEnabled());
    QCOMPARE(window.switchOf("fill")->text(), QString("≠"));
    QVERIFY(!window.switchOf("fill")->toolTip().isEmpty());
}

void RecipeTest::aPresetKeepsWhatWasDrawnAndCanBeUndone()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "statue");
    window.click(5, 5);
    const Dungeon before = window.dungeon();
    window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().recipe());
    takePreset(window, "jsrogue: caves");
    QCOMPARE(window.stack().count(), 2);
    QVERIFY(!window.dungeon().levels[0].recipe.empty());
    QCOMPARE(window.idAt(5, 5), QString("statue"));
    QVERIFY(window.toast().isVisible());
    QVERIFY2(window.toast().text().contains("Drawn before the recipe"), qPrintable(window.toast().text()));
    QTest::mouseClick(&window.toast().yesButton(), Qt::LeftButton);
    QVERIFY(window.dungeon().levels == before.levels);
    QVERIFY(window.dungeon().recipes.empty());
}

void RecipeTest::aPresetBringsItsPiecesAndKindsInOneStep()
{
    EditorWindow window;
    window.openEmpty();
    window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().recipe());
    takePreset(window, "cavewright: king");
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(window.dungeon().catalogue->findCreature("pot_king").has_value());
    QVERIFY2(window.toast().text().contains("kinds"), qPrintable(window.toast().text()));
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == emptyDungeon(20, 12, 3).levels);
    QVERIFY(window.dungeon().pieces.empty());
    QVERIFY(!window.dungeon().catalogue->findCreature("pot_king"));
}

// The panel does not scroll sideways.
void RecipeTest::noFormIsCutOffAtTheSide()
{
    applyTheme(*qApp, 100); // whose margins count
    RecipeWindow window;
    window.open(builtInDungeon("deep")->dungeon);
    window.page.workspace().tabs().setCurrentWidget(&window.panel());
    std::set<std::string> seen; // types of rows
    for (int z = 0; z < window.dungeon().depth(); ++z) {
        const auto rows = levelRows(window.dungeon(), window.dungeon().levels[static_cast<std::size_t>(z)]);
        window.bench().setZ(z);
        for (int row = 0; row < std::ssize(rows); ++row) {
            if (!seen.insert(rows[static_cast<std::size_t>(row)].row.type).second)
                continue;
            window.rows().setCurrentRow(row);
            QCoreApplication::processEvents();
            const ParameterForm& form = window.panel().form();
            QVERIFY2(form.minimumSizeHint().width() <= form.parentWidget()->width(),
                     rows[static_cast<std::size_t>(row)].row.type.c_str());
        }
    }
    QVERIFY(seen.contains("blobs"));
}

CAVE_TEST_SUITE(RecipeTest);
#include "recipe_test.moc"
