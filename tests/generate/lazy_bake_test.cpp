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
    void terrainRowByRowIsTheSame_data() { wantedLevelsAreThoseOfAWholeBake_data(); }
    void terrainRowByRowIsTheSame();
    void whatIsAskedForIsTheSameWithoutTheRowsOfOtherThings_data() { wantedLevelsAreThoseOfAWholeBake_data(); }
    void whatIsAskedForIsTheSameWithoutTheRowsOfOtherThings();
    void rowsOfOtherThingsAreLeftOut();
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

void LazyBakeTest::terrainRowByRowIsTheSame()
{
    const Dungeon design = fetchedDungeon();
    auto lazy = LazyBake::of(design);
    QVERIFY(lazy);
    Dungeon whole = design;
    QVERIFY(bake(whole, 5));
    lazy->begin(5);
    for (int z = 0; z < design.depth(); ++z) {
        const std::size_t all = lazy->costOf(z) + lazy->terrainRowsOf(z); // some have run for levels above
        lazy->makeTerrain(z, 2);
        lazy->makeTerrain(z, 1);
        lazy->makeTerrain(z, 3);
        QCOMPARE(lazy->costOf(z) + lazy->terrainRowsOf(z), all);
        QVERIFY(!lazy->isMade(z));
        lazy->make(z);
        QVERIFY(lazy->dungeon().level(z) == whole.level(z));
    }
}

void LazyBakeTest::whatIsAskedForIsTheSameWithoutTheRowsOfOtherThings()
{
    const Dungeon design = fetchedDungeon();
    const Catalogue& catalogue = *design.catalogue;
    Random dice(11);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(4)); ++seed) {
        std::vector<Weighted::Kind> kinds;
        for (std::uint32_t i = dice.below(4); i > 0; --i) {
            const bool isItem = dice.below(3) > 0;
            const auto count = isItem ? catalogue.items().size() : catalogue.creatures().size();
            kinds.push_back({isItem ? KindTable::Item : KindTable::Creature,
                             static_cast<std::uint16_t>(dice.below(static_cast<std::uint32_t>(count)))});
        }
        Dungeon whole = design;
        QVERIFY(bake(whole, seed));
        auto lazy = LazyBake::of(design, kinds);
        QVERIFY(lazy);
        lazy->begin(seed);
        lazy->makeAll();
        const auto asked = [&](const DungeonLevel& level) {
            std::vector<Placement> things = level.things;
            std::erase_if(things, [&](const Placement& thing) {
                return std::ranges::none_of(kinds, [&](Weighted::Kind kind) {
                    return (kind.table == thing.table && kind.kind == thing.kind) ||
                           (kind.table == KindTable::Item && thing.carries == kind.kind);
                });
            });
            return things;
        };
        for (int z = 0; z < design.depth(); ++z) {
            QVERIFY(lazy->dungeon().level(z).tiles == whole.level(z).tiles);
            QVERIFY(lazy->dungeon().level(z).placed == whole.level(z).placed);
            QVERIFY(asked(lazy->dungeon().level(z)) == asked(whole.level(z)));
        }
        QVERIFY(lazy->dungeon().links == whole.links);
        QVERIFY(lazy->dungeon().start == whole.start);
    }
}

void LazyBakeTest::rowsOfOtherThingsAreLeftOut()
{
    const Dungeon design = builtInDungeon("deep")->dungeon;
    const auto itemsOf = [&](const std::optional<std::vector<Weighted::Kind>>& only) {
        auto lazy = LazyBake::of(design, only);
        lazy->begin(1);
        lazy->make(1);
        return std::ranges::count(lazy->dungeon().level(1).things, KindTable::Item, &Placement::table);
    };
    const Weighted::Kind bow{KindTable::Item, *design.catalogue->findItem("bow")};
    QVERIFY(itemsOf(std::vector{bow}) < itemsOf({}));
}

CAVE_TEST_SUITE(LazyBakeTest);
#include "lazy_bake_test.moc"
