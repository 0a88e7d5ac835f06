// SPDX-License-Identifier: MIT
// The game of gathering zircons, played by script to its win and to each of its ends.
#include "core/rules/facts/pack.h"
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
    void fifteenZirconsAndTheExitWin();
    void theExitAloneIsNotEnough();
    void aZombieSlaysWhoOnlyWaits();
    void withoutFoodTheHeroStarvesOnTurn500();
    void nobodyChokesHere();
    void blowsAreDrawnFromOneToTheExcess();
    void experienceIsHealthAttackDefenceLessTwiceTheLevel();
    void levelsComeAboveTheRootOfFourHundredCubes();
    void aLevelHealsTwiceItsNumber();
    void zombiesLeaveAWeaponAndAnArmour();
    void batsLeaveMeatAndFungiUpToTwoMushrooms();
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

void ZirconTest::fifteenZirconsAndTheExitWin()
{
    Session session = started(withZircons(15));
    script(session, "walk e");
    script(session, "pick up");
    QCOMPARE(session.world().counted(*session.world().catalogue().findItem("zircon")), 15);
    QCOMPARE(session.world().itemsOf(session.world().state().hero).size(), std::size_t{2}); // counted, not carried
    for (const char* command : {"walk e", "climb down", "walk e"})
        script(session, command);
    QVERIFY(session.world().state().outcome == Outcome::Won);
}

void ZirconTest::theExitAloneIsNotEnough()
{
    Session session = started(withZircons(14));
    for (const char* command : {"walk e", "pick up", "walk e", "climb down", "walk e"})
        script(session, command);
    QVERIFY(!session.world().isOver());
    QVERIFY(isTold(session, "Not yet: you have gathered %1 of %2 (%3)."));
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

void ZirconTest::withoutFoodTheHeroStarvesOnTurn500()
{
    Session session = started(designOf("zircon", "#####\n#@..#\n#####"));
    for (int turn = 1; turn <= 500; ++turn) {
        script(session, "wait");
        QCOMPARE(session.world().state().fullness, 1000 - 2 * turn);
    }
    QVERIFY(session.world().state().outcome == Outcome::Died && session.world().state().cause == Cause::Starved);
    QCOMPARE(started(designOf("zircon_large", "#####\n#@..#\n#####")).world().state().fullness, 5000);
}

void ZirconTest::nobodyChokesHere()
{
    Dungeon design = designOf("zircon", "#####\n#@..#\n#####");
    putItem(design, "bat_meat", {1, 1, 0});
    putItem(design, "mushroom", {1, 1, 0});
    putItem(design, "mushroom", {1, 1, 0});
    Session session = started(design);
    script(session, "pick up");
    for (int i = 0; i < 399; ++i)
        script(session, "wait");
    QCOMPARE(session.world().state().fullness, 200);
    script(session, "eat", "bat_meat");
    QCOMPARE(session.world().state().fullness, 948); // 750 more, 2 used up
    script(session, "eat", "mushroom");
    QCOMPARE(session.world().state().fullness, 1446);
    script(session, "eat", "mushroom");
    QCOMPARE(session.world().state().fullness, 1498); // no more than 1,500 fits
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

void ZirconTest::zombiesLeaveAWeaponAndAnArmour()
{
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Session session = started(designOf("zircon", "######\n#@z..#\n######"), seed);
        World world = session.world();
        WorldWriter(world).setHealth(creatureNamed(world, "zombie")->id, 1);
        play(world, Walk{Direction::East});
        const std::vector<Item> left = world.itemsAt({2, 1, 0});
        QCOMPARE(left.size(), std::size_t{2});
        QVERIFY(world.catalogue().item(left[0].kind).slot == Slot::Hand);
        QVERIFY(world.catalogue().item(left[1].kind).slot == Slot::Body);
        for (const Item& item : left)
            seen.insert(world.catalogue().item(item.kind).id);
    }
    QVERIFY(seen == (std::set<std::string>{"rusty_dagger", "iron_sword", "wooden_staff", "leather_tunic",
                                           "cave_chainmail", "cave_platemail"}));
}

void ZirconTest::batsLeaveMeatAndFungiUpToTwoMushrooms()
{
    std::map<std::size_t, int> mushrooms;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Session session = started(designOf("zircon", "######\n#@f..#\n######"), seed);
        World world = session.world();
        WorldWriter(world).setHealth(creatureNamed(world, "cave_fungus")->id, 1);
        play(world, Walk{Direction::East});
        ++mushrooms[world.itemsAt({2, 1, 0}).size()];
    }
    QVERIFY(mushrooms[0] > 0 && mushrooms[1] > 0 && mushrooms[2] > 0);
    QCOMPARE(mushrooms.size(), std::size_t{3});
    Session session = started(designOf("zircon", "####\n#@b#\n####"));
    while (creatureNamed(session.world(), "cave_bat"))
        session.submit(Walk{Direction::East});
    QCOMPARE(shown(session.world().catalogue().item(session.world().items().back().kind).id), QString("bat_meat"));
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
