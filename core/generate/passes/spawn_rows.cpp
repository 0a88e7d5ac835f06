// SPDX-License-Identifier: MIT
#include "core/generate/passes/spawn_rows.h"

#include "core/generate/arrivals.h"

#include <algorithm>

namespace cave {

namespace {

bool isWithin(CellAt a, CellAt b, int radius)
{
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return dx * dx + dy * dy <= radius * radius + radius;
}

bool isAtStep(const RowContext& row, const SpawnLevels& levels)
{
    const Uid here = row.canvas.level().uid;
    const int most = std::max(levels.leastStep, levels.mostStep);
    std::size_t next = 0;
    for (std::uint64_t step = 0; next < row.levels.size(); ++step) {
        next += static_cast<std::size_t>(row.shared.stream(Draw::Level, step).between(levels.leastStep, most));
        if (next <= row.levels.size() && row.levels[next - 1] == here)
            return true;
    }
    return false;
}

} // namespace

bool getsSomething(const RowContext& row, const SpawnLevels& levels)
{
    const Uid here = row.canvas.level().uid;
    switch (levels.spread) {
    case SpawnSpread::Every: return true;
    case SpawnSpread::Chance: return row.shared.perMille(levels.chance, Draw::Level, here.value);
    case SpawnSpread::Quota: {
        const std::uint64_t own = row.shared.at(Draw::Level, here.value);
        const auto before =
            std::ranges::count_if(row.levels, [&](Uid level) { return row.shared.at(Draw::Level, level.value) < own; });
        return before < levels.quota;
    }
    case SpawnSpread::Steps: return isAtStep(row, levels);
    }
    return true;
}

BitGrid freeForThings(const LevelCanvas& canvas, BitGrid cells, int away)
{
    for (const Placement& thing : canvas.state().things)
        if (thing.table == KindTable::Creature)
            cells.set(thing.x, thing.y, false);
    const auto& start = canvas.dungeon().start;
    if (start && start->at.level == canvas.level().uid && cells.contains(start->at.x, start->at.y))
        cells.set(start->at.x, start->at.y, false);
    if (away == 0)
        return cells;
    for (const CellAt from : arrivalsOn(canvas)) {
        const Box near = Box{from.x, from.y, 1, 1}.grown(away).intersected(cells.box());
        for (int y = near.y; y < near.bottom(); ++y)
            for (int x = near.x; x < near.right(); ++x)
                if (isWithin(from, {x, y}, away))
                    cells.set(x, y, false);
    }
    return cells;
}

} // namespace cave
