// SPDX-License-Identifier: MIT
#include "core/rules/verbs/act.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

// The damage of one strike eastwards by the creature of a kind.
int damageBy(World& world, EntityId who)
{
    std::vector<Event> events;
    act(WorldWriter(world), who, Walk{Direction::East}, events);
    return eventsOf<Struck>(events).front().damage;
}

Rules withAttack(int attack)
{
    Rules rules;
    rules.attack = attack;
    return rules;
}

} // namespace

class StrikeTest : public QObject {
    Q_OBJECT

private slots:
    void bumpingStrikesInsteadOfWalking();
    void damageGoesFromOneToTheExcess_data();
    void damageGoesFromOneToTheExcess();
    void defenceCounts();
    void aCreatureWithoutHealthDies();
    void monstersAttackOnlyTheHero();
    void monstersStrikeTheHero();
    void whoHasNoAttackDoesNotStrike();
    void theHeroDiesAndTheGameIsOver();
    void nothingIsPlayedAfterTheEnd();
    void slayingTheGoalWins();
    void slayingAnotherDoesNot();
    void reachingTheGoalWins();
    void climbingToTheGoalWins();
    void monstersOnTheGoalDoNotWin();
    void nobodyActsAfterTheVictory();
};

void StrikeTest::bumpingStrikesInsteadOfWalking()
{
    World world = testWorld("####\n#@T#\n####");
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(!turn.refusal);
    const Struck strike = std::get<Struck>(turn.events.front());
    const Creature& target = creatureOfKind(world, "target");
    QVERIFY(strike.attacker.isHero && strike.victim.id == target.id && strike.at == target.at &&
            strike.from == world.hero().at);
    QCOMPARE(target.health, 1000 - strike.damage);
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#@T#\n####\n")));
    QCOMPARE(world.state().turn, std::int64_t{1});
}

void StrikeTest::damageGoesFromOneToTheExcess_data()
{
    QTest::addColumn<int>("attack");
    QTest::addColumn<int>("most");
    QTest::newRow("attack 17 against 7") << 17 << 10;
    QTest::newRow("attack 10 against 7") << 10 << 3;
    QTest::newRow("attack 8 against 7") << 8 << 1;
    QTest::newRow("attack 7 against 7") << 7 << 1;
    QTest::newRow("attack 1 against 7") << 1 << 1;
}

void StrikeTest::damageGoesFromOneToTheExcess()
{
    QFETCH(const int, attack);
    QFETCH(const int, most);
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        World world = testWorld("####\n#@T#\n####", withAttack(attack), seed);
        seen.insert(damageBy(world, world.hero().id));
    }
    std::set<int> expected;
    for (int damage = 1; damage <= most; ++damage)
        expected.insert(damage);
    QVERIFY(seen == expected);
}

void StrikeTest::defenceCounts()
{
    std::set<int> seen;
    Rules rules;
    rules.defence = 2;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        World world = testWorld("####\n#B@#\n####", rules, seed);
        seen.insert(damageBy(world, creatureOfKind(world, "bat").id)); // attack 4
    }
    QVERIFY(seen == (std::set{1, 2}));
}

void StrikeTest::aCreatureWithoutHealthDies()
{
    World world = testWorld("####\n#@D#\n####");
    const EntityId gone = creatureOfKind(world, "dummy").id;
    const Turn turn = play(world, Walk{Direction::East});
    const Died death = eventsOf<Died>(turn.events).front();
    QVERIFY(death.victim.id == gone && death.killer.isHero && death.at == (Position{2, 1, 0}));
    QVERIFY(!world.creature(gone) && world.isFree({2, 1, 0}));
    QVERIFY(!world.isOver());
    QCOMPARE(shown(asciiPicture(world)), shown(trimmed("####\n#@.#\n####\n")));
    QVERIFY(!play(world, Walk{Direction::East}).refusal);
}

void StrikeTest::monstersAttackOnlyTheHero()
{
    World world = testWorld("######\n#@#B:#\n######");
    const Creature& bat = creatureOfKind(world, "bat");
    const auto refusal = check(world, bat.id, Walk{Direction::East});
    QVERIFY(refusal);
    QCOMPARE(shown(refusal->why), QString("%1 is in the way. | newt"));
    for (int i = 0; i < 500; ++i)
        QVERIFY(eventsOf<Struck>(play(world, Wait{}).events).empty());
    QCOMPARE(creatureOfKind(world, "newt").health, 3);
}

void StrikeTest::monstersStrikeTheHero()
{
    World world = testWorld("####\n#@B#\n####");
    std::vector<Event> events;
    QVERIFY(!check(world, creatureOfKind(world, "bat").id, Walk{Direction::West}));
    act(WorldWriter(world), creatureOfKind(world, "bat").id, Walk{Direction::West}, events);
    const Struck strike = eventsOf<Struck>(events).front();
    QVERIFY(strike.victim.isHero && !strike.attacker.isHero);
    QCOMPARE(world.hero().health, 40 - strike.damage);
    QCOMPARE(world.hero().maxHealth, 40);
}

void StrikeTest::whoHasNoAttackDoesNotStrike()
{
    World world = testWorld("####\n#@F#\n####");
    QVERIFY(check(world, creatureOfKind(world, "fungus").id, Walk{Direction::West}));
    World harmless = testWorld("####\n#@F#\n####", withAttack(0));
    const Instant before(harmless);
    QCOMPARE(shown(refusalOf(play(harmless, Walk{Direction::East}))), QString("You have nothing to attack with."));
    QVERIFY(Instant(harmless) == before);
}

void StrikeTest::theHeroDiesAndTheGameIsOver()
{
    Rules rules;
    rules.health = 1;
    World world = testWorld("####\n#@B#\n####", rules);
    std::vector<Event> events;
    for (int i = 0; i < 100 && !world.isOver(); ++i)
        events = play(world, Wait{}).events;
    QVERIFY(world.state().outcome == Outcome::Died);
    QVERIFY(world.state().killer == world.catalogue().findCreature("bat"));
    QVERIFY(world.hero().health <= 0 && world.creatureAt(world.hero().at));
    QVERIFY(std::holds_alternative<Ended>(events.back()));
    QVERIFY(std::get<Ended>(events.back()).outcome == Outcome::Died);
    QCOMPARE(std::get<Ended>(events.back()).turn, world.state().turn);
    QVERIFY(eventsOf<Died>(events).front().victim.isHero);
}

void StrikeTest::nothingIsPlayedAfterTheEnd()
{
    Rules rules;
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = testWorld("####\n#@n#\n####", rules);
    play(world, Walk{Direction::East});
    QVERIFY(world.isOver());
    const Instant before(world);
    for (const Command& command : {Command(Wait{}), Command(Walk{Direction::West})})
        QCOMPARE(shown(refusalOf(play(world, command))), QString("This game is over."));
    QVERIFY(Instant(world) == before);
}

void StrikeTest::slayingTheGoalWins()
{
    Rules rules = withAttack(50);
    rules.goal = Goal::Slay;
    rules.goalKind = "dummy";
    World world = testWorld("####\n#@D#\n####", rules);
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Won && !world.state().killer);
    QVERIFY(std::get<Ended>(turn.events.back()).outcome == Outcome::Won);
    QCOMPARE(std::get<Ended>(turn.events.back()).turn, std::int64_t{1});
}

void StrikeTest::slayingAnotherDoesNot()
{
    Rules rules = withAttack(50);
    rules.goal = Goal::Slay;
    rules.goalKind = "newt";
    World world = testWorld("####\n#@D#\n####", rules);
    play(world, Walk{Direction::East});
    QVERIFY(!world.isOver());
}

void StrikeTest::reachingTheGoalWins()
{
    Rules rules;
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = testWorld("#####\n#@.n#\n#####", rules);
    play(world, Walk{Direction::East});
    QVERIFY(!world.isOver());
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(world.state().outcome == Outcome::Won);
    QCOMPARE(turn.events.size(), std::size_t{2});
}

void StrikeTest::climbingToTheGoalWins()
{
    Dungeon dungeon = asciiDungeon("####\n#@>#\n####\n\n####\n#..#\n####", testKinds());
    dungeon.levels[1].tiles[1, 1] = *dungeon.catalogue->findTile("exit");
    dungeon.links = {{{levelUid(0), 2, 1}, {levelUid(1), 1, 1}, true}};
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    play(world, Walk{Direction::East});
    QVERIFY(!world.isOver());
    QVERIFY(!play(world, ClimbDown{}).refusal);
    QVERIFY(world.state().outcome == Outcome::Won);
}

void StrikeTest::monstersOnTheGoalDoNotWin()
{
    Rules rules;
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = testWorld("######\n#@#Bn#\n######", rules);
    for (int i = 0; i < 50; ++i)
        play(world, Wait{});
    QVERIFY(!world.isOver());
}

void StrikeTest::nobodyActsAfterTheVictory()
{
    Rules rules;
    rules.goal = Goal::Reach;
    rules.goalKind = "exit";
    World world = testWorld("#######\n#@n#..#\n####.B#\n#######", rules);
    const Position bat = creatureOfKind(world, "bat").at;
    const Turn turn = play(world, Walk{Direction::East});
    QVERIFY(std::holds_alternative<Ended>(turn.events.back()));
    QVERIFY(creatureOfKind(world, "bat").at == bat);
}

CAVE_TEST_SUITE(StrikeTest);
#include "strike_test.moc"
