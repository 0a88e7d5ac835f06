// SPDX-License-Identifier: MIT
#include "core/rules/minds/behaviour.h"
#include "core/rules/verbs/check.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kThieves{
    creatureRow("imp", 'I', R"("attack": 2, "sight": 9, "drops": [{"items": ["rock"]}],
        "behaviours": [{"does": "steal"}, {"does": "hunt"}])"),
    creatureRow("runner", 'R', R"("attack": 2, "sight": 9,
        "behaviours": [{"does": "steal"}, {"does": "hunt"}, {"does": "climb"}])"),
    creatureRow("bungler", 'U', R"("attack": 2, "sight": 9,
        "behaviours": [{"does": "steal", "per_mille": 300}, {"does": "hunt"}])"),
};

constexpr std::string_view kThiefHall = "############\n#..........#\n#@I........#\n#..........#\n############";

} // namespace

class ThiefTest : public QObject {
    Q_OBJECT

private slots:
    void itTakesSomethingAndRuns();
    void itTakesOneThingOnly();
    void whatIsInUseAndKeysAreSafe();
    void withNothingToTakeItStrikes();
    void itHasItsChance();
    void killedItLeavesWhatItTook();
    void whatWasTakenIsSaved();
    void othersDoNotSteal();
    void whoClimbsMakesForTheStairsWithItsLoot();
    void whoClimbsTakesTheStairsInView();
    void whoIsAwayWithItsLootStaysThere();
};

void ThiefTest::itTakesSomethingAndRuns()
{
    World world = zoo(kThiefHall, kThieves);
    const EntityId apple = packItem(world, "apple");
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Stole>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Struck>(events).empty());
    QVERIFY(world.item(apple)->carrier == creatureOfKind(world, "imp").id);
    QVERIFY(world.itemsOf(world.state().hero).empty());
    waitFor(world, 12);
    QVERIFY(distance(creatureOfKind(world, "imp").at, world.hero().at) >= 6);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ThiefTest::itTakesOneThingOnly()
{
    World world = zoo("####\n#@I#\n####", kThieves);
    for (const char* kind : {"apple", "melon", "rock"})
        packItem(world, kind);
    waitFor(world, 20);
    QCOMPARE(world.itemsOf(creatureOfKind(world, "imp").id).size(), std::size_t{1});
    QCOMPARE(world.itemsOf(world.state().hero).size(), std::size_t{2});
}

void ThiefTest::whatIsInUseAndKeysAreSafe()
{
    World world = zoo(kThiefHall, kThieves);
    const EntityId key = packItem(world, "key");
    const EntityId dagger = packItem(world, "dagger");
    play(world, Wield{dagger});
    waitFor(world, 20);
    QVERIFY(world.item(key)->carrier == world.state().hero && world.item(dagger)->carrier == world.state().hero);
}

void ThiefTest::withNothingToTakeItStrikes()
{
    World world = zoo(kThiefHall, kThieves);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 5)).size(), std::size_t{5});
}

void ThiefTest::itHasItsChance()
{
    World world = zoo("####\n#@U#\n####", kThieves);
    packItem(world, "apple");
    int steals = 0;
    for (int i = 0; i < 10'000; ++i)
        steals += std::holds_alternative<Steal>(
            chooseCommand(world, creatureOfKind(world, "bungler"), WorldWriter(world).dice(), mayDo));
    QVERIFY2(steals > 2800 && steals < 3200, "far from 300 per mille");
}

void ThiefTest::killedItLeavesWhatItTook()
{
    World world = zoo(kThiefHall, kThieves);
    const EntityId apple = packItem(world, "apple");
    waitFor(world, 6);
    const Creature imp = creatureOfKind(world, "imp");
    WorldWriter(world).setHealth(imp.id, 1);
    const Position beside = moved(imp.at, Direction::West);
    WorldWriter(world).moveCreature(world.state().hero, beside);
    play(world, Walk{Direction::East});
    QVERIFY(!world.creature(imp.id));
    QVERIFY(world.item(apple)->carrier == EntityId::None && world.item(apple)->at == imp.at);
    QCOMPARE(world.itemsAt(imp.at).size(), std::size_t{2}); // what its kind drops, too
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ThiefTest::whatWasTakenIsSaved()
{
    World world = zoo(kThiefHall, kThieves);
    packItem(world, "apple");
    waitFor(world, 2);
    World restored(world.savedState());
    QCOMPARE(restored.hash(), world.hash());
    waitFor(world, 30);
    waitFor(restored, 30);
    QCOMPARE(restored.hash(), world.hash());
}

void ThiefTest::othersDoNotSteal()
{
    World world = zoo("#####\n#@I.#\n#D..#\n#####", kThieves);
    const EntityId apple = packItem(world, "apple");
    const EntityId imp = creatureOfKind(world, "imp").id;
    QVERIFY(!check(world, imp, Steal{apple}));
    QVERIFY(check(world, imp, Steal{EntityId::None}));
    QVERIFY(check(world, creatureOfKind(world, "dummy").id, Steal{apple}));
    QVERIFY(check(world, world.state().hero, Steal{apple}));
    WorldWriter(world).moveCreature(imp, {3, 2, 0});
    QVERIFY(check(world, imp, Steal{apple}));
}

void ThiefTest::whoClimbsMakesForTheStairsWithItsLoot()
{
    World world = zoo("##########\n#@#R....>#\n##########\n\n##########\n#.......<#\n##########", kThieves);
    const EntityId thief = creatureOfKind(world, "runner").id;
    const EntityId apple = packItem(world, "apple");
    World empty = world;
    give(world, apple, thief);
    World older = byRules(kThievesClimb - 1, world);
    const auto events = waitFor(world, 8);
    QCOMPARE(eventsOf<Climbed>(events).size(), std::size_t{1});
    QCOMPARE(world.creature(thief)->at.z, 1);
    QVERIFY(world.item(apple)->carrier == thief);
    QVERIFY(eventsOf<Climbed>(waitFor(older, 6)).empty());
    waitFor(empty, 8);
    QCOMPARE(empty.creature(thief)->at, (Position{3, 1, 0})); // without loot it stays
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ThiefTest::whoClimbsTakesTheStairsInView()
{
    World world = zoo("##########\n#@.....R>#\n##########\n\n##########\n#.......<#\n##########", kThieves);
    const EntityId thief = creatureOfKind(world, "runner").id;
    give(world, packItem(world, "apple"), thief);
    WorldWriter(world).moveCreature(thief, {8, 1, 0});
    QCOMPARE(eventsOf<Climbed>(waitFor(world, 1)).size(), std::size_t{1});
}

void ThiefTest::whoIsAwayWithItsLootStaysThere()
{
    for (const auto& [kind, sign] : {std::pair("imp", 'I'), std::pair("runner", 'R')}) {
        World world = zoo(std::string("######\n#@..>#\n######\n\n######\n#") + sign + "..<#\n######", kThieves);
        const EntityId thief = creatureOfKind(world, kind).id;
        give(world, packItem(world, "apple"), thief);
        WorldWriter(world).moveCreature(thief, {4, 1, 1}); // onto the stairs
        World older = byRules(kThievesClimb - 1, world);
        for (int turn = 0; turn < 60; ++turn) {
            waitFor(world, 1);
            QCOMPARE(world.creature(thief)->at.z, 1);
        }
        waitFor(older, 1);
        QCOMPARE(older.creature(thief)->at.z, 0);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

CAVE_TEST_SUITE(ThiefTest);
#include "thief_test.moc"
