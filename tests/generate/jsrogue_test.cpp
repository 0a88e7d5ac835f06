// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace cave;

namespace {

// Frozen with version 1 of the random rules: seeds 1..25 of jsrogue.
constexpr std::array<std::uint64_t, 25> kGolden{
    0xa7493d3d732b5d47u, 0x55823889395f43abu, 0x30e2c5507fd4c022u, 0x5bb0fb06071880e0u, 0xe9e57e737f747d6fu,
    0xff6dc2c96407868eu, 0xf440f81c7e8679cbu, 0x362d25e7398207edu, 0x675eb784a17e7f76u, 0xc935f6dbe82aca5du,
    0x465a1909c03e0a91u, 0xbce9bdce34a97cbdu, 0xa3a60f1093f1ef83u, 0xebfb52ac3032c25bu, 0x859505a1250ad1b5u,
    0x77c05f5cd9663dbbu, 0x2fe06272da97777du, 0x2b040b404efbbc46u, 0x3221529608e39aa6u, 0xf57ecf99e58d31d9u,
    0x6478dc61a21c47c5u, 0x52d6e1e87e034b94u, 0xf09d9bdae1662596u, 0x59d91486d2576355u, 0xfb10903c9d9bbd0du};

} // namespace

class JsrogueTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        for (std::uint64_t seed = 1; seed <= kGolden.size(); ++seed) {
            QVERIFY(bake(dungeon, seed));
            QVERIFY2(dungeonHash(dungeon) == kGolden[seed - 1], hexOf(dungeonHash(dungeon)).c_str());
        }
    }

    void everySeedCanBeWalkedFromStartToBottomAndHasNoProblem()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        const auto seeds = static_cast<std::uint64_t>(200 * testScale());
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            QVERIFY(bake(dungeon, seed));
            QVERIFY2(findProblems(dungeon).empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            QVERIFY2(!findRoute(dungeon).empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    // As in the tutorial game with a solid border: 41.4 % floor, 14.4 links a pair of levels, about 0.9 tunnels a
    // world.
    void floorLinksAndTunnelsAreThoseOfTheGameItFollows()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        double floor = 0;
        double links = 0;
        double tunnels = 0;
        const int seeds = 200;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto reports = bake(dungeon, static_cast<std::uint64_t>(seed));
            QVERIFY(reports);
            for (const RowReport& report : reports->rows)
                tunnels += report.type == "connect" ? report.done : 0;
            for (const DungeonLevel& level : dungeon.levels)
                for (const TileId tile : level.tiles.cells()) {
                    floor += dungeon.catalogue->tile(tile).walkable;
                    links += tile == dungeon.catalogue->stairsDown();
                }
        }
        const double share = floor / (seeds * 6 * 48.0);
        QVERIFY2(share > 40.4 && share < 42.4, qPrintable(QString::number(share)));
        QVERIFY2(links / seeds / 5 > 13.9 && links / seeds / 5 < 14.9, qPrintable(QString::number(links / seeds / 5)));
        QVERIFY2(tunnels / seeds > 0.6 && tunnels / seeds < 1.2, qPrintable(QString::number(tunnels / seeds)));
        qInfo("floor %.2f %% (41.4), links %.2f a pair (14.4), tunnels %.2f a world (0.9)", share, links / seeds / 5,
              tunnels / seeds);
    }

    void creaturesAre15ALevelOfThreeKindsEquallyOften()
    {
        Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
        std::array<int, 3> counts{};
        const std::array<std::string_view, 3> kinds{"fungus", "bat", "newt"};
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            QVERIFY(bake(dungeon, seed));
            for (const DungeonLevel& level : dungeon.levels) {
                QCOMPARE(level.things.size(), 15u);
                for (const Placement& thing : level.things)
                    for (std::size_t i = 0; i < kinds.size(); ++i)
                        counts[i] += thing.kind == *dungeon.catalogue->findCreature(kinds[i]);
            }
        }
        for (const int count : counts)
            QVERIFY2(count > 2850 && count < 3150, qPrintable(QString::number(count)));
    }
};

CAVE_TEST_SUITE(JsrogueTest);
#include "jsrogue_test.moc"
