// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/world/level_hashes.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class LevelHashesTest : public QObject {
    Q_OBJECT

private slots:
    void largeLevelsHashAsAlone();
};

void LevelHashesTest::largeLevelsHashAsAlone()
{
    Dungeon dungeon = emptyDungeon(1000, 1000, 4);
    Random dice(1);
    for (DungeonLevel& level : dungeon.levels)
        for (TileId& tile : level.tiles.cells())
            tile = static_cast<TileId>(dice.below(3));
    const std::vector<std::uint64_t> hashes = levelHashes(dungeon);
    QCOMPARE(hashes.size(), std::size_t{4});
    for (std::size_t z = 0; z < hashes.size(); ++z)
        QCOMPARE(hashes[z], levelHash(dungeon, dungeon.levels[z]));
    QVERIFY(levelHashes(Dungeon()).empty());
}

CAVE_TEST_SUITE(LevelHashesTest);
#include "level_hashes_test.moc"
