// SPDX-License-Identifier: MIT
#include "core/rules/facts/nearby.h"

#include "core/base/random.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

class NearbyTest : public QObject {
    Q_OBJECT

private slots:
    void thoseNearAreAllOfTheLevelThatAreNoFurther();
};

void NearbyTest::thoseNearAreAllOfTheLevelThatAreNoFurther()
{
    Random dice(3);
    Dungeon dungeon = emptyDungeon(140, 30, 2);
    for (DungeonLevel& level : dungeon.levels)
        level.tiles.fill(dungeon.catalogue->floor());
    dungeon.start = Start{{dungeon.levels[0].uid, 1, 1}};
    World world = worldOf(dungeon);
    WorldWriter writer(world);
    for (int i = 0; i < 200; ++i)
        if (const Position at{dice.between(0, 139), dice.between(0, 29), dice.between(0, 1)}; world.isFree(at))
            writer.addCreature(CreatureKindId{1}, at);
    for (int run = 0; run < 300; ++run) {
        const Position at{dice.between(0, 139), dice.between(0, 29), dice.between(0, 1)};
        const int range = dice.between(0, 100);
        std::set<EntityId> expected;
        for (const Creature& creature : world.creatures())
            if (creature.at.z == at.z && distance(creature.at, at) <= range)
                expected.insert(creature.id);
        std::set<EntityId> near;
        forEachCreatureNear(world, at, range,
                            [&](const Creature& creature) { QVERIFY(near.insert(creature.id).second); });
        QVERIFY(near == expected);
    }
}

CAVE_TEST_SUITE(NearbyTest);
#include "nearby_test.moc"
