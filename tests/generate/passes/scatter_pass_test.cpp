// SPDX-License-Identifier: MIT
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr Golden kPlain{
    0x78cad9ae4cf66352u, 0xbeacc41585de62ffu, 0xe408ffbb52e6f5ceu, 0x397cd227e8c1a9f5u, 0xaf2b58009c0723d2u,
    0xfd9c442151e40fbfu, 0x7dbc717aa667aba4u, 0x16ac7a114c482bc8u, 0x4a967dbb09ece15cu, 0xca7ca191442bb48du,
    0x32bc651cea94a70cu, 0x782d31f976c2cbd6u, 0x1b4d6c5b7687f5bcu, 0xfb4576ddd614ecdbu, 0x6bb075314c53c01eu,
    0xdd0f4d846eb4c5a7u, 0xeb3f6b5f27016101u, 0xa63a9604f5f69fd0u, 0xcb3fa1f7544ff626u, 0xdc273a9d81394c54u,
    0xffba32d9ee0b900au, 0xef29d5807d0c9d04u, 0x14b3845f7fbe5725u, 0xf71b1e425467bde2u, 0x179707c7458cf249u};
constexpr Golden kHeaps{
    0x5855f33f910b27bau, 0xb395136766eafce4u, 0x5f6097b94c9c0540u, 0x298682b5267c9925u, 0xd45a7798a4223a8cu,
    0x9c9df71a5ac2b69eu, 0x36fbb0a4e3c5864au, 0x2c85e57e0d3edceeu, 0x6834e8311ed55d1fu, 0x3c68cbb3bb4d177eu,
    0x455b6f9029e649deu, 0x7317a1489790b06au, 0x6cade42592253199u, 0x536cd7d9f5d16df5u, 0xe80c98cc81f3f3b9u,
    0x356241bb666e2e5eu, 0xf88434d2e066f271u, 0xbb6fdaa96b53f46du, 0x9888397e50925952u, 0x60efb3ea0cf3fc95u,
    0xfe1b4db66a1268b6u, 0x34892e3575c0c138u, 0xbb3907b160d8991du, 0x8dbf825a6b967f03u, 0xeba486361dcb90adu};

TileId kindOf(std::string_view id) { return *Catalogue::builtIn()->findTile(id); }

int cellsOf(const LevelState& level, std::string_view id)
{
    return static_cast<int>(std::ranges::count(level.tiles.cells(), kindOf(id)));
}

bool touches(const LevelState& level, int x, int y, TileId wanted)
{
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if ((dx != 0 || dy != 0) && level.tiles.contains(x + dx, y + dy) && level.tiles[x + dx, y + dy] == wanted)
                return true;
    return false;
}

} // namespace

class ScatterPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto compare = [](const Golden& golden, std::string_view parameters) {
            return goldenDifference(golden, [&](std::uint64_t seed) {
                return runPass("scatter", parameters, caveLevel(60, 30, seed), seed).after;
            });
        };
        QVERIFY2(compare(kPlain, "{}").empty(), compare(kPlain, "{}").c_str());
        const std::string_view heaps = R"({"per": "share", "count": 100, "near": "any", "cluster": 6})";
        QVERIFY2(compare(kHeaps, heaps).empty(), compare(kHeaps, heaps).c_str());
    }

    void exactlyAsManyCellsAsAskedForAndAllPlainFloorBefore()
    {
        Random dice(2);
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            LevelState level = anyCaveLevel(seed);
            for (std::uint8_t& marks : level.marks.cells())
                marks |= dice.below(8) == 0 ? kLocked : dice.below(8) == 0 ? kVault : 0;
            Where where;
            if (dice.below(2))
                where.boxes = {{dice.between(0, 20), dice.between(0, 20), dice.between(1, 30), dice.between(1, 30)}};
            const int asked = dice.between(0, 80);
            const PassRun run = runPass("scatter",
                                        R"({"near": "any", "cluster": )" + std::to_string(dice.between(1, 9)) +
                                            R"(, "count": )" + std::to_string(asked) + "}",
                                        level, seed, where);
            QVERIFY(keepsOutside(run, where));
            QCOMPARE(cellsOf(run.after, "rubble"), run.report.done);
            QCOMPARE(changedCells(level, run.after), run.report.done);
            QVERIFY(walkableOf(run.after) == walkableOf(level));
            int floors = 0;
            for (std::size_t cell = 0; cell < level.tiles.size(); ++cell) {
                const bool isChanged = level.tiles.cells()[cell] != run.after.tiles.cells()[cell];
                QVERIFY(!isChanged || level.tiles.cells()[cell] == kindOf("floor"));
                QVERIFY(!isChanged || (level.marks.cells()[cell] & (kVault | kLocked | kNoDig)) == 0);
                const int x = static_cast<int>(cell) % level.tiles.width();
                const int y = static_cast<int>(cell) / level.tiles.width();
                floors += level.tiles.cells()[cell] == kindOf("floor") && level.marks.cells()[cell] == 0 &&
                          (where.boxes.empty() || where.boxes[0].contains(x, y));
            }
            QCOMPARE(run.report.done, std::min(asked, floors));
            QCOMPARE(run.report.state, asked > floors ? RowState::Partial : RowState::Done);
        }
    }

    void nearWallsOnlyWhenAskedFor()
    {
        const LevelState level = caveLevel(60, 30, 4);
        const auto inTheOpen = [&](const char* near) {
            const LevelState after =
                runPass("scatter", std::string(R"({"count": 300, "near": ")") + near + "\"}", level, 4).after;
            int open = 0;
            for (int y = 0; y < 30; ++y)
                for (int x = 0; x < 60; ++x)
                    open += after.tiles[x, y] == kindOf("rubble") && !touches(level, x, y, kindOf("wall")) &&
                            !touches(level, x, y, kindOf("rock"));
            return open;
        };
        QCOMPARE(inTheOpen("wall"), 0);
        QVERIFY(inTheOpen("any") > 30);
    }

    void aShareIsOfThePlainFloor()
    {
        const LevelState level = caveLevel(60, 30, 6);
        const PassRun run = runPass("scatter", R"({"per": "share", "count": 100, "near": "any"})", level, 6);
        QCOMPARE(run.report.done, cellsOf(level, "floor") / 10);
    }

    void heapsHangTogether()
    {
        LevelState level(60, 60, kindOf("floor"));
        const PassRun run = runPass("scatter", R"({"count": 40, "near": "any", "cluster": 8})", level, 3);
        int alone = 0;
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 60; ++x)
                alone += run.after.tiles[x, y] == kindOf("rubble") && !touches(run.after, x, y, kindOf("rubble"));
        QCOMPARE(alone, 0);
        QCOMPARE(run.report.done, 40);
    }

    void oneCellMoreLeavesTheOthers()
    {
        const LevelState level = caveLevel(60, 30, 8);
        QCOMPARE(changedCells(runPass("scatter", R"({"count": 40})", level, 8).after,
                              runPass("scatter", R"({"count": 41})", level, 8).after),
                 1);
    }

    void whatBlocksOrLeadsAwayIsRefused()
    {
        for (const std::string blocking : {"pillar", "deep_water", "stairs_down", "hole"}) {
            const LevelState level = caveLevel(30, 20, 2);
            const PassRun run = runPass("scatter", "{\"tile\": \"" + blocking + "\"}", level, 1);
            QCOMPARE(run.report.state, RowState::Skipped);
            QVERIFY(!run.report.why.source.empty());
            QVERIFY(run.after == level);
        }
    }
};

CAVE_TEST_SUITE(ScatterPassTest);
#include "scatter_pass_test.moc"
