// SPDX-License-Identifier: MIT
// Wounds that bleed, shields, what nobody sees and the like; and what moves somebody or brings others.
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/harm.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kStatusKinds{
    creatureRow("hound", 'V', R"("health": 50, "attack": 8, "sight": 9, "behaviours": [{"does": "hunt"}])"),
    creatureRow("puppet", 'Q', R"("health": 50, "attack": 8)"),
};

const std::vector<std::string> kCalledKinds{
    creatureRow("hound", 'V', R"("health": 50, "attack": 8, "sight": 9, "behaviours": [{"does": "hunt"}])"),
    creatureRow("native", 'N', R"("attack": 5, "sight": 7, "band": [1, 3], "behaviours": [{"does": "hunt"}],
                                   "drops": [{"items": ["sword"]}])"),
    creatureRow("swimmer", 'F', R"("attack": 5, "swims": true, "band": [1, 3])"),
    creatureRow("drum", 'U', R"("band": [1, 3], "role": "support")"),
    creatureRow("deep_one", 'P', R"("attack": 5, "band": [2, 3])"),
};

constexpr std::string_view kRoom = "#########\n#.......#\n#@......#\n#.......#\n#########";

void meetEffect(World& world, EntityId whom, const Effect& effect)
{
    std::vector<Event> events;
    meetWith(WorldWriter(world), whom, effect, actorOf(world, world.hero()), events);
    QCOMPARE(world.hash(), world.recomputedHash());
}

} // namespace

class StatusesTest : public QObject {
    Q_OBJECT

private slots:
    void aWoundBleedsUntilOneKeepsStill();
    void aShieldTakesHarmFirstAndFades();
    void theWeakenedStrikeLess();
    void theUnseenAreNotSeenFromAfar();
    void aWoundMendsEveryOtherAct();
    void theDiscordantAreEverybodysFoes();
    void huntersComeToWhoIsMarked();
    void stoneHalvesBlowsAndSpeed();
    void whoIsPushedComesToAWall();
    void swappingAndNoiseAndConjuring();
    void nobodyIsConjuredWhoIsToBeSlain();
    void whoIsCalledIsAtHomeThereAndGoesAgain();
    void whereNobodyIsAtHomeAFoeOfTheLevelIsCalled();
    void whereNobodyCanBeCalledNobodyComes();
    void whoIsCalledLeavesNothing();
};

void StatusesTest::aWoundBleedsUntilOneKeepsStill()
{
    World world = zoo("#########\n#@......#\n#########", kStatusKinds);
    meetEffect(world, world.hero().id, {.kind = EffectKind::Bleed, .turns = 50});
    const int health = world.hero().health;
    acted(world, Walk{Direction::East});
    acted(world, Walk{Direction::East});
    QCOMPARE(world.hero().health, health - 2);
    waitFor(world, 3);
    QVERIFY(!lasts(world.hero(), Condition::Bleeding));
    QCOMPARE(world.hero().health, health - 5);
}

void StatusesTest::aShieldTakesHarmFirstAndFades()
{
    World world = zoo("######\n#@..Q#\n######", kStatusKinds);
    const EntityId puppet = creatureOfKind(world, "puppet").id;
    meetEffect(world, puppet, {.kind = EffectKind::Shield, .amount = 10});
    QCOMPARE(shieldOf(creatureOfKind(world, "puppet")), 10);
    std::vector<Event> events;
    harm(WorldWriter(world), puppet, 4, actorOf(world, world.hero()), events);
    QCOMPARE(creatureOfKind(world, "puppet").health, 50);
    QCOMPARE(shieldOf(creatureOfKind(world, "puppet")), 6);
    QCOMPARE(lossOf(world, creatureOfKind(world, "puppet"), 9), 3);
    waitFor(world, 5);
    QCOMPARE(shieldOf(creatureOfKind(world, "puppet")), 5);
    harm(WorldWriter(world), puppet, 9, actorOf(world, world.hero()), events);
    QCOMPARE(creatureOfKind(world, "puppet").health, 46);
    QVERIFY(!lasts(creatureOfKind(world, "puppet"), Condition::Shielded));
}

void StatusesTest::theWeakenedStrikeLess()
{
    World world = zoo("######\n#@..Q#\n######", kStatusKinds);
    meetEffect(world, creatureOfKind(world, "puppet").id, {.kind = EffectKind::Enfeeble, .turns = 9});
    QCOMPARE(attackOf(world, creatureOfKind(world, "puppet")), 6);
}

void StatusesTest::theUnseenAreNotSeenFromAfar()
{
    World world = zoo("#########\n#@...V..#\n#########", kStatusKinds);
    QVERIFY(sees(world, creatureOfKind(world, "hound"), world.hero()));
    meetEffect(world, world.hero().id, {.kind = EffectKind::Unseen, .turns = 99});
    QVERIFY(!sees(world, creatureOfKind(world, "hound"), world.hero()));
    meetEffect(world, world.hero().id, {.kind = EffectKind::Light, .turns = 99});
    QVERIFY(sees(world, creatureOfKind(world, "hound"), world.hero()));
    World near = zoo("#########\n#@.V....#\n#########", kStatusKinds);
    meetEffect(near, near.hero().id, {.kind = EffectKind::Unseen, .turns = 99});
    QVERIFY(sees(near, creatureOfKind(near, "hound"), near.hero()));
    meetEffect(world, creatureOfKind(world, "hound").id, {.kind = EffectKind::Unseen, .turns = 99});
    QVERIFY(world.seenCreatureAt(creatureOfKind(world, "hound").at) == nullptr);
}

void StatusesTest::aWoundMendsEveryOtherAct()
{
    World world = zoo("######\n#@..Q#\n######", kStatusKinds);
    const EntityId puppet = creatureOfKind(world, "puppet").id;
    WorldWriter(world).setHealth(puppet, 10);
    meetEffect(world, puppet, {.kind = EffectKind::Mending, .turns = 20});
    waitFor(world, 10);
    QCOMPARE(creatureOfKind(world, "puppet").health, 15);
}

void StatusesTest::theDiscordantAreEverybodysFoes()
{
    World world = zoo("######\n#@.VQ#\n######", kStatusKinds);
    QVERIFY(!isFoe(world, creatureOfKind(world, "hound"), creatureOfKind(world, "puppet")));
    meetEffect(world, creatureOfKind(world, "puppet").id, {.kind = EffectKind::Discord, .turns = 9});
    QVERIFY(isFoe(world, creatureOfKind(world, "hound"), creatureOfKind(world, "puppet")));
    waitFor(world, 1);
    QVERIFY(creatureOfKind(world, "puppet").health < 50);
}

void StatusesTest::huntersComeToWhoIsMarked()
{
    World world = zoo("##########\n#@#......#\n#.#.####.#\n#.....##V#\n##########", kStatusKinds);
    QVERIFY(!creatureOfKind(world, "hound").quarry);
    meetEffect(world, world.hero().id, {.kind = EffectKind::Mark, .turns = 30});
    waitFor(world, 1);
    QCOMPARE(creatureOfKind(world, "hound").quarry, std::optional(world.hero().at));
}

void StatusesTest::stoneHalvesBlowsAndSpeed()
{
    World world = zoo("######\n#@..Q#\n######", kStatusKinds);
    const Span whole = blowOf(world, 9, creatureOfKind(world, "puppet"));
    meetEffect(world, creatureOfKind(world, "puppet").id, {.kind = EffectKind::Petrify, .turns = 9});
    QCOMPARE(blowOf(world, 9, creatureOfKind(world, "puppet")).most, (whole.most + 1) / 2);
    QCOMPARE(speedOf(world, creatureOfKind(world, "puppet")), 50);
}

void StatusesTest::whoIsPushedComesToAWall()
{
    World world = zoo("#########\n#@Q.....#\n#########", kStatusKinds);
    const EntityId puppet = creatureOfKind(world, "puppet").id;
    meetEffect(world, puppet, {.kind = EffectKind::Push, .amount = 2});
    QCOMPARE(creatureOfKind(world, "puppet").at, (Position{4, 1, 0}));
    QVERIFY(!lasts(creatureOfKind(world, "puppet"), Condition::Paralysed));
    meetEffect(world, puppet, {.kind = EffectKind::Push, .amount = 9});
    QCOMPARE(creatureOfKind(world, "puppet").at, (Position{7, 1, 0}));
    QVERIFY(lasts(creatureOfKind(world, "puppet"), Condition::Paralysed));
}

void StatusesTest::swappingAndNoiseAndConjuring()
{
    World world = zoo("#########\n#.......#\n#@...Q..#\n#.......#\n#########", kStatusKinds);
    const Position here = world.hero().at;
    meetEffect(world, creatureOfKind(world, "puppet").id, {.kind = EffectKind::Swap});
    QCOMPARE(creatureOfKind(world, "puppet").at, here);
    std::vector<Event> events;
    const Actor hero = actorOf(world, world.hero());
    meetWith(WorldWriter(world), hero.id, {.kind = EffectKind::Noise, .amount = 12}, hero, events);
    QCOMPARE(eventsOf<Sounded>(events).front().range, 12);
    meetWith(WorldWriter(world), hero.id, {.kind = EffectKind::Conjure, .amount = 3}, hero, events);
    QCOMPARE(eventsOf<Summoned>(events).size(), std::size_t{3});
    QCOMPARE(world.creatures().size(), std::size_t{5});
    QCOMPARE(world.hash(), world.recomputedHash());
}

void StatusesTest::nobodyIsConjuredWhoIsToBeSlain()
{
    WorldState state = zoo("#########\n#.......#\n#@...Q..#\n#.......#\n#########", kStatusKinds).savedState();
    state.rules.goal = Goal::Slay;
    state.rules.goalKind = "puppet";
    World world(std::move(state));
    World older = byRules(kBossesComeAlone - 1, world);
    for (World* each : {&world, &older})
        meetEffect(*each, each->state().hero, {.kind = EffectKind::Conjure, .amount = 3});
    QCOMPARE(world.creatures().size(), std::size_t{2});
    QCOMPARE(older.creatures().size(), std::size_t{5});
}

void StatusesTest::whoIsCalledIsAtHomeThereAndGoesAgain()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        World world = zoo(kRoom, kCalledKinds, seed);
        meetEffect(world, world.hero().id, {.kind = EffectKind::Ally, .turns = 6});
        QCOMPARE(world.creatures().size(), std::size_t{2});
        QVERIFY(isAlly(world, creatureOfKind(world, "native")));
        QCOMPARE(distance(creatureOfKind(world, "native").at, world.hero().at), 1);
        waitFor(world, 4);
        QVERIFY(lasts(creatureOfKind(world, "native"), Condition::Visiting));
        QCOMPARE(eventsOf<Vanished>(waitFor(world, 4)).size(), std::size_t{1});
        QCOMPARE(world.creatures().size(), std::size_t{1});
        QCOMPARE(world.hash(), world.recomputedHash());
    }
}

void StatusesTest::whereNobodyIsAtHomeAFoeOfTheLevelIsCalled()
{
    World world = zoo("#########\n#.......#\n#@...Q..#\n#.......#\n#########", kStatusKinds);
    meetEffect(world, world.hero().id, {.kind = EffectKind::Ally, .turns = 6});
    QCOMPARE(world.creatures().size(), std::size_t{3});
    const auto isPuppet = [&](const Creature& each) { return world.kindOf(each).id == "puppet"; };
    const auto isWithHero = [&](const Creature& each) { return isPuppet(each) && isAlly(world, each); };
    QCOMPARE(std::ranges::count_if(world.creatures(), isPuppet), 2);
    QCOMPARE(std::ranges::count_if(world.creatures(), isWithHero), 1);
}

void StatusesTest::whereNobodyCanBeCalledNobodyComes()
{
    World alone = zoo(kRoom, kStatusKinds);
    meetEffect(alone, alone.hero().id, {.kind = EffectKind::Ally, .turns = 6});
    QCOMPARE(alone.creatures().size(), std::size_t{1});
    World walled = zoo("###\n#@#\n###", kCalledKinds);
    meetEffect(walled, walled.hero().id, {.kind = EffectKind::Ally, .turns = 6});
    QCOMPARE(walled.creatures().size(), std::size_t{1});
}

void StatusesTest::whoIsCalledLeavesNothing()
{
    World world = zoo(kRoom, kCalledKinds);
    meetEffect(world, world.hero().id, {.kind = EffectKind::Ally, .turns = 60});
    QVERIFY(creatureOfKind(world, "native").isHunter); // as who comes after the hero
    std::vector<Event> events;
    harm(WorldWriter(world), creatureOfKind(world, "native").id, 1000, actorOf(world, world.hero()), events);
    QCOMPARE(world.creatures().size(), std::size_t{1});
    QVERIFY(world.items().empty());
}

CAVE_TEST_SUITE(StatusesTest);
#include "statuses_test.moc"
