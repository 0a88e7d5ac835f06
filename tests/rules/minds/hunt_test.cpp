// SPDX-License-Identifier: MIT
#include "core/rules/minds/hunt.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

Rules strongHero()
{
    Rules rules;
    rules.health = 100'000;
    return rules;
}

World huntIn(std::string_view picture) { return testWorld(picture, strongHero()); }

} // namespace

class HuntTest : public QObject {
    Q_OBJECT

private slots:
    void aHunterComesStraightAndStrikes();
    void itSeesNoFurtherThanItsSight();
    void itSeesNothingBehindWalls();
    void itGoesWhereItLastSawTheHero();
    void itFindsTheWayAroundWalls();
    void itGoesAroundOthers();
    void itQueuesBehindOthersInACorridor();
    void closedDoorsStopThoseThatOpenNone();
    void whoDoesNotHuntTakesNoNotice();
    void whatItSawIsSaved();
};

void HuntTest::aHunterComesStraightAndStrikes()
{
    World world = huntIn("########\n#@...k.#\n########");
    waitFor(world, 1);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("########\n#@..k..#\n########")));
    waitFor(world, 2);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("########\n#@k....#\n########")));
    QCOMPARE(eventsOf<Struck>(play(world, Wait{}).events).size(), std::size_t{1});
}

// Orcs do not wander: they wait until they see somebody.
void HuntTest::itSeesNoFurtherThanItsSight()
{
    for (const int distance : {8, 9}) {
        const std::string wall(13, '#');
        const std::string hall = "#@" + std::string(static_cast<std::size_t>(distance - 1), '.') + 'o' +
                                 std::string(static_cast<std::size_t>(10 - distance), '.') + '#';
        World world = huntIn(wall + '\n' + hall + '\n' + wall);
        const Position from = creatureOfKind(world, "orc").at;
        QCOMPARE(sees(world, creatureOfKind(world, "orc"), world.hero()), distance == 8);
        waitFor(world, 1);
        QCOMPARE(creatureOfKind(world, "orc").at != from, distance == 8);
    }
}

void HuntTest::itSeesNothingBehindWalls()
{
    World world = huntIn("#######\n#@.#o.#\n#..#..#\n#.....#\n#######");
    const Position from = creatureOfKind(world, "orc").at;
    waitFor(world, 20);
    QCOMPARE(creatureOfKind(world, "orc").at, from);
    QVERIFY(!creatureOfKind(world, "orc").quarry);
}

void HuntTest::itGoesWhereItLastSawTheHero()
{
    World world = huntIn("#########\n#.@....o#\n#.#######\n#.#######\n#.#######\n#.#######\n#########");
    waitFor(world, 1);
    QVERIFY(creatureOfKind(world, "orc").quarry == world.hero().at);
    const Position seen = world.hero().at;
    WorldWriter(world).moveCreature(world.state().hero, {1, 5, 0});
    std::set<Position> visited;
    for (int i = 0; i < 30 && creatureOfKind(world, "orc").quarry; ++i) {
        QVERIFY(creatureOfKind(world, "orc").quarry == seen || sees(world, creatureOfKind(world, "orc"), world.hero()));
        waitFor(world, 1);
        visited.insert(creatureOfKind(world, "orc").at);
    }
    QVERIFY(visited.contains(seen));
}

// Seen over water, which nobody can walk on, the way leads around.
void HuntTest::itFindsTheWayAroundWalls()
{
    World world = huntIn("##########\n#........#\n#.======.#\n#.=@.===.#\n#.==..=o.#\n#.===..=.#\n#.====..=#\n#.======."
                         "#\n#........#\n#####"
                         "#####");
    Position last = creatureOfKind(world, "orc").at;
    bool stood = false;
    bool struck = false;
    for (int i = 0; i < 40 && !struck; ++i) {
        struck = !eventsOf<Struck>(play(world, Wait{}).events).empty();
        stood = stood || (!struck && creatureOfKind(world, "orc").at == last);
        last = creatureOfKind(world, "orc").at;
    }
    QVERIFY(struck && !stood);
}

void HuntTest::itGoesAroundOthers()
{
    World world = huntIn("########\n#@.D.o.#\n#......#\n########");
    waitFor(world, 2);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("########\n#@.D...#\n#..o...#\n########")));
}

void HuntTest::itQueuesBehindOthersInACorridor()
{
    World world = huntIn("########\n#@.Dk..#\n########");
    waitFor(world, 20);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("########\n#@.Dk..#\n########")));
}

void HuntTest::closedDoorsStopThoseThatOpenNone()
{
    for (const char* kind : {"kobold", "slime"}) {
        const std::string_view picture = "#######\n#@+..k#\n#######";
        Dungeon dungeon = asciiDungeon(picture, testKinds());
        dungeon.rules = strongHero();
        dungeon.levels[0].things[0].kind = *dungeon.catalogue->findCreature(kind);
        World world = worldOf(dungeon);
        WorldWriter(world).setQuarry(creatureOfKind(world, kind).id, world.hero().at);
        waitFor(world, 40);
        QCOMPARE(distance(creatureOfKind(world, kind).at, world.hero().at) == 1, std::string_view(kind) == "kobold");
    }
}

void HuntTest::whoDoesNotHuntTakesNoNotice()
{
    World world = huntIn("#####\n#@.:#\n#####");
    waitFor(world, 5);
    QVERIFY(!creatureOfKind(world, "newt").quarry);
}

void HuntTest::whatItSawIsSaved()
{
    World world = huntIn("########\n#@...k.#\n########");
    const std::uint64_t before = world.hash();
    WorldWriter(world).setQuarry(creatureOfKind(world, "kobold").id, Position{1, 1, 0});
    QVERIFY(world.hash() != before);
    QCOMPARE(world.hash(), world.recomputedHash());
    QVERIFY(World(world.savedState()).creature(creatureOfKind(world, "kobold").id)->quarry == (Position{1, 1, 0}));
}

CAVE_TEST_SUITE(HuntTest);
#include "hunt_test.moc"
