// SPDX-License-Identifier: MIT
#include "core/generate/shapes/joins.h"

#include "core/generate/chance.h"
#include "core/generate/shapes/regions.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// By labelling everything: every two cells that were joined and are still there must be joined, every part must have
// kept a cell, and every part must hold a cell that was there.
bool slowlyKept(const BitGrid& before, const BitGrid& after)
{
    const Regions old = labelRegions(before, Way::Eight);
    const Regions now = labelRegions(after, Way::Eight);
    std::vector<std::uint32_t> becomes(old.sizes.size(), 0);
    std::vector<char> hasOld(now.sizes.size(), 0);
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x) {
            if (!before.get(x, y) || !after.get(x, y))
                continue;
            std::uint32_t& id = becomes[old.ids[x, y]];
            if (id != 0 && id != now.ids[x, y])
                return false;
            id = now.ids[x, y];
            hasOld[id] = 1;
        }
    return std::find(becomes.begin() + 1, becomes.end(), 0u) == becomes.end() &&
           std::find(hasOld.begin() + 1, hasOld.end(), 0) == hasOld.end();
}

} // namespace

class JoinsTest : public QObject {
    Q_OBJECT

private slots:
    void groupsAreThoseOfTheRegions()
    {
        const auto seeds = scaled<std::uint64_t>(300);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const BitGrid floor = Chance(seed).mask(30, 20, 350);
            std::vector<CellAt> cells;
            for (int y = 0; y < 20; ++y)
                for (int x = 0; x < 30; ++x)
                    if (floor.get(x, y) && Chance(seed).perMille(100, Draw::Rank, x, y))
                        cells.push_back({x, y});
            const Regions regions = labelRegions(floor, Way::Eight);
            Joins joins(30, 20);
            for (int again = 0; again < 2; ++again) { // a second call finds a clean table
                const auto groups = joins.groups(floor, cells);
                for (std::size_t a = 0; a < cells.size(); ++a)
                    for (std::size_t b = 0; b <= a; ++b)
                        QCOMPARE(groups[a] == groups[b],
                                 (regions.ids[cells[a].x, cells[a].y] == regions.ids[cells[b].x, cells[b].y]));
            }
        }
    }

    void aChangeKeepsWhatIsJoinedAsLabellingSays()
    {
        int kept = 0;
        int broken = 0;
        const auto seeds = scaled<std::uint64_t>(2000);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Random dice(seed);
            const BitGrid before = Chance(seed).mask(12, 9, dice.between(300, 800));
            FloorChange change;
            const auto kinds = dice.below(3); // both, closed alone, opened alone
            for (int y = 0; y < 9; ++y)
                for (int x = 0; x < 12; ++x)
                    if (dice.perMille(40) && kinds != (before.get(x, y) ? 2 : 1))
                        (before.get(x, y) ? change.closed : change.opened).push_back({x, y});
            BitGrid after = before;
            apply(after, change);
            const bool isKept = Joins(12, 9).areKept(after, change);
            if (change.opened.empty() || change.closed.empty())
                QCOMPARE(isKept, slowlyKept(before, after));
            else if (isKept)
                QVERIFY(labelRegions(after, Way::Eight).count() <= labelRegions(before, Way::Eight).count());
            (isKept ? kept : broken) += 1;
            undo(after, change);
            QVERIFY(after == before);
        }
        QVERIFY2(kept > scaled(300) && broken > scaled(300),
                 qPrintable(QStringLiteral("%1 kept, %2 broken").arg(kept).arg(broken)));
    }
};

CAVE_TEST_SUITE(JoinsTest);
#include "joins_test.moc"
