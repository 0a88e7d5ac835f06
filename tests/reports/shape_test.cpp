// SPDX-License-Identifier: MIT
#include "core/proof/shape.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

LevelShape shape(std::string_view picture) { return shapeOf(asciiDungeon(picture), 0); }

} // namespace

class ShapeTest : public QObject {
    Q_OBJECT

private slots:
    void aRingOfCorridorIsOneLoopAndAPillarNone()
    {
        QCOMPARE(shape("############\n"
                       "#..........#\n"
                       "#.########.#\n"
                       "#.########.#\n"
                       "#..........#\n"
                       "############")
                     .loops,
                 1);
        QCOMPARE(shape("############\n"
                       "#..........#\n"
                       "#....##....#\n"
                       "#....##....#\n"
                       "#..........#\n"
                       "############")
                     .loops,
                 0);
    }

    // The two rooms and their corridors form a ring, a third corridor makes a second one.
    void eachWayRoundCountsOnceWhateverDoorsAreOnIt()
    {
        constexpr std::string_view kOne = "##############\n"
                                          "#....+.......#\n"
                                          "#....#######.#\n"
                                          "#....#######.#\n"
                                          "#....#######.#\n"
                                          "#....S.......#\n"
                                          "##############";
        constexpr std::string_view kTwo = "###########################\n"
                                          "#.+......+................#\n"
                                          "#.########+##############.#\n"
                                          "#.########.##############.#\n"
                                          "#.########.##############.#\n"
                                          "#.........................#\n"
                                          "###########################";
        QCOMPARE(shape(kOne).loops, 1);
        QCOMPARE(shape(kTwo).loops, 2);
    }

    void waterIsNoWall()
    {
        QCOMPARE(shape("############\n"
                       "#..........#\n"
                       "#.========.#\n"
                       "#.========.#\n"
                       "#..........#\n"
                       "############")
                     .loops,
                 0);
    }

    void roomsArePartsThatAreWiderThanACorridor()
    {
        QCOMPARE(shape("##################\n"
                       "#....#####....####\n"
                       "#............+...#\n"
                       "#....#####....#..#\n"
                       "##################")
                     .rooms,
                 2); // the closet to the right has 5 cells
        QCOMPARE(shape("#########\n"
                       "#...+...#\n"
                       "#...#...#\n"
                       "#...#...#\n"
                       "#########")
                     .rooms,
                 2);
    }

    void lakesAreCountedDiagonallyAndPassableCellsWithDoors()
    {
        const LevelShape wet = shape("########\n"
                                     "#~..=.L#\n"
                                     "#.=..=.#\n"
                                     "#.~..S.#\n"
                                     "########");
        QCOMPARE(wet.lakes, 2);
        QCOMPARE(wet.passable, 15); // 18 cells, three of deep water
        QCOMPARE(wet.secrets, 1);
    }

    void stepsAreThoseOfTheShortestWay()
    {
        QCOMPARE(shape("#########\n"
                       "#@..#..>#\n"
                       "#.#...#.#\n"
                       "#########")
                     .steps,
                 6);
        QCOMPARE(shape("#########\n"
                       "#@..#..>#\n"
                       "#########")
                     .steps,
                 0);
    }

    void aSecretDoorIsNeededOnlyWhereThereIsNoOtherWay()
    {
        const auto level = [](std::string_view row) {
            Dungeon dungeon = asciiDungeon("#########\n" + std::string(row) +
                                           "\n#########\n\n"
                                           "#########\n#......<#\n#########");
            return shapeOf(dungeon, 0);
        };
        QVERIFY(level("#@.S...>#").needsSecret);
        QVERIFY(!level("#@.+...>#").needsSecret);
        QVERIFY(!level("#@.#...>#").hasWay);
        QVERIFY(!level("#@.#...>#").needsSecret);
        QVERIFY(!level("#@>S...>#").needsSecret);
    }
};

CAVE_TEST_SUITE(ShapeTest);
#include "shape_test.moc"
