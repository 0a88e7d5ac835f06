// SPDX-License-Identifier: MIT
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr Hunger kJsrogue{500, 1000, 1, true};
constexpr Hunger kZircon{1000, 1000, 2, false};

World hungryWorld(const Hunger& hunger, const std::vector<std::string>& kit = {})
{
    Rules rules;
    rules.hunger = hunger;
    rules.kit = kit;
    return testWorld("####\n#@.#\n####", rules);
}

EntityId firstItemThere(const World& world) { return world.items().front().id; }

} // namespace

class HungerTest : public QObject {
    Q_OBJECT

private slots:
    void appetiteHasItsWords_data();
    void appetiteHasItsWords();
    void everyActUsesFoodUp();
    void whatIsRefusedUsesNone();
    void withoutFoodTheHeroStarves();
    void eatingFills();
    void aMelonHasFourBites();
    void tooMuchChokes();
    void elsewhereNothingMoreFits();
    void whatIsNoFoodIsRefused();
    void withoutHungerNobodyEats();
    void changesOfTheWordAreTold();
};

void HungerTest::appetiteHasItsWords_data()
{
    QTest::addColumn<int>("fullness");
    QTest::addColumn<int>("appetite");
    const auto row = [](int fullness, Appetite appetite) {
        QTest::newRow(std::to_string(fullness).c_str()) << fullness << static_cast<int>(appetite);
    };
    row(0, Appetite::Starving);
    row(50, Appetite::Starving);
    row(51, Appetite::Hungry);
    row(250, Appetite::Hungry);
    row(251, Appetite::Content);
    row(749, Appetite::Content);
    row(750, Appetite::Full);
    row(949, Appetite::Full);
    row(950, Appetite::Oversatiated);
}

void HungerTest::appetiteHasItsWords()
{
    QFETCH(const int, fullness);
    QFETCH(const int, appetite);
    QCOMPARE(static_cast<int>(appetiteAt(fullness, 1000)), appetite);
    QCOMPARE(static_cast<int>(appetiteAt(5 * fullness, 5000)), appetite);
}

void HungerTest::everyActUsesFoodUp()
{
    World jsrogue = hungryWorld(kJsrogue);
    QCOMPARE(jsrogue.state().fullness, 500);
    play(jsrogue, Wait{});
    QCOMPARE(jsrogue.state().fullness, 499);
    World zircon = hungryWorld(kZircon);
    play(zircon, Wait{});
    QCOMPARE(zircon.state().fullness, 998);
    QCOMPARE(zircon.hash(), zircon.recomputedHash());
}

void HungerTest::whatIsRefusedUsesNone()
{
    World world = hungryWorld(kJsrogue);
    const std::uint64_t before = world.hash();
    QVERIFY(play(world, ClimbUp{}).refusal);
    QCOMPARE(world.state().fullness, 500);
    QCOMPARE(world.hash(), before);
}

void HungerTest::withoutFoodTheHeroStarves()
{
    World world = hungryWorld({3, 1000, 1, true});
    play(world, Wait{});
    play(world, Wait{});
    QVERIFY(!world.isOver());
    const Turn turn = play(world, Wait{});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Starved && !world.state().killer);
    QVERIFY(eventsOf<Perished>(turn.events).at(0).cause == Cause::Starved);
    QVERIFY(eventsOf<Ended>(turn.events).at(0).outcome == Outcome::Died);
}

void HungerTest::eatingFills()
{
    World world = hungryWorld(kJsrogue, {"apple"});
    const Turn turn = play(world, Eat{firstItemThere(world)});
    QVERIFY(!turn.refusal && eventsOf<Ate>(turn.events).at(0).isLast);
    QCOMPARE(world.state().fullness, 549); // and the act used one
    QVERIFY(world.items().empty());
    QCOMPARE(world.hash(), world.recomputedHash());
}

void HungerTest::aMelonHasFourBites()
{
    World world = hungryWorld(kJsrogue, {"melon"});
    for (int bite = 1; bite <= 4; ++bite) {
        QCOMPARE(eventsOf<Ate>(play(world, Eat{firstItemThere(world)}).events).at(0).isLast, bite == 4);
        QCOMPARE(world.state().fullness, 500 + bite * 34);
        QCOMPARE(world.hash(), world.recomputedHash());
    }
    QVERIFY(world.items().empty());
}

void HungerTest::tooMuchChokes()
{
    World world = hungryWorld({950, 1000, 1, true}, {"apple", "corpse"});
    QVERIFY(!wouldChoke(world, world.items()[0].id) && wouldChoke(world, world.items()[1].id));
    play(world, Eat{world.items()[1].id});
    QVERIFY(world.state().outcome == Outcome::Died && world.state().cause == Cause::Choked);
}

void HungerTest::elsewhereNothingMoreFits()
{
    World world = hungryWorld(kZircon, {"mushroom"});
    QCOMPARE(shown(refusalOf(play(world, Eat{firstItemThere(world)}))), QString("You could not eat another bite."));
    play(world, Wait{});
    QVERIFY(!play(world, Eat{firstItemThere(world)}).refusal);
    QCOMPARE(world.state().fullness, 998);
}

void HungerTest::whatIsNoFoodIsRefused()
{
    World world = hungryWorld(kJsrogue, {"rock"});
    QCOMPARE(shown(refusalOf(play(world, Eat{firstItemThere(world)}))), QString("The rock is nothing to eat."));
}

void HungerTest::withoutHungerNobodyEats()
{
    Rules rules;
    rules.kit = {"apple"};
    World world = testWorld("####\n#@.#\n####", rules);
    QCOMPARE(shown(refusalOf(play(world, Eat{firstItemThere(world)}))), QString("You feel no hunger in this place."));
    play(world, Wait{});
    QCOMPARE(world.state().fullness, 0);
    QVERIFY(!world.isOver());
}

void HungerTest::changesOfTheWordAreTold()
{
    World world = hungryWorld({251, 1000, 1, true});
    const auto changes = eventsOf<AppetiteChanged>(play(world, Wait{}).events);
    QCOMPARE(changes.size(), std::size_t{1});
    QVERIFY(changes.front().appetite == static_cast<int>(Appetite::Hungry) && changes.front().isHungrier);
    QVERIFY(eventsOf<AppetiteChanged>(play(world, Wait{}).events).empty());
    QCOMPARE(shown(describe(world, changes.front())->text.source), QString("You are hungry."));
}

CAVE_TEST_SUITE(HungerTest);
#include "hunger_test.moc"
