// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr Uid kConnectRow{0xc1};

// The dungeon of a seed with `connect` muted on these levels.
Dungeon baked(std::uint64_t seed, std::initializer_list<std::size_t> muted)
{
    Dungeon dungeon = recipeDungeon(seed);
    for (const std::size_t z : muted)
        dungeon.levels[z].mutedRows.push_back(kConnectRow);
    if (!bake(dungeon, seed))
        qFatal("cannot bake");
    return dungeon;
}

} // namespace

class ConnectRowsTest : public QObject {
    Q_OBJECT

private slots:
    void levelsWithoutTheRowAreNotDug();
};

void ConnectRowsTest::levelsWithoutTheRowAreNotDug()
{
    int dug = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Dungeon everywhere = baked(seed, {});
        const Dungeon partly = baked(seed, {1});
        const Dungeon nowhere = baked(seed, {0, 1, 2});
        QVERIFY(partly.levels[1].tiles == nowhere.levels[1].tiles);
        dug += everywhere.levels[1].tiles != nowhere.levels[1].tiles;
    }
    QVERIFY2(dug > 0, "no seed has a tunnel there: the test proves nothing");
}

CAVE_TEST_SUITE(ConnectRowsTest);
#include "connect_rows_test.moc"
