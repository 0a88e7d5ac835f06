// SPDX-License-Identifier: MIT
// What becomes of creatures as they lose health.
#include "core/content/kind_rows.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
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

// Flies in its first stage alone.
const std::vector<std::string> kHerons{
    creatureRow("boss", 'V', R"("health": 100,
        "stages": [{"below": 60, "flies": true}, {"below": 20, "defence": 1}])"),
};

// Flies, but not in its first stage.
const std::vector<std::string> kKites{
    creatureRow("boss", 'V', R"("health": 100, "attack": 5, "sight": 9, "flies": true,
        "behaviours": [{"does": "hunt"}],
        "stages": [{"below": 60, "flies": false}])"),
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
    void aStageMayLetItFly();
    void whoFliesNoMoreWalks();
    void whoCannotLandFloatsUntilItCan();
    void whoBurrowsOrSwimsFliesNoMoreEither();
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

void StagesTest::aStageMayLetItFly()
{
    World world = zoo("########\n#@..V==#\n########", kHerons);
    const auto mayFly = [&] { return mayEnter(world, creatureOfKind(world, "boss"), {5, 1, 0}); };
    QVERIFY(!mayFly());
    hurtBoss(world, 40);
    QVERIFY(mayFly());
    QVERIFY(world.kindOf(creatureOfKind(world, "boss")).flies);
    hurtBoss(world, 40);
    QVERIFY(!mayFly()); // a stage that says nothing of it is as the kind
    QCOMPARE(world.hash(), world.recomputedHash());
}

void StagesTest::whoFliesNoMoreWalks()
{
    World world = zoo("########\n#@..V==#\n########", kKites);
    QVERIFY(mayEnter(world, creatureOfKind(world, "boss"), {5, 1, 0}));
    hurtBoss(world, 40);
    const Creature& boss = creatureOfKind(world, "boss");
    QVERIFY(!mayEnter(world, boss, {5, 1, 0}));
    QVERIFY(!lasts(boss, Condition::Floating));
    QCOMPARE(weightOf(world.kindOf(boss)), kUsualWeight);
}

void StagesTest::whoCannotLandFloatsUntilItCan()
{
    World world = zoo("########\n#@..V==#\n########", kKites);
    WorldWriter(world).moveCreature(creatureOfKind(world, "boss").id, {6, 1, 0});
    hurtBoss(world, 40);
    for (int i = 0; i < 6 && creatureOfKind(world, "boss").at.x > 4; ++i) {
        QVERIFY(lasts(creatureOfKind(world, "boss"), Condition::Floating));
        acted(world, Wait{});
    }
    QVERIFY(creatureOfKind(world, "boss").at.x <= 4);
    QVERIFY(!lasts(creatureOfKind(world, "boss"), Condition::Floating));
    QVERIFY(!mayEnter(world, creatureOfKind(world, "boss"), {5, 1, 0}));
}

void StagesTest::whoBurrowsOrSwimsFliesNoMoreEither()
{
    const auto kinds = zooKinds({creatureRow("worm", 'V', R"("flies": true,
        "behaviours": [{"does": "burrow", "range": 9}], "stages": [{"below": 50, "flies": false}])")});
    const CreatureKindId worm = *kinds->findCreature("worm");
    const auto letsIn = [&](int stage, std::string_view tile) {
        return kinds->gaits()[kinds->burrowingGaitOf(worm, stage)][*kinds->findTile(tile)] != 0;
    };
    QVERIFY(letsIn(0, "deep_water") && !letsIn(1, "deep_water"));
    QVERIFY(letsIn(0, "wall") && letsIn(1, "wall"));
    QVERIFY(kinds->inStage(worm, 0, true).flies && kinds->inStage(worm, 0, true).swims);
    QVERIFY(!kinds->inStage(worm, 1, true).flies && kinds->inStage(worm, 1, true).swims);
    QVERIFY(!kinds->inStage(worm, 1).flies && !kinds->inStage(worm, 1).swims);
}

void StagesTest::rowsAreReadAsTheyAreWritten()
{
    for (const std::vector<std::string>& rows : {kBosses, kHerons, kKites}) {
        const Json json = *parseJson(rows.front());
        std::optional<Error> problem;
        const Json row = rowOf(readCreature(JsonCursor(json, problem)));
        QVERIFY(!problem && row.find("stages"));
        QCOMPARE(rowOf(readCreature(JsonCursor(row, problem))), row);
        if (rows != kBosses) // whose stages name their members in another order
            QCOMPARE(*row.find("stages"), *json.find("stages"));
    }
}

void StagesTest::errorsNameThePlace()
{
    QCOMPARE(stageProblemOf(R"([{"below": 60}, {"below": 20}])"), QString());
    QCOMPARE(stageProblemOf(R"([{"below": 60}, {"below": 60}])"), QStringLiteral("stages[1].below"));
    QCOMPARE(stageProblemOf(R"([{"below": 100}])"), QStringLiteral("stages[0].below"));
    QCOMPARE(stageProblemOf(R"([{"below": 60, "flies": true}, {"below": 20, "flies": 1}])"),
             QStringLiteral("stages[1].flies"));
    QCOMPARE(stageProblemOf(R"([{"below": 5, "heals": 1}])").left(9), QStringLiteral("stages[0]"));
}

CAVE_TEST_SUITE(StagesTest);
#include "stages_test.moc"
