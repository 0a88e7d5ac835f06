// SPDX-License-Identifier: MIT
#include "core/generate/passes/tunnels.h"

#include "core/generate/shapes/regions.h"
#include "tests/support/bit_picture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::vector<Tunnel> tunnelsOf(const BitGrid& floor, const BitGrid& diggable)
{
    return findTunnels(labelRegions(floor, Way::Eight).ids, diggable);
}

BitGrid opposite(const BitGrid& floor)
{
    BitGrid walls(floor.width(), floor.height(), true);
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            walls.set(x, y, !floor.get(x, y));
    return walls;
}

} // namespace

class TunnelsTest : public QObject {
    Q_OBJECT

private slots:
    void theShortestWayThroughIsDug()
    {
        const BitGrid floor = bitsOf({".####.", ".##..#", ".#####"});
        const auto tunnels = tunnelsOf(floor, opposite(floor));
        QCOMPARE(tunnels.size(), 1u);
        QVERIFY(tunnels[0].cells == (std::vector<CellAt>{{1, 1}, {2, 1}}));
    }

    void onlyDiggableCellsAreUsed()
    {
        const BitGrid floor = bitsOf({".###.", ".###.", "#####"});
        BitGrid diggable = opposite(floor);
        diggable.set(2, 0, false);
        diggable.set(2, 1, false);
        const auto around = tunnelsOf(floor, diggable);
        QCOMPARE(around.size(), 1u);
        QCOMPARE(around[0].cells.size(), 5u);
        diggable.set(2, 2, false);
        QVERIFY(tunnelsOf(floor, diggable).empty());
    }

    void aTunnelJoinsItsTwoRegions()
    {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const BitGrid floor = Chance(seed).mask(40, 20, 150);
            const int before = labelRegions(floor, Way::Eight).count();
            for (const Tunnel& tunnel : tunnelsOf(floor, opposite(floor))) {
                BitGrid dug = floor;
                for (const CellAt cell : tunnel.cells) {
                    QVERIFY(!floor.get(cell.x, cell.y));
                    dug.set(cell.x, cell.y);
                }
                QVERIFY(labelRegions(dug, Way::Eight).count() < before);
            }
        }
    }

    void shorterTunnelsComeFirst()
    {
        const BitGrid floor = Chance(3).mask(60, 30, 80);
        const auto tunnels = tunnelsOf(floor, opposite(floor));
        QVERIFY(tunnels.size() > 5);
        QVERIFY(std::ranges::is_sorted(tunnels, {}, [](const Tunnel& tunnel) { return tunnel.cells.size(); }));
    }
};

CAVE_TEST_SUITE(TunnelsTest);
#include "tunnels_test.moc"
