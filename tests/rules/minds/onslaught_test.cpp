// SPDX-License-Identifier: MIT
// Creatures that charge, pull, call, hearten, raise, lead, withdraw, blink, and shoot with an effect.
#include "core/content/behaviour_rows.h"
#include "core/content/kind_rows.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/check.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::string onslaughtRow(std::string_view id, char glyph, std::string_view behaviours, int sight = 12)
{
    std::string rest = R"("health": 50, "attack": 8, "sight": )" + std::to_string(sight) + R"(, "behaviours": [)";
    rest.append(behaviours).append("]");
    return creatureRow(id, glyph, rest);
}

const std::vector<std::string> kOnslaught{
    onslaughtRow("boar", 'V', R"({"does": "charge", "range": 6, "share": 200}, {"does": "hunt"})"),
    onslaughtRow("toad", 'Q', R"({"does": "pull", "range": 4}, {"does": "hunt"})"),
    onslaughtRow("barker", 'H', R"({"does": "call", "range": 12}, {"does": "hunt"})"),
    onslaughtRow("sleeper", 'W', R"({"does": "hunt"})", 1),
    creatureRow("drummer", 'J',
                R"("health": 50, "behaviours": [
                    {"does": "hearten", "range": 5, "effect": {"kind": "haste", "turns": 6}}])"),
    onslaughtRow("captain", 'R', R"({"does": "lead", "range": 5, "attack": 4})"),
    onslaughtRow("cat", 'Z', R"({"does": "withdraw", "turns": 2}, {"does": "hunt"})"),
    onslaughtRow("jumper", 'Y', R"({"does": "blink", "range": 6}, {"does": "hunt"})"),
    creatureRow("gazer", 'E',
                R"("health": 50, "sight": 12, "behaviours": [
                    {"does": "shoot", "range": 9, "effect": {"kind": "mark", "turns": 20}}])"),
    onslaughtRow("weaver", 'N', R"({"does": "shoot", "range": 6, "effect": {"kind": "hold", "turns": 4}})"),
};

// A creature that draws iron, and something of iron to wear.
World magnetic(std::string_view picture)
{
    static const auto kinds = catalogueWith(R"({"creatures": [
        {"id": "magnet", "name": "magnet", "article": "a", "glyph": "Q", "colour": "#ffffff", "health": 50, "sight": 12,
         "behaviours": [{"does": "pull", "range": 4, "iron": true}]}],
        "items": [{"id": "helm", "name": "helm", "article": "a", "glyph": "[", "colour": "#ffffff", "slot": "body",
                   "iron": true}]})");
    return worldOf(asciiDungeon(picture, kinds));
}

} // namespace

class OnslaughtTest : public QObject {
    Q_OBJECT

private slots:
    void aChargeRunsAndStrikesWithItsShare();
    void noChargeWithSomebodyBetween();
    void whoIsPulledStandsBeside();
    void ironIsPulledWhileItIsInUse();
    void creaturesUseTheIronThatTheyCarry();
    void aHeroPulledOntoTheGoalWins();
    void aCallSendsOthersThere();
    void theSilencedDoNotCall();
    void whoIsHeartenedHasItsEffectWhileItHunts();
    void nobodyIsHeartenedOutOfViewOrTwice();
    void whoIsLedStrikesHarderAndKnowsNoFear();
    void whoWithdrawsStepsAwayAfterItsBlow();
    void whoBlinksComesNearerAndStrikes();
    void hurtItBlinksAway();
    void nobodyBlinksIntoWaterOrOutOfView();
    void aShotMayBringAnEffect();
    void whoHasNoAttackLooksWithItsEffectAlone();
    void commandsAreReadAsTheyAreWritten();
    void ironIsOnlyWrittenWhereItIs();
    void aShotsEffectIsOnlyWrittenWhereThereIsOne();
};

void OnslaughtTest::aChargeRunsAndStrikesWithItsShare()
{
    World world = zoo("#########\n#@...V..#\n#########", kOnslaught);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Stepped>(events).front().to, (Position{2, 1, 0}));
    QCOMPARE(eventsOf<Struck>(events).front().damage, 16);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void OnslaughtTest::noChargeWithSomebodyBetween()
{
    World world = zoo("#########\n#@.R.V..#\n#########", kOnslaught);
    const Position hero = world.hero().at;
    QVERIFY(check(world, creatureOfKind(world, "boar").id, Charge{hero.x, hero.y}));
}

void OnslaughtTest::whoIsPulledStandsBeside()
{
    World world = zoo("#########\n#@...Q..#\n#########", kOnslaught);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Shoved>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Shoved>(events).front().isDrawn);
    QCOMPARE(world.hero().at, (Position{4, 1, 0}));
}

void OnslaughtTest::ironIsPulledWhileItIsInUse()
{
    World world = magnetic("#########\n#@...Q..#\n#########");
    QVERIFY(eventsOf<Shoved>(waitFor(world, 1)).empty());
    const EntityId helm = packItem(world, "helm");
    QVERIFY(eventsOf<Shoved>(waitFor(world, 1)).empty());
    const Turn turn = play(world, Wear{helm});
    QCOMPARE(eventsOf<Shoved>(turn.events).size(), std::size_t{1});
    QVERIFY(eventsOf<Shoved>(turn.events).front().isByIron);
    QCOMPARE(world.hero().at, (Position{4, 1, 0}));
}

void OnslaughtTest::creaturesUseTheIronThatTheyCarry()
{
    World world = magnetic("#########\n#@...Q..#\n#########");
    QVERIFY(!hasIronInUse(world, creatureOfKind(world, "magnet")));
    give(world, packItem(world, "helm"), creatureOfKind(world, "magnet").id);
    QVERIFY(hasIronInUse(world, creatureOfKind(world, "magnet")));
    QVERIFY(!hasIronInUse(world, world.hero()));
}

void OnslaughtTest::aHeroPulledOntoTheGoalWins()
{
    Dungeon dungeon = zooDungeon("#########\n#@..nQ..#\n#########", kOnslaught);
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    World world = worldOf(dungeon);
    waitFor(world, 1);
    QVERIFY(world.state().outcome == Outcome::Won);
}

void OnslaughtTest::aCallSendsOthersThere()
{
    World world = zoo("############\n#@...H....W#\n############", kOnslaught);
    QVERIFY(!creatureOfKind(world, "sleeper").quarry);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<CalledOthers>(events).size(), std::size_t{1});
    QCOMPARE(creatureOfKind(world, "sleeper").quarry, std::optional(world.hero().at));
}

void OnslaughtTest::theSilencedDoNotCall()
{
    World world = zoo("############\n#@...H....W#\n############", kOnslaught);
    Creature barker = creatureOfKind(world, "barker");
    barker.conditions[static_cast<std::size_t>(Condition::Silenced)] = 9;
    WorldWriter(world).changeCreature(barker);
    QVERIFY(eventsOf<CalledOthers>(waitFor(world, 1)).empty());
}

void OnslaughtTest::whoIsHeartenedHasItsEffectWhileItHunts()
{
    World world = zoo("#############\n#@......J.WZ#\n#############", kOnslaught);
    const auto events = waitFor(world, 2);
    QCOMPARE(eventsOf<Heartened>(events).size(), std::size_t{1});
    QVERIFY(lasts(creatureOfKind(world, "cat"), Condition::Hasted));
    QVERIFY(!lasts(creatureOfKind(world, "sleeper"), Condition::Hasted)); // who knows of no foe
    QVERIFY(!lasts(creatureOfKind(world, "drummer"), Condition::Hasted));
    QVERIFY(!lasts(world.hero(), Condition::Hasted));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void OnslaughtTest::nobodyIsHeartenedOutOfViewOrTwice()
{
    const auto isRefused = [](World world, Condition ofDrummer, Condition ofCat) {
        const EntityId drummer = creatureOfKind(world, "drummer").id;
        const EntityId cat = creatureOfKind(world, "cat").id;
        WorldWriter(world).setQuarry(cat, world.hero().at);
        begin(world, drummer, ofDrummer, 9);
        begin(world, cat, ofCat, 9);
        return check(world, drummer, Hearten{}).has_value();
    };
    const World inView = zoo("#########\n#@.J..Z.#\n#########", kOnslaught);
    QVERIFY(!isRefused(inView, Condition::Hasted, Condition::Mighty));
    QVERIFY(isRefused(inView, Condition::Hasted, Condition::Hasted));
    QVERIFY(isRefused(inView, Condition::Silenced, Condition::Mighty));
    QVERIFY(isRefused(inView, Condition::Hasted, Condition::Asleep));
    QVERIFY(isRefused(zoo("#########\n#@.J.#Z.#\n#########", kOnslaught), Condition::Hasted, Condition::Mighty));
    QVERIFY(isRefused(zoo("###########\n#@J.....Z.#\n###########", kOnslaught), Condition::Hasted, Condition::Mighty));
}

void OnslaughtTest::whoIsLedStrikesHarderAndKnowsNoFear()
{
    World world = zoo("############\n#@...R.W..V#\n############", kOnslaught);
    QCOMPARE(attackOf(world, creatureOfKind(world, "sleeper")), 12);
    QCOMPARE(resistanceOf(world, creatureOfKind(world, "sleeper"), EffectKind::Fear), kImmunity);
    QCOMPARE(attackOf(world, creatureOfKind(world, "boar")), 12);
    QCOMPARE(attackOf(world, creatureOfKind(world, "captain")), 8);
    World apart = zoo("############\n#@...R#W...#\n############", kOnslaught);
    QCOMPARE(attackOf(apart, creatureOfKind(apart, "sleeper")), 8);
}

void OnslaughtTest::whoWithdrawsStepsAwayAfterItsBlow()
{
    World world = zoo("#########\n#@Z.....#\n#########", kOnslaught);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 1)).size(), std::size_t{1});
    QCOMPARE(creatureOfKind(world, "cat").withdraws, 2);
    QVERIFY(eventsOf<Struck>(waitFor(world, 2)).empty());
    QCOMPARE(creatureOfKind(world, "cat").at, (Position{4, 1, 0}));
    QCOMPARE(creatureOfKind(world, "cat").withdraws, 0);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void OnslaughtTest::whoBlinksComesNearerAndStrikes()
{
    World world = zoo("##########\n#@.....Y.#\n##########", kOnslaught);
    const auto jumps = eventsOf<Teleported>(waitFor(world, 1));
    QCOMPARE(jumps.size(), std::size_t{1});
    QVERIFY(jumps.front().to.x < 7);
    const auto events = waitFor(world, 6);
    QCOMPARE(creatureOfKind(world, "jumper").at, (Position{2, 1, 0}));
    QVERIFY(!eventsOf<Struck>(events).empty()); // beside its prey and whole it strikes
    QCOMPARE(world.hash(), world.recomputedHash());
}

void OnslaughtTest::hurtItBlinksAway()
{
    World world = zoo("##########\n#@Y......#\n##########", kOnslaught);
    QVERIFY(eventsOf<Teleported>(waitFor(world, 1)).empty());
    WorldWriter(world).setHealth(creatureOfKind(world, "jumper").id, 30);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Teleported>(events).size(), std::size_t{1});
    QVERIFY(eventsOf<Struck>(events).empty());
    QVERIFY(distance(creatureOfKind(world, "jumper").at, world.hero().at) > 1);
}

void OnslaughtTest::nobodyBlinksIntoWaterOrOutOfView()
{
    World world = zoo("##########\n#@~.#.Y..#\n##########", kOnslaught);
    const EntityId jumper = creatureOfKind(world, "jumper").id;
    QVERIFY(!check(world, jumper, Blink{5, 1}));
    QVERIFY(check(world, jumper, Blink{3, 1})); // behind the wall
    QVERIFY(check(world, jumper, Blink{4, 1}));
    QVERIFY(check(world, jumper, Blink{6, 1})); // where it is
    QVERIFY(check(world, world.state().hero, Blink{3, 1}));
    begin(world, jumper, Condition::Held, 9);
    QVERIFY(check(world, jumper, Blink{5, 1}));
    World wet = zoo("##########\n#@~~~.Y..#\n##########", kOnslaught);
    QVERIFY(check(wet, creatureOfKind(wet, "jumper").id, Blink{4, 1}));
    QVERIFY(!check(wet, creatureOfKind(wet, "jumper").id, Blink{5, 1}));
}

void OnslaughtTest::aShotMayBringAnEffect()
{
    World world = zoo("#########\n#@...N..#\n#########", kOnslaught);
    QCOMPARE(eventsOf<Shot>(waitFor(world, 1)).size(), std::size_t{1});
    QVERIFY(lasts(world.hero(), Condition::Held));
}

void OnslaughtTest::whoHasNoAttackLooksWithItsEffectAlone()
{
    constexpr std::string_view kPicture = "#########\n#@...E..#\n#########";
    World world = zoo(kPicture, kOnslaught);
    const int health = world.hero().health;
    QVERIFY(eventsOf<Shot>(waitFor(world, 1)).empty());
    QVERIFY(lasts(world.hero(), Condition::Marked));
    QCOMPARE(world.hero().health, health);
    QCOMPARE(world.hash(), world.recomputedHash());
    World before = byRules(kGazesWork - 1, zoo(kPicture, kOnslaught));
    waitFor(before, 1);
    QVERIFY(!lasts(before.hero(), Condition::Marked));
}

void OnslaughtTest::commandsAreReadAsTheyAreWritten()
{
    for (const Command& command : {Command(Charge{3, 4}), Command(Pull{12, 7}), Command(Call{}), Command(Raise{1, 2}),
                                   Command(Hearten{}), Command(Blink{3, 4})})
        QVERIFY(parseCommand(formatCommand(command)) == command);
}

void OnslaughtTest::ironIsOnlyWrittenWhereItIs()
{
    std::optional<Error> problem;
    for (const bool isIron : {false, true}) {
        Json row = Json::Object{{"does", "pull"}, {"range", 4}};
        if (isIron)
            row.set("iron", true);
        QCOMPARE(rowOf(readBehaviour(JsonCursor(row, problem))), row);
        QVERIFY(!problem);
    }
    QVERIFY(!rowOf(ItemKind{}).find("iron"));
}

void OnslaughtTest::aShotsEffectIsOnlyWrittenWhereThereIsOne()
{
    std::optional<Error> problem;
    for (const char* const text : {R"({"does": "shoot", "range": 6, "keeps": 0, "share": 100, "per_mille": 1000})",
                                   R"({"does": "shoot", "range": 6, "effect": {"kind": "hold", "turns": 4}})"}) {
        const Json row = *parseJson(text);
        const Json written = rowOf(readBehaviour(JsonCursor(row, problem)));
        QVERIFY(!problem);
        QCOMPARE(written.find("effect") != nullptr, row.find("effect") != nullptr);
        QCOMPARE(rowOf(readBehaviour(JsonCursor(written, problem))), written);
    }
}

CAVE_TEST_SUITE(OnslaughtTest);
#include "onslaught_test.moc"
