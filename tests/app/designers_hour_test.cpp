// SPDX-License-Identifier: MIT
// What a designer does in an hour, in one window from the title to the file: every step must hold, and the whole must
// go back to the start and forth to the end.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/view/ui/theme.h"
#include "core/edit/recipe_edit.h"
#include "core/edit/things_at.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/formats.h"
#include "editor/handlers/selection_actions.h"
#include "editor/page/start_page.h"
#include "editor/panels/recipe/parameter_form.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/recipe/row_list.h"
#include "editor/panels/thing_panel.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "tests/app/window_suite.h"
#include "tests/editor/editor_hand.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr int kHallWidth = 12;
constexpr int kHallHeight = 7;

// Where a hall fits and breaks nothing: without things and stairs, the start not in it.
std::optional<Box> roomForAHall(const Dungeon& dungeon, int z, Box notIn = {})
{
    const DungeonLevel& level = dungeon.level(z);
    const auto start = startPosition(dungeon);
    const auto isFree = [&](int x, int y) {
        const TileKind& kind = dungeon.catalogue->tile(level.tiles[x, y]);
        return kind.leads == Leads::Nowhere && (!start || *start != Position{x, y, z}) && thingsAt(level, x, y).empty();
    };
    for (int top = 2; top + kHallHeight + 2 < dungeon.height; ++top)
        for (int left = 2; left + kHallWidth + 2 < dungeon.width; ++left) {
            const bool isApart = left > notIn.x + notIn.width || left + kHallWidth < notIn.x ||
                                 top > notIn.y + notIn.height || top + kHallHeight < notIn.y;
            bool isAllFree = isApart;
            for (int cell = 0; isAllFree && cell < kHallWidth * kHallHeight; ++cell)
                isAllFree = isFree(left + cell % kHallWidth, top + cell / kHallWidth);
            if (isAllFree)
                return Box{left, top, kHallWidth, kHallHeight};
        }
    return std::nullopt;
}

std::vector<TileId> tilesIn(const Dungeon& dungeon, int z, Box box)
{
    std::vector<TileId> tiles;
    for (int y = box.y; y < box.y + box.height; ++y)
        for (int x = box.x; x < box.x + box.width; ++x)
            tiles.push_back(dungeon.level(z).tiles[x, y]);
    return tiles;
}

} // namespace

class DesignersHourTest : public QObject {
    Q_OBJECT

private slots:
    void fromAPresetToAProvedFileAndBack();

private:
    void beginFromAPreset(EditorHand& hand);
    void sowAndTune(EditorHand& hand);
    void lockARoom(EditorHand& hand);
    void buildAHall(EditorHand& hand);
    void placeItAsAVault(EditorHand& hand);
    void linkStairs(EditorHand& hand);
    void bringACreature(EditorHand& hand);
    void hangAKey(EditorHand& hand);
    void prove(EditorHand& hand);
    void playtest(EditorHand& hand);
    void plantAndFixAProblem(EditorHand& hand);

    std::unique_ptr<MainWindow> m_window;
    Box m_hall;
};

void DesignersHourTest::fromAPresetToAProvedFileAndBack()
{
    QTemporaryDir folder;
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_window = std::make_unique<MainWindow>(DataFolders::at(folder.path()), std::make_shared<Artwork>());
    m_window->setAnimated(false);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({});
    QTest::keyClick(focusIn(*m_window), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_window->page(), &m_window->editor());
    EditorHand hand(m_window->editor());

    beginFromAPreset(hand);
    const std::string first = writeDungeon(hand.dungeon());
    for (const auto step :
         {&DesignersHourTest::sowAndTune, &DesignersHourTest::lockARoom, &DesignersHourTest::buildAHall,
          &DesignersHourTest::placeItAsAVault, &DesignersHourTest::linkStairs, &DesignersHourTest::bringACreature,
          &DesignersHourTest::hangAKey, &DesignersHourTest::prove, &DesignersHourTest::playtest,
          &DesignersHourTest::plantAndFixAProblem}) {
        (this->*step)(hand);
        if (QTest::currentTestFailed())
            return;
    }

    const std::string last = writeDungeon(hand.dungeon());
    const QString file = folder.filePath("hour.cave.json");
    QVERIFY(hand.page.files().saveTo(file));
    QVERIFY(!hand.document().isDirty());
    QVERIFY(hand.page.files().open(file)); // the tab that is open
    QCOMPARE(hand.page.desk().count(), 1);
    const auto reopened = loadDungeon(file.toStdString());
    QVERIFY(reopened);
    QVERIFY(reopened->changedLevels.empty());
    QVERIFY(writeDungeon(reopened->dungeon) == last);

    const int steps = hand.stack().count();
    QVERIFY(steps > 15);
    for (int i = 0; i < steps; ++i)
        hand.trigger(EditorAction::Undo);
    QVERIFY(writeDungeon(hand.dungeon()) == first);
    QVERIFY(!hand.page.actionSet()[EditorAction::Undo].isEnabled());
    for (int i = 0; i < steps; ++i)
        hand.trigger(EditorAction::Redo);
    QVERIFY(writeDungeon(hand.dungeon()) == last);
    QVERIFY(!hand.document().isDirty());
    m_window.reset();
}

void DesignersHourTest::beginFromAPreset(EditorHand& hand)
{
    StartPage& start = hand.page.startPage();
    QVERIFY(start.isVisible());
    auto* presets = start.findChild<QListWidget*>();
    QVERIFY(presets);
    const auto found = presets->findItems("Jsrogue", Qt::MatchContains);
    QVERIFY(!found.empty());
    presets->setCurrentItem(found.front());
    start.createFromPreset();
    QVERIFY(hand.page.isOpen());
    QVERIFY(hand.dungeon().depth() > 2);
    hand.canvas().setFocus();
}

void DesignersHourTest::sowAndTune(EditorHand& hand)
{
    const Grid<TileId> before = hand.dungeon().level(0).tiles;
    auto* seed = hand.page.workspace().seedBar().findChild<QLineEdit*>();
    seed->setText("20261122");
    hand.trigger(EditorAction::RegenerateDungeon);
    QTRY_COMPARE(hand.dungeon().seed, 20261122u);
    QVERIFY(hand.dungeon().level(0).tiles != before);

    RecipePanel& recipe = hand.page.workspace().recipe();
    hand.page.workspace().tabs().setCurrentWidget(&recipe);
    const Grid<TileId> sown = hand.dungeon().level(0).tiles;
    for (const LevelRow& row : levelRows(hand.dungeon(), hand.dungeon().level(0)))
        if (row.row.type == "caves")
            recipe.rows().setCurrentUid(row.row.uid.value);
    auto* field = recipe.form().findChild<QWidget*>("fill");
    QVERIFY(field);
    auto* slider = field->findChild<QSlider*>();
    const int steps = hand.stack().count();
    slider->setSliderDown(true);
    for (int i = 1; i <= 4; ++i)
        slider->setValue(slider->value() + 5);
    slider->setSliderDown(false);
    QCOMPARE(hand.stack().count(), steps + 1);
    QVERIFY(hand.dungeon().level(0).tiles != sown);
    hand.page.workspace().bakery().baked();
}

void DesignersHourTest::lockARoom(EditorHand& hand)
{
    hand.canvas().setCellSize(16);
    hand.canvas().centerOnCell({12, 10});
    const Box kept{6, 6, 10, 8};
    hand.choose(ToolId::Select);
    hand.drag({{kept.x, kept.y}, {kept.x + kept.width - 1, kept.y + kept.height - 1}});
    QCOMPARE(hand.bench().selectedCount(), kept.width * kept.height);
    hand.trigger(EditorAction::Lock);
    const std::vector<TileId> locked = tilesIn(hand.dungeon(), 0, kept);
    const Grid<TileId> before = hand.dungeon().level(0).tiles;
    auto* seed = hand.page.workspace().seedBar().findChild<QLineEdit*>();
    seed->setText("4711");
    hand.trigger(EditorAction::RegenerateDungeon);
    QTRY_COMPARE(hand.dungeon().seed, 4711u);
    QVERIFY(hand.dungeon().level(0).tiles != before);
    QVERIFY(tilesIn(hand.dungeon(), 0, kept) == locked);
    hand.trigger(EditorAction::SelectNone);
}

void DesignersHourTest::buildAHall(EditorHand& hand)
{
    const auto place = roomForAHall(hand.dungeon(), 0);
    QVERIFY(place);
    m_hall = *place;
    hand.canvas().centerOnCell({m_hall.x + 6, m_hall.y + 3});
    const int steps = hand.stack().count();
    hand.choose(ToolId::Room, "floor");
    hand.drag({{m_hall.x, m_hall.y}, {m_hall.x + kHallWidth - 1, m_hall.y + kHallHeight - 1}});
    QCOMPARE(hand.stack().count(), steps + 1);
    QCOMPARE(hand.idAt(m_hall.x + 1, m_hall.y + 1), QString("floor"));
    QVERIFY(!hand.kindAt(m_hall.x, m_hall.y + 2).walkable);
    hand.choose(ToolId::Brush, "water");
    hand.drag({{m_hall.x + 3, m_hall.y + 2}, {m_hall.x + 6, m_hall.y + 2}});
    QCOMPARE(hand.idAt(m_hall.x + 5, m_hall.y + 2), QString("water"));
}

void DesignersHourTest::placeItAsAVault(EditorHand& hand)
{
    hand.choose(ToolId::Select);
    hand.drag({{m_hall.x, m_hall.y}, {m_hall.x + kHallWidth - 1, m_hall.y + kHallHeight - 1}});
    hand.page.selectionActions().savePiece("flooded_hall");
    QVERIFY(!hand.dungeon().pieces.empty());
    QCOMPARE(hand.dungeon().pieces.back().name, std::string("flooded_hall"));

    hand.trigger(EditorAction::LevelBelow);
    QCOMPARE(hand.bench().z(), 1);
    const auto below = roomForAHall(hand.dungeon(), 1);
    QVERIFY(below);
    hand.canvas().centerOnCell({below->x + 6, below->y + 3});
    QCOMPARE(hand.bench().toolId(), ToolId::Piece);
    const int steps = hand.stack().count();
    hand.click(below->x + kHallWidth / 2, below->y + kHallHeight / 2);
    QCOMPARE(hand.stack().count(), steps + 1);
    QVERIFY(std::ranges::count(tilesIn(hand.dungeon(), 1, *below), *hand.dungeon().catalogue->findTile("water")) >= 4);
    hand.bench().leaveStamp();
    hand.trigger(EditorAction::SelectNone);
    hand.trigger(EditorAction::LevelAbove);
}

void DesignersHourTest::linkStairs(EditorHand& hand)
{
    hand.canvas().centerOnCell({m_hall.x + 6, m_hall.y + 3});
    const CellAt at{m_hall.x + 2, m_hall.y + 4};
    const int steps = hand.stack().count();
    hand.choose(ToolId::StairsDown);
    hand.click(at.x, at.y);
    QCOMPARE(hand.stack().count(), steps + 1);
    const auto below = hand.dungeon().stairsTarget({at.x, at.y, 0});
    QVERIFY(below);
    QCOMPARE(below->z, 1);
    QVERIFY(hand.dungeon().stairsTarget(*below) == (Position{at.x, at.y, 0}));
    hand.bench().setCursor(at);
    hand.trigger(EditorAction::OtherEnd);
    QCOMPARE(hand.bench().z(), 1);
    hand.trigger(EditorAction::OtherEnd);
    QCOMPARE(hand.bench().cursor(), at);
}

void DesignersHourTest::bringACreature(EditorHand& hand)
{
    ContentWindow& content = hand.page.windows().content();
    content.showKind(KindTable::Creature, "kobold");
    content.addCopy("Hall warden");
    const std::string id = content.kind();
    auto* health = content.form().editor("health");
    QVERIFY(health);
    auto* box = qobject_cast<QSpinBox*>(health) ? qobject_cast<QSpinBox*>(health) : health->findChild<QSpinBox*>();
    QVERIFY(box);
    box->setValue(17);
    QCOMPARE(content.problem(), QString());
    const auto kind = hand.dungeon().catalogue->findCreature(id);
    QVERIFY(kind);
    QCOMPARE(hand.dungeon().catalogue->creature(*kind).health, 17);
    content.place();
    content.close();
    m_window->activateWindow();
    QCOMPARE(hand.bench().toolId(), ToolId::Thing);
    QCOMPARE(hand.bench().creature(), *kind);
    hand.click(m_hall.x + 8, m_hall.y + 4);
    const auto things = thingsAt(hand.dungeon().level(0), m_hall.x + 8, m_hall.y + 4);
    QCOMPARE(things.size(), std::size_t{1});
    QCOMPARE(things.front().kind, *kind);
}

void DesignersHourTest::hangAKey(EditorHand& hand)
{
    const CellAt door{m_hall.x, m_hall.y + 3};
    hand.choose(ToolId::Brush, "locked_door");
    hand.click(door.x, door.y);
    QCOMPARE(hand.idAt(door.x, door.y), QString("locked_door"));
    hand.bench().setItem(*hand.dungeon().catalogue->findItem("key"));
    const CellAt key{m_hall.x + 9, m_hall.y + 5};
    hand.click(key.x, key.y);
    hand.bench().setCursor(key);
    ThingPanel& panel = hand.page.workspace().things();
    QCOMPARE(panel.list().count(), 1);
    panel.list().setCurrentRow(0);
    panel.setOpens(Place{hand.dungeon().level(0).uid, door.x, door.y});
    const auto things = thingsAt(hand.dungeon().level(0), key.x, key.y);
    QVERIFY((things.front().opens == Place{hand.dungeon().level(0).uid, door.x, door.y}));
}

void DesignersHourTest::prove(EditorHand& hand)
{
    ProblemsStrip& problems = hand.page.workspace().problems();
    problems.whenKnown([] {});
    for (const Problem& problem : problems.problems())
        QVERIFY2(problem.severity != Severity::Error, qPrintable(hand.bench().describe(problem.what)));
    QVERIFY(!problems.route().empty());
    hand.trigger(EditorAction::ShowWay);
    QVERIFY(!hand.canvas().overlay().route.empty());
    hand.trigger(EditorAction::ShowWay);
}

void DesignersHourTest::playtest(EditorHand& hand)
{
    const std::string before = writeDungeon(hand.dungeon());
    const int steps = hand.stack().index();
    hand.bench().setCursor({m_hall.x + 7, m_hall.y + 4});
    const QRectF view = hand.canvas().shownCells();
    hand.trigger(EditorAction::PlayHere);
    QCOMPARE(m_window->page(), &m_window->playtest());
    const World& world = m_window->playtest().game()->world();
    QCOMPARE(world.hero().at, (Position{m_hall.x + 7, m_hall.y + 4, 0}));
    QTest::keyClick(focusIn(*m_window), Qt::Key_Right); // into the warden
    QCOMPARE(world.hero().at, (Position{m_hall.x + 7, m_hall.y + 4, 0}));
    QVERIFY(world.state().turn > 0);
    QTest::keyClick(focusIn(*m_window), Qt::Key_Escape);
    QCOMPARE(m_window->page(), &m_window->editor());
    QCOMPARE(hand.canvas().shownCells(), view);
    QCOMPARE(hand.stack().index(), steps);
    QVERIFY(writeDungeon(hand.dungeon()) == before);
}

void DesignersHourTest::plantAndFixAProblem(EditorHand& hand)
{
    ProblemsStrip& problems = hand.page.workspace().problems();
    problems.whenKnown([] {});
    const std::size_t before = problems.problems().size();
    // The key goes: its door stays locked for good.
    hand.bench().setItem(*hand.dungeon().catalogue->findItem("key"));
    hand.click(m_hall.x + 9, m_hall.y + 5, Qt::RightButton);
    problems.whenKnown([] {});
    QCOMPARE(problems.problems().size(), before + 1);
    QPushButton* fix = nullptr;
    for (auto* button : problems.findChildren<QPushButton*>())
        if (button->text().contains("Fix") || button->toolTip().contains("Fix"))
            fix = button;
    QVERIFY(fix);
    const auto isShown = [&] { return hand.bench().cursor() == CellAt{m_hall.x, m_hall.y + 3}; };
    for (std::size_t i = 0; i <= before && !isShown(); ++i)
        hand.trigger(EditorAction::NextProblem);
    QVERIFY(isShown());
    const int steps = hand.stack().count();
    QTRY_VERIFY(fix->isVisible());
    QTest::mouseClick(fix, Qt::LeftButton);
    QCOMPARE(hand.stack().count(), steps + 1);
    problems.whenKnown([] {});
    QCOMPARE(problems.problems().size(), before);
}

CAVE_TEST_SUITE(DesignersHourTest);
#include "designers_hour_test.moc"
