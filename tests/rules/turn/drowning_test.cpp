// SPDX-License-Identifier: MIT
// Water that does not hold everybody.
#include "core/content/kind_rows.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/passage.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kTarn = R"({"tiles": [
        {"id": "tarn", "name": "black tarn", "article": "a", "glyph": "T", "colour": "#234567", "sign": "T",
         "ground": "water", "flyable": true, "swimmable": true, "slows": 200, "drowns": 3}],
    "items": [
        {"id": "steel", "name": "steel", "article": "", "glyph": "[", "colour": "#ffffff", "slot": "body",
         "gives": {"sinks": 2}},
        {"id": "anchor", "name": "anchor", "article": "an", "glyph": "=", "colour": "#ffffff", "slot": "ring",
         "gives": {"sinks": 9, "by": {"sinks": -4}}},
        {"id": "fin", "name": "fin", "article": "a", "glyph": "=", "colour": "#ffffff", "slot": "ring",
         "gives": {"swims": true}}],
    "creatures": [
        {"id": "dummy", "name": "dummy", "article": "a", "glyph": "D", "colour": "#ffffff", "health": 10},
        {"id": "walker", "name": "walker", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 10, "sight": 9,
         "attack": 1, "drops": [{"items": ["rock"]}], "behaviours": [{"does": "hunt"}]},
        {"id": "swimmer", "name": "swimmer", "article": "a", "glyph": "I", "colour": "#ffffff", "health": 10,
         "sight": 9, "attack": 1, "swims": true, "behaviours": [{"does": "hunt"}]}]})";

World pool(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kTarn));
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 9;
    return worldOf(dungeon);
}

Turn step(World& world, Direction direction) { return play(world, Walk{direction}); }

// A pool whose hero has put these on.
World poolWearing(const std::vector<std::string_view>& things)
{
    World world = worldCarrying(things, kTarn, "########\n#@TTTT.#\n########");
    for (const std::string_view thing : things)
        play(world, Wear{thingOf(world, thing)});
    return world;
}

void confuse(World& world, EntityId who)
{
    std::vector<Event> events;
    beginCondition(WorldWriter(world), who, Condition::Confused, 500, events);
}

} // namespace

class DrowningTest : public QObject {
    Q_OBJECT

private slots:
    void theHeroCanCrossAsFarAsTheBreathLasts();
    void whoStaysTooLongDrowns();
    void ashoreTheCountBeginsAnew();
    void itIsToldBeforeItIsTooLate();
    void theFirstAndTheLastStepSink();
    void whatDragsDownDrownsSooner();
    void whatDragsDownNeverHoldsUp();
    void whoSwimsIsNotDraggedDown();
    void swimmersAreAtHome();
    void monstersStayAshore();
    void confusedMonstersMayDrown();
    void aShieldKeepsNoWaterOut();
    void wherePeopleDrownNobodyIsPutAndNothingFalls();
    void walkableGroundCannotDrown();
};

void DrowningTest::theHeroCanCrossAsFarAsTheBreathLasts()
{
    World world = pool("#######\n#@TTT.#\n#######");
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(!step(world, Direction::East).refusal);
        QCOMPARE(world.hero().submerged, i);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    step(world, Direction::East);
    QVERIFY(!world.isOver());
    QCOMPARE(world.hero().at, (Position{5, 1, 0}));
}

void DrowningTest::whoStaysTooLongDrowns()
{
    World world = pool("########\n#@TTTT.#\n########");
    for (int i = 0; i < 3; ++i)
        step(world, Direction::East);
    QVERIFY(!world.isOver());
    const Turn last = step(world, Direction::East);
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Drowned);
    QVERIFY(!world.state().killer);
    QCOMPARE(eventsOf<Perished>(last.events).size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
    World waiting = pool("######\n#@TT.#\n######");
    step(waiting, Direction::East);
    waitFor(waiting, 3);
    QVERIFY(waiting.state().cause == Cause::Drowned);
}

void DrowningTest::ashoreTheCountBeginsAnew()
{
    World world = pool("#####\n#@T.#\n#####");
    for (int i = 0; i < 10; ++i)
        step(world, i % 2 == 0 ? Direction::East : Direction::West);
    QVERIFY(!world.isOver());
    QCOMPARE(world.hero().submerged, 0);
}

void DrowningTest::itIsToldBeforeItIsTooLate()
{
    World world = pool("######\n#@TT.#\n######");
    std::vector<int> left;
    std::vector<Event> events = step(world, Direction::East).events;
    for (const Turn& turn : {play(world, Wait{}), play(world, Wait{})})
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    for (const Submerged& told : eventsOf<Submerged>(events))
        left.push_back(told.left);
    QVERIFY(left == (std::vector{2, 1, 0}));
    QVERIFY(!world.isOver());
}

void DrowningTest::theFirstAndTheLastStepSink()
{
    World world = pool("########\n#@TTTT.#\n########");
    std::vector<bool> sinks;
    for (int i = 0; i < 4; ++i) {
        sinks.push_back(wouldSink(world, Direction::East));
        step(world, Direction::East);
    }
    QVERIFY(sinks == (std::vector{true, false, false, true}));
    const World ashore = pool("#####\n#@..#\n#####");
    for (const Direction direction : kDirections)
        QVERIFY(!wouldSink(ashore, direction));
    const World inhabited = pool("#####\n#@IT#\n#####");
    QVERIFY(!wouldSink(inhabited, Direction::East)); // strikes
}

void DrowningTest::whatDragsDownDrownsSooner()
{
    World world = poolWearing({"steel"});
    QVERIFY(wouldBeDraggedDown(world, Direction::East) && !wouldBeDraggedDown(world, Direction::West));
    std::vector<bool> sinks;
    std::vector<int> left;
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!world.isOver());
        sinks.push_back(wouldSink(world, Direction::East));
        for (const Submerged& told : eventsOf<Submerged>(step(world, Direction::East).events))
            left.push_back(told.left);
    }
    QVERIFY(sinks == (std::vector{true, false, true}));
    QVERIFY(left == (std::vector{1, 0}));
    QVERIFY(world.state().cause == Cause::Drowned);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void DrowningTest::whatDragsDownNeverHoldsUp()
{
    World world = poolWearing({"anchor"}); // for 9 acts, where the ground says 3
    QVERIFY(!wouldBeDraggedDown(world, Direction::East));
    QCOMPARE(knownBreathIn(world, world.tileKind({2, 1, 0})), 3);
    Item heavier = *world.item(thingOf(world, "anchor"));
    heavier.enchant = 2;
    WorldWriter(world).changeItem(heavier);
    QCOMPARE(breathIn(world, world.hero(), world.tileKind({2, 1, 0})), 1);
    QCOMPARE(knownBreathIn(world, world.tileKind({2, 1, 0})), 3); // nobody knows yet
    heavier.enchant = 9;
    WorldWriter(world).changeItem(heavier);
    QCOMPARE(breathIn(world, world.hero(), world.tileKind({2, 1, 0})), 1);
}

void DrowningTest::whoSwimsIsNotDraggedDown()
{
    World world = poolWearing({"steel", "fin"});
    QVERIFY(!wouldSink(world, Direction::East));
    for (int i = 0; i < 5; ++i)
        QVERIFY(eventsOf<Submerged>(step(world, Direction::East).events).empty());
    QVERIFY(!world.isOver());
    QCOMPARE(world.hero().at, (Position{6, 1, 0}));
}

void DrowningTest::swimmersAreAtHome()
{
    World world = pool("########\n#@.TTTI#\n#......#\n########");
    const EntityId swimmer = creatureOfKind(world, "swimmer").id;
    WorldWriter(world).moveCreature(swimmer, {4, 1, 0});
    QVERIFY(eventsOf<Submerged>(waitFor(world, 20)).empty());
    QVERIFY(world.creature(swimmer));
}

void DrowningTest::monstersStayAshore()
{
    World world = pool("########\n#@.TT.W#\n########");
    const auto events = waitFor(world, 20);
    QVERIFY(eventsOf<Submerged>(events).empty() && eventsOf<Struck>(events).empty());
    const Creature& walker = creatureOfKind(world, "walker");
    QVERIFY(check(world, walker.id, Walk{Direction::West}) || walker.at.x > 5);
    QVERIFY(!mayWade(world, walker, {4, 1, 0}) && mayWade(world, world.hero(), {4, 1, 0}));
}

void DrowningTest::confusedMonstersMayDrown()
{
    World world = pool("########\n#@######\n#.TTTTT#\n##TTWTT#\n##TTTTT#\n########");
    const EntityId walker = creatureOfKind(world, "walker").id;
    WorldWriter(world).setTile({4, 3, 0}, world.catalogue().floor());
    confuse(world, walker);
    const auto events = waitFor(world, 60);
    QVERIFY(!world.creature(walker));
    QCOMPARE(eventsOf<Drowned>(events).size(), std::size_t{1});
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Learned>(events).empty());
    QCOMPARE(world.items().size(), std::size_t{1}); // what it left lies ashore
    QVERIFY(world.isWalkable(world.items().front().at));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void DrowningTest::aShieldKeepsNoWaterOut()
{
    World world = pool("######\n#@#TD#\n######");
    const EntityId dummy = creatureOfKind(world, "dummy").id;
    WorldWriter(world).moveCreature(dummy, {3, 1, 0});
    begin(world, dummy, Condition::Shielded, 30 * kShieldActs);
    const auto events = waitFor(world, 10);
    QVERIFY(!world.creature(dummy));
    QCOMPARE(eventsOf<Drowned>(events).size(), std::size_t{1});
    QCOMPARE(eventsOf<Died>(events).size(), std::size_t{1});
}

void DrowningTest::wherePeopleDrownNobodyIsPutAndNothingFalls()
{
    World world = pool("######\n#@TT.#\n######");
    const CreatureKind& hero = world.kindOf(world.hero());
    QVERIFY(!world.holds(hero, {2, 1, 0}) && world.drowns(hero, {2, 1, 0}));
    QVERIFY(!world.isFree({2, 1, 0}) && !world.isWalkable({2, 1, 0}));
    QVERIFY(!world.drowns(hero, {4, 1, 0}) && !world.drowns(hero, {-1, 1, 0}));
}

void DrowningTest::walkableGroundCannotDrown()
{
    const Json row = *parseJson(R"({"id": "bog", "name": "bog", "article": "a", "glyph": "B", "colour": "#234567",
        "sign": "B", "walkable": true, "drowns": 3})");
    std::optional<Error> problem;
    readTile(JsonCursor(row, problem));
    QVERIFY(problem.has_value());
}

CAVE_TEST_SUITE(DrowningTest);
#include "drowning_test.moc"
