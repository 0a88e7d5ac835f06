// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kAll = R"({"dead_ends": 4, "speckle": 3})";

constexpr Golden kGaps{
    0x3d38f88574b8c454u, 0x9560ad477e729e4fu, 0xf5b35cd42324edeeu, 0x2a156f66b1f6ff22u, 0xa4c49e83b37526b2u,
    0x371c667415bb815bu, 0x59189cf7eddb2e70u, 0x0d72ede9cba706b6u, 0xe3f9364a8a86c019u, 0x80c2ba12c2d0bacdu,
    0x5d4a3c450ba88c15u, 0x3f86c490b7b5ae44u, 0x1a24a2bdc3e79761u, 0x90a7fac9740a89efu, 0x91c082e1a4c52fb7u,
    0xe1a48888cbb3d308u, 0x1ffb5255170cb726u, 0xd8ab5a1ea40ae23au, 0x563a5eac0d911f02u, 0x3ed5d2c14df7c899u,
    0x5785f7ca6824d092u, 0x6a841a960117feafu, 0x1b44cdf26850d208u, 0x190bb1e270642e24u, 0x51d5ae3a2b9804c0u};
constexpr Golden kEverything{
    0xc2feedd2b8c3be2au, 0x04a4475abec4f3aeu, 0xbd6bd2463701017fu, 0xda99536cee4a3e5fu, 0x66587b930be7f946u,
    0x0bf97ba9ada89054u, 0x072556915b59adaeu, 0xcafec2fd46c22a48u, 0xbdc548c24b97d11cu, 0x1b4f58d15ab60823u,
    0x7ea4668008c45e4eu, 0x059465b4a4b7943fu, 0x1364faa71f6c9a8cu, 0xf8494073768f6267u, 0x3c552bf423038c5eu,
    0xb97ccfd272e5f7bcu, 0xd0c89bca645d823eu, 0xc413ce65f5177de8u, 0x684f3af4aaa9a00au, 0xe3cb552f75656047u,
    0x732bffc02200999bu, 0xcaea56baf4fbf956u, 0xb0a35957d86b27f1u, 0x0a8dd3a3260fe5f9u, 0x9422c9c0ce4a11bcu};

int gapsIn(const LevelState& level)
{
    const BitGrid floor = walkableOf(level);
    int gaps = 0;
    for (int y = 0; y + 1 < floor.height(); ++y)
        for (int x = 0; x + 1 < floor.width(); ++x)
            gaps += floor.get(x, y) == floor.get(x + 1, y + 1) && floor.get(x + 1, y) == floor.get(x, y + 1) &&
                    floor.get(x, y) != floor.get(x + 1, y);
    return gaps;
}

void compare(const PassRun& run, std::string_view expected)
{
    const std::string picture = pictureOf(run.after);
    QVERIFY2(picture == pictureOf(levelOf(expected)), picture.c_str());
}

} // namespace

class TidyPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto difference = [](const Golden& golden, std::string_view parameters) {
            return goldenDifference(golden, [&](std::uint64_t seed) {
                return runPass("tidy", parameters, caveLevel(60, 30, seed), seed).after;
            });
        };
        QVERIFY2(difference(kGaps, "{}").empty(), difference(kGaps, "{}").c_str());
        QVERIFY2(difference(kEverything, kAll).empty(), difference(kEverything, kAll).c_str());
    }

    void aGapIsOpenedOnOneSide()
    {
        const PassRun run = runPass("tidy", "{}", levelOf("XXXXXX\nX..##X\nX##..X\nXXXXXX\n"), 1);
        QCOMPARE(gapsIn(run.after), 0);
        QCOMPARE(run.report.done, 1);
        QCOMPARE(run.report.state, RowState::Done);
    }

    void aGapBetweenRocksStaysAndIsToldOf()
    {
        const LevelState level = levelOf("XXXXXX\nX..XXX\nXXX..X\nXXXXXX\n");
        const PassRun run = runPass("tidy", "{}", level, 1);
        QVERIFY(run.after == level);
        QCOMPARE(run.report.state, RowState::Partial);
        QCOMPARE(run.report.why.count, 1);
    }

    void deadEndsAreFilledInByAsManyCellsAsAsked()
    {
        const LevelState level = levelOf("XXXXXXXXX\nX.......X\nX.###.##X\nX...#...X\nXXXXXXXXX\n");
        compare(runPass("tidy", R"({"gaps": false, "dead_ends": 1})", level, 1),
                "XXXXXXXXX\nX......#X\nX.###.##X\nX..##..#X\nXXXXXXXXX\n");
        compare(runPass("tidy", R"({"gaps": false, "dead_ends": 2})", level, 1),
                "XXXXXXXXX\nX.....##X\nX.###.##X\nX.###.##X\nXXXXXXXXX\n");
    }

    void anythingIsFilledInButItsLastCell()
    {
        const LevelState level = levelOf("XXXXXXX\nX.....X\nX###.#X\nXXXXXXX\n");
        const PassRun run = runPass("tidy", R"({"dead_ends": 1000})", level, 1);
        QCOMPARE(walkableOf(run.after).count(), 1);
    }

    void specklesGoUpToTheirSize()
    {
        const LevelState level = levelOf("XXXXXXXXX\nX.......X\nX.#.##..X\nX.......X\nXXXXXXXXX\n");
        compare(runPass("tidy", R"({"speckle": 1})", level, 1),
                "XXXXXXXXX\nX.......X\nX...##..X\nX.......X\nXXXXXXXXX\n");
        compare(runPass("tidy", R"({"speckle": 2})", level, 1),
                "XXXXXXXXX\nX.......X\nX.......X\nX.......X\nXXXXXXXXX\n");
    }

    void aWallAroundACaveIsNoSpeckle()
    {
        const LevelState level = levelOf("XXXXXXX\nX.....X\nX.###.X\nX.#.#.X\nX.###.X\nX.....X\nXXXXXXX\n");
        QVERIFY(runPass("tidy", R"({"speckle": 100})", level, 1).after == level);
    }

    void roomsMouthsStairsAndThingsPutByHandStay()
    {
        LevelState level = levelOf("XXXXXXXXX\nX..>....X\nX########\nX.......X\nXXXXXXXXX\n");
        level.mouths = {{1, 1}};
        level.rooms = {{.uid = 1, .box = {7, 1, 1, 1}, .cells = {{7, 1}}, .tags = {}}};
        level.marks[1, 3] |= kNoSpawn;
        level.marks[7, 3] |= kLocked;
        QVERIFY(runPass("tidy", R"({"dead_ends": 100})", level, 1).after == level);
    }

    void theNumberOfPartsNeverChanges()
    {
        Random dice(8);
        const auto seeds = scaled<std::uint64_t>(200);
        int gapsLeft = 0;
        int gaps = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            LevelState level = anyCaveLevel(seed);
            for (std::uint8_t& marks : level.marks.cells())
                marks |= dice.below(9) == 0 ? kLocked : dice.below(9) == 0 ? kVault : 0;
            Where where;
            if (dice.below(2))
                where.boxes = {{dice.between(0, 20), dice.between(0, 20), dice.between(1, 30), dice.between(1, 30)}};
            const std::string parameters = R"({"dead_ends": )" + std::to_string(dice.between(0, 9)) +
                                           R"(, "speckle": )" + std::to_string(dice.between(0, 30)) + "}";
            const PassRun run = runPass("tidy", parameters, level, seed, where);
            QCOMPARE(regionsOf(run.after), regionsOf(level));
            QVERIFY(keepsOutside(run, where));
            for (std::size_t cell = 0; cell < level.tiles.size(); ++cell)
                QVERIFY(level.tiles.cells()[cell] == run.after.tiles.cells()[cell] ||
                        (level.marks.cells()[cell] & kVault) == 0);
            if (where.isEverywhere())
                QCOMPARE(run.report.asked - run.report.done, gapsIn(run.after));
            const LevelState bare = runPass("caves", R"({"rounds": 1})", solidLevel(40, 30), seed).after;
            QCOMPARE(regionsOf(runPass("tidy", kAll, bare, seed).after), regionsOf(bare));
            gaps += gapsIn(bare);
            gapsLeft += gapsIn(runPass("tidy", "{}", bare, seed).after);
        }
        QVERIFY2(gaps > scaled(500) && gapsLeft * 20 < gaps,
                 qPrintable(QStringLiteral("%1 of %2").arg(gapsLeft).arg(gaps)));
    }
};

CAVE_TEST_SUITE(TidyPassTest);
#include "tidy_pass_test.moc"
