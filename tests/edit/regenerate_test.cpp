// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/things_at.h"
#include "core/generate/bake.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

TileId tileCalled(const Dungeon& dungeon, std::string_view id) { return *dungeon.catalogue->findTile(id); }

void paintCells(Dungeon& dungeon, int z, std::span<const CellAt> cells, std::string_view tile)
{
    apply(dungeon, paint(dungeon, z, cells, tileCalled(dungeon, tile), 1));
}

} // namespace

class RegenerateTest : public QObject {
    Q_OBJECT

private slots:
    void anotherSeedGivesWhatBakingItGives();
    void theSameSeedChangesNothing();
    void undoGivesBackThePreviousDungeon();
    void paintedCellsSurvive();
    void stairsPlacedByHandSurviveAtBothEnds();
    void creaturesAddedAndRemovedByHandStaySo();
    void creaturesPlacedByHandStayWhereTheirGroundHoldsThem();
    void aStartSetByHandStays();
    void oneLevelGetsItsOwnSeed();
    void aLevelMadeByHandHasNothingToMakeAnew();
    void aLevelMadeByHandStaysAsItIs();
    void levelsWithAnUnknownPassStayAsTheyAreStored();
    void thingEditsOutsideDoNoHarm();
};

void RegenerateTest::anotherSeedGivesWhatBakingItGives()
{
    Dungeon dungeon = recipeDungeon(7);
    const Applied applied = apply(dungeon, *regenerate(dungeon, 8));
    QCOMPARE(dungeonHash(dungeon), dungeonHash(recipeDungeon(8)));
    QCOMPARE(dungeon.seed, std::uint64_t{8});
    QCOMPARE(applied.changes.size(), std::size_t{3});
    for (const Change& change : applied.changes)
        QVERIFY(change.box == dungeon.levels[0].tiles.box());
}

void RegenerateTest::theSameSeedChangesNothing()
{
    const Dungeon dungeon = recipeDungeon(7);
    QVERIFY(regenerate(dungeon, 7)->isEmpty());
}

void RegenerateTest::undoGivesBackThePreviousDungeon()
{
    Dungeon dungeon = recipeDungeon(7);
    paintCells(dungeon, 1, std::array{CellAt{5, 5}, CellAt{6, 5}}, "water");
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, *regenerate(dungeon, 99));
    QVERIFY(dungeon.levels != before.levels);
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels && dungeon.start == before.start && dungeon.seed == before.seed);
}

void RegenerateTest::paintedCellsSurvive()
{
    Dungeon dungeon = recipeDungeon(7);
    const std::array bridge{CellAt{5, 5}, CellAt{6, 5}, CellAt{7, 5}, CellAt{8, 5}};
    paintCells(dungeon, 1, bridge, "water");
    const auto edits = dungeon.levels[1].tileEdits;
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        apply(dungeon, *regenerate(dungeon, seed));
        for (const CellAt cell : bridge)
            QCOMPARE((dungeon.levels[1].tiles[cell.x, cell.y]), tileCalled(dungeon, "water"));
        QVERIFY(std::ranges::equal(dungeon.levels[1].tileEdits, edits, [](const auto& a, const auto& b) {
            return a.first == b.first && a.second.was == b.second.was && a.second.now == b.second.now;
        }));
    }
}

void RegenerateTest::stairsPlacedByHandSurviveAtBothEnds()
{
    Dungeon dungeon = recipeDungeon(7);
    apply(dungeon, *placeStairs(dungeon, {20, 10, 0}, Leads::Down, true, 1));
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        apply(dungeon, *regenerate(dungeon, seed));
        QCOMPARE((dungeon.levels[0].tiles[20, 10]), dungeon.catalogue->stairsDown());
        QCOMPARE((dungeon.levels[1].tiles[20, 10]), dungeon.catalogue->stairsUp());
    }
}

void RegenerateTest::creaturesAddedAndRemovedByHandStaySo()
{
    Dungeon dungeon = recipeDungeon(7);
    const Placement gone = dungeon.levels[0].things.front();
    const CreatureKindId bat = *dungeon.catalogue->findCreature("bat");
    apply(dungeon, removeThings(dungeon, 0, std::array{CellAt{gone.x, gone.y}}, 1));
    apply(dungeon, placeCreature(dungeon, {3, 3, 0}, bat, 2));
    apply(dungeon, *regenerate(dungeon, 8));
    QVERIFY(std::ranges::find(thingsAt(dungeon.levels[0], 3, 3), Placement{KindTable::Creature, bat, 3, 3, {}}) !=
            thingsAt(dungeon.levels[0], 3, 3).end());
    apply(dungeon, *regenerate(dungeon, 7));
    QVERIFY(thingsAt(dungeon.levels[0], gone.x, gone.y).empty());
    QCOMPARE(thingsAt(dungeon.levels[0], 3, 3).size(), std::size_t{1});
}

void RegenerateTest::creaturesPlacedByHandStayWhereTheirGroundHoldsThem()
{
    Dungeon dungeon = recipeDungeon(7);
    const auto put = [&](int x, std::string_view creature, std::string_view ground) {
        paintCells(dungeon, 0, std::array{CellAt{x, 5}}, ground);
        apply(dungeon, placeCreature(dungeon, {x, 5, 0}, *dungeon.catalogue->findCreature(creature), 2));
    };
    put(5, "cave_fish", "deep_water");
    put(7, "bat", "deep_water");
    put(9, "ghost", "pillar");
    put(11, "newt", "deep_water"); // neither swims nor flies
    apply(dungeon, *regenerate(dungeon, 8));
    for (const int x : {5, 7, 9})
        QVERIFY2(std::ranges::count(thingsAt(dungeon.levels[0], x, 5), KindTable::Creature, &Placement::table) == 1,
                 qPrintable(QString::number(x)));
    QVERIFY(thingsAt(dungeon.levels[0], 11, 5).empty());
    QCOMPARE(dungeon.levels[0].thingEdits.size(), std::size_t{4}); // kept in the list
}

void RegenerateTest::aStartSetByHandStays()
{
    Dungeon dungeon = recipeDungeon(7);
    paintCells(dungeon, 0, std::array{CellAt{10, 10}}, "rubble");
    apply(dungeon, *placeStart(dungeon, {10, 10, 0}));
    const auto start = dungeon.start;
    apply(dungeon, *regenerate(dungeon, 8));
    QVERIFY(dungeon.start == start);
}

void RegenerateTest::oneLevelGetsItsOwnSeed()
{
    Dungeon dungeon = recipeDungeon(7);
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, *regenerateLevel(dungeon, 1, 1234));
    QVERIFY(dungeon.levels[1].seed == std::uint64_t{1234});
    QCOMPARE(dungeon.seed, std::uint64_t{7});
    QVERIFY(dungeon.levels[1].tiles != before.levels[1].tiles);
    // Its neighbours change only where stairs and tunnels meet it.
    int moved = 0;
    for (std::size_t i = 0; i < before.levels[0].tiles.size(); ++i)
        moved += before.levels[0].tiles.cells()[i] != dungeon.levels[0].tiles.cells()[i];
    QVERIFY2(moved < 60, "more than stairs and tunnels moved");
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void RegenerateTest::aLevelMadeByHandHasNothingToMakeAnew()
{
    Dungeon dungeon = recipeDungeon(7);
    dungeon.levels[1].recipe.clear();
    const auto edit = regenerateLevel(dungeon, 1, 8);
    QVERIFY(!edit);
    QCOMPARE(shown(edit.error().what), QString("Level %1 was made by hand and has no recipe to make it anew. | 2"));
}

void RegenerateTest::aLevelMadeByHandStaysAsItIs()
{
    Dungeon dungeon = recipeDungeon(7);
    dungeon.levels[1].recipe.clear();
    const DungeonLevel byHand = dungeon.levels[1];
    for (std::uint64_t seed = 100; seed < 120; ++seed) {
        apply(dungeon, *regenerate(dungeon, seed));
        QVERIFY(dungeon.levels[1] == byHand);
    }
}

void RegenerateTest::levelsWithAnUnknownPassStayAsTheyAreStored()
{
    Dungeon dungeon = recipeDungeon(7);
    dungeon.recipes.front().rows[1].type = "dream";
    const std::vector<DungeonLevel> before = dungeon.levels;
    apply(dungeon, *regenerate(dungeon, 8));
    QVERIFY(dungeon.levels == before);
}

void RegenerateTest::thingEditsOutsideDoNoHarm()
{
    Dungeon dungeon = recipeDungeon(7);
    const Placement outside{KindTable::Creature, 1, 400, -2, {}};
    dungeon.levels[0].thingEdits.push_back({true, outside, 1});
    dungeon.start = Start{{levelUid(0), -1, 90}, true};
    QVERIFY(regenerate(dungeon, 8));
}

CAVE_TEST_SUITE(RegenerateTest);
#include "regenerate_test.moc"
