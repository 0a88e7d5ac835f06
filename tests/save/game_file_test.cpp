// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/base/game_seed.h"
#include "core/json/line_sums.h"
#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/harm.h"
#include "core/save/game_file.h"
#include "core/save/game_reader.h"
#include "core/save/record.h"
#include "core/session/replay.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/paths.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace cave;

namespace {

// Any command that a player could give, most of them steps.
Command anyCommand(Random& random)
{
    const auto roll = random.below(10);
    if (roll == 0)
        return ClimbDown{};
    if (roll == 1)
        return ClimbUp{};
    if (roll == 2)
        return Wait{};
    return Walk{kDirections[random.below(8)]};
}

void playSome(Session& session, Random& random, int commands)
{
    for (int i = 0; i < commands && !session.world().isOver(); ++i)
        session.submit(anyCommand(random));
}

// With a design so small that every bit of its file can be tried.
Session smallSession(int commands)
{
    Session session = *Session::start(asciiDungeon("#####\n#@>B#\n#####\n\n#####\n#.<.#\n#####\n"), 1);
    Random random(3);
    playSome(session, random, commands);
    return session;
}

// Three turns of waiting beside a bat behind a wall, and an apple on the level below.
Session quietSession()
{
    Dungeon dungeon = asciiDungeon("#######\n#@>.#B#\n#######\n\n#######\n#.<...#\n#######\n");
    putItem(dungeon, "apple", {4, 1, 1});
    Session session = *Session::start(dungeon, 1);
    for (int i = 0; i < 3; ++i)
        session.submit(Wait{});
    return session;
}

Result<GameFile> again(const Session& session) { return readGame(writeGame({session})); }

void compare(const Session& a, const Session& b)
{
    QCOMPARE(a.world().hash(), b.world().hash());
    QCOMPARE(b.world().hash(), b.world().recomputedHash());
    const WorldState one = a.world().savedState();
    const WorldState two = b.world().savedState();
    QCOMPARE(shown(one.dungeonName), shown(two.dungeonName));
    QVERIFY(one.rules == two.rules);
    QCOMPARE(one.seed, two.seed);
    QVERIFY(one.levels == two.levels); // memory included
    QVERIFY(one.links == two.links);
    QVERIFY(one.creatures == two.creatures);
    QVERIFY(one.items == two.items);
    QVERIFY(one.counted == two.counted);
    QVERIFY(one.hero == two.hero && one.outcome == two.outcome && one.killer == two.killer);
    QVERIFY(one.clock == two.clock && one.turn == two.turn && one.dice == two.dice);
    QVERIFY(one.lastEntity == two.lastEntity && one.lastOrder == two.lastOrder);
    QVERIFY(a.world().visible() == b.world().visible());
    QVERIFY(a.log() == b.log());
    QVERIFY(a.messages() == b.messages());
    QCOMPARE(dungeonHash(a.dungeon()), dungeonHash(b.dungeon()));
}

QString whereIn(const Result<GameFile>& game) { return game ? QString("no problem") : shown(game.error().where); }

// A game's members without its sums, to change and to put sums on again: what a hostile author would do.
Json membersOf(const Session& session)
{
    Json::Object members = *parseJson(writeGame({session}))->as<Json::Object>();
    members.pop_back();
    return members;
}

} // namespace

class GameFileTest : public QObject {
    Q_OBJECT

private slots:
    void aLoadedGameIsTheSame();
    void gamesAreToldFromOtherFilesByTheirBeginning();
    void filesOfGamesAreToldByNameOrBeginning();
    void aLoadedGameGoesOnAsTheUnsavedOne();
    void conditionsAreKept();
    void whoFliesByItsStageIsReadOverDeepWater();
    void whoIsInWaterDrownsAtTheSameTurn();
    void whatACushionHasTakenIsKept();
    void confusionOfOlderGamesIsRead();
    void huntersGoOnHunting();
    void whatIsCarriedAndCountedIsKept();
    void originAndHeroAreKept();
    void hungerAndLevelsAreKept();
    void foodInAHeroWhoKnowsNoHungerIsRefused();
    void stairsTakenAndThingsPutDownAreKept();
    void aFinishedGameIsRead();
    void writingWhatWasReadGivesTheSameBytes();
    void aLoadedGameCanBeReplayed();
    void aGameGoesOnByTheRulesThatItBeganWith();
    void everyMemberIsALine();
    void messagesOfEveryKindAreKept();
    void onlyTheNewestMessagesAreWritten();
    void aDungeonsOwnKindsComeWithTheGame();
    void everyChangedBitIsNoticed();
    void everyTruncationIsNoticed();
    void damageIsNamedByItsLine();
    void foreignFilesAreToldWhatTheyAre_data();
    void foreignFilesAreToldWhatTheyAre();
    void refused_data();
    void refused();
    void filesAreSavedAndLoaded();
    void theWordsOfTheSeedAreKept();
    void wordsOfAnotherSeedAreRefused();
};

void GameFileTest::theWordsOfTheSeedAreKept()
{
    const GameSeed seed = *readGameSeed("cellar door");
    GameFile game{*Session::start(asciiDungeon("#####\n#@>B#\n#####\n\n#####\n#.<.#\n#####\n"), seed.number)};
    game.seedWords = seed.words;
    const auto read = readGame(writeGame(game));
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    QCOMPARE(shown(read->seedWords), QString("cellar door"));
    QCOMPARE(shown(summaryOfRecord(*read).seedWords), QString("cellar door"));
}

void GameFileTest::wordsOfAnotherSeedAreRefused()
{
    GameFile game{smallSession(1)};
    for (const char* words : {"cellar door", "1", "\x1b[31m"}) {
        game.seedWords = words;
        QCOMPARE(whereIn(readGame(writeGame(game))), QString("seedWords"));
    }
}

void GameFileTest::aLoadedGameIsTheSame()
{
    for (const int commands : {0, 1, 30}) {
        const Session session = smallSession(commands);
        const auto game = again(session);
        QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
        compare(session, game->session);
        QCOMPARE(game->session.world().state().rulesVersion, kRulesVersion);
    }
}

void GameFileTest::gamesAreToldFromOtherFilesByTheirBeginning()
{
    const auto game = readFile(dataPath("old/1/game.save.json"), JsonLimits{}.bytes);
    QVERIFY(game && isGame(*game));
    QVERIFY(isGame(std::string_view(*game).substr(0, kFormatWithin)));
    const auto dungeon = readFile(dataPath("old/1/dungeon.cave.json"), JsonLimits{}.bytes);
    QVERIFY(dungeon && !isGame(*dungeon));
    constexpr std::string_view kNamedAsOne = R"({"format": "cavewright/dungeon", "name": "cavewright/game"})";
    QVERIFY(!isGame(kNamedAsOne));
    constexpr std::string_view kWithSchema =
        R"({"$schema": "https://cavewright.github.io/schema/game.schema.json", "format": "cavewright/game"})";
    QVERIFY(isGame(kWithSchema));
    QVERIFY(!isGame("") && !isGame("#####\n#@.>#\n#####"));
    QVERIFY(!isGame(std::string(kFormatWithin, ' ') + *game));
}

void GameFileTest::filesOfGamesAreToldByNameOrBeginning()
{
    const QTemporaryDir folder;
    const auto isTold = [&folder](const char* name, const char* text) {
        const std::string path = folder.filePath(name).toStdString();
        return writeFileAtomically(path, text).has_value() && isGameFile(path);
    };
    QVERIFY(isTold("damaged.save.json", "{") && isTold("damaged.record.json", ""));
    QVERIFY(isTold("unnamed", R"({"format": "cavewright/game"})"));
    QVERIFY(!isTold("a.cave.json", R"({"format": "cavewright/dungeon"})") && !isTold("b", ""));
    QVERIFY(!isGameFile(folder.filePath("nothing").toStdString()) && !isGameFile(folder.path().toStdString()));
}

// Saved somewhere on the way, the rest of the commands leads to the same game as straight play.
void GameFileTest::aLoadedGameGoesOnAsTheUnsavedOne()
{
    constexpr int kCommands = 200;
    const Dungeon dungeon = frozenDungeon("jsrogue");
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Session session = *Session::start(dungeon, seed);
        Random random(seed);
        const int before = static_cast<int>(seed * 37 % kCommands);
        playSome(session, random, before);
        const auto game = again(session);
        QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
        Session loaded = game->session;
        compare(session, loaded);
        Random same = random;
        playSome(session, random, kCommands - before);
        playSome(loaded, same, kCommands - before);
        compare(session, loaded);
    }
}

void GameFileTest::whatIsCarriedAndCountedIsKept()
{
    Dungeon dungeon = asciiDungeon("########\n#@...LS#\n########\n");
    putItem(dungeon, "key", {1, 1, 0}, Position{5, 1, 0});
    putItem(dungeon, "key", {1, 1, 0});
    putItem(dungeon, "coins", {1, 1, 0});
    putItem(dungeon, "zircon", {1, 1, 0});
    putItem(dungeon, "apple", {3, 1, 0});
    dungeon.rules.kit = {"dagger", "tunic", "rock"};
    dungeon.rules.packSize = 8;
    Session session = *Session::start(dungeon, 2);
    session.submit(PickUp{});
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    Session loaded = game->session;
    compare(session, loaded);
    QCOMPARE(loaded.world().state().counted.size(), std::size_t{2});
    for (Session* each : {&session, &loaded})
        for (const Command& command :
             {Command(Walk{Direction::East}), Command(Walk{Direction::East}), Command(Walk{Direction::East}),
              Command(Walk{Direction::East}), Command(Walk{Direction::East}), Command(Search{})})
            each->submit(command);
    compare(session, loaded);
    QCOMPARE(loaded.world().itemsOf(loaded.world().state().hero).size(), std::size_t{4}); // one key is used up
    const auto replayed = replay(loaded);
    QVERIFY(replayed && !*replayed);
}

void GameFileTest::originAndHeroAreKept()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    dungeon.rules.origins = {{"first", "First", {}, {}, {}, {}, {}, {}, {}},
                             {"second", "Second", {}, 20, {}, {}, {}, {}, {}}};
    Session session = *Session::start(dungeon, 2, "second");
    session.submit(Walk{Direction::East});
    GameFile file{session};
    file.hero = {"Ida of the H\u00f6hle", "hero-digger"};
    file.daily = "2026-11-26";
    const auto read = readGame(writeGame(file));
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    QVERIFY(read->hero == file.hero);
    QCOMPARE(shown(read->daily), QString("2026-11-26"));
    QCOMPARE(shown(read->session.world().state().origin), QString("second"));
    const auto replayed = replay(read->session);
    QVERIFY(replayed && !*replayed);
    Session practice = read->session;
    practice.allowStepsBack();
    QVERIFY(practice.stepBack());
    QCOMPARE(practice.world().hash(), Session::start(dungeon, 2, "second")->world().hash());
    // What nobody said stands in no file.
    const std::string plain = writeGame({*Session::start(dungeon, 2)});
    for (const char* member : {"\"origin\"", "\"hero\": {\"name\"", "\"daily\""})
        QVERIFY2(plain.find(member) == std::string::npos, member);
}

void GameFileTest::hungerAndLevelsAreKept()
{
    Dungeon dungeon = asciiDungeon("########\n#@FF..B#\n########\n");
    dungeon.rules.hunger = Hunger{300, 1000, 1, true};
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    dungeon.rules.attack = 100;
    dungeon.rules.kit = {"melon", "melon", "confusion_scroll"};
    dungeon.levels[0].things.back().levels = 2;
    Session session = *Session::start(dungeon, 2);
    const EntityId melon = session.world().items()[0].id;
    const EntityId scroll = session.world().items()[2].id;
    for (const Command& command : {Command(Eat{melon}), Command(ReadAt{scroll, 2, 1}), Command(Walk{Direction::East}),
                                   Command(Gain{Gained::Sight}), Command(Walk{Direction::East}), Command(PickUp{})})
        session.submit(command);
    QCOMPARE(session.world().hero().level, 2);
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    compare(session, game->session);
    QCOMPARE(game->session.world().state().fullness, session.world().state().fullness);
    const auto replayed = replay(game->session);
    QVERIFY(replayed && !*replayed);
}

// It could not be written again, and the hash would be another.
void GameFileTest::foodInAHeroWhoKnowsNoHungerIsRefused()
{
    std::string text = writeGame({smallSession(3)});
    text.replace(text.find("\"outcome\":"), 0, "\"fullness\": 890, ");
    const auto game = readGame(resealed(text));
    QVERIFY(!game);
    QCOMPARE(whereIn(game), QString("state.fullness"));
    QCOMPARE(shown(game.error().what), QString("The rules of this game know no hunger."));
}

// Of the hero and of monsters, among them one that sleeps until it is woken.
void GameFileTest::conditionsAreKept()
{
    Game game = *startGame(asciiDungeon("##########\n#@...k..B#\n##########\n"), 1);
    std::vector<Event> events;
    int turns = 3;
    for (const Condition condition : kConditions)
        if (condition != Condition::Asleep && condition != Condition::Paralysed)
            beginCondition(WorldWriter(game.world), game.world.state().hero, condition, turns++, events);
    beginCondition(WorldWriter(game.world), game.world.creatureAt({5, 1, 0})->id, Condition::Asleep, kUntilWoken,
                   events);
    for (const Condition condition : {Condition::Slowed, Condition::Paralysed})
        beginCondition(WorldWriter(game.world), game.world.creatureAt({8, 1, 0})->id, condition, 4, events);
    Session session(std::move(game));
    session.submit(Wait{});
    const auto read = again(session);
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    Session loaded = read->session;
    compare(session, loaded);
    QVERIFY(lasts(loaded.world().hero(), Condition::Afraid));
    for (int i = 0; i < 12; ++i) {
        session.submit(i % 2 == 0 ? Command(Walk{Direction::East}) : Command(Wait{}));
        loaded.submit(i % 2 == 0 ? Command(Walk{Direction::East}) : Command(Wait{}));
    }
    compare(session, loaded);
}

void GameFileTest::whoFliesByItsStageIsReadOverDeepWater()
{
    Game game = *startGame(asciiDungeon("#######\n#@.W==#\n#######\n", catalogueWith(R"({"creatures": [
        {"id": "heron", "name": "heron", "article": "a", "glyph": "W", "colour": "#dddddd", "health": 10,
         "stages": [{"below": 50, "flies": true}]}]})")),
                           1);
    const EntityId heron = game.world.creatureIdAt({3, 1, 0});
    std::vector<Event> events;
    harm(WorldWriter(game.world), heron, 5, actorOf(game.world, game.world.hero()), events);
    WorldWriter(game.world).moveCreature(heron, {4, 1, 0});
    const std::uint64_t hash = game.world.hash();
    const auto read = readGame(writeGame({Session(std::move(game))}));
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    QCOMPARE(read->session.world().creatureIdAt({4, 1, 0}), heron);
    QCOMPARE(read->session.world().hash(), hash);
}

void GameFileTest::whatACushionHasTakenIsKept()
{
    const auto kinds = catalogueWith(R"({"items": [
        {"id": "pillow", "name": "pillow", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring",
         "gives": {"cushions": 9}}],
      "creatures": [
        {"id": "brute", "name": "brute", "article": "a", "glyph": "W", "colour": "#ffffff", "health": 9, "attack": 4,
         "sight": 5, "behaviours": [{"does": "hunt"}]}]})");
    Dungeon dungeon = asciiDungeon("#####\n#@W.#\n#####\n", kinds);
    putItem(dungeon, "pillow", {1, 1, 0});
    Session session = *Session::start(dungeon, 1);
    session.submit(PickUp{});
    session.submit(Wear{thingOf(session.world(), "pillow")});
    session.submit(Wait{});
    QVERIFY(session.world().hero().cushioned > 0);
    const auto read = again(session);
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    compare(session, read->session);
}

void GameFileTest::whoIsInWaterDrownsAtTheSameTurn()
{
    const auto kinds = catalogueWith(R"({"tiles": [
        {"id": "tarn", "name": "tarn", "article": "a", "glyph": "T", "colour": "#234567", "sign": "T",
         "ground": "water", "flyable": true, "swimmable": true, "drowns": 3}]})");
    Session session = *Session::start(asciiDungeon("#######\n#@TTTT#\n#######\n", kinds), 1);
    session.submit(Walk{Direction::East});
    session.submit(Walk{Direction::East});
    QCOMPARE(session.world().hero().submerged, 2);
    const auto read = again(session);
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    Session loaded = read->session;
    compare(session, loaded);
    for (Session* each : {&session, &loaded}) {
        each->submit(Wait{});
        QVERIFY(!each->world().isOver());
        each->submit(Wait{});
        QVERIFY(each->world().state().cause == Cause::Drowned);
    }
    compare(session, loaded);
    const auto ended = again(loaded);
    QVERIFY2(ended.has_value(), qPrintable(whereIn(ended)));
    QVERIFY(ended->session.world().state().cause == Cause::Drowned);
}

// Rules 1 and 2 wrote the acts that a creature still stumbled about as a member of its own.
void GameFileTest::confusionOfOlderGamesIsRead()
{
    Json members = membersOf(quietSession());
    QString text = shown(members.find("creatures")->compact());
    text.replace("\"growths\": 0", "\"growths\": 0, \"confusedFor\": 7");
    members.set("creatures", *parseJson(text.toStdString()));
    members.set("rulesVersion", 2);
    const auto game = readGame(withSums(members));
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    QCOMPARE(turnsLeft(game->session.world().hero(), Condition::Confused), 7);
}

// A zombie that has grown stronger, with its brood around it, on the way to where it saw the hero.
void GameFileTest::huntersGoOnHunting()
{
    Dungeon dungeon = asciiDungeon("##########\n#@......Z#\n#........#\n#........#\n##########\n");
    dungeon.rules.health = 1000;
    dungeon.rules.attack = 25;
    Session session = *Session::start(dungeon, 2);
    for (int i = 0; i < 12; ++i)
        session.submit(i < 8 ? Command(Wait{}) : Command(Walk{Direction::East}));
    const auto creatures = session.world().creatures();
    QVERIFY(std::ranges::any_of(creatures, &Creature::isStrengthened));
    QVERIFY(std::ranges::any_of(creatures, [](const Creature& creature) { return creature.quarry.has_value(); }));
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    Session loaded = game->session;
    compare(session, loaded);
    for (int i = 0; i < 20; ++i) {
        session.submit(Walk{Direction::East});
        loaded.submit(Walk{Direction::East});
    }
    compare(session, loaded);
}

void GameFileTest::stairsTakenAndThingsPutDownAreKept()
{
    Dungeon dungeon = asciiDungeon("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####\n");
    putItem(dungeon, "apple", {1, 1, 0});
    Session session = *Session::start(dungeon, 1);
    session.submit(PickUp{});
    session.submit(Walk{Direction::East});
    session.submit(ClimbDown{});
    session.submit(Drop{session.world().items().front().id});
    QVERIFY((session.world().level(0).memory.ways == std::vector<RememberedWay>{{2, 1, {2, 1, 1}}}));
    QVERIFY((session.world().level(1).memory.ways == std::vector<RememberedWay>{{2, 1, {2, 1, 0}}}));
    QVERIFY(session.world().items().front().isLeft);
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    compare(session, game->session);
}

void GameFileTest::aFinishedGameIsRead()
{
    Dungeon dungeon = asciiDungeon("#####\n#@BB#\n#####\n");
    dungeon.rules.health = 1;
    Session session = *Session::start(dungeon, 1);
    for (int i = 0; i < 1000 && !session.world().isOver(); ++i)
        session.submit(Wait{});
    QVERIFY(session.world().state().outcome == Outcome::Died);
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    compare(session, game->session);
    QVERIFY(game->session.world().isOver());
}

void GameFileTest::writingWhatWasReadGivesTheSameBytes()
{
    Session session = *Session::start(recipeDungeon(4), 4);
    Random random(4);
    playSome(session, random, 80);
    const std::string text = writeGame({session});
    const auto game = readGame(text);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    QCOMPARE(shown(writeGame(*game)), shown(text));
}

void GameFileTest::aLoadedGameCanBeReplayed()
{
    Session session = *Session::start(recipeDungeon(4), 9);
    Random random(4);
    playSome(session, random, 50);
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    const auto difference = replay(game->session);
    QVERIFY(difference.has_value());
    QVERIFY(!difference->has_value());
}

void GameFileTest::aGameGoesOnByTheRulesThatItBeganWith()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@>B#\n#####\n\n#####\n#.<.#\n#####\n");
    Session session(*startGame(dungeon, 1, {}, 0, kOldestReplayedRules));
    session.submit(Wait{});
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    const auto versionOf = [](const World& world) { return world.state().rulesVersion; };
    QCOMPARE(versionOf(game->session.world()), kOldestReplayedRules);
    QCOMPARE(versionOf(Replay::of(game->session)->worldAt(0)), kOldestReplayedRules);
    QCOMPARE(versionOf(Session::start(dungeon, 1)->world()), kRulesVersion);
    Session practice = game->session;
    practice.allowStepsBack();
    QVERIFY(practice.stepBack());
    QCOMPARE(versionOf(practice.world()), kOldestReplayedRules);
}

void GameFileTest::everyMemberIsALine()
{
    const QStringList lines = shown(writeGame({smallSession(5)})).split('\n');
    const QStringList keys{"format", "version",   "rulesVersion", "seed",     "dungeon", "content", "state",
                           "levels", "creatures", "items",        "messages", "log",     "sums"};
    QCOMPARE(lines.size(), keys.size() + 3); // braces, and nothing after the last line end
    for (qsizetype i = 0; i < keys.size(); ++i)
        QVERIFY2(lines[i + 1].startsWith('"' + keys[i] + "\": "), qPrintable(lines[i + 1].left(40)));
    QVERIFY(lines[12].contains("\"walk "));
}

void GameFileTest::messagesOfEveryKindAreKept()
{
    const Game game = *startGame(asciiDungeon("#####\n#@..#\n#####\n"), 1);
    std::vector<Message> messages;
    for (const Tone tone : {Tone::Plain, Tone::Harm, Tone::Gain, Tone::Warning, Tone::Rare})
        messages.push_back({7, tone, {"game", "%1 and %2", {std::int64_t{-5}, std::string("a \"name\"\n")}}});
    for (const Role role : {Role::Bare, Role::TheSubject, Role::TheObject, Role::ASubject, Role::AObject})
        messages.push_back({8, Tone::Plain, {"", "%1", {KindName{KindTable::Creature, "newt", role}}, 3}});
    messages.push_back({8, Tone::Plain, {"game", "%1", {KindName{KindTable::Tile, "newt", Role::Bare}}}});
    messages.back().text.arguments = {KindName{KindTable::Tile, "wall", Role::TheObject}};
    const Session session(game, {}, messages);
    const auto read = again(session);
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    QVERIFY(read->session.messages() == messages);
}

void GameFileTest::onlyTheNewestMessagesAreWritten()
{
    const Game game = *startGame(asciiDungeon("#####\n#@..#\n#####\n"), 1);
    std::vector<Message> messages;
    for (std::size_t i = 0; i < kMostMessages + 3; ++i)
        messages.push_back({static_cast<std::int64_t>(i), Tone::Plain, {"game", "Nothing happens."}});
    const auto read = again(Session(game, {}, messages));
    QVERIFY2(read.has_value(), qPrintable(whereIn(read)));
    QCOMPARE(read->session.messages().size(), kMostMessages);
    QCOMPARE(read->session.messages().front().turn, std::int64_t{3});
}

void GameFileTest::aDungeonsOwnKindsComeWithTheGame()
{
    const auto catalogue = catalogueWith(R"({
        "tiles": [{"id": "bog", "name": "bog", "glyph": "&", "colour": "#405030", "sign": "b", "walkable": true}],
        "creatures": [{"id": "bat", "name": "great bat", "glyph": "B", "colour": "#ffffff", "health": 77, "attack": 1}]})");
    Session session = *Session::start(asciiDungeon("#####\n#@bB#\n#####\n", catalogue), 1);
    session.submit(Walk{Direction::East});
    const auto game = again(session);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    compare(session, game->session);
    const Catalogue& kinds = game->session.world().catalogue();
    QCOMPARE(kinds.creature(*kinds.findCreature("bat")).health, 77);
    QVERIFY(game->session.dungeon().catalogue.get() == &kinds);
}

// The lines of content are long and alike all through: of those only the ends, unless there is time.
void GameFileTest::everyChangedBitIsNoticed()
{
    constexpr std::size_t kEnd = 300;
    std::string text = writeGame({smallSession(3)});
    QVERIFY(readGame(text).has_value());
    std::size_t begin = 0; // of the line that i is on
    std::size_t end = text.find('\n');
    for (std::size_t i = 0; i < text.size(); i += kStride) {
        if (i > end) {
            begin = i;
            end = std::min(text.find('\n', i), text.size());
        }
        if (testScale() == 1 && i - begin > kEnd && end - i > kEnd)
            continue;
        for (int bit = 0; bit < 8; ++bit) {
            text[i] = static_cast<char>(text[i] ^ (1 << bit));
            if (readGame(text))
                QFAIL(qPrintable(QString("byte %1, bit %2").arg(i).arg(bit)));
            text[i] = static_cast<char>(text[i] ^ (1 << bit));
        }
    }
}

void GameFileTest::everyTruncationIsNoticed()
{
    const std::string text = writeGame({smallSession(3)});
    for (std::size_t length = 0; length < text.size(); ++length)
        QVERIFY2(!readGame(std::string_view(text).substr(0, length)), std::to_string(length).c_str());
    QVERIFY(!readGame(text + "\n"));
    QVERIFY(!readGame("\n" + text));
}

void GameFileTest::damageIsNamedByItsLine()
{
    QString text = shown(writeGame({smallSession(0)}));
    const auto damaged = [&](const char* part, const char* instead) {
        return whereIn(readGame(QString(text).replace(part, instead).toStdString()));
    };
    QCOMPARE(damaged("\"seed\": \"1\",\n\"dungeon\"", "\"seed\": \"2\",\n\"dungeon\""), QString("line 5"));
    QCOMPARE(damaged("\"outcome\": \"running\"", "\"outcome\": \"won\""), QString("line 8"));
    QCOMPARE(damaged("\"sums\"", "\"Sums\""), QString("line 14"));
    QCOMPARE(damaged("\"items\": [],\n", ""), QString());
    QCOMPARE(shown(readGame(text.left(1000).toStdString()).error().what), QString("The end of the file is missing."));
}

void GameFileTest::foreignFilesAreToldWhatTheyAre_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    QTest::newRow("nothing") << "" << "line 1, column 1" << "The file ends too early.";
    QTest::newRow("prose") << "Dear diary" << "line 1, column 1" << "This is not JSON: %1 has no place here. | Dear";
    QTest::newRow("a list") << "[1, 2]" << "" << "This must be an object in { }.";
    QTest::newRow("other JSON") << "{\"a\": 1}" << ""
                                << "This is no file of Cavewright: \"format\" is not \"%1\". | cavewright/game";
    QTest::newRow("a dungeon") << "{\n\"format\": \"cavewright/dungeon\"\n}\n"
                               << "format" << "This is a dungeon, not a saved game.";
    QTest::newRow("a newer game") << "{\"format\": \"cavewright/game\", \"version\": 3}" << "version"
                                  << "A newer Cavewright made this file. This one knows versions up to %1. | 2";
    QTest::newRow("deep") << QString("[").repeated(100'000) << QString("[0]").repeated(64)
                          << "This is nested more than %1 deep. | 64";
}

void GameFileTest::foreignFilesAreToldWhatTheyAre()
{
    QFETCH(QString, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto game = readGame(text.toStdString());
    QVERIFY(!game);
    QCOMPARE(shown(game.error().where), where);
    QCOMPARE(shown(game.error().what), what);
}

// Sound sums around a wrong state: the file holds that no World may be made from.
void GameFileTest::refused_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("where");
    const auto add = [](const char* name, const char* member, const char* part, const char* instead,
                        const char* where) { QTest::newRow(name) << member << part << instead << where; };
    const std::string current = std::to_string(kRulesVersion);
    const std::string newer = std::to_string(kRulesVersion + 1);
    add("newer rules", "rulesVersion", current.c_str(), newer.c_str(), "rulesVersion");
    add("rules of none", "rulesVersion", current.c_str(), "0", "rulesVersion");
    add("another seed than the dungeon's", "seed", "\"1\"", "\"2\"", "dungeon.seed");
    add("bad dungeon", "dungeon", "\"depth\": 2", "\"depth\": 3", "dungeon.levels");
    add("no dungeon", "dungeon", "cavewright/dungeon", "cavewright/dungeons", "dungeon.format");
    add("bad content", "content", "\"health\": 40", "\"health\": 0", "content.creatures[0].health");
    add("content without stairs", "content", "\"id\": \"stairs_up\"", "\"id\": \"hedge\"", "content");
    add("unknown member of the state", "state", "\"turn\": 3", "\"turn\": 3, \"luck\": 1", "state.luck");
    add("turn below 0", "state", "\"turn\": 3", "\"turn\": -3", "state.turn");
    add("clock too late", "state", "\"clock\": 300", "\"clock\": 9000000000000000000", "state.clock");
    add("more entities than memory", "state", "\"lastEntity\": 3", "\"lastEntity\": 4000000000", "state.lastEntity");
    add("hero of no id", "state", "\"hero\": 1", "\"hero\": 0", "state.hero");
    add("hero that was never made", "state", "\"hero\": 1", "\"hero\": 3", "state.hero");
    add("even dice", "state", "\"0x0000000000000001\"", "\"0x0000000000000002\"", "state.dice.increment");
    add("unknown outcome", "state", "\"running\"", "\"fled\"", "state.outcome");
    add("unknown killer", "state", "\"running\"", "\"died\", \"killer\": \"unicorn\"", "state.killer");
    add("a level too few", "levels", "[{", "[7, {", "levels");
    add("wrong level", "levels", "\"uid\": \"0x", "\"uid\": \"0y", "levels[0].uid");
    add("short row", "levels", "\"#######\"", "\"######\"", "levels[0].rows[0]");
    add("unknown in the rows", "levels", "\"#######\"", "\"###### \"", "levels[0].rows[0]");
    add("bad memory", "levels", "\"memory\": {\"rows\": [\"", "\"memory\": {\"rows\": [\"?",
        "levels[0].memory.rows[0]");
    add("unknown member of a memory", "levels", "\"things\": [", "\"thing\": [", "levels[0].memory.thing");
    add("remembered outside", "levels", "\"things\": []",
        "\"things\": [{\"id\": 2, \"kind\": \"bat\", \"x\": 7, \"y\": 1}]", "levels[0].memory.things[0].x");
    add("unknown creature", "creatures", "\"hero\"", "\"wizard\"", "creatures[0].kind");
    add("creature outside", "creatures", "\"z\": 0", "\"z\": 2", "creatures[0].z");
    add("creature in a wall", "creatures", "\"y\": 1", "\"y\": 2", "creatures[0]");
    add("no health", "creatures", "\"health\": ", "\"health\": -", "creatures[0].health");
    add("more health than it can have", "creatures", "\"maxHealth\": 40", "\"maxHealth\": 1", "creatures[0].health");
    add("speed 0", "creatures", "\"speed\": 100", "\"speed\": 0", "creatures[0].speed");
    add("acts in the past", "creatures", "\"nextAct\": ", "\"nextAct\": -", "creatures[0].nextAct");
    add("order of the future", "creatures", "\"order\": ", "\"order\": 99999", "creatures[0].order");
    add("unknown member of a creature", "creatures", "\"growths\": 0", "\"growths\": 0, \"mood\": 1",
        "creatures[0].mood");
    add("condition of no name", "creatures", "\"growths\"", "\"conditions\": {\"bored\": 1}, \"growths\"",
        "creatures[0].conditions.bored");
    add("hero who never wakes", "creatures", "\"growths\"", "\"conditions\": {\"asleep\": -1}, \"growths\"",
        "creatures[0].conditions.asleep");
    add("two in a cell", "creatures", "\"x\": 5", "\"x\": 1", "creatures[1]");
    add("an id that was never given", "creatures", "\"id\": 2", "\"id\": 4", "creatures[1].id");
    add("one id twice", "creatures", "\"id\": 2", "\"id\": 1", "creatures[1].id");
    add("no hero", "state", "\"hero\": 1, \"lastEntity\": 3", "\"hero\": 4, \"lastEntity\": 4", "state.hero");
    add("item of no kind", "items", "\"apple\"", "\"crown\"", "items[0].kind");
    add("creature as an item", "items", "\"apple\"", "\"bat\"", "items[0].kind");
    add("item with a creature's id", "items", "\"id\": 3", "\"id\": 2", "items[0].id");
    add("messages in no list", "messages", "[]", "{}", "messages");
    add("message of no tone", "messages", "[]", R"([{"turn": 1, "tone": "sad", "context": "", "text": ""}])",
        "messages[0].tone");
    add("message about no kind", "messages", "[]",
        R"([{"turn": 1, "tone": "plain", "context": "", "text": "", "args": [{"creature": "unicorn", "role": "bare"}]}])",
        "messages[0].args[0].creature");
    add("item dearer than any", "items", "\"x\"", "\"price\": 1001, \"x\"", "items[0].price");
    add("carried item for a price", "items", "\"x\"", "\"carrier\": 1, \"price\": 3, \"x\"", "items[0].price");
    add("side that nobody rises on", "items", "\"x\"", "\"side\": \"hero\", \"x\"", "items[0].side");
    add("item carried by an item", "items", "\"x\"", "\"carrier\": 3, \"x\"", "items[0].carrier");
    add("door outside", "items", "\"x\"", "\"opens\": {\"x\": 70, \"y\": 1, \"z\": 0}, \"x\"", "items[0].opens.x");
    add("counted creature", "state", "\"outcome\"", "\"counted\": [{\"kind\": \"bat\", \"count\": 1}], \"outcome\"",
        "state.counted[0].kind");
    add("counted twice", "state", "\"outcome\"",
        "\"counted\": [{\"kind\": \"coins\", \"count\": 1}, {\"kind\": \"coins\", \"count\": 1}], \"outcome\"",
        "state.counted[1].kind");
    add("nothing counted", "state", "\"outcome\"", "\"counted\": [{\"kind\": \"coins\", \"count\": 0}], \"outcome\"",
        "state.counted[0].count");
    add("quarry outside", "creatures", "\"growths\"", "\"quarry\": {\"x\": 1, \"y\": 9, \"z\": 0}, \"growths\"",
        "creatures[0].quarry.y");
    add("lost for too long", "creatures", "\"growths\"",
        "\"quarry\": {\"x\": 1, \"y\": 1, \"z\": 0}, \"lost\": 26, \"growths\"", "creatures[0].lost");
    add("lost but after nobody", "creatures", "\"growths\"", "\"lost\": 3, \"growths\"", "creatures[0].lost");
    add("message about nothing", "messages", "[]",
        R"([{"turn": 1, "tone": "plain", "context": "", "text": "", "args": [{"role": "bare"}]}])",
        "messages[0].args[0]");
    add("message of ten arguments", "messages", "[]",
        R"([{"turn": 1, "tone": "plain", "context": "", "text": "", "args": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}])",
        "messages[0].args");
    add("unknown command", "log", "[\"", "[\"dance ", "log[0]");
    add("command without hash", "log", "[\"", "[\"wait\", \"", "log[0]");
    add("no text", "log", "[\"", "[7, \"", "log[0]");
}

void GameFileTest::refused()
{
    QFETCH(QString, member);
    QFETCH(QString, part);
    QFETCH(QString, instead);
    QFETCH(QString, where);
    Json members = membersOf(quietSession());
    QString text = shown(members.find(member.toStdString())->compact());
    const qsizetype at = text.indexOf(part);
    QVERIFY2(at >= 0, qPrintable(text));
    text.replace(at, part.size(), instead);
    const auto changed = parseJson(text.toStdString());
    QVERIFY2(changed, qPrintable(text));
    members.set(member.toStdString(), *changed);
    const auto game = readGame(withSums(members));
    QVERIFY(!game);
    QCOMPARE(whereIn(game), where);
    const auto why = whyNoGame(members); // what saving asks
    QVERIFY(why && why->where == game.error().where && why->what == game.error().what);
}

void GameFileTest::filesAreSavedAndLoaded()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.save.json").toStdString();
    const Session session = smallSession(9);
    QVERIFY(saveGame({session}, path).has_value());
    const auto game = loadGame(path);
    QVERIFY2(game.has_value(), qPrintable(whereIn(game)));
    compare(session, game->session);
    QVERIFY(writeFileAtomically(path, "{}").has_value());
    QCOMPARE(whereIn(loadGame(path)), shown(path));
    QCOMPARE(whereIn(loadGame(folder.filePath("b").toStdString())), folder.filePath("b"));
}

CAVE_TEST_SUITE(GameFileTest);
#include "game_file_test.moc"
