// SPDX-License-Identifier: MIT
#include "core/rules/facts/condition.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

void beginForHero(World& world, Condition condition, int turns) { begin(world, world.state().hero, condition, turns); }

Turn wait(World& world) { return play(world, Wait{}); }

int acts(World& world, EntityId who, int turns)
{
    int count = 0;
    std::uint64_t order = world.creature(who)->order;
    for (int i = 0; i < turns; ++i) {
        wait(world);
        count += world.creature(who)->order != order;
        order = world.creature(who)->order;
    }
    return count;
}

constexpr std::string_view kHall = "##########\n#@.....D.#\n#........#\n##########";

} // namespace

class ConditionsTest : public QObject {
    Q_OBJECT

private slots:
    void aHastedHeroActsTwiceAsOften();
    void aSlowedMonsterActsHalfAsOften();
    void hasteAndSlownessEndEachOther();
    void theLongerOfTwoCounts();
    void poisonTakesOneHealthAnAct();
    void poisonKillsTheHero();
    void whoDiesOfPoisonWasSlainByTheHero();
    void aSleepingMonsterLosesItsActs();
    void aMonsterMaySleepUntilItIsHurt();
    void aSleepingHeroLosesTurnsWithinOneCommand();
    void aSleepingHeroWakesWhenHurt();
    void aSleepingHeroCanStarve();
    void theMightyHitHalfAsHardAgain();
    void lightReachesFourCellsFurther();
    void aConfusedHeroStumblesAndNeverDigs();
    void refusedCommandsLeaveConditionsAsTheyAre();
    void theAfraidRunAndTheHeroDoesNotStrike();
    void beginningsAndEndsAreTold();
    void healthComesBackWhereTheRulesSaySo();
    void hashesFollowEveryCondition();
};

void ConditionsTest::aHastedHeroActsTwiceAsOften()
{
    World world = testWorld(kHall);
    beginForHero(world, Condition::Hasted, 20);
    for (int i = 1; i <= 20; ++i) {
        QVERIFY(lasts(world.hero(), Condition::Hasted));
        wait(world);
        QCOMPARE(world.hero().nextAct, std::int64_t{50} * i);
    }
    QVERIFY(!lasts(world.hero(), Condition::Hasted));
    wait(world);
    QCOMPARE(world.hero().nextAct, std::int64_t{1100});
}

void ConditionsTest::aSlowedMonsterActsHalfAsOften()
{
    World world = testWorld(kHall);
    const EntityId dummy = creatureOfKind(world, "dummy").id;
    begin(world, dummy, Condition::Slowed, 5);
    wait(world); // it was to act then
    QCOMPARE(acts(world, dummy, 8), 4);
    QCOMPARE(turnsLeft(*world.creature(dummy), Condition::Slowed), 0);
    QCOMPARE(acts(world, dummy, 2), 1);
    QCOMPARE(acts(world, dummy, 8), 8);
}

void ConditionsTest::hasteAndSlownessEndEachOther()
{
    World world = testWorld(kHall);
    beginForHero(world, Condition::Slowed, 9);
    beginForHero(world, Condition::Hasted, 4);
    QVERIFY(!lasts(world.hero(), Condition::Slowed) && lasts(world.hero(), Condition::Hasted));
    QCOMPARE(speedOf(world, world.hero()), 200);
    beginForHero(world, Condition::Slowed, 2);
    QVERIFY(lasts(world.hero(), Condition::Slowed) && !lasts(world.hero(), Condition::Hasted));
    QCOMPARE(speedOf(world, world.hero()), 50);
}

void ConditionsTest::theLongerOfTwoCounts()
{
    World world = testWorld(kHall);
    beginForHero(world, Condition::Lit, 9);
    beginForHero(world, Condition::Lit, 4);
    QCOMPARE(turnsLeft(world.hero(), Condition::Lit), 9);
    beginForHero(world, Condition::Lit, 12);
    QCOMPARE(turnsLeft(world.hero(), Condition::Lit), 12);
    const EntityId dummy = creatureOfKind(world, "dummy").id;
    begin(world, dummy, Condition::Asleep, kUntilWoken);
    begin(world, dummy, Condition::Asleep, 5);
    QCOMPARE(turnsLeft(*world.creature(dummy), Condition::Asleep), kUntilWoken);
}

void ConditionsTest::poisonTakesOneHealthAnAct()
{
    World world = testWorld(kHall);
    beginForHero(world, Condition::Poisoned, 5);
    for (int i = 1; i <= 8; ++i) {
        const Turn turn = wait(world);
        QCOMPARE(world.hero().health, 40 - std::min(i, 5));
        QCOMPARE(eventsOf<Suffered>(turn.events).size(), std::size_t{i <= 5});
    }
}

void ConditionsTest::poisonKillsTheHero()
{
    Rules rules;
    rules.health = 2;
    World world = testWorld(kHall, rules);
    beginForHero(world, Condition::Poisoned, 5);
    wait(world);
    QVERIFY(!world.isOver());
    const Turn turn = wait(world);
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Poisoned);
    QVERIFY(!world.state().killer);
    QCOMPARE(eventsOf<Ended>(turn.events).size(), std::size_t{1});
}

void ConditionsTest::whoDiesOfPoisonWasSlainByTheHero()
{
    Rules rules;
    rules.growth = GrowthFormula::Jsrogue;
    World world = testWorld(kHall, rules);
    begin(world, creatureOfKind(world, "dummy").id, Condition::Poisoned, 5);
    const Turn turn = wait(world);
    QCOMPARE(eventsOf<Died>(turn.events).size(), std::size_t{1});
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void ConditionsTest::aSleepingMonsterLosesItsActs()
{
    World world = testWorld("######\n#@.k.#\n######");
    const EntityId kobold = creatureOfKind(world, "kobold").id;
    const Position at = world.creature(kobold)->at;
    begin(world, kobold, Condition::Asleep, 6);
    for (int i = 0; i < 6; ++i) {
        QVERIFY(lasts(*world.creature(kobold), Condition::Asleep));
        wait(world);
        QCOMPARE(world.creature(kobold)->at, at);
    }
    QVERIFY(!lasts(*world.creature(kobold), Condition::Asleep));
    wait(world);
    QVERIFY(world.creature(kobold)->at != at);
}

void ConditionsTest::aMonsterMaySleepUntilItIsHurt()
{
    Rules rules;
    rules.attack = 8; // one more than the target's defence: always 1
    World world = testWorld("######\n#@T..#\n######", rules);
    const EntityId target = creatureOfKind(world, "target").id;
    begin(world, target, Condition::Asleep, kUntilWoken);
    for (int i = 0; i < 50; ++i)
        wait(world);
    QVERIFY(lasts(*world.creature(target), Condition::Asleep));
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!lasts(*world.creature(target), Condition::Asleep));
    QVERIFY(!eventsOf<ConditionChanged>(turn.events).at(0).begins);
}

void ConditionsTest::aSleepingHeroLosesTurnsWithinOneCommand()
{
    World world = testWorld(kHall);
    const EntityId dummy = creatureOfKind(world, "dummy").id;
    wait(world);
    const std::uint64_t order = world.creature(dummy)->order;
    beginForHero(world, Condition::Asleep, 7);
    const Turn turn = wait(world);
    QVERIFY(!lasts(world.hero(), Condition::Asleep));
    QCOMPARE(world.state().turn, std::int64_t{8});
    QCOMPARE(world.hero().nextAct, std::int64_t{800});
    QVERIFY(world.creature(dummy)->order > order + 10); // both acted seven times
    QCOMPARE(eventsOf<ConditionChanged>(turn.events).size(), std::size_t{1});
}

void ConditionsTest::aSleepingHeroWakesWhenHurt()
{
    World world = testWorld("######\n#@.k.#\n######");
    beginForHero(world, Condition::Asleep, 500);
    wait(world);
    QVERIFY(!lasts(world.hero(), Condition::Asleep));
    QVERIFY(world.hero().health < 40);
    QVERIFY(world.state().turn < 10);
}

void ConditionsTest::aSleepingHeroCanStarve()
{
    Rules rules;
    rules.hunger = Hunger{5, 1000, 1, true};
    World world = testWorld(kHall, rules);
    beginForHero(world, Condition::Asleep, 500);
    wait(world);
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Starved);
    QCOMPARE(world.state().turn, std::int64_t{5});
}

void ConditionsTest::theMightyHitHalfAsHardAgain()
{
    QCOMPARE(mightyAttack(15), 22);
    QCOMPARE(mightyAttack(2), 4);
    Rules rules;
    rules.attack = 10;
    rules.kit = {"dagger"};
    World world = testWorld(kHall, rules);
    QCOMPARE(attackOf(world, world.hero()), 15);
    beginForHero(world, Condition::Mighty, 3);
    QCOMPARE(attackOf(world, world.hero()), 22);
    const EntityId dummy = creatureOfKind(world, "dummy").id; // cannot attack at all
    begin(world, dummy, Condition::Mighty, 3);
    QCOMPARE(attackOf(world, *world.creature(dummy)), 0);
}

void ConditionsTest::lightReachesFourCellsFurther()
{
    const std::string wall(20, '#');
    Rules rules;
    rules.sight = 6;
    World world = testWorld(wall + "\n#@" + std::string(17, '.') + "#\n" + wall, rules);
    QVERIFY(world.isVisible({7, 1, 0}) && !world.isVisible({8, 1, 0}));
    beginForHero(world, Condition::Lit, 2);
    wait(world);
    QVERIFY(world.isVisible({11, 1, 0}) && !world.isVisible({12, 1, 0}));
    wait(world);
    QVERIFY(!world.isVisible({8, 1, 0}));
}

void ConditionsTest::aConfusedHeroStumblesAndNeverDigs()
{
    World world = testWorld("#######\n#.....#\n#..@..#\n#.....#\n#######");
    beginForHero(world, Condition::Confused, 1000);
    std::set<Position> places;
    for (int i = 0; i < 200; ++i) {
        play(world, Walk{Direction::East});
        places.insert(world.hero().at);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QCOMPARE(places.size(), std::size_t{15});
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 7; ++x)
            QCOMPARE(world.isWalkable({x, y, 0}), x > 0 && x < 6 && y > 0 && y < 4);
}

void ConditionsTest::refusedCommandsLeaveConditionsAsTheyAre()
{
    World world = testWorld(kHall);
    for (const Condition condition : kConditions)
        if (condition != Condition::Asleep)
            beginForHero(world, condition, 9);
    const Conditions before = world.hero().conditions;
    const Instant instant(world);
    QVERIFY(play(world, ClimbDown{}).refusal);
    QVERIFY(Instant(world) == instant);
    QVERIFY(world.hero().conditions == before);
}

void ConditionsTest::theAfraidRunAndTheHeroDoesNotStrike()
{
    World world = testWorld("############\n#.@k.......#\n############");
    const EntityId kobold = creatureOfKind(world, "kobold").id;
    begin(world, kobold, Condition::Afraid, 5);
    for (int i = 1; i <= 5; ++i) {
        wait(world);
        QCOMPARE(world.creature(kobold)->at.x, 3 + i);
    }
    QCOMPARE(world.hero().health, 40);
    World other = testWorld("#####\n#@T.#\n#####");
    beginForHero(other, Condition::Afraid, 5);
    QCOMPARE(shown(refusalOf(play(other, Walk{Direction::East}))), QString("You are too afraid to strike anyone."));
}

void ConditionsTest::beginningsAndEndsAreTold()
{
    World world = testWorld(kHall);
    for (const Condition condition : kConditions) {
        std::vector<Event> events;
        beginCondition(WorldWriter(world), world.state().hero, condition, 2, events);
        beginCondition(WorldWriter(world), world.state().hero, condition, 3, events); // goes on: nothing new
        endCondition(WorldWriter(world), world.state().hero, condition, events);
        endCondition(WorldWriter(world), world.state().hero, condition, events);
        const auto told = eventsOf<ConditionChanged>(events);
        QCOMPARE(told.size(), std::size_t{2});
        QVERIFY(told[0].begins && !told[1].begins && told[0].who.isHero && told[0].condition == condition);
        const auto first = describe(world, told[0]);
        QVERIFY(first && describe(world, told[1]));
        QVERIFY(first->tone == (wordsOf(condition).isBad ? Tone::Harm : Tone::Gain));
        QVERIFY(!wordsOf(condition).word.source.empty());
    }
}

void ConditionsTest::healthComesBackWhereTheRulesSaySo()
{
    Rules rules;
    for (const bool regenerates : {false, true}) {
        rules.regenerates = regenerates ? std::optional(10) : std::nullopt;
        World world = testWorld(kHall, rules);
        WorldWriter(world).setHealth(world.state().hero, 37);
        for (int i = 1; i <= 60; ++i) {
            wait(world);
            QCOMPARE(world.hero().health, regenerates ? std::min(40, 37 + i / 10) : 37);
        }
    }
}

void ConditionsTest::hashesFollowEveryCondition()
{
    std::set<std::uint64_t> seen;
    World world = testWorld(kHall);
    for (const Condition condition : kConditions)
        for (int turns = 1; turns <= 4; ++turns) {
            beginForHero(world, condition, turns);
            QCOMPARE(world.hash(), world.recomputedHash());
            seen.insert(world.hash());
        }
    QCOMPARE(seen.size(), 4 * kConditions.size());
}

CAVE_TEST_SUITE(ConditionsTest);
#include "conditions_test.moc"
