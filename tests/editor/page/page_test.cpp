// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "editor/actions/editor_keys.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/page/start_page.h"
#include "editor/panels/level_list.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QFile>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Dungeon jsrogue() { return builtInDungeon("jsrogue")->dungeon; }

} // namespace

class PageTest : public QObject {
    Q_OBJECT

private slots:
    void stairsComeAsAPair();
    void rockBelowAsksToCarve();
    void leaveItLeavesIt();
    void stairsGoAsAPair();
    void creaturesComeAndGo();
    void anotherSeedKeepsAPaintedBridge();
    void theSameSeedChangesNothing();
    void oneLevelIsMadeAnew();
    void aProblemIsListedAndGoneTo();
    void savedAndOpenedAgainItIsTheSame();
    void aBrokenFileChangesNothing();
    void textHoldsTheGround();
    void unsavedWorkIsAskedFor();
    void playLeavesDocumentAndUndoAlone();
    void thePathOfAPlaytestIsDrawnUntilEscape();
    void playWithErrorsTellsThem();
    void anEmptyDungeonIsBegun();
    void aPresetIsBegunFromATypedSeed();
    void thePictureOfAPresetFollowsItsSeed();
    void everyMenuEntryAndToolHasItsKeyAndSentence();
    void ownKeysCountEverywhere();
    void keysOfTheCellCursorCanBeChanged();
    void aTypedCellIsGoneTo_data();
    void aTypedCellIsGoneTo();
    void aThingIsFoundByItsName();
    void findingATileChoosesIt();
    void levelsAreListed();
    void theStatusLineTellsTheCell();
    void fitShowsAHugeLevelAndTellsHowSmall();
    void fromAfarToolsWorkWherePointed();
    void aProblemLeavesTheWindowAsSmallAsItMayBe();
    void whatIsDisabledSaysWhy();
};

void PageTest::stairsComeAsAPair()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(4, 4);
    window.bench().setZ(1);
    window.click(4, 4);
    window.bench().setZ(0);
    const int steps = window.stack().count();
    window.type('>');
    window.click(4, 4);
    QCOMPARE(window.idAt(4, 4, 0), QString("stairs_down"));
    QCOMPARE(window.idAt(4, 4, 1), QString("stairs_up"));
    QCOMPARE(window.stack().count(), steps + 1);
    window.bench().setCursor({4, 4});
    window.type('j');
    QCOMPARE(window.bench().z(), 1);
    window.trigger(EditorAction::Undo);
    QCOMPARE(window.idAt(4, 4, 0), QString("floor"));
    QCOMPARE(window.idAt(4, 4, 1), QString("floor"));
}

void PageTest::rockBelowAsksToCarve()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::StairsDown);
    window.click(4, 4);
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(window.toast().isVisible());
    QVERIFY(window.toast().yesButton().isVisible());
    window.toast().yesButton().click();
    QCOMPARE(window.idAt(4, 4, 0), QString("stairs_down"));
    QCOMPARE(window.idAt(4, 4, 1), QString("stairs_up"));
    QCOMPARE(window.stack().count(), 1);
    QVERIFY(!window.toast().isVisible());
}

void PageTest::leaveItLeavesIt()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::StairsDown);
    window.bench().setCursor({4, 4});
    window.key(Qt::Key_Return);
    QVERIFY(window.toast().isVisible());
    QTest::keyClick(&window.toast().yesButton(), Qt::Key_Escape);
    QVERIFY(!window.toast().isVisible());
    QCOMPARE(window.stack().count(), 0);
    window.bench().setZ(2);
    window.click(4, 4); // nothing lies below the last level
    QVERIFY(window.toast().isVisible());
    QVERIFY(!window.toast().yesButton().isVisible());
}

void PageTest::stairsGoAsAPair()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::StairsUp);
    window.bench().setZ(1);
    window.click(7, 3);
    window.toast().yesButton().click();
    QCOMPARE(window.idAt(7, 3, 0), QString("stairs_down"));
    window.click(7, 3, Qt::RightButton);
    QCOMPARE(window.idAt(7, 3, 1), QString("floor"));
    QCOMPARE(window.idAt(7, 3, 0), QString("floor"));
}

void PageTest::creaturesComeAndGo()
{
    EditorWindow window;
    window.openEmpty();
    const auto bat = *window.dungeon().catalogue->findCreature("bat");
    window.bench().setCreature(bat);
    window.click(5, 5); // wall
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(window.toast().isVisible());
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.bench().setCreature(bat);
    window.click(5, 5);
    QCOMPARE(window.dungeon().levels[0].things.size(), std::size_t{1});
    QCOMPARE(window.dungeon().levels[0].things[0].kind, bat);
    QCOMPARE(window.canvas().model()->things().size(), std::size_t{1});
    window.click(5, 5);
    QCOMPARE(window.stack().count(), 2); // the same creature again is nothing
    window.click(5, 5, Qt::RightButton);
    QVERIFY(window.dungeon().levels[0].things.empty());
}

void PageTest::anotherSeedKeepsAPaintedBridge()
{
    EditorWindow window;
    window.open(jsrogue());
    window.choose(ToolId::Brush, "water");
    window.canvas().centerOnCell({20, 20});
    window.drag({{15, 20}, {25, 20}});
    const auto before = window.dungeon().levels[0].tiles;
    auto* box = window.page.workspace().seedBar().findChild<QLineEdit*>();
    box->setText("a word");
    window.trigger(EditorAction::RegenerateDungeon);
    QCOMPARE(window.dungeon().seed, *parseSeed("a word"));
    QCOMPARE(box->text(), QString::number(window.dungeon().seed));
    QVERIFY(window.dungeon().levels[0].tiles != before);
    for (int x = 15; x <= 25; ++x)
        QCOMPARE(window.idAt(x, 20), QString("water"));
    QCOMPARE(window.stack().count(), 2);
    window.trigger(EditorAction::Undo);
    QVERIFY(window.dungeon().levels[0].tiles == before);
}

void PageTest::theSameSeedChangesNothing()
{
    EditorWindow window;
    window.open(jsrogue());
    window.trigger(EditorAction::RegenerateDungeon);
    QCOMPARE(window.stack().count(), 0);
    QVERIFY(window.toast().isVisible());
}

void PageTest::oneLevelIsMadeAnew()
{
    EditorWindow window;
    window.open(jsrogue());
    const auto first = window.dungeon().levels[0].tiles;
    const auto last = window.dungeon().levels[5].tiles;
    window.page.workspace().seedBar().findChild<QLineEdit*>()->setText("77");
    window.trigger(EditorAction::RegenerateLevel);
    QVERIFY(window.dungeon().levels[0].tiles != first);
    QVERIFY(window.dungeon().levels[5].tiles == last);
    QCOMPARE(window.stack().count(), 1);
}

void PageTest::aProblemIsListedAndGoneTo()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(3, 3);
    window.bench().setZ(1);
    window.choose(ToolId::Brush, "stairs_down"); // no stairs up below
    window.click(12, 5);
    window.bench().setZ(0);
    ProblemsStrip& strip = window.page.workspace().problems();
    strip.whenKnown([] {});
    const auto at = [](const Problem& problem) { return problem.at == Position{12, 5, 1}; };
    QVERIFY(std::ranges::any_of(strip.problems(), at));
    strip.open(true);
    auto* list = strip.findChild<QListWidget*>();
    QVERIFY(list->isVisible());
    const auto row = static_cast<int>(std::ranges::find_if(strip.problems(), at) - strip.problems().begin());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
    QCOMPARE(window.bench().z(), 1);
    QCOMPARE(window.bench().cursor(), (CellAt{12, 5}));
}

void PageTest::savedAndOpenedAgainItIsTheSame()
{
    EditorWindow window;
    window.open(jsrogue());
    window.choose(ToolId::Brush, "water");
    window.drag({{8, 6}, {12, 6}});
    const QString path = window.file("cave.cave.json");
    QVERIFY(window.page.windowTitlePart().startsWith(u'●'));
    QVERIFY(window.page.files().saveTo(path));
    QVERIFY(!window.document().isDirty());
    QVERIFY(!window.page.windowTitlePart().startsWith(u'●'));
    const std::uint64_t hash = dungeonHash(window.dungeon());
    const std::vector<DungeonLevel> levels = window.dungeon().levels;
    EditorWindow other;
    QVERIFY(other.page.openFile(path));
    QCOMPARE(dungeonHash(other.dungeon()), hash);
    QVERIFY(other.dungeon().levels == levels);
    QCOMPARE(other.document().filePath(), path);
    QCOMPARE(other.page.files().recentFiles(), QStringList{path});
}

void PageTest::aBrokenFileChangesNothing()
{
    EditorWindow window;
    window.openEmpty();
    const QString path = window.file("broken.cave.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"cavewright/dungeon\", ");
    file.close();
    answer("close");
    QVERIFY(!window.page.openFile(path));
    QCOMPARE(window.dungeon().width, 20);
    QVERIFY(window.page.files().recentFiles().isEmpty());
}

void PageTest::textHoldsTheGround()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.drag({{2, 1}, {4, 1}});
    const QString path = window.file("cave.txt");
    QVERIFY(window.page.files().exporter().exportTo(path));
    QVERIFY(window.document().isDirty());
    QVERIFY(window.document().filePath().isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines[0], QByteArray(20, 'X'));
    QCOMPARE(lines[1], QByteArray("X#...##############X"));
}

void PageTest::unsavedWorkIsAskedFor()
{
    EditorWindow window;
    window.openEmpty();
    QVERIFY(window.page.mayClose());
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    answer("stay");
    QVERIFY(!window.page.mayClose());
    QCOMPARE(window.dungeon().width, 20);
    answer("discard");
    QVERIFY(window.page.mayClose());
    QVERIFY(window.page.files().saveTo(window.file("a.cave.json")));
    window.click(6, 5);
    answer("save");
    QVERIFY(window.page.mayClose());
    QVERIFY(!window.document().isDirty());
}

void PageTest::playLeavesDocumentAndUndoAlone()
{
    EditorWindow window;
    window.open(jsrogue());
    window.choose(ToolId::Brush, "floor");
    window.click(10, 6);
    window.bench().setCursor({10, 6});
    const int steps = window.stack().count();
    const std::uint64_t hash = dungeonHash(window.dungeon());
    std::vector<std::optional<Position>> starts;
    std::uint64_t played = 0;
    connect(&window.page, &EditorPage::playRequested, this, [&](const Dungeon& dungeon, std::optional<Position> from) {
        starts.push_back(from);
        played = dungeonHash(dungeon);
    });
    QTest::keyClick(&window.canvas(), Qt::Key_F5);
    QTest::keyClick(&window.canvas(), Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(starts.size(), std::size_t{2});
    QVERIFY(!starts[0]);
    QVERIFY((starts[1] == Position{10, 6, 0}));
    QCOMPARE(played, hash);
    QCOMPARE(dungeonHash(window.dungeon()), hash);
    QCOMPARE(window.stack().count(), steps);
    window.page.playtestEnded({});
    QCOMPARE(window.bench().cursor(), (CellAt{10, 6}));
}

void PageTest::thePathOfAPlaytestIsDrawnUntilEscape()
{
    EditorWindow window;
    window.open(emptyHall());
    World world = sessionOf(emptyHall()).world();
    Footsteps steps;
    steps.follow(world);
    play(world, Walk{Direction::West});
    steps.follow(world);
    window.page.playtestEnded(steps);
    const Position end = world.hero().at;
    QVERIFY(window.canvas().hasFocus());
    QCOMPARE(window.canvas().overlay().walked, (std::vector{QPoint(end.x + 1, end.y), QPoint(end.x, end.y)}));
    window.bench().setZ(1);
    QVERIFY(window.canvas().overlay().walked.empty());
    window.bench().setZ(0);
    QTest::keyClick(&window.canvas(), Qt::Key_Escape); // the toast
    QTest::keyClick(&window.canvas(), Qt::Key_Escape);
    QVERIFY(window.canvas().overlay().walked.empty());
}

void PageTest::playWithErrorsTellsThem()
{
    EditorWindow window;
    window.openEmpty(); // no floor to start on
    QSignalSpy spy(&window.page, &EditorPage::playRequested);
    window.trigger(EditorAction::Play);
    window.trigger(EditorAction::PlayHere);
    QCOMPARE(spy.count(), 0);
    QVERIFY(window.toast().isVisible());
    QVERIFY(window.page.workspace().problems().findChild<QListWidget*>()->isVisible());
}

void PageTest::anEmptyDungeonIsBegun()
{
    EditorWindow window;
    QVERIFY(!window.page.isOpen());
    QVERIFY(!window.page.actionSet()[EditorAction::Save].isEnabled());
    window.page.startPage().createEmpty();
    QVERIFY(window.page.isOpen());
    QVERIFY(window.page.actionSet()[EditorAction::Save].isEnabled());
    QVERIFY(!window.document().isDirty());
    QCOMPARE(window.dungeon().depth(), 3);
}

void PageTest::aPresetIsBegunFromATypedSeed()
{
    EditorWindow window;
    window.page.startPage().findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively)->setText("42");
    for (QListWidget* list : window.page.startPage().findChildren<QListWidget*>())
        if (const auto found = list->findItems("Jsrogue", Qt::MatchExactly); !found.isEmpty())
            list->setCurrentItem(found.front());
    window.page.startPage().createFromPreset();
    QVERIFY(window.page.isOpen());
    QCOMPARE(window.dungeon().seed, std::uint64_t{42});
    Dungeon wanted = jsrogue();
    QVERIFY(bake(wanted, 42));
    QCOMPARE(dungeonHash(window.dungeon()), dungeonHash(wanted));
}

void PageTest::thePictureOfAPresetFollowsItsSeed()
{
    EditorWindow window;
    const auto labels = window.page.startPage().findChildren<QLabel*>();
    const auto found = std::ranges::find(labels, QString("The first level that this seed makes."), &QLabel::toolTip);
    QVERIFY(found != labels.end());
    const auto picture = [&] { return (*found)->pixmap().toImage(); };
    auto* seed = window.page.startPage().findChild<QLineEdit*>();
    seed->setText("42");
    QTRY_VERIFY(!picture().isNull());
    const QImage before = picture();
    seed->setText("43");
    QTRY_VERIFY(picture() != before);
    QVERIFY(!picture().isNull());
    seed->clear();
    QVERIFY(picture().isNull());
}

void PageTest::everyMenuEntryAndToolHasItsKeyAndSentence()
{
    EditorWindow window;
    QMenuBar bar;
    window.page.fillMenus(&bar);
    QCOMPARE(bar.actions().size(), 9);
    for (const QAction* menu : bar.actions())
        QVERIFY(!menu->menu()->actions().isEmpty());
    for (const ToolRow& row : toolTable()) {
        const QAction& action = window.page.actionSet().tool(row.id);
        QVERIFY(action.toolTip().contains(toolHelp(row)));
        QVERIFY(action.toolTip().contains(QLatin1String(row.key)));
        QVERIFY(!action.icon().isNull());
    }
    for (const ActionRow& row : actionTable())
        QVERIFY(window.page.actionSet()[row.id].toolTip().endsWith(u'.'));
}

void PageTest::ownKeysCountEverywhere()
{
    const KeyBindings bindings{KeyProfile::ArrowsVi, {}, {{"NextProblem", {"F9"}}, {"ToolBrush", {"Shift+B"}}}};
    QTemporaryDir folder;
    QSettings state(folder.filePath("state.ini"), QSettings::IniFormat);
    EditorPage page(std::make_shared<Artwork>(), state, folder.path(), nullptr, bindings);
    const ActionSet& actions = page.actionSet();
    QCOMPARE(actions[EditorAction::NextProblem].shortcut(), QKeySequence("F9"));
    QVERIFY(actions[EditorAction::Panels].shortcut().isEmpty()); // had it
    QCOMPARE(actions.tool(ToolId::Brush).shortcut(), QKeySequence("Shift+B"));
    QVERIFY(actions[EditorAction::NextProblem].toolTip().contains("(F9)"));
}

void PageTest::keysOfTheCellCursorCanBeChanged()
{
    const KeyBindings bindings{KeyProfile::ArrowsVi,
                               {},
                               {{"CanvasLeft", {"A"}}, {"CanvasDownRight", {"Alt+N"}}, {"CanvasUse", {"Ctrl+Space"}}}};
    QTemporaryDir folder;
    QSettings state(folder.filePath("state.ini"), QSettings::IniFormat);
    EditorPage page(std::make_shared<Artwork>(), state, folder.path(), nullptr, bindings);
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    EditorHand hand(page);
    page.openDungeon(emptyDungeon(20, 12, 1), "Mine");
    hand.choose(ToolId::Brush, "floor");
    hand.bench().setCursor({5, 5});
    hand.key(Qt::Key_A);
    hand.key(Qt::Key_Left);
    QCOMPARE(hand.bench().cursor(), (CellAt{4, 5}));
    hand.key(Qt::Key_N, Qt::AltModifier);
    QCOMPARE(hand.bench().cursor(), (CellAt{5, 6}));
    hand.key(Qt::Key_A, Qt::ControlModifier); // all is selected: that key is taken
    QCOMPARE(hand.bench().cursor(), (CellAt{5, 6}));
    QCOMPARE(hand.bench().selectedCount(), 240);
    hand.key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(hand.idAt(5, 6), QString("floor"));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.stack().count(), 1);
    hand.key(Qt::Key_A, Qt::ShiftModifier);
    QTest::keyRelease(&hand.canvas(), Qt::Key_Shift);
    QCOMPARE(hand.idAt(4, 6), QString("floor"));
}

void PageTest::aTypedCellIsGoneTo_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reached"); // from 0, 0 of level 1
    QTest::newRow("on this level") << "12, 7" << "12 7 1";
    QTest::newRow("without a comma") << " 12 7 " << "12 7 1";
    QTest::newRow("on another level") << "12,7,3" << "12 7 3";
    QTest::newRow("outside") << "20, 7" << "0 0 1";
    QTest::newRow("no such level") << "1, 1, 4" << "0 0 1";
    QTest::newRow("no numbers") << "there" << "0 0 1";
}

void PageTest::aTypedCellIsGoneTo()
{
    QFETCH(const QString, typed);
    EditorWindow window;
    window.openEmpty();
    window.bench().setCursor({0, 0});
    window.trigger(EditorAction::GoToCell);
    auto* dialog = window.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    dialog->setTextValue(typed);
    dialog->accept();
    const CellAt cell = window.bench().cursor();
    QTEST(QStringLiteral("%1 %2 %3").arg(cell.x).arg(cell.y).arg(window.bench().z() + 1), "reached");
}

void PageTest::aThingIsFoundByItsName()
{
    EditorWindow window;
    window.openEmpty();
    window.trigger(EditorAction::FindThing);
    QVERIFY(window.toast().isVisible()); // there is none
    window.choose(ToolId::Brush, "floor");
    window.bench().setZ(1);
    window.click(9, 5);
    window.bench().setCreature(*window.dungeon().catalogue->findCreature("newt"));
    window.choose(ToolId::Thing);
    window.click(9, 5);
    window.bench().setZ(0);
    window.bench().setCursor({0, 0});
    window.trigger(EditorAction::FindThing);
    auto* dialog = window.page.findChild<ChoiceDialog*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "newt level 2");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(window.bench().z(), 1);
    QCOMPARE(window.bench().cursor(), (CellAt{9, 5}));
}

void PageTest::findingATileChoosesIt()
{
    EditorWindow window;
    window.openEmpty();
    window.type('q');
    auto* box = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(box);
    QTest::keyClicks(box, "shallow");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(window.bench().tile(), *window.dungeon().catalogue->findTile("water"));
    QVERIFY(window.canvas().hasFocus());
}

void PageTest::levelsAreListed()
{
    EditorWindow window;
    window.openEmpty();
    QListWidget* list = &window.page.workspace().levels();
    QCOMPARE(list->count(), 3);
    window.key(Qt::Key_PageDown);
    QCOMPARE(list->currentRow(), 1);
    list->setCurrentRow(2);
    QCOMPARE(window.bench().z(), 2);
    window.key(Qt::Key_PageDown);
    QCOMPARE(window.bench().z(), 2);
}

void PageTest::theStatusLineTellsTheCell()
{
    EditorWindow window;
    window.openEmpty();
    window.bench().setCursor({7, 3});
    const QString text = window.page.workspace().statusLine().text();
    QVERIFY2(text.contains("Level 1") && text.contains("x 7  y 3") && text.contains("wall") && text.contains("150 %"),
             qPrintable(text));
}

void PageTest::fitShowsAHugeLevelAndTellsHowSmall()
{
    EditorWindow window;
    window.open(emptyDungeon(2000, 2000, 1));
    const auto zoom = [&window] { return window.page.workspace().statusLine().text().section(" | ", -1); };
    window.trigger(EditorAction::ZoomFit);
    QCOMPARE(window.canvas().cellSize(), 0.25);
    QCOMPARE(zoom(), QString("1.56 %"));
    const QRect shown = window.canvas().viewport()->rect();
    QVERIFY(shown.contains(window.pixelOf(0, 0)));
    QVERIFY(shown.contains(window.pixelOf(1999, 1999)));
    for (const auto& [size, text] : {std::pair(1.0, "6.25 %"), {2.0, "12.5 %"}, {16.0, "100 %"}, {1.0 / 3, "2.08 %"}}) {
        window.canvas().setCellSize(size);
        QCOMPARE(zoom(), QString(text));
    }
}

// What a tool does is seen before and after, and goes where the pointer is.
void PageTest::fromAfarToolsWorkWherePointed()
{
    EditorWindow window;
    window.open(emptyDungeon(2000, 2000, 1));
    window.choose(ToolId::Brush, "floor");
    window.bench().setBrushSize(9);
    QCoreApplication::processEvents(); // what comes above and below the canvas is there
    window.trigger(EditorAction::ZoomFit);
    const QPoint at = window.pixelOf(1001, 901);
    const auto pixel = [&] { return window.canvas().viewport()->grab().toImage().pixel(at); };
    const QRgb before = pixel();
    QTest::mouseMove(window.canvas().viewport(), at);
    QCOMPARE(window.page.workspace().statusLine().text().section(" | ", 1, 1), QString("x 1002  y 902"));
    const QRgb ghost = pixel();
    QVERIFY(ghost != before);
    QTest::mouseClick(window.canvas().viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(window.idAt(1002, 902), QString("floor"));
    QTest::mouseMove(window.canvas().viewport(), at + QPoint(60, 0));
    const QRgb after = pixel();
    QVERIFY(after != before && after != ghost);
}

// What needs much room goes before it stands in the way.
void PageTest::aProblemLeavesTheWindowAsSmallAsItMayBe()
{
    EditorWindow window;
    window.openEmpty();
    window.page.workspace().problems().whenKnown([] {});
    QVERIFY(!window.page.workspace().problems().problems().empty());
    QCoreApplication::processEvents();
    window.page.resize(720, 453);
    QCoreApplication::processEvents();
    QCOMPARE(window.page.size(), QSize(720, 453));
}

void PageTest::whatIsDisabledSaysWhy()
{
    EditorWindow window;
    const QAction& save = window.page.actionSet()[EditorAction::Save];
    const QString whyNot = save.toolTip();
    QVERIFY(!save.isEnabled());
    window.openEmpty();
    QVERIFY(save.isEnabled());
    QVERIFY(save.toolTip() != whyNot);
    QVERIFY(!window.page.actionSet()[EditorAction::Undo].isEnabled());
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QVERIFY(window.page.actionSet()[EditorAction::Undo].isEnabled());
}

CAVE_TEST_SUITE(PageTest);
#include "page_test.moc"
