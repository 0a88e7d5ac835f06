// SPDX-License-Identifier: MIT
// What becomes of creatures as they lose health.
#include "core/content/kind_rows.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/harm.h"
#include "tests/rules/zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::string> kBosses{
    creatureRow("boss", 'V', R"("health": 100, "attack": 5, "defence": 3, "speed": 100, "sight": 9,
        "behaviours": [{"does": "hunt"}],
        "stages": [{"below": 60, "says": "It roars.", "attack": 4, "speed": 120, "behaviours": [{"does": "wander"}],
                    "resists": {"fire": 500}},
                   {"below": 20, "defence": -9}])"),
};

std::vector<Event> hurtBoss(World& world, int damage)
{
    std::vector<Event> events;
    const EntityId boss = creatureOfKind(world, "boss").id;
    harm(WorldWriter(world), boss, damage, actorOf(world, world.hero()), events);
    return events;
}

QString stageProblemOf(const std::string& stages)
{
    const Json json = *parseJson(creatureRow("x", 'x', R"("stages": )" + stages));
    std::optional<Error> problem;
    readCreature(JsonCursor(json, problem));
    return problem ? QString::fromStdString(problem->where) : QString();
}

} // namespace

class StagesTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsEnteredOnceAtItsShare();
    void oneBlowMayEnterSeveral();
    void behavioursReplaceTheList();
    void rowsAreReadAsTheyAreWritten();
    void errorsNameThePlace();
};

void StagesTest::eachIsEnteredOnceAtItsShare()
{
    World world = zoo("######\n#@..V#\n######", kBosses);
    QVERIFY(eventsOf<StageEntered>(hurtBoss(world, 39)).empty());
    QCOMPARE(eventsOf<StageEntered>(hurtBoss(world, 1)).size(), std::size_t{1});
    const Creature& boss = creatureOfKind(world, "boss");
    QCOMPARE(boss.stage, 1);
    QCOMPARE(boss.attack, 9);
    QCOMPARE(boss.speed, 120);
    QCOMPARE(resistanceOf(world, boss, kResistFire), 500);
    QCOMPARE(world.hash(), world.recomputedHash());
    WorldWriter(world).setHealth(boss.id, 100);
    QVERIFY(eventsOf<StageEntered>(hurtBoss(world, 50)).empty());
    QCOMPARE(creatureOfKind(world, "boss").attack, 9);
}

void StagesTest::oneBlowMayEnterSeveral()
{
    World world = zoo("######\n#@..V#\n######", kBosses);
    QCOMPARE(eventsOf<StageEntered>(hurtBoss(world, 90)).size(), std::size_t{2});
    const Creature& boss = creatureOfKind(world, "boss");
    QCOMPARE(boss.defence, 0);
    QCOMPARE(resistanceOf(world, boss, kResistFire), 0);
    QCOMPARE(world.behavioursOf(boss).front().does, Does::Wander); // those of the stage before stay
}

void StagesTest::behavioursReplaceTheList()
{
    World world = zoo("######\n#@..V#\n######", kBosses);
    QCOMPARE(world.behavioursOf(creatureOfKind(world, "boss")).front().does, Does::Hunt);
    hurtBoss(world, 40);
    QCOMPARE(world.behavioursOf(creatureOfKind(world, "boss")).front().does, Does::Wander);
}

void StagesTest::rowsAreReadAsTheyAreWritten()
{
    const Json json = *parseJson(kBosses.front());
    std::optional<Error> problem;
    const Json row = rowOf(readCreature(JsonCursor(json, problem)));
    QVERIFY(!problem && row.find("stages"));
    QCOMPARE(rowOf(readCreature(JsonCursor(row, problem))), row);
}

void StagesTest::errorsNameThePlace()
{
    QCOMPARE(stageProblemOf(R"([{"below": 60}, {"below": 20}])"), QString());
    QCOMPARE(stageProblemOf(R"([{"below": 60}, {"below": 60}])"), QStringLiteral("stages[1].below"));
    QCOMPARE(stageProblemOf(R"([{"below": 100}])"), QStringLiteral("stages[0].below"));
    QCOMPARE(stageProblemOf(R"([{"below": 5, "heals": 1}])").left(9), QStringLiteral("stages[0]"));
}

CAVE_TEST_SUITE(StagesTest);
#include "stages_test.moc"
