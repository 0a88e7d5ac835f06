// SPDX-License-Identifier: MIT
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kZircon = R"({"rounds": 8, "rule": "majority", "outside": "ignore"})";
constexpr std::string_view kLargest = R"({"keep": "largest"})";

constexpr Golden kMajority{
    0x9f8490f80644c760u, 0x0cf196b639417be1u, 0xe23cb5b825c1796du, 0x0d03e328d50abab9u, 0xd60151d948eef5feu,
    0xc3020f94ce585c3cu, 0x4b820c2f6397bb97u, 0xdeb9c05d80cc7972u, 0x3267fdc626239295u, 0xd19ba645d4fed0beu,
    0xd33ff76f1484fe1cu, 0x77af0658f5eb456eu, 0xe27ba0cc67e46869u, 0x63df4155a301bfb3u, 0x39ac7a25d574d8deu,
    0xc8bab81ce5c77846u, 0x02ace14625a9ba67u, 0xe8902b39ba267ee3u, 0xb4412b590bcca813u, 0xc1460fcf429ec9b6u,
    0x16b67e6855dc254bu, 0xa079ebf508c268a3u, 0x6754b87defd18f26u, 0x99e1166bef4e1b78u, 0x40ed130d1a421571u};
constexpr Golden kKeptLargest{
    0x4e25875c9e20d128u, 0xb6bb6c5b89b11c4eu, 0x8e4ec32611283cdau, 0x14198801ea731cbeu, 0x4a4743b37ab8cbd9u,
    0x1b48c27ba25404edu, 0xef108a1a4c2e6962u, 0x139014d758dea2b2u, 0x3349990c4520dbbau, 0x2d868108d16a8022u,
    0xb0127adb0346f56au, 0x7f0787f63eefd269u, 0x74d13a3537aa6776u, 0x8eb9763829388e59u, 0x08a0196b56f2c6c3u,
    0xb3993b821dd98a94u, 0x74bd9b4ec7648d94u, 0x84a1359ba4a42b52u, 0x60de4a9d86524e2cu, 0x3fcf126fae49837bu,
    0x794fcc0a0f2c65dfu, 0xaf58fd98cddc138cu, 0x8acf520b965ef1abu, 0x2ab8f0ef476a74adu, 0x38f3e56819ca0a6au};

LevelState caves(std::string_view parameters, std::uint64_t seed)
{
    return runPass("caves", parameters, solidLevel(60, 30), seed).after;
}

} // namespace

class CavesPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto compare = [](const Golden& golden, std::string_view parameters) {
            return goldenDifference(golden, [&](std::uint64_t seed) { return caves(parameters, seed); });
        };
        QVERIFY2(compare(kMajority, kZircon).empty(), compare(kMajority, kZircon).c_str());
        QVERIFY2(compare(kKeptLargest, kLargest).empty(), compare(kKeptLargest, kLargest).c_str());
    }

    void onlyTheLargestCaveStays()
    {
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const LevelState all = anyCaveLevel(seed);
            const PassRun run = runPass("caves", kLargest, solidLevel(all.tiles.width(), all.tiles.height()), seed);
            const Regions regions = labelRegions(walkableOf(all), Way::Eight);
            QCOMPARE(regionsOf(run.after), std::min(regions.count(), 1));
            QCOMPARE(walkableOf(run.after).count(), *std::ranges::max_element(regions.sizes));
            QCOMPARE(run.report.state, RowState::Done);
        }
    }

    void floorThatMayNotBeFilledInStaysAndIsToldOf()
    {
        LevelState level = solidLevel(40, 20);
        level.tiles[1, 1] = Catalogue::builtIn()->floor();
        level.marks[1, 1] |= kLocked;
        const Where where{.boxes = {{10, 1, 29, 18}}, .tag = {}};
        const PassRun run = runPass("caves", kLargest, level, 3, where);
        QVERIFY(keepsOutside(run, where));
        QVERIFY(walkableOf(run.after).count() > 100);
        QCOMPARE(regionsOf(run.after), 2);
        QCOMPARE(run.report.state, RowState::Partial);
        QCOMPARE(run.report.why.count, 1);
    }

    void cellsOutsideAreIgnoredOnlyWhenAsked()
    {
        // All floor, without a border: only the corners have more wall than floor around, once outside is wall.
        LevelState level(20, 3, Catalogue::builtIn()->wall());
        const auto floors = [&](const char* parameters) {
            return walkableOf(runPass("caves", parameters, level, 5).after).count();
        };
        QCOMPARE(floors(R"({"fill": 1000, "rounds": 1, "rule": "majority", "outside": "ignore"})"), 60);
        QCOMPARE(floors(R"({"fill": 1000, "rounds": 1, "rule": "majority", "outside": "wall"})"), 56);
    }
};

CAVE_TEST_SUITE(CavesPassTest);
#include "caves_pass_test.moc"
