// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/hand_edits.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "core/generate/bake.h"
#include "tests/support/ascii_map.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace cave;

namespace {

BitGrid boxOf(const Dungeon& dungeon, CellAt from, CellAt to)
{
    const Box all{0, 0, dungeon.width, dungeon.height};
    return combined(BitGrid(dungeon.width, dungeon.height), boxCells(from, to, all), Combine::Replace);
}

std::vector<CellAt> cells(CellAt from, CellAt to) { return boxCells(from, to, {0, 0, 100, 100}); }

Grid<TileId> tilesIn(const Dungeon& dungeon, const Box& box)
{
    Grid<TileId> tiles(box.width, box.height);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            tiles[x, y] = dungeon.levels[0].tiles[box.x + x, box.y + y];
    return tiles;
}

} // namespace

class HandEditsTest : public QObject {
    Q_OBJECT

private slots:
    void groupsAreListedByLevel();
    void lockedCellsSurviveAnotherSeed();
    void lockedStairsKeepTheirOtherEnd();
    void paintOnLockedCellsStaysLocked();
    void unlockedCellsAreTheRecipesAgain();
    void driftIsToldAndKept();
    void theBaseIsTakenBack();
    void theBaseHasOnlyWhatTheRecipeStillMakes();
    void theBaseIsTheLevelWithoutAllEdits();
    void thingsInConflictMove();
    void labelsCanBeUndone();
};

void HandEditsTest::groupsAreListedByLevel()
{
    Dungeon dungeon = recipeDungeon(2);
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, cells({4, 4}, {6, 4}), water, 1));
    apply(dungeon, placeCreature(dungeon, {3, 3, 1}, 1, 2));
    const std::vector<HandEdits> list = listHandEdits(dungeon);
    QCOMPARE(list.size(), std::size_t{2});
    QCOMPARE(list[0].z, 0);
    QCOMPARE(list[0].cells, 3);
    QCOMPARE(list[0].status.clean, 3);
    QCOMPARE(list[0].box, (Box{4, 4, 3, 1}));
    QCOMPARE(list[1].z, 1);
    QCOMPARE(list[1].things, 1);
}

void HandEditsTest::lockedCellsSurviveAnotherSeed()
{
    Dungeon dungeon = recipeDungeon(2);
    const Box box{5, 4, 6, 4};
    const Grid<TileId> tiles = tilesIn(dungeon, box);
    const Dungeon before = dungeon;
    const Applied locked = apply(dungeon, lockCells(dungeon, 0, boxOf(dungeon, {5, 4}, {10, 7}), 7));
    QCOMPARE(lockedCells(dungeon.levels[0]).count(), 24);
    QVERIFY(listHandEdits(dungeon).front().isLocked);
    QVERIFY(lockCells(dungeon, 0, boxOf(dungeon, {5, 4}, {10, 7}), 8).isEmpty());
    apply(dungeon, *regenerate(dungeon, 99));
    QVERIFY(dungeon.levels[0].tiles != before.levels[0].tiles);
    QVERIFY(tilesIn(dungeon, box) == tiles);
    Dungeon again = before;
    const Applied second = apply(again, lockCells(again, 0, boxOf(again, {5, 4}, {10, 7}), 7));
    apply(again, second.inverse);
    QVERIFY(again.levels == before.levels);
}

void HandEditsTest::lockedStairsKeepTheirOtherEnd()
{
    Dungeon dungeon = frozenDungeon("jsrogue");
    apply(dungeon, *regenerate(dungeon, 5));
    const Dungeon before = dungeon;
    const Box box{0, 0, dungeon.width, dungeon.height / 2};
    std::vector<std::pair<Position, Position>> stairs;
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            if (const auto end = dungeon.stairsTarget({x, y, 1}))
                stairs.push_back({{x, y, 1}, *end});
    QVERIFY(stairs.size() > 1);
    const BitGrid cells = boxOf(dungeon, {0, 0}, {box.width - 1, box.height - 1});
    const Applied locked = apply(dungeon, lockCells(dungeon, 1, cells, 7));
    const Dungeon kept = dungeon;
    apply(dungeon, *regenerate(dungeon, 6));
    QVERIFY(dungeon.levels != kept.levels);
    for (const auto& [from, to] : stairs) {
        QVERIFY(dungeon.stairsTarget(from) == to);
        QVERIFY(dungeon.stairsTarget(to) == from);
    }
    dungeon = kept;
    apply(dungeon, unlockCells(dungeon, 1, cells));
    QVERIFY(dungeon.levels == before.levels);
    dungeon = kept;
    apply(dungeon, locked.inverse);
    QVERIFY(dungeon.levels == before.levels && dungeon.links == before.links);
}

void HandEditsTest::paintOnLockedCellsStaysLocked()
{
    Dungeon dungeon = recipeDungeon(2);
    apply(dungeon, lockCells(dungeon, 0, boxOf(dungeon, {5, 4}, {10, 7}), 7));
    const TileId old = dungeon.levels[0].tiles[6, 5];
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, cells({6, 5}, {6, 5}), water, 8));
    QVERIFY(lockedCells(dungeon.levels[0]).get(6, 5));
    apply(dungeon, paint(dungeon, 0, cells({6, 5}, {6, 5}), old, 9));
    QVERIFY(lockedCells(dungeon.levels[0]).get(6, 5));
}

void HandEditsTest::unlockedCellsAreTheRecipesAgain()
{
    Dungeon dungeon = recipeDungeon(2);
    const Dungeon before = dungeon;
    apply(dungeon, lockCells(dungeon, 0, boxOf(dungeon, {5, 4}, {10, 7}), 7));
    apply(dungeon, unlockCells(dungeon, 0, boxOf(dungeon, {5, 4}, {7, 7})));
    QCOMPARE(lockedCells(dungeon.levels[0]).count(), 12);
    apply(dungeon, unlockCells(dungeon, 0, boxOf(dungeon, {0, 0}, {19, 9})));
    QVERIFY(dungeon.levels == before.levels);
    QVERIFY(unlockCells(dungeon, 0, boxOf(dungeon, {0, 0}, {19, 9})).isEmpty());
}

void HandEditsTest::driftIsToldAndKept()
{
    Dungeon dungeon = recipeDungeon(2);
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, cells({2, 2}, {17, 8}), water, 1));
    apply(dungeon, *regenerate(dungeon, 5));
    HandEdits edits = listHandEdits(dungeon).front();
    QVERIFY(edits.status.drifted > 0);
    const Dungeon drifted = dungeon;
    const Applied kept = apply(dungeon, keepGroup(dungeon, 0, 1));
    edits = listHandEdits(dungeon).front();
    QCOMPARE(edits.status.drifted, 0);
    QVERIFY(dungeon.levels[0].tiles == drifted.levels[0].tiles);
    apply(dungeon, kept.inverse);
    QVERIFY(dungeon.levels == drifted.levels);
}

void HandEditsTest::theBaseIsTakenBack()
{
    Dungeon dungeon = recipeDungeon(2);
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, cells({2, 2}, {17, 8}), water, 1));
    apply(dungeon, removeThings(dungeon, 0, cells({0, 0}, {19, 9}), 1));
    apply(dungeon, *regenerate(dungeon, 5));
    const Dungeon before = dungeon;
    const Applied taken = apply(dungeon, takeBase(dungeon, 0, 1));
    QVERIFY(dungeon.levels[0].tileEdits.empty());
    QVERIFY(dungeon.levels[0].thingEdits.empty());
    for (const auto& [cell, edit] : before.levels[0].tileEdits)
        QCOMPARE(dungeon.levels[0].tiles.cells()[cell], edit.base.value_or(edit.was));
    Dungeon made = dungeon;
    QVERIFY(bake(made, made.seed));
    QVERIFY(made.levels[0].things == recipeDungeon(5).levels[0].things); // not those of the seed before
    QVERIFY(made.levels == recipeDungeon(5).levels);
    apply(dungeon, taken.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void HandEditsTest::theBaseHasOnlyWhatTheRecipeStillMakes()
{
    Dungeon dungeon = recipeDungeon(2);
    apply(dungeon, removeThings(dungeon, 0, cells({0, 0}, {dungeon.width - 1, dungeon.height - 1}), 1));
    QVERIFY(!dungeon.levels[0].thingEdits.empty());
    const auto baked = bake(dungeon, 5);
    QVERIFY(baked && !baked->edits[0].findings.empty());
    QVERIFY(levelBase(dungeon.levels[0], baked->edits[0].findings).things == recipeDungeon(5).levels[0].things);
}

void HandEditsTest::theBaseIsTheLevelWithoutAllEdits()
{
    Dungeon dungeon = recipeDungeon(3);
    const DungeonLevel made = dungeon.level(0);
    QVERIFY(runsOf(levelBase(made).edited).empty());
    QVERIFY(!made.things.empty());
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, cells({4, 4}, {6, 5}), water, 1));
    apply(dungeon, placeCreature(dungeon, {3, 3, 0}, 1, 2));
    const CellAt gone{made.things[0].x, made.things[0].y};
    apply(dungeon, removeThings(dungeon, 0, std::array{gone}, 3));
    QVERIFY(dungeon.level(0).tiles != made.tiles && dungeon.level(0).things != made.things);
    const LevelBase base = levelBase(dungeon.level(0));
    QVERIFY(base.tiles == made.tiles);
    QVERIFY(base.things == made.things);
    QVERIFY(base.edited.get(5, 5) && base.edited.get(3, 3) && base.edited.get(gone.x, gone.y));
    QVERIFY(!base.edited.get(8, 8));
}

void HandEditsTest::thingsInConflictMove()
{
    Dungeon dungeon = recipeDungeon(2);
    CellAt floor;
    for (const CellAt cell : cells({0, 0}, {dungeon.width - 1, dungeon.height - 1}))
        if (dungeon.levels[0].tiles[cell.x, cell.y] == dungeon.catalogue->floor())
            floor = cell;
    apply(dungeon, removeThings(dungeon, 0, std::vector{floor}, 3));
    apply(dungeon, placeItem(dungeon, {floor.x, floor.y, 0}, 0, 3));
    // The recipe has rock there now: the thing is left out and stays in the list.
    dungeon.levels[0].tiles[floor.x, floor.y] = dungeon.catalogue->wall();
    std::erase_if(dungeon.levels[0].things,
                  [&](const Placement& thing) { return thing.x == floor.x && thing.y == floor.y; });
    QCOMPARE(listHandEdits(dungeon).front().status.conflicts, 1);
    const std::size_t things = dungeon.levels[0].things.size();
    apply(dungeon, moveConflicts(dungeon, 0, 3));
    QCOMPARE(listHandEdits(dungeon).front().status.conflicts, 0);
    QCOMPARE(dungeon.levels[0].things.size(), things + 1);
    QVERIFY(moveConflicts(dungeon, 0, 3).isEmpty());
}

void HandEditsTest::labelsCanBeUndone()
{
    Dungeon dungeon = recipeDungeon(2);
    apply(dungeon, paint(dungeon, 0, cells({2, 2}, {4, 4}), *dungeon.catalogue->findTile("water"), 1));
    const Applied labelled = apply(dungeon, labelGroup(dungeon, 0, 1, "Pond"));
    QCOMPARE(listHandEdits(dungeon).front().label, std::string("Pond"));
    QVERIFY(labelGroup(dungeon, 0, 1, "Pond").isEmpty());
    apply(dungeon, labelled.inverse);
    QVERIFY(dungeon.levels[0].editGroups.empty());
}

CAVE_TEST_SUITE(HandEditsTest);
#include "hand_edits_test.moc"
