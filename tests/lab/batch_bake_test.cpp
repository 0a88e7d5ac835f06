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
    void aSeedCanBeStoppedAndMadeAgain();
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

// After each row; what was begun is of no use, and forgotten.
void BatchBakeTest::aSeedCanBeStoppedAndMadeAgain()
{
    const Dungeon design = builtInDungeon("jsrogue")->dungeon;
    constexpr std::uint64_t kSeed = 3;
    Dungeon alone = design;
    QVERIFY(bake(alone, kSeed));
    BatchBake batch(design);
    std::uint64_t hash = 0;
    const auto see = [&hash](const Dungeon& made, const std::vector<RowReport>&) { hash = dungeonHash(made); };
    int rows = 0;
    QVERIFY(batch.bake(kSeed, see, [&rows] { return ++rows > 0; }));
    QCOMPARE(hash, dungeonHash(alone));
    QVERIFY(rows > 5);
    for (int end = 1; end < rows; end += 3) {
        hash = 0;
        int asked = 0;
        const auto given = batch.bake(kSeed, see, [&asked, end] { return ++asked < end; });
        QVERIFY(!given && isStopped(given.error()));
        QCOMPARE(asked, end);
        QCOMPARE(hash, std::uint64_t{0});
        QVERIFY(batch.bake(kSeed, see));
        QCOMPARE(hash, dungeonHash(alone));
    }
}

CAVE_TEST_SUITE(BatchBakeTest);
#include "batch_bake_test.moc"
