// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"

#include "tests/support/frozen_dungeons.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace cave;

namespace {

Dungeon jsrogue() { return frozenDungeon("jsrogue"); }

RecipeRow& rowOf(Dungeon& dungeon, std::string_view type)
{
    return *std::ranges::find(dungeon.recipes.front().rows, type, &RecipeRow::type);
}

// How many of `before` are not among `after`, of all levels.
int lost(const Dungeon& before, const Dungeon& after)
{
    int count = 0;
    for (std::size_t z = 0; z < before.levels.size(); ++z)
        for (const Placement& thing : before.levels[z].things)
            count += std::ranges::count(after.levels[z].things, thing) == 0;
    return count;
}

std::size_t thingsIn(const Dungeon& dungeon)
{
    std::size_t count = 0;
    for (const DungeonLevel& level : dungeon.levels)
        count += level.things.size();
    return count;
}

} // namespace

class BakeTest : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameDungeonAndAnotherSeedAnother()
    {
        Dungeon a = jsrogue();
        Dungeon b = jsrogue();
        QVERIFY(bake(a, 42) && bake(b, 42));
        QCOMPARE(dungeonHash(a), dungeonHash(b));
        QVERIFY(bake(b, 43));
        QVERIFY(dungeonHash(a) != dungeonHash(b));
        QVERIFY(bake(b, 42));
        QCOMPARE(dungeonHash(a), dungeonHash(b));
    }

    void levelsThatAreMadeWithoutReportsAreTheSameOrStopped()
    {
        Dungeon whole = jsrogue();
        Dungeon made = jsrogue();
        QVERIFY(bake(whole, 42));
        int rows = 0;
        QVERIFY(makeLevels(made, 42, [&](int, int) { return ++rows > 0; }));
        QCOMPARE(dungeonHash(made), dungeonHash(whole));
        QVERIFY(rows > 1);
        const auto stoppedOnes = makeLevels(made, 43, [](int, int) { return false; });
        QVERIFY(!stoppedOnes && isStopped(stoppedOnes.error()));
        // So large that several threads are worth it.
        Dungeon large = emptyDungeon(300, 300, 5);
        large.recipes.push_back({.name = "caves", .rows = jsrogue().recipes.front().rows});
        for (DungeonLevel& level : large.levels)
            level.recipe = "caves";
        Dungeon largeMade = large;
        QVERIFY(bake(large, 42, 1));
        int told = 0;
        QVERIFY(makeLevels(largeMade, 42, [&](int done, int) { return done >= std::exchange(told, done); }));
        QCOMPARE(dungeonHash(largeMade), dungeonHash(large));
        QVERIFY(!makeLevels(largeMade, 43, [&](int done, int) { return done < 3; }));
        rowOf(made, "caves").parameters.set("fil", 10);
        const auto refused = makeLevels(made, 43, {});
        QVERIFY(!refused && !isStopped(refused.error()));
    }

    void theStoredLevelsOfJsrogueAreThoseOfItsSeed()
    {
        Dungeon dungeon = jsrogue();
        const std::uint64_t stored = dungeonHash(dungeon);
        QVERIFY(bake(dungeon, dungeon.seed));
        QCOMPARE(dungeonHash(dungeon), stored);
    }

    void aMutedRowChangesNothingElse()
    {
        Dungeon dungeon = jsrogue();
        const Dungeon before = dungeon;
        for (RecipeRow& row : dungeon.recipes.front().rows)
            row.on = row.on && row.type != "spawn";
        QVERIFY(bake(dungeon, dungeon.seed));
        for (std::size_t z = 0; z < dungeon.levels.size(); ++z) {
            QVERIFY(dungeon.levels[z].tiles == before.levels[z].tiles);
            const bool isMuted = dungeon.levels[z].recipe == dungeon.recipes.front().name;
            QVERIFY(isMuted ? dungeon.levels[z].things.empty() : dungeon.levels[z].things == before.levels[z].things);
        }
    }

    void aPaintedCellMovesHardlyAnyCreature()
    {
        int moved = 0;
        std::size_t all = 0;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            Dungeon before = jsrogue();
            QVERIFY(bake(before, seed));
            Dungeon after = before;
            const auto& things = before.levels[2].things;
            const Placement& some = things[things.size() / 2];
            after.levels[2].tileEdits[after.levels[2].tiles.index(some.x, some.y)] =
                TileEdit{after.catalogue->floor(), after.catalogue->wall(), 1};
            QVERIFY(bake(after, seed));
            moved += lost(before, after);
            all += thingsIn(before);
        }
        // The creature that stood there has to go; nearly all others stay.
        QVERIFY2(moved * 1000 < static_cast<int>(all) * 25, qPrintable(QString::number(moved)));
    }

    void oneMoreCreatureLeavesTheOthersWhereTheyAre()
    {
        Dungeon before = jsrogue();
        Dungeon after = before;
        rowOf(after, "spawn").parameters.set("count", 16);
        QVERIFY(bake(after, before.seed));
        QCOMPARE(lost(before, after), 0);
        QCOMPARE(thingsIn(after), thingsIn(before) + 6);
    }

    void handEditsAndThingEditsAreBackAfterAnotherSeed()
    {
        Dungeon dungeon = jsrogue();
        DungeonLevel& level = dungeon.levels[1];
        const TileId water = *dungeon.catalogue->findTile("water");
        level.tileEdits[level.tiles.index(50, 20)] = TileEdit{dungeon.catalogue->wall(), water, 1};
        const Placement bat{KindTable::Creature, *dungeon.catalogue->findCreature("bat"), 50, 20, {}};
        level.thingEdits.push_back({true, bat, 1});
        QVERIFY(bake(dungeon, 99));
        QCOMPARE((dungeon.levels[1].tiles[50, 20]), water);
        QCOMPARE(std::ranges::count(dungeon.levels[1].things, bat), 1);
    }

    void aPinnedRowKeepsItsSeed()
    {
        Dungeon dungeon = jsrogue();
        rowOf(dungeon, "caves").pin = 5;
        rowOf(dungeon, "stairs").on = rowOf(dungeon, "connect").on = false;
        QVERIFY(bake(dungeon, 1));
        const Grid<TileId> tiles = dungeon.levels[3].tiles;
        QVERIFY(bake(dungeon, 2));
        QVERIFY(dungeon.levels[3].tiles == tiles);
    }

    void aLevelsOwnSeedMakesOnlyThatLevelAnother()
    {
        Dungeon dungeon = jsrogue();
        rowOf(dungeon, "stairs").on = rowOf(dungeon, "connect").on = false;
        QVERIFY(bake(dungeon, 1));
        const Dungeon before = dungeon;
        dungeon.levels[2].seed = 77;
        QVERIFY(bake(dungeon, 1));
        for (std::size_t z = 0; z < dungeon.levels.size(); ++z)
            QCOMPARE(levelHash(dungeon, dungeon.levels[z]) == levelHash(before, before.levels[z]), z != 2);
    }

    void saltRerollsOneRow()
    {
        Dungeon dungeon = jsrogue();
        const Dungeon before = dungeon;
        ++rowOf(dungeon, "spawn").salt;
        QVERIFY(bake(dungeon, dungeon.seed));
        QVERIFY(dungeon.levels[0].tiles == before.levels[0].tiles);
        QVERIFY(dungeon.levels[0].things != before.levels[0].things);
    }

    void prunedCavesAreOver20CellsAndTheLargestStays()
    {
        Dungeon dungeon = emptyDungeon(12, 7, 1);
        dungeon.recipes = {{"tiny",
                            {{.uid = {1}, .type = "fill", .label = {}, .note = {}},
                             {.uid = {2},
                              .type = "caves",
                              .parameters = Json::Object{{"rounds", 0}, {"fill", 150}},
                              .label = {},
                              .note = {}},
                             {.uid = {3}, .type = "prune", .label = {}, .note = {}}}}};
        dungeon.levels[0].recipe = "tiny";
        QVERIFY(bake(dungeon, 3));
        int floors = 0;
        for (const TileId tile : dungeon.levels[0].tiles.cells())
            floors += tile == dungeon.catalogue->floor();
        QVERIFY(floors >= 1 && floors <= 20);
    }

    void badRecipesNameLevelRowAndCauseAndChangeNothing()
    {
        const auto refusal = [](auto spoil) {
            Dungeon dungeon = jsrogue();
            spoil(dungeon);
            const std::uint64_t before = dungeonHash(dungeon);
            const auto reports = bake(dungeon, 5);
            if (reports || dungeonHash(dungeon) != before)
                return QStringLiteral("not refused");
            return shown(reports.error().where) + QStringLiteral(" | ") + shown(reports.error().what);
        };
        QVERIFY(refusal([](Dungeon& d) { d.levels[1].recipe = "gone"; }).startsWith("levels[1].recipe"));
        QVERIFY(refusal([](Dungeon& d) { rowOf(d, "caves").parameters.set("fill", 1001); }).contains("fill"));
        QVERIFY(refusal([](Dungeon& d) { rowOf(d, "caves").parameters.set("fil", 10); }).contains("fil"));
        QVERIFY(refusal([](Dungeon& d) { std::swap(d.recipes[0].rows[2], d.recipes[0].rows[6]); }).contains("(edits)"));
    }
};

CAVE_TEST_SUITE(BakeTest);
#include "bake_test.moc"
