// SPDX-License-Identifier: MIT
// A level goes on by itself, for its designer to look at, and the design stays as it is.
#include "core/session/forward.h"

#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr const char* kMeadow = "##########\n#******k.#\n#******..#\n##########";

Dungeon meadow() { return asciiDungeon(kMeadow, catalogueWith(R"({"use": ["living"]})")); }

std::ptrdiff_t firesIn(const Dungeon& dungeon, const SharedGrid<TileId>& tiles)
{
    return std::ranges::count_if(tiles.cells(), [&](TileId tile) { return dungeon.catalogue->tile(tile).fire; });
}

} // namespace

class ForwardTest : public QObject {
    Q_OBJECT

private slots:
    void fireSpreadsAndEnds();
    void nothingGoesOnByItselfWhereNothingBurns();
    void withoutFireInTheCatalogueItIsRefused();
};

void ForwardTest::fireSpreadsAndEnds()
{
    const Dungeon dungeon = meadow();
    const auto frames = playedForward(dungeon, {8, 2, 0}, 50, CellAt{1, 1});
    QVERIFY(frames.has_value());
    QVERIFY(frames->size() > 2 && frames->size() <= 51);
    QCOMPARE(firesIn(dungeon, frames->front()), std::ptrdiff_t{1});
    std::ptrdiff_t most = 0;
    for (const SharedGrid<TileId>& tiles : *frames)
        most = std::max(most, firesIn(dungeon, tiles));
    QVERIFY(most > 1);
    QVERIFY(*playedForward(dungeon, {8, 2, 0}, 50, CellAt{1, 1}) == *frames); // chance is by place
}

void ForwardTest::nothingGoesOnByItselfWhereNothingBurns()
{
    const auto frames = playedForward(asciiDungeon("#####\n#..k#\n#####"), {1, 1, 0}, 50);
    QVERIFY(frames.has_value());
    QCOMPARE(frames->size(), std::size_t{1});
}

void ForwardTest::withoutFireInTheCatalogueItIsRefused()
{
    QVERIFY(!playedForward(asciiDungeon("#####\n#...#\n#####"), {1, 1, 0}, 50, CellAt{2, 1}));
}

CAVE_TEST_SUITE(ForwardTest);
#include "forward_test.moc"
