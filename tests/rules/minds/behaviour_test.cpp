// SPDX-License-Identifier: MIT
#include "core/content/behaviour_rows.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/verbs/act.h"
#include "core/rules/verbs/check.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cave;

namespace {

// A hall with these signs in its corners, and the hero walled off.
std::string hall(char first, char last, int width = 30, int height = 12)
{
    std::string picture = "#@" + std::string(static_cast<std::size_t>(width), '#') + '\n' +
                          std::string(static_cast<std::size_t>(width + 2), '#') + '\n';
    for (int y = 0; y < height; ++y) {
        std::string row(static_cast<std::size_t>(width), '.');
        if (y == 0)
            row.front() = first;
        if (y == height - 1)
            row.back() = last;
        picture += '#' + row + "#\n";
    }
    return picture + std::string(static_cast<std::size_t>(width + 2), '#') + '\n';
}

std::map<EntityId, int> colonies(const World& world)
{
    std::map<EntityId, int> sizes;
    for (const Creature& creature : world.creatures())
        if (world.kindOf(creature).id == "fungus")
            ++sizes[creature.colony];
    return sizes;
}

} // namespace

class BehaviourTest : public QObject {
    Q_OBJECT

private slots:
    void everyBehaviourHasAFunctionAndAName();
    void batsWanderInFourDirections();
    void newtsWanderInEight();
    void aFungusSpreadsToTheCellsAround();
    void aFungusSpreadsWithItsChance();
    void aFungusGrowsFiveTimes();
    void aColonyHasACap();
    void aColonyThatWasCutDownGrowsAgain();
    void coloniesCountForThemselves();
    void nothingGrowsWhereThereIsNoRoom();
    void nothingGrowsOnStairs();
    void nothingGrowsInAClosedDoor();
    void whoDoesNotSpreadCannot();
    void theGiantZombieSummonsSlimesUpToItsCap();
    void summoningHasItsChance();
    void theGiantZombieGrowsStrongerOnce();
    void othersNeitherSummonNorGrow();
    void whatMayNotBeDoneGivesWayToTheNextBehaviour();
};

void BehaviourTest::everyBehaviourHasAFunctionAndAName()
{
    std::set<std::string_view> names;
    for (const Behaviour& behaviour : behaviours()) {
        QVERIFY(behaviour.choose);
        names.insert(behaviourName(behaviour.does));
    }
    QCOMPARE(names.size(), behaviours().size());
    QVERIFY(names.contains("wander") && names.contains("split"));
}

void BehaviourTest::batsWanderInFourDirections()
{
    World world = testWorld("@#.....\n##.....\n##..B..\n##.....\n##.....");
    std::set<std::string> seen;
    for (int i = 0; i < 500; ++i)
        seen.insert(
            formatCommand(chooseCommand(world, creatureOfKind(world, "bat"), WorldWriter(world).dice(), mayDo)));
    QVERIFY(seen == (std::set<std::string>{"walk e", "walk n", "walk s", "walk w"}));
}

void BehaviourTest::newtsWanderInEight()
{
    World world = testWorld("@#.....\n##.....\n##..:..\n##.....\n##.....");
    std::set<std::string> seen;
    for (int i = 0; i < 500; ++i)
        seen.insert(
            formatCommand(chooseCommand(world, creatureOfKind(world, "newt"), WorldWriter(world).dice(), mayDo)));
    QCOMPARE(seen.size(), std::size_t{8});
}

void BehaviourTest::aFungusSpreadsToTheCellsAround()
{
    World world = testWorld("@#.....\n##.....\n##..F..\n##.....\n##.....");
    const Creature parent = creatureOfKind(world, "fungus");
    for (const Direction direction : kDirections) {
        World copy = world;
        std::vector<Event> events;
        QVERIFY(!check(copy, parent.id, Spread{direction}));
        act(WorldWriter(copy), parent.id, Spread{direction}, events);
        const Grew growth = std::get<Grew>(events.front());
        const Creature* child = copy.creatureAt(moved(parent.at, direction));
        QVERIFY(child && child->id == growth.child.id && growth.parent.id == parent.id && growth.at == child->at);
        QVERIFY(child->colony == parent.id && child->kind == parent.kind && child->growths == 0);
        QCOMPARE(copy.creature(parent.id)->growths, 1);
        QCOMPARE(copy.hash(), copy.recomputedHash());
    }
}

void BehaviourTest::aFungusSpreadsWithItsChance()
{
    World world = testWorld("@#.....\n##.....\n##..F..\n##.....\n##.....");
    int spreads = 0;
    for (int i = 0; i < 10'000; ++i)
        spreads += std::holds_alternative<Spread>(
            chooseCommand(world, creatureOfKind(world, "fungus"), WorldWriter(world).dice(), mayDo));
    QVERIFY2(spreads > 140 && spreads < 260, "far from 20 per mille");
}

void BehaviourTest::aFungusGrowsFiveTimes()
{
    World world = testWorld("@#.....\n##.....\n##..F..\n##.....\n##.....");
    const EntityId parent = creatureOfKind(world, "fungus").id;
    std::vector<Event> events;
    for (int i = 0; i < 5; ++i) {
        QVERIFY(!check(world, parent, Spread{kDirections[static_cast<std::size_t>(i)]}));
        act(WorldWriter(world), parent, Spread{kDirections[static_cast<std::size_t>(i)]}, events);
    }
    for (const Direction direction : kDirections)
        QVERIFY(check(world, parent, Spread{direction}));
    QVERIFY(!check(world, eventsOf<Grew>(events).front().child.id, Spread{Direction::North}));
}

void BehaviourTest::aColonyHasACap()
{
    World world = testWorld(hall('F', '.'));
    const EntityId first = creatureOfKind(world, "fungus").id;
    int largest = 0;
    for (int i = 0; i < 6000; ++i) {
        QVERIFY(!play(world, Wait{}).refusal);
        largest = std::max(largest, colonies(world)[first]);
        QVERIFY(largest <= 24);
    }
    QCOMPARE(largest, 24);
    for (const Creature& creature : world.creatures())
        QVERIFY(creature.growths <= 5);
}

void BehaviourTest::aColonyThatWasCutDownGrowsAgain()
{
    World world = testWorld(hall('F', '.'));
    const EntityId first = creatureOfKind(world, "fungus").id;
    while (colonies(world)[first] < 24)
        QVERIFY(!play(world, Wait{}).refusal);
    WorldWriter(world).removeCreature(first);
    int grown = 0;
    for (int i = 0; i < 3000; ++i)
        grown += static_cast<int>(eventsOf<Grew>(play(world, Wait{}).events).size());
    QCOMPARE(grown, 1);
    QCOMPARE(colonies(world)[first], 24);
}

void BehaviourTest::coloniesCountForThemselves()
{
    World world = testWorld(hall('F', 'F'));
    for (int i = 0; i < 8000; ++i)
        play(world, Wait{});
    const auto sizes = colonies(world);
    QCOMPARE(sizes.size(), std::size_t{2});
    for (const auto& [colony, size] : sizes)
        QCOMPARE(size, 24);
}

void BehaviourTest::nothingGrowsWhereThereIsNoRoom()
{
    World world = testWorld("@####\n##D##\n#=F.#\n#####");
    const EntityId fungus = creatureOfKind(world, "fungus").id;
    for (const Direction direction : kDirections)
        QCOMPARE(check(world, fungus, Spread{direction}).has_value(), direction != Direction::East);
}

void BehaviourTest::nothingGrowsOnStairs()
{
    World world = testWorld("@####\n##>##\n#.F<#\n#####");
    const EntityId fungus = creatureOfKind(world, "fungus").id;
    for (const Direction direction : kDirections)
        QCOMPARE(check(world, fungus, Spread{direction}).has_value(), direction != Direction::West);
}

void BehaviourTest::nothingGrowsInAClosedDoor()
{
    const World world = testWorld("@####\n##+##\n#.F'#\n#####");
    const World older = byRules(kDoorsStayClear - 1, world);
    const EntityId fungus = creatureOfKind(world, "fungus").id;
    QVERIFY(check(world, fungus, Spread{Direction::North}));
    for (const Direction direction : {Direction::West, Direction::East})
        QVERIFY(!check(world, fungus, Spread{direction}));
    QVERIFY(!check(older, fungus, Spread{Direction::North}));
}

void BehaviourTest::whoDoesNotSpreadCannot()
{
    World world = testWorld("#####\n#@B.#\n#...#\n#####");
    QVERIFY(check(world, creatureOfKind(world, "bat").id, Spread{Direction::East}));
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Spread{Direction::South}))), QString("Nothing can grow there."));
    QVERIFY(Instant(world) == before);
}

void BehaviourTest::theGiantZombieSummonsSlimesUpToItsCap()
{
    World world = testWorld(hall('Z', '.'));
    std::size_t most = 0;
    for (int i = 0; i < 600; ++i) {
        for (const Summoned& event : eventsOf<Summoned>(play(world, Wait{}).events)) {
            const Creature* child = world.creature(event.child.id);
            QVERIFY(child && world.kindOf(*child).id == "slime" && child->colony == event.who.id);
        }
        most = std::max(most, world.creatures().size());
        QVERIFY(world.creatures().size() <= 6); // the hero, the zombie and four slimes
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QCOMPARE(most, std::size_t{6});
}

void BehaviourTest::summoningHasItsChance()
{
    World world = testWorld("@#.....\n##.....\n##..Z..\n##.....\n##.....");
    int summons = 0;
    for (int i = 0; i < 10'000; ++i)
        summons += std::holds_alternative<Summon>(
            chooseCommand(world, creatureOfKind(world, "giant_zombie"), WorldWriter(world).dice(), mayDo));
    QVERIFY2(summons > 900 && summons < 1100, "far from 100 per mille");
}

void BehaviourTest::theGiantZombieGrowsStrongerOnce()
{
    World world = testWorld("@#.....\n##.....\n##..Z..\n##.....\n##.....");
    const EntityId zombie = creatureOfKind(world, "giant_zombie").id;
    WorldWriter(world).setHealth(zombie, 21);
    QVERIFY(check(world, zombie, Strengthen{}));
    WorldWriter(world).setHealth(zombie, 20);
    QVERIFY(std::holds_alternative<Strengthen>(
        chooseCommand(world, *world.creature(zombie), WorldWriter(world).dice(), mayDo)));
    std::vector<Event> events;
    act(WorldWriter(world), zombie, Strengthen{}, events);
    QVERIFY(std::get<Strengthened>(events.front()).who.id == zombie);
    QCOMPARE(world.creature(zombie)->attack, 13);
    QVERIFY(check(world, zombie, Strengthen{}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void BehaviourTest::othersNeitherSummonNorGrow()
{
    World world = testWorld("#####\n#@B.#\n#...#\n#####");
    for (const EntityId who : {world.state().hero, creatureOfKind(world, "bat").id}) {
        QVERIFY(check(world, who, Summon{Direction::South}));
        QVERIFY(check(world, who, Strengthen{}));
    }
}

// Walled in, the zombie can neither summon nor hunt: it stands.
void BehaviourTest::whatMayNotBeDoneGivesWayToTheNextBehaviour()
{
    World world = testWorld("@####\n###Z#\n#####");
    const EntityId zombie = creatureOfKind(world, "giant_zombie").id;
    for (int i = 0; i < 100; ++i)
        QVERIFY(std::holds_alternative<Wait>(
            chooseCommand(world, *world.creature(zombie), WorldWriter(world).dice(), mayDo)));
}

CAVE_TEST_SUITE(BehaviourTest);
#include "behaviour_test.moc"
