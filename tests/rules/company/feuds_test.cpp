// SPDX-License-Identifier: MIT
// Creatures that hate others than the hero.
#include "core/rules/facts/company.h"
#include "core/rules/facts/message.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/minds/mood.h"
#include "core/world/world_writer.h"
#include "tests/rules/company/camp.h"
#include "tests/support/invariants.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

bool wasStruck(const std::vector<Event>& events, const World& world, std::string_view by, std::string_view whom)
{
    const auto isKind = [&](const Actor& actor, std::string_view kind) {
        return world.catalogue().creature(actor.kind).id == kind;
    };
    return std::ranges::any_of(eventsOf<Struck>(events), [&](const Struck& struck) {
        return isKind(struck.attacker, by) && isKind(struck.victim, whom);
    });
}

} // namespace

class FeudsTest : public QObject {
    Q_OBJECT

private slots:
    void whereNobodyHatesOthersTheHeroIsTheOnlyFoe();
    void foesAreWhoHateOrAreHated();
    void theNearestFoeInSightIsThePrey();
    void ofEquallyNearFoesTheOlderIsThePrey();
    void foesFightEachOther();
    void whoHatesNobodyLeavesTheHeroAlone();
    void theHeroDoesNotWalkIntoWhoIsNoFoe();
    void archersShootWhomTheyHate();
    void sleepersWakeForAnyFoe();
    void everythingHoldsInAWar();
};

void FeudsTest::whereNobodyHatesOthersTheHeroIsTheOnlyFoe()
{
    const World world = testWorld("#######\n#@.D.T#\n#######\n");
    QVERIFY(!world.hasFeuds());
    const Creature& dummy = creatureOfKind(world, "dummy");
    const Creature& target = creatureOfKind(world, "target");
    QVERIFY(isFoe(world, dummy, world.hero()) && isFoe(world, world.hero(), dummy));
    QVERIFY(!isFoe(world, dummy, target) && !isAlly(world, dummy));
}

void FeudsTest::foesAreWhoHateOrAreHated()
{
    const World world = camp("########\n#@ozRM.#\n########\n");
    const Creature& orc = *findKind(world, "orc");
    const Creature& zombie = *findKind(world, "zombie");
    const Creature& rat = *findKind(world, "rat");
    const Creature& monk = *findKind(world, "monk");
    QVERIFY(isFoe(world, orc, zombie) && isFoe(world, zombie, orc));
    QVERIFY(isFoe(world, orc, world.hero()) && isFoe(world, world.hero(), rat));
    QVERIFY(!isFoe(world, orc, rat) && !isFoe(world, monk, world.hero()) && !isFoe(world, world.hero(), monk));
}

void FeudsTest::theNearestFoeInSightIsThePrey()
{
    const World world = camp("###########\n#@...o.z..#\n###########\n");
    QCOMPARE(preyOf(world, *findKind(world, "orc"))->id, findKind(world, "zombie")->id);
    QCOMPARE(preyOf(world, *findKind(world, "zombie"))->id, findKind(world, "orc")->id);
    const World near = camp("###########\n#..@.o..z.#\n###########\n");
    QCOMPARE(preyOf(near, *findKind(near, "orc"))->id, near.state().hero);
    const World hidden = camp("###########\n#@...o#z..#\n###########\n");
    QCOMPARE(preyOf(hidden, *findKind(hidden, "orc"))->id, hidden.state().hero);
    QVERIFY(preyOf(hidden, *findKind(hidden, "zombie")) == nullptr);
}

void FeudsTest::ofEquallyNearFoesTheOlderIsThePrey()
{
    const World world = camp("###########\n#.z.o.z..@#\n###########\n");
    QCOMPARE(preyOf(world, *findKind(world, "orc"))->id, findKind(world, "zombie")->id); // the first by id
}

void FeudsTest::foesFightEachOther()
{
    World world = camp("###########\n#@#..o.z..#\n###########\n");
    const auto events = waitFor(world, 6);
    QVERIFY(wasStruck(events, world, "orc", "zombie") && wasStruck(events, world, "zombie", "orc"));
    QCOMPARE(world.hash(), world.recomputedHash());
}

void FeudsTest::whoHatesNobodyLeavesTheHeroAlone()
{
    World world = camp("########\n#@M....#\n########\n");
    const auto events = waitFor(world, 5);
    QVERIFY(eventsOf<Struck>(events).empty());
    QVERIFY(moodOf(world, *findKind(world, "monk")) != Mood::Hunts);
}

void FeudsTest::theHeroDoesNotWalkIntoWhoIsNoFoe()
{
    World world = camp("########\n#@M....#\n########\n");
    QCOMPARE(refusalIn(world, play(world, Walk{Direction::East})), QStringLiteral("The monk is in the way."));
}

void FeudsTest::archersShootWhomTheyHate()
{
    World world = camp("############\n#@#A.......#\n#.#......o.#\n############\n");
    Creature archer = *findKind(world, "archer");
    archer.side = world.catalogue().findFaction("undead");
    WorldWriter(world).changeCreature(archer);
    const auto shots = eventsOf<Shot>(waitFor(world, 1));
    QCOMPARE(shots.size(), std::size_t{1});
    QCOMPARE(shots.front().victim.id, findKind(world, "orc")->id);
}

void FeudsTest::sleepersWakeForAnyFoe()
{
    const std::string sleeper = "," + creatureRow("ghoul", 'G', R"("attack": 2, "sight": 9, "side": "undead",
            "behaviours": [{"does": "sleep", "range": 3}, {"does": "hunt"}])");
    World world = worldOf(campDungeon("############\n#@#G.....o.#\n############\n", sleeper));
    QVERIFY(lasts(*findKind(world, "ghoul"), Condition::Asleep));
    waitFor(world, 6);
    QVERIFY(!findKind(world, "ghoul") || !lasts(*findKind(world, "ghoul"), Condition::Asleep));
}

void FeudsTest::everythingHoldsInAWar()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        World world = camp("##############\n#o.o..R..z.zA#\n#.o.M.....z..#\n#..o..@..z.A.#\n##############\n", seed);
        Invariants invariants(world);
        for (int i = 0; i < 60 && !world.isOver(); ++i) {
            const Turn turn = play(world, Wait{});
            QVERIFY(!invariants.brokenBy(world, turn.events));
            QCOMPARE(world.hash(), world.recomputedHash());
        }
    }
}

CAVE_TEST_SUITE(FeudsTest);
#include "feuds_test.moc"
