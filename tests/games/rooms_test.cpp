// SPDX-License-Identifier: MIT
// The game of rooms and corridors, played by script to its win and to each of its ends.
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/gain.h"
#include "core/save/built_in_dungeons.h"
#include "core/world/world_writer.h"
#include "tests/games/game_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

Session withThing(const char* id, std::string_view picture, int count = 1)
{
    Dungeon design = designOf("rooms", picture);
    const Position start{design.start->at.x, design.start->at.y, 0};
    for (int i = 0; i < count; ++i)
        putItem(design, id, start);
    Session session = started(design);
    script(session, "pick up");
    return session;
}

} // namespace

class RoomsTest : public QObject {
    Q_OBJECT

private slots:
    void theHeroStartsWithDaggerAndLeather();
    void orcAndTrollHaveTheNumbersOfTheTable();
    void asPublishedCreaturesHaveTheColoursOfTheTable();
    void gearAddsWhatTheTableSays();
    void downTheStairsToTheExitWins();
    void anOrcTakesThirtyBlowsToKill();
    void aTrollTakesFifteen();
    void theHeroMaySlayOneselfByFire();
    void blowsHaveNoDice();
    void aBlowTakesOneAtLeast();
    void creaturesGainAttackFromTheFifthFloorOn();
    void asPublishedABlowMayDoNothingAndSaysSo();
    void asPublishedAHundredFloorsHaveNoGoalAndStandStill();
    void theChapterHasNoGearAndOtherNumbers();
    void levelsUseUpTheirExperience();
    void choicesAreThreeWithTheirNumbers();
    void whatWasChosenIsToldInTheWordsPublished();
    void experienceIsToldWithTheKill();
    void asPublishedKillsAndLevelsAreToldInItsWords();
    void asPublishedAnotherKeyThanAChoiceIsNoEntry();
    void theHealthOfEveryLevelIsInTheDescription();
    void theWayLeadsDownOnly();
    void nobodyDigsAndNobodyIsHungry();
    void potionsAndScrollsDoWhatTheTableSays();
    void theDeadLeaveRemainsThatDoNotBlock();
    void orcsFollowTheLastPathThenWait();
};

void RoomsTest::theHeroStartsWithDaggerAndLeather()
{
    const Session session = started(designOf("rooms", "#####\n#@..#\n#####"));
    const Creature& hero = session.world().hero();
    QVERIFY(hero.health == 30 && hero.attack == 2 && hero.defence == 1 && hero.sight == 8);
    QCOMPARE(attackOf(session.world(), hero), 4);
    QCOMPARE(defenceOf(session.world(), hero), 2);
    QCOMPARE(session.world().rules().packSize, 26);
}

void RoomsTest::orcAndTrollHaveTheNumbersOfTheTable()
{
    for (const char* dungeon : {"rooms", "rooms_published", "rooms_chapter"}) {
        const Dungeon design = designOf(dungeon, "#####\n#@..#\n#####");
        QCOMPARE(shown(numbersOf(design, "orc")), QString("o 10/3/0, sight 8, speed 100"));
        QCOMPARE(shown(numbersOf(design, "troll")), QString("T 16/4/1, sight 8, speed 100"));
    }
}

void RoomsTest::asPublishedCreaturesHaveTheColoursOfTheTable()
{
    for (const char* dungeon : {"rooms_published", "rooms_chapter"}) {
        const Dungeon design = designOf(dungeon, "#####\n#@..#\n#####");
        QCOMPARE(colourOf(design, "hero"), 0xffffffu);
        QCOMPARE(colourOf(design, "orc"), 0x3f7f3fu);
        QCOMPARE(colourOf(design, "troll"), 0x007f00u);
        const auto remains = design.catalogue->findItem("remains");
        QVERIFY(remains.has_value());
        QCOMPARE(design.catalogue->item(*remains).look.colour, 0xbf0000u);
    }
    QVERIFY(colourOf(designOf("rooms", "#####\n#@..#\n#####"), "orc") != 0x3f7f3fu); // ours has its own
}

// In place of what the hero starts with.
void RoomsTest::gearAddsWhatTheTableSays()
{
    Session sword = withThing("plain_sword", "#####\n#@..#\n#####");
    QCOMPARE(attackOf(sword.world(), sword.world().hero()), 2 + 2); // the dagger
    script(sword, "wield", "plain_sword");
    QCOMPARE(attackOf(sword.world(), sword.world().hero()), 2 + 4);
    Session mail = withThing("chain_mail", "#####\n#@..#\n#####");
    QCOMPARE(defenceOf(mail.world(), mail.world().hero()), 1 + 1); // leather
    script(mail, "wear", "chain_mail");
    QCOMPARE(defenceOf(mail.world(), mail.world().hero()), 1 + 3);
}

void RoomsTest::downTheStairsToTheExitWins()
{
    Session session = started(designOf("rooms", "######\n#@.>.#\n######\n\n######\n#..<n#\n######"));
    for (const char* command : {"walk e", "walk e", "climb down"})
        script(session, command);
    QVERIFY(!session.world().isOver());
    script(session, "walk e");
    QVERIFY(session.world().state().outcome == Outcome::Won);
    QCOMPARE(session.world().state().turn, std::int64_t{4});
}

// 3 - (1 + 1) is 1 of 30 health a blow. It comes a step nearer first.
void RoomsTest::anOrcTakesThirtyBlowsToKill()
{
    Session session = started(designOf("rooms", "######\n#@.o.#\n######"));
    const std::vector<Event> fight = scriptUntilOver(session, "wait", 100);
    QCOMPARE(damagesToHero(fight), std::vector<int>(30, 1));
    QCOMPARE(session.world().state().turn, std::int64_t{31});
    QVERIFY(session.world().state().outcome == Outcome::Died && session.world().state().cause == Cause::Slain);
    QCOMPARE(shown(session.world().catalogue().creature(*session.world().state().killer).id), QString("orc"));
}

void RoomsTest::aTrollTakesFifteen()
{
    Session session = started(designOf("rooms", "######\n#@T..#\n######"));
    QCOMPARE(damagesToHero(scriptUntilOver(session, "wait", 100)), std::vector<int>(15, 2));
    QVERIFY(session.world().state().outcome == Outcome::Died);
}

void RoomsTest::theHeroMaySlayOneselfByFire()
{
    Session session = withThing("fireball_scroll", "########\n#@.T...#\n########", 3);
    for (int i = 0; i < 3 && !session.world().isOver(); ++i) {
        const auto scroll = static_cast<std::uint32_t>(itemNamed(session.world(), "fireball_scroll"));
        const std::string there = session.world().creatures().size() > 1
                                      ? std::to_string(creatureNamed(session.world(), "troll")->at.x)
                                      : std::to_string(session.world().hero().at.x);
        script(session, "read " + std::to_string(scroll) + " at " + there + ",1");
    }
    QVERIFY(session.world().state().outcome == Outcome::Died && session.world().state().cause == Cause::Burned);
    QVERIFY(isTold(session, "You die in your own fire."));
}

void RoomsTest::blowsHaveNoDice()
{
    Session orc = started(designOf("rooms", "######\n#@o..#\n######"));
    std::vector<Event> fight;
    for (int i = 0; i < 3; ++i) {
        const Turn turn = script(orc, "walk e");
        fight.insert(fight.end(), turn.events.begin(), turn.events.end());
    }
    QCOMPARE(damagesByHero(fight), (std::vector<int>{4, 4, 4}));
    QCOMPARE(eventsOf<Learned>(fight).at(0).experience, 35);
    Session troll = started(designOf("rooms", "######\n#@T..#\n######"));
    int blows = 0;
    while (creatureNamed(troll.world(), "troll")) {
        QCOMPARE(damagesByHero(script(troll, "walk e").events), std::vector<int>{3}); // 4 - 1
        ++blows;
    }
    QCOMPARE(blows, 6); // of 16
    QCOMPARE(troll.world().hero().experience, 100);
}

void RoomsTest::aBlowTakesOneAtLeast()
{
    Session session = withThing("chain_mail", "######\n#@.o.#\n######");
    script(session, "wear", "chain_mail");
    QCOMPARE(defenceOf(session.world(), session.world().hero()), 4);
    const std::vector<int> damages = damagesToHero(scriptUntilOver(session, "wait", 5)); // 3 - 4
    QVERIFY(!damages.empty());
    QCOMPARE(damages, std::vector<int>(damages.size(), 1));
}

// Levels that a creature gains by its floor are each an attack.
void RoomsTest::creaturesGainAttackFromTheFifthFloorOn()
{
    const Dungeon rooms = builtInDungeon("rooms")->dungeon;
    const Session session = *Session::start(rooms, 1);
    std::set<int> floors;
    for (const Creature& creature : session.world().creatures()) {
        if (creature.id == session.world().state().hero)
            continue;
        const CreatureKind& kind = session.world().kindOf(creature);
        const int gained = std::max(0, creature.at.z - 3); // floor 5 is 4
        QCOMPARE(creature.attack, kind.attack + gained);
        QCOMPARE(creature.maxHealth, kind.health);
        floors.insert(creature.at.z);
    }
    QVERIFY(floors.contains(4) && floors.contains(9));
}

void RoomsTest::asPublishedABlowMayDoNothingAndSaysSo()
{
    Dungeon design = designOf("rooms_published", "######\n#@.o.#\n######");
    putItem(design, "chain_mail", {1, 1, 0});
    Session session = started(design);
    script(session, "pick up");
    script(session, "wear", "chain_mail");
    for (int i = 0; i < 5; ++i)
        script(session, "wait");
    QVERIFY(isTold(session, "%1 hits you, but it does no damage."));
    QVERIFY(session.world().hero().health >= 29); // before the mail was on
}

void RoomsTest::asPublishedAHundredFloorsHaveNoGoalAndStandStill()
{
    const Dungeon design = builtInDungeon("rooms_published")->dungeon;
    QVERIFY(design.edition && design.edition->of == "rooms");
    QCOMPARE(design.depth(), 100);
    QVERIFY(design.rules.goal == Goal::None && design.rules.isStillElsewhere);
    QVERIFY(design.rules.health == 30 && design.rules.attack == 2 && design.rules.defence == 1);
    QCOMPARE(design.rules.kit, (std::vector<std::string>{"plain_dagger", "leather_armour"}));
    QVERIFY(design.rules.damage == DamageFormula::Difference && design.rules.growth == GrowthFormula::Rooms);
}

void RoomsTest::theChapterHasNoGearAndOtherNumbers()
{
    const Session session = started(designOf("rooms_chapter", "#####\n#@..#\n#####"));
    const World& world = session.world();
    QVERIFY(world.hero().health == 30 && world.hero().attack == 5 && world.hero().defence == 2);
    QVERIFY(world.items().empty());
    QCOMPARE(neededFor(world.rules(), 1), 221); // more than 20 + 200
    QCOMPARE(neededFor(world.rules(), 2), 421);
    const Dungeon design = builtInDungeon("rooms_chapter")->dungeon;
    for (const DungeonLevel& level : design.levels)
        for (const Placement& thing : level.things)
            QVERIFY(thing.table == KindTable::Creature || design.catalogue->item(thing.kind).slot == Slot::None);
}

// More than 200 + 150 * level, and what is left counts for the next: ten orcs are 350, not yet enough.
void RoomsTest::levelsUseUpTheirExperience()
{
    Session session = started(designOf("rooms", "######\n#@o..#\n######"));
    World world = session.world();
    Creature hero = world.hero();
    hero.experience = 9 * 35;
    WorldWriter(world).changeCreature(hero);
    for (int i = 0; i < 3; ++i)
        play(world, Walk{Direction::East});
    QCOMPARE(world.hero().experience, 350);
    QCOMPARE(world.hero().level, 1);
    World other = session.world();
    hero.experience = 330;
    WorldWriter(other).changeCreature(hero);
    for (int i = 0; i < 3; ++i)
        play(other, Walk{Direction::East});
    QCOMPARE(other.hero().level, 2);
    QCOMPARE(other.hero().experience, 365 - 351);
    QCOMPARE(neededFor(other.rules(), 2), 501);
}

void RoomsTest::choicesAreThreeWithTheirNumbers()
{
    const Session session = started(designOf("rooms", "#####\n#@..#\n#####"));
    const Rules& rules = session.world().rules();
    QVERIFY(gainOf(rules, Gained::Health) == 20 && gainOf(rules, Gained::Attack) == 1 &&
            gainOf(rules, Gained::Defence) == 1 && gainOf(rules, Gained::Sight) == 0);
}

void RoomsTest::whatWasChosenIsToldInTheWordsPublished()
{
    for (const char* dungeon : {"rooms", "rooms_published", "rooms_chapter"}) {
        const Session session = started(designOf(dungeon, "#####\n#@..#\n#####"));
        const auto told = [&](Gained gained) { return shown(describe(session.world(), Chosen{gained})->text.source); };
        QCOMPARE(told(Gained::Health), QString("Your health improves!"));
        QCOMPARE(told(Gained::Attack), QString("You feel stronger!"));
        QCOMPARE(told(Gained::Defence), QString("Your movements are getting swifter!"));
    }
}

void RoomsTest::experienceIsToldWithTheKill()
{
    Session session = started(designOf("rooms", "######\n#@o..#\n######"));
    for (int i = 0; i < 3; ++i)
        script(session, "walk e");
    const auto kill =
        std::ranges::find(session.messages(), "You kill %1 with %2 damage and gain %n experience point(s).",
                          [](const Message& message) { return message.text.source; });
    QVERIFY(kill != session.messages().end());
    QCOMPARE(shown(format(kill->text, EnglishPhrasebook(session.world().state().catalogue))),
             QString("You kill the orc with 4 damage and gain 35 experience points."));
    const auto rise = describe(session.world(), RoseToLevel{2});
    QVERIFY(rise.has_value());
    QVERIFY(shown(format(rise->text, EnglishPhrasebook(session.world().state().catalogue)))
                .startsWith("You advance to level 2."));
}

void RoomsTest::asPublishedKillsAndLevelsAreToldInItsWords()
{
    for (const char* dungeon : {"rooms_published", "rooms_chapter"}) {
        Session session = started(designOf(dungeon, "######\n#@o..#\n######"));
        for (int i = 0; i < 3 && creatureNamed(session.world(), "orc") != nullptr; ++i)
            script(session, "walk e"); // without gear the chapter's hero needs two
        const auto told = [&](const Message& message) {
            return shown(format(message.text, EnglishPhrasebook(session.world().state().catalogue)));
        };
        QVERIFY(std::ranges::any_of(session.messages(), [&](const Message& message) {
            return told(message) == "The orc is dead! You gain 35 experience points.";
        }));
        const auto rise = describe(session.world(), RoseToLevel{2});
        QVERIFY(rise.has_value());
        QCOMPARE(told(*rise), QString("You advance to level 2."));
    }
}

// Ours says what is to be done instead.
void RoomsTest::asPublishedAnotherKeyThanAChoiceIsNoEntry()
{
    for (const auto& [dungeon, words] :
         {std::pair("rooms", "You are level %1. Choose what to gain first."),
          std::pair("rooms_published", "Invalid entry."), std::pair("rooms_chapter", "Invalid entry.")}) {
        World world = started(designOf(dungeon, "#####\n#@..#\n#####")).world();
        Creature hero = world.hero();
        hero.gainsToChoose = 1;
        WorldWriter(world).changeCreature(hero);
        const Turn turn = play(world, Wait{});
        QVERIFY(turn.refusal.has_value());
        QCOMPARE(shown(turn.refusal->why.source), QString(words));
    }
}

// What is better than published is said where the dungeon is chosen.
void RoomsTest::theHealthOfEveryLevelIsInTheDescription()
{
    const Dungeon rooms = builtInDungeon("rooms")->dungeon;
    const int health = growthOf(rooms.rules).always.front();
    QVERIFY(health > 0);
    QVERIFY(shown(rooms.description).contains(QString("%1 more health for every level").arg(health)));
}

void RoomsTest::theWayLeadsDownOnly()
{
    Session session = started(designOf("rooms", "#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####"));
    script(session, "walk e");
    script(session, "climb down");
    QVERIFY(isTold(session, "You descend the staircase."));
    QVERIFY(session.submit(ClimbUp{}).refusal);
    QVERIFY(isTold(session, "There is no way back up here."));
    script(session, "walk w");
    QVERIFY(session.submit(ClimbDown{}).refusal);
    QVERIFY(isTold(session, "There are no stairs here."));
    QCOMPARE(session.world().state().turn, std::int64_t{3});
}

void RoomsTest::nobodyDigsAndNobodyIsHungry()
{
    Session session = started(designOf("rooms", "#####\n#@..#\n#####"));
    QVERIFY(session.submit(Walk{Direction::North}).refusal);
    QVERIFY(!session.world().rules().hunger);
    for (int i = 0; i < 3000; ++i)
        script(session, "wait");
    QVERIFY(!session.world().isOver());
}

void RoomsTest::potionsAndScrollsDoWhatTheTableSays()
{
    Session potion = withThing("health_potion", "######\n#@o..#\n######");
    for (int i = 0; i < 6; ++i)
        script(potion, "wait");
    const int before = potion.world().hero().health;
    QCOMPARE(eventsOf<Healed>(script(potion, "drink", "health_potion").events).at(0).health, 4);
    QCOMPARE(potion.world().hero().health, before + 4 - 1); // and the orc strikes
    Session lightning = withThing("lightning_scroll", "########\n#@....o#\n########"); // it comes nearer first
    QCOMPARE(eventsOf<Burned>(script(lightning, "read", "lightning_scroll").events).at(0).damage, 20);
    QVERIFY(!creatureNamed(lightning.world(), "orc"));
    Session confusion = withThing("confusion_scroll", "#######\n#@..o.#\n#######");
    const auto scroll = static_cast<std::uint32_t>(itemNamed(confusion.world(), "confusion_scroll"));
    script(confusion, "read " + std::to_string(scroll) + " at 3,1");
    QCOMPARE(turnsLeft(*creatureNamed(confusion.world(), "orc"), Condition::Confused), 9);
}

void RoomsTest::theDeadLeaveRemainsThatDoNotBlock()
{
    Session session = started(designOf("rooms", "######\n#@o..#\n######"));
    for (int i = 0; i < 3; ++i)
        script(session, "walk e");
    QCOMPARE(session.world().itemsAt({2, 1, 0}).size(), std::size_t{1});
    const Item& remains = session.world().items().back();
    QCOMPARE(shown(session.world().catalogue().item(remains.kind).id), QString("remains"));
    QCOMPARE(shown(EnglishPhrasebook(session.world().state().catalogue)
                       .kindName({KindTable::Item, "remains", Role::AObject,
                                  session.world().catalogue().creature(remains.of.value()).id})),
             QString("Remains of Orc"));
    script(session, "walk e");
    QVERIFY((session.world().hero().at == Position{2, 1, 0}));
}

void RoomsTest::orcsFollowTheLastPathThenWait()
{
    // It sees the hero, who goes round the corner and down.
    Session session = started(designOf("rooms", "########\n#o...@.#\n######.#\n######>#\n########\n\n"
                                                "########\n#......#\n#......#\n#.....<#\n########"));
    for (const char* command : {"wait", "walk se", "walk s", "climb down"})
        script(session, command);
    const EntityId orc = creatureNamed(session.world(), "orc")->id;
    for (int i = 0; i < 10; ++i)
        script(session, "wait");
    const Position end = session.world().creature(orc)->at;
    for (int i = 0; i < 5; ++i)
        script(session, "wait");
    QVERIFY(session.world().creature(orc)->at == end);
    QVERIFY(end.x >= 4);
}

CAVE_TEST_SUITE(RoomsTest);
#include "rooms_test.moc"
