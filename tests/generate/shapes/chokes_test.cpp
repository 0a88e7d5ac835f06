// SPDX-License-Identifier: MIT
#include "core/generate/shapes/chokes.h"
#include "core/generate/shapes/regions.h"
#include "tests/support/bit_picture.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include "core/base/random.h"

#include <QTest>

using namespace cave;

namespace {

std::string shownChokes(const std::vector<Choke>& chokes)
{
    std::string text;
    for (const Choke& choke : chokes)
        text += std::to_string(choke.cell.x) + ',' + std::to_string(choke.cell.y) + ' ' + std::to_string(choke.cutOff) +
                (choke.cutsOffKept ? "! " : " ");
    return text;
}

// Takes each cell away and looks at what is left.
std::vector<Choke> slowChokes(const BitGrid& floor, CellAt root, const BitGrid& kept)
{
    std::vector<Choke> chokes;
    const Regions all = labelRegions(floor, Way::Eight);
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            if (all.ids[x, y] != all.ids[root.x, root.y] || CellAt{x, y} == root)
                continue;
            BitGrid without = floor;
            without.set(x, y, false);
            const Regions left = labelRegions(without, Way::Eight);
            Choke choke{{x, y}, 0, false};
            for (int otherY = 0; otherY < floor.height(); ++otherY)
                for (int otherX = 0; otherX < floor.width(); ++otherX)
                    if (without.get(otherX, otherY) && all.ids[otherX, otherY] == all.ids[x, y] &&
                        left.ids[otherX, otherY] != left.ids[root.x, root.y]) {
                        ++choke.cutOff;
                        choke.cutsOffKept |= kept.get(otherX, otherY);
                    }
            if (choke.cutOff > 0)
                chokes.push_back(choke);
        }
    return chokes;
}

} // namespace

class ChokesTest : public QObject {
    Q_OBJECT

private slots:
    void aCorridorIsAllChokes()
    {
        const BitGrid floor = bitsOf({"######", "#....#", "######"});
        BitGrid kept(6, 3);
        kept.set(4, 1);
        QCOMPARE(QByteArray::fromStdString(shownChokes(findChokes(floor, {1, 1}, kept))), QByteArray("2,1 2! 3,1 1! "));
    }

    void chokesAreThoseOfTheSlowSearch()
    {
        Random dice(6);
        for (int run = 0; run < scaled(400); ++run) {
            BitGrid floor(dice.between(1, 12), dice.between(1, 9));
            BitGrid kept(floor.width(), floor.height());
            const int share = dice.between(300, 800);
            std::vector<CellAt> cells;
            for (int y = 0; y < floor.height(); ++y)
                for (int x = 0; x < floor.width(); ++x) {
                    floor.set(x, y, dice.perMille(share));
                    kept.set(x, y, dice.perMille(80));
                    if (floor.get(x, y))
                        cells.push_back({x, y});
                }
            if (cells.empty())
                continue;
            const CellAt root = cells[dice.below(static_cast<std::uint32_t>(cells.size()))];
            QCOMPARE(QByteArray::fromStdString(shownChokes(findChokes(floor, root, kept))),
                     QByteArray::fromStdString(shownChokes(slowChokes(floor, root, kept))));
        }
    }
};

CAVE_TEST_SUITE(ChokesTest);
#include "chokes_test.moc"
