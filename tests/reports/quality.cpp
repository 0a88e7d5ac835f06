// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"
#include "core/proof/shape.h"
#include "tests/reports/reports.h"
#include "tests/reports/table.h"

#include <cstdio>

namespace cave::report {

namespace {

constexpr int kNearStairs = 15; // steps
constexpr std::string_view kShort = "short: ";

Result<Sums> measure(const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon baked = dungeon;
    const auto made = bake(baked, seed);
    if (!made)
        return std::unexpected(made.error());
    Sums sums;
    for (const RowReport& row : made->rows) {
        const bool isLake = row.type == "blobs";
        ++sums[isLake ? "lake rows" : "other rows"];
        sums[isLake ? "short lakes" : "short others"] += row.state != RowState::Done;
        if (row.state != RowState::Done)
            ++sums[std::string(kShort) + row.type];
    }
    for (int z = 0; z < baked.depth(); ++z) {
        const LevelShape shape = shapeOf(baked, z);
        sums["loops"] += shape.loops;
        sums["rooms"] += shape.rooms;
        sums["lakes"] += shape.lakes;
        sums["passable"] += shape.passable;
        sums["ways"] += shape.hasWay;
        sums["near"] += shape.hasWay && shape.steps < kNearStairs;
        sums["needed"] += shape.needsSecret;
        sums["secret"] += shape.secrets > 0;
    }
    return sums;
}

} // namespace

int reportQuality(const Subject& subject, const Seeds& seeds)
{
    const auto sums = sumOverSeeds(seeds, [&](std::uint64_t seed) { return measure(subject.dungeon, seed); });
    if (!sums)
        return refuse(sums.error());
    const Dungeon& dungeon = subject.dungeon;
    const double levels = static_cast<double>(seeds.count) * dungeon.depth();
    const auto average = [&](const char* name) { return static_cast<double>(at(*sums, name)) / levels; };
    const auto ofWays = [&](const char* name) {
        const auto ways = static_cast<double>(at(*sums, "ways"));
        return ways > 0 ? decimal(100 * static_cast<double>(at(*sums, name)) / ways) : std::string("-");
    };
    std::printf("%s, %llu seeds, levels of %d x %d: averages of a level, beside those published of Brogue CE "
                "(79 x 29).\n\n",
                subject.name.c_str(), static_cast<unsigned long long>(seeds.count), dungeon.width, dungeon.height);
    Table table({"", "measured", "Brogue CE"});
    table.add({"loops", decimal(average("loops")), "3.2-4.8"});
    table.add({"rooms", decimal(average("rooms")), "15-17"});
    table.add({"lakes", decimal(average("lakes")), "3.4-3.9"});
    table.add({"passable cells", decimal(average("passable"), 0), "780-850"});
    table.add({"passable, % of cells", decimal(100 * average("passable") / (dungeon.width * dungeon.height)), "34-37"});
    table.add({"with secret doors, % of levels", decimal(100 * average("secret")), ""});
    table.add({"with one on every way through, % of levels", ofWays("needed"), "38"});
    table.add({"stairs less than 15 steps apart, % of levels", ofWays("near"), ""});
    const auto share = [&](const char* name, const char* of) {
        const auto all = static_cast<double>(at(*sums, of));
        return all > 0 ? decimal(100 * static_cast<double>(at(*sums, name)) / all) : std::string("-");
    };
    table.add({"rows of lakes that fall short, %", share("short lakes", "lake rows"), ""});
    table.add({"other rows that fall short, %", share("short others", "other rows"), ""});
    for (const auto& [name, count] : *sums)
        if (name.starts_with(kShort))
            table.add({"  of these " + name.substr(kShort.size()), std::to_string(count), ""});
    std::fputs(table.text().c_str(), stdout);
    return kDone;
}

} // namespace cave::report
