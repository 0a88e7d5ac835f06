// SPDX-License-Identifier: MIT
// What the bot does about things that the goal takes, and about what it could not get to at first.
#include "core/pilot/bot_concerns.h"
#include "core/pilot/situation.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/sight.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kForEver = 100'000; // turns spent on the way to a cell

// Gathers as many zircons as that, then makes for the exit.
Rules toGather(int count)
{
    Rules rules;
    rules.dig = false;
    rules.goal = Goal::Collect;
    rules.collectKind = "zircon";
    rules.collectCount = count;
    rules.goalKind = "exit";
    return rules;
}

Dungeon withZircon(std::string_view picture, Position at)
{
    Dungeon dungeon = asciiDungeon(picture);
    dungeon.rules = toGather(1);
    putItem(dungeon, "zircon", at);
    return dungeon;
}

// And all stairs on the upper level were taken.
BotMind mindWhereAllIsSeen(const World& world)
{
    BotMind mind;
    for (int z = 0; z < world.depth(); ++z)
        mind.levels.push_back({.searched = BitGrid(world.width(), world.height()),
                               .looked = BitGrid(world.width(), world.height(), true),
                               .isExplored = true});
    for (int x = 0; x < world.width(); ++x)
        mind.levels[0].uses[{x, 1, 0}] = 1;
    return mind;
}

Position onlyStairsDown(const World& world)
{
    const auto down = *world.catalogue().findTile("stairs_down");
    for (int x = 0; x < world.width(); ++x)
        if (world.level(0).tiles[x, 1] == down)
            return {x, 1, 0};
    qFatal("No stairs down in the picture.");
}

// Below the level with the zircon, which was seen whole.
World whereItWasLeftAbove(const Dungeon& dungeon)
{
    World world = withAllKnown(worldOf(dungeon));
    WorldWriter(world).moveCreature(world.state().hero, onlyStairsDown(world));
    play(world, ClimbDown{});
    return world;
}

constexpr std::string_view kTwoLevels = "#######\n#@...>#\n#######\n\n#######\n#....<#\n#######";

} // namespace

class BotGoalTest : public QObject {
    Q_OBJECT

private slots:
    void whatTheGoalTakesIsFetchedBeforeAllElse()
    {
        Dungeon dungeon = withZircon("###########\n#..@......#\n###########", {9, 1, 0});
        putItem(dungeon, "apple", {2, 1, 0});
        const World world = worldOf(dungeon);
        BotMind mind = mindWhereAllIsSeen(world);
        Situation now(world, mind, *findPersona("greedy"));
        QCOMPARE(concern::explore(now), std::optional<Command>(Walk{Direction::East}));
    }

    void whatTheGoalTakesIsFetchedFromALevelThatWasSeenWhole()
    {
        const World world = whereItWasLeftAbove(withZircon(kTwoLevels, {3, 1, 0}));
        BotMind mind = mindWhereAllIsSeen(world);
        mind.levels[0].spent[{3, 1, 0}] = kForEver;
        for (const bool isTriedOften : {false, false, true}) {
            Situation now(world, mind, *findPersona("planner"));
            QCOMPARE(concern::revisit(now).has_value(), !isTriedOften);
        }
        QVERIFY(mind.levels[0].spent.empty()); // the way there is tried anew
    }

    void whoHasEnoughGoesBackForNoMore()
    {
        Dungeon dungeon = withZircon(kTwoLevels, {3, 1, 0});
        dungeon.rules.kit = {"zircon"};
        const World world = whereItWasLeftAbove(dungeon);
        BotMind mind = mindWhereAllIsSeen(world);
        Situation now(world, mind, *findPersona("planner"));
        QVERIFY(!concern::revisit(now));
    }

    void whereWaterCoversWhatTheGoalTakesItWaitsForAWhile()
    {
        const World world = withAllKnown(worldOf(withZircon("#######\n#@...>#\n#.===.#\n#.===.#\n#######", {3, 3, 0})));
        BotMind mind = mindWhereAllIsSeen(world);
        mind.levels[0].uses.clear();
        int waited = 0;
        for (; waited < 1000; ++waited) {
            Situation now(world, mind, *findPersona("planner"));
            if (concern::leave(now) != std::optional<Command>(Wait{}))
                break;
        }
        QCOMPARE(waited, 200);
        Situation now(world, mind, *findPersona("planner"));
        QCOMPARE(concern::leave(now), std::optional<Command>(Walk{Direction::East}));
    }

    void whoKnowsNoWayDownTriesAllHereAnewBeforeItGoesBackUp()
    {
        Dungeon dungeon = asciiDungeon("#######\n#@..+.#\n#######\n\n#######\n#....<#\n#######");
        dungeon.rules = toGather(1);
        const World world = worldOf(dungeon);
        BotMind mind = mindWhereAllIsSeen(world);
        mind.levels[0].spent[{4, 1, 0}] = kForEver;
        {
            Situation now(world, mind, *findPersona("planner"));
            QVERIFY(!concern::explore(now));
        }
        for (const bool isTriedOften : {false, false, true}) {
            Situation now(world, mind, *findPersona("planner"));
            QCOMPARE(concern::revisit(now).has_value(), !isTriedOften);
            mind.levels[0].isExplored = true;
        }
    }

    void whatWasOutOfReachIsTriedOnceMoreWhenAllElseIsSeen()
    {
        Dungeon dungeon = asciiDungeon("########\n#@.>#..#\n########\n\n########\n#..<...#\n########");
        dungeon.rules = toGather(1);
        World world = withAllKnown(worldOf(dungeon));
        BotMind mind = mindWhereAllIsSeen(world);
        {
            mind.levels[0].looked = world.visible();
            Situation now(world, mind, *findPersona("planner"));
            QVERIFY(!concern::explore(now));
            QVERIFY(mind.levels[0].hasMore);
        }
        world = whereItWasLeftAbove(dungeon);
        Situation now(world, mind, *findPersona("planner"));
        QVERIFY(!concern::revisit(now));
        QCOMPARE(concern::tryOnceMore(now), std::optional<Command>(ClimbUp{}));
        mind.levels[0].hasMore = false;
        QVERIFY(!concern::tryOnceMore(now));
    }

    // Who sees from there alone that somebody stands in the way would go to and fro between two levels.
    void aLevelWhoseWayIsFoundShutTimeAndAgainIsGivenUp()
    {
        Dungeon dungeon = asciiDungeon("#######\n#@.F.>#\n#######\n\n#######\n#....<#\n#######");
        dungeon.rules = toGather(1);
        World world = whereItWasLeftAbove(dungeon);
        play(world, ClimbUp{});
        const Position stairs = world.hero().at;
        BotMind mind = mindWhereAllIsSeen(world);
        mind.levels[1].isExplored = false;
        const auto goesBackFrom = [&](Position at) {
            if (at != world.hero().at)
                WorldWriter(world).moveCreature(world.state().hero, at);
            refreshSight(WorldWriter(world));
            Situation now(world, mind, *findPersona("planner"));
            return concern::revisit(now).has_value();
        };
        QVERIFY(goesBackFrom(stairs));
        for (int i = 0; i < 20; ++i)
            QVERIFY(!goesBackFrom({1, 1, 0}));
        QVERIFY(!goesBackFrom(stairs));
    }

    void theHungryLetCoinsLie()
    {
        Dungeon dungeon = asciiDungeon("#######\n#@....#\n#######");
        dungeon.rules.hunger = Hunger{.start = 900, .most = 1000, .each = 1};
        putItem(dungeon, "coins", {5, 1, 0});
        for (const int fullness : {900, 100}) {
            World world = withAllKnown(worldOf(dungeon));
            WorldWriter(world).setFullness(fullness);
            BotMind mind = mindWhereAllIsSeen(world);
            Situation now(world, mind, *findPersona("planner"));
            QCOMPARE(concern::explore(now).has_value(), fullness == 900);
        }
    }
};

CAVE_TEST_SUITE(BotGoalTest);
#include "bot_goal_test.moc"
