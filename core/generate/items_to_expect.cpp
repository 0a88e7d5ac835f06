// SPDX-License-Identifier: MIT
#include "core/generate/items_to_expect.h"

#include "core/generate/curve.h"
#include "core/generate/lint.h"
#include "core/generate/pass.h"

#include <numeric>

namespace cave {

namespace {

constexpr std::string_view kSpawn = "spawn";

void addItems(const Step& step, const Catalogue& catalogue, int depth, std::vector<std::int64_t>& expected)
{
    const Json* table = step.row.parameters.find("table");
    if (step.row.type != kSpawn || !table)
        return;
    const Json* said = step.row.parameters.find("count");
    const Parameter* usual = findParameter(step.pass->parameters, "count");
    const std::int64_t count = said ? valueAt(*said, depth) : usual ? valueAt(usual->byDefault, depth) : 1;
    const Weighted weighted = weightedAt(*table, catalogue, depth);
    const auto all = std::accumulate(weighted.weights.begin(), weighted.weights.end(), std::int64_t{0});
    for (std::size_t i = 0; i < weighted.kinds.size() && all > 0; ++i)
        if (weighted.kinds[i].table == KindTable::Item)
            expected[weighted.kinds[i].kind] += 1000 * count * weighted.weights[i] / all;
}

} // namespace

std::vector<std::int64_t> itemsToExpect(const Dungeon& dungeon)
{
    std::vector<std::int64_t> expected(dungeon.catalogue->items().size());
    for (int z = 0; z < dungeon.depth(); ++z)
        if (const auto level = stepsOf(dungeon, z))
            for (const Step& step : level->steps)
                addItems(step, *dungeon.catalogue, z + 1, expected);
    return expected;
}

} // namespace cave
