// SPDX-License-Identifier: MIT
// What comes with a creature's blow.
#include "core/content/behaviour_rows.h"
#include "core/rules/facts/pack.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::string toucher(std::string_view id, char glyph, std::string_view effect, std::string_view more = "")
{
    std::string row = R"("attack": 2, "sight": 9, "behaviours": [{"does": "touch", "effect": )";
    row.append(effect).append(more).append(R"(}, {"does": "hunt"}])");
    return creatureRow(id, glyph, row);
}

const std::vector<std::string> kTouchers{
    toucher("viper", 'V', R"({"kind": "poison", "turns": 6})"),
    toucher("leech", 'Q', R"({"kind": "wither", "amount": 30000})"),
    toucher("shade", 'H', R"({"kind": "weaken", "amount": 3})"),
    toucher("witch", 'W', R"({"kind": "curse", "turns": 9})"),
    toucher("snail", 'N', R"({"kind": "rust"})"),
    toucher("rarely", 'R', R"({"kind": "weaken", "amount": 1})", R"(, "per_mille": 250)"),
};

} // namespace

class TouchTest : public QObject {
    Q_OBJECT

private slots:
    void aBlowThatHurtsBringsIt();
    void aBlowThatDoesNothingBringsNothing();
    void itComesWithItsChance();
    void strengthAndLifeDrainDownToOne();
    void theCursedHaveHalfTheirDefence();
    void rustTakesDefenceFromWhatIsWornDownToNone();
    void withoutArmourThereIsNothingToRust();
    void whoDiesOfTheBlowIsNotTouched();
    void rowsAreReadAsTheyAreWritten();
    void placesCannotBeTouched();
};

void TouchTest::aBlowThatHurtsBringsIt()
{
    World world = zoo("####\n#@V#\n####", kTouchers);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Struck>(events).size(), std::size_t{1});
    QCOMPARE(turnsLeft(world.hero(), Condition::Poisoned), 6);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void TouchTest::aBlowThatDoesNothingBringsNothing()
{
    Dungeon dungeon = zooDungeon("####\n#@V#\n####", kTouchers);
    dungeon.rules.defence = 2;
    World world = worldOf(dungeon);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 5)).size(), std::size_t{5});
    QVERIFY(!lasts(world.hero(), Condition::Poisoned));
}

void TouchTest::itComesWithItsChance()
{
    World world = zoo("####\n#@R#\n####", kTouchers);
    Creature hero = world.hero();
    hero.attack = 10'000;
    WorldWriter(world).changeCreature(hero);
    const auto events = waitFor(world, 1000);
    QCOMPARE(eventsOf<Struck>(events).size(), std::size_t{1000});
    const std::size_t touches = eventsOf<Worsened>(events).size();
    QVERIFY2(touches > 200 && touches < 300, std::to_string(touches).c_str());
    QCOMPARE(world.hero().attack, 10'000 - static_cast<int>(touches));
}

void TouchTest::strengthAndLifeDrainDownToOne()
{
    World weak = zoo("####\n#@H#\n####", kTouchers);
    const int attack = weak.hero().attack;
    QCOMPARE(eventsOf<Worsened>(waitFor(weak, 1)).size(), std::size_t{1});
    QCOMPARE(weak.hero().attack, attack - 3);
    waitFor(weak, 20);
    QCOMPARE(weak.hero().attack, 1);
    QVERIFY(eventsOf<Worsened>(waitFor(weak, 1)).empty());

    World frail = zoo("####\n#@Q#\n####", kTouchers);
    waitFor(frail, 1);
    QCOMPARE(frail.hero().maxHealth, 70'000);
    QCOMPARE(frail.hero().health, 70'000);
    waitFor(frail, 3);
    QCOMPARE(frail.hero().maxHealth, 1);
    QVERIFY(!frail.isOver());
    waitFor(frail, 1);
    QVERIFY(frail.isOver());
}

void TouchTest::theCursedHaveHalfTheirDefence()
{
    World world = zoo("####\n#@W#\n####", kTouchers);
    Creature hero = world.hero();
    hero.defence = 1;
    WorldWriter(world).changeCreature(hero);
    QCOMPARE(defenceOf(world, world.hero()), 1);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 1)).front().damage, 1);
    QCOMPARE(turnsLeft(world.hero(), Condition::Cursed), 9);
    QCOMPARE(defenceOf(world, world.hero()), 0);
    QCOMPARE(eventsOf<Struck>(waitFor(world, 1)).front().damage, 2);
}

void TouchTest::rustTakesDefenceFromWhatIsWornDownToNone()
{
    Dungeon dungeon = zooDungeon("####\n#@N#\n####", kTouchers);
    dungeon.rules.kit = {"tunic", "tunic"}; // the one on, the other in the pack
    dungeon.rules.damage = DamageFormula::Dice; // what hits takes 1 at least
    World world = worldOf(dungeon);
    const int defence = defenceOf(world, world.hero());
    QCOMPARE(defence, 2);
    const auto events = waitFor(world, 1);
    QCOMPARE(eventsOf<Rusted>(events).size(), std::size_t{1});
    QCOMPARE(defenceOf(world, world.hero()), defence - 1);
    const Item& worn = *itemInUse(world, world.state().hero, Use::Worn);
    QVERIFY(worn.enchant == -1 && worn.isShown); // it was as plain as could be
    QCOMPARE(packOf(world, world.state().hero).size(), std::size_t{2}); // the other is no longer like it
    QCOMPARE(eventsOf<Rusted>(waitFor(world, 5)).size(), std::size_t{1});
    QCOMPARE(defenceOf(world, world.hero()), 0);
    QCOMPARE(world.hash(), world.recomputedHash());
}

void TouchTest::withoutArmourThereIsNothingToRust()
{
    World world = zoo("####\n#@N#\n####", kTouchers);
    const auto events = waitFor(world, 3);
    QCOMPARE(eventsOf<Struck>(events).size(), std::size_t{3});
    QVERIFY(eventsOf<Rusted>(events).empty());
}

void TouchTest::whoDiesOfTheBlowIsNotTouched()
{
    World world = zoo("####\n#@V#\n####", kTouchers);
    WorldWriter(world).setHealth(world.state().hero, 2);
    const auto events = waitFor(world, 1);
    QVERIFY(world.isOver());
    QVERIFY(eventsOf<ConditionChanged>(events).empty());
}

void TouchTest::rowsAreReadAsTheyAreWritten()
{
    const auto kinds = zooKinds(kTouchers);
    const CreatureKind& rarely = kinds->creature(*kinds->findCreature("rarely"));
    QCOMPARE(rarely.behaviours.front().perMille, 250);
    QVERIFY(rarely.behaviours.front().effect->kind == EffectKind::Weaken);
    QCOMPARE(rarely.behaviours.front().effect->amount, 1);
}

void TouchTest::placesCannotBeTouched()
{
    for (const char* effect :
         {R"({"kind": "mapping"})", R"({"kind": "poison"})", R"({"kind": "poison", "amount": 3})",
          R"({"kind": "cure", "turns": 3})", R"({"kind": "poison", "turns": 3, "by": "reading"})"}) {
        const Json row = *parseJson(R"({"does": "touch", "effect": )" + std::string(effect) + "}");
        std::optional<Error> problem;
        readBehaviour(JsonCursor(row, problem));
        QVERIFY2(problem.has_value(), effect);
    }
}

CAVE_TEST_SUITE(TouchTest);
#include "touch_test.moc"
