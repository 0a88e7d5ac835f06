// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "tests/reports/changes.h"
#include "tests/reports/placed.h"
#include "tests/reports/reports.h"
#include "tests/reports/table.h"

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

// What stands at the end of a line: the bar, and whether one of the shares is above it.
std::string verdict(const Sums& sums, const Change& change, bool& missed)
{
    if (!change.bar)
        return "";
    bool isAbove = false;
    bool isMeasured = false;
    for (const char* thing : kThings)
        if (const auto moved = share(sums, change, "rank", thing)) {
            isMeasured = true;
            isAbove |= *moved > *change.bar;
        }
    missed |= isAbove;
    return "<= " + decimal(*change.bar) + (!isMeasured ? " -" : isAbove ? " MISSED" : " ok");
}

} // namespace

int reportStability(const Subject& subject, const Seeds& seeds)
{
    const std::vector<Change> changes = changesFor(subject.dungeon);
    const auto sums = sumOverSeeds(seeds, [&](std::uint64_t seed) { return measure(subject.dungeon, changes, seed); });
    if (!sums)
        return refuse(sums.error());
    std::printf("%s, %llu seeds: how many of 100 moved. Of what is chosen by rank of a hash (this program), and what\n"
                "\"take cell number n\" would have moved. After painting cells: of the painted level.\n\n",
                subject.name.c_str(), static_cast<unsigned long long>(seeds.count));
    Table table({"", "monsters", "items", "stairs", "| monsters", "items", "stairs by index", "bar"});
    bool missed = false;
    for (const Change& change : changes) {
        std::vector<std::string> row{change.name};
        for (const char* way : kWays)
            for (const char* thing : kThings) {
                const auto moved = share(*sums, change, way, thing);
                row.push_back(moved ? decimal(*moved, 2) : "-");
            }
        row.push_back(verdict(*sums, change, missed));
        table.add(std::move(row));
    }
    std::fputs(table.text().c_str(), stdout);
    return missed ? kMissed : kDone;
}

} // namespace cave::report
