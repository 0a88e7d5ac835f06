// SPDX-License-Identifier: MIT
#include "core/edit/outside_work.h"

#include "core/edit/edits.h"
#include "core/edit/hand_edits.h"
#include "core/generate/bake.h"
#include "core/save/formats/text_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace cave;

namespace {

constexpr std::array kChanged{CellAt{4, 4}, CellAt{5, 4}, CellAt{6, 4}, CellAt{4, 5}, CellAt{5, 5}, CellAt{6, 5}};
constexpr std::array kLevels{0, 1, 2};

// As another program would: without a word about hand edits.
void changeElsewhere(Dungeon& dungeon)
{
    for (const CellAt cell : kChanged)
        dungeon.levels[0].tiles[cell.x, cell.y] = *dungeon.catalogue->findTile("statue");
}

} // namespace

class OutsideWorkTest : public QObject {
    Q_OBJECT

private slots:
    void changedCellsSurviveMakingTheLevelAnew();
    void thingsThatMovedStayWhereTheyWerePut();
    void knownHandEditsAreNotRecordedTwice();
    void whatTheRecipeMakesIsNoWork();
    void theGroundOfATextMapBecomesHandEdits();
};

void OutsideWorkTest::changedCellsSurviveMakingTheLevelAnew()
{
    Dungeon dungeon = recipeDungeon(7);
    changeElsewhere(dungeon);
    const auto work = outsideWork(dungeon, kLevels, "Import of x.tmj");
    QVERIFY(work.has_value());
    QCOMPARE(work->cells, 6);
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, work->edit);
    QVERIFY(dungeon.levels[0].tiles == before.levels[0].tiles);
    QCOMPARE(listHandEdits(dungeon).front().label, std::string("Import of x.tmj"));
    QCOMPARE(listHandEdits(dungeon).front().cells, 6);
    apply(dungeon, *regenerate(dungeon, 8));
    for (const CellAt cell : kChanged)
        QCOMPARE(dungeon.catalogue->tile(dungeon.levels[0].tiles[cell.x, cell.y]).id, std::string("statue"));
    dungeon = before;
    apply(dungeon, work->edit);
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void OutsideWorkTest::thingsThatMovedStayWhereTheyWerePut()
{
    Dungeon dungeon = recipeDungeon(7);
    DungeonLevel& level = dungeon.levels[1];
    Placement& moved = level.things.front();
    const Placement old = moved;
    const CellAt to = *nearestFreeCell(dungeon, 1, {20, 10}, moved.table);
    moved.x = to.x;
    moved.y = to.y;
    sortThings(level.things);
    const auto work = outsideWork(dungeon, kLevels, "Import");
    QCOMPARE(work->cells, 0);
    QCOMPARE(work->things, 2);
    apply(dungeon, work->edit);
    const auto isMoved = [&](const Placement& thing) {
        return thing.kind == old.kind && thing.table == old.table && thing.x == to.x && thing.y == to.y && !thing.row;
    };
    QVERIFY(std::ranges::any_of(dungeon.levels[1].things, isMoved));
    apply(dungeon, *regenerate(dungeon, dungeon.seed));
    QVERIFY(std::ranges::any_of(dungeon.levels[1].things, isMoved));
    QVERIFY(std::ranges::find(dungeon.levels[1].things, old) == dungeon.levels[1].things.end());
}

void OutsideWorkTest::knownHandEditsAreNotRecordedTwice()
{
    Dungeon dungeon = recipeDungeon(7);
    const TileId water = *dungeon.catalogue->findTile("water");
    apply(dungeon, paint(dungeon, 0, std::array{kChanged[0], CellAt{9, 9}}, water, 1));
    bake(dungeon, dungeon.seed);
    changeElsewhere(dungeon);
    const auto work = outsideWork(dungeon, kLevels, "Import");
    QCOMPARE(work->cells, 6);
    apply(dungeon, work->edit);
    QCOMPARE(listHandEdits(dungeon).front().cells, 1); // the other one is the import's now
    QCOMPARE(dungeon.levels[0].tileEdits.size(), std::size_t{7});
}

void OutsideWorkTest::whatTheRecipeMakesIsNoWork()
{
    const auto work = outsideWork(recipeDungeon(7), kLevels, "Import");
    QVERIFY(work->edit.isEmpty());
}

void OutsideWorkTest::theGroundOfATextMapBecomesHandEdits()
{
    Dungeon dungeon = recipeDungeon(7);
    Dungeon elsewhere = dungeon;
    changeElsewhere(elsewhere);
    const auto read = readTextMap(writeTextMap(elsewhere));
    QVERIFY(read.has_value());
    const OutsideWork work = groundOf(dungeon, *read, "Import of x.txt");
    QCOMPARE(work.cells, 6);
    QCOMPARE(work.things, 0);
    apply(dungeon, work.edit);
    QVERIFY(dungeon.levels[0].tiles == elsewhere.levels[0].tiles);
    apply(dungeon, *regenerate(dungeon, 8));
    for (const CellAt cell : kChanged)
        QCOMPARE(dungeon.catalogue->tile(dungeon.levels[0].tiles[cell.x, cell.y]).id, std::string("statue"));
}

CAVE_TEST_SUITE(OutsideWorkTest);
#include "outside_work_test.moc"
