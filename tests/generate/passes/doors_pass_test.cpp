// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Golden kGoldenDoors{
    0x89eb21259c289a7cu, 0x7b0bd3359d667f74u, 0x175db5efc4160f1du, 0x6c04b88879205ac9u, 0x2e19d2d33231295bu,
    0xdf237e0e26d85e82u, 0xd6c898b7ab5f47b7u, 0xe476b63efc440f38u, 0xe148a9c9e6cd2211u, 0xd98186bfeaf877e3u,
    0xd9ce43ddd5f65282u, 0x354c70dff4ae6dd3u, 0xb39bcb5ed8cf2ae4u, 0x54270239e3406c32u, 0x750fc3b716bb1691u,
    0x555787e4e84d9c03u, 0x6d98ea88b48d2536u, 0x2a8f04fa1691b52bu, 0xe0c1298f1ada5f7fu, 0x56e9d92796672f35u,
    0x3f442ff0499ac81au, 0x141ede588712802du, 0x4e8d22261e73b256u, 0x3ca20409bb27cd94u, 0x117ebe7d1ad547cau};

TileId tileCalled(std::string_view id) { return *Catalogue::builtIn()->findTile(id); }

int countOf(const LevelState& level, std::string_view id)
{
    return static_cast<int>(std::ranges::count(level.tiles.cells(), tileCalled(id)));
}

// A grid of rooms of 3x3 cells with mouths in most of the walls between them: many ways around.
LevelState roomGrid(int columns, int rows, std::uint64_t seed)
{
    LevelState level = solidLevel(4 * columns + 1, 4 * rows + 1);
    Random dice(seed, 9);
    const auto open = [&](int x, int y) {
        if (!level.tiles.contains(x + 1, y + 1) || dice.perMille(250))
            return;
        level.tiles[x, y] = tileCalled("floor");
        level.mouths.push_back({x, y});
    };
    for (int y = 1; y < level.tiles.height(); y += 4)
        for (int x = 1; x < level.tiles.width(); x += 4) {
            for (int cell = 0; cell < 9; ++cell)
                level.tiles[x + cell % 3, y + cell / 3] = tileCalled("floor");
            if (x + 4 < level.tiles.width())
                open(x + 3, y + 1);
            if (y + 4 < level.tiles.height())
                open(x + 1, y + 3);
        }
    return level;
}

} // namespace

class DoorsPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const std::string difference = goldenDifference(kGoldenDoors, [](std::uint64_t seed) {
            return runPass("doors", "{}", roomGrid(12, 6, seed), seed, {}, 20).after;
        });
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void doorsStandInMouthsBetweenTwoWallsAndSecretOnesCutNothing()
    {
        int secrets = 0;
        int plain = 0;
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const LevelState level = roomGrid(1 + static_cast<int>(seed % 9), 1 + static_cast<int>(seed % 7), seed);
            const PassRun run = runPass("doors", R"({"share": 1000, "secret": 1000})", level, seed);
            QCOMPARE(regionsOf(run.after), regionsOf(level));
            secrets += countOf(run.after, "secret_door");
            plain += countOf(run.after, "door");
            QCOMPARE(countOf(run.after, "secret_door") + countOf(run.after, "door"), run.report.done);
            QCOMPARE(changedCells(level, run.after), run.report.done);
            for (int y = 0; y < level.tiles.height(); ++y)
                for (int x = 0; x < level.tiles.width(); ++x) {
                    if (run.after.tiles[x, y] == level.tiles[x, y])
                        continue;
                    QVERIFY(std::ranges::count(level.mouths, CellAt{x, y}) > 0);
                    const BitGrid floor = walkableOf(level);
                    QVERIFY(floor.get(x - 1, y) == floor.get(x + 1, y) && floor.get(x, y - 1) == floor.get(x, y + 1));
                    QVERIFY(floor.get(x - 1, y) != floor.get(x, y - 1));
                }
        }
        QVERIFY2(secrets > scaled(300) && plain > scaled(300),
                 qPrintable(QStringLiteral("%1 %2").arg(secrets).arg(plain)));
    }

    void theOnlyWayIsNeverSecret()
    {
        LevelState level = levelOf("XXXXXXX\nX..#..X\nX.....X\nX..#..X\nXXXXXXX\n");
        level.mouths = {{3, 2}};
        const PassRun run = runPass("doors", R"({"share": 1000, "secret": 1000})", level, 1);
        QCOMPARE((run.after.tiles[3, 2]), tileCalled("door"));
    }

    void sharesHoldAndSecretsGrowWithDepth()
    {
        int mouths = 0;
        int doors = 0;
        int secretsAbove = 0;
        int secretsBelow = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const LevelState level = roomGrid(12, 6, seed);
            mouths += static_cast<int>(level.mouths.size());
            const PassRun above = runPass("doors", "{}", level, seed, {}, 1);
            doors += above.report.done;
            secretsAbove += countOf(above.after, "secret_door");
            secretsBelow += countOf(runPass("doors", "{}", level, seed, {}, 26).after, "secret_door");
        }
        const double share = 1.0 * doors / mouths;
        QVERIFY2(share > 0.58 && share < 0.62, qPrintable(QString::number(share)));
        QCOMPARE(secretsAbove, 0);
        QVERIFY2(10 * secretsBelow > 3 * doors, qPrintable(QString::number(secretsBelow)));
    }

    void mouthsThatAreNoDoorwaysStay()
    {
        LevelState level = levelOf("XXXXXXXXX\nX.......X\nX.......X\nX##.#...X\nX.......X\nXXXXXXXXX\n");
        level.mouths = {{1, 1}, {5, 3}, {4, 1}, {4, 3}, {3, 3}};
        level.marks[3, 3] |= kLocked;
        QCOMPARE(runPass("doors", R"({"share": 1000})", level, 1).report.done, 0);
        level.marks[3, 3] = 0;
        QCOMPARE(runPass("doors", R"({"share": 1000})", level, 1).report.done, 1);
        QCOMPARE(runPass("doors", R"({"share": 1000})", level, 1, {.boxes = {{4, 1, 4, 4}}, .tag = {}}).report.done, 0);
        level.marks[3, 3] = kVault;
        QCOMPARE(runPass("doors", R"({"share": 1000})", level, 1).report.done, 0);
    }

    void twoDoorsNeverStandSideBySide()
    {
        LevelState level = levelOf("XXXXXXXX\nX..##..X\nX......X\nX..##..X\nXXXXXXXX\n");
        level.mouths = {{3, 2}, {4, 2}};
        QCOMPARE(runPass("doors", R"({"share": 1000})", level, 1).report.done, 1);
    }
};

CAVE_TEST_SUITE(DoorsPassTest);
#include "doors_pass_test.moc"
