// SPDX-License-Identifier: MIT
#include "core/pilot/bot.h"
#include "core/pilot/known_level.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/sight.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Dungeon quietDungeon(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    for (DungeonLevel& level : dungeon.levels)
        std::erase_if(level.things, [](const Placement& thing) { return thing.table == KindTable::Creature; });
    return dungeon;
}

World strongHeroIn(std::uint64_t seed)
{
    Dungeon dungeon = recipeDungeon(seed);
    dungeon.rules.health = 100'000;
    dungeon.rules.attack = 1000;
    return worldOf(dungeon);
}

// Whether an open cell within reach, as remembered, still borders on the unknown.
bool bordersOnUnknown(const World& world)
{
    const Grid<TileId>& tiles = world.level(world.hero().at.z).memory.tiles;
    const BitGrid reached = reachedByHand(world, false);
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            for (const Direction direction : kDirections) {
                const Position beside = moved({x, y, 0}, direction);
                if (reached.get(x, y) && tiles.contains(beside.x, beside.y) &&
                    tiles[beside.x, beside.y] == kUnknownTile)
                    return true;
            }
    return false;
}

bool liesWithinReach(const World& world)
{
    const BitGrid reached = reachedByHand(world, false);
    return std::ranges::any_of(world.level(world.hero().at.z).memory.things, [&](const RememberedThing& thing) {
        return thing.table == KindTable::Item && reached.get(thing.x, thing.y);
    });
}

TileId otherTile(const World& world, Position at, Random& dice)
{
    const Catalogue& catalogue = world.catalogue();
    const bool isFar = at.z != world.hero().at.z || distance(at, world.hero().at) > world.hero().sight + 1;
    const bool opaque = isFar ? dice.below(2) == 0 : world.opaque(at.z).get(at.x, at.y);
    if (dice.below(2) == 0)
        return opaque ? catalogue.rock() : catalogue.floor();
    return *catalogue.findTile(opaque ? "locked_door" : "deep_water");
}

// Another game that the hero could not tell from this one: whoever is not in view is gone, and all that was never seen
// is something else, by chance. Near the hero it stays as opaque as it is: what can be seen depends on that.
World withOtherSecrets(const World& world, Random& dice)
{
    WorldState state = world.savedState();
    std::erase_if(state.creatures,
                  [&](const Creature& creature) { return creature.id != state.hero && !world.isVisible(creature.at); });
    std::erase_if(state.items,
                  [&](const Item& item) { return item.carrier == EntityId::None && !world.isVisible(item.at); });
    for (int z = 0; z < world.depth(); ++z) {
        Level& level = state.levels[static_cast<std::size_t>(z)].edit();
        for (int y = 0; y < world.height(); ++y)
            for (int x = 0; x < world.width(); ++x)
                if (level.memory.tiles[x, y] == kUnknownTile)
                    level.tiles[x, y] = otherTile(world, {x, y, z}, dice);
    }
    World other(std::move(state));
    refreshSight(WorldWriter(other));
    return other;
}

// What exploring has to say at its end.
std::string lastWords(World& world, Pilot& pilot)
{
    const Advice last = exploreAll(world, pilot);
    return (last.isDone ? "" : "Not done: ") + english(last.why);
}

} // namespace

class ExploreTest : public QObject {
    Q_OBJECT

private slots:
    void everythingWithinReachIsSeenAndFetched();
    void amongCreaturesNothingWithinReachIsLeftOut();
    void nothingHiddenMakesADifference();
    void theNearestUnknownComesFirst();
    void thingsArePickedUpUnlessThePlayerChoseOtherwise();
    void ofWhatThereIsEnoughNoMoreIsTaken();
    void whatWasPutDownStaysThere();
    void whatHasAPriceIsBoughtByTheBotOnly();
    void whatLiesInCagesIsThePlayersChoice();
    void aFullPackLeavesThingsAndSaysSo();
    void aFullPackLeavesGearThatIsUnlikeItsOwn();
    void aFullPackLeavesWhatLooksLikeSuchGear();
    void aFullPackTakesGearThatIsLikeItsOwn();
    void aFullPackTakesUnknownThingsOutOfAChestToThoseThatItHas();
    void doorsAreOpenedAndLockedOnesWithTheirKeyLast();
    void whatLiesBehindWaterOrDoorsIsSaid();
    void aCreatureInACorridorIsInTheWay();
    void aDangerBesideRefuses();
    void aHunterInViewRefuses();
    void whoKeepsToItsPostIsWalkedAround();
    void aTrifleBesideIsLetBe();
    void whatIsExploredIsLeftByTheNearestUnusedStairs();
    void dangersInViewAreWalkedAround();
    void whoFleesTurnsNobodyBack();
    void theWayOutIsNotSteppedOn();
    void isExploredTellsWhetherAnythingIsLeft();
};

void ExploreTest::everythingWithinReachIsSeenAndFetched()
{
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(20); ++seed) {
        World world = worldOf(quietDungeon(seed));
        Pilot pilot;
        const Advice last = exploreAll(world, pilot);
        QVERIFY2(last.isDone, english(last.why).c_str());
        QVERIFY(!bordersOnUnknown(world));
        QVERIFY(!liesWithinReach(world));
        QVERIFY(reachedByHand(world, true) == reachedByHand(world, false));
        QVERIFY(pilot.isExplored(world, world.hero().at.z));
    }
}

void ExploreTest::amongCreaturesNothingWithinReachIsLeftOut()
{
    int done = 0;
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(10); ++seed) {
        World world = strongHeroIn(seed);
        Pilot pilot;
        const Advice last = exploreAll(world, pilot);
        if (!last.isDone)
            continue; // something harmless stands in a corridor
        ++done;
        QVERIFY(!bordersOnUnknown(world));
        QVERIFY(!liesWithinReach(world));
    }
    QVERIFY(done > 0);
}

void ExploreTest::nothingHiddenMakesADifference()
{
    Random dice(7);
    for (std::uint64_t seed = 0; seed < scaled<std::uint64_t>(10); ++seed) {
        World world = strongHeroIn(seed);
        Pilot pilot;
        for (int turn = 0; turn < 300; ++turn) {
            const Advice advice = pilot.explore(world);
            if (turn % 10 == 0) {
                const World other = withOtherSecrets(world, dice);
                QVERIFY(other.visible() == world.visible());
                const Position somewhere{static_cast<int>(dice.below(40)), static_cast<int>(dice.below(20)), 0};
                Pilot one;
                Pilot two;
                QVERIFY(one.explore(other).command == advice.command);
                QVERIFY(one.travel(other, somewhere).command == two.travel(world, somewhere).command);
                QVERIFY(one.takeStairs(other, Leads::Down).command == two.takeStairs(world, Leads::Down).command);
                QCOMPARE(english(one.rest(other).why), english(two.rest(world).why));
            }
            if (!advice.command)
                break;
            play(world, *advice.command);
        }
    }
}

void ExploreTest::theNearestUnknownComesFirst()
{
    const World world = asciiWorld(R"(
###################
#@................#
#.#################
###################)",
                                   Rules{.sight = 4});
    Pilot pilot;
    QVERIFY((pilot.explore(world).command == Command(Walk{Direction::East})));
}

void ExploreTest::thingsArePickedUpUnlessThePlayerChoseOtherwise()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    putItem(dungeon, "apple", {3, 1, 0});
    World world = worldOf(dungeon);
    World other = world;
    Pilot pilot;
    QVERIFY(exploreAll(world, pilot).isDone);
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
    QCOMPARE(world.state().turn, std::int64_t{3});
    pilot.setChoices({.picksUp = false});
    QVERIFY(exploreAll(other, pilot).isDone);
    QCOMPARE(other.state().turn, std::int64_t{0});
}

void ExploreTest::ofWhatThereIsEnoughNoMoreIsTaken()
{
    Dungeon dungeon = asciiDungeon("########\n#@.....#\n########", catalogueWith(R"({"items": [
        {"id": "bone", "name": "bone", "article": "a", "glyph": "%", "colour": "#dddddd", "enough": 2}]})"));
    for (const int x : {2, 3, 4, 5})
        putItem(dungeon, "bone", {x, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    QVERIFY(exploreAll(world, pilot).isDone);
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
    Bot bot;
    for (int turn = 0; turn < 20; ++turn)
        play(world, bot.choose(world));
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
}

void ExploreTest::whatWasPutDownStaysThere()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    putItem(dungeon, "apple", {1, 1, 0});
    putItem(dungeon, "rock", {1, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    exploreAll(world, pilot);
    const EntityId apple = world.itemsOf(world.state().hero).front().id;
    play(world, Drop{apple});
    QVERIFY(pilot.explore(world).isDone);
    play(world, Walk{Direction::East});
    QVERIFY(pilot.explore(world).isDone);
    play(world, Walk{Direction::West});
    play(world, PickUp{});
    play(world, Drop{world.itemsOf(world.state().hero).back().id});
    QVERIFY(pilot.explore(world).isDone);
}

void ExploreTest::whatHasAPriceIsBoughtByTheBotOnly()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    putItem(dungeon, "coins", {2, 1, 0});
    putItem(dungeon, "key", {3, 1, 0});
    putItem(dungeon, "key", {5, 1, 0});
    for (Placement& thing : dungeon.levels[0].things)
        thing.price = thing.x == 3 ? 1 : thing.x == 5 ? 2 : 0;
    World world = worldOf(dungeon);
    Pilot pilot;
    QCOMPARE(lastWords(world, pilot), std::string("Explored. What has a price is left for you to buy."));
    QVERIFY(world.itemsOf(world.state().hero).empty());
    QVERIFY(world.hero().at == (Position{2, 1, 0})); // it walks to none of them either
    Bot bot;
    for (int turn = 0; turn < 30; ++turn)
        play(world, bot.choose(world));
    QCOMPARE(world.itemsAt({3, 1, 0}).size(), std::size_t{0});
    QCOMPARE(world.itemsAt({5, 1, 0}).size(), std::size_t{1}); // for more coins than it has left
}

void ExploreTest::whatLiesInCagesIsThePlayersChoice()
{
    Dungeon dungeon = asciiDungeon("#######\n#@.K.k#\n#######", catalogueWith(R"({"use": ["living"]})"));
    putItem(dungeon, "apple", {3, 1, 0});
    putItem(dungeon, "apple", {5, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    QCOMPARE(lastWords(world, pilot), std::string("Explored. What lies in open cages is yours to choose."));
    QVERIFY(world.itemsOf(world.state().hero).empty());
    QVERIFY(pilot.explore(world).isDone);
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 0}); // not from underfoot either
    refreshSight(WorldWriter(world));
    QVERIFY(pilot.explore(world).isDone);
    QVERIFY(world.itemsOf(world.state().hero).empty());
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("cage"); // shut: there is nothing to choose
    World shut = worldOf(dungeon);
    QVERIFY(!lastWords(shut, pilot).contains("cages"));
}

void ExploreTest::aFullPackLeavesThingsAndSaysSo()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    dungeon.rules.packSize = 1;
    putItem(dungeon, "apple", {2, 1, 0});
    putItem(dungeon, "rock", {3, 1, 0});
    putItem(dungeon, "apple", {4, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    QCOMPARE(lastWords(world, pilot), std::string("Explored. 1 thing must stay here: your pack is full."));
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
}

// To a better dagger of its own the hero would add no plain one, nor what only looks like one.
void ExploreTest::aFullPackLeavesWhatLooksLikeSuchGear()
{
    Dungeon dungeon = asciiDungeon("#######\n#@...I#\n#######", catalogueWith(R"({"creatures": [
        {"id": "liar", "name": "liar", "glyph": "I", "colour": "#ffffff", "health": 10, "behaviours": [
         {"does": "ambush", "range": 1, "looks_like": "dagger"}]}]})"));
    dungeon.rules.packSize = 1;
    putItem(dungeon, "dagger", {2, 1, 0});
    dungeon.levels[0].things.front().enchant = 1; // the dagger: things are sorted by place
    World world = worldOf(dungeon);
    Pilot pilot;
    QCOMPARE(lastWords(world, pilot), std::string("Explored. 1 thing must stay here: your pack is full."));
    QCOMPARE(world.hero().at, (Position{2, 1, 0}));
}

void ExploreTest::aFullPackLeavesGearThatIsUnlikeItsOwn()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    dungeon.rules.packSize = 1;
    putItem(dungeon, "dagger", {2, 1, 0});
    putItem(dungeon, "dagger", {4, 1, 0});
    dungeon.levels[0].things.back().enchant = 1;
    World world = worldOf(dungeon);
    Pilot pilot;
    QCOMPARE(lastWords(world, pilot), std::string("Explored. 1 thing must stay here: your pack is full."));
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
}

void ExploreTest::aFullPackTakesGearThatIsLikeItsOwn()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    dungeon.rules.packSize = 1;
    putItem(dungeon, "dagger", {2, 1, 0});
    putItem(dungeon, "dagger", {4, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    QVERIFY(exploreAll(world, pilot).isDone);
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
}

void ExploreTest::aFullPackTakesUnknownThingsOutOfAChestToThoseThatItHas()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######", catalogueWith(R"({"use": ["campaign"], "items": [
        {"id": "crate", "name": "crate", "article": "a", "glyph": "(", "colour": "#aa8844", "holds": 2}]})"));
    dungeon.rules = unknownRules();
    dungeon.rules.packSize = 1;
    putItem(dungeon, "sleep_potion", {2, 1, 0});
    putItem(dungeon, "crate", {4, 1, 0});
    World world = worldOf(dungeon);
    const ItemKindId potion = *dungeon.catalogue->findItem("sleep_potion");
    QVERIFY(!world.isKnown(potion));
    WorldWriter(world).addHeldItem(potion, thingOf(world, "crate"));
    Pilot pilot;
    exploreAll(world, pilot);
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
}

void ExploreTest::doorsAreOpenedAndLockedOnesWithTheirKeyLast()
{
    Dungeon dungeon = asciiDungeon(R"(
###########
#@.+....###
#.#######.#
#L#########
#....######
###########)",
                                   Catalogue::builtIn());
    const TileId locked = *dungeon.catalogue->findTile("locked_door");
    dungeon.levels[0].tiles[1, 3] = locked;
    putItem(dungeon, "key", {6, 1, 0});
    World world = worldOf(dungeon);
    Pilot pilot;
    const std::string last = lastWords(world, pilot);
    QVERIFY(!bordersOnUnknown(world));
    QVERIFY((world.level(0).memory.tiles[4, 4] == world.catalogue().floor()));
    QCOMPARE(last, std::string("Explored. Nothing more is to be found here."));
}

void ExploreTest::whatLiesBehindWaterOrDoorsIsSaid()
{
    Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("deep_water");
    World world = worldOf(dungeon);
    Pilot pilot;
    const std::string behind = "Explored. What is left lies behind water or doors.";
    putItem(dungeon, "apple", {5, 1, 0});
    World tempting = worldOf(dungeon);
    QCOMPARE(lastWords(tempting, pilot), behind);
    dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile("locked_door");
    World locked = worldOf(dungeon);
    QCOMPARE(lastWords(locked, pilot), behind);
    QCOMPARE(lastWords(world, pilot), std::string("Explored. Nothing more is to be found here."));
}

void ExploreTest::aCreatureInACorridorIsInTheWay()
{
    const World world = asciiWorld("############\n#@F........#\n############", Rules{.sight = 4});
    Pilot pilot;
    const Advice advice = pilot.explore(world);
    QVERIFY(!advice.command && !advice.isDone);
    QCOMPARE(english(advice.why), std::string("The fungus is in the way."));
    const World stairs = asciiWorld("#######\n#@F..>#\n#######");
    QCOMPARE(english(pilot.takeStairs(stairs, Leads::Down).why), std::string("The fungus is in the way."));
}

void ExploreTest::aDangerBesideRefuses()
{
    const World world = asciiWorld("######\n#@o..#\n#....#\n######");
    Pilot pilot;
    const Advice advice = pilot.explore(world);
    QVERIFY(!advice.command && !advice.isDone);
    QCOMPARE(english(advice.why), std::string("You cannot explore with an orc beside you."));
}

void ExploreTest::aHunterInViewRefuses()
{
    const World world = asciiWorld("##########\n#@.....o.#\n#........#\n##########");
    Pilot pilot;
    const Advice advice = pilot.explore(world);
    QVERIFY(!advice.command && !advice.isDone);
    QCOMPARE(english(advice.why), std::string("You cannot explore while an orc hunts you."));
}

void ExploreTest::whoKeepsToItsPostIsWalkedAround()
{
    Dungeon dungeon =
        asciiDungeon("############\n#@.........#\n#..........#\n############", catalogueWith(R"({"creatures": [
        {"id": "eel", "name": "eel", "article": "an", "glyph": "e", "colour": "#dddddd", "attack": 9, "sight": 9,
         "health": 9, "behaviours": [{"does": "guard", "range": 3}]}]})"));
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("eel"), 8, 2, {}});
    World world = worldOf(dungeon);
    Pilot pilot;
    QVERIFY(pilot.explore(world).command);
    dungeon.start = Start{{dungeon.levels[0].uid, 6, 2}, true};
    QVERIFY(!pilot.explore(worldOf(dungeon)).command);
}

void ExploreTest::aTrifleBesideIsLetBe()
{
    for (const auto& [health, isLetBe] : {std::pair{40, false}, std::pair{1000, true}}) {
        Dungeon dungeon = asciiDungeon("##############\n#@...........#\n#q...........#\n##############",
                                       catalogueWith(R"({"creatures": [{"id": "drifter", "name": "drifter",
            "glyph": "q", "colour": "#ffffff", "health": 4, "attack": 5, "behaviours": [{"does": "wander"}]}]})"));
        dungeon.rules.health = health;
        dungeon.rules.sight = 4;
        Pilot pilot;
        QCOMPARE(pilot.explore(worldOf(dungeon)).command.has_value(), isLetBe);
    }
}

void ExploreTest::whatIsExploredIsLeftByTheNearestUnusedStairs()
{
    World world = asciiWorld("########\n#@...>.#\n########\n\n########\n#....<.#\n########");
    Pilot pilot;
    QVERIFY(exploreAll(world, pilot).isDone);
    const int from = world.hero().at.x;
    while (const auto command = pilot.exploreOrLeave(world).command)
        play(world, *command);
    QVERIFY(from != 5);
    QCOMPARE(world.hero().at, (Position{5, 1, 0}));
    QVERIFY(pilot.exploreOrLeave(world).why.source.empty());
    play(world, ClimbDown{});
    play(world, ClimbUp{});
    QVERIFY(!pilot.unusedStairs(world));
    QCOMPARE(english(pilot.exploreOrLeave(world).why), std::string("Explored. Nothing more is to be found here."));
}

void ExploreTest::dangersInViewAreWalkedAround()
{
    const World world = knownWorld(R"(
#########
#.......#
#.......#
#@..o..>#
#.......#
#.......#
#.......#
#########)");
    Pilot pilot;
    const auto way = pilot.wayTo(world, {7, 3, 0});
    QVERIFY(way.has_value());
    for (const Position at : way->cells)
        QVERIFY(distance(at, {4, 3, 0}) > 1);
}

void ExploreTest::whoFleesTurnsNobodyBack()
{
    Dungeon dungeon = asciiDungeon("##########\n#@.......#\n#........#\n##########", catalogueWith(R"({"creatures": [
        {"id": "coward", "name": "coward", "article": "a", "glyph": "c", "colour": "#dddddd", "attack": 9, "sight": 9,
         "health": 20, "behaviours": [{"does": "flee", "share": 40}, {"does": "hunt"}]}]})"));
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("coward"), 5, 1, {}});
    World world = worldOf(dungeon);
    KnownLevel level;
    level.read(world, 0);
    QVERIFY(level.at({4, 1, 0}) & fact::kRisk);
    WorldWriter(world).setHealth(world.creatureAt({5, 1, 0})->id, 3);
    level.read(world, 0);
    QVERIFY(!(level.at({4, 1, 0}) & fact::kRisk));
    QVERIFY(level.at({5, 1, 0}) & fact::kTaken);
}

void ExploreTest::theWayOutIsNotSteppedOn()
{
    Rules rules{.goal = Goal::Reach, .goalKind = "exit", .sight = 3};
    Dungeon dungeon = asciiDungeon("#############\n#@..........#\n#############");
    dungeon.rules = rules;
    dungeon.levels[0].tiles[4, 1] = *dungeon.catalogue->findTile("exit");
    World world = worldOf(dungeon);
    Pilot pilot;
    exploreAll(world, pilot);
    QVERIFY(!world.isOver());
    QVERIFY((pilot.travel(world, {4, 1, 0}).command == Command(Walk{Direction::East})));
}

void ExploreTest::isExploredTellsWhetherAnythingIsLeft()
{
    World world = asciiWorld("############\n#@.........#\n############\n\n############\n############\n############",
                             Rules{.sight = 3});
    Pilot pilot;
    QVERIFY(!pilot.isExplored(world, 0));
    QVERIFY(pilot.isExplored(world, 1));
    exploreAll(world, pilot);
    QVERIFY(pilot.isExplored(world, 0));
}

CAVE_TEST_SUITE(ExploreTest);
#include "explore_test.moc"
