// SPDX-License-Identifier: MIT
// Games with companions, captives and feuds: saved and read at every turn they go on as they would have.
#include "core/rules/facts/company.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/harm.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace cave;

namespace {

Dungeon campOf(std::uint64_t seed)
{
    Dungeon dungeon =
        asciiDungeon("####################\n#o..o....#.....z...#\n#..R..@..'....z..R.#\n#.o......#..z......#\n"
                     "####################\n",
                     catalogueWith(R"({"factions": [
        {"id": "goblins", "name": "goblins", "hates": ["hero", "undead"]},
        {"id": "undead", "name": "the undead", "hates": ["hero"]}], "creatures": [
        {"id": "orc", "name": "orc", "glyph": "o", "colour": "#ffffff", "health": 20, "attack": 2, "sight": 9,
         "side": "goblins", "behaviours": [{"does": "hunt"}], "alert": {"sure": 2, "per_mille": 300, "hears": 6}},
        {"id": "zombie", "name": "zombie", "glyph": "z", "colour": "#ffffff", "health": 20, "attack": 2, "sight": 9,
         "side": "undead", "behaviours": [{"does": "hunt"}]},
        {"id": "hound", "name": "hound", "glyph": "R", "colour": "#ffffff", "health": 20, "attack": 2, "sight": 9,
         "behaviours": [{"does": "hunt"}]}]})"));
    dungeon.rules.health = 60;
    dungeon.seed = seed;
    bool isFirst = true;
    for (Placement& thing : dungeon.levels.front().things)
        if (dungeon.catalogue->creature(thing.kind).id == "hound") {
            thing.belongs.isCaptive = isFirst;
            thing.belongs.side = isFirst ? "" : "hero";
            thing.group = "pack";
            isFirst = false;
        }
    return dungeon;
}

Command anyDeed(Random& dice)
{
    const Direction direction = kDirections[dice.below(8)];
    const Command deeds[]{
        Wait{},          Search{},          Walk{direction},     Walk{direction},
        Free{direction}, Strike{direction}, Order{Duty::Follow}, Order{static_cast<Duty>(dice.below(3))}};
    return deeds[dice.below(8)];
}

} // namespace

class CompanyFileTest : public QObject {
    Q_OBJECT

private slots:
    void aGameSavedAtAnyTurnGoesOnAsItWould();
    void aReplayLeadsThroughTheSameStates();
    void aCompanionThatIsToRiseDoesSoOnceTheGameIsRead();
    void whoSearchesForTheHeroGoesOnOnceTheGameIsRead();
    void whoLooksLikeOneOfSeveralThingsDoesSoOnceTheGameIsRead();
    void gamesWithoutCompanySayNothingOfIt();
};

void CompanyFileTest::aGameSavedAtAnyTurnGoesOnAsItWould()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(10); ++seed) {
        Session session = *Session::start(campOf(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 40 && !session.world().isOver(); ++i) {
            auto read = readGame(writeGame({session}));
            QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
            Session& loaded = read->session;
            QCOMPARE(loaded.world().hash(), session.world().hash());
            QCOMPARE(loaded.world().hash(), loaded.world().recomputedHash());
            const Command next = anyDeed(dice);
            session.submit(next);
            loaded.submit(next);
            QCOMPARE(loaded.world().hash(), session.world().hash());
        }
    }
}

void CompanyFileTest::aReplayLeadsThroughTheSameStates()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(5); ++seed) {
        Session session = *Session::start(campOf(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 60 && !session.world().isOver(); ++i)
            session.submit(anyDeed(dice));
        auto read = readGame(writeGame({session})); // the log with its new commands, from a file
        QVERIFY(read.has_value());
        Replay replay = *Replay::of(read->session, 300'000);
        replay.playOn(std::numeric_limits<std::size_t>::max());
        QVERIFY(!replay.difference());
    }
}

void CompanyFileTest::aCompanionThatIsToRiseDoesSoOnceTheGameIsRead()
{
    Dungeon dungeon = asciiDungeon("######\n#@.W.#\n######\n", catalogueWith(R"j({
      "items": [{"id": "bones", "name": "bones", "article": "", "glyph": "%", "colour": "#dddddd",
                 "named_after": {"name": "bones of %1", "form": "a"}}],
      "creatures": [{"id": "riser", "name": "riser", "article": "a", "glyph": "W", "colour": "#dddddd", "health": 50,
                     "sight": 12, "drops": [{"items": ["bones"]}],
                     "behaviours": [{"does": "revive", "turns": 3}]}]})j"));
    dungeon.levels.front().things.front().belongs.side = "hero";
    Game game = *startGame(dungeon, 1);
    World& world = game.world;
    const auto companion = [](const World& in) {
        return std::ranges::find_if(in.creatures(), [&](const Creature& creature) { return isAlly(in, creature); });
    };
    const Creature riser = *companion(world);
    Events events;
    harm(WorldWriter(world), riser.id, 1000, actorOf(world, riser), events);
    QVERIFY(companion(world) == world.creatures().end());
    auto read = readGame(writeGame({Session(std::move(game))}));
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    for (int i = 0; i < 3; ++i)
        read->session.submit(Wait{});
    QVERIFY(companion(read->session.world()) != read->session.world().creatures().end());
}

void CompanyFileTest::whoLooksLikeOneOfSeveralThingsDoesSoOnceTheGameIsRead()
{
    Dungeon dungeon = asciiDungeon("########\n#@.IIII#\n#..IIII#\n#..IIII#\n########", catalogueWith(R"({"creatures": [
        {"id": "liar", "name": "liar", "glyph": "I", "colour": "#dddddd", "health": 50, "behaviours": [
         {"does": "ambush", "range": 1, "looks_like": ["sword", "apple", "rock", "dagger"]}]}]})"));
    Session session(*startGame(dungeon, 7));
    session.submit(Wait{});
    const auto read = readGame(writeGame({session}));
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    const World& again = read->session.world();
    QCOMPARE(again.hash(), session.world().hash());
    std::size_t compared = 0;
    for (const Creature& creature : session.world().creatures())
        if (const auto disguise = session.world().disguiseOf(creature)) {
            QVERIFY(again.disguiseOf(*again.creature(creature.id)) == disguise);
            ++compared;
        }
    QCOMPARE(compared, std::size_t{12});
}

void CompanyFileTest::whoSearchesForTheHeroGoesOnOnceTheGameIsRead()
{
    Dungeon dungeon = asciiDungeon("####################\n#@#.......W........#\n#.#................#\n"
                                   "####################\n",
                                   catalogueWith(R"j({"creatures": [
        {"id": "watchman", "name": "watchman", "article": "a", "glyph": "W", "colour": "#dddddd", "health": 50,
         "attack": 1, "sight": 12, "behaviours": [{"does": "hunt"}], "alert": {"sure": 1, "per_mille": 0}}]})j"));
    Game game = *startGame(dungeon, 1);
    const auto watchman = [](const World& in) {
        return *std::ranges::find_if(in.creatures(),
                                     [&](const Creature& creature) { return creature.id != in.state().hero; });
    };
    WorldWriter(game.world).setQuarry(watchman(game.world).id, Position{12, 1, 0});
    Session session(std::move(game));
    for (int i = 0; i < 7; ++i)
        session.submit(Wait{});
    QVERIFY(isSearching(watchman(session.world())));
    auto read = readGame(writeGame({session}));
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    Session& loaded = read->session;
    QCOMPARE(watchman(loaded.world()).lost, watchman(session.world()).lost);
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(loaded.world().hash(), session.world().hash());
        session.submit(Wait{});
        loaded.submit(Wait{});
    }
    QVERIFY(!watchman(loaded.world()).quarry && watchman(loaded.world()).lost == 0);
}

void CompanyFileTest::gamesWithoutCompanySayNothingOfIt()
{
    Session session = *Session::start(asciiDungeon("######\n#@B..#\n######\n"), 1);
    session.submit(Wait{});
    const std::string text = writeGame({session});
    for (const char* const word : {"factions", "\"side\"", "\"group\"", "captive", "\"duty\"", "\"quiet\"", "\"alert\"",
                                   "\"lost\"", "immortal", "immune"})
        QVERIFY2(text.find(word) == std::string::npos, word);
}

CAVE_TEST_SUITE(CompanyFileTest);
#include "company_file_test.moc"
