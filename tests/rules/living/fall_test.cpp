// SPDX-License-Identifier: MIT
// Ground that holds nobody: chasms and pits over another level. A chasm is [, a hidden pit {, a rope bridge ?.
#include "core/rules/facts/condition.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/telling/remarks.h"
#include "core/rules/living/fall.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/harm.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kKinds = R"({"use": ["living"], "creatures": [
    {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10, "sight": 9,
     "attack": 1, "experience": 5, "behaviours": [{"does": "hunt"}]},
    {"id": "post", "name": "post", "article": "a", "glyph": "Z", "colour": "#ffffff", "health": 2},
    {"id": "moth", "name": "moth", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 10, "flies": true},
    {"id": "wyrm", "name": "wyrm", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 20, "flies": true,
     "stages": [{"below": 50, "flies": false}]}],
    "items": [{"id": "down", "name": "down", "article": "", "glyph": "=", "colour": "#ffffff", "slot": "ring",
     "gives": {"weightless": true}}]})";

constexpr std::string_view kBelow = "\n########\n#......#\n########\n";

Dungeon dungeonOf(std::string_view above, std::string_view below = kBelow)
{
    Dungeon dungeon = asciiDungeon(std::string(above).append(below), catalogueWith(kKinds));
    dungeon.rules.health = 100;
    dungeon.rules.sight = 9;
    return dungeon;
}

World over(std::string_view above, std::string_view below = kBelow) { return worldOf(dungeonOf(above, below)); }

} // namespace

class FallTest : public QObject {
    Q_OBJECT

private slots:
    void whoStepsIntoAChasmFalls();
    void theRulesSayHowMuchItHurts();
    void aFallCanKill();
    void aShieldTakesAFall();
    void whoWearsWhatWeighsNothingFallsUnhurt();
    void whoFliesStays();
    void whoFliesNoMoreByItsStageFalls();
    void monstersKeepAway();
    void whoFallsIsToldAndTaughtByNobody();
    void aHiddenPitIsASurprise();
    void searchingFindsIt();
    void nobodyFallsAtTheBottom();
    void whoStandsBelowMakesRoom();
    void withoutRoomOneFallsLater();
    void thingsFallToo();
    void whatIsDroppedOverAChasmFalls();
    void aBridgeThatBurnsDropsWhoeverIsOnIt();
    void arrivingBelowCounts();
    void beingPushedOntoTheGoalCounts();
};

void FallTest::whoStepsIntoAChasmFalls()
{
    World world = over("########\n#.@[[..#\n########\n");
    QVERIFY(wouldFall(world, Direction::East) && !wouldFall(world, Direction::West));
    const Turn turn = acted(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
    QCOMPARE(world.hero().health, 97);
    const auto fell = eventsOf<Fell>(turn.events);
    QCOMPARE(fell.size(), std::size_t{1});
    QVERIFY(fell[0].isFirstVisit && fell[0].from == (Position{3, 1, 0}) && fell[0].damage == 3);
    QCOMPARE(describe(world, fell[0])->text.source, std::string("You fall to level %1, and lose %2 health."));
}

void FallTest::theRulesSayHowMuchItHurts()
{
    Dungeon dungeon = dungeonOf("########\n#.@[[..#\n########\n");
    dungeon.rules.fall = 0;
    World world = worldOf(dungeon);
    acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().health, 100);
    QCOMPARE(world.hero().at.z, 1);
}

void FallTest::aFallCanKill()
{
    Dungeon dungeon = dungeonOf("########\n#.@[[..#\n########\n");
    dungeon.rules.health = 3;
    World world = worldOf(dungeon);
    acted(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Fell);
}

void FallTest::aShieldTakesAFall()
{
    Dungeon dungeon = dungeonOf("########\n#.@[[..#\n########\n");
    dungeon.rules.health = 3;
    World world = worldOf(dungeon);
    begin(world, world.state().hero, Condition::Shielded, 30 * kShieldActs);
    const Turn turn = acted(world, Walk{Direction::East});
    QVERIFY(!world.isOver());
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
    QCOMPARE(world.hero().health, 3);
    QCOMPARE(eventsOf<Fell>(turn.events).at(0).damage, 0);
}

void FallTest::whoWearsWhatWeighsNothingFallsUnhurt()
{
    Dungeon dungeon = dungeonOf("########\n#.@[[..#\n########\n");
    putItem(dungeon, "down", {2, 1, 0});
    World world = worldOf(dungeon);
    acted(world, PickUp{});
    acted(world, Wear{thingOf(world, "down")});
    const Turn turn = acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().at.z, 1);
    QCOMPARE(world.hero().health, 100);
    QCOMPARE(eventsOf<Fell>(turn.events).at(0).damage, 0);
}

void FallTest::whoFliesStays()
{
    World world = over("########\n#@#I[.##\n########\n");
    QVERIFY(mayEnter(world, creatureOfKind(world, "moth"), {4, 1, 0}));
    WorldWriter(world).moveCreature(creatureOfKind(world, "moth").id, {4, 1, 0});
    acted(world, Wait{});
    QCOMPARE(creatureOfKind(world, "moth").at.z, 0);
}

void FallTest::whoFliesNoMoreByItsStageFalls()
{
    World world = over("########\n#.@.Q[.#\n########\n");
    const EntityId wyrm = creatureOfKind(world, "wyrm").id;
    WorldWriter(world).moveCreature(wyrm, {5, 1, 0});
    acted(world, Wait{});
    QCOMPARE(world.creature(wyrm)->at, (Position{5, 1, 0}));
    Events events;
    harm(WorldWriter(world), wyrm, 10, actorOf(world, world.hero()), events);
    QVERIFY(world.hanging().contains(wyrm));
    QVERIFY(!lasts(*world.creature(wyrm), Condition::Floating));
    acted(world, Wait{});
    QCOMPARE(world.creature(wyrm)->at, (Position{5, 1, 1}));
}

void FallTest::monstersKeepAway()
{
    World world = over("########\n#@.[{.W#\n########\n");
    for (int i = 0; i < 10; ++i)
        acted(world, Wait{});
    QVERIFY(creatureOfKind(world, "walker").at.x > 4);
}

void FallTest::whoFallsIsToldAndTaughtByNobody()
{
    World world = over("########\n#@..[.Z#\n########\n");
    const EntityId who = creatureOfKind(world, "post").id;
    WorldWriter(world).moveCreature(who, {4, 1, 0});
    const Turn turn = acted(world, Wait{});
    QCOMPARE(eventsOf<Fell>(turn.events).size(), std::size_t{1});
    QVERIFY(!world.creature(who) && eventsOf<Learned>(turn.events).empty() && world.state().slain.empty());
}

void FallTest::aHiddenPitIsASurprise()
{
    World world = over("########\n#.@{...#\n########\n");
    QCOMPARE(world.seenKind({3, 1, 0}).id, std::string("floor"));
    QVERIFY(!wouldFall(world, Direction::East));
    acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
    QCOMPARE(world.tileKind({3, 1, 0}).id, std::string("pit"));
}

void FallTest::searchingFindsIt()
{
    World world = over("########\n#.@{...#\n########\n");
    acted(world, Search{});
    QCOMPARE(world.tileKind({3, 1, 0}).id, std::string("pit"));
    QVERIFY(wouldFall(world, Direction::East));
}

void FallTest::nobodyFallsAtTheBottom()
{
    World world = over("########\n#@.....#\n########\n", "\n########\n#..{[..#\n########\n");
    WorldWriter(world).moveCreature(world.state().hero, {2, 1, 1});
    QVERIFY(!acted(world, Walk{Direction::East}).refusal);
    QCOMPARE(world.tileKind({3, 1, 1}).id, std::string("hidden_pit")); // it cannot become what would not hold
    QVERIFY(play(world, Walk{Direction::East}).refusal);
}

void FallTest::whoStandsBelowMakesRoom()
{
    World world = over("########\n#.@[...#\n########\n", "\n########\n#.Z....#\n########\n");
    WorldWriter(world).moveCreature(creatureOfKind(world, "post").id, {3, 1, 1});
    const Turn turn = acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
    QCOMPARE(eventsOf<Pushed>(turn.events).size(), std::size_t{1});
}

// Whoever has no room hangs in the air until there is some.
void FallTest::withoutRoomOneFallsLater()
{
    World world = over("########\n#.@[...#\n########\n", "\n########\n###Z####\n########\n");
    acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QVERIFY(world.hanging().contains(world.state().hero));
    QCOMPARE(World(world.savedState()).hanging(), world.hanging());
    WorldWriter(world).removeCreature(creatureOfKind(world, "post").id);
    acted(world, Wait{});
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
}

void FallTest::thingsFallToo()
{
    World world = over("########\n#.@.[[.#\n########\n");
    const EntityId dagger = packItem(world, "dagger");
    acted(world, Throw{dagger, 5, 1});
    QCOMPARE(world.item(dagger)->at, (Position{5, 1, 1}));
    QCOMPARE(placeToFall(world, {4, 1, 0}), (Position{4, 1, 1}));
}

void FallTest::whatIsDroppedOverAChasmFalls()
{
    World world = over("########\n#.@[[..#\n########\n");
    const EntityId dagger = packItem(world, "dagger");
    begin(world, world.state().hero, Condition::Floating, 20);
    acted(world, Walk{Direction::East});
    acted(world, Drop{dagger});
    QCOMPARE(world.hero().at, (Position{3, 1, 0}));
    QCOMPARE(world.item(dagger)->at, (Position{3, 1, 1}));
}

void FallTest::aBridgeThatBurnsDropsWhoeverIsOnIt()
{
    World world = over("########\n#.@???.#\n########\n");
    acted(world, Walk{Direction::East});
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.state().hero, Condition::Burning, 4, events);
    for (int i = 0; i < 40 && world.hero().at.z == 0; ++i)
        acted(world, Wait{});
    QCOMPARE(world.hero().at, (Position{3, 1, 1}));
    QCOMPARE(world.tileKind({3, 1, 0}).id, std::string("chasm"));
}

void FallTest::arrivingBelowCounts()
{
    Dungeon dungeon = dungeonOf("########\n#.@[...#\n########\n", "\n########\n#..n...#\n########\n");
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    dungeon.levels[1].texts.arrival = "It is cold.";
    World world = worldOf(dungeon);
    const Turn turn = acted(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Won);
    QCOMPARE(remarks(world, eventsOf<Fell>(turn.events).at(0)).size(), std::size_t{1});
}

void FallTest::beingPushedOntoTheGoalCounts()
{
    Dungeon dungeon = dungeonOf("########\n#@Z[...#\n########\n", "\n########\n#...n..#\n########\n");
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    const EntityId post = creatureOfKind(world, "post").id;
    WorldWriter(world).moveCreature(world.state().hero, {3, 1, 1});
    WorldWriter(world).moveCreature(post, {3, 1, 0});
    std::vector<Event> events;
    fall(WorldWriter(world), post, events);
    QCOMPARE(world.hero().at, (Position{4, 1, 1}));
    QVERIFY(world.state().outcome == Outcome::Won);
}

CAVE_TEST_SUITE(FallTest);
#include "fall_test.moc"
