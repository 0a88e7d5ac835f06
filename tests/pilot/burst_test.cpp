// SPDX-License-Identifier: MIT
// How travelling and exploring keep off ground that does harm when one walks there: plants that burst.
// In pictures Y is a cap that lets out bad dust.
#include "core/pilot/danger.h"
#include "core/pilot/route.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

int capsIn(const World& world)
{
    const TileId cap = *world.catalogue().findTile("spore_cap");
    int caps = 0;
    for (int z = 0; z < world.depth(); ++z)
        caps += static_cast<int>(std::ranges::count(world.level(z).tiles.cells(), cap));
    return caps;
}

// Until the pilot has no command; no cap may burst on the way.
Advice travelled(World& world, Pilot& pilot, Position target)
{
    const int caps = capsIn(world);
    for (int turn = 0; turn < 200; ++turn) {
        Advice advice = pilot.travel(world, target);
        if (!advice.command || play(world, *advice.command).refusal || capsIn(world) != caps)
            return advice;
    }
    return {};
}

} // namespace

class PilotBurstTest : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatDoesHarmIsKeptOff_data();
    void onlyWhatDoesHarmIsKeptOff();
    void whoFloatsBurstsNothing();
    void travellingGoesAroundWhatBursts();
    void aLockedDoorIsBetterThanWhatBursts();
    void travellingStopsBeforeWhatBurstsInTheOnlyWay();
    void whatBurstsIsNoPlaceToTravelTo();
    void aWayIsShownAsFarAsItIsWalked();
    void stairsAreTakenAroundWhatBursts();
    void otherLevelsAreReachedByStairsThatNothingBurstsBefore();
    void exploringGoesAroundWhatBursts();
    void exploringSaysWhatIsInTheWay();
    void whatLiesOnACapIsLeft();
    void nothingHiddenIsKeptOff();
};

void PilotBurstTest::onlyWhatDoesHarmIsKeptOff_data()
{
    QTest::addColumn<QString>("tile");
    QTest::addColumn<bool>("harms");
    for (const char* tile : {"spore_cap", "hidden_vent", "lava"}) // the row of the vent, not what the hero sees there
        QTest::newRow(tile) << QString(tile) << true;
    for (const char* tile : {"blood_pod", "tall_grass", "bones", "glyph", "plate", "thin_ice", "web", "floor"})
        QTest::newRow(tile) << QString(tile) << false;
}

void PilotBurstTest::onlyWhatDoesHarmIsKeptOff()
{
    QFETCH(const QString, tile);
    QFETCH(const bool, harms);
    const World world = livingWorld("####\n#@.#\n####");
    QCOMPARE(harmsOnEntry(world, *world.catalogue().findTile(tile.toStdString())), harms);
}

void PilotBurstTest::whoFloatsBurstsNothing()
{
    World world = livingWorld("####\n#@.#\n####");
    const TileId cap = *world.catalogue().findTile("spore_cap");
    QVERIFY(harmsOnEntry(world, cap));
    Events events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Floating, 9, events);
    QVERIFY(!harmsOnEntry(world, cap));
}

void PilotBurstTest::travellingGoesAroundWhatBursts()
{
    World world = withAllKnown(livingWorld("#########\n#.......#\n#@..Y...#\n#...Y...#\n#########"));
    Pilot pilot;
    const Advice last = travelled(world, pilot, {7, 2, 0});
    QVERIFY(last.isDone);
    QVERIFY((world.hero().at == Position{7, 2, 0}));
}

void PilotBurstTest::aLockedDoorIsBetterThanWhatBursts()
{
    Dungeon dungeon = livingDungeon("#########\n#@..Y..>#\n#.#####.#\n#...+...#\n#########");
    dungeon.levels[0].tiles[4, 3] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {1, 1, 0});
    World world = withAllKnown(worldOf(dungeon));
    QVERIFY(!play(world, PickUp{}).refusal);
    Pilot pilot;
    const Advice last = travelled(world, pilot, {7, 1, 0});
    QVERIFY2(last.isDone, english(last.why).c_str());
}

void PilotBurstTest::travellingStopsBeforeWhatBurstsInTheOnlyWay()
{
    World world = withAllKnown(livingWorld("#########\n#@...Y..#\n#########"));
    Pilot pilot;
    const Advice last = travelled(world, pilot, {7, 1, 0});
    QVERIFY(!last.command && !last.isDone);
    QVERIFY((world.hero().at == Position{4, 1, 0}));
    QCOMPARE(capsIn(world), 1);
    QVERIFY(english(last.why).ends_with("is in the way. Walking there would harm you."));
}

void PilotBurstTest::whatBurstsIsNoPlaceToTravelTo()
{
    World world = withAllKnown(livingWorld("#########\n#@...Y..#\n#.......#\n#########"));
    Pilot pilot;
    const Advice last = travelled(world, pilot, {5, 1, 0});
    QVERIFY(!last.command);
    QCOMPARE(distance(world.hero().at, {5, 1, 0}), 1);
    QCOMPARE(capsIn(world), 1);
}

void PilotBurstTest::aWayIsShownAsFarAsItIsWalked()
{
    const World world = withAllKnown(livingWorld("#########\n#@...Y..#\n#########"));
    const World near = withAllKnown(livingWorld("#########\n#...@Y..#\n#########"));
    Pilot pilot;
    const auto way = pilot.wayTo(world, {7, 1, 0});
    QVERIFY(way && way->steps == 3);
    QVERIFY((way->cells.back() == Position{4, 1, 0}));
    QVERIFY(!pilot.wayTo(near, {7, 1, 0}));
}

void PilotBurstTest::stairsAreTakenAroundWhatBursts()
{
    World world = withAllKnown(livingWorld("#########\n#>Y.@...#\n#.#####.#\n#.......#\n#########\n\n"
                                           "#########\n#<......#\n#.......#\n#.......#\n#########"));
    Pilot pilot;
    for (int turn = 0; turn < 60 && world.hero().at.z == 0; ++turn) {
        const Advice advice = pilot.takeStairs(world, Leads::Down);
        QVERIFY(advice.command);
        play(world, *advice.command);
    }
    QCOMPARE(world.hero().at.z, 1);
    QCOMPARE(capsIn(world), 1);
    World shut = withAllKnown(livingWorld("#######\n#>Y..@#\n#######\n\n#######\n#<....#\n#######"));
    Advice last;
    for (int turn = 0; turn < 9; ++turn)
        if (last = pilot.takeStairs(shut, Leads::Down); last.command)
            play(shut, *last.command);
    QVERIFY(!last.command);
    QVERIFY((shut.hero().at == Position{3, 1, 0}));
    QCOMPARE(capsIn(shut), 1);
}

// The short way is by the stairs behind the cap.
void PilotBurstTest::otherLevelsAreReachedByStairsThatNothingBurstsBefore()
{
    const World known = withAllKnown(livingWorld("#############\n#@.Y>.......#\n#..##########\n#..........>#\n"
                                                 "#############\n\n#############\n#...<.......#\n#...........#\n"
                                                 "#..........<#\n#############"));
    WorldState state = known.savedState();
    state.levels[0].edit().memory.ways = {{4, 1, {4, 1, 1}}, {11, 3, {11, 3, 1}}};
    const World world(std::move(state));
    QCOMPARE(stairsOnTheWay(world, world.hero().at, {4, 2, 1})->stairs.front().x, 4);
    QCOMPARE(stairsOnTheWay(world, world.hero().at, {4, 2, 1}, fact::kBursts)->stairs.front().x, 11);
    Pilot pilot;
    QVERIFY((pilot.travel(world, {4, 2, 1}).command == Command(Walk{Direction::SouthEast})));
}

void PilotBurstTest::exploringGoesAroundWhatBursts()
{
    World world = livingWorld("###############\n#@....Y.......#\n#.....Y.......#\n#.....Y...*...#\n#.............#\n"
                              "########.######\n#.......Y.....#\n#.............#\n###############");
    const int caps = capsIn(world);
    Pilot pilot;
    for (int turn = 0; turn < 300; ++turn) {
        const Advice advice = pilot.explore(world);
        if (!advice.command)
            break;
        QVERIFY(!play(world, *advice.command).refusal);
        QCOMPARE(capsIn(world), caps);
    }
    QVERIFY((world.level(0).memory.tiles[13, 1]) != kUnknownTile);
    QVERIFY((world.level(0).memory.tiles[13, 4]) != kUnknownTile);
}

void PilotBurstTest::exploringSaysWhatIsInTheWay()
{
    World world = livingWorld("##################\n#@..Y............#\n################.#\n#................#\n"
                              "##################");
    Pilot pilot;
    const Advice last = exploreAll(world, pilot, 200);
    QVERIFY(last.isDone);
    QCOMPARE(capsIn(world), 1);
    QVERIFY2(english(last.why).ends_with("is in the way of what is left to explore. Walking there would harm you."),
             english(last.why).c_str());
    QVERIFY(!pilot.isExplored(world, 0));
}

void PilotBurstTest::whatLiesOnACapIsLeft()
{
    Dungeon dungeon = livingDungeon("#######\n#@....#\n#...Y.#\n#######");
    putItem(dungeon, "apple", {4, 2, 0});
    putItem(dungeon, "apple", {5, 2, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    const Advice last = exploreAll(world, pilot, 100);
    QVERIFY(last.isDone);
    QCOMPARE(capsIn(world), 1);
    QCOMPARE(world.itemsAt({4, 2, 0}).size(), std::size_t{1});
    QCOMPARE(world.itemsAt({5, 2, 0}).size(), std::size_t{0});
}

// What looks like floor is walked on until it is found.
void PilotBurstTest::nothingHiddenIsKeptOff()
{
    World world = livingWorld("########\n#@.....#\n########");
    WorldWriter(world).setTile({3, 1, 0}, *world.catalogue().findTile("hidden_vent"));
    Pilot pilot;
    const Advice advice = pilot.travel(withAllKnown(world), {6, 1, 0});
    QVERIFY(advice.command.has_value());
    const auto way = pilot.wayTo(withAllKnown(world), {6, 1, 0});
    QVERIFY(way && way->steps == 5);
}

CAVE_TEST_SUITE(PilotBurstTest);
#include "burst_test.moc"
