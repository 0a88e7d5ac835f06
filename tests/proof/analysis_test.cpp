// SPDX-License-Identifier: MIT
#include "core/proof/analysis.h"
#include "tests/support/ascii_map.h"
#include "tests/support/bit_picture.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const DungeonLevel& first(const Dungeon& dungeon) { return dungeon.levels.front(); }

void compare(const BitGrid& cells, std::string_view picture)
{
    QCOMPARE(shown(pictureOf(cells)), shown(trimmed(picture)));
}

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void doorsAndStairsPartAreas();
    void narrowPassesPartCaves();
    void reachCountsFromTheStart();
    void chokesAndLoopsAreFound();
    void stepsGoRoundWalls();
    void aWalkHasTheFewestSteps();
    void sightIsTheHeros();
    void dangerSumsUpByArea();
    void changesAreThoseOfTilesAndThings();
};

void AnalysisTest::doorsAndStairsPartAreas()
{
    const Dungeon dungeon = asciiDungeon(R"(
########
#..+...#
#..#...#
####...#
########
)");
    const Regions areas = areasOf(first(dungeon), *dungeon.catalogue);
    QCOMPARE(areas.count(), 2);
    QCOMPARE(areas.sizes[1], 4);
    QCOMPARE(areas.sizes[2], 9);
}

void AnalysisTest::narrowPassesPartCaves()
{
    const Dungeon dungeon = asciiDungeon(R"(
#############
#.....#.....#
#.k...#.....#
#..........Z#
#....##.....#
#....##.....#
#############
)");
    const AreaDanger found = dangerByArea(dungeon, 0);
    QCOMPARE(found.areas.count(), 2);
    QCOMPARE(found.danger[1], dangerOf(dungeon, *dungeon.catalogue->findCreature("kobold")));
    QCOMPARE(found.danger[2], dangerOf(dungeon, *dungeon.catalogue->findCreature("giant_zombie")));
}

void AnalysisTest::reachCountsFromTheStart()
{
    const Dungeon dungeon = asciiDungeon(R"(
########
#@.#...#
#..#...#
########
)");
    compare(reachableCells(dungeon, 0), R"(
########
#..#####
#..#####
########
)");
}

void AnalysisTest::chokesAndLoopsAreFound()
{
    const Dungeon dungeon = asciiDungeon(R"(
###########
#...###...#
#.#.......#
#...###...#
###########
)");
    const Bottlenecks found = findBottlenecks(first(dungeon), *dungeon.catalogue, 8);
    QCOMPARE(found.loops, 1);
    compare(found.islands, R"(
###########
###########
##.########
###########
###########
)");
    QCOMPARE(found.chokes, (std::vector<CellAt>{{4, 2}, {5, 2}, {6, 2}}));
}

void AnalysisTest::stepsGoRoundWalls()
{
    const Dungeon dungeon = asciiDungeon(R"(
#######
#..#..#
#..#..#
#.....#
#######
)");
    const Grid<int> steps = stepsFrom(first(dungeon), *dungeon.catalogue, {2, 1});
    QCOMPARE((steps[2, 1]), 0);
    QCOMPARE((steps[4, 1]), 4);
    QCOMPARE((steps[3, 1]), kNoSteps);
    QVERIFY(std::ranges::all_of(stepsFrom(first(dungeon), *dungeon.catalogue, {0, 0}).cells(),
                                [](int count) { return count == kNoSteps; }));
}

void AnalysisTest::aWalkHasTheFewestSteps()
{
    const Dungeon dungeon = asciiDungeon(R"(
#######
#..#..#
#..#..#
#.....#
###.###
#.#####
)");
    const std::vector<CellAt> way = walkBetween(first(dungeon), *dungeon.catalogue, {2, 1}, {4, 1});
    QCOMPARE(way.size(), std::size_t{5});
    QCOMPARE(way.front(), (CellAt{2, 1}));
    QCOMPARE(way.back(), (CellAt{4, 1}));
    QVERIFY(walkBetween(first(dungeon), *dungeon.catalogue, {2, 1}, {1, 5}).empty());
}

void AnalysisTest::sightIsTheHeros()
{
    Dungeon dungeon = asciiDungeon(R"(
#########
#.......#
###.#####
#########
)");
    dungeon.rules.sight = 2;
    compare(seenFrom(dungeon, 0, {1, 1}), R"(
....#####
....#####
....#####
#########
)");
}

void AnalysisTest::dangerSumsUpByArea()
{
    const Dungeon dungeon = asciiDungeon(R"(
#########
#k.k+..Z#
#########
)");
    const AreaDanger found = dangerByArea(dungeon, 0);
    QCOMPARE(found.areas.count(), 2);
    QCOMPARE(found.danger[1], 2 * dangerOf(dungeon, *dungeon.catalogue->findCreature("kobold")));
    QVERIFY(found.danger[2] > found.danger[1] / 2);
}

void AnalysisTest::changesAreThoseOfTilesAndThings()
{
    const Dungeon before = asciiDungeon(R"(
######
#k...#
######
)");
    Dungeon after = before;
    QCOMPARE(changedCells(before, after, 0).count(), 0);
    after.levels[0].tiles[3, 1] = after.catalogue->wall();
    after.levels[0].things.front().x = 2;
    compare(changedCells(before, after, 0), R"(
######
#...##
######
)");
    after.levels[0].uid = Uid{99};
    QCOMPARE(changedCells(before, after, 0).count(), 18);
}

CAVE_TEST_SUITE(AnalysisTest);
#include "analysis_test.moc"
