// SPDX-License-Identifier: MIT
#include "core/base/position.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Golden kGoldenLoops{
    0x5eb5546308892e6du, 0x4e4ce8cf280bcb91u, 0xf6054c71934dd083u, 0x290a8448da3f7093u, 0x4a5720b59c3c5030u,
    0x8481a00f2a78b24fu, 0x0f09cc743efb97f6u, 0x838fb80ddca7dc1au, 0x204e9804a78fe69cu, 0x3ae3b992605ffda5u,
    0x7bb06ea1e6db9470u, 0x4db107d0b5c7b35du, 0x6d9f25b6f653e109u, 0x1d2a95af96d7c6afu, 0x00bb3f7894e67afeu,
    0x3b7ecc0d889895d0u, 0x614decbf6146b8edu, 0xe89e0bda2f99a450u, 0x985b2b28016de8c0u, 0x3cdb77caa9ccae1au,
    0x666f96961475ddf4u, 0xced50980e3330109u, 0xa790d5893f07a5f3u, 0x7d3b8f2ea8d0441au, 0x1038abe6fb01bf9cu};

// Steps between two cells once `without` is closed again; -1 for no way. By plain search over the level.
int stepsWithout(const LevelState& level, CellAt from, CellAt to, CellAt without)
{
    const BitGrid floor = walkableOf(level);
    Grid<int> steps(floor.width(), floor.height(), -1);
    std::vector<CellAt> queue{from};
    steps[from.x, from.y] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Direction direction : kDirections) {
            const Position there = moved({queue[i].x, queue[i].y, 0}, direction);
            if (!floor.getOr(there.x, there.y, false) || steps[there.x, there.y] >= 0 ||
                CellAt{there.x, there.y} == without)
                continue;
            steps[there.x, there.y] = steps[queue[i].x, queue[i].y] + 1;
            queue.push_back({there.x, there.y});
        }
    return steps[to.x, to.y];
}

} // namespace

class LoopsPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const std::string difference = goldenDifference(kGoldenLoops, [](std::uint64_t seed) {
            return runPass("loops", R"({"thickness": 2, "detour": 10})", caveLevel(80, 40, seed), seed).after;
        });
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void aWallIsOpenedOnlyWhereTheWayAroundIsLong()
    {
        const LevelState level = levelOf(R"(
XXXXXXXXXXXXXXX
X.............X
X.###########.X
X.............X
X##############
XXXXXXXXXXXXXXX
)");
        // From the middle of the upper corridor to the lower it is 12 steps, from all others fewer.
        QCOMPARE(runPass("loops", R"({"detour": 12})", level, 1).report.done, 0);
        const PassRun run = runPass("loops", R"({"detour": 11, "max": 1})", level, 1);
        QCOMPARE(run.report.done, 1);
        QCOMPARE(run.after.mouths.size(), 1u);
        QCOMPARE(run.after.mouths[0], (CellAt{7, 2}));
        QCOMPARE((run.after.tiles[7, 2]), *Catalogue::builtIn()->findTile("door"));
        const PassRun floor = runPass("loops", R"({"detour": 11, "max": 1, "as": "floor"})", level, 1);
        QCOMPARE((floor.after.tiles[7, 2]), Catalogue::builtIn()->floor());
    }

    void wallsOfTwoCellsAreOpenedOnlyWhenAsked()
    {
        const LevelState level = levelOf(R"(
XXXXXXXX
X..##..X
XXXXXXXX
)");
        QCOMPARE(runPass("loops", "{}", level, 1).report.done, 0);
        const PassRun run = runPass("loops", R"({"thickness": 2})", level, 1);
        QCOMPARE(pictureOf(run.after), pictureOf(levelOf("XXXXXXXX\nX..+...X\nXXXXXXXX\n")));
    }

    void everyOpeningIsADoorwayThatSavesADetour()
    {
        int opened = 0;
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const LevelState level = seed % 2 == 0 ? anyCaveLevel(seed) : caveLevel(100, 48, seed);
            const PassRun run = runPass("loops", R"({"max": 50, "detour": 10})", level, seed);
            QCOMPARE(static_cast<int>(run.after.mouths.size()), run.report.done);
            QCOMPARE(changedCells(level, run.after), run.report.done);
            QVERIFY(regionsOf(run.after) <= regionsOf(level));
            for (const CellAt mouth : run.after.mouths) {
                const BitGrid floor = walkableOf(run.after);
                const auto isFloor = [&](int dx, int dy) { return floor.getOr(mouth.x + dx, mouth.y + dy, false); };
                QVERIFY(isFloor(1, 0) == isFloor(-1, 0) && isFloor(0, 1) == isFloor(0, -1));
                QVERIFY(isFloor(1, 0) != isFloor(0, 1));
            }
            if (!run.after.mouths.empty()) { // of the last one nothing later has shortened the way
                const CellAt last = run.after.mouths.back();
                const bool isAcross = walkableOf(run.after).get(last.x + 1, last.y);
                const CellAt from = isAcross ? CellAt{last.x - 1, last.y} : CellAt{last.x, last.y - 1};
                const CellAt to = isAcross ? CellAt{last.x + 1, last.y} : CellAt{last.x, last.y + 1};
                const int around = stepsWithout(run.after, from, to, last);
                QVERIFY(around == -1 || around > 10);
            }
            opened += run.report.done;
        }
        QVERIFY2(opened > scaled(100), qPrintable(QString::number(opened)));
    }

    void moreLoopsKeepTheFirst()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const LevelState level = caveLevel(80, 40, seed);
            const auto few = runPass("loops", R"({"max": 2})", level, seed).after.mouths;
            const auto many = runPass("loops", R"({"max": 9})", level, seed).after.mouths;
            QVERIFY(few.size() <= many.size() && std::equal(few.begin(), few.end(), many.begin()));
        }
    }

    void areasLockedCellsAndVaultsStay()
    {
        Random dice(5);
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            LevelState level = anyCaveLevel(seed);
            for (std::uint8_t& marks : level.marks.cells())
                marks |= dice.below(6) == 0 ? kLocked : dice.below(6) == 0 ? kVault : 0;
            const Where where{.boxes = {{dice.between(0, 9), dice.between(0, 9), 30, 20}}, .tag = {}};
            const PassRun run = runPass("loops", R"({"thickness": 2, "detour": 1})", level, seed, where);
            QVERIFY(keepsOutside(run, where));
            for (std::size_t cell = 0; cell < level.tiles.size(); ++cell)
                QVERIFY(level.tiles.cells()[cell] == run.after.tiles.cells()[cell] ||
                        (level.marks.cells()[cell] & kVault) == 0);
        }
    }
};

CAVE_TEST_SUITE(LoopsPassTest);
#include "loops_pass_test.moc"
