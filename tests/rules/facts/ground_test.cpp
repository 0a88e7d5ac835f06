// SPDX-License-Identifier: MIT
// What ground does to those that walk, fly, swim, phase and dig.
#include "core/rules/facts/passage.h"
#include "core/rules/turn/start_game.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kMovers{
    creatureRow("walker", 'W', R"("attack": 1, "sight": 9, "behaviours": [{"does": "hunt"}])"),
    creatureRow("flyer", 'F', R"("attack": 1, "sight": 9, "flies": true, "drops": [{"items": ["rock"]}],
        "behaviours": [{"does": "hunt"}])"),
    creatureRow("swimmer", 'I', R"("attack": 1, "sight": 9, "swims": true, "behaviours": [{"does": "hunt"}])"),
    creatureRow("shade", 'P', R"("attack": 1, "sight": 6, "phases": true, "drops": [{"items": ["rock"]}],
        "behaviours": [{"does": "hunt"}])"),
    creatureRow("mole", 'M', R"("attack": 1, "behaviours": [{"does": "burrow", "range": 7}])"),
};

Position placeOfItem(const World& world, std::string_view kind) { return creatureOfKind(world, kind).at; }

} // namespace

class GroundTest : public QObject {
    Q_OBJECT

private slots:
    void onlyFlyersAndSwimmersCrossDeepWater();
    void thePicturesOfTilesSayWhoIsHeld();
    void wadingTakesLonger();
    void flyersAndSwimmersAreNotSlowed();
    void monstersWadeSlowly();
    void shadesComeThroughRock();
    void shadesFeelTheHeroWithinTheirSightOnly();
    void aShadeInRockCanBeStruckAndLeavesThingsOnTheGround();
    void whatFallsOverWaterLiesOnTheShore();
    void shadesLeaveDoorsClosed();
    void molesDigTheirWay();
    void molesDoNotFeelFurtherThanTheirRange();
    void whoCannotDigIsRefused();
    void aGameWithThemInWaterAndRockIsAllowed();
};

void GroundTest::onlyFlyersAndSwimmersCrossDeepWater()
{
    for (const auto& [kind, sign] : {std::pair("walker", 'W'), std::pair("flyer", 'F'), std::pair("swimmer", 'I')}) {
        World world = zoo(std::string("########\n#@.==.") + sign + "#\n########", kMovers);
        waitFor(world, 10);
        const bool crosses = std::string_view(kind) != "walker";
        QCOMPARE(distance(placeOfItem(world, kind), world.hero().at) == 1, crosses);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void GroundTest::thePicturesOfTilesSayWhoIsHeld()
{
    const auto kinds = zooKinds(kMovers);
    const auto holding = [&](const char* tile) {
        std::string signs;
        for (const char* id : {"walker", "flyer", "swimmer", "shade"})
            signs += holds(kinds->tile(*kinds->findTile(tile)), kinds->creature(*kinds->findCreature(id))) ? '+' : '-';
        return signs;
    };
    QCOMPARE(holding("floor"), std::string("++++"));
    QCOMPARE(holding("water"), std::string("++++"));
    QCOMPARE(holding("deep_water"), std::string("-+++"));
    QCOMPARE(holding("wall"), std::string("---+"));
    QCOMPARE(holding("statue"), std::string("---+"));
}

// A step onto or off the water: half as long again. Standing in it costs nothing more.
void GroundTest::wadingTakesLonger()
{
    World world = zoo("#########\n#@.~~..,#\n#########", kMovers);
    const auto timeOf = [&](const Command& command) {
        const std::int64_t before = world.state().clock;
        play(world, command);
        return world.state().clock - before;
    };
    const auto east = [&] { return timeOf(Walk{Direction::East}); };
    QCOMPARE(east(), 100);
    QCOMPARE(east(), 150);
    QCOMPARE(timeOf(Wait{}), 100);
    QCOMPARE(east(), 150);
    QCOMPARE(east(), 150);
    QCOMPARE(east(), 100);
    QCOMPARE(east(), 150); // rubble
}

void GroundTest::flyersAndSwimmersAreNotSlowed()
{
    World world = zoo("########\n#@WFIP,#\n#~.....#\n########", kMovers);
    const auto pace = [&](const char* kind, Position to) {
        return paceOver(world, creatureOfKind(world, kind), {2, 2, 0}, to);
    };
    const Position water{1, 2, 0};
    const Position rubble{6, 1, 0};
    QCOMPARE(pace("walker", water), 150);
    QCOMPARE(pace("walker", rubble), 150);
    QCOMPARE(pace("flyer", water), 100);
    QCOMPARE(pace("flyer", rubble), 100);
    QCOMPARE(pace("swimmer", water), 100);
    QCOMPARE(pace("swimmer", rubble), 150);
    QCOMPARE(pace("shade", rubble), 100);
}

// Six steps at 150 per cent are nine turns.
void GroundTest::monstersWadeSlowly()
{
    World world = zoo("##########\n#@~~~~~~W#\n##########", kMovers);
    waitFor(world, 7);
    QVERIFY(placeOfItem(world, "walker").x > 2);
    waitFor(world, 3);
    QCOMPARE(placeOfItem(world, "walker").x, 2);
}

void GroundTest::shadesComeThroughRock()
{
    World world = zoo("########\n#@###P.#\n########", kMovers);
    waitFor(world, 2);
    QCOMPARE(placeOfItem(world, "shade"), (Position{3, 1, 0}));
    QVERIFY(world.tileKind({3, 1, 0}).id == "wall");
    QCOMPARE(eventsOf<Struck>(waitFor(world, 2)).size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
    QCOMPARE(World(world.savedState()).hash(), world.hash());
}

void GroundTest::shadesFeelTheHeroWithinTheirSightOnly()
{
    World near = zoo("##########\n#@#####P.#\n##########", kMovers);
    waitFor(near, 1);
    QCOMPARE(placeOfItem(near, "shade").x, 6);
    World far = zoo("##########\n#@######P#\n##########", kMovers);
    waitFor(far, 5);
    QCOMPARE(placeOfItem(far, "shade").x, 8);
}

void GroundTest::aShadeInRockCanBeStruckAndLeavesThingsOnTheGround()
{
    World world = zoo("#######\n#.@##P#\n#######", kMovers);
    waitFor(world, 2);
    QCOMPARE(placeOfItem(world, "shade"), (Position{3, 1, 0}));
    QVERIFY(world.isVisible({3, 1, 0}));
    play(world, Walk{Direction::East});
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QCOMPARE(world.itemsAt({2, 1, 0}).size(), std::size_t{1});
}

void GroundTest::whatFallsOverWaterLiesOnTheShore()
{
    World world = zoo("######\n#@F==#\n#=====\n######", kMovers);
    const EntityId flyer = creatureOfKind(world, "flyer").id;
    WorldWriter(world).moveCreature(flyer, {2, 2, 0});
    play(world, Walk{Direction::SouthEast});
    QVERIFY(!world.creature(flyer));
    QVERIFY(world.itemsAt({2, 2, 0}).empty());
    QCOMPARE(world.itemsAt({2, 1, 0}).size() + world.itemsAt({1, 1, 0}).size(), std::size_t{1});
}

void GroundTest::shadesLeaveDoorsClosed()
{
    World world = zoo("######\n#@+P.#\n######", kMovers);
    QCOMPARE(eventsOf<Opened>(waitFor(world, 3)).size(), std::size_t{0});
    QCOMPARE(placeOfItem(world, "shade"), (Position{2, 1, 0}));
    QVERIFY(world.tileKind({2, 1, 0}).id == "door");
}

// Two acts for each cell of rock: one to dig, one to step.
void GroundTest::molesDigTheirWay()
{
    World world = zoo("########\n#@##M..#\n########", kMovers);
    const auto events = waitFor(world, 4);
    QCOMPARE(eventsOf<Dug>(events).size(), std::size_t{2});
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("########\n#@M....#\n########")));
    QCOMPARE(eventsOf<Struck>(waitFor(world, 2)).size(), std::size_t{2});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void GroundTest::molesDoNotFeelFurtherThanTheirRange()
{
    World world = zoo("###########\n#@#######M#\n###########", kMovers);
    QVERIFY(eventsOf<Dug>(waitFor(world, 5)).empty());
    World undiggable = zoo("XXXXXXX\nX@XXM.X\nXXXXXXX", kMovers);
    QVERIFY(eventsOf<Dug>(waitFor(undiggable, 5)).empty());
}

void GroundTest::whoCannotDigIsRefused()
{
    World world = zoo("#######\n#@#W#M#\n#######", kMovers);
    QVERIFY(check(world, creatureOfKind(world, "walker").id, Walk{Direction::East}));
    QVERIFY(!check(world, creatureOfKind(world, "mole").id, Walk{Direction::West}));
}

void GroundTest::aGameWithThemInWaterAndRockIsAllowed()
{
    for (const auto& [id, tile, isAllowed] :
         {std::tuple("swimmer", "deep_water", true), std::tuple("walker", "deep_water", false),
          std::tuple("shade", "wall", true), std::tuple("flyer", "wall", false)}) {
        Dungeon dungeon = zooDungeon("#####\n#@..#\n#####", kMovers);
        dungeon.levels[0].tiles[3, 1] = *dungeon.catalogue->findTile(tile);
        dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature(id), 3, 1, {}});
        QCOMPARE(startGame(dungeon, dungeon.seed).has_value(), isAllowed);
    }
}

CAVE_TEST_SUITE(GroundTest);
#include "ground_test.moc"
