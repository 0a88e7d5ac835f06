// SPDX-License-Identifier: MIT
#include "tests/support/maker_checks.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::uint64_t> kGoldenMaze{
    0x9a11621a3c006520u, 0x598ae9c8c883c061u, 0x78b566838075e52eu, 0x96c830fa79a6a60du, 0xbc13de2a482a561fu,
    0xc9d35d4cad51b7deu, 0x69e93807279b8791u, 0x9a729792a27d465bu, 0x10a60cc063120c32u, 0xc829bb7356a87e75u,
    0x88da7f9d9ce82bceu, 0x0c4feb201f9e1104u, 0x5c42c584d2b1e2edu, 0xee7ad6c9368d846cu, 0x5f1e62face203404u,
    0x602ae5fc6f58d1dcu, 0xa24fe06423f05b42u, 0x868f920cfbcade29u, 0x7159501634fe853eu, 0x62c7ac2f67d14d1fu,
    0x13fef785312ac8b8u, 0xb11ee11ffcc18900u, 0xfa6ca3549bc6c014u, 0x3c844c7caf437eedu, 0x07d12573e819693eu};

LevelOrder mazeOrder(std::string parameters = "{}")
{
    return {.width = 61, .height = 31, .rows = {{"fill"}, {"maze", std::move(parameters)}}};
}

// Pairs of walkable cells that are neighbours by a side.
int steps(const BitGrid& floor)
{
    int count = 0;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            count += floor.get(x, y) && floor.getOr(x + 1, y, false);
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            count += floor.get(x, y) && floor.getOr(x, y + 1, false);
    return count;
}

int countDeadEnds(const BitGrid& floor)
{
    int count = 0;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            count += floor.get(x, y) && floor.getOr(x - 1, y, false) + floor.getOr(x + 1, y, false) +
                                                floor.getOr(x, y - 1, false) + floor.getOr(x, y + 1, false) ==
                                            1;
    return count;
}

} // namespace

class MazePassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto hashes = seedHashes(mazeOrder(R"({"holes": 2})"));
        QVERIFY2(hashes == kGoldenMaze, listOf(hashes).c_str());
    }

    void whateverTheParametersThePromiseIsKept()
    {
        Random dice(51);
        for (int run = 0; run < scaled(200); ++run) {
            const LevelOrder order = randomMakerOrder("maze", dice);
            const OneLevel made = bakedLevel(order);
            const std::string broken = brokenPromise(order, made);
            QVERIFY2(broken.empty(), (broken + "\n" + order.rows.back().parameters + "\n" + made.picture()).c_str());
        }
    }

    // A tree has one step fewer than it has cells; and every junction is part of it.
    void withoutBraidTheMazeIsPerfect()
    {
        for (const char* newest : {"0", "500", "750", "1000"}) {
            LevelOrder order = mazeOrder(R"({"braid": 0, "newest": )" + std::string(newest) + "}");
            for (order.seed = 1; order.seed <= 25; ++order.seed) {
                const OneLevel made = bakedLevel(order);
                const BitGrid floor = made.walkable();
                QCOMPARE(made.parts(), 1);
                QCOMPARE(steps(floor), floor.count() - 1);
                QCOMPARE(floor.count(), 2 * 30 * 15 - 1);
            }
        }
    }

    void fullBraidLeavesNoDeadEnd()
    {
        LevelOrder order = mazeOrder(R"({"braid": 1000})");
        for (order.seed = 1; order.seed <= 25; ++order.seed)
            QCOMPARE(countDeadEnds(bakedLevel(order).walkable()), 0);
    }

    void braidOpensItsShareOfDeadEnds()
    {
        LevelOrder perfect = mazeOrder(R"({"braid": 0})");
        LevelOrder braided = mazeOrder(R"({"braid": 150})");
        double ends = 0;
        double opened = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            perfect.seed = braided.seed = seed;
            const BitGrid before = bakedLevel(perfect).walkable();
            ends += countDeadEnds(before);
            opened += bakedLevel(braided).walkable().count() - before.count();
        }
        // Two dead ends that meet may open the same wall.
        QVERIFY2(opened / ends > 0.12 && opened / ends < 0.16, qPrintable(QString::number(opened / ends)));
    }

    void theNewestMakesLongWays()
    {
        LevelOrder winding = mazeOrder(R"({"braid": 0, "newest": 1000})");
        LevelOrder forked = mazeOrder(R"({"braid": 0, "newest": 0})");
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            winding.seed = forked.seed = seed;
            QVERIFY(countDeadEnds(bakedLevel(winding).walkable()) < countDeadEnds(bakedLevel(forked).walkable()));
        }
    }

    void aLargerPitchMakesWiderWays()
    {
        LevelOrder order = mazeOrder(R"({"pitch": 4, "braid": 0})");
        for (order.seed = 1; order.seed <= 10; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QCOMPARE(made.walkable().count(), 15 * 7 * 9 + (15 * 7 - 1) * 3);
            for (int y = 1; y + 1 < made.dungeon.height; ++y)
                for (int x = 1; x + 1 < made.dungeon.width; ++x)
                    QVERIFY(x % 4 == 0 || y % 4 == 0 || x > 60 || y > 28 || made.isWalkable(x, y));
        }
    }

    void aLockedIslandIsWalkedAround()
    {
        LevelOrder order = mazeOrder(R"({"braid": 0})");
        for (int y = 8; y < 20; ++y)
            for (int x = 10; x < 50; ++x)
                order.locked.push_back({{x, y}, (x + y) % 5 == 0 ? "rock" : "wall"});
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            const BitGrid floor = made.walkable();
            QVERIFY(made.reports[1].state == RowState::Done);
            QCOMPARE(labelRegions(floor, Way::Four).count(), 1);
            QCOMPARE(steps(floor), floor.count() - 1);
        }
    }

    void roomsAreCutAsManyAsFit()
    {
        LevelOrder order = mazeOrder(R"({"holes": 3})");
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QCOMPARE(made.state.rooms.size(), 3u);
            QVERIFY(made.state.mouths.size() >= 3);
        }
        const OneLevel full = bakedLevel(mazeOrder(R"({"holes": 1000})"));
        QVERIFY(full.reports[1].state == RowState::Partial);
        QCOMPARE(full.reports[1].done, static_cast<int>(full.state.rooms.size()));
    }

    void anAreaTooNarrowIsReported()
    {
        LevelOrder order = mazeOrder();
        order.rows.back().where.boxes = {{5, 5, 2, 20}};
        const OneLevel made = bakedLevel(order);
        QVERIFY(made.reports[1].state == RowState::Skipped);
        QCOMPARE(made.walkable().count(), 0);
    }

    void aPicture()
    {
        const OneLevel made = bakedLevel({.width = 41, .height = 15, .rows = {{"fill"}, {"maze"}}, .seed = 1});
        QCOMPARE(shown(made.picture()), shown(R"(XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
X...........#.#...#.#.#.#.....#.....#...X
X.#.#########.###.#.#.#.###.#.#.#.###.#.X
X.#.....#.......#...#.......#...#.#.#.#.X
X.#####.#.#####.#.###.#####.#.###.#.###.X
X...#.#.....#.......#...#.#.#.#.#.#...#.X
X.#.#.#####.#######.###.#.#.###.#.###.#.X
X.#.....#.......#.#...#.#.....#.#.......X
X.#####.#.#######.###.###.#.###.#####.##X
X...#...#.#...#...#...#...#.#.....#.....X
X####.###.#.###.###.###.#######.#####.##X
X.......#...#...#.....#.#.#.....#.....#.X
X.#.###.#####.#.#####.#.#.#.###.###.###.X
X.#...#.......#.#.................#.....X
XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
)"));
    }
};

CAVE_TEST_SUITE(MazePassTest);
#include "maze_pass_test.moc"
