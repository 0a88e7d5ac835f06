// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/generate/shapes/regions.h"
#include "core/proof/census.h"
#include "tests/reports/reports.h"
#include "tests/reports/stated.h"
#include "tests/reports/table.h"

#include <cstdio>

namespace cave::report {

namespace {

BitGrid walkableOf(const Dungeon& dungeon, const DungeonLevel& level)
{
    BitGrid cells(dungeon.width, dungeon.height);
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            cells.set(x, y, dungeon.catalogue->tile(level.tiles[x, y]).walkable);
    return cells;
}

// The dungeon without the rows that link levels and place things.
Dungeon groundOnly(Dungeon dungeon)
{
    const auto muteOthers = [](RecipeRow& row) {
        const Pass* const pass = findPass(row.type, row.version);
        if (pass && pass->phaseOf(row.parameters) != Phase::Terrain)
            row.on = false;
    };
    for (Recipe& recipe : dungeon.recipes)
        for (RecipeRow& row : recipe.rows)
            muteOthers(row);
    for (DungeonLevel& level : dungeon.levels)
        for (ExtraRow& extra : level.extraRows)
            muteOthers(extra.row);
    return dungeon;
}

void countThings(Sums& sums, const Dungeon& dungeon, const DungeonLevel& level)
{
    for (const Placement& thing : level.things) {
        const bool isItem = thing.table == KindTable::Item;
        const std::string& kind =
            isItem ? dungeon.catalogue->item(thing.kind).id : dungeon.catalogue->creature(thing.kind).id;
        ++sums[level.recipe + (isItem ? ": items a level" : ": creatures a level")];
        ++sums[level.recipe + ": " + kind + " a level"];
        ++sums[kind + " a world"];
    }
}

// Sums by the name of the measure; what they are divided by stands in divisorOf().
Result<Sums> measure(const Dungeon& dungeon, const Dungeon& ground, std::uint64_t seed)
{
    Dungeon bakedGround = ground;
    if (const auto reports = bake(bakedGround, seed); !reports)
        return std::unexpected(reports.error());
    Dungeon baked = dungeon;
    const auto reports = bake(baked, seed);
    if (!reports)
        return std::unexpected(reports.error());
    Sums sums;
    for (const RowReport& report : reports->rows)
        if (report.type == "connect")
            sums["tunnels a world"] += report.done;
    for (std::size_t z = 0; z < baked.levels.size(); ++z) {
        const DungeonLevel& level = baked.levels[z];
        sums[level.recipe + ": floor, % of cells"] += 100 * walkableOf(baked, level).count();
        sums[level.recipe + ": regions a level before linking"] +=
            labelRegions(walkableOf(baked, bakedGround.levels[z]), Way::Eight).count();
        countThings(sums, baked, level);
    }
    for (const auto& [upper, lower] : waysBetweenLevels(baked)) {
        const std::string& recipe = baked.levels[static_cast<std::size_t>(upper.z)].recipe;
        if (recipe == baked.levels[static_cast<std::size_t>(lower.z)].recipe)
            ++sums[recipe + ": links a pair of levels"];
    }
    return sums;
}

// How many levels, pairs of neighbours and cells a recipe has, to divide by.
double divisorOf(const Dungeon& dungeon, const std::string& measure)
{
    const std::string recipe = measure.substr(0, measure.find(':'));
    if (recipe == measure)
        return 1; // a world
    int levels = 0;
    int pairs = 0;
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z) {
        const bool has = dungeon.levels[z].recipe == recipe;
        levels += has;
        pairs += has && z + 1 < dungeon.levels.size() && dungeon.levels[z + 1].recipe == recipe;
    }
    if (measure.ends_with("a pair of levels"))
        return pairs;
    return measure.ends_with("% of cells") ? static_cast<double>(levels) * dungeon.width * dungeon.height : levels;
}

} // namespace

int reportShares(const Subject& subject, const Seeds& seeds)
{
    const Dungeon ground = groundOnly(subject.dungeon);
    const auto sums = sumOverSeeds(seeds, [&](std::uint64_t seed) { return measure(subject.dungeon, ground, seed); });
    if (!sums)
        return refuse(sums.error());
    std::printf("%s, %llu seeds: averages, beside those of the game that it follows.\n\n", subject.name.c_str(),
                static_cast<unsigned long long>(seeds.count));
    Table table({"", "measured", "stated"});
    for (const auto& [name, sum] : *sums) {
        const double worlds = static_cast<double>(seeds.count) * divisorOf(subject.dungeon, name);
        const auto stated = statedFor(subject.name, name);
        table.add({name, decimal(static_cast<double>(sum) / worlds, 2), stated ? decimal(*stated, 2) : ""});
    }
    std::fputs(table.text().c_str(), stdout);
    return kDone;
}

} // namespace cave::report
