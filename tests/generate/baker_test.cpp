// SPDX-License-Identifier: MIT
// What a Baker keeps must never show: it is held against bake() on a fresh copy.
#include "core/generate/bake.h"

#include "tests/support/frozen_dungeons.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Dungeon shippedCaves() { return frozenDungeon("jsrogue"); }

RecipeRow& rowOfType(Dungeon& dungeon, std::string_view type)
{
    return *std::ranges::find(dungeon.recipes.front().rows, type, &RecipeRow::type);
}

// Some change that a designer could make.
void changeSomething(Dungeon& dungeon, Random& dice)
{
    auto& rows = dungeon.recipes.front().rows;
    RecipeRow& row = rows[dice.below(static_cast<std::uint32_t>(rows.size()))];
    DungeonLevel& level = dungeon.levels[dice.below(static_cast<std::uint32_t>(dungeon.levels.size()))];
    switch (dice.below(6)) {
    case 0: row.on = !row.on; break;
    case 1: ++row.salt; break;
    case 2: rowOfType(dungeon, "prune").parameters.set("max", dice.between(5, 60)); break;
    case 3: {
        const std::size_t cell = level.tiles.index(dice.between(1, 98), dice.between(1, 46));
        level.tileEdits[cell] = {level.tiles.cells()[cell], dungeon.catalogue->floor(), 1};
        break;
    }
    case 4: level.seed = dice.next(); break;
    case 5: level.parameters = {{rowOfType(dungeon, "spawn").uid, Json::Object{{"count", dice.between(0, 30)}}}}; break;
    }
}

} // namespace

class BakerTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsKeptNeverChangesAResult()
    {
        Random dice(3);
        for (int run = 0; run < scaled(2); ++run) {
            Dungeon dungeon = shippedCaves();
            Baker baker(2);
            for (int change = 0; change < 40; ++change) {
                changeSomething(dungeon, dice);
                Dungeon fresh = dungeon;
                const auto kept = baker.bake(dungeon, 5);
                const auto anew = bake(fresh, 5);
                QVERIFY(kept && anew);
                QVERIFY(dungeon.levels == fresh.levels);
                QVERIFY(dungeon.links == fresh.links && dungeon.start == fresh.start);
                QVERIFY(kept->rows == anew->rows);
                QVERIFY(kept->edits == anew->edits);
            }
        }
    }

    // Which levels get something of a quota hangs on the dungeon's seed, also where a level has its own.
    void aLevelWithItsOwnSeedFollowsTheChoicesBetweenLevels()
    {
        Dungeon dungeon = shippedCaves();
        for (DungeonLevel& level : dungeon.levels)
            level.seed = 7;
        Baker baker;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Dungeon fresh = dungeon;
            QVERIFY(baker.bake(dungeon, seed) && bake(fresh, seed));
            QVERIFY(dungeon.levels == fresh.levels);
        }
    }

    void nothingRunsTwiceWhenNothingChanged()
    {
        Dungeon dungeon = shippedCaves();
        Baker baker;
        QVERIFY(baker.bake(dungeon, 5)->rowsRun > 0);
        QCOMPARE(baker.bake(dungeon, 5)->rowsRun, 0);
    }

    void aCellPaintedInACornerRunsTheRowsBelowItOnItsLevelOnly()
    {
        Dungeon dungeon = shippedCaves();
        Baker baker;
        QVERIFY(baker.bake(dungeon, 5));
        DungeonLevel& level = dungeon.levels[3];
        // Water for floor changes no region, so no stair moves: edits, its two pairs of stairs, connect, and its
        // things.
        const auto cell = static_cast<std::size_t>(std::ranges::find(level.tiles.cells(), dungeon.catalogue->floor()) -
                                                   level.tiles.cells().begin());
        level.tileEdits[cell] = {dungeon.catalogue->floor(), *dungeon.catalogue->findTile("water"), 1};
        const auto things = std::ranges::count(dungeon.recipes.front().rows, "spawn", &RecipeRow::type);
        QVERIFY(baker.bake(dungeon, 5)->rowsRun <= 4 + things);
    }

    void aRowsStateCanBeLookedAt()
    {
        Dungeon dungeon = shippedCaves();
        Baker baker;
        QVERIFY(baker.bake(dungeon, 5));
        const auto afterFill = baker.after(dungeon.levels[0].uid, rowOfType(dungeon, "fill").uid);
        QVERIFY(afterFill != nullptr);
        QVERIFY(std::ranges::none_of(afterFill->tiles.cells(),
                                     [&](TileId tile) { return tile == dungeon.catalogue->floor(); }));
        QVERIFY(baker.after(dungeon.levels[0].uid, Uid{1}) == nullptr);
    }

    void threadsDoNotMatter()
    {
        Dungeon dungeon = shippedCaves();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            QVERIFY(bake(dungeon, seed, 1));
            const std::uint64_t alone = dungeonHash(dungeon);
            QVERIFY(bake(dungeon, seed, 4));
            QCOMPARE(dungeonHash(dungeon), alone);
        }
    }
};

CAVE_TEST_SUITE(BakerTest);
#include "baker_test.moc"
