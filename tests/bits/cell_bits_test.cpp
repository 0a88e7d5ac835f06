// SPDX-License-Identifier: MIT
#include "core/bits/cell_bits.h"

#include "core/base/random.h"
#include "tests/support/random_bits.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <vector>

using namespace cave;

namespace {

// Few tiles, so that many stay what they are.
bool isPaintedAsOneByOne(Random& dice, std::size_t count)
{
    std::vector<std::uint8_t> tiles(count);
    for (std::uint8_t& tile : tiles)
        tile = static_cast<std::uint8_t>(254 + dice.below(2));
    std::vector<std::uint16_t> owners(count);
    for (std::uint16_t& owner : owners)
        owner = static_cast<std::uint16_t>(dice.below(1 << 16));
    const BitGrid cells = randomBits(dice, static_cast<int>(count), 1, 0, 1000);
    const TileBits made{dice.next(), static_cast<std::uint8_t>(254 + dice.below(2)),
                        static_cast<std::uint8_t>(254 + dice.below(2))};
    const auto owner = static_cast<std::uint16_t>(dice.below(1 << 16));
    std::vector<std::uint8_t> tilesTwin = tiles;
    std::vector<std::uint16_t> ownersTwin = owners;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t tile = made.bits >> i & 1 ? made.set : made.unset;
        if (cells.get(static_cast<int>(i), 0) && tiles[i] != tile) {
            tilesTwin[i] = tile;
            ownersTwin[i] = owner;
        }
    }
    paint(tiles, owners, cells.row(0)[0], made, owner);
    return tiles == tilesTwin && owners == ownersTwin;
}

} // namespace

class CellBitsTest : public QObject {
    Q_OBJECT

private slots:
    void cellsArePaintedWhereBitsAreSet()
    {
        Random dice(1);
        for (std::size_t count = 1; count <= 64; ++count)
            for (int i = 0; i < 50; ++i)
                QVERIFY(isPaintedAsOneByOne(dice, count));
    }

    void cellsWithSomeFlagsAndNoneOfOthersAreFound()
    {
        Random dice(4);
        for (std::size_t count = 1; count <= 64; ++count) {
            std::vector<std::uint16_t> cells(count);
            for (std::uint16_t& cell : cells)
                cell = static_cast<std::uint16_t>(dice.below(16));
            const auto some = static_cast<std::uint16_t>(dice.below(16));
            const auto none = static_cast<std::uint16_t>(dice.below(16));
            const std::uint64_t found = bitsWith(cells, some, none);
            for (std::size_t i = 0; i < 64; ++i)
                QCOMPARE((found >> i & 1) != 0, i < count && (cells[i] & some) != 0 && (cells[i] & none) == 0);
        }
    }

    void cellsAreMarkedWhereBitsAreSet()
    {
        Random dice(3);
        for (std::size_t count = 1; count <= 64; ++count) {
            std::vector<std::uint8_t> cells(count);
            for (std::uint8_t& cell : cells)
                cell = static_cast<std::uint8_t>(dice.below(256));
            const BitGrid bits = randomBits(dice, static_cast<int>(count), 1, 0, 1000);
            const auto marks = static_cast<std::uint8_t>(dice.below(256));
            std::vector<std::uint8_t> twin = cells;
            for (std::size_t i = 0; i < count; ++i)
                if (bits.get(static_cast<int>(i), 0))
                    twin[i] |= marks;
            mark(cells, bits.row(0)[0], marks);
            QCOMPARE(cells, twin);
        }
    }

    void bitsTellWhichCellsHaveAValueOrOneOfASet()
    {
        Random dice(2);
        for (int i = 0; i < 200; ++i) {
            Grid<std::uint8_t> cells(dice.between(1, 200), dice.between(1, 5));
            const std::uint32_t kinds = 1 + dice.below(256); // few of them: eight alike follow each other
            for (std::uint8_t& cell : cells.cells())
                cell = static_cast<std::uint8_t>(dice.below(kinds));
            ByteSet set{};
            for (std::uint8_t& is : set)
                is = static_cast<std::uint8_t>(dice.below(2));
            const auto value = static_cast<std::uint8_t>(dice.below(kinds));
            BitGrid inSet(cells.width(), cells.height());
            BitGrid equal = inSet;
            for (int y = 0; y < cells.height(); ++y)
                for (int x = 0; x < cells.width(); ++x) {
                    inSet.set(x, y, set[cells[x, y]] != 0);
                    equal.set(x, y, cells[x, y] == value);
                }
            QVERIFY(bitsWhere(cells, set) == inSet);
            QVERIFY(bitsWhere(cells, value) == equal);
        }
    }
};

CAVE_TEST_SUITE(CellBitsTest);
#include "cell_bits_test.moc"
