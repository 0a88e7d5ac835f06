// SPDX-License-Identifier: MIT
#include "tests/bench/ratios.h"

#include "core/generate/chance.h"
#include "core/generate/regions.h"
#include "tests/bench/plain_twins.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <functional>

namespace cave {

namespace {

// Two ways to do the same job, on the same input.
struct Contest {
    const char* job;
    const char* peer;
    double bar; // that the ratio must reach; 0: none is set
    bool isSame;
    std::function<void()> ours;
    std::function<void()> theirs;
};

using Microseconds = std::chrono::duration<double, std::micro>;

Microseconds timeOf(const std::function<void()>& run)
{
    const auto begin = std::chrono::steady_clock::now();
    run();
    return std::chrono::steady_clock::now() - begin;
}

// They take turns, and the shortest time of each counts.
bool printContest(const Contest& contest)
{
    constexpr int kPasses = 60;
    Microseconds ours = Microseconds::max();
    Microseconds theirs = Microseconds::max();
    for (int pass = 0; pass < kPasses; ++pass) {
        ours = std::min(ours, timeOf(contest.ours));
        theirs = std::min(theirs, timeOf(contest.theirs));
    }
    const double ratio = theirs / ours;
    const bool isMet = contest.isSame && ratio >= contest.bar;
    const char* verdict = !contest.isSame ? "RESULTS DIFFER" : contest.bar == 0 ? "-" : isMet ? "met" : "NOT MET";
    std::printf("%-32s %-10s %12.2f %12.2f %8.1f %8.1f  %s\n", contest.job, contest.peer, theirs.count(), ours.count(),
                ratio, contest.bar, verdict);
    return isMet;
}

plain::Floor bytesOf(const BitGrid& floor)
{
    plain::Floor bytes(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            bytes[x, y] = floor.get(x, y);
    return bytes;
}

Contest generations(const char* job, int width, int height)
{
    const BitGrid floor = Chance(1).mask(width, height, 500);
    const BitGrid fixed(width, height);
    const plain::Floor bytes = bytesOf(floor);
    return {job,
            "plain C++",
            50,
            bytesOf(nextGeneration(floor, fixed, {})) == plain::nextGeneration(bytes, {}),
            [=] { benchmark::DoNotOptimize(nextGeneration(floor, fixed, {})); },
            [=] { benchmark::DoNotOptimize(plain::nextGeneration(bytes, {})); }};
}

Contest regions(const char* job, int width, int height)
{
    BitGrid floor = Chance(2).mask(width, height, 500);
    for (int i = 0; i < 3; ++i)
        floor = nextGeneration(floor, BitGrid(width, height), {});
    const plain::Floor bytes = bytesOf(floor);
    return {job,
            "plain C++",
            0,
            labelRegions(floor, Way::Four).ids == plain::labelRegions(bytes),
            [=] { benchmark::DoNotOptimize(labelRegions(floor, Way::Four)); },
            [=] { benchmark::DoNotOptimize(plain::labelRegions(bytes)); }};
}

} // namespace

bool printRatios()
{
    std::printf("%-32s %-10s %12s %12s %8s %8s\n", "job", "peer", "peer, us", "ours, us", "ratio", "bar");
    bool areAllMet = true;
    for (const Contest& contest : {generations("cellular generation, 100x48", 100, 48),
                                   generations("cellular generation, 1024x1024", 1024, 1024),
                                   regions("regions, 100x48", 100, 48), regions("regions, 1024x1024", 1024, 1024)})
        areAllMet &= printContest(contest);
    return areAllMet;
}

} // namespace cave
