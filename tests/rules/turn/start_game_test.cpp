// SPDX-License-Identifier: MIT
#include "core/rules/turn/start_game.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

using namespace cave;

namespace {

QString whyNot(const Dungeon& dungeon)
{
    const auto game = startGame(dungeon, dungeon.seed);
    return game ? QString() : shown(game.error().where) + ": " + shown(game.error().what);
}

Dungeon dungeonOfOrigins()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    dungeon.rules.kit = {"dagger"};
    dungeon.rules.origins = {
        {"lampwright", "Lampwright", {}, {}, {}, {}, {}, {}, {}},
        {"poacher", "Poacher", {}, 36, {}, {}, std::vector<std::string>{"rock", "apple"}, {}, "hero-poacher"},
        {"warden", "Warden", {}, {}, 7, 1, {}, {}, {}}};
    return dungeon;
}

std::vector<std::string> kindsCarried(const World& world)
{
    std::vector<std::string> kinds;
    for (const Item& item : world.itemsOf(world.state().hero))
        kinds.push_back(world.catalogue().item(item.kind).id);
    return kinds;
}

} // namespace

class StartGameTest : public QObject {
    Q_OBJECT

private slots:
    void theHeroStandsAtTheStartAndSees();
    void theRulesOverrideTheHerosNumbers();
    void anOriginStandsInsteadOfTheRules();
    void theFirstOriginIsAsIfThereWereNoOthers();
    void anOriginKnowsWhatItSays();
    void anOriginThatThereIsNotIsRefused();
    void anotherSeedMakesAnotherDungeon();
    void theSameSeedMakesTheSameGame();
    void aPlaytestStartsWhereItIsTold();
    void withoutAStartItIsFreeFloorOfTheFirstLevel();
    void dungeonsThatCannotBePlayedAreRefused();
};

void StartGameTest::theHeroStandsAtTheStartAndSees()
{
    const World world = asciiWorld("#####\n#@.B#\n#####");
    QVERIFY(world.hero().at == (Position{1, 1, 0}));
    QCOMPARE(world.hero().health, 40);
    QCOMPARE(world.hero().attack, 10);
    QCOMPARE(world.hero().sight, 6);
    QVERIFY(world.isVisible({3, 1, 0}));
    QCOMPARE(world.level(0).memory.things.size(), std::size_t{1});
    QVERIFY(static_cast<std::uint32_t>(world.hero().id) == 1);
    QCOMPARE(world.state().turn, std::int64_t{0});
}

void StartGameTest::theRulesOverrideTheHerosNumbers()
{
    Rules rules;
    rules.health = 7;
    rules.attack = 6;
    rules.defence = 5;
    rules.sight = 4;
    rules.speed = 300;
    rules.hero = "bat";
    const World world = asciiWorld("###\n#@#\n###", rules);
    const Creature& hero = world.hero();
    QVERIFY(hero.health == 7 && hero.maxHealth == 7 && hero.attack == 6 && hero.defence == 5 && hero.sight == 4 &&
            hero.speed == 300);
    QVERIFY(world.kindOf(hero).id == "bat");
}

void StartGameTest::anOriginStandsInsteadOfTheRules()
{
    const Dungeon dungeon = dungeonOfOrigins();
    const World poacher = startGame(dungeon, 1, "poacher")->world;
    QCOMPARE(shown(poacher.state().origin), QString("poacher"));
    QVERIFY(poacher.hero().health == 36 && poacher.hero().maxHealth == 36);
    QCOMPARE(poacher.hero().attack, 10); // as the hero's kind
    QCOMPARE(kindsCarried(poacher), (std::vector<std::string>{"rock", "apple"}));
    const World warden = startGame(dungeon, 1, "warden")->world;
    QVERIFY(warden.hero().health == 40 && warden.hero().attack == 7 && warden.hero().defence == 1);
    QCOMPARE(kindsCarried(warden), std::vector<std::string>{"dagger"});
    QVERIFY(warden.hash() != poacher.hash());
}

void StartGameTest::theFirstOriginIsAsIfThereWereNoOthers()
{
    Dungeon dungeon = dungeonOfOrigins();
    const World first = startGame(dungeon, 1)->world;
    QCOMPARE(startGame(dungeon, 1, "lampwright")->world.hash(), first.hash());
    QVERIFY(first.state().origin.empty() && startGame(dungeon, 1, "lampwright")->world.state().origin.empty());
    dungeon.rules.origins.clear();
    QCOMPARE(startGame(dungeon, 1)->world.hash(), first.hash());
    // One that is no other than the first, but for its name, is another game.
    dungeon = dungeonOfOrigins();
    dungeon.rules.origins.push_back({"twin", "Twin", {}, {}, {}, {}, {}, {}, {}});
    QVERIFY(startGame(dungeon, 1, "twin")->world.hash() != first.hash());
}

void StartGameTest::anOriginKnowsWhatItSays()
{
    Dungeon dungeon = unknownDungeon("####\n#@.#\n####", {});
    dungeon.rules.kit = {"haste_potion"};
    dungeon.rules.origins = {{"plain", "Plain", {}, {}, {}, {}, {}, {}, {}},
                             {"learned", "Learned", {}, {}, {}, {}, {}, {"fire_wand", "sleep_potion"}, {}}};
    const auto knows = [&](const World& world, const char* id) {
        return world.isKnown(*world.catalogue().findItem(id));
    };
    const World plain = startGame(dungeon, 1)->world;
    QVERIFY(knows(plain, "haste_potion") && !knows(plain, "fire_wand") && !knows(plain, "sleep_potion"));
    const World learned = startGame(dungeon, 1, "learned")->world;
    QVERIFY(!knows(learned, "haste_potion") && knows(learned, "fire_wand") && knows(learned, "sleep_potion"));
    QCOMPARE(kindsCarried(learned), std::vector<std::string>{"haste_potion"});
}

void StartGameTest::anOriginThatThereIsNotIsRefused()
{
    const auto game = startGame(dungeonOfOrigins(), 1, "king");
    QVERIFY(!game);
    QCOMPARE(shown(game.error().where), QString("rules.hero.origins"));
    QVERIFY(!startGame(asciiDungeon("###\n#@#\n###"), 1, "poacher"));
}

void StartGameTest::anotherSeedMakesAnotherDungeon()
{
    const Dungeon dungeon = recipeDungeon(1);
    const auto game = startGame(dungeon, 2);
    QVERIFY(game);
    QCOMPARE(game->world.state().seed, std::uint64_t{2});
    QCOMPARE(dungeonHash(game->dungeon), dungeonHash(recipeDungeon(2)));
    const auto same = startGame(dungeon, 1);
    QCOMPARE(dungeonHash(same->dungeon), dungeonHash(dungeon));
}

void StartGameTest::theSameSeedMakesTheSameGame()
{
    const Dungeon dungeon = recipeDungeon(1);
    QCOMPARE(startGame(dungeon, 5)->world.hash(), startGame(dungeon, 5)->world.hash());
    QVERIFY(startGame(dungeon, 5)->world.hash() != startGame(dungeon, 6)->world.hash());
}

void StartGameTest::aPlaytestStartsWhereItIsTold()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@.B#\n#####\n\n#####\n#...#\n#####");
    QVERIFY(startGameAt(dungeon, {2, 1, 1})->world.hero().at == (Position{2, 1, 1}));
    QVERIFY(!startGameAt(dungeon, {3, 1, 0}));
    QVERIFY(!startGameAt(dungeon, {0, 0, 0}));
}

// Also where creatures stand nearly everywhere.
void StartGameTest::withoutAStartItIsFreeFloorOfTheFirstLevel()
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Dungeon dungeon = asciiDungeon("#######\n#BBB.B#\n#######\n\n#######\n#.....#\n#######");
        dungeon.seed = seed;
        const auto game = startGame(dungeon, seed);
        QVERIFY(game);
        QVERIFY(game->world.hero().at == (Position{4, 1, 0}));
    }
}

void StartGameTest::dungeonsThatCannotBePlayedAreRefused()
{
    QCOMPARE(whyNot(asciiDungeon("###\n#=#\n###")), QString("levels[0]: There is no free floor to start on."));
    QCOMPARE(whyNot(asciiDungeon("###\n#B#\n###")), QString("levels[0]: There is no free floor to start on."));
    Dungeon dungeon = asciiDungeon("####\n#@B#\n####");
    QCOMPARE(whyNot(dungeon), QString());
    dungeon.start->at.x = 2;
    QCOMPARE(whyNot(dungeon), QString("levels[0]: The creature at %1, %2 has no room to stand. | 2 | 1"));
    dungeon.start->at.x = 3;
    QCOMPARE(whyNot(dungeon), QString("start: The start is not on ground that can be walked on."));
    dungeon.start->at.x = 4;
    QCOMPARE(whyNot(dungeon), QString("start: The start lies outside its level."));
    dungeon.start->at = {Uid{3}, 1, 1};
    QCOMPARE(whyNot(dungeon), QString("start: The start is on a level that does not exist."));
    dungeon.start->at = {levelUid(0), 1, 1};
    dungeon.levels[0].things = {{KindTable::Creature, 1, 0, 2, {}}};
    QCOMPARE(whyNot(dungeon), QString("levels[0]: The creature at %1, %2 has no room to stand. | 0 | 2"));
    dungeon.levels[0].things = {{KindTable::Item, 0, 9, -2, {}}};
    QCOMPARE(whyNot(dungeon), QString("levels[0]: A thing lies outside, at %1, %2. | 9 | -2"));
    dungeon.levels[0].things.clear();
    dungeon.rules.hero = "nobody";
    QCOMPARE(whyNot(dungeon), QString("rules.hero: No creature is called \"%1\". | nobody"));
}

CAVE_TEST_SUITE(StartGameTest);
#include "start_game_test.moc"
