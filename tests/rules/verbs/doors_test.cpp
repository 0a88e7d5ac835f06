// SPDX-License-Identifier: MIT
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/act.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kVault = "#######\n#@.L..#\n#######";

// A vault whose door is at (3, 1), with keys in the hero's cell.
Dungeon vault(const std::vector<std::optional<Position>>& keys)
{
    Dungeon dungeon = asciiDungeon(kVault, testKinds());
    for (const auto& opens : keys)
        putItem(dungeon, "key", {1, 1, 0}, opens);
    return dungeon;
}

World atTheDoor(const std::vector<std::optional<Position>>& keys)
{
    World world = worldOf(vault(keys));
    if (!keys.empty())
        play(world, PickUp{});
    play(world, Walk{Direction::East});
    return world;
}

void compare(const World& world, std::string_view picture)
{
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed(picture)));
    QCOMPARE(world.hash(), world.recomputedHash());
}

Rules withoutDigging()
{
    Rules rules;
    rules.dig = false;
    return rules;
}

} // namespace

class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    void walkingIntoADoorOpensItAndStepsIn();
    void anOpenDoorIsClosed();
    void whatIsNoOpenDoorIsNotClosed();
    void nobodyIsShutIntoADoor();
    void whoHidesInADoorIsNotNamed();
    void aClosedDoorHidesWhatIsBehindIt();
    void creaturesOpenDoorsUnlessTheirRowSaysNot();
    void aLockedDoorWithoutAKeyIsRefused();
    void itsKeyOpensItOnceAndIsUsedUp();
    void aFreeKeyOpensAnyDoor();
    void theKeyOfAnotherDoorDoesNot();
    void theOwnKeyIsUsedBeforeAFreeOne();
    void onlyTheHeroUnlocks();
    void aSecretDoorIsTakenForAWall();
    void searchingFindsWhatIsNearAndInView();
    void searchingInVainTakesATurn();
    void diggingIntoASecretDoorFindsIt();
    void aHoleIsTakenDownwardsOnly();
    void aKeyForADoorThatIsNotThereIsRefused();
};

void DoorsTest::walkingIntoADoorOpensItAndStepsIn()
{
    World world = testWorld("#####\n#@+.#\n#####");
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    const Opened opened = eventsOf<Opened>(turn.events).at(0);
    QVERIFY(opened.who.isHero && opened.at == world.hero().at);
    QCOMPARE(world.catalogue().tile(opened.tile).id, std::string("door"));
    QCOMPARE(eventsOf<Stepped>(turn.events).size(), std::size_t{1});
    QCOMPARE(world.state().turn, std::int64_t{1});
    play(world, Walk{Direction::East});
    compare(world, "#####\n#.'@#\n#####");
}

void DoorsTest::anOpenDoorIsClosed()
{
    World world = testWorld("#####\n#@'.#\n#####");
    const Turn turn = play(world, Close{Direction::East});
    QVERIFY(!turn.refusal);
    QVERIFY(eventsOf<Closed>(turn.events).at(0).at == (Position{2, 1, 0}));
    compare(world, "#####\n#@+.#\n#####");
    QVERIFY(world.opaque(0).get(2, 1));
}

void DoorsTest::whatIsNoOpenDoorIsNotClosed()
{
    World world = testWorld("#####\n#@+.#\n#####");
    for (const Direction direction : kDirections) {
        const Instant before(world);
        QCOMPARE(shown(refusalOf(play(world, Close{direction}))), QString("There is nothing to close there."));
        QVERIFY(Instant(world) == before);
    }
}

void DoorsTest::nobodyIsShutIntoADoor()
{
    World world = testWorld("#####\n#@'D#\n#####");
    WorldWriter(world).moveCreature(creatureOfKind(world, "dummy").id, {2, 1, 0});
    QCOMPARE(shown(refusalOf(play(world, Close{Direction::East}))), QString("The dummy is in the way."));
}

void DoorsTest::whoHidesInADoorIsNotNamed()
{
    World world =
        zoo("#####\n#@'Q#\n#####",
            {creatureRow("mimic", 'Q', R"("behaviours": [{"does": "ambush", "range": 1, "looks_like": "sword"}])")});
    WorldWriter(world).moveCreature(creatureOfKind(world, "mimic").id, {2, 1, 0});
    QCOMPARE(shown(refusalOf(play(world, Close{Direction::East}))), QString("Something is in the way."));
}

void DoorsTest::aClosedDoorHidesWhatIsBehindIt()
{
    World world = testWorld("######\n#@'D.#\n######");
    const Position dummy = creatureOfKind(world, "dummy").at;
    QVERIFY(world.isVisible(dummy));
    play(world, Close{Direction::East});
    QVERIFY(!world.isVisible(dummy));
    QVERIFY(world.isVisible({2, 1, 0}));
}

void DoorsTest::creaturesOpenDoorsUnlessTheirRowSaysNot()
{
    World world = testWorld("########\n#@+B+o+#\n########");
    const EntityId bat = creatureOfKind(world, "bat").id;
    const EntityId orc = creatureOfKind(world, "orc").id;
    QVERIFY(check(world, bat, Walk{Direction::West}));
    QVERIFY(!check(world, orc, Walk{Direction::West}));
    std::vector<Event> events;
    act(WorldWriter(world), orc, Walk{Direction::East}, events);
    QVERIFY(eventsOf<Opened>(events).at(0).who.id == orc);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void DoorsTest::aLockedDoorWithoutAKeyIsRefused()
{
    World world = atTheDoor({});
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Walk{Direction::East}))),
             QString("The locked door is locked. It needs its key."));
    QVERIFY(Instant(world) == before);
}

void DoorsTest::itsKeyOpensItOnceAndIsUsedUp()
{
    World world = atTheDoor({Position{3, 1, 0}});
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{1});
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    QVERIFY(eventsOf<Unlocked>(turn.events).at(0).at == (Position{3, 1, 0}));
    QVERIFY(world.items().empty());
    compare(world, "#######\n#.@'..#\n#######");
}

void DoorsTest::aFreeKeyOpensAnyDoor()
{
    World world = atTheDoor({std::nullopt});
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
    QVERIFY(world.items().empty());
}

void DoorsTest::theKeyOfAnotherDoorDoesNot()
{
    World world = atTheDoor({Position{4, 1, 0}});
    QVERIFY(play(world, Walk{Direction::East}).refusal);
    QCOMPARE(world.items().size(), std::size_t{1});
}

void DoorsTest::theOwnKeyIsUsedBeforeAFreeOne()
{
    World world = atTheDoor({std::nullopt, Position{3, 1, 0}});
    play(world, Walk{Direction::East});
    QCOMPARE(world.items().size(), std::size_t{1});
    QVERIFY(!world.items().front().opens);
}

void DoorsTest::onlyTheHeroUnlocks()
{
    Dungeon dungeon = asciiDungeon("#####\n#oL.#\n###@#\n#####", testKinds());
    putItem(dungeon, "key", {1, 1, 0});
    World world = worldOf(dungeon);
    const EntityId orc = creatureOfKind(world, "orc").id;
    give(world, world.items().front().id, orc);
    QVERIFY(check(world, orc, Walk{Direction::East}));
}

// In what the hero remembers and in refusals.
void DoorsTest::aSecretDoorIsTakenForAWall()
{
    World world = testWorld("#####\n#@S.#\n#####", withoutDigging());
    QVERIFY((world.level(0).memory.tiles[2, 1] == world.catalogue().wall()));
    const std::string wall = refusalOf(play(world, Walk{Direction::West}));
    QVERIFY(!wall.empty());
    QCOMPARE(shown(refusalOf(play(world, Walk{Direction::East}))), shown(wall));
    QCOMPARE(world.seenKind({2, 1, 0}).id, std::string("wall"));
}

void DoorsTest::searchingFindsWhatIsNearAndInView()
{
    World world =
        testWorld("###########\nS..S......S\n##S########\n#S#.......#\n#..@......#\n####S##S###", withoutDigging());
    const Turn turn = play(world, Search{});
    QVERIFY(!turn.refusal);
    QVERIFY(eventsOf<Searched>(turn.events).at(0).found == 3);
    compare(world, "###########\nS..S......S\n##+########\n#+#.......#\n#..@......#\n####+##S###");
    QVERIFY((world.level(0).memory.tiles[4, 5] == *world.catalogue().findTile("door")));
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void DoorsTest::searchingInVainTakesATurn()
{
    World world = testWorld("#######\n#@....S\n#######", withoutDigging());
    const Turn turn = play(world, Search{});
    QVERIFY(!turn.refusal && eventsOf<Found>(turn.events).empty());
    QCOMPARE(eventsOf<Searched>(turn.events).at(0).found, 0);
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void DoorsTest::diggingIntoASecretDoorFindsIt()
{
    World world = testWorld("#####\n#@S.#\n#####");
    QVERIFY(eventsOf<Found>(play(world, Walk{Direction::East}).events).at(0).who.isHero);
    compare(world, "#####\n#@+.#\n#####");
}

void DoorsTest::aHoleIsTakenDownwardsOnly()
{
    Dungeon dungeon = asciiDungeon("#####\n#@O.#\n#####\n\n#####\n#.D.#\n#####", testKinds());
    dungeon.levels[1].things[0].x = 3;
    dungeon.links.push_back({{dungeon.levels[0].uid, 2, 1}, {dungeon.levels[1].uid, 3, 1}, true});
    World world = worldOf(dungeon);
    play(world, Walk{Direction::East});
    QCOMPARE(world.hero().at.z, 0);
    const Turn turn = play(world, ClimbDown{});
    QVERIFY(!turn.refusal);
    QVERIFY(eventsOf<Climbed>(turn.events).at(0).to == (Position{3, 1, 1}));
    QCOMPARE(eventsOf<Pushed>(turn.events).size(), std::size_t{1});
    QVERIFY(play(world, ClimbUp{}).refusal);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void DoorsTest::aKeyForADoorThatIsNotThereIsRefused()
{
    QVERIFY(startGame(vault({Position{4, 1, 0}}), 1));
    QVERIFY(!startGame(vault({Position{7, 1, 0}}), 1));
    Dungeon dungeon = vault({Position{3, 1, 0}});
    dungeon.levels[0].things[0].opens->level = Uid{99};
    const auto game = startGame(dungeon, dungeon.seed);
    QVERIFY(!game);
    QCOMPARE(shown(game.error().where), QString("levels[0]"));
}

CAVE_TEST_SUITE(DoorsTest);
#include "doors_test.moc"
