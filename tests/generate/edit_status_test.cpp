// SPDX-License-Identifier: MIT
// Hand edits meet what a recipe makes anew.
#include "core/generate/bake.h"

#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// The level of a baked dungeon that the tests edit, and a cell of it.
constexpr std::size_t kLevel = 1;

std::size_t cellOf(const Dungeon& dungeon, TileId tile)
{
    const auto& tiles = dungeon.levels[kLevel].tiles;
    for (int y = 2; y < tiles.height() - 2; ++y)
        for (int x = 2; x < tiles.width() - 2; ++x)
            if (tiles[x, y] == tile)
                return tiles.index(x, y);
    return 0;
}

const LevelEdits& editsOf(const Result<Baked>& baked) { return baked->edits[kLevel]; }

} // namespace

class EditStatusTest : public QObject {
    Q_OBJECT

private slots:
    void aCellIsCleanAlreadySoOrDrifted()
    {
        QCOMPARE(statusOf({.was = 1, .now = 2}, 1), EditStatus::Clean);
        QCOMPARE(statusOf({.was = 1, .now = 2}, 2), EditStatus::AlreadySo);
        QCOMPARE(statusOf({.was = 1, .now = 2}, 3), EditStatus::Drifted);
    }

    void everyPaintedCellIsCountedInItsGroupAndAppliedWhateverItsStatus()
    {
        Dungeon dungeon = recipeDungeon(3);
        const TileId water = *dungeon.catalogue->findTile("water");
        auto& edits = dungeon.levels[kLevel].tileEdits;
        const auto& tiles = dungeon.levels[kLevel].tiles;
        for (int x = 3; x < 37; ++x)
            edits[tiles.index(x, 8)] = {tiles[x, 8], water, 1};
        for (int x = 3; x < 37; ++x)
            edits[tiles.index(x, 11)] = {tiles[x, 11], dungeon.catalogue->floor(), 2};
        const auto baked = bake(dungeon, 77);
        QVERIFY(baked);
        QCOMPARE(editsOf(baked).groups.size(), std::size_t{2});
        for (const GroupStatus& group : editsOf(baked).groups)
            QCOMPARE(group.clean + group.alreadySo + group.drifted + group.conflicts, 34);
        QVERIFY(editsOf(baked).groups[0].drifted > 0);
        QVERIFY(editsOf(baked).groups[1].alreadySo > 0);
        for (const auto& [cell, edit] : dungeon.levels[kLevel].tileEdits)
            QCOMPARE(dungeon.levels[kLevel].tiles.cells()[cell], edit.now);
        for (const EditFinding& finding : editsOf(baked).findings)
            QVERIFY(edits.at(tiles.index(finding.x, finding.y)).base == finding.base);
    }

    void anEditIsCleanAgainWhenTheOldSeedIsBack()
    {
        Dungeon dungeon = recipeDungeon(3);
        const std::size_t cell = cellOf(dungeon, dungeon.catalogue->floor());
        dungeon.levels[kLevel].tileEdits[cell] = {dungeon.catalogue->floor(), *dungeon.catalogue->findTile("water"), 1};
        const auto before = dungeon.levels[kLevel].tileEdits;
        for (std::uint64_t seed = 4; seed < 12; ++seed)
            QVERIFY(bake(dungeon, seed));
        const auto baked = bake(dungeon, 3);
        QVERIFY(editsOf(baked).findings.empty());
        QVERIFY(dungeon.levels[kLevel].tileEdits == before);
    }

    void editsWithoutARowForThemComeLast()
    {
        Dungeon dungeon = recipeDungeon(3);
        std::erase_if(dungeon.recipes[0].rows, [](const RecipeRow& row) { return row.type == "edits"; });
        const std::size_t cell = cellOf(dungeon, dungeon.catalogue->wall());
        dungeon.levels[kLevel].tileEdits[cell] = {dungeon.catalogue->wall(), *dungeon.catalogue->findTile("water"), 1};
        QVERIFY(bake(dungeon, 5));
        QCOMPARE(dungeon.levels[kLevel].tiles.cells()[cell], *dungeon.catalogue->findTile("water"));
    }

    void aLockedGroupStandsBeforeTheFirstRowAndIsNeverWritten()
    {
        Dungeon dungeon = recipeDungeon(3);
        DungeonLevel& level = dungeon.levels[kLevel];
        const TileId pillar = *dungeon.catalogue->findTile("pillar");
        for (int y = 4; y < 9; ++y)
            for (int x = 10; x < 20; ++x)
                level.tileEdits[level.tiles.index(x, y)] = {level.tiles[x, y], pillar, 7};
        level.editGroups = {{7, "hall", true}};
        Baker baker;
        for (std::uint64_t seed = 20; seed < 30; ++seed) {
            const auto baked = baker.bake(dungeon, seed);
            QVERIFY(editsOf(baked).findings.empty());
            QCOMPARE(editsOf(baked).groups.front().clean, 50);
            for (const RecipeRow& row : dungeon.recipes[0].rows)
                if (const auto state = baker.after(level.uid, row.uid))
                    for (int x = 10; x < 20; ++x)
                        QCOMPARE((state->tiles[x, 6]), pillar);
        }
    }

    void aSecondRowOfHandEditsIsToldOfAndHidesNothingThatTheFirstFound()
    {
        Dungeon dungeon = recipeDungeon(3);
        const std::size_t cell = cellOf(dungeon, dungeon.catalogue->wall());
        dungeon.levels[kLevel].tileEdits[cell] = {dungeon.catalogue->floor(), *dungeon.catalogue->findTile("water"), 1};
        auto& rows = dungeon.recipes[0].rows;
        RecipeRow second = *std::ranges::find(rows, "edits", &RecipeRow::type);
        second.uid = {0xb4};
        rows.insert(std::ranges::find(rows, "stairs", &RecipeRow::type), second);
        const auto baked = bake(dungeon, 3);
        QVERIFY(baked);
        QCOMPARE(editsOf(baked).groups.front().drifted, 1);
        QCOMPARE(*dungeon.levels[kLevel].tileEdits.at(cell).base, dungeon.catalogue->wall());
        QCOMPARE(dungeon.levels[kLevel].tiles.cells()[cell], *dungeon.catalogue->findTile("water"));
        const auto told = std::ranges::find(baked->rows, second.uid, &RowReport::row);
        QVERIFY(told != baked->rows.end());
        QVERIFY(told->state == RowState::Skipped && !told->why.source.empty());
    }

    void aThingThatCannotStandIsKeptInTheListAndToldAbout()
    {
        Dungeon dungeon = recipeDungeon(3);
        DungeonLevel& level = dungeon.levels[kLevel];
        const std::uint16_t bat = *dungeon.catalogue->findCreature("bat");
        const std::size_t wall = cellOf(dungeon, dungeon.catalogue->wall());
        const int width = level.tiles.width();
        const Placement inWall{
            KindTable::Creature, bat, static_cast<int>(wall) % width, static_cast<int>(wall) / width, {}};
        const Placement outside{KindTable::Creature, bat, -5, 900, {}};
        level.thingEdits = {{true, outside, 1}, {true, inWall, 1}};
        const auto baked = bake(dungeon, dungeon.seed);
        QCOMPARE(editsOf(baked).groups.front().conflicts, 2);
        QCOMPARE(dungeon.levels[kLevel].thingEdits.size(), std::size_t{2});
        QCOMPARE(std::ranges::count(dungeon.levels[kLevel].things, inWall), 0);
        QVERIFY(!editsOf(baked).findings.front().why.source.empty());
    }

    void aRemovedThingIsCleanOrAlreadyGone()
    {
        Dungeon dungeon = recipeDungeon(3);
        const Placement some = dungeon.levels[kLevel].things.front();
        dungeon.levels[kLevel].thingEdits = {{false, some, 1}};
        const auto same = bake(dungeon, 3);
        QCOMPARE(editsOf(same).groups.front().clean, 1);
        QCOMPARE(std::ranges::count(dungeon.levels[kLevel].things, some), 0);
        dungeon.recipes[0].rows.back().on = false;
        const auto gone = bake(dungeon, 3);
        QCOMPARE(editsOf(gone).groups.front().alreadySo, 1);
    }
};

CAVE_TEST_SUITE(EditStatusTest);
#include "edit_status_test.moc"
