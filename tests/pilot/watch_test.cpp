// SPDX-License-Identifier: MIT
#include "core/pilot/watch.h"
#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

struct Watched {
    Turn turn;
    std::optional<Interruption> cause;
};

Watched watched(World& world, const Command& command, const Noticing& noticing = {})
{
    Watch watch;
    watch.begin(world, noticing);
    Turn turn = play(world, command);
    if (turn.refusal)
        qFatal("refused: %s", english(turn.refusal->why).c_str());
    auto cause = watch.compare(world, command, turn);
    return {std::move(turn), std::move(cause)};
}

std::string sentence(const std::optional<Interruption>& cause) { return cause ? english(cause->why) : "nothing"; }

constexpr std::string_view kCorner = R"(
#########
#@#.....#
#.#.....#
#.......#
#########)";

// Each 'q' is somebody who strikes but only stands about.
Dungeon withDrifters(std::string_view picture, int health)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"creatures": [{"id": "drifter", "name": "drifter",
        "article": "a", "glyph": "q", "colour": "#ffffff", "health": 4, "attack": 5}]})"));
    dungeon.rules.health = health;
    return dungeon;
}

// One, seen from the corner.
Dungeon withDrifter(int health)
{
    std::string picture(kCorner);
    picture[picture.find("#.#.....#") + 7] = 'q';
    return withDrifters(picture, health);
}

void farFromHome(Dungeon& dungeon)
{
    for (DungeonLevel& level : dungeon.levels)
        for (Placement& thing : level.things)
            thing.isFar = thing.table == KindTable::Creature;
}

} // namespace

class WatchTest : public QObject {
    Q_OBJECT

private slots:
    void nothingNewStopsNothing();
    void aDangerThatComesIntoViewStops();
    void aDangerThatWasInViewDoesNot();
    void theHarmlessDoNotStop();
    void aWandererStopsOnlyOnce();
    void whoIsFarFromHomeIsWarnedOfOnceAKindAndLevel();
    void theWarningGoesBeforeWhoIsNearer();
    void triflesDoNotStopWhoeverLetsThemBe();
    void lostHealthStops();
    void hungerStops();
    void everyConditionThatBeginsStops();
    void beingElsewhereThanMeantStops();
    void takingStairsDoesNot();
    void aWarningStopsWithoutAnotherSentence();
    void theEndOfTheGameStops();
    void newThingsStopOnlyWhoAsksForThem();
    void newStairsStopOnlyWhoAsksForThem();
};

void WatchTest::nothingNewStopsNothing()
{
    World world = asciiWorld(kCorner);
    QVERIFY(!watched(world, Walk{Direction::South}, {.things = true, .stairs = true}).cause);
    QVERIFY(!watched(world, Wait{}, {.things = true, .stairs = true}).cause);
    QVERIFY(!watched(world, Search{}).cause);
}

void WatchTest::aDangerThatComesIntoViewStops()
{
    World world = asciiWorld(R"(
#########
#@#.....#
#.#....T#
#.......#
#########)");
    QVERIFY(!watched(world, Walk{Direction::South}).cause);
    const auto cause = watched(world, Walk{Direction::South}).cause;
    QCOMPARE(sentence(cause), std::string("A troll comes into view. You stop."));
    QVERIFY(cause->isDanger);
    QVERIFY(world.creatureAt(*cause->at));
}

void WatchTest::aDangerThatWasInViewDoesNot()
{
    World world = asciiWorld("###########\n#@.......T#\n###########");
    QVERIFY(!watched(world, Wait{}).cause);
}

void WatchTest::theHarmlessDoNotStop()
{
    World world = asciiWorld(R"(
#########
#@#.....#
#.#....F#
#.......#
#########)");
    QVERIFY(!watched(world, Walk{Direction::South}).cause);
    QVERIFY(!watched(world, Walk{Direction::South}).cause);
}

void WatchTest::aWandererStopsOnlyOnce()
{
    World world = worldOf(withDrifter(40));
    Watch watch;
    std::vector<std::string> told;
    for (const Direction direction : {Direction::South, Direction::South, Direction::North, Direction::South}) {
        watch.begin(world, {});
        const Turn turn = play(world, Walk{direction});
        told.push_back(sentence(watch.compare(world, Walk{direction}, turn)));
    }
    QCOMPARE(told, (std::vector<std::string>{"nothing", "A drifter comes into view. You stop.", "nothing", "nothing"}));
}

void WatchTest::whoIsFarFromHomeIsWarnedOfOnceAKindAndLevel()
{
    Dungeon dungeon = withDrifters(R"(
#############
####q###q####
####.###.####
#@.........>#
#############

#############
####q###q####
####.###.####
#..........<#
#############)",
                                   1000);
    farFromHome(dungeon);
    World world = worldOf(dungeon);
    Watch watch;
    std::vector<std::string> told;
    const auto act = [&](const Command& command) {
        watch.begin(world, {});
        const Turn turn = play(world, command);
        QVERIFY(!turn.refusal);
        const auto cause = watch.compare(world, command, turn);
        if (!cause || cause->why.source.empty())
            return;
        told.push_back(sentence(cause));
        QVERIFY(cause->isDanger && world.creatureAt(*cause->at));
        QCOMPARE(cause->isWarning, told.back().starts_with("You should not"));
    };
    for (int step = 0; step < 10; ++step)
        act(Walk{Direction::East});
    act(ClimbDown{});
    for (int step = 0; step < 9; ++step)
        act(Walk{Direction::West});
    const std::vector<std::string> onOneLevel{"You should not meet a drifter yet.",
                                              "A drifter comes into view. You stop."};
    QCOMPARE(told, (std::vector<std::string>{onOneLevel[0], onOneLevel[1], onOneLevel[0], onOneLevel[1]}));
}

void WatchTest::theWarningGoesBeforeWhoIsNearer()
{
    Dungeon dungeon = withDrifters(R"(
#########
#@#.....#
#.#.q..q#
#.......#
#########)",
                                   1000);
    farFromHome(dungeon);
    for (Placement& thing : dungeon.levels[0].things)
        thing.isFar = thing.isFar && thing.x == 7;
    World world = worldOf(dungeon);
    QVERIFY(!watched(world, Walk{Direction::South}).cause);
    const auto cause = watched(world, Walk{Direction::South}).cause;
    QCOMPARE(sentence(cause), std::string("You should not meet a drifter yet."));
    QVERIFY(*cause->at == (Position{7, 2, 0}));
}

void WatchTest::triflesDoNotStopWhoeverLetsThemBe()
{
    const auto cause = [](int health, bool trifles) {
        World world = worldOf(withDrifter(health));
        play(world, Walk{Direction::South});
        return watched(world, Walk{Direction::South}, {.trifles = trifles}).cause.has_value();
    };
    QVERIFY(cause(40, false)); // a tenth of its health is no trifle
    QVERIFY(cause(1000, true));
    QVERIFY(!cause(1000, false));
}

void WatchTest::lostHealthStops()
{
    World world = asciiWorld("####\n#@T#\n####", Rules{.health = 1000});
    const Watched first = watched(world, Wait{});
    QVERIFY(world.hero().health < 1000);
    QCOMPARE(sentence(first.cause), std::string("You are hurt. You stop."));
}

void WatchTest::hungerStops()
{
    Rules rules;
    rules.hunger = Hunger{.start = 252, .most = 1000, .each = 1};
    World world = asciiWorld(kCorner, rules);
    QVERIFY(!watched(world, Wait{}).cause);
    QCOMPARE(sentence(watched(world, Wait{}).cause), std::string("You think of food. You stop."));
    QVERIFY(!watched(world, Wait{}).cause);
}

void WatchTest::everyConditionThatBeginsStops()
{
    for (const Condition condition : kConditions) {
        World world = asciiWorld(kCorner);
        Watch watch;
        watch.begin(world, {});
        Events events;
        beginCondition(WorldWriter(world), world.state().hero, condition, 5, events);
        QCOMPARE(sentence(watch.compare(world, Wait{}, {})), std::string("You do not feel like yourself. You stop."));
        watch.begin(world, {});
        QVERIFY(!watch.compare(world, Wait{}, {}));
    }
}

void WatchTest::beingElsewhereThanMeantStops()
{
    World world = asciiWorld(kCorner);
    Watch watch;
    watch.begin(world, {});
    WorldWriter(world).moveCreature(world.state().hero, {5, 2, 0});
    const auto cause = watch.compare(world, Walk{Direction::South}, {});
    QCOMPARE(sentence(cause), std::string("You are not where you meant to go. You stop."));
}

void WatchTest::takingStairsDoesNot()
{
    World world = asciiWorld("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####");
    QVERIFY(!watched(world, Walk{Direction::East}).cause);
    QVERIFY(!watched(world, ClimbDown{}, {.things = true, .stairs = true}).cause);
    QCOMPARE(world.hero().at.z, 1);
}

void WatchTest::aWarningStopsWithoutAnotherSentence()
{
    World world = asciiWorld("#####\n#@..#\n#####");
    Watch watch;
    watch.begin(world, {});
    Turn turn;
    const auto kind = *world.catalogue().findCreature("giant_zombie");
    turn.events.push_back(Strengthened{{static_cast<EntityId>(99), kind}, {3, 1, 0}});
    const auto message = describe(world, turn.events.front());
    QVERIFY(message && message->tone == Tone::Warning);
    const auto cause = watch.compare(world, Wait{}, turn);
    QVERIFY(cause && cause->why.source.empty());
}

void WatchTest::theEndOfTheGameStops()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    dungeon.rules = Rules{.goal = Goal::Reach, .goalKind = "exit"};
    dungeon.levels[0].tiles[2, 1] = *dungeon.catalogue->findTile("exit");
    World world = worldOf(dungeon);
    const auto cause = watched(world, Walk{Direction::East}).cause;
    QVERIFY(cause && cause->why.source.empty());
}

void WatchTest::newThingsStopOnlyWhoAsksForThem()
{
    Dungeon dungeon = asciiDungeon(kCorner);
    putItem(dungeon, "apple", {7, 2, 0});
    World world = worldOf(dungeon);
    play(world, Walk{Direction::South});
    World other = world;
    QVERIFY(!watched(other, Walk{Direction::South}).cause);
    const auto cause = watched(world, Walk{Direction::South}, {.things = true, .stairs = true}).cause;
    QCOMPARE(sentence(cause), std::string("You see an apple."));
    QVERIFY((cause->at == Position{7, 2, 0}));
    QVERIFY(!cause->isDanger);
}

void WatchTest::newStairsStopOnlyWhoAsksForThem()
{
    World world = asciiWorld(R"(
#########
#@#.....#
#.#....>#
#.......#
#########

#########
#.......#
#......<#
#.......#
#########)");
    play(world, Walk{Direction::South});
    World other = world;
    QVERIFY(!watched(other, Walk{Direction::South}).cause);
    const auto cause = watched(world, Walk{Direction::South}, {.things = true, .stairs = true}).cause;
    QVERIFY((cause && cause->at == Position{7, 2, 0}));
    QCOMPARE(sentence(cause), std::string("You see stairs down."));
}

CAVE_TEST_SUITE(WatchTest);
#include "watch_test.moc"
