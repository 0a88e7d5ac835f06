// SPDX-License-Identifier: MIT
#include "core/generate/canvas.h"

#include "core/base/random.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::uint8_t kAllMarks = kLocked | kNoDig | kNoSpawn | kVault | kNoLiquid | kOpaque;

LevelState randomState(Random& dice, int width, int height, TileId tiles)
{
    LevelState state(width, height, 0);
    for (TileId& tile : state.tiles.cells())
        tile = static_cast<TileId>(dice.below(tiles));
    for (std::uint8_t& marks : state.marks.cells())
        marks = dice.perMille(200) ? static_cast<std::uint8_t>(dice.below(kAllMarks + 1)) : 0;
    return state;
}

// What is kept must be what it would be on a canvas that has kept nothing.
bool isUpToDate(const LevelCanvas& canvas)
{
    const LevelCanvas fresh(canvas.dungeon(), 0, canvas.state());
    return canvas.walkable() == fresh.walkable() && canvas.plainFloor() == fresh.plainFloor() &&
           canvas.regions(Way::Eight).ids == fresh.regions(Way::Eight).ids &&
           canvas.regions(Way::Four).ids == fresh.regions(Way::Four).ids;
}

bool isFixedWhereNothingMayBeWritten(const LevelCanvas& canvas)
{
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (canvas.fixed().get(x, y) == canvas.mayWrite(x, y))
                return false;
    return true;
}

} // namespace

class CanvasTest : public QObject {
    Q_OBJECT

private slots:
    void manyCellsAreSetAsOneByOne()
    {
        Random dice(1);
        for (int i = 0; i < 200; ++i) {
            const Dungeon dungeon = emptyDungeon(dice.between(3, 140), dice.between(3, 12), 1);
            const auto tiles = static_cast<TileId>(dungeon.catalogue->tiles().size());
            LevelCanvas canvas = i % 2 == 0
                                     ? LevelCanvas(dungeon, 0, randomState(dice, dungeon.width, dungeon.height, tiles))
                                     : LevelCanvas(dungeon, 0, static_cast<TileId>(dice.below(tiles)));
            LevelCanvas twin = canvas;
            for (std::uint16_t row = 1; row <= 5; ++row) {
                const Where where =
                    dice.below(2) == 0 ? Where{} : Where{{{1, 1, dice.between(1, 70), 5}, {2, 0, 1, 1}}, {}};
                canvas.beginRow(row, where);
                twin.beginRow(row, where);
                const BitGrid cells = randomBits(dice, canvas.width(), canvas.height(), 0, 1000);
                const BitGrid marked = randomBits(dice, canvas.width(), canvas.height(), 0, 100);
                const auto tile = static_cast<TileId>(dice.below(tiles));
                const auto other = static_cast<TileId>(dice.below(tiles));
                const bool isForAll = dice.below(2) == 0;
                const auto marks = static_cast<std::uint8_t>(1 << dice.below(6));
                if (dice.below(2) == 0) // kept from now on
                    QVERIFY(isUpToDate(canvas) && isFixedWhereNothingMayBeWritten(canvas));
                if (isForAll)
                    canvas.setAll(cells, tile, other);
                else
                    canvas.set(cells, tile);
                for (int y = 0; y < twin.height(); ++y)
                    for (int x = 0; x < twin.width(); ++x)
                        if (isForAll || cells.get(x, y))
                            twin.set(x, y, cells.get(x, y) ? tile : other);
                canvas.mark(marked, marks);
                marked.forEach([&](int x, int y) { twin.mark(x, y, marks); });
                QVERIFY(canvas.state() == twin.state());
                QVERIFY(isUpToDate(canvas) && isUpToDate(twin));
                QVERIFY(isFixedWhereNothingMayBeWritten(canvas) && isFixedWhereNothingMayBeWritten(twin));
            }
        }
    }

    void regionsAreSetAsOneByOne()
    {
        Random dice(3);
        for (int i = 0; i < 200; ++i) {
            const Dungeon dungeon = emptyDungeon(dice.between(3, 140), dice.between(3, 12), 1);
            const auto tiles = static_cast<TileId>(dungeon.catalogue->tiles().size());
            LevelCanvas canvas(dungeon, 0, randomState(dice, dungeon.width, dungeon.height, tiles));
            canvas.beginRow(3, i % 2 == 0 ? Where{} : Where{{{0, 0, 60, 3}}, {}});
            LevelCanvas twin = canvas;
            const Way way = dice.below(2) == 0 ? Way::Four : Way::Eight;
            const Regions regions = canvas.regions(way);
            RegionSet some(regions.sizes.size());
            for (std::size_t region = 1; region < some.size(); ++region)
                some[region] = dice.perMille(100);
            const auto tile = static_cast<TileId>(dice.below(tiles));
            canvas.set(way, some, tile);
            for (int y = 0; y < canvas.height(); ++y)
                for (int x = 0; x < canvas.width(); ++x)
                    if (some[regions.ids[x, y]])
                        twin.set(x, y, tile);
            QVERIFY(canvas.state() == twin.state());
            QVERIFY(isUpToDate(canvas));
        }
    }

    void gridsTellOfCellsWhatTheCanvasTellsOfEach()
    {
        Random dice(2);
        for (int i = 0; i < 50; ++i) {
            const Dungeon dungeon = emptyDungeon(dice.between(3, 140), dice.between(3, 12), 1);
            const Catalogue& catalogue = *dungeon.catalogue;
            LevelCanvas canvas(
                dungeon, 0,
                randomState(dice, dungeon.width, dungeon.height, static_cast<TileId>(catalogue.tiles().size())));
            canvas.beginRow(1, i % 2 == 0 ? Where{} : Where{{{0, 0, 60, 3}}, {}});
            const BitGrid plainFloor = canvas.plainFloor();
            const BitGrid hidden = canvas.marked(kVault | kOpaque);
            const BitGrid up = canvas.cellsWhere([](const TileKind& kind) { return kind.leads == Leads::Up; });
            const BitGrid diggable = canvas.diggable();
            const BitGrid free = canvas.free(catalogue.floor());
            for (int y = 0; y < canvas.height(); ++y)
                for (int x = 0; x < canvas.width(); ++x) {
                    QCOMPARE(canvas.walkable().get(x, y), canvas.isWalkable(x, y));
                    QCOMPARE(plainFloor.get(x, y), canvas.isPlainFloor(x, y));
                    QCOMPARE(hidden.get(x, y), canvas.hasMark(x, y, kVault | kOpaque));
                    QCOMPARE(up.get(x, y), canvas.kind(x, y).leads == Leads::Up);
                    QCOMPARE(diggable.get(x, y), canvas.kind(x, y).diggable() && canvas.mayWrite(x, y));
                    QCOMPARE(free.get(x, y), canvas.tile(x, y) == catalogue.floor() && canvas.isInArea(x, y) &&
                                                 !canvas.hasMark(x, y, kNoSpawn));
                }
        }
    }
};

CAVE_TEST_SUITE(CanvasTest);
#include "canvas_test.moc"
