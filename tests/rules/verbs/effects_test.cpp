// SPDX-License-Identifier: MIT
#include "core/rules/turn/play.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/effects.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

World withKit(std::string_view picture, const std::vector<std::string>& kit, int health = 30)
{
    Rules rules;
    rules.kit = kit;
    rules.health = health;
    rules.sight = 8;
    return testWorld(picture, rules);
}

EntityId firstItem(const World& world) { return world.items().front().id; }

constexpr std::string_view kLongHall = "##########\n#@..D..T.#\n#........#\n##########";

} // namespace

class EffectsTest : public QObject {
    Q_OBJECT

private slots:
    void aHealthPotionHealsFour();
    void nobodyDrinksInFullHealth();
    void lightningStrikesTheNearestInView();
    void lightningNeedsSomebodyWithinFive();
    void lightningPassesNoWalls();
    void confusionNeedsSomebodyToMeet();
    void theConfusedStumbleForTenActs();
    void theConfusedStrikeAnyone();
    void fireBurnsAllWithinItsRadius();
    void fireStopsAtWalls();
    void fireBurnsItsReaderToo();
    void theReaderCanDieOfIt();
    void fireNeedsSomebodyAndAPlaceInView();
    void scrollsThatNeedAnAimAreNotReadWithout();
    void whatIsNoPotionOrScrollIsRefused();
    void slainByASpellCountsAsSlain();
    void aimsAreFormattedAndParsedBack();
};

void EffectsTest::aHealthPotionHealsFour()
{
    World world = withKit(kLongHall, {"health_potion", "health_potion"});
    WorldWriter(world).setHealth(world.state().hero, 10);
    const Turn turn = play(world, Drink{firstItem(world)});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<Healed>(turn.events).at(0).health, 4);
    QCOMPARE(world.hero().health, 14);
    WorldWriter(world).setHealth(world.state().hero, 29);
    play(world, Drink{firstItem(world)});
    QCOMPARE(world.hero().health, 30);
    QVERIFY(world.items().empty());
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EffectsTest::nobodyDrinksInFullHealth()
{
    World world = withKit(kLongHall, {"health_potion"});
    QCOMPARE(shown(refusalOf(play(world, Drink{firstItem(world)}))), QString("You are as healthy as can be."));
}

void EffectsTest::lightningStrikesTheNearestInView()
{
    World world = withKit("##########\n#@..T....#\n#.....D..#\n##########", {"lightning_scroll"});
    const Turn turn = play(world, Read{firstItem(world)});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<Burned>(turn.events).size(), std::size_t{1});
    QCOMPARE(creatureOfKind(world, "target").health, 980);
    QVERIFY(world.items().empty());
    QCOMPARE(world.hash(), world.recomputedHash());
}

void EffectsTest::lightningNeedsSomebodyWithinFive()
{
    for (const int distance : {5, 6}) {
        const std::string wall(10, '#');
        World world = withKit(wall + "\n#@" + std::string(static_cast<std::size_t>(distance - 1), '.') + 'T' +
                                  std::string(static_cast<std::size_t>(7 - distance), '.') + "#\n" + wall,
                              {"lightning_scroll"});
        QCOMPARE(play(world, Read{firstItem(world)}).refusal.has_value(), distance == 6);
    }
}

void EffectsTest::lightningPassesNoWalls()
{
    World world = withKit("######\n#@#T.#\n######", {"lightning_scroll"});
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, Read{firstItem(world)}))),
             QString("Nobody in view is close enough to strike."));
    QVERIFY(Instant(world) == before);
}

void EffectsTest::confusionNeedsSomebodyToMeet()
{
    World world = withKit(kLongHall, {"confusion_scroll"});
    const EntityId scroll = firstItem(world);
    QCOMPARE(shown(refusalOf(play(world, ReadAt{scroll, 2, 1}))), QString("Nobody is there."));
    QVERIFY(play(world, ReadAt{scroll, 1, 1}).refusal); // not oneself
    QVERIFY(play(world, ReadAt{scroll, 0, 0}).refusal);
    QVERIFY(play(world, ReadAt{scroll, -1, 1}).refusal);
    QVERIFY(!play(world, ReadAt{scroll, 4, 1}).refusal);
}

// A dummy does nothing by itself.
void EffectsTest::theConfusedStumbleForTenActs()
{
    World world = withKit("#########\n#...D...#\n#.......#\n#@......#\n#.......#\n#########", {"confusion_scroll"});
    const EntityId dummy = creatureOfKind(world, "dummy").id;
    const Turn turn = play(world, ReadAt{firstItem(world), 4, 1});
    QVERIFY(eventsOf<ConditionChanged>(turn.events).at(0).begins);
    QCOMPARE(turnsLeft(*world.creature(dummy), Condition::Confused), 9); // it has acted once since
    std::set<Position> places;
    for (int i = 0; i < 9; ++i) {
        const Turn next = play(world, Wait{});
        places.insert(world.creature(dummy)->at);
        QCOMPARE(eventsOf<ConditionChanged>(next.events).size(), std::size_t{i == 8});
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QVERIFY(places.size() > 2);
    QVERIFY(!lasts(*world.creature(dummy), Condition::Confused));
    const Position end = world.creature(dummy)->at;
    play(world, Wait{});
    QCOMPARE(world.creature(dummy)->at, end);
}

void EffectsTest::theConfusedStrikeAnyone()
{
    World world = withKit("########\n#@....T#\n####ToT#\n#####T##\n########", {});
    Creature orc = creatureOfKind(world, "orc");
    for (const Direction direction : {Direction::North, Direction::East})
        if (world.creatureAt(moved(orc.at, direction)))
            QVERIFY(check(world, orc.id, Walk{direction}));
    orc.conditions[0] = 100;
    WorldWriter(world).changeCreature(orc);
    int strikes = 0;
    for (int i = 0; i < 60; ++i)
        for (const Struck& strike : eventsOf<Struck>(play(world, Wait{}).events))
            strikes += !strike.victim.isHero;
    QVERIFY(strikes > 0);
}

void EffectsTest::fireBurnsAllWithinItsRadius()
{
    World world = withKit("##############\n#@.....T..T..#\n#.......T...T#\n##############", {"fireball_scroll"});
    const Turn turn = play(world, ReadAt{firstItem(world), 7, 1});
    QVERIFY(!turn.refusal);
    QCOMPARE(eventsOf<Exploded>(turn.events).at(0).radius, 3);
    QCOMPARE(eventsOf<Burned>(turn.events).size(), std::size_t{3});
    for (const Creature& creature : world.creatures())
        if (creature.id != world.state().hero)
            QCOMPARE(creature.health, creature.at.x == 12 ? 1000 : 988);
    QCOMPARE(world.hero().health, 30);
}

void EffectsTest::fireStopsAtWalls()
{
    World world = withKit("########\n#@..T#T#\n########", {"fireball_scroll"});
    QCOMPARE(eventsOf<Burned>(play(world, ReadAt{firstItem(world), 4, 1}).events).size(), std::size_t{2}); // hero too
}

void EffectsTest::fireBurnsItsReaderToo()
{
    World world = withKit(kLongHall, {"fireball_scroll"});
    play(world, ReadAt{firstItem(world), 4, 1});
    QCOMPARE(world.hero().health, 18);
    QVERIFY(!world.isOver());
}

void EffectsTest::theReaderCanDieOfIt()
{
    World world = withKit(kLongHall, {"fireball_scroll"}, 12);
    const Turn turn = play(world, ReadAt{firstItem(world), 4, 1});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Burned);
    QCOMPARE(eventsOf<Ended>(turn.events).size(), std::size_t{1});
}

void EffectsTest::fireNeedsSomebodyAndAPlaceInView()
{
    World world =
        withKit("##########\n#@.......#\n#........#\n####.#####\n####T#####\n##########", {"fireball_scroll"});
    const EntityId scroll = firstItem(world);
    const Instant before(world);
    QCOMPARE(shown(refusalOf(play(world, ReadAt{scroll, 8, 1}))), QString("Nobody is there."));
    QCOMPARE(shown(refusalOf(play(world, ReadAt{scroll, 4, 4}))), QString("You cannot see that place."));
    QCOMPARE(shown(refusalOf(play(world, ReadAt{scroll, 5, 0}))), QString("You cannot see that place."));
    QVERIFY(Instant(world) == before);
    QVERIFY(!play(world, ReadAt{scroll, 4, 2}).refusal);
}

void EffectsTest::scrollsThatNeedAnAimAreNotReadWithout()
{
    World world = withKit(kLongHall, {"fireball_scroll", "lightning_scroll"});
    QCOMPARE(shown(refusalOf(play(world, Read{world.items()[0].id}))),
             QString("The fireball scroll needs a place to aim at."));
    QCOMPARE(shown(refusalOf(play(world, ReadAt{world.items()[1].id, 4, 1}))),
             QString("The lightning scroll is not aimed at anything."));
}

void EffectsTest::whatIsNoPotionOrScrollIsRefused()
{
    World world = withKit(kLongHall, {"rock", "health_potion", "lightning_scroll"});
    QCOMPARE(shown(refusalOf(play(world, Drink{world.items()[0].id}))), QString("The rock cannot be drunk."));
    QCOMPARE(shown(refusalOf(play(world, Read{world.items()[1].id}))), QString("The health potion cannot be read."));
    QVERIFY(play(world, Drink{world.items()[2].id}).refusal);
    QVERIFY(play(world, Read{EntityId{999}}).refusal);
}

void EffectsTest::slainByASpellCountsAsSlain()
{
    Rules rules;
    rules.kit = {"lightning_scroll"};
    rules.goal = Goal::Slay;
    rules.goalKind = "orc";
    rules.growth = GrowthFormula::Rooms;
    World world = testWorld("#####\n#@.o#\n#####", rules);
    const Turn turn = play(world, Read{firstItem(world)});
    QCOMPARE(eventsOf<Learned>(turn.events).at(0).experience, 35);
    QVERIFY(world.state().outcome == Outcome::Won);
}

void EffectsTest::aimsAreFormattedAndParsedBack()
{
    const EntityId item{17};
    for (const Command& command : {Command(Drink{item}), Command(Read{item}), Command(ReadAt{item, 12, 7})})
        QVERIFY(parseCommand(formatCommand(command)) == command);
    QCOMPARE(shown(formatCommand(ReadAt{item, 12, 7})), QString("read 17 at 12,7"));
    for (const char* wrong : {"read", "read 17 at", "read 17 at 12", "read 17 at 12, 7", "read at 12,7",
                              "read 17 at ,7", "read 17 12,7", "read 1,7 at 3"})
        QVERIFY2(!parseCommand(wrong), wrong);
}

CAVE_TEST_SUITE(EffectsTest);
#include "effects_test.moc"
