// SPDX-License-Identifier: MIT
#include "core/edit/shapes.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

// Cells as '#' on a canvas of this size; a cell that comes twice shows as '2', and those outside are not drawn.
std::string drawn(const std::vector<CellAt>& cells, int width, int height)
{
    std::vector<std::string> rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '.'));
    for (const CellAt cell : cells)
        if (cell.x >= 0 && cell.y >= 0 && cell.x < width && cell.y < height) {
            char& sign = rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
            sign = sign == '.' ? '#' : '2';
        }
    std::string picture;
    for (const std::string& row : rows)
        picture += row + '\n';
    return picture;
}

void compare(const std::vector<CellAt>& cells, std::string_view picture)
{
    const std::string expected = trimmed(picture);
    const int width = static_cast<int>(expected.find('\n'));
    const int height = static_cast<int>(expected.size()) / (width + 1);
    QCOMPARE(shown(drawn(cells, width, height)), shown(expected));
}

constexpr Box kBounds{0, 0, 8, 5};

} // namespace

class ShapesTest : public QObject {
    Q_OBJECT

private slots:
    void linesJoinTheirEnds();
    void aLineIsTheSameFromBothEnds();
    void aLineStepsOnceACell();
    void brushesAreSquares();
    void roundBrushesHaveNoCorners();
    void ellipsesFillTheirBox();
    void aLassoHoldsWhatItEncloses();
    void mirroredCellsComeOnce();
    void boxesAreFilledFromAnyCorner();
    void outlinesLeaveTheInside();
    void outlinesAreCutAtTheBounds();
    void floodsStopAtOtherTilesAndCorners();
    void aFloodFromOutsideIsEmpty();
};

void ShapesTest::linesJoinTheirEnds()
{
    compare(lineCells({0, 0}, {7, 0}), R"(
########
........
)");
    compare(lineCells({1, 4}, {1, 1}), R"(
........
.#......
.#......
.#......
.#......
)");
    compare(lineCells({0, 0}, {4, 4}), R"(
#....
.#...
..#..
...#.
....#
)");
    compare(lineCells({0, 3}, {7, 1}), R"(
........
......##
..####..
##......
)");
    compare(lineCells({3, 2}, {3, 2}), R"(
......
......
...#..
)");
}

void ShapesTest::aLineIsTheSameFromBothEnds()
{
    for (int y = -6; y <= 6; ++y)
        for (int x = -6; x <= 6; ++x) {
            std::vector<CellAt> there = lineCells({0, 0}, {x, y});
            std::ranges::reverse(there);
            QVERIFY(there == lineCells({x, y}, {0, 0}));
        }
}

void ShapesTest::aLineStepsOnceACell()
{
    for (int y = -9; y <= 9; ++y)
        for (int x = -9; x <= 9; ++x) {
            const std::vector<CellAt> cells = lineCells({0, 0}, {x, y});
            QCOMPARE(cells.size(), static_cast<std::size_t>(std::max(std::abs(x), std::abs(y)) + 1));
            QVERIFY(cells.front() == CellAt{} && cells.back() == (CellAt{x, y}));
            for (std::size_t i = 1; i < cells.size(); ++i)
                QCOMPARE(std::max(std::abs(cells[i].x - cells[i - 1].x), std::abs(cells[i].y - cells[i - 1].y)), 1);
        }
}

void ShapesTest::brushesAreSquares()
{
    compare(brushCells({3, 2}, 1, kBounds), R"(
........
........
...#....
........
........
)");
    compare(brushCells({3, 2}, 3, kBounds), R"(
........
..###...
..###...
..###...
........
)");
    compare(brushCells({3, 2}, 2, kBounds), R"(
........
........
...##...
...##...
........
)");
    compare(brushCells({7, 0}, 3, kBounds), R"(
......##
......##
........
........
........
)");
    QVERIFY(brushCells({20, 2}, 5, kBounds).empty());
    QCOMPARE(brushCells({10, 10}, 9, {0, 0, 50, 50}).size(), std::size_t{81});
}

void ShapesTest::roundBrushesHaveNoCorners()
{
    compare(discCells({3, 2}, 5, kBounds), R"(
..###...
.#####..
.#####..
.#####..
..###...
)");
    compare(discCells({1, 1}, 3, kBounds), R"(
.#......
###.....
.#......
........
........
)");
    for (int size = 1; size <= 9; ++size)
        for (const CellAt cell : discCells({10, 10}, size, {0, 0, 20, 20}))
            QVERIFY(std::ranges::count(brushCells({10, 10}, size, {0, 0, 20, 20}), cell) == 1);
}

void ShapesTest::ellipsesFillTheirBox()
{
    compare(ellipseCells({7, 4}, {0, 0}, kBounds), R"(
..####..
########
########
########
..####..
)");
    compare(ellipseOutline({0, 0}, {7, 4}, kBounds), R"(
..####..
##....##
#......#
##....##
..####..
)");
    compare(ellipseCells({2, 2}, {2, 2}, kBounds), R"(
........
........
..#.....
........
........
)");
}

void ShapesTest::aLassoHoldsWhatItEncloses()
{
    const std::vector<CellAt> corners{{3, 0}, {6, 3}, {3, 4}, {0, 3}};
    compare(lassoCells(corners, kBounds), R"(
...#....
..###...
.#####..
#######.
..###...
)");
    compare(lassoCells(std::vector<CellAt>{{2, 2}}, kBounds), R"(
........
........
..#.....
........
........
)");
    QVERIFY(lassoCells({}, kBounds).empty());
}

void ShapesTest::mirroredCellsComeOnce()
{
    compare(mirroredCells({{1, 0}, {2, 2}}, kBounds, true, false), R"(
.#....#.
........
..#..#..
........
........
)");
    compare(mirroredCells({{1, 0}, {2, 2}}, kBounds, true, true), R"(
.#....#.
........
..#..#..
........
.#....#.
)");
}

void ShapesTest::boxesAreFilledFromAnyCorner()
{
    constexpr std::string_view kBox = R"(
........
.####...
.####...
........
........
)";
    compare(boxCells({1, 1}, {4, 2}, kBounds), kBox);
    compare(boxCells({4, 2}, {1, 1}, kBounds), kBox);
    compare(boxCells({4, 1}, {1, 2}, kBounds), kBox);
    compare(boxCells({6, 3}, {90, 90}, kBounds), R"(
........
........
........
......##
......##
)");
}

void ShapesTest::outlinesLeaveTheInside()
{
    compare(boxOutline({6, 4}, {1, 1}, kBounds), R"(
........
.######.
.#....#.
.#....#.
.######.
)");
    compare(boxOutline({1, 1}, {5, 2}, kBounds), R"(
........
.#####..
.#####..
........
........
)");
    compare(boxOutline({2, 1}, {2, 3}, kBounds), R"(
........
..#.....
..#.....
..#.....
........
)");
    compare(boxOutline({2, 1}, {5, 1}, kBounds), R"(
........
..####..
........
........
........
)");
    QCOMPARE(boxOutline({2, 2}, {2, 2}, kBounds).size(), std::size_t{1});
}

void ShapesTest::outlinesAreCutAtTheBounds()
{
    compare(boxOutline({-3, -3}, {2, 2}, kBounds), R"(
..#.....
..#.....
###.....
........
........
)");
    QVERIFY(boxOutline({-5, -5}, {20, 20}, kBounds).empty());
}

void ShapesTest::floodsStopAtOtherTilesAndCorners()
{
    const Dungeon dungeon = asciiDungeon(R"(
########
#..#...#
#..##..#
#####..#
#.~....#
########
)");
    const auto& tiles = dungeon.levels.front().tiles;
    compare(floodCells(tiles, {1, 1}), R"(
........
.##.....
.##.....
........
........
........
)");
    compare(floodCells(tiles, {4, 4}), R"(
........
....###.
.....##.
.....##.
...####.
........
)");
    compare(floodCells(tiles, {2, 4}), R"(
........
........
........
........
..#.....
........
)");
    QCOMPARE(floodCells(tiles, {0, 0}).size(), std::size_t{31}); // all walls are joined: 48 cells but 17 others
}

void ShapesTest::aFloodFromOutsideIsEmpty()
{
    const Grid<TileId> tiles(4, 3);
    QVERIFY(floodCells(tiles, {4, 0}).empty());
    QVERIFY(floodCells(tiles, {0, -1}).empty());
    QCOMPARE(floodCells(tiles, {0, 0}).size(), std::size_t{12});
}

CAVE_TEST_SUITE(ShapesTest);
#include "shapes_test.moc"
