// SPDX-License-Identifier: MIT
// A design that is baked for many seeds gives what each seed gives by itself.
#include "core/lab/batch_bake.h"

#include "core/base/parallel.h"
#include "tests/support/built_in_rows.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

std::vector<RowReport> sorted(std::vector<RowReport> rows)
{
    std::ranges::stable_sort(rows, {}, [](const RowReport& row) { return std::pair(row.level, row.row); });
    return rows;
}

} // namespace

class BatchBakeTest : public QObject {
    Q_OBJECT

private slots:
    void eachSeedIsAsItIsByItself_data() { addBuiltInDungeons(); }
    void eachSeedIsAsItIsByItself();
    void whatCannotBeBakedShowsNothing();
};

void BatchBakeTest::eachSeedIsAsItIsByItself()
{
    const Dungeon design = fetchedDungeon();
    constexpr std::size_t kSeeds = 6;
    std::vector<std::uint64_t> hashes(kSeeds);
    std::vector<std::vector<RowReport>> rows(kSeeds);
    BatchBake batch(design);
    forEachInParallel(kSeeds, 3, [&](std::size_t seed) {
        QVERIFY(batch.bake(seed, [&](const Dungeon& made, const std::vector<RowReport>& reports) {
            hashes[seed] = dungeonHash(made);
            rows[seed] = sorted(reports);
        }));
    });
    for (std::size_t seed = 0; seed < kSeeds; ++seed) {
        Dungeon alone = design;
        const auto baked = bake(alone, seed);
        QVERIFY(baked);
        QCOMPARE(hashes[seed], dungeonHash(alone));
        QVERIFY(rows[seed] == sorted(baked->rows));
    }
}

void BatchBakeTest::whatCannotBeBakedShowsNothing()
{
    Dungeon design = builtInDungeon("jsrogue")->dungeon;
    design.recipes.front().rows.front().parameters.set("no_such_parameter", 1);
    BatchBake batch(design);
    bool isSeen = false;
    QVERIFY(!batch.bake(1, [&](const Dungeon&, const std::vector<RowReport>&) { isSeen = true; }));
    QVERIFY(!isSeen);
}

CAVE_TEST_SUITE(BatchBakeTest);
#include "batch_bake_test.moc"
