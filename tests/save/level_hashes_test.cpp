// SPDX-License-Identifier: MIT
#include "core/base/random.h"
#include "core/world/level_hashes.h"
#include "core/world/tile_runs.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace cave;

namespace {

using Runs = std::vector<std::pair<std::size_t, TileId>>; // lengths and tiles

// The slow twin.
Runs runsOf(std::span<const TileId> cells)
{
    Runs runs;
    for (const TileId tile : cells) {
        if (runs.empty() || runs.back().second != tile)
            runs.emplace_back(0, tile);
        ++runs.back().first;
    }
    return runs;
}

} // namespace

class LevelHashesTest : public QObject {
    Q_OBJECT

private slots:
    void runsAreThoseOfCellsComparedOneByOne();
    void largeLevelsHashAsAlone();
};

void LevelHashesTest::runsAreThoseOfCellsComparedOneByOne()
{
    Random dice(1);
    for (std::size_t size = 0; size < 300; ++size)
        for (const std::uint32_t change : {1u, 2u, 10u, 100u}) {
            std::vector<TileId> cells(size);
            for (std::size_t i = 0; i < size; ++i)
                cells[i] = i > 0 && dice.below(change) > 0 ? cells[i - 1] : static_cast<TileId>(dice.below(256));
            Runs found;
            forEachRun(cells, [&](std::size_t length, TileId tile) { found.emplace_back(length, tile); });
            QCOMPARE(found, runsOf(cells));
        }
}

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
