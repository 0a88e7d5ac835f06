// SPDX-License-Identifier: MIT
// Games whose ground goes on by itself: saved and read at every turn they go on as they would have.
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>

using namespace cave;

namespace {

constexpr std::string_view kContent = R"({"use": ["living"], "tiles": [
    {"id": "vent", "name": "vent", "glyph": "v", "colour": "#000000", "sign": "V", "walkable": true,
     "reacts": [{"on": "time", "per_mille": 200, "gas": {"kind": "reek", "units": 40}}]}],
    "gases": [{"id": "reek", "name": "reek", "glyph": "r", "colour": "#000000", "thins": 30, "opaque_from": 30,
     "effect": {"kind": "slow", "turns": 2}, "burns": {"fire": "flames"}}]})";

Dungeon burningDungeon(std::uint64_t seed)
{
    constexpr std::string_view kGround = "***``%%:&h~..^eDHB!;yY9ojVV";
    Random dice(seed);
    std::string picture;
    for (int y = 0; y < 12; ++y) {
        for (int x = 0; x < 24; ++x) {
            const bool isEdge = x == 0 || y == 0 || x == 23 || y == 11;
            const bool isStart = x == 4 && y == 4;
            picture += isEdge ? '#' : isStart ? '@' : kGround[dice.below(static_cast<std::uint32_t>(kGround.size()))];
        }
        picture += '\n';
    }
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kContent));
    dungeon.rules.health = 60;
    dungeon.seed = seed;
    for (int x = 2; x < 10; ++x)
        putItem(dungeon, x % 2 == 0 ? "fire_flask" : "fireball_scroll", {x, 6, 0});
    return dungeon;
}

// Springs that flood when somebody steps on them, on grass, among fires.
Dungeon floodingDungeon(std::uint64_t seed)
{
    constexpr std::string_view kSpring = R"({"use": ["living"], "tiles": [
        {"id": "spring", "name": "spring", "glyph": "U", "colour": "#ffffff", "sign": "U", "walkable": true,
         "reacts": [{"on": "enter", "flood": {"shallow": "flood_water", "deep": "flood_deep", "volume": 25, "rate": 4,
                                              "hold": 3}}]},
        {"id": "crater", "name": "crater", "glyph": "Z", "colour": "#ffffff", "sign": "Z", "walkable": true,
         "reacts": [{"on": "enter", "flood": {"shallow": "lava_flow", "volume": 8, "rate": 2}}]}]})";
    constexpr std::string_view kGround = "..``*,UUUZ^f!o#";
    Random dice(seed);
    std::string picture;
    for (int y = 0; y < 10; ++y) {
        for (int x = 0; x < 20; ++x) {
            const bool isEdge = x == 0 || y == 0 || x == 19 || y == 9;
            const bool isStart = x == 4 && y == 4;
            picture += isEdge ? '#' : isStart ? '@' : kGround[dice.below(static_cast<std::uint32_t>(kGround.size()))];
        }
        picture += '\n';
    }
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kSpring));
    dungeon.rules.health = 300;
    dungeon.seed = seed;
    putItem(dungeon, "dagger", {5, 5, 0});
    return dungeon;
}

// Fires, and a game that ends in the second beat before they go on.
Dungeon endingDungeon()
{
    const auto kinds = catalogueWith(kContent);
    Json json = dungeonJson(asciiDungeon("############\n#@#^^^^^^^^#\n############\n", kinds));
    json.set("events", *parseJson(R"([{"uid": "0x0000000000000001", "when": {"on": "arrive"},
        "do": [{"does": "end", "ending": "lost", "delay": 2}]}])"));
    auto read = dungeonFrom(json, kinds);
    if (!read)
        qFatal("%s", read.error().where.c_str());
    return std::move(read->dungeon);
}

Command anyAct(const World& world, Random& dice)
{
    for (const Item& item : world.items())
        if (item.carrier == world.state().hero && world.catalogue().item(item.kind).id == "fire_flask" &&
            dice.below(3) == 0)
            return Throw{item.id, world.hero().at.x + static_cast<int>(dice.below(7)) - 3,
                         world.hero().at.y + static_cast<int>(dice.below(7)) - 3};
    if (dice.below(4) == 0)
        return PickUp{};
    return dice.below(5) == 0 ? Command(Wait{}) : Command(Walk{kDirections[dice.below(8)]});
}

Session played(std::uint64_t seed, int commands)
{
    Session session = *Session::start(burningDungeon(seed), seed);
    Random dice(seed);
    for (int i = 0; i < commands && !session.world().isOver(); ++i)
        session.submit(anyAct(session.world(), dice));
    return session;
}

QString problemIn(const std::string& text, std::string_view from, std::string_view to, std::string_view behind = "")
{
    std::string changed = text;
    const std::size_t at = changed.find(from, changed.find(behind));
    if (at == std::string::npos)
        return "not found";
    changed.replace(at, from.size(), to);
    const auto game = readGame(resealed(changed));
    return game ? QString() : shown(game.error().where);
}

} // namespace

class LivingFileTest : public QObject {
    Q_OBJECT

private slots:
    void aGameSavedAtAnyTurnGoesOnAsItWould();
    void floodsSavedAtAnyTurnGoOnAsTheyWould();
    void aReplayLeadsThroughTheSameStates();
    void onlyWhatGoesOnIsWritten();
    void whatCannotBeIsRefusedAtItsPlace();
    void gasThatCannotBeIsRefusedAtItsPlace();
    void floodsThatCannotBeAreRefused();
    void whoFloatsIsSavedWhereNothingStands();
    void aGameThatEndsWithinABeatIsReadAgain();

private:
    // True when some flood was on its way.
    static bool goesOn(Dungeon (*dungeonOf)(std::uint64_t seed));
};

// Saved and read before each of its commands.
bool LivingFileTest::goesOn(Dungeon (*dungeonOf)(std::uint64_t seed))
{
    bool hasFlooded = false;
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(20); ++seed) {
        Session session = *Session::start(dungeonOf(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 40 && !session.world().isOver(); ++i) {
            auto read = readGame(writeGame({session}));
            if (!read)
                qFatal("%s", read.error().where.c_str());
            Session& loaded = read->session;
            const Living& living = session.world().level(0).living;
            hasFlooded = hasFlooded || !living.floods.empty();
            const bool isSame = loaded.world().hash() == session.world().hash() &&
                                loaded.world().hash() == loaded.world().recomputedHash() &&
                                loaded.world().level(0).living == living;
            const Command next = anyAct(session.world(), dice);
            session.submit(next);
            loaded.submit(next);
            if (!isSame || loaded.world().hash() != session.world().hash())
                qFatal("A game of seed %d does not go on as it would.", static_cast<int>(seed));
        }
    }
    return hasFlooded;
}

void LivingFileTest::aGameSavedAtAnyTurnGoesOnAsItWould() { QVERIFY(!goesOn(&burningDungeon)); }

void LivingFileTest::floodsSavedAtAnyTurnGoOnAsTheyWould() { QVERIFY(goesOn(&floodingDungeon)); }

void LivingFileTest::aReplayLeadsThroughTheSameStates()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(5); ++seed) {
        Session session = played(seed, 60);
        Replay replay = *Replay::of(session, 300'000);
        replay.playOn(std::numeric_limits<std::size_t>::max());
        QVERIFY(!replay.difference());
        for (std::size_t point = replay.length(); point > 0; point -= std::min<std::size_t>(point, 7)) {
            const Session there = replay.sessionAt(point);
            QCOMPARE(there.world().hash(), session.log()[point - 1].hash);
            QCOMPARE(there.world().hash(), there.world().recomputedHash());
        }
    }
}

// Files of games without are as they ever were, and older programs read them.
void LivingFileTest::onlyWhatGoesOnIsWritten()
{
    const std::string quiet = writeGame({*Session::start(asciiDungeon("#####\n#@..#\n#####\n"), 1)});
    QVERIFY(quiet.find("\"living\"") == std::string::npos);
    QCOMPARE(*parseJson(quiet)->find("version")->as<std::int64_t>(), std::int64_t{1});
    const std::string burns = writeGame({played(1, 3)});
    QVERIFY(burns.find("\"living\"") != std::string::npos);
    QCOMPARE(*parseJson(burns)->find("version")->as<std::int64_t>(), std::int64_t{2});
}

void LivingFileTest::whatCannotBeIsRefusedAtItsPlace()
{
    Dungeon dungeon = asciiDungeon("#######\n#@.*^.#\n#######\n", catalogueWith(R"({"use": ["living"]})"));
    Session session = *Session::start(dungeon, 1);
    while (session.world().level(0).living.under.empty()) {
        session = *Session::start(dungeon, ++dungeon.seed);
        session.submit(Wait{});
    }
    const std::string text = writeGame({session});
    QCOMPARE(problemIn(text, "\"tile\": \"ash\"", "\"tile\": \"flames\""), QString("levels[0].living.under[0].tile"));
    QCOMPARE(problemIn(text, "\"x\": 3, \"y\": 1, \"tile\"", "\"x\": 2, \"y\": 1, \"tile\""),
             QString("levels[0].living.under[0]"));
    QCOMPARE(problemIn(text, "\"row\": 0", "\"row\": 7"), QString("levels[0].living.waits[0].row"));
    QCOMPARE(problemIn(text, "\"beats\": 1", "\"beats\": 1000"), QString("levels[0].living.waits[0].beat"));
}

void LivingFileTest::floodsThatCannotBeAreRefused()
{
    std::string text;
    for (std::uint64_t seed = 1; text.find("\"floods\"") == std::string::npos; ++seed) {
        Session session = *Session::start(floodingDungeon(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 20 && session.world().level(0).living.floods.empty(); ++i)
            session.submit(anyAct(session.world(), dice));
        text = writeGame({session});
    }
    const auto problem = [&](std::string_view from, std::string_view to) {
        return problemIn(text, from, to, "\"floods\"");
    };
    QCOMPARE(problem("\"shallow\": \"", "\"shallow\": \"no_"), QString("levels[0].living.floods[0].shallow"));
    QCOMPARE(problem("\"ebbs\": false", "\"ebbs\": 3"), QString("levels[0].living.floods[0].ebbs"));
    QCOMPARE(problem("\"held\": 0", "\"held\": -1"), QString("levels[0].living.floods[0].held"));
    QCOMPARE(problem("\"cells\": [[", "\"cells\": [[99, 1], ["), QString("levels[0].living.floods[0].cells[0][0]"));
}

void LivingFileTest::gasThatCannotBeIsRefusedAtItsPlace()
{
    Session session = *Session::start(asciiDungeon("#######\n#@...V#\n#######\n", catalogueWith(kContent)), 1);
    for (int i = 0; i < 100 && session.world().level(0).living.gas.size() < 2; ++i)
        session.submit(Wait{});
    const std::string text = writeGame({session});
    const auto game = readGame(text);
    QVERIFY(game && game->session.world().level(0).living == session.world().level(0).living);
    const std::string kind = R"("y": 1, "kind": "reek", "units": )";
    const auto problem = [&](std::string_view from, std::string_view to) {
        return problemIn(text, from, to, "\"living\""); // the hero remembers gas as well
    };
    QCOMPARE(problem(kind, R"("y": 1, "kind": "air", "units": )"), QString("levels[0].living.gas[0].kind"));
    QCOMPARE(problem(kind, kind + "99999"), QString("levels[0].living.gas[0].units"));
    QCOMPARE(problem(kind, R"("y": 1, "smell": 1, "kind": "reek", "units": )"),
             QString("levels[0].living.gas[0].smell"));
    QCOMPARE(problem(R"("x": 5, "y": 1, "kind")", R"("x": 0, "y": 0, "kind")"), QString("levels[0].living.gas[1]"));
}

void LivingFileTest::whoFloatsIsSavedWhereNothingStands()
{
    for (const char ground : {'=', '['}) { // deep water, and a chasm that is the bottom
        const std::string picture = std::string("#######\n#@") + ground + "k" + ground + ".#\n#######\n";
        Game game = *startGame(asciiDungeon(picture, catalogueWith(kContent)), 1);
        WorldWriter writer(game.world);
        const std::vector<Creature> all(game.world.creatures().begin(), game.world.creatures().end());
        for (Creature creature : all) {
            creature.conditions[static_cast<std::size_t>(Condition::Floating)] = 9;
            writer.changeCreature(creature);
            writer.moveCreature(creature.id, moved(creature.at, Direction::East));
        }
        const Session session(std::move(game), {}, {});
        const auto read = readGame(writeGame({session}));
        QVERIFY2(read, read ? "" : read.error().where.c_str());
        QCOMPARE(read->session.world().hash(), session.world().hash());
    }
}

void LivingFileTest::aGameThatEndsWithinABeatIsReadAgain()
{
    bool hasLeftOver = false; // as chance has it
    for (std::uint64_t seed = 1; seed <= 20 && !hasLeftOver; ++seed) {
        Session session = *Session::start(endingDungeon(), seed);
        for (int i = 0; i < 5 && !session.world().isOver(); ++i)
            session.submit(Wait{});
        QVERIFY(session.world().isOver());
        const Living& living = session.world().level(0).living;
        for (const auto& [cell, wait] : living.waits.sorted())
            hasLeftOver = hasLeftOver || wait.beat == living.beats;
        const auto read = readGame(writeGame({session}));
        QVERIFY2(read, read ? "" : read.error().where.c_str());
        QCOMPARE(read->session.world().hash(), session.world().hash());
    }
    QVERIFY(hasLeftOver);
}

CAVE_TEST_SUITE(LivingFileTest);
#include "living_file_test.moc"
