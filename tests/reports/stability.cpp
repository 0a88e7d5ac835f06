// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "tests/reports/changes.h"
#include "tests/reports/placed.h"
#include "tests/reports/reports.h"
#include "tests/reports/table.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace cave::report {

namespace {

constexpr std::array<const char*, 3> kThings{"monsters", "items", "stairs"};
constexpr std::array<const char*, 2> kWays{"rank", "index"};

std::string key(const Change& change, const char* way, const char* thing, const char* what)
{
    return change.name + '/' + way + '/' + thing + '/' + what;
}

void add(Sums& sums, const Change& change, const char* way, const Moved& all, const Moved& moved)
{
    const std::array<std::int64_t, 3> counts{all.creatures, all.items, all.stairs};
    const std::array<std::int64_t, 3> gone{moved.creatures, moved.items, moved.stairs};
    for (std::size_t i = 0; i < kThings.size(); ++i) {
        sums[key(change, way, kThings[i], "all")] += counts[i];
        sums[key(change, way, kThings[i], "moved")] += gone[i];
    }
}

// How many cells of plain floor there are, and how many are it in only one of the two.
void addFloor(Sums& sums, const Change& change, const Dungeon& base, const Changed& changed)
{
    const TileId floor = base.catalogue->floor();
    for (std::size_t z = 0; z < base.levels.size(); ++z) {
        if (changed.level && static_cast<std::size_t>(*changed.level) != z)
            continue;
        const auto before = base.levels[z].tiles.cells();
        const auto after = changed.dungeon.levels[z].tiles.cells();
        for (std::size_t i = 0; i < before.size(); ++i) {
            sums[key(change, "floor", "cells", "all")] += before[i] == floor;
            sums[key(change, "floor", "cells", "moved")] += (before[i] == floor) != (after[i] == floor);
        }
    }
}

Result<Sums> measure(const Dungeon& dungeon, const std::vector<Change>& changes, std::uint64_t seed)
{
    Dungeon base = dungeon;
    if (const auto baked = bake(base, seed); !baked)
        return std::unexpected(baked.error());
    const Placed byRank = placedByRank(base);
    const Placed byIndex = placedByIndex(base);
    Sums sums;
    for (const Change& change : changes) {
        auto changed = change.apply(base);
        if (!changed)
            continue;
        if (const auto baked = bake(changed->dungeon, seed); !baked)
            return std::unexpected(baked.error());
        addFloor(sums, change, base, *changed);
        const auto& level = changed->level;
        add(sums, change, "rank", countOf(byRank, level), movedBetween(byRank, placedByRank(changed->dungeon), level));
        add(sums, change, "index", countOf(byIndex, level),
            movedBetween(byIndex, placedByIndex(changed->dungeon), level));
    }
    return sums;
}

std::optional<double> share(const Sums& sums, const Change& change, const char* way, const char* thing)
{
    const std::int64_t all = at(sums, key(change, way, thing, "all"));
    if (all == 0)
        return std::nullopt;
    return 100.0 * static_cast<double>(at(sums, key(change, way, thing, "moved"))) / static_cast<double>(all);
}

// What stands at the end of a line: the bar, and whether more creatures or items moved. Where more of the floor changed
// than the bar allows to move, that much may: nothing can stay on a cell that is gone.
std::string verdict(const Sums& sums, const Change& change, bool& missed)
{
    const auto floor = share(sums, change, "floor", "cells");
    if (!change.bar || !floor)
        return "";
    const double most = std::max(*change.bar, *floor);
    bool isAbove = false;
    for (const char* thing : {kThings[0], kThings[1]})
        isAbove |= share(sums, change, "rank", thing).value_or(0) > most;
    missed |= isAbove;
    return "<= " + decimal(most) + (isAbove ? " MISSED" : " ok");
}

} // namespace

int reportStability(const Subject& subject, const Seeds& seeds)
{
    const std::vector<Change> changes = changesFor(subject.dungeon);
    const auto sums = sumOverSeeds(seeds, [&](std::uint64_t seed) { return measure(subject.dungeon, changes, seed); });
    if (!sums)
        return refuse(sums.error());
    std::printf(
        "%s, %llu seeds: how many of 100 moved. Of what is chosen by rank of a hash (this program), and what\n"
        "\"take cell number n\" would have moved. After painting cells: of the painted level. \"floor\": how many\n"
        "of 100 cells of plain floor came or went.\n\n",
        subject.name.c_str(), static_cast<unsigned long long>(seeds.count));
    Table table({"", "floor", "| monsters", "items", "stairs", "| monsters", "items", "stairs by index", "bar"});
    const auto shown = [&](const Change& change, const char* way, const char* thing) {
        const auto moved = share(*sums, change, way, thing);
        return moved ? decimal(*moved, 2) : std::string("-");
    };
    bool missed = false;
    for (const Change& change : changes) {
        std::vector<std::string> row{change.name, shown(change, "floor", "cells")};
        for (const char* way : kWays)
            for (const char* thing : kThings)
                row.push_back(shown(change, way, thing));
        row.push_back(verdict(*sums, change, missed));
        table.add(std::move(row));
    }
    std::fputs(table.text().c_str(), stdout);
    return missed ? kMissed : kDone;
}

} // namespace cave::report
