// SPDX-License-Identifier: MIT
// Symmetry, measuring, overlays, fixes, hand edits and the properties of things.
#include "core/edit/things_at.h"
#include "core/rules/turn/start_game.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/kind_palette.h"
#include "editor/panels/thing_panel.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_panel.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include "core/base/random.h"

#include <QAction>
#include <QCheckBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace cave;

class ToolsTest : public QObject {
    Q_OBJECT

private slots:
    void everyToolHasAKeyOfItsOwn();
    void symmetryPaintsTheMirrorImage();
    void theBrushIsSquareOrRound();
    void aLetterOnlyTakesAToolThatIsNotInUse();
    void theShapeOfAToolIsSeenAndChosen();
    void aLassoSelectsWhatItEncloses();
    void aClickInThePaletteLeavesTheKeysToTheCanvas();
    void thePaletteStaysWhereItIsWhateverTheTool_data();
    void thePaletteStaysWhereItIsWhateverTheTool();
    void measuringChangesNothing();
    void stairsSayBeforehandWhyTheyCannotBe();
    void itemsArePlacedBesideCreatures();
    void overlaysAreShownAndHidden_data();
    void overlaysAreShownAndHidden();
    void distanceFollowsTheCursor();
    void ghostsOfOtherLevelsAreShown();
    void ctrlF8FixesTheProblem();
    void whatCannotBeFixedIsTold();
    void theWayIsDrawn();
    void handEditsAreListedAndTakenBack();
    void thingsHaveProperties();
    void aCreatureIsMadeCaptiveAndPutOnASide();
    void anyStrokesUndoneAndRedoneGiveBothEnds();
};

void ToolsTest::everyToolHasAKeyOfItsOwn()
{
    QSet<QString> keys;
    EditorWindow window;
    window.openEmpty();
    for (const ToolRow& row : toolTable()) {
        QVERIFY2(!keys.contains(row.key), row.key);
        keys.insert(row.key);
        QVERIFY(window.page.actionSet().tool(row.id).toolTip().contains(row.key));
        window.page.actionSet().tool(row.id).trigger();
        QCOMPARE(window.bench().toolId(), row.id);
    }
}

void ToolsTest::symmetryPaintsTheMirrorImage()
{
    EditorWindow window;
    window.openEmpty();
    window.trigger(EditorAction::SymmetryLeftRight);
    window.trigger(EditorAction::SymmetryUpDown);
    window.choose(ToolId::Brush, "floor");
    window.click(3, 2);
    for (const CellAt cell : {CellAt{3, 2}, {16, 2}, {3, 9}, {16, 9}})
        QCOMPARE(window.idAt(cell.x, cell.y), QString("floor"));
    QCOMPARE(window.stack().count(), 1);
    window.trigger(EditorAction::SymmetryUpDown);
    window.choose(ToolId::Room);
    window.drag({{1, 4}, {4, 7}});
    QCOMPARE(window.idAt(17, 5), QString("floor"));
}

void ToolsTest::theBrushIsSquareOrRound()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.bench().setBrushSize(3);
    window.type(u'b');
    window.click(5, 5);
    QCOMPARE(window.idAt(4, 4), QString("wall"));
    QCOMPARE(window.idAt(4, 5), QString("floor"));
    QVERIFY(window.toast().text().contains("round"));
}

void ToolsTest::aLetterOnlyTakesAToolThatIsNotInUse()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    const auto paintsOutline = [&](int x) {
        window.drag({{x, 2}, {x + 4, 6}});
        return window.idAt(x, 2) == "floor" && window.idAt(x + 2, 4) == "wall";
    };
    window.type(u'p');
    QVERIFY(!paintsOutline(1));
    window.type(u'p');
    QVERIFY(paintsOutline(7));
    window.type(u'b');
    window.type(u'p');
    QVERIFY(paintsOutline(13)); // as it was left
}

void ToolsTest::theShapeOfAToolIsSeenAndChosen()
{
    EditorWindow window;
    window.openEmpty();
    auto* options = window.page.findChild<ToolOptions*>();
    const auto buttons = [&] { return options->findChildren<QToolButton*>(); };
    const auto shown = [&] {
        QStringList names;
        for (const QToolButton* button : buttons())
            if (button->isVisible() && button->isChecked())
                names << button->accessibleName();
        return names;
    };
    QCOMPARE(shown(), QStringList{"Brush: square"});
    window.type(u'b');
    QCOMPARE(shown(), QStringList{"Brush: round"});
    window.type(u'e');
    QCOMPARE(shown(), QStringList{"Brush: round"});
    window.type(u'r');
    QCOMPARE(shown(), QStringList{"Select: rectangle"});
    window.type(u'i');
    QCOMPARE(buttons().size(), 0);
    window.choose(ToolId::Rectangle, "floor");
    QCOMPARE(shown(), QStringList{"Rectangle: filled"});
    QCOMPARE(buttons().size(), 4);
    QTest::mouseClick(buttons()[1], Qt::LeftButton);
    QCOMPARE(shown(), QStringList{"Rectangle: outline"});
    QVERIFY(window.canvas().hasFocus());
    window.drag({{2, 2}, {6, 6}});
    QCOMPARE(window.idAt(2, 2), QString("floor"));
    QCOMPARE(window.idAt(4, 4), QString("wall"));
}

void ToolsTest::aLassoSelectsWhatItEncloses()
{
    EditorWindow window;
    window.openEmpty();
    window.type(u'r');
    window.type(u'r');
    window.drag({{2, 2}, {12, 2}, {2, 10}});
    QVERIFY(window.bench().isSelected({3, 4}));
    QVERIFY(!window.bench().isSelected({11, 9})); // the corner that a rectangle would have
}

void ToolsTest::aClickInThePaletteLeavesTheKeysToTheCanvas()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor"); // so that tiles are shown
    auto* list = window.page.findChild<ToolPanel*>()->currentPalette().findChild<QListWidget*>();
    QVERIFY(list->isVisible());
    const TileId water = *window.dungeon().catalogue->findTile("water");
    QListWidgetItem* item = list->findItems(window.bench().tileName(water), Qt::MatchExactly).front();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
    QCOMPARE(window.bench().tile(), water);
    QCOMPARE(QApplication::focusWidget(), &window.canvas());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
    QCOMPARE(window.bench().toolId(), ToolId::Rectangle);
    QCOMPARE(window.bench().tile(), water);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->viewport()->rect().bottomLeft() - QPoint(-3, 3));
    QCOMPARE(QApplication::focusWidget(), &window.canvas()); // also where there is no tile
}

void ToolsTest::thePaletteStaysWhereItIsWhateverTheTool_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1700, 920);
    QTest::newRow("large") << QSize(1920, 1050);
    QTest::newRow("compact") << QSize(1024, 673);
}

void ToolsTest::thePaletteStaysWhereItIsWhateverTheTool()
{
    QFETCH(const QSize, size);
    EditorWindow window;
    window.openEmpty();
    window.page.resize(size);
    QCoreApplication::processEvents(); // the tools are laid out first
    const auto placeOf = [&](QWidget& widget) {
        QCoreApplication::processEvents();
        return QRect(widget.mapTo(&window.page, QPoint()), widget.size());
    };
    QWidget* palettes = window.page.findChild<ToolPanel*>()->currentPalette().parentWidget()->parentWidget();
    QVERIFY(qobject_cast<QTabWidget*>(palettes));
    const QRect place = placeOf(*palettes);
    const QRect canvas = placeOf(window.canvas());
    for (const ToolRow& row : toolTable()) {
        window.page.actionSet().tool(row.id).trigger();
        QVERIFY2(placeOf(*palettes) == place, row.name);
        QVERIFY2(placeOf(window.canvas()) == canvas, row.name);
    }
}

void ToolsTest::measuringChangesNothing()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Measure);
    window.drag({{2, 2}, {9, 5}});
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(!window.document().isDirty());
}

void ToolsTest::stairsSayBeforehandWhyTheyCannotBe()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Rectangle, "floor");
    window.drag({{2, 2}, {12, 8}});
    const auto label = [&](ToolId tool) { return window.canvas().tool(tool).ghost({4, 4}).label; };
    QCOMPARE(label(ToolId::StairsDown), QString("The wall is in the way of the other end on level 2."));
    window.bench().setZ(1);
    window.drag({{2, 2}, {12, 8}});
    window.bench().setZ(0);
    QCOMPARE(label(ToolId::StairsDown), QString("to level 2"));
    QCOMPARE(label(ToolId::StairsUp), QString("There is no level above the first one."));
    window.bench().setZ(2);
    QCOMPARE(label(ToolId::StairsDown), QString("There is no level below the last one."));
}

void ToolsTest::itemsArePlacedBesideCreatures()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.bench().setItem(*window.dungeon().catalogue->findItem("dagger"));
    QCOMPARE(window.bench().toolId(), ToolId::Thing);
    window.click(5, 5);
    window.click(5, 5); // it lies there already
    window.bench().setCreature(*window.dungeon().catalogue->findCreature("bat"));
    window.click(5, 5);
    QCOMPARE(window.dungeon().levels[0].things.size(), std::size_t{2});
    QCOMPARE(window.stack().count(), 3);
    window.click(6, 6);
    QVERIFY(window.toast().text().contains("does not hold"));
    window.click(5, 5, Qt::RightButton);
    QVERIFY(window.dungeon().levels[0].things.empty());
}

void ToolsTest::overlaysAreShownAndHidden_data()
{
    QTest::addColumn<int>("overlay");
    for (int i = 0; i < kOverlayKinds; ++i)
        QTest::addRow("%d", i) << i;
}

void ToolsTest::overlaysAreShownAndHidden()
{
    QFETCH(const int, overlay);
    EditorWindow window;
    window.open(recipeDungeon(4));
    window.choose(ToolId::Brush, "water");
    window.drag({{5, 5}, {9, 5}});
    window.choose(ToolId::Select);
    window.drag({{5, 5}, {9, 7}});
    window.trigger(EditorAction::Lock);
    window.bench().goTo(*startPosition(window.dungeon()));
    window.choose(ToolId::Wire);
    window.drag({{5, 5}, {9, 5}});
    PlaytestPlan plan;
    plan.turns = 50;
    const auto run = std::make_shared<PlaytestSum>(window.dungeon(), plan);
    run->add(playTest(window.dungeon(), plan, 0, false).value());
    window.bench().heat().setRuns(run, nullptr);
    const std::size_t areas = window.canvas().overlay().areas.size();
    const auto action = static_cast<EditorAction>(static_cast<int>(EditorAction::OverlayRegions) + overlay);
    window.trigger(action);
    QVERIFY(window.canvas().isOverlayShown(static_cast<OverlayKind>(overlay)));
    QVERIFY(window.canvas().overlay().areas.size() > areas);
    window.trigger(EditorAction::NoOverlays);
    QVERIFY(!window.page.actionSet()[action].isChecked());
    QCOMPARE(window.canvas().overlay().areas.size(), areas);
}

void ToolsTest::distanceFollowsTheCursor()
{
    EditorWindow window;
    window.open(asciiDungeon(R"(
############
#@.........#
############
)"));
    window.trigger(EditorAction::OverlayDistance);
    window.bench().setCursor({1, 1});
    const QRect first = window.canvas().overlay().areas.front().cells.front();
    window.bench().setCursor({10, 1});
    QVERIFY(window.canvas().overlay().areas.front().cells.front() != first);
}

void ToolsTest::ghostsOfOtherLevelsAreShown()
{
    EditorWindow window;
    window.open(recipeDungeon(4));
    window.trigger(EditorAction::GhostBelow);
    QVERIFY(window.canvas().isLevelGhostShown(1));
    QVERIFY(!window.canvas().isLevelGhostShown(-1));
    window.canvas().grab();
}

void ToolsTest::ctrlF8FixesTheProblem()
{
    EditorWindow window;
    window.open(asciiDungeon(R"(
##########
#@.###...#
##########
)"));
    window.trigger(EditorAction::FixProblem);
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(window.stack().undoText().startsWith("Fix: Dig a tunnel of 3 cell"));
    QVERIFY(window.page.workspace().problems().problems().empty());
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(4, 1), QString("wall"));
}

void ToolsTest::whatCannotBeFixedIsTold()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(R"(
#####
#@..#
#####
)");
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "nobody";
    window.open(dungeon);
    window.trigger(EditorAction::FixProblem);
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(window.toast().text().contains("by hand"));
}

void ToolsTest::theWayIsDrawn()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(R"(
##########
#@.....k.#
##########
)");
    window.open(dungeon);
    window.trigger(EditorAction::ShowWay);
    QVERIFY(window.canvas().overlay().route.empty());
    QVERIFY(window.toast().text().contains("No way to win"));
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "kobold";
    window.open(dungeon);
    window.trigger(EditorAction::ShowWay);
    QCOMPARE(window.canvas().overlay().route.size(), std::size_t{7});
    window.trigger(EditorAction::ShowWay);
    QVERIFY(window.canvas().overlay().route.empty());
}

void ToolsTest::handEditsAreListedAndTakenBack()
{
    EditorWindow window;
    window.open(recipeDungeon(4));
    const Grid<TileId> before = window.dungeon().levels[0].tiles;
    window.choose(ToolId::Brush, "water");
    window.drag({{5, 5}, {9, 5}});
    EditsPanel& edits = window.page.workspace().edits();
    QCOMPARE(edits.list().count(), 1);
    QVERIFY(edits.editCount() > 0);
    edits.list().setCurrentRow(0);
    for (const QPushButton* button : edits.findChildren<QPushButton*>())
        if (!button->isEnabled()) // says why
            QVERIFY(button->toolTip().contains("Nothing in this group"));
    edits.rename("Pond");
    QVERIFY(edits.list().item(0)->text().contains("Pond"));
    edits.takeBase();
    QVERIFY(window.dungeon().levels[0].tiles == before);
    QCOMPARE(edits.list().count(), 0);
    QCOMPARE(window.stack().count(), 3);
}

void ToolsTest::thingsHaveProperties()
{
    EditorWindow window;
    Dungeon dungeon = asciiDungeon(R"(
##########
#@.k.....#
##########
)");
    dungeon.levels[0].tiles[6, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {3, 1, 0});
    window.open(dungeon);
    window.bench().setCursor({3, 1});
    ThingPanel& things = window.page.workspace().things();
    QCOMPARE(things.list().count(), 2);
    const auto thing = [&](std::size_t i) { return thingsAt(window.bench().level(), 3, 1)[i]; };
    things.list().setCurrentRow(thing(0).table == KindTable::Creature ? 0 : 1);
    things.setLevels(4);
    QCOMPARE(window.stack().count(), 1);
    QCOMPARE(std::max(thing(0).levels, thing(1).levels), 4);
    things.list().setCurrentRow(thing(0).table == KindTable::Item ? 0 : 1);
    things.setOpens(Place{levelUid(0), 6, 1});
    QCOMPARE((thing(0).opens ? thing(0).opens : thing(1).opens), (std::optional(Place{levelUid(0), 6, 1})));
    const auto chooseItem = [&] { things.list().setCurrentRow(thing(0).table == KindTable::Item ? 0 : 1); };
    chooseItem();
    things.setKind(*dungeon.catalogue->findItem("dagger"));
    chooseItem();
    things.setEnchant(-2);
    QCOMPARE(std::min(thing(0).enchant, thing(1).enchant), -2);
    chooseItem();
    things.setPrice(6);
    QCOMPARE(std::max(thing(0).price, thing(1).price), 6);
    chooseItem();
    things.setKind(*dungeon.catalogue->findItem("apple"));
    QCOMPARE(std::min(thing(0).enchant, thing(1).enchant), 0);
    QCOMPARE(std::max(thing(0).price, thing(1).price), 6);
    chooseItem();
    const QSpinBox& price = things.price();
    QVERIFY(price.isEnabled());
    things.setKind(*dungeon.catalogue->findItem("coins"));
    chooseItem();
    QCOMPARE(std::max(thing(0).price, thing(1).price), 0);
    QVERIFY(!price.isEnabled());
    QVERIFY2(price.toolTip().startsWith("Coins have no price"), qPrintable(price.toolTip()));
    things.remove();
    QCOMPARE(things.list().count(), 1);
    QCOMPARE(window.stack().count(), 8);
    for (int i = 0; i < 8; ++i)
        window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == dungeon.levels);
}

void ToolsTest::aCreatureIsMadeCaptiveAndPutOnASide()
{
    EditorWindow window;
    const Dungeon dungeon = asciiDungeon("#####\n#@.B#\n#####\n");
    window.open(dungeon);
    window.bench().setCursor({3, 1});
    ThingPanel& things = window.page.workspace().things();
    const auto belongs = [&] { return thingsAt(window.bench().level(), 3, 1)[0].belongs; };
    things.setBelonging({"hero", false}, QStringLiteral("side"));
    QCOMPARE(belongs().side, std::string("hero"));
    auto* captive = things.findChild<QCheckBox*>();
    QVERIFY(captive != nullptr && !captive->isChecked());
    captive->click();
    QVERIFY(belongs().isCaptive);
    QCOMPARE(window.stack().count(), 2);
    for (int i = 0; i < 2; ++i)
        window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels == dungeon.levels);
}

// Whatever tool is used however: nothing changes without a step, undoing all gives the start, redoing all the end.
void ToolsTest::anyStrokesUndoneAndRedoneGiveBothEnds()
{
    const int sequences = testScale();
    const int strokes = testScale() > 1 ? 500 : 120;
    EditorWindow window;
    for (int sequence = 0; sequence < sequences; ++sequence) {
        window.open(recipeDungeon(static_cast<std::uint64_t>(sequence) + 1));
        Random dice(static_cast<std::uint64_t>(sequence));
        const Dungeon first = window.dungeon();
        const auto cell = [&] { return CellAt{dice.between(0, 39), dice.between(0, 19)}; };
        for (int i = 0; i < strokes; ++i) {
            const std::uint64_t before = dungeonHash(window.dungeon());
            const int index = window.stack().index();
            const ToolRow& row = toolTable()[dice.below(static_cast<std::uint32_t>(toolTable().size()))];
            window.bench().setTile(static_cast<TileId>(
                dice.below(static_cast<std::uint32_t>(window.dungeon().catalogue->tiles().size()))));
            window.bench().setSymmetry(dice.below(6) == 0, dice.below(6) == 0);
            window.bench().setBrushSize(dice.between(1, 9));
            window.bench().setZ(dice.between(0, 2));
            window.bench().setTool(row.id);
            Tool& tool = window.canvas().tool(row.id);
            const CellAt from = cell();
            const CellAt to{std::clamp(from.x + dice.between(-8, 8), 0, 39),
                            std::clamp(from.y + dice.between(-5, 5), 0, 19)};
            tool.press({from, dice.below(5) == 0, dice.below(4) == 0, dice.below(4) == 0});
            tool.drag(to);
            tool.ghost(to);
            tool.release(to);
            if (dice.below(10) == 0 && !row.shapes.empty())
                window.bench().setShape(row.id,
                                        row.shapes[dice.below(static_cast<std::uint32_t>(row.shapes.size()))].shape);
            for (const EditorAction action :
                 {EditorAction::Duplicate, EditorAction::Clear, EditorAction::Mirror, EditorAction::TurnRight,
                  EditorAction::Lock, EditorAction::Unlock, EditorAction::InvertSelection, EditorAction::Cut,
                  EditorAction::PasteInPlace, EditorAction::FixProblem})
                if (dice.below(40) == 0)
                    window.trigger(action);
            if (window.stack().index() == index)
                QVERIFY2(dungeonHash(window.dungeon()) == before, row.name);
        }
        const Dungeon last = window.dungeon();
        const auto isSame = [&](const Dungeon& a) {
            return window.dungeon().levels == a.levels && window.dungeon().links == a.links &&
                   window.dungeon().start == a.start && window.dungeon().pieces == a.pieces;
        };
        QVERIFY(window.stack().count() > strokes / 4);
        window.stack().setIndex(0);
        QVERIFY2(isSame(first), qPrintable(QString("sequence %1").arg(sequence)));
        window.stack().setIndex(window.stack().count());
        QVERIFY2(isSame(last), qPrintable(QString("sequence %1").arg(sequence)));
    }
}

CAVE_TEST_SUITE(ToolsTest);
#include "tools_test.moc"
