// SPDX-License-Identifier: MIT
// Hordes that come after the hero, health that comes back in a fixed time, and those who are put down asleep.
#include "core/rules/facts/message.h"
#include "core/rules/facts/telling/remarks.h"
#include "core/rules/turn/start_game.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "core/session/state_difference.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// A wolf pack below, on two levels joined by stairs far from the start.
constexpr std::string_view kPack = R"({
    "creatures": [{"id": "hound", "name": "hound", "glyph": "H", "colour": "#ffffff", "health": 9, "attack": 1,
                   "sight": 9, "experience": 7, "drops": [{"items": ["rock"]}], "behaviours": [{"does": "hunt"}]},
                  {"id": "sleeper", "name": "sleeper", "glyph": "Z", "colour": "#ffffff", "health": 9, "sight": 9,
                   "behaviours": [{"does": "hunt"}]}],
    "hordes": [{"id": "pack", "lead": "hound", "with": [{"kind": "hound", "least": 2, "most": 2}], "band": [2, 3]}]})";
constexpr std::string_view kHall = "####################\n"
                                   "#@.....#...........#\n"
                                   "#......#..........>#\n"
                                   "#..................#\n"
                                   "#######..###########\n"
                                   "#.................>#\n"
                                   "####################\n"
                                   "\n"
                                   "####################\n"
                                   "#......#...........#\n"
                                   "#......#..........<#\n"
                                   "#..................#\n"
                                   "#######..###########\n"
                                   "#.................<#\n"
                                   "####################\n";

Dungeon hunted(const std::optional<Hunters>& hunters)
{
    Dungeon dungeon = asciiDungeon(kHall, catalogueWith(kPack));
    dungeon.content = *parseJson(kPack);
    dungeon.rules.hunters = hunters;
    dungeon.rules.health = 1000;
    dungeon.rules.sight = 5;
    dungeon.rules.growth = GrowthFormula::Rooms;
    return dungeon;
}

World game(const std::optional<Hunters>& hunters) { return startGame(hunted(hunters), 1)->world; }

// The turns at which hunters came.
std::vector<std::int64_t> waited(World& world, int turns)
{
    std::vector<std::int64_t> came;
    for (int i = 0; i < turns; ++i)
        if (!eventsOf<HuntersCame>(play(world, Wait{}).events).empty())
            came.push_back(world.state().turn);
    return came;
}

} // namespace

class HuntersTest : public QObject {
    Q_OBJECT

private slots:
    void theyComeInTimeAndNoOftenerThanTheyMay();
    void withoutThemNobodyComes();
    void aReplayTellsWhereTheyDiffer();
    void chanceDecidesAndNoDice();
    void theyKnowWhereTheHeroIs();
    void theyComeOutOfView();
    void theyTeachAndLeaveNothing();
    void theCountBeginsAnewOnEachLevel();
    void theirComingIsHeard();
    void aGameWithThemIsSavedAndPlayedAgain();
    void whereNoHordeIsAtHomeTheyAreRefused();
    void allHealthComesBackInAFixedTime();
    void noneComesBackWhilePoisonedOrHunted();
    void whoIsPutDownAsleepWakesOfItself();
    void whoIsFarFromHomeIsToldOfOnce();
};

void HuntersTest::theyComeInTimeAndNoOftenerThanTheyMay()
{
    World world = game(Hunters{20, 10, 1000, 3, 1});
    QCOMPARE(waited(world, 100), (std::vector<std::int64_t>{20, 30, 40}));
    QCOMPARE(world.creatures().size(), std::size_t{1 + 3 * 3});
    QCOMPARE(world.state().hunt, (HuntState{0, 0, {3, 0}}));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void HuntersTest::aReplayTellsWhereTheyDiffer()
{
    const World world = game(Hunters{});
    World other = world;
    HuntState hunt = other.state().hunt;
    hunt.since += 1;
    WorldWriter(other).setHunt(std::move(hunt));
    QVERIFY(differenceAtEnd(world, {}, world).empty());
    QCOMPARE(differenceAtEnd(world, {}, other).size(), std::size_t{2}); // and what they are about
}

void HuntersTest::withoutThemNobodyComes()
{
    World world = game({});
    QVERIFY(waited(world, 100).empty());
    QCOMPARE(world.state().hunt, HuntState{});
}

void HuntersTest::chanceDecidesAndNoDice()
{
    World some = game(Hunters{1, 1, 350, 1000, 1});
    World none = game(Hunters{1, 1, 0, 1000, 1});
    int came = 0;
    for (std::int64_t turn = 1; turn <= 20; ++turn) {
        play(none, Wait{});
        if (came == 0)
            came += static_cast<int>(eventsOf<HuntersCame>(play(some, Wait{}).events).size());
    }
    QCOMPARE(came, 1);
    QVERIFY(waited(none, 10).empty());
    QVERIFY(game(Hunters{1, 1, 0, 1000, 1}).state().dice == none.state().dice);
}

void HuntersTest::theyKnowWhereTheHeroIs()
{
    World world = game(Hunters{20, 1000, 1000, 1, 1});
    waited(world, 20);
    for (const Creature& creature : world.creatures())
        QVERIFY(creature.id == world.hero().id || (creature.isHunter && creature.quarry == world.hero().at));
    waited(world, 60);
    QVERIFY(world.hero().health < world.hero().maxHealth);
}

void HuntersTest::theyComeOutOfView()
{
    World world = game(Hunters{1, 1000, 1000, 1, 1});
    const Turn turn = play(world, Wait{});
    const auto came = eventsOf<HuntersCame>(turn.events);
    QCOMPARE(came.size(), std::size_t{1});
    QCOMPARE(came[0].at, (Position{18, 2, 0}));
    QCOMPARE(came[0].count, 3);
    for (const Creature& creature : world.creatures())
        QVERIFY(creature.id == world.hero().id || distance(creature.at, came[0].at) <= 4);
}

void HuntersTest::theyTeachAndLeaveNothing()
{
    World world = game(Hunters{1, 1000, 1000, 1, 1});
    play(world, Wait{});
    WorldWriter writer(world);
    const EntityId prey = world.creatures().back().id;
    Creature weak = *world.creature(prey);
    weak.health = 1;
    writer.changeCreature(weak);
    Creature hero = world.hero();
    hero.attack = 1000;
    writer.changeCreature(hero);
    for (int i = 0; i < 200 && world.creatures().size() > 1; ++i) {
        bool struck = false;
        for (const Direction direction : kDirections)
            if (!struck && world.creatureAt(moved(world.hero().at, direction))) {
                play(world, Walk{direction});
                struck = true;
            }
        if (!struck)
            play(world, Wait{});
    }
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QCOMPARE(world.hero().experience, 0);
    QVERIFY(world.items().empty());
    QCOMPARE(world.state().slain.size(), std::size_t{1});
}

void HuntersTest::theCountBeginsAnewOnEachLevel()
{
    World world = game(Hunters{20, 1000, 1000, 1, 1});
    waited(world, 15);
    WorldWriter writer(world);
    writer.moveCreature(world.hero().id, {18, 5, 0});
    play(world, ClimbDown{});
    QCOMPARE(world.hero().at.z, 1);
    QCOMPARE(world.state().hunt, (HuntState{1, 16, {}}));
    QCOMPARE(waited(world, 30), (std::vector<std::int64_t>{36}));
    QCOMPARE(world.state().hunt.came, (std::vector<int>{0, 1}));
}

void HuntersTest::theirComingIsHeard()
{
    World world = game(Hunters{1, 1000, 1000, 1, 1});
    const Turn turn = play(world, Wait{});
    const auto came = eventsOf<HuntersCame>(turn.events);
    QCOMPARE(came.size(), std::size_t{1});
    const auto message = describe(world, came[0]);
    QVERIFY(message && message->text.source == "Boots on the stairs." && message->tone == Tone::Warning);
}

void HuntersTest::aGameWithThemIsSavedAndPlayedAgain()
{
    const auto file = readDungeon(writeDungeon(hunted(Hunters{10, 10, 600, 5, 1})));
    QVERIFY(file);
    QCOMPARE(file->dungeon.rules.hunters, (Hunters{10, 10, 600, 5, 1}));
    Session session = *Session::start(file->dungeon, 1);
    for (int i = 0; i < 30; ++i)
        session.submit(Wait{});
    QVERIFY(session.world().creatures().size() > 1);
    auto read = readGame(writeGame({session}));
    QVERIFY2(read, read ? "" : read.error().where.c_str());
    QCOMPARE(read->session.world().hash(), session.world().hash());
    QCOMPARE(read->session.world().state().hunt, session.world().state().hunt);
    for (int i = 0; i < 30; ++i) {
        session.submit(Wait{});
        read->session.submit(Wait{});
    }
    QCOMPARE(read->session.world().hash(), session.world().hash());
}

void HuntersTest::whereNoHordeIsAtHomeTheyAreRefused()
{
    Dungeon none = hunted(Hunters{});
    none.content = Json::Object{};
    const auto without = readDungeon(writeDungeon(none));
    QVERIFY(!without);
    QCOMPARE(without.error().where, std::string("rules.hunters"));
    Dungeon deep = hunted(Hunters{});
    std::string content(kPack);
    content.replace(content.find("[2, 3]"), 6, "[4, 9]");
    deep.content = *parseJson(content);
    const auto file = readDungeon(writeDungeon(deep));
    QVERIFY(!file);
    QCOMPARE(shown(file.error().what.source), QString("No horde is at home on level %1."));
}

void HuntersTest::allHealthComesBackInAFixedTime()
{
    for (const int health : {40, 144, 1000}) {
        Dungeon dungeon = hunted({});
        dungeon.rules.health = health;
        dungeon.rules.wholeIn = 110;
        World world = startGame(dungeon, 1)->world;
        WorldWriter writer(world);
        writer.setHealth(world.hero().id, 1);
        waited(world, 55);
        QVERIFY(std::abs(world.hero().health - 1 - health / 2) <= 1);
        waited(world, 55);
        QCOMPARE(world.hero().health, health);
    }
    const auto file = readDungeon(writeDungeon([] {
        Dungeon dungeon = hunted({});
        dungeon.rules.wholeIn = 1100;
        return dungeon;
    }()));
    QVERIFY(file && file->dungeon.rules.wholeIn == 1100 && !file->dungeon.rules.regenerates);
}

void HuntersTest::noneComesBackWhilePoisonedOrHunted()
{
    Dungeon dungeon = hunted({});
    dungeon.rules.wholeIn = 10;
    World world = startGame(dungeon, 1)->world;
    WorldWriter writer(world);
    writer.setHealth(world.hero().id, 500);
    begin(world, world.hero().id, Condition::Poisoned, 5);
    waited(world, 4);
    QVERIFY(world.hero().health < 500);
    World seen = startGame(dungeon, 1)->world;
    WorldWriter other(seen);
    const EntityId hound = other.addCreature(*seen.catalogue().findCreature("hound"), {3, 1, 0});
    other.setQuarry(hound, seen.hero().at);
    other.setHealth(seen.hero().id, 500);
    play(seen, Wait{});
    QVERIFY(seen.hero().health <= 500);
}

void HuntersTest::whoIsPutDownAsleepWakesOfItself()
{
    Dungeon dungeon = hunted({});
    const CreatureKindId kind = *dungeon.catalogue->findCreature("sleeper");
    dungeon.levels[0].things.push_back({KindTable::Creature, kind, 4, 1, {}});
    dungeon.levels[0].things.back().isAsleep = true;
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(file && file->dungeon.levels[0].things.back().isAsleep);
    World world = startGame(dungeon, 1)->world;
    const EntityId who = world.creatures().back().id;
    QCOMPARE(turnsLeft(*world.creature(who), Condition::Asleep), kUntilWoken);
    QVERIFY(world.creature(who)->isDozing);
    QCOMPARE(world.hash(), world.recomputedHash());
    int turns = 0;
    while (lasts(*world.creature(who), Condition::Asleep) && turns < 200) {
        play(world, Wait{});
        ++turns;
    }
    QVERIFY(turns > 0 && turns < 200);
}

void HuntersTest::whoIsFarFromHomeIsToldOfOnce()
{
    Dungeon dungeon = hunted({});
    const CreatureKindId kind = *dungeon.catalogue->findCreature("sleeper");
    dungeon.levels[1].things.push_back({KindTable::Creature, kind, 1, 1, {}});
    dungeon.levels[1].things.back().isFar = true;
    World world = startGame(dungeon, 1)->world;
    WorldWriter writer(world);
    writer.moveCreature(world.hero().id, {18, 5, 0});
    const auto toldOn = [&](const Command& command) {
        const Turn turn = play(world, command);
        return std::ranges::any_of(turn.events, [&](const Event& event) {
            return std::ranges::any_of(remarks(world, event), [](const Message& message) {
                return message.text.source == "Something down here is far from home.";
            });
        });
    };
    QVERIFY(toldOn(ClimbDown{}));
    QVERIFY(!toldOn(ClimbUp{}));
    QVERIFY(!toldOn(ClimbDown{}));
}

CAVE_TEST_SUITE(HuntersTest);
#include "hunters_test.moc"
