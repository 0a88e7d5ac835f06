// SPDX-License-Identifier: MIT
#include "core/rules/facts/flight.h"
#include "core/world/world_writer.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kArchers{
    creatureRow("archer", 'A', R"("attack": 12, "sight": 9,
        "behaviours": [{"does": "shoot", "range": 6, "keeps": 3, "share": 50}, {"does": "hunt"}])"),
    creatureRow("turret", 'U', R"("attack": 12, "sight": 9, "behaviours": [{"does": "shoot", "range": 6}])"),
};

} // namespace

class ShootTest : public QObject {
    Q_OBJECT

private slots:
    void itShootsTheHeroItSeesInRange();
    void itComesWhenTheHeroIsOutOfRange();
    void nothingMayBeBetween();
    void whoCanBeThrownAtCanShootBack();
    void itStepsBackWhenTheHeroComesClose();
    void besideTheHeroItStrikes();
    void othersDoNotShoot();
};

// Half of its attack, by the row's share.
void ShootTest::itShootsTheHeroItSeesInRange()
{
    World world = zoo("##########\n#@.....A.#\n##########", kArchers);
    const auto shots = eventsOf<Shot>(waitFor(world, 3));
    QCOMPARE(shots.size(), std::size_t{3});
    QVERIFY(shots[0].from == (Position{7, 1, 0}) && shots[0].at == world.hero().at && shots[0].victim.isHero);
    QCOMPARE(shots[0].damage, 6);
    QCOMPARE(world.hero().health, 100'000 - 18);
}

void ShootTest::itComesWhenTheHeroIsOutOfRange()
{
    World world = zoo("##########\n#@......A#\n##########", kArchers);
    QVERIFY(eventsOf<Shot>(waitFor(world, 1)).empty());
    QCOMPARE(creatureOfKind(world, "archer").at, (Position{7, 1, 0}));
    QCOMPARE(eventsOf<Shot>(waitFor(world, 1)).size(), std::size_t{1});
}

void ShootTest::nothingMayBeBetween()
{
    World behindOther = zoo("########\n#@.D.U.#\n########", kArchers);
    QVERIFY(eventsOf<Shot>(waitFor(behindOther, 5)).empty());
    World behindWall = zoo("########\n#@.#.U.#\n#......#\n########", kArchers);
    QVERIFY(eventsOf<Shot>(waitFor(behindWall, 5)).empty());
    World behindStatue = zoo("########\n#@.8.U.#\n########", kArchers);
    QVERIFY(eventsOf<Shot>(waitFor(behindStatue, 5)).empty());
    World overWater = zoo("########\n#@.=.U.#\n########", kArchers);
    QCOMPARE(eventsOf<Shot>(waitFor(overWater, 5)).size(), std::size_t{5});
}

// Missiles and thrown things fly by the same line, and it is the same from both ends.
void ShootTest::whoCanBeThrownAtCanShootBack()
{
    int shots = 0;
    Random dice(7);
    for (int i = 0; i < 300; ++i) {
        World world = zoo("#########\n#@......#\n#.......#\n#.......#\n#......U#\n#########", kArchers);
        for (int wall = 0; wall < 9; ++wall)
            if (const Position at{1 + static_cast<int>(dice.below(7)), 1 + static_cast<int>(dice.below(4)), 0};
                !world.creatureAt(at))
                WorldWriter(world).setTile(at, world.catalogue().wall());
        const Creature& turret = creatureOfKind(world, "turret");
        const Flight flight = flightOf(world, world.hero().at, turret.at, [](const Creature&) { return true; });
        const bool mayShoot = !check(world, turret.id, Shoot{world.hero().at.x, world.hero().at.y});
        QCOMPARE(mayShoot, flight.met == turret.id);
        shots += mayShoot;
    }
    QVERIFY(shots > 20 && shots < 280);
}

void ShootTest::itStepsBackWhenTheHeroComesClose()
{
    World world = zoo("##########\n#@.A.....#\n#........#\n##########", kArchers);
    int nearest = 9;
    const auto events = waitFor(world, 20);
    for (int i = 0; i < 20; ++i) {
        waitFor(world, 1);
        nearest = std::min(nearest, distance(creatureOfKind(world, "archer").at, world.hero().at));
    }
    QCOMPARE(nearest, 3);
    QVERIFY(!eventsOf<Shot>(events).empty());
}

void ShootTest::besideTheHeroItStrikes()
{
    World world = zoo("####\n#@A#\n####", kArchers);
    const auto events = waitFor(world, 4);
    QVERIFY(eventsOf<Shot>(events).empty());
    QCOMPARE(eventsOf<Struck>(events).size(), std::size_t{4});
    QCOMPARE(eventsOf<Struck>(events).front().damage, 12);
}

void ShootTest::othersDoNotShoot()
{
    World world = zoo("########\n#@...U.#\n#....D.#\n########", kArchers);
    const auto mayShoot = [&](EntityId who, Position at) { return !check(world, who, Shoot{at.x, at.y}); };
    const EntityId turret = creatureOfKind(world, "turret").id;
    QVERIFY(mayShoot(turret, world.hero().at));
    QVERIFY(!mayShoot(turret, {2, 1, 0}) && !mayShoot(turret, {5, 2, 0}) && !mayShoot(turret, {-5, 70, 0}));
    QVERIFY(!mayShoot(creatureOfKind(world, "dummy").id, world.hero().at));
    const Instant before(world);
    QVERIFY(play(world, Shoot{5, 1}).refusal);
    QVERIFY(Instant(world) == before);
}

CAVE_TEST_SUITE(ShootTest);
#include "shoot_test.moc"
