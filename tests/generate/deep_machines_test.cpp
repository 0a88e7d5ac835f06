// SPDX-License-Identifier: MIT
// What the dungeon "deep" promises: on each level the machines that it was designed with, and something to decide soon.
#include "core/generate/bake.h"
#include "core/generate/shapes/distance_map.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

using namespace cave;

namespace {

constexpr std::uint64_t kDeepSeeds = 40;
constexpr int kNearlyAll = 36; // of so many seeds

struct Promised {
    int level = 0; // 1 is the first
    std::string_view piece{};
    int least = kNearlyAll; // in so many of the seeds, less where few dead ends suit the machine
};

constexpr std::array<Promised, 26> kPromised{{
    {1, "hidden_lever"},
    {2, "tinder_hall"},
    {2, "candle_court", 20},
    {3, "mudlark"},
    {3, "thin_ice"},
    {4, "rats_in_the_wall"},
    {4, "kennel"},
    {5, "keg_row"},
    {6, "sluice"},
    {6, "drowned_key_cellar"},
    {6, "fish_basin"},
    {7, "sour_cellar"},
    {7, "runaway"},
    {8, "war_party"},
    {8, "scale_hall"},
    {9, "coffin_row"},
    {9, "choke_damp"},
    {10, "frost_ford"},
    {11, "pilot_light_gallery"},
    {11, "worm_gallery"},
    {12, "wick_bridge_over_nothing"},
    {12, "rope_walk_over_nothing"},
    {12, "pit_maze"},
    {13, "lava_islet"},
    {13, "clockwork"},
    {14, "crystal_choir"},
}};

bool namesPiece(const RecipeRow& row, std::string_view piece)
{
    const Json* named = row.parameters.find("piece");
    return named && *named == Json(std::string(piece));
}

// Some machines have no events, so that no level remembers them: what the rows tell holds for all.
bool stands(const Dungeon& dungeon, const Baked& baked, const Promised& promised)
{
    const Recipe* recipe = dungeon.findRecipe(dungeon.levels[static_cast<std::size_t>(promised.level - 1)].recipe);
    return std::ranges::any_of(baked.rows, [&](const RowReport& report) {
        const auto row = std::ranges::find(recipe->rows, report.row, &RecipeRow::uid);
        return report.level == promised.level - 1 && report.done > 0 && report.done == report.asked &&
               row != recipe->rows.end() && namesPiece(*row, promised.piece);
    });
}

// The hero does not know what it is: to try it, to keep it or to throw it is a decision.
bool isUnknownAtFirst(const Dungeon& dungeon, const Placement& thing)
{
    return thing.table == KindTable::Item && std::ranges::any_of(dungeon.rules.identify, [&](const auto& unknown) {
               return std::ranges::find(unknown.kinds, dungeon.catalogue->item(thing.kind).id) != unknown.kinds.end();
           });
}

// Of those things the steps from where the game begins, the nearest first.
std::vector<int> stepsToUnknownThings(const Dungeon& dungeon)
{
    const std::array start{CellAt{dungeon.start->at.x, dungeon.start->at.y}};
    const Grid<int> steps = stepsFrom(walkableOf(dungeon, 0), start);
    std::vector<int> found;
    for (const Placement& thing : dungeon.levels[0].things)
        if (isUnknownAtFirst(dungeon, thing) && steps[thing.x, thing.y] != kNoSteps)
            found.push_back(steps[thing.x, thing.y]);
    std::ranges::sort(found);
    return found;
}

} // namespace

class DeepMachinesTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelHasTheMachinesThatItWasDesignedWith()
    {
        if (kIsSanitized)
            QSKIP("Figures over many seeds of what other tests make under the sanitizers.");
        Dungeon dungeon = builtInDungeon("deep")->dungeon;
        std::array<int, kPromised.size()> seeds{};
        for (std::uint64_t seed = 1; seed <= kDeepSeeds; ++seed) {
            const auto baked = bake(dungeon, seed, 2);
            QVERIFY(baked.has_value());
            for (std::size_t i = 0; i < kPromised.size(); ++i)
                seeds[i] += stands(dungeon, *baked, kPromised[i]);
        }
        for (std::size_t i = 0; i < kPromised.size(); ++i)
            QVERIFY2(seeds[i] >= kPromised[i].least, qPrintable(QStringLiteral("level %1, %2: %3 of %4 seeds")
                                                                    .arg(kPromised[i].level)
                                                                    .arg(shown(kPromised[i].piece))
                                                                    .arg(seeds[i])
                                                                    .arg(kDeepSeeds)));
    }

    void twoThingsToTryOrToKeepLieWithinTwentySteps()
    {
        if (kIsSanitized)
            QSKIP("Figures over many seeds of what other tests make under the sanitizers.");
        Dungeon dungeon = builtInDungeon("deep")->dungeon;
        for (std::uint64_t seed = 1; seed <= kDeepSeeds; ++seed) {
            const auto baked = bake(dungeon, seed, 2);
            QVERIFY(baked.has_value());
            const std::vector<int> steps = stepsToUnknownThings(dungeon);
            QVERIFY2(steps.size() >= 2 && steps[1] <= 20, qPrintable(QString::number(seed)));
        }
    }
};

CAVE_TEST_SUITE(DeepMachinesTest);
#include "deep_machines_test.moc"
