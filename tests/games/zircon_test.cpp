// SPDX-License-Identifier: MIT
// The game of gathering zircons, played by script to its win and to each of its ends.
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/score.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/gain.h"
#include "core/world/world_writer.h"
#include "tests/games/game_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>
#include <set>

using namespace cave;

namespace {

Dungeon withZircons(int count)
{
    Dungeon design = designOf("zircon", "######\n#@.>.#\n######\n\n######\n#..<n#\n######");
    for (int i = 0; i < count; ++i)
        putItem(design, "zircon", {2, 1, 0});
    return design;
}

} // namespace

class ZirconTest : public QObject {
    Q_OBJECT

private slots:
    void theHeroStartsWithClubAndJacket();
    void creaturesHaveTheNumbersOfTheTable();
    void gearAddsWhatTheTableSays();
    void levelsAreMovedInTheWordsPublished();
    void theHeroMayLeaveAtAnyTimeWithZirconsAsTheScore();
    void aZombieSlaysWhoOnlyWaits();
    void theHeroStarvesWhenTheFoodIsUsedUp();
    void nobodyChokesHere();
    void blowsAreDrawnFromOneToTheExcess();
    void experienceIsHealthAttackDefenceLessTwiceTheLevel();
    void levelsComeAboveTheRootOfFourHundredCubes();
    void aLevelHealsTwiceItsNumber();
    void zombiesLeaveNothing();
    void batsLeaveACorpseWithUpToOnePieceOfMeat();
    void fungiLeaveUpToTwoMushroomsButNotInTheLargeCaves();
    void theExitIsAPlusSign();
    void coloniesHaveTwentyAtMost();
};

void ZirconTest::theHeroStartsWithClubAndJacket()
{
    const Session session = started(designOf("zircon", "#####\n#@..#\n#####"));
    const World& world = session.world();
    const Creature& hero = world.hero();
    QVERIFY(hero.health == 100 && hero.sight == 9);
    QCOMPARE(attackOf(world, hero), 10);
    QCOMPARE(defenceOf(world, hero), 5);
    QVERIFY(itemInUse(world, hero.id, Use::Wielded) && itemInUse(world, hero.id, Use::Worn));
    QCOMPARE(world.rules().packSize, 10);
}

void ZirconTest::creaturesHaveTheNumbersOfTheTable()
{
    for (const char* dungeon : {"zircon", "zircon_large"}) {
        const Dungeon design = designOf(dungeon, "#####\n#@..#\n#####");
        QCOMPARE(shown(numbersOf(design, "cave_fungus")), QString("f 10/0/0, sight 0, speed 100"));
        QCOMPARE(shown(numbersOf(design, "cave_bat")), QString("b 5/2/1, sight 0, speed 100"));
        QCOMPARE(shown(numbersOf(design, "zombie")), QString("z 25/8/4, sight 10, speed 100"));
    }
}

void ZirconTest::gearAddsWhatTheTableSays()
{
    struct Gear {
        const char* id;
        const char* verb;
        int attack;
        int defence;
    };
    for (const Gear& gear : {Gear{"rusty_dagger", "wield", 4, 0}, Gear{"iron_sword", "wield", 6, 0},
                             Gear{"wooden_staff", "wield", 4, 2}, Gear{"leather_tunic", "wear", 0, 2},
                             Gear{"cave_chainmail", "wear", 0, 3}, Gear{"cave_platemail", "wear", 0, 4}}) {
        Dungeon design = designOf("zircon", "#####\n#@..#\n#####");
        putItem(design, gear.id, {1, 1, 0});
        Session session = started(design);
        script(session, "pick up");
        script(session, gear.verb, gear.id);
        QCOMPARE(attackOf(session.world(), session.world().hero()), 10 + gear.attack);
        QCOMPARE(defenceOf(session.world(), session.world().hero()), 5 + gear.defence);
    }
}

void ZirconTest::levelsAreMovedInTheWordsPublished()
{
    for (const char* dungeon : {"zircon", "zircon_large"}) {
        Session session = started(designOf(dungeon, "#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####"));
        QVERIFY(session.submit(ClimbUp{}).refusal && session.submit(ClimbDown{}).refusal);
        for (const char* command : {"walk e", "climb down", "climb up"})
            script(session, command);
        for (const char* words :
             {"You jump up and try to reach the ceiling. You fail.", "You search for a trapdoor, but you find nothing.",
              "You move down one level...", "You move up one level..."})
            QVERIFY2(isTold(session, words), words);
        QCOMPARE(session.world().state().turn, std::int64_t{3});
    }
}

void ZirconTest::theHeroMayLeaveAtAnyTimeWithZirconsAsTheScore()
{
    for (const int count : {0, 14}) {
        Session session = started(withZircons(count));
        script(session, "walk e");
        if (count > 0)
            script(session, "pick up");
        QCOMPARE(session.world().counted(*session.world().catalogue().findItem("zircon")), count);
        QCOMPARE(session.world().itemsOf(session.world().state().hero).size(), std::size_t{2}); // not carried
        for (const char* command : {"walk e", "climb down", "walk e"})
            script(session, command);
        QVERIFY(session.world().state().outcome == Outcome::Won);
        QCOMPARE(scoreOf(session.world()).total, std::int64_t{count});
    }
}

// 8 - 5: 1 to 3 of 100.
void ZirconTest::aZombieSlaysWhoOnlyWaits()
{
    Session session = started(designOf("zircon", "######\n#@z..#\n######"));
    const std::vector<int> damages = damagesToHero(scriptUntilOver(session, "wait", 200));
    const std::set<int> seen(damages.begin(), damages.end());
    QVERIFY(seen == (std::set<int>{1, 2, 3}));
    QVERIFY(session.world().state().outcome == Outcome::Died && session.world().state().cause == Cause::Slain);
}

void ZirconTest::theHeroStarvesWhenTheFoodIsUsedUp()
{
    for (const auto& [name, food] : {std::pair("zircon", 5000), std::pair("zircon_large", 1000)}) {
        Session session = started(designOf(name, "#####\n#@..#\n#####"));
        for (int turn = 1; turn <= food / 2; ++turn) {
            script(session, "wait");
            QCOMPARE(session.world().state().fullness, food - 2 * turn);
        }
        QVERIFY(session.world().state().outcome == Outcome::Died && session.world().state().cause == Cause::Starved);
    }
}

void ZirconTest::nobodyChokesHere()
{
    Dungeon design = designOf("zircon_large", "#####\n#@..#\n#####");
    putItem(design, "bat_meat", {1, 1, 0});
    putItem(design, "mushroom", {1, 1, 0});
    Session session = started(design);
    script(session, "pick up");
    for (int i = 0; i < 399; ++i)
        script(session, "wait");
    QCOMPARE(session.world().state().fullness, 200);
    script(session, "eat", "bat_meat");
    QCOMPARE(session.world().state().fullness, 948); // 750 more, 2 used up
    script(session, "eat", "mushroom");
    QCOMPARE(session.world().state().fullness, 998); // no more than 1,000 fits
    QVERIFY(!session.world().isOver());
}

void ZirconTest::blowsAreDrawnFromOneToTheExcess()
{
    std::set<int> seen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dungeon design = designOf("zircon", "######\n#@z..#\n######");
        design.rules.health = 10'000;
        Session session = started(design, seed);
        while (creatureNamed(session.world(), "zombie"))
            for (const int damage : damagesByHero(script(session, "walk e").events))
                seen.insert(damage);
    }
    QVERIFY(seen == (std::set<int>{1, 2, 3, 4, 5, 6})); // 10 - 4
}

void ZirconTest::experienceIsHealthAttackDefenceLessTwiceTheLevel()
{
    const Session session = started(designOf("zircon", "########\n#@fb.z.#\n########"));
    for (const auto& [monster, worth] : std::map<std::string, int>{{"cave_fungus", 8}, {"cave_bat", 6}, {"zombie", 35}})
        QCOMPARE(worthOf(session.world(), *creatureNamed(session.world(), monster)), worth);
}

void ZirconTest::levelsComeAboveTheRootOfFourHundredCubes()
{
    const Session session = started(designOf("zircon", "#####\n#@..#\n#####"));
    // 20 * L^1.5: 20, 56.57, 103.9, 160
    for (const auto& [level, needed] : std::map<int, int>{{1, 21}, {2, 57}, {3, 104}, {4, 161}})
        QCOMPARE(neededFor(session.world().rules(), level), needed);
    const Rules& rules = session.world().rules();
    QVERIFY(gainOf(rules, Gained::Health) == 10 && gainOf(rules, Gained::Attack) == 2 &&
            gainOf(rules, Gained::Defence) == 2 && gainOf(rules, Gained::Sight) == 1);
}

void ZirconTest::aLevelHealsTwiceItsNumber()
{
    Session session = started(designOf("zircon", "######\n#@z..#\n######"));
    World world = session.world();
    WorldWriter(world).setHealth(world.state().hero, 50);
    WorldWriter(world).setHealth(creatureNamed(world, "zombie")->id, 1);
    play(world, Walk{Direction::East});
    QCOMPARE(world.hero().experience, 35); // one kill, paid once
    QCOMPARE(world.hero().level, 2);
    QCOMPARE(world.hero().health, 54);
}

void ZirconTest::zombiesLeaveNothing()
{
    Session session = started(designOf("zircon", "######\n#@z..#\n######"));
    World world = session.world();
    WorldWriter(world).setHealth(creatureNamed(world, "zombie")->id, 1);
    play(world, Walk{Direction::East});
    QVERIFY(!creatureNamed(world, "zombie"));
    QVERIFY(world.itemsAt({2, 1, 0}).empty());
}

void ZirconTest::batsLeaveACorpseWithUpToOnePieceOfMeat()
{
    std::map<std::size_t, int> pieces;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Session session = started(designOf("zircon", "####\n#@b#\n####"), seed);
        while (creatureNamed(session.world(), "cave_bat"))
            session.submit(Walk{Direction::East});
        const World& world = session.world();
        const Item corpse = world.itemsAt({2, 1, 0}).at(0);
        QCOMPARE(shown(EnglishPhrasebook(world.state().catalogue)
                           .kindName({KindTable::Item, world.catalogue().item(corpse.kind).id, Role::Bare,
                                      world.catalogue().creature(*corpse.of).id})),
                 QString("cave bat corpse"));
        const std::vector<Item> held = world.itemsOf(corpse.id);
        ++pieces[held.size()];
        if (held.empty())
            continue;
        QCOMPARE(shown(world.catalogue().item(held[0].kind).id), QString("bat_meat"));
        script(session, "walk e");
        script(session, "open " + std::to_string(static_cast<std::uint32_t>(corpse.id)));
        script(session, "take " + std::to_string(static_cast<std::uint32_t>(held[0].id)));
        QCOMPARE(session.world().item(held[0].id)->carrier, session.world().state().hero);
    }
    QCOMPARE(pieces.size(), std::size_t{2});
    QVERIFY(pieces[0] > 0 && pieces[1] > 0);
}

void ZirconTest::fungiLeaveUpToTwoMushroomsButNotInTheLargeCaves()
{
    const auto mushrooms = [](const char* dungeon) {
        std::set<std::size_t> counts;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            World world = started(designOf(dungeon, "######\n#@f..#\n######"), seed).world();
            WorldWriter(world).setHealth(creatureNamed(world, "cave_fungus")->id, 1);
            play(world, Walk{Direction::East});
            counts.insert(world.itemsAt({2, 1, 0}).size());
        }
        return counts;
    };
    QVERIFY((mushrooms("zircon") == std::set<std::size_t>{0, 1, 2}));
    QVERIFY((mushrooms("zircon_large") == std::set<std::size_t>{0}));
}

void ZirconTest::theExitIsAPlusSign()
{
    for (const char* name : {"zircon", "zircon_large"}) {
        const World world = started(designOf(name, "#####\n#@n.#\n#####")).world();
        QVERIFY(world.tileKind({2, 1, 0}).look.glyph == U'+');
    }
}

void ZirconTest::coloniesHaveTwentyAtMost()
{
    Dungeon design =
        designOf("zircon", "##########\n#@#......#\n###......#\n#....f...#\n#........#\n#........#\n##########");
    design.rules.hunger.reset();
    Session session = started(design);
    for (int i = 0; i < 2000; ++i)
        script(session, "wait");
    QCOMPARE(session.world().creatures().size(), std::size_t{21}); // and the hero
}

CAVE_TEST_SUITE(ZirconTest);
#include "zircon_test.moc"
