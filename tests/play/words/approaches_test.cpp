// SPDX-License-Identifier: MIT
// Who comes nearer is told again at half the distance and beside, and who is not.
#include "app/play/words/approaches.h"
#include "core/rules/turn/sight.h"
#include "core/world/world_writer.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <memory>

using namespace cave;

class ApproachesTest : public QObject {
    Q_OBJECT

private slots:
    void itIsDueAtHalfTheDistanceOfTheLastTelling();
    void whatGoesTwiceAsFarAwayCountsFromThere();
    void aDangerIsToldAgainAtHalfTheDistanceAndBeside();
    void whoStaysWhereItIsTheHeroWalksUpTo();
    void whoStepsBackAndForthIsToldOnce();
    void whoComesBackIntoViewWasToldAtFirstSight();
    void theSleepingAndCaptivesAndCompanionsAreNotTold();
    void triflesAreNotTold();
    void ofAPackTwoAreNamedAndTheOthersCounted();
    void whomAMessageToldOfIsNotToldAgain();
    void onTheWayTheNewerTakesThePlaceOfTheOlder();
};

namespace {

// A hall of 14 x 4 cells with the hero in its north west, and whoever is put there.
class Hall {
public:
    explicit Hall(int health = 40)
    {
        Dungeon dungeon = arena({{
                                    "XXXXXXXXXXXXXXXX",
                                    "X@.............X",
                                    "X..............X",
                                    "X..............X",
                                    "X..............X",
                                    "XXXXXXXXXXXXXXXX",
                                }},
                                health);
        dungeon.rules.sight = 14;
        m_world = std::make_unique<World>(sessionOf(dungeon).world());
    }

    EntityId put(std::string_view kind, int distance, int row = 1)
    {
        const EntityId id =
            WorldWriter(*m_world).addCreature(*m_world->catalogue().findCreature(kind), {1 + distance, row, 0});
        refreshSight(WorldWriter(*m_world));
        return id;
    }
    void move(EntityId who, int x, int row = 1)
    {
        WorldWriter(*m_world).moveCreature(who, {x, row, 0});
        refreshSight(WorldWriter(*m_world));
    }
    void moveHero(int x) { move(m_world->hero().id, x); }
    void blind()
    {
        WorldWriter(*m_world).see(Box{}, [](BitGrid&) {});
    } // until sight is refreshed
    template <typename Change>
    void change(EntityId who, Change&& apply)
    {
        Creature creature = *m_world->creature(who);
        apply(creature);
        WorldWriter(*m_world).changeCreature(creature);
    }
    // What a look adds.
    QStringList look(const std::vector<Position>& told = {})
    {
        Announcements to;
        m_approaches.look(*m_world, Describer(m_world->state().catalogue), told, to);
        m_approaches.heard();
        return to.sentences();
    }
    QStringList lookAfterMove(EntityId who, int distance)
    {
        move(who, 1 + distance);
        return look();
    }
    const World& world() const { return *m_world; }
    Approaches& approaches() { return m_approaches; }

private:
    std::unique_ptr<World> m_world;
    Approaches m_approaches;
};

const QStringList kNothing;

} // namespace

void ApproachesTest::itIsDueAtHalfTheDistanceOfTheLastTelling()
{
    Nearing nearing(9);
    QVERIFY(!nearing.isDue(5));
    QVERIFY(nearing.isDue(4));
    nearing.tell(4);
    QVERIFY(!nearing.isDue(3));
    nearing.tell(1);
    QVERIFY(!nearing.isDue(1));
}

void ApproachesTest::whatGoesTwiceAsFarAwayCountsFromThere()
{
    Nearing nearing(3);
    nearing.follow(6);
    QVERIFY(!nearing.isDue(3));
    nearing.follow(7);
    QVERIFY(nearing.isDue(3));
}

void ApproachesTest::aDangerIsToldAgainAtHalfTheDistanceAndBeside()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    QCOMPARE(hall.look(), kNothing); // its first sight is told elsewhere
    QCOMPARE(hall.lookAfterMove(kobold, 5), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 4), QStringList{"Kobold, coming nearer. 4 step(s) east."});
    QCOMPARE(hall.look(), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 3), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 2), QStringList{"Kobold, coming nearer. 2 step(s) east."});
    QCOMPARE(hall.lookAfterMove(kobold, 1), QStringList{"Kobold, beside you. 1 step(s) east."});
    QCOMPARE(hall.look(), kNothing);
}

void ApproachesTest::whoStaysWhereItIsTheHeroWalksUpTo()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    hall.look();
    hall.moveHero(5);
    QCOMPARE(hall.look(), kNothing);
    hall.move(kobold, 8);
    QCOMPARE(hall.look(), QStringList{"Kobold, coming nearer. 3 step(s) east."});
}

void ApproachesTest::whoStepsBackAndForthIsToldOnce()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    hall.look();
    QCOMPARE(hall.lookAfterMove(kobold, 1).size(), 1);
    for (const int distance : {2, 1, 2, 1, 4})
        QCOMPARE(hall.lookAfterMove(kobold, distance), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 1), QStringList{"Kobold, beside you. 1 step(s) east."}); // it had gone
}

void ApproachesTest::whoComesBackIntoViewWasToldAtFirstSight()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    hall.look();
    hall.blind();
    QCOMPARE(hall.look(), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 2), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 1), QStringList{"Kobold, beside you. 1 step(s) east."});
}

void ApproachesTest::theSleepingAndCaptivesAndCompanionsAreNotTold()
{
    const auto told = [](auto&& change) {
        Hall hall;
        const EntityId kobold = hall.put("kobold", 8);
        hall.change(kobold, change);
        hall.look();
        return hall.lookAfterMove(kobold, 2);
    };
    QCOMPARE(told([](Creature&) {}).size(), 1);
    QCOMPARE(told([](Creature& kobold) { kobold.conditions[static_cast<std::size_t>(Condition::Asleep)] = 100; }),
             kNothing);
    QCOMPARE(told([](Creature& kobold) { kobold.isCaptive = true; }), kNothing);
    QCOMPARE(told([](Creature& kobold) { kobold.side = kHeroSide; }), kNothing);
}

void ApproachesTest::triflesAreNotTold()
{
    const auto told = [](int health) {
        Hall hall(health);
        const EntityId bat = hall.put("bat", 8);
        hall.look();
        return hall.lookAfterMove(bat, 2);
    };
    QCOMPARE(told(10), QStringList{"Bat, coming nearer. 2 step(s) east."});
    QCOMPARE(told(1000), kNothing);
}

void ApproachesTest::ofAPackTwoAreNamedAndTheOthersCounted()
{
    Hall hall;
    std::vector<EntityId> pack;
    pack.reserve(4);
    for (const int row : {1, 2, 3, 4})
        pack.push_back(hall.put("kobold", 8, row));
    hall.look();
    for (int i = 0; i < 4; ++i)
        hall.move(pack[static_cast<std::size_t>(i)], 5, 1 + i);
    QCOMPARE(hall.look(), (QStringList{"Kobold, coming nearer. 4 step(s) east.",
                                       "Kobold, coming nearer. 4 step(s) east.", "2 more, coming nearer."}));
}

void ApproachesTest::whomAMessageToldOfIsNotToldAgain()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    hall.look();
    hall.move(kobold, 5);
    QCOMPARE(hall.look({{5, 1, 0}}), kNothing);
    QCOMPARE(hall.lookAfterMove(kobold, 3), kNothing); // it counts as told at 4 steps
    QCOMPARE(hall.lookAfterMove(kobold, 2).size(), 1);
}

void ApproachesTest::onTheWayTheNewerTakesThePlaceOfTheOlder()
{
    Hall hall;
    const EntityId kobold = hall.put("kobold", 8);
    hall.look();
    const Describer describer(hall.world().state().catalogue);
    Announcements to;
    hall.move(kobold, 5);
    hall.approaches().look(hall.world(), describer, {}, to);
    hall.move(kobold, 3);
    hall.approaches().look(hall.world(), describer, {}, to);
    QCOMPARE(to.sentences(), QStringList{"Kobold, coming nearer. 2 step(s) east."});
    hall.approaches().heard();
    hall.move(kobold, 2);
    hall.approaches().look(hall.world(), describer, {}, to);
    QCOMPARE(to.sentences(),
             (QStringList{"Kobold, coming nearer. 2 step(s) east.", "Kobold, beside you. 1 step(s) east."}));
}

CAVE_TEST_SUITE(ApproachesTest);
#include "approaches_test.moc"
