// SPDX-License-Identifier: MIT
#include "core/pilot/places.h"
#include "core/pilot/route.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>
#include <queue>

using namespace cave;

namespace {

constexpr std::string_view kTwoLevels = R"(
#########
#@.....>#
#########

#########
#>.....<#
#########

#########
#<......#
#########)";

// Plays what the pilot says until it has no command.
Advice travelAll(World& world, Pilot& pilot, Position target)
{
    for (int turn = 0; turn < 2000; ++turn) {
        Advice advice = pilot.travel(world, target);
        if (!advice.command)
            return advice;
        if (play(world, *advice.command).refusal)
            qFatal("refused: %s", formatCommand(*advice.command).c_str());
    }
    qFatal("travels for ever");
}

// Steps over remembered floor, by a plain search from the hero.
std::optional<int> stepsByHand(const World& world, Position target)
{
    const Position start = world.hero().at;
    const Grid<TileId>& tiles = world.level(start.z).memory.tiles;
    Grid<int> steps(world.width(), world.height(), -1);
    std::queue<Position> queue;
    queue.push(start);
    steps[start.x, start.y] = 0;
    while (!queue.empty()) {
        const Position here = queue.front();
        queue.pop();
        for (const Direction direction : kDirections) {
            const Position next = moved(here, direction);
            if (!world.contains(next) || steps[next.x, next.y] >= 0 || tiles[next.x, next.y] == kUnknownTile ||
                !world.catalogue().tile(tiles[next.x, next.y]).walkable)
                continue;
            steps[next.x, next.y] = steps[here.x, here.y] + 1;
            queue.push(next);
        }
    }
    const int result = steps[target.x, target.y];
    return result < 0 ? std::nullopt : std::optional(result);
}

} // namespace

class TravelTest : public QObject {
    Q_OBJECT

private slots:
    void waysAreShortestAndEveryStepIsBesideTheLast();
    void travellingEndsAtThePlaceByTheWayShown();
    void straightWaysStayStraight();
    void whatWasNeverSeenIsNoWay();
    void rockIsNoPlaceToGo();
    void creaturesAreWalkedUpTo();
    void stairsAreTakenOrTravelledTo();
    void unknownStairsAreSaidToBeUnknown();
    void stairsUpAreNoWayWhereOneOnlyDescends();
    void placesOnOtherLevelsAreReachedOverStairsTaken();
    void stairsThatWereNeverTakenLeadNowhereYet();
    void theFewestStepsOverSeveralStairsAreFound();
    void theLevelIsEnteredByTheNearestStairs();
    void aLockedDoorIsAWayOnlyWithItsKey();
    void placesAreWhatIsKnownAndWorthGoingTo();
    void restingMendsNothingWithoutAReason();
    void restingWaitsUntilWoundsAndConditionsAreGone();
    void restingIsRefusedWithADangerInView();
    void restingIsRefusedToTheStarving();
};

void TravelTest::waysAreShortestAndEveryStepIsBesideTheLast()
{
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(10); ++seed) {
        Dungeon dungeon = recipeDungeon(seed);
        for (DungeonLevel& level : dungeon.levels)
            level.things.clear();
        World world = worldOf(dungeon);
        Random dice(seed);
        Pilot pilot;
        for (int turn = 0; turn < 60; ++turn)
            if (const Advice advice = pilot.explore(world); advice.command)
                play(world, *advice.command);
        for (int i = 0; i < 40; ++i) {
            const Position target{static_cast<int>(dice.below(40)), static_cast<int>(dice.below(20)), 0};
            if (target == world.hero().at)
                continue;
            const auto way = pilot.wayTo(world, target);
            const auto steps = stepsByHand(world, target);
            QCOMPARE(way.has_value(), steps.has_value());
            if (!way)
                continue;
            QCOMPARE(way->steps, *steps);
            QCOMPARE(std::ssize(way->cells), std::ptrdiff_t{*steps});
            Position last = world.hero().at;
            for (const Position at : way->cells) {
                QCOMPARE(distance(last, at), 1);
                last = at;
            }
            QVERIFY(last == target);
        }
    }
}

void TravelTest::travellingEndsAtThePlaceByTheWayShown()
{
    World world = knownWorld(R"(
############
#@..#......#
#...#..##..#
#......##..#
############)");
    Pilot pilot;
    const Position target{10, 3, 0};
    const auto way = pilot.wayTo(world, target);
    const Advice last = travelAll(world, pilot, target);
    QVERIFY(last.isDone);
    QVERIFY(world.hero().at == target);
    QCOMPARE(world.state().turn, std::int64_t{way->steps});
}

void TravelTest::straightWaysStayStraight()
{
    const World world = knownWorld("#########\n#.......#\n#@......#\n#.......#\n#########");
    Pilot pilot;
    const auto way = pilot.wayTo(world, {7, 2, 0});
    for (const Position at : way->cells)
        QCOMPARE(at.y, 2);
}

void TravelTest::whatWasNeverSeenIsNoWay()
{
    const World world = asciiWorld("############\n#@.........#\n############", Rules{.sight = 3});
    Pilot pilot;
    const Advice advice = pilot.travel(world, {10, 1, 0});
    QVERIFY(!advice.command && !advice.isDone);
    QCOMPARE(english(advice.why), std::string("You have not seen that place yet."));
    QVERIFY(!pilot.wayTo(world, {10, 1, 0}));
}

void TravelTest::rockIsNoPlaceToGo()
{
    const World world = knownWorld("#######\n#@....#\n#######");
    Pilot pilot;
    QCOMPARE(english(pilot.travel(world, {3, 2, 0}).why), std::string("The wall blocks the way."));
}

void TravelTest::creaturesAreWalkedUpTo()
{
    World world = knownWorld("########\n#@...F.#\n########");
    Pilot pilot;
    const Advice last = travelAll(world, pilot, {5, 1, 0});
    QVERIFY(last.isDone);
    QVERIFY((world.hero().at == Position{4, 1, 0}));
    QCOMPARE(english(last.why), std::string("The fungus is in the way."));
    QCOMPARE(english(pilot.travel(world, {6, 1, 0}).why), std::string("The fungus is in the way."));
    QVERIFY(!pilot.travel(world, {6, 1, 0}).isDone);
}

void TravelTest::stairsAreTakenOrTravelledTo()
{
    World world = knownWorld(kTwoLevels);
    Pilot pilot;
    for (int step = 0; step < 6; ++step) {
        const Advice advice = pilot.takeStairs(world, Leads::Down);
        QVERIFY((advice.command == Command(Walk{Direction::East})));
        play(world, *advice.command);
    }
    QVERIFY((pilot.takeStairs(world, Leads::Down).command == Command(ClimbDown{})));
}

void TravelTest::unknownStairsAreSaidToBeUnknown()
{
    const World world = asciiWorld(kTwoLevels, Rules{.sight = 3});
    Pilot pilot;
    QVERIFY(!pilot.knowsStairs(world, Leads::Down));
    QCOMPARE(english(pilot.takeStairs(world, Leads::Down).why), std::string("You know no way down yet."));
    QCOMPARE(english(pilot.takeStairs(world, Leads::Up).why), std::string("You know no way up yet."));
}

void TravelTest::stairsUpAreNoWayWhereOneOnlyDescends()
{
    World world = knownWorld(kTwoLevels, Rules{.descendOnly = true});
    Pilot pilot;
    while (const auto command = pilot.takeStairs(world, Leads::Down).command) {
        play(world, *command);
        if (world.hero().at.z == 1)
            break;
    }
    QCOMPARE(english(pilot.takeStairs(world, Leads::Up).why), std::string("There is no way back up here."));
    QVERIFY(!pilot.travel(world, {1, 1, 0}).command);
}

void TravelTest::placesOnOtherLevelsAreReachedOverStairsTaken()
{
    World world = asciiWorld(kTwoLevels);
    Pilot pilot;
    Pilot explorer;
    for (int level = 0; level < 2; ++level) {
        exploreAll(world, explorer);
        while (world.hero().at.z == level)
            play(world, *explorer.takeStairs(world, Leads::Down).command);
    }
    const Position target{3, 1, 0};
    const auto route = stairsOnTheWay(world, world.hero().at, target);
    QVERIFY(route.has_value());
    QVERIFY((route->stairs == std::vector<Position>{{1, 1, 2}, {7, 1, 1}}));
    const int steps = route->steps;
    const auto before = world.state().turn;
    QCOMPARE(pilot.wayTo(world, target)->steps, steps);
    QVERIFY(travelAll(world, pilot, target).isDone);
    QVERIFY(world.hero().at == target);
    QCOMPARE(world.state().turn - before, std::int64_t{steps});
}

void TravelTest::stairsThatWereNeverTakenLeadNowhereYet()
{
    const World world = knownWorld(kTwoLevels);
    Pilot pilot;
    QVERIFY(!stairsOnTheWay(world, world.hero().at, {3, 1, 1}));
    QCOMPARE(english(pilot.travel(world, {3, 1, 1}).why), std::string("You know no way there."));
}

void TravelTest::theFewestStepsOverSeveralStairsAreFound()
{
    World world = knownWorld(R"(
####################
#@.>.............>.#
####################

####################
#..<####.........<.#
####################)");
    WorldState state = world.savedState();
    state.levels[0].edit().memory.ways = {{3, 1, {3, 1, 1}}, {17, 1, {17, 1, 1}}};
    const World known(std::move(state));
    const auto near = stairsOnTheWay(known, {1, 1, 0}, {1, 1, 1});
    QVERIFY(near && near->stairs == (std::vector<Position>{{3, 1, 0}}));
    QCOMPARE(near->steps, 2 + 1 + 2);
    const auto far = stairsOnTheWay(known, {1, 1, 0}, {9, 1, 1});
    QVERIFY(far && far->stairs == (std::vector<Position>{{17, 1, 0}}));
    QCOMPARE(far->steps, 16 + 1 + 8);
}

void TravelTest::theLevelIsEnteredByTheNearestStairs()
{
    const World world = knownWorld(R"(
####################
#@.>.............>.#
####################

####################
#..<.............<.#
####################

####################
#..................#
####################)");
    WorldState state = world.savedState();
    state.levels[0].edit().memory.ways = {{17, 1, {17, 1, 1}}, {3, 1, {3, 1, 1}}};
    const World known(std::move(state));
    QVERIFY((arrivalOn(known, {1, 1, 0}, 1) == Position{3, 1, 1}));
    QVERIFY((arrivalOn(known, {12, 1, 0}, 1) == Position{17, 1, 1}));
    QVERIFY(!arrivalOn(known, {1, 1, 0}, 2));
}

void TravelTest::aLockedDoorIsAWayOnlyWithItsKey()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "key", {1, 1, 0});
    World world = withAllKnown(worldOf(dungeon));
    Pilot pilot;
    const Position target{5, 1, 0};
    QCOMPARE(english(pilot.travel(world, target).why), std::string("You know no way there."));
    play(world, PickUp{});
    QVERIFY(travelAll(world, pilot, target).isDone);
    QVERIFY(world.hero().at == target);
}

void TravelTest::placesAreWhatIsKnownAndWorthGoingTo()
{
    Dungeon dungeon = asciiDungeon("##########\n#@..F._>.#\n#....8...#\n##########\n\n"
                                   "##########\n#......<.#\n#........#\n##########");
    dungeon.rules.sight = 7;
    dungeon.levels[0].tiles[8, 1] = *dungeon.catalogue->findTile("locked_door");
    putItem(dungeon, "apple", {3, 1, 0});
    World world = worldOf(dungeon);
    const auto kinds = [&] {
        QStringList ids;
        for (const KnownPlace& place : knownPlaces(world, 0))
            ids << shown(place.table == KindTable::Tile       ? world.catalogue().tile(TileId(place.kind)).id
                         : place.table == KindTable::Creature ? world.catalogue().creature(place.kind).id
                                                              : world.catalogue().item(place.kind).id);
        return ids.join(QLatin1Char(' '));
    };
    QCOMPARE(kinds(), QString("altar stairs_down locked_door statue apple fungus"));
    QVERIFY(knownPlaces(world, 1).empty());
}

void TravelTest::restingMendsNothingWithoutAReason()
{
    World world = asciiWorld("#####\n#@..#\n#####");
    Pilot pilot;
    const Advice advice = pilot.rest(world);
    QVERIFY(advice.isDone);
    QCOMPARE(english(advice.why), std::string("You are rested."));
    WorldWriter(world).setHealth(world.state().hero, 1);
    QVERIFY(!pilot.rest(world).isDone);
    QCOMPARE(english(pilot.rest(world).why), std::string("Your wounds do not heal by themselves here."));
}

void TravelTest::restingWaitsUntilWoundsAndConditionsAreGone()
{
    World world = asciiWorld("#####\n#@..#\n#####", Rules{.regenerates = 3});
    Pilot pilot;
    Events events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Slowed, 40, events);
    WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth - 2);
    while (const auto command = pilot.rest(world).command) {
        QVERIFY((command == Command(Wait{})));
        play(world, *command);
    }
    QVERIFY(pilot.rest(world).isDone);
    QCOMPARE(world.hero().health, world.hero().maxHealth);
    QVERIFY(!lasts(world.hero(), Condition::Slowed));
}

void TravelTest::restingIsRefusedWithADangerInView()
{
    const World world = asciiWorld("########\n#@....o#\n########");
    Pilot pilot;
    const Advice advice = pilot.rest(world);
    QVERIFY(!advice.command && !advice.isDone);
    QCOMPARE(english(advice.why), std::string("You cannot rest with an orc in view."));
}

void TravelTest::restingIsRefusedToTheStarving()
{
    World world = asciiWorld("#####\n#@..#\n#####",
                             Rules{.hunger = Hunger{.start = 60, .most = 1000, .each = 1}, .regenerates = 500});
    WorldWriter(world).setHealth(world.state().hero, 1);
    Pilot pilot;
    int turns = 0;
    for (; pilot.rest(world).command && !world.isOver(); ++turns)
        play(world, Wait{});
    QCOMPARE(turns, 10);
    QVERIFY(!pilot.rest(world).isDone);
    QCOMPARE(english(pilot.rest(world).why), std::string("You are starving. To rest now could be your death."));
    WorldWriter(world).setHealth(world.state().hero, world.hero().maxHealth);
    QVERIFY(pilot.rest(world).isDone);
}

CAVE_TEST_SUITE(TravelTest);
#include "travel_test.moc"
