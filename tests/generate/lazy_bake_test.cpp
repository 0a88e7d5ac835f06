// SPDX-License-Identifier: MIT
// Levels that are baked by themselves are those that are baked with all others.
#include "core/generate/lazy_bake.h"

#include "core/base/random.h"
#include "tests/support/built_in_rows.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace cave;

namespace {

constexpr int kFewLevels = 5;
constexpr int kRandomSets = 50;

using Levels = std::vector<int>; // in the order in which they are wanted

Levels shuffled(Levels levels, Random& dice)
{
    for (std::size_t i = levels.size(); i > 1; --i)
        std::swap(levels[i - 1], levels[dice.below(static_cast<std::uint32_t>(i))]);
    return levels;
}

// Every set of levels of a dungeon of few, random ones else: each in some order.
std::vector<Levels> wantedSets(int depth, Random& dice)
{
    std::vector<Levels> sets;
    const auto add = [&](auto&& isIn) {
        Levels levels;
        for (int z = 0; z < depth; ++z)
            if (isIn(z))
                levels.push_back(z);
        sets.push_back(shuffled(std::move(levels), dice));
    };
    if (depth <= kFewLevels)
        for (unsigned set = 1; set < 1U << static_cast<unsigned>(depth); ++set)
            add([&](int z) { return (set >> static_cast<unsigned>(z) & 1U) != 0; });
    else
        for (int i = 0; i < kRandomSets; ++i) {
            const std::uint32_t share = dice.below(9) + 1;
            add([&](int) { return dice.below(10) < share; });
        }
    return sets;
}

} // namespace

class LazyBakeTest : public QObject {
    Q_OBJECT

private slots:
    void wantedLevelsAreThoseOfAWholeBake_data();
    void wantedLevelsAreThoseOfAWholeBake();
    void allLevelsInAnyOrderAreTheWholeDungeon_data() { wantedLevelsAreThoseOfAWholeBake_data(); }
    void allLevelsInAnyOrderAreTheWholeDungeon();
    void whatLevelsHangOnIsLeftOutElse();
};

void LazyBakeTest::wantedLevelsAreThoseOfAWholeBake_data() { addBuiltInDungeons(); }

void LazyBakeTest::wantedLevelsAreThoseOfAWholeBake()
{
    const Dungeon design = fetchedDungeon();
    auto lazy = LazyBake::of(design);
    QVERIFY(lazy);
    Random dice(24);
    // 200 seeds at scale 20; all sets of one seed here, of each of them there.
    const auto seeds = static_cast<std::uint64_t>(std::max(1, scaled(10) / 10));
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Dungeon whole = design;
        const auto baked = bake(whole, seed);
        QVERIFY(baked);
        for (const Levels& levels : wantedSets(design.depth(), dice)) {
            lazy->begin(seed);
            for (const int z : levels)
                lazy->make(z);
            for (int z = 0; z < design.depth(); ++z) {
                const bool isWanted = std::ranges::find(levels, z) != levels.end();
                QCOMPARE(lazy->isMade(z), isWanted);
                if (!isWanted)
                    continue;
                const DungeonLevel& level = lazy->dungeon().level(z);
                QCOMPARE(levelHash(lazy->dungeon(), level), levelHash(whole, whole.level(z)));
                QVERIFY(level == whole.level(z));
                const auto isHere = [&](const RowReport& row) { return row.level == z; };
                QCOMPARE(std::ranges::count_if(lazy->rows(), isHere), std::ranges::count_if(baked->rows, isHere));
            }
        }
    }
}

void LazyBakeTest::allLevelsInAnyOrderAreTheWholeDungeon()
{
    const Dungeon design = fetchedDungeon();
    auto lazy = LazyBake::of(design);
    QVERIFY(lazy);
    Random dice(7);
    Levels levels(design.levels.size());
    std::iota(levels.begin(), levels.end(), 0);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(3)); ++seed) {
        Dungeon whole = design;
        QVERIFY(bake(whole, seed));
        lazy->begin(seed);
        for (const int z : shuffled(levels, dice))
            lazy->make(z);
        QCOMPARE(dungeonHash(lazy->dungeon()), dungeonHash(whole));
        QVERIFY(lazy->dungeon().levels == whole.levels);
        QVERIFY(lazy->dungeon().links == whole.links);
        QVERIFY(lazy->dungeon().start == whole.start);
        QCOMPARE(lazy->dungeon().seed, whole.seed);
    }
}

// Stairs join a level with the next one only, so the terrain of those below is not made.
void LazyBakeTest::whatLevelsHangOnIsLeftOutElse()
{
    auto lazy = LazyBake::of(builtInDungeon("rooms")->dungeon);
    QVERIFY(lazy);
    lazy->begin(1);
    lazy->make(1);
    int last = 0;
    for (const RowReport& row : lazy->rows())
        last = std::max(last, row.level);
    QCOMPARE(last, 2);
}

CAVE_TEST_SUITE(LazyBakeTest);
#include "lazy_bake_test.moc"
