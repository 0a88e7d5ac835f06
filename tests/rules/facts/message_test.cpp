// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "core/rules/facts/kill.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// The hero at (2, 2) of 20x5 cells of floor, a bat and a newt beside.
World world()
{
    return testWorld(R"(
....................
....................
..@B:...............
....................
....................

....................
....................
....................
....................
....................
)");
}

QString toldAs(const std::optional<Message>& message)
{
    const EnglishPhrasebook english(testKinds());
    return message ? shown(toneName(message->tone)) + ": " + shown(format(message->text, english)) : QString();
}

// "harm: The bat hits you for 2 damage."; "" when the hero does not notice.
QString noticed(const World& in, const Event& event) { return toldAs(describe(in, event)); }

} // namespace

class MessageTest : public QObject {
    Q_OBJECT

private slots:
    void strikesAndDeathsAreTold();
    void aBlowThatKillsIsToldInOneSentence();
    void otherBlowsAndDeathsAreNoKill();
    void fireIsTold();
    void nothingIsToldAsADamageOfNothing();
    void whoChangesPlacesWithTheHeroIsTold();
    void stairsAreTold();
    void fallingIsTold();
    void doorsAreTold();
    void diggingIsTold();
    void pushingIsTold();
    void growthIsHeardWithinFiveCells();
    void summoningAndStrengtheningAreToldWhereSeen();
    void victoryIsToldAndDeathOnce();
    void whatOthersDoIsNotNoticed();
    void whatMonstersDoIsTold();
    void messagesCarryTheTurn();
    void tonesHaveNames();
};

void MessageTest::strikesAndDeathsAreTold()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    QCOMPARE(noticed(in, Struck{hero, bat, {}, {}, 3}), QString("gain: You hit the bat for 3 damage."));
    QCOMPARE(noticed(in, Struck{bat, hero, {}, {}, 2}), QString("harm: The bat hits you for 2 damage."));
    QCOMPARE(noticed(in, Died{bat, hero, {3, 2, 0}}), QString("gain: You kill the bat."));
    QCOMPARE(noticed(in, Died{hero, bat, {2, 2, 0}}), QString("harm: You die, slain by a bat."));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    QCOMPARE(noticed(in, Died{newt, bat, {4, 2, 0}}), QString("plain: The newt dies."));
    QCOMPARE(noticed(in, Died{newt, bat, {19, 2, 0}}), QString());
}

void MessageTest::aBlowThatKillsIsToldInOneSentence()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    const Position near{3, 2, 0};
    const Died dies{bat, hero, near};
    for (const Event& blow : Events{Struck{hero, bat, {}, near, 3}, HitByThrown{hero, bat, 0, near, 3},
                                    Burned{bat, near, EffectKind::Lightning, 3}}) {
        const Events plain{blow, dies, RoseToLevel{2}};
        const auto kill = killIn(plain);
        QVERIFY(kill.has_value());
        QCOMPARE(kill->events, std::size_t{2});
        QCOMPARE(toldAs(describe(in, *kill)), QString("gain: You kill the bat with 3 damage."));
        const Events teaching{blow, dies, Learned{4}, RoseToLevel{2}};
        QCOMPARE(killIn(teaching)->events, std::size_t{3});
        QCOMPARE(toldAs(describe(in, *killIn(teaching))),
                 QString("gain: You kill the bat with 3 damage and gain 4 experience points."));
    }
    const Events blast{Blasted{newt, bat, {4, 2, 0}, 5}, Died{newt, bat, {4, 2, 0}}};
    QCOMPARE(toldAs(describe(in, *killIn(blast))), QString("plain: The bat kills the newt with 5 damage."));
    const Events unseen{Struck{bat, newt, {}, {19, 2, 0}, 5}, Died{newt, bat, {19, 2, 0}}};
    QCOMPARE(toldAs(describe(in, *killIn(unseen))), QString());
}

void MessageTest::otherBlowsAndDeathsAreNoKill()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    const Burned burns{bat, {}, EffectKind::Ignite, 2, true};
    for (const Events& events : std::vector<Events>{{},
                                                    {burns, Died{bat, bat, {}}},
                                                    {Struck{hero, bat, {}, {}, 3}},
                                                    {Struck{hero, bat, {}, {}, 3}, Died{newt, hero, {}}},
                                                    {Struck{bat, hero, {}, {}, 3}, Died{hero, bat, {}}},
                                                    {Died{bat, hero, {}}, Learned{4}}})
        QVERIFY(!killIn(events));
}

void MessageTest::fireIsTold()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const TileId wall = in.catalogue().wall();
    QCOMPARE(noticed(in, Burned{bat, {3, 2, 0}, EffectKind::Ignite, 2, true}),
             QString("gain: The bat burns to death."));
    QCOMPARE(noticed(in, Burned{bat, {3, 2, 0}, EffectKind::Ignite, 2}), QString("gain: The bat burns for 2 damage."));
    QCOMPARE(noticed(in, Burned{bat, {19, 2, 0}, EffectKind::Ignite, 2, true}), QString());
    QCOMPARE(noticed(in, Burned{bat, {19, 2, 0}, EffectKind::Fireball, 2}), QString());
    QCOMPARE(noticed(in, Burned{bat, {3, 2, 0}, EffectKind::Lightning, 2, true}),
             QString("gain: The bat is struck dead by lightning."));
    QCOMPARE(noticed(in, Burned{bat, {3, 2, 0}, EffectKind::Frost, 2, true}),
             QString("gain: The bat freezes to death."));
    QCOMPARE(noticed(in, Burned{bat, {3, 2, 0}, EffectKind::Frost, 0}), QString("plain: The bat takes no harm."));
    QCOMPARE(noticed(in, Burned{hero, {2, 2, 0}, EffectKind::Lightning, 2}),
             QString("harm: Lightning strikes you for 2 damage."));
    QCOMPARE(noticed(in, Burned{hero, {2, 2, 0}, EffectKind::Fireball, 0}), QString("plain: You take no harm."));
    QCOMPARE(noticed(in, Died{bat, bat, {3, 2, 0}}), QString());
    QCOMPARE(noticed(in, TileTurned{{3, 2, 0}, wall, wall, true}), QString("warning: The wall catches fire!"));
    QCOMPARE(noticed(in, TileTurned{{3, 2, 0}, wall, wall, false}), QString());
    QCOMPARE(noticed(in, BurntUp{*in.catalogue().findItem("apple"), {3, 2, 0}}),
             QString("warning: The apple burns up."));
    QCOMPARE(noticed(in, Perished{hero, Cause::Flames}), QString("harm: The flames take you. You burn to death."));
    QCOMPARE(noticed(in, Perished{hero, Cause::Lightning}), QString("harm: The lightning strikes you dead."));
    QCOMPARE(noticed(in, Shot{hero, bat, {2, 2, 0}, {3, 2, 0}, 4}),
             QString("gain: The shot flies back and hits the bat for 4 damage."));
}

void MessageTest::nothingIsToldAsADamageOfNothing()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const ItemKindId apple = *in.catalogue().findItem("apple");
    QCOMPARE(noticed(in, HitByThrown{bat, hero, apple, {2, 2, 0}, 0}),
             QString("plain: The apple hits you, but it does no damage."));
    QCOMPARE(noticed(in, Blasted{hero, bat, {2, 2, 0}, 0}), QString("plain: You take no harm."));
    QCOMPARE(noticed(in, Fell{hero, {2, 2, 0}, {2, 2, 1}, 0}), QString("warning: You fall to level 2."));
    QCOMPARE(noticed(in, Healed{hero, 0}), QString("plain: You are as healthy as can be."));
}

void MessageTest::whoChangesPlacesWithTheHeroIsTold()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    QCOMPARE(noticed(in, Swapped{hero, bat}), QString("plain: You change places with the bat."));
    QCOMPARE(noticed(in, Swapped{bat, hero}), QString("warning: The bat changes places with you."));
    QCOMPARE(noticed(in, Swapped{bat, newt}), QString());
}

void MessageTest::stairsAreTold()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    QCOMPARE(noticed(in, Climbed{hero, {2, 2, 0}, {2, 2, 1}}), QString("plain: You climb down to level 2."));
    QCOMPARE(noticed(in, Climbed{hero, {2, 2, 1}, {2, 2, 0}}), QString("plain: You climb up to level 1."));
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    QCOMPARE(noticed(in, Climbed{bat, {2, 2, 1}, {2, 2, 0}}), QString("warning: The bat comes up from below."));
    QCOMPARE(noticed(in, Climbed{bat, {2, 2, 0}, {2, 2, 1}}), QString("plain: The bat goes down and is gone."));
    QCOMPARE(noticed(in, Climbed{bat, {19, 2, 0}, {19, 2, 1}}), QString());
}

void MessageTest::fallingIsTold()
{
    World in = world();
    WorldWriter(in).setTile({2, 2, 0}, *in.catalogue().findTile("hole"));
    QCOMPARE(noticed(in, Climbed{actorOf(in, in.hero()), {2, 2, 0}, {2, 2, 1}}),
             QString("plain: You drop down to level 2."));
}

void MessageTest::doorsAreTold()
{
    const World in = world();
    const Actor hero = actorOf(in, in.hero());
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    const auto tile = [&](const char* id) { return *in.catalogue().findTile(id); };
    QCOMPARE(noticed(in, Opened{hero, {3, 2, 0}, tile("door")}), QString());
    QCOMPARE(noticed(in, Opened{newt, {5, 2, 0}, tile("door")}), QString("plain: The newt opens a door."));
    QCOMPARE(noticed(in, Opened{newt, {19, 2, 0}, tile("door")}), QString());
    QCOMPARE(noticed(in, Unlocked{hero, {3, 2, 0}, tile("locked_door"), *in.catalogue().findItem("key")}),
             QString("gain: You unlock the locked door, and the key stays in the lock."));
    QCOMPARE(noticed(in, Closed{hero, {3, 2, 0}, tile("door")}), QString("plain: You close the door."));
    QCOMPARE(noticed(in, Found{hero, {3, 2, 0}, tile("door")}), QString("gain: You find a door!"));
    QCOMPARE(noticed(in, Searched{hero, 0}), QString("plain: You search, but you find nothing."));
    QCOMPARE(noticed(in, Searched{hero, 1}), QString());
}

void MessageTest::diggingIsTold()
{
    const World in = world();
    QCOMPARE(noticed(in, Dug{actorOf(in, in.hero()), {1, 1, 0}, in.catalogue().wall()}),
             QString("plain: You dig through the wall."));
}

void MessageTest::pushingIsTold()
{
    const World in = world();
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    QCOMPARE(noticed(in, Pushed{bat, {3, 2, 0}, {3, 1, 0}}), QString("plain: You push the bat aside."));
    QCOMPARE(noticed(in, Pushed{bat, {3, 2, 1}, {3, 1, 1}}), QString());
    QCOMPARE(noticed(in, Pushed{bat, {3, 2, 0}, {3, 1, 0}, false}), QString("plain: The bat is pushed aside."));
    QCOMPARE(noticed(in, Pushed{bat, {3, 2, 1}, {3, 1, 1}, false}), QString());
    const Actor hero = actorOf(in, in.hero());
    QCOMPARE(noticed(in, Pushed{hero, {2, 2, 0}, {3, 1, 0}, false}), QString("warning: You are pushed aside."));
}

void MessageTest::growthIsHeardWithinFiveCells()
{
    const World in = world();
    Actor fungus;
    fungus.kind = *in.catalogue().findCreature("fungus");
    for (const Position near : {Position{7, 2, 0}, Position{7, 4, 0}, Position{0, 0, 0}, Position{2, 1, 0}})
        QCOMPARE(noticed(in, Grew{fungus, fungus, near}), QString("warning: The fungus is spreading!"));
    for (const Position far : {Position{8, 2, 0}, Position{2, 1, 1}, Position{19, 4, 0}})
        QCOMPARE(noticed(in, Grew{fungus, fungus, far}), QString());
}

void MessageTest::summoningAndStrengtheningAreToldWhereSeen()
{
    const World in = world();
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    QCOMPARE(noticed(in, Summoned{bat, newt, {4, 2, 0}}), QString("warning: A newt appears beside the bat."));
    Actor hero = actorOf(in, in.hero());
    hero.isHero = true;
    QCOMPARE(noticed(in, Summoned{hero, newt, {4, 2, 0}}), QString("warning: A newt appears."));
    QCOMPARE(noticed(in, Strengthened{bat, {3, 2, 0}}), QString("warning: The bat grows stronger!"));
    QCOMPARE(noticed(in, Summoned{bat, newt, {19, 2, 0}}), QString());
    QCOMPARE(noticed(in, Strengthened{bat, {3, 2, 1}}), QString());
}

void MessageTest::victoryIsToldAndDeathOnce()
{
    const World in = world();
    QCOMPARE(noticed(in, Ended{Outcome::Won, 12}), QString("rare: You won on turn 12. The cave is quiet behind you."));
    QCOMPARE(noticed(in, Ended{Outcome::Died, 12}), QString()); // the death itself has been told
}

void MessageTest::whatOthersDoIsNotNoticed()
{
    const World in = world();
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    QCOMPARE(noticed(in, Stepped{bat, {3, 2, 0}, {3, 1, 0}}), QString());
    QCOMPARE(noticed(in, Stepped{actorOf(in, in.hero()), {3, 2, 0}, {3, 1, 0}}), QString());
    QCOMPARE(noticed(in, Struck{bat, newt, {}, {19, 2, 0}, 1}), QString());
    QCOMPARE(noticed(in, Struck{bat, newt, {}, {4, 2, 0}, 1}), QString("plain: The bat hits the newt for 1 damage."));
    QCOMPARE(noticed(in, Dug{bat, {19, 2, 0}, in.catalogue().wall()}), QString());
    QCOMPARE(noticed(in, Dug{bat, {1, 1, 0}, in.catalogue().wall()}),
             QString("warning: The bat breaks through the wall!"));
}

void MessageTest::whatMonstersDoIsTold()
{
    const World in = world();
    const Actor bat = actorOf(in, creatureOfKind(in, "bat"));
    const Actor newt = actorOf(in, creatureOfKind(in, "newt"));
    const Actor hero = actorOf(in, in.hero());
    const Position here{4, 2, 0};
    const Position away{19, 2, 0};
    QCOMPARE(noticed(in, Woke{bat, here, true}), QString("warning: That was no treasure: it is a bat!"));
    QCOMPARE(noticed(in, Woke{bat, here, false}), QString("warning: The bat stirs and turns to you."));
    QCOMPARE(noticed(in, Woke{bat, away, true}), QString());
    QCOMPARE(noticed(in, Shot{bat, hero, away, here, 3}), QString("harm: The bat shoots you for 3 damage."));
    QCOMPARE(noticed(in, Shot{bat, hero, away, here, 0}),
             QString("plain: The bat shoots at you, but it does no damage."));
    QCOMPARE(noticed(in, Stole{bat, *in.catalogue().findItem("apple"), here}),
             QString("harm: The bat takes an apple from your pack!"));
    QCOMPARE(noticed(in, WentOff{bat, here, 2}), QString("warning: The bat bursts!"));
    QCOMPARE(noticed(in, WentOff{bat, away, 2}), QString());
    QCOMPARE(noticed(in, Blasted{hero, bat, here, 7}), QString("harm: The blast hits you for 7 damage."));
    QCOMPARE(noticed(in, Blasted{newt, bat, here, 7}), QString("plain: The blast hits the newt for 7 damage."));
    QCOMPARE(noticed(in, Blasted{newt, bat, away, 7}), QString());
    QCOMPARE(noticed(in, Died{bat, bat, here}), QString()); // the bursting tells it
    QCOMPARE(noticed(in, SplitUp{bat, bat, here}), QString("warning: The bat splits in two!"));
    QCOMPARE(noticed(in, SplitUp{bat, bat, away}), QString());
    QCOMPARE(noticed(in, Mended{bat, newt, here, here, 5}), QString("warning: The bat mends the newt."));
    QCOMPARE(noticed(in, Mended{bat, newt, away, away, 5}), QString());
    QCOMPARE(noticed(in, Heartened{bat, here}), QString("warning: The bat gives its side new strength!"));
    QCOMPARE(noticed(in, Heartened{bat, away}), QString());
    QCOMPARE(noticed(in, Shoved{hero, away, here, true, true}),
             QString("warning: The iron on you draws you off your feet."));
    QCOMPARE(noticed(in, Shoved{bat, away, here, true, true}),
             QString("plain: The bat is drawn off its feet by its iron."));
    QCOMPARE(noticed(in, Worsened{hero, here, Gained::Attack}), QString("harm: Your strength drains away."));
    QCOMPARE(noticed(in, Worsened{hero, here, Gained::Health}),
             QString("harm: Something of your life is gone for good."));
    QCOMPARE(noticed(in, Worsened{bat, here, Gained::Attack}), QString("gain: The bat looks weaker."));
    QCOMPARE(noticed(in, Submerged{hero, here, 2, true}),
             QString("warning: There is no ground under your feet. You can stay for 2 more turns."));
    QCOMPARE(noticed(in, Submerged{hero, here, 0, false}),
             QString("harm: You swallow water. Another turn here is your last!"));
    QCOMPARE(noticed(in, Submerged{bat, here, 2, true}), QString("plain: The bat struggles in the water."));
    QCOMPARE(noticed(in, Submerged{bat, here, 1, false}), QString());
    QCOMPARE(noticed(in, Drowned{bat, here}), QString("gain: The bat drowns."));
    QCOMPARE(noticed(in, Drowned{bat, away}), QString());
    QCOMPARE(noticed(in, Perished{hero, Cause::Drowned}), QString("harm: The water closes over you. You drown."));
}

void MessageTest::messagesCarryTheTurn()
{
    World in = world();
    play(in, Wait{});
    play(in, Wait{});
    QCOMPARE(describe(in, Ended{Outcome::Won, 2})->turn, std::int64_t{2});
}

void MessageTest::tonesHaveNames()
{
    for (const Tone tone : {Tone::Plain, Tone::Harm, Tone::Gain, Tone::Warning, Tone::Rare, Tone::Muted})
        QVERIFY(toneNamed(toneName(tone)) == tone);
    QVERIFY(!toneNamed("loud"));
}

CAVE_TEST_SUITE(MessageTest);
#include "message_test.moc"
