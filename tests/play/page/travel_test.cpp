// SPDX-License-Identifier: MIT
// Travelling, exploring, resting and running at the keys and the pointer.
#include "app/play/sheets/levels_sheet.h"
#include "app/play/sheets/places_sheet.h"
#include "app/play/sheets/thing_list.h"
#include "app/play/words/look_text.h"
#include "app/view/map/map_voice.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/ui/theme.h"
#include "core/rules/turn/sight.h"
#include "core/world/world_writer.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QListWidget>
#include <QTranslator>

#include <algorithm>

using namespace cave;

namespace {

// A corridor around a corner: who stands at its end is seen only from there.
constexpr std::string_view kCorner = R"(
############
#@......####
#######.####
#######.####
#######....#
############)";

constexpr std::string_view kTwoLevels = R"(
############
#@.....>...#
############

############
#......<...#
############)";

Dungeon withGolemBehindTheCorner()
{
    Dungeon dungeon = asciiDungeon(kCorner);
    dungeon.levels[0].things.push_back(
        {KindTable::Creature, *dungeon.catalogue->findCreature("golem"), 10, 4, {}}); // slow: it does not come
    dungeon.rules.health = 1000;
    return dungeon;
}

} // namespace

class TravelPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aClickTravelsByTheWayShown();
    void aClickBesideStillActsThere();
    void clickingFarCanBeSwitchedOff();
    void escapeEndsTravellingAndOpensNothing();
    void anotherClickEndsTravelling();
    void aKeyThatDoesNothingEndsTravelling();
    void whatHappenedOnTheWayIsSaidWhateverEndsIt();
    void aHeroWhoseMapIsHiddenTravelsNoFurther();
    void dangerStopsAndIsTold();
    void whoIsFarFromHomeIsWarnedOfOnTheWayAndAtSingleSteps();
    void whoIsFarFromHomeIsWarnedOfOnTheWayToSomebodyElse();
    void byEarTheDangerIsSaidOnceAndWhere();
    void keysFromBeforeTheDangerCountForNothing();
    void heldArrowsStopAtDanger();
    void stairsAreTravelledToThenTaken();
    void withoutKnownStairsExploringIsOffered();
    void exploringTakesWhatLiesThereAndSaysWhenItIsDone();
    void onePressFetchesWhatItSees();
    void exploringStopsAtABoardAndReadsIt();
    void newThingsStopWhoeverDoesNotFetchThem();
    void whatIsExploredIsLeftByTheSameKey();
    void theNearestIsStruckByAKey();
    void whoeverIsBadlyHurtIsAskedBeforeStriking();
    void restingSaysWhyNot();
    void shiftRuns();
    void theLastActIsRepeated();
    void placesAreListedAndTravelledTo();
    void levelsAreListedAndTravelledTo();
    void levelsAreShownInOneScale();
    void aClickOnTheSmallMapTravels();
    void whatCannotBeDoneIsGreyedWithItsReason();

private:
    void start(const Dungeon& dungeon)
    {
        m_player = std::make_unique<PageDriver>(dungeon, m_artwork);
        QVERIFY(m_player->isReady());
    }
    Position hero() const { return m_player->world().hero().at; }
    bool isUnderway() const { return m_player->page().traveller().isUnderway(); }
    QPoint pixelOf(QPoint cell) const
    {
        LevelView& map = m_player->page().map();
        return map.pixelOf(cell) + QPoint(map.cellSize() / 2, map.cellSize() / 2);
    }
    void click(QPoint cell) { QTest::mouseClick(m_player->page().map().viewport(), Qt::LeftButton, {}, pixelOf(cell)); }
    QString why(PlayAction action) const { return m_player->page().actions()[action].toolTip().section(u'\n', 2); }

    QTranslator m_english; // plurals
    std::shared_ptr<Artwork> m_artwork;
    std::unique_ptr<PageDriver> m_player;
};

void TravelPageTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QApplication::installTranslator(&m_english);
}

void TravelPageTest::aClickTravelsByTheWayShown()
{
    start(asciiDungeon("#########\n#@......#\n#######.#\n#.......#\n#########"));
    m_player->page().setChoices({});
    emit m_player->page().map().cellHovered(7, 1);
    QCOMPARE(m_player->page().map().overlay().path.size(), std::size_t{6});
    QCOMPARE(m_player->page().map().overlay().path.back(), QPoint(7, 1));
    QVERIFY2(m_player->page().lookLine().startsWith("Cave floor. 6 step"), qPrintable(m_player->page().lookLine()));
    QCOMPARE(m_player->turn(), 0);
    click({7, 1});
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{7, 1, 0}));
    QCOMPARE(m_player->turn(), 6);
    emit m_player->page().map().cellHovered(4, 3);
    QVERIFY(!m_player->page().lookLine().contains("to walk"));
    emit m_player->page().map().cellHovered(1, 1);
    emit m_player->page().map().cellHovered(-1, -1);
    QVERIFY(m_player->page().map().overlay().path.empty());
}

void TravelPageTest::aClickBesideStillActsThere()
{
    start(asciiDungeon(kTwoLevels));
    click({2, 1});
    QCOMPARE(hero(), (Position{2, 1, 0}));
    QCOMPARE(m_player->turn(), 1);
}

void TravelPageTest::clickingFarCanBeSwitchedOff()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setChoices({.clickTravels = false});
    emit m_player->page().map().cellHovered(5, 1);
    QVERIFY(m_player->page().map().overlay().path.empty());
    click({5, 1});
    QCOMPARE(m_player->turn(), 0);
    QCOMPARE(m_player->page().lookLine(), QString("Click a cell next to you to go or strike there."));
}

void TravelPageTest::escapeEndsTravellingAndOpensNothing()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setAnimation(Animation::Full);
    click({6, 1});
    QVERIFY(isUnderway());
    QCOMPARE(m_player->turn(), 1);
    m_player->press(Qt::Key_Escape);
    QVERIFY(!isUnderway());
    QCOMPARE(m_player->sheet(), nullptr);
    QCOMPARE(m_player->turn(), 1);
}

void TravelPageTest::anotherClickEndsTravelling()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setAnimation(Animation::Full);
    click({6, 1});
    click({1, 1});
    QVERIFY(!isUnderway());
    QCOMPARE(m_player->turn(), 1);
}

void TravelPageTest::aKeyThatDoesNothingEndsTravelling()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setAnimation(Animation::Full);
    click({6, 1});
    m_player->type("p");
    QVERIFY(!isUnderway());
    QCOMPARE(m_player->turn(), 1);
    QCOMPARE(m_player->page().lookLine(), QString("Nothing is on p. Press ? for all keys."));
}

void TravelPageTest::whatHappenedOnTheWayIsSaidWhateverEndsIt()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setAnimation(Animation::Full);
    const auto spoken = [this] { return m_player->page().map().voice().text(); };
    click({6, 1});
    m_player->page().game()->tell(Tone::Plain, Text("game", "One."));
    m_player->type("C");
    QVERIFY(m_player->sheet() && !isUnderway());
    QVERIFY2(spoken().startsWith("One. 2, 1: You."), qPrintable(spoken()));
    m_player->press(Qt::Key_Escape);
    QVERIFY(spoken().startsWith("One. 2, 1: You.")); // once more with the focus
    click({6, 1});
    m_player->page().game()->tell(Tone::Plain, Text("game", "Two."));
    m_player->type(";");
    QVERIFY(!isUnderway());
    QVERIFY2(spoken().startsWith("Two. 3, 1: You."), qPrintable(spoken()));
}

void TravelPageTest::aHeroWhoseMapIsHiddenTravelsNoFurther()
{
    start(asciiDungeon(kTwoLevels));
    m_player->page().setAnimation(Animation::Full);
    click({6, 1});
    emit m_player->page().map().cellHovered(-1, -1);
    QVERIFY(isUnderway());
    m_player->page().hide(); // as another page of the window does
    QVERIFY(!isUnderway());
    QVERIFY(m_player->page().map().overlay().path.empty());
    QCOMPARE(m_player->turn(), 1);
}

void TravelPageTest::dangerStopsAndIsTold()
{
    start(withGolemBehindTheCorner());
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(m_player->lastMessage(), QString("A golem comes into view. You stop."));
    QCOMPARE(m_player->page().messages().lines().back().tone, Tone::Warning);
    const auto& brackets = m_player->page().map().overlay().brackets;
    QCOMPARE(brackets.size(), std::size_t{1});
    const Position golem = m_player->world().creatures().back().at;
    QCOMPARE(brackets.front().cells.topLeft(), QPoint(golem.x, golem.y));
    QTRY_VERIFY(m_player->page().map().overlay().brackets.empty());
}

void TravelPageTest::whoIsFarFromHomeIsWarnedOfOnTheWayAndAtSingleSteps()
{
    Dungeon dungeon = withGolemBehindTheCorner();
    dungeon.levels[0].things.back().isFar = true;
    const QString warning = "You should not meet a golem yet.";
    start(dungeon);
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(m_player->lastMessage(), warning);
    start(dungeon);
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right,
                          Qt::Key_Down, Qt::Key_Down, Qt::Key_Down})
        QTest::keyClick(&m_player->page().map(), static_cast<Qt::Key>(key));
    QCOMPARE(m_player->lastMessage(), warning);
    QCOMPARE(m_player->page().messages().lines().back().tone, Tone::Warning);
}

// The golem stands in the passage beside the way to an idol, which never moves.
void TravelPageTest::whoIsFarFromHomeIsWarnedOfOnTheWayToSomebodyElse()
{
    Dungeon dungeon = asciiDungeon("###########\n#@.......P#\n####.######\n####.######\n###########",
                                   catalogueWith(R"({"creatures": [{"id": "idol", "name": "idol", "article": "an",
        "glyph": "P", "colour": "#ffffff", "health": 60, "attack": 9, "behaviours": []}]})"));
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("golem"), 4, 3, {}});
    dungeon.levels[0].things.back().isFar = true;
    dungeon.rules.health = 300;
    dungeon.rules.sight = 9;
    start(dungeon);
    const QString warning = "You should not meet a golem yet.";
    for (int steps = 0; steps < 4 && m_player->lastMessage() != warning; ++steps)
        m_player->type("F");
    QCOMPARE(m_player->lastMessage(), warning);
}

void TravelPageTest::byEarTheDangerIsSaidOnceAndWhere()
{
    start(withGolemBehindTheCorner());
    PlayOptions byEar;
    byEar.byEar = true;
    m_player->page().setOptions(byEar);
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    const QString spoken = m_player->page().map().voice().text();
    const QString where = whereText(hero(), m_player->world().creatures().back().at);
    QVERIFY2(spoken.contains("A golem comes into view. You stop. " + where), qPrintable(spoken));
    QCOMPARE(spoken.count("comes into view"), 1);
}

void TravelPageTest::keysFromBeforeTheDangerCountForNothing()
{
    start(withGolemBehindTheCorner());
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    const auto turn = m_player->turn();
    m_player->type("...");
    click({2, 1});
    QCOMPARE(m_player->turn(), turn);
    QTest::qWait(250);
    m_player->type(".");
    QCOMPARE(m_player->turn(), turn + 1);
}

void TravelPageTest::heldArrowsStopAtDanger()
{
    Dungeon dungeon = asciiDungeon("#######\n#@#####\n#.#####\n#.....#\n#.#####\n#.#####\n#######");
    dungeon.rules.health = 1000;
    dungeon.levels[0].things.push_back(
        {KindTable::Creature, *dungeon.catalogue->findCreature("golem"), 5, 3, {}}); // slow
    start(dungeon);
    QWidget* const map = &m_player->page().map();
    const auto hold = [&](int key, int count) {
        for (int i = 0; i < count; ++i) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, {}, i > 0);
            QApplication::sendEvent(map, &event);
        }
    };
    hold(Qt::Key_Down, 6);
    QCOMPARE(m_player->lastMessage(), QString("A golem comes into view. You stop."));
    const Position stopped = hero();
    QVERIFY(stopped.y < 5);
    hold(Qt::Key_Down, 6); // within the time in which keys are those from before
    QCOMPARE(hero(), stopped);
    QTest::qWait(250);
    hold(Qt::Key_Down, 1);
    QVERIFY(hero() != stopped);
}

void TravelPageTest::stairsAreTravelledToThenTaken()
{
    start(asciiDungeon(kTwoLevels));
    m_player->type(">");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{7, 1, 0}));
    m_player->type(">");
    QCOMPARE(hero(), (Position{7, 1, 1}));
}

void TravelPageTest::withoutKnownStairsExploringIsOffered()
{
    start(asciiDungeon("#####\n#@..#\n#####"));
    m_player->type(">");
    QCOMPARE(m_player->page().lookLine(), QString("You know no way down yet. Press o to explore."));
    QCOMPARE(m_player->lastMessage(), QString("You know no way down yet."));
    QCOMPARE(m_player->turn(), 0);
}

void TravelPageTest::exploringTakesWhatLiesThereAndSaysWhenItIsDone()
{
    Dungeon dungeon = asciiDungeon("########\n#@.....#\n########");
    putItem(dungeon, "apple", {4, 1, 0});
    start(dungeon);
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(m_player->world().itemsOf(m_player->world().state().hero).size(), std::size_t{1});
    QCOMPARE(m_player->lastMessage(), QString("Explored. Nothing more is to be found here."));
}

void TravelPageTest::onePressFetchesWhatItSees()
{
    Dungeon dungeon = asciiDungeon(kCorner);
    putItem(dungeon, "apple", {10, 4, 0});
    start(dungeon);
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(m_player->world().itemsOf(m_player->world().state().hero).size(), std::size_t{1});
}

void TravelPageTest::exploringStopsAtABoardAndReadsIt()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.sight = 9;
    dungeon.levels[0].tiles[2, 2] = *dungeon.catalogue->findTile("rubble");
    dungeon.levels[0].texts.signs = {{2, 2, "Mind the bats."}};
    start(dungeon);
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{2, 2, 0}));
    QCOMPARE(m_player->lastMessage(), QString("Mind the bats."));
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QVERIFY(hero() != (Position{2, 2, 0}));
    const auto& messages = m_player->page().game()->session().messages();
    QCOMPARE(std::ranges::count(messages, std::string("Mind the bats."),
                                [](const Message& message) { return message.text.source; }),
             1);
}

void TravelPageTest::newThingsStopWhoeverDoesNotFetchThem()
{
    Dungeon dungeon = asciiDungeon(kCorner);
    putItem(dungeon, "apple", {10, 4, 0});
    for (const bool stops : {true, false}) {
        start(dungeon);
        m_player->page().setChoices({.picksUp = false, .stopsForNewThings = stops});
        m_player->type("o");
        QTRY_VERIFY(!isUnderway());
        QCOMPARE(m_player->lastMessage() == "You see an apple.", stops);
    }
}

void TravelPageTest::whatIsExploredIsLeftByTheSameKey()
{
    start(asciiDungeon("#########\n#@.....>#\n#########\n\n#########\n#......<#\n#########"));
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(m_player->page().lookLine(), QString("Explored. Press o again to go to the stairs."));
    m_player->type("o");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{7, 1, 0}));
    QCOMPARE(m_player->page().lookLine(), QString("Explored. Press > to take the stairs that you stand on."));
    QCOMPARE(m_player->world().hero().at.z, 0);
}

void TravelPageTest::theNearestIsStruckByAKey()
{
    start(arena({{"XXXXXXXX", "X@...NXX", "XXXXXXXX"}}));
    while (m_player->world().creatures().size() > 1 && m_player->turn() < 100)
        m_player->type("F");
    QCOMPARE(m_player->world().creatures().size(), std::size_t{1});
    m_player->type("F");
    QCOMPARE(m_player->lastMessage(), QString("Nobody to strike is in view."));
}

void TravelPageTest::whoeverIsBadlyHurtIsAskedBeforeStriking()
{
    Dungeon dungeon = arena({{"XXXXXXXX", "X@...NXX", "XXXXXXXX"}});
    start(dungeon);
    WorldState state = m_player->world().savedState();
    std::ranges::find(state.creatures, state.hero, &Creature::id)->health = 15;
    World hurt(std::move(state));
    refreshSight(WorldWriter(hurt));
    m_player->page().play(std::make_unique<RunningGame>(Session(Game{dungeon, std::move(hurt)}), std::nullopt));
    m_player->type("F");
    QCOMPARE(m_player->turn(), 0);
    QCOMPARE(m_player->page().lookLine(),
             QString("You are below half of your health. Press F again to strike all the same."));
    m_player->type("F");
    QCOMPARE(m_player->turn(), 1);
    m_player->type("F");
    QCOMPARE(m_player->turn(), 1);
}

void TravelPageTest::restingSaysWhyNot()
{
    start(asciiDungeon("#######\n#@....#\n#######"));
    m_player->type("Z");
    QCOMPARE(m_player->lastMessage(), QString("You are rested."));
    QCOMPARE(m_player->turn(), 0);
    start(arena({{"XXXXXXXX", "X@....NX", "XXXXXXXX"}}));
    m_player->type("Z");
    QCOMPARE(m_player->lastMessage(), QString("You cannot rest with a newt in view."));
    QCOMPARE(m_player->turn(), 0);
}

void TravelPageTest::shiftRuns()
{
    start(asciiDungeon(kCorner));
    m_player->press(Qt::Key_Right, Qt::ShiftModifier);
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{10, 4, 0}));
    m_player->type("H");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{1, 1, 0}));
    m_player->type(";");
    m_player->press(Qt::Key_Right, Qt::ShiftModifier); // five cells of the cursor
    QCOMPARE(m_player->page().map().overlay().cursor, QPoint(6, 1));
    m_player->type("G");
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{6, 1, 0}));
}

void TravelPageTest::theLastActIsRepeated()
{
    start(asciiDungeon(kTwoLevels));
    m_player->type("R");
    QCOMPARE(m_player->turn(), 0);
    m_player->press(Qt::Key_Right);
    m_player->type("RR");
    QCOMPARE(hero(), (Position{4, 1, 0}));
    m_player->type(">");
    QTRY_VERIFY(!isUnderway());
    m_player->type("R");
    QCOMPARE(hero().z, 1);
}

void TravelPageTest::placesAreListedAndTravelledTo()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    putItem(dungeon, "apple", {3, 1, 0});
    start(dungeon);
    m_player->type("G");
    auto* list = m_player->sheet()->findChild<ThingList*>();
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), QString("Apple"));
    QCOMPARE(list->item(1)->text(), QString("Stairs down"));
    m_player->type("b");
    QVERIFY(m_player->sheet() == nullptr);
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{7, 1, 0}));
    m_player->press(Qt::Key_F, Qt::ControlModifier);
    m_player->type("/apple");
    m_player->press(Qt::Key_Return);
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{3, 1, 0}));
}

void TravelPageTest::levelsAreListedAndTravelledTo()
{
    Dungeon dungeon = asciiDungeon(kTwoLevels);
    for (const int x : {3, 4})
        putItem(dungeon, "apple", {x, 1, 0});
    putItem(dungeon, "dagger", {5, 1, 0});
    start(dungeon);
    m_player->type("M");
    auto* list = m_player->sheet()->findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    const QString here = list->item(0)->text();
    QVERIFY2(here.startsWith("Level 1 of 2\nYou are here. Known: stairs down 7,1. Left there: "
                             "apple (x2), dagger."),
             qPrintable(here));
    QVERIFY2(here.endsWith("Not explored yet."), qPrintable(here));
    QCOMPARE(list->item(1)->text(), QString("Level 2 of 2\nNot seen."));
    QVERIFY(!list->item(0)->icon().isNull());
    m_player->press(Qt::Key_Escape);
    m_player->type(">");
    QTRY_VERIFY(!isUnderway());
    m_player->type(">");
    QCOMPARE(hero().z, 1);
    m_player->press(Qt::Key_F3);
    m_player->type("/appl");
    list = m_player->sheet()->findChild<QListWidget*>();
    QVERIFY(list->item(1)->isHidden());
    QCOMPARE(list->item(0)->text(), QString("Level 1 of 2\napple 3,1, apple 4,1"));
    m_player->press(Qt::Key_Return);
    QVERIFY(m_player->sheet() == nullptr);
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{3, 1, 0}));
}

// One level is known far and wide, the other only around its stairs, and these lie above one another.
void TravelPageTest::levelsAreShownInOneScale()
{
    const std::string wall(60, '#');
    const std::string hall = "#@" + std::string(45, '.') + ">" + std::string(11, '.') + "#\n";
    const std::string hole = std::string(46, '#') + ".<" + std::string(12, '#') + "\n";
    start(asciiDungeon(wall + '\n' + hall + wall + "\n\n" + wall + '\n' + hole + wall));
    for (const char* keys = "ooo>>"; *keys != '\0' && hero().z == 0; ++keys) {
        m_player->type(*keys == 'o' ? "o" : ">");
        QTRY_VERIFY(!isUnderway());
    }
    QCOMPARE(hero().z, 1);
    m_player->type("hM");
    const auto* list = m_player->sheet()->findChild<QListWidget*>();
    const auto stairsIn = [&](int row) {
        const QImage picture = list->item(row)->icon().pixmap(list->iconSize()).toImage();
        QRect found;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) == qRgb(0xf4, 0xf0, 0xe6))
                    found |= QRect(x, y, 1, 1);
        return found;
    };
    QVERIFY(!stairsIn(0).isEmpty());
    QCOMPARE(stairsIn(1), stairsIn(0));
}

void TravelPageTest::aClickOnTheSmallMapTravels()
{
    start(asciiDungeon(kTwoLevels));
    auto* minimap = m_player->page().findChild<MinimapWidget*>();
    emit minimap->cellClicked({6, 1});
    QTRY_VERIFY(!isUnderway());
    QCOMPARE(hero(), (Position{6, 1, 0}));
}

void TravelPageTest::whatCannotBeDoneIsGreyedWithItsReason()
{
    start(asciiDungeon("#####\n#@..#\n#####"));
    QCOMPARE(why(PlayAction::ClimbDown), QString("You know no way down yet."));
    QCOMPARE(why(PlayAction::Explore), QString("Explored. Nothing more is to be found here."));
    QCOMPARE(why(PlayAction::Rest), QString("You are rested."));
    QVERIFY(!m_player->page().actions()[PlayAction::Explore].isEnabled());
    start(asciiDungeon(kTwoLevels));
    QCOMPARE(why(PlayAction::ClimbDown), QString());
}

CAVE_TEST_SUITE(TravelPageTest);
#include "travel_test.moc"
