// SPDX-License-Identifier: MIT
#include "tests/bench/ratios.h"

#include "core/generate/chance.h"
#include "core/generate/regions.h"
#include "core/rules/field_of_view.h"
#include "core/rules/scheduler.h"
#ifdef CAVE_WITH_LIBTCOD
#include "tests/bench/libtcod_peer.h"
#endif
#include "tests/bench/plain_twins.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cave {

namespace {

// Two ways to do the same job, on the same input.
struct Contest {
    std::string job;
    std::string peer;
    double bar; // that the ratio must reach; 0: none is set
    bool isSame;
    std::function<void()> ours;
    std::function<void()> theirs;
};

using Microseconds = std::chrono::duration<double, std::micro>;

Microseconds timeOf(std::function<void()>& run)
{
    const auto begin = std::chrono::steady_clock::now();
    run();
    return std::chrono::steady_clock::now() - begin;
}

// They take turns, and the shortest time of each counts.
bool printContest(Contest& contest)
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
    std::printf("%-36s %-22s %12.2f %12.2f %8.1f %8.1f  %s\n", contest.job.c_str(), contest.peer.c_str(),
                theirs.count(), ours.count(), ratio, contest.bar, verdict);
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

// Caves as the first dungeon has them.
BitGrid caves(int width, int height)
{
    BitGrid floor = Chance(2).mask(width, height, 500);
    for (int i = 0; i < 3; ++i)
        floor = nextGeneration(floor, BitGrid(width, height), {});
    return floor;
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
    const BitGrid floor = caves(width, height);
    const plain::Floor bytes = bytesOf(floor);
    return {job,
            "plain C++",
            0,
            labelRegions(floor, Way::Four).ids == plain::labelRegions(bytes),
            [=] { benchmark::DoNotOptimize(labelRegions(floor, Way::Four)); },
            [=] { benchmark::DoNotOptimize(plain::labelRegions(bytes)); }};
}

#ifdef CAVE_WITH_LIBTCOD
// From 100 cells of floor. The two shapes differ, as those of libtcod's own algorithms do: ours holds the rule of
// core/rules/field_of_view, which tests hold it to.
Contest sights(const char* job, int width, int height, int radius, double bar)
{
    const BitGrid floor = caves(width, height);
    BitGrid opaque(width, height);
    std::vector<Position> eyes;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            opaque.set(x, y, !floor.get(x, y));
            if (floor.get(x, y))
                eyes.push_back({x, y, 0});
        }
    for (std::size_t i = 0; i < 100; ++i)
        eyes[i] = eyes[i * eyes.size() / 100];
    eyes.resize(100);
    const auto peer = std::make_shared<LibtcodSight>(opaque, radius);
    peer->chooseFastest(eyes);
    return {job,
            "libtcod, " + peer->algorithm(),
            bar,
            true,
            [=, seen = BitGrid(width, height)]() mutable {
                for (const Position eye : eyes) {
                    seen.clear(reachOfSight(eye.x, eye.y, radius, seen.box())); // what the view before left there
                    fieldOfView(opaque, eye.x, eye.y, radius, seen);
                    benchmark::DoNotOptimize(seen);
                }
            },
            [=] {
                for (const Position eye : eyes)
                    peer->look(eye);
            }};
}
#endif

// Of so many actors each acts and waits for a turn of its own length, 1,000 acts in all.
Contest schedules(const char* job, std::uint32_t actors, double bar)
{
    static constexpr std::array kSpeeds{50, 100, 100, 100, 150, 200};
    const auto waitOf = [](EntityId who) {
        return actDuration(kSpeeds[static_cast<std::size_t>(who) % kSpeeds.size()]);
    };
    Scheduler ours;
    plain::Scheduler theirs;
    for (std::uint32_t i = 1; i <= actors; ++i) {
        const Scheduler::Entry entry{i % 100, i, EntityId{i}};
        ours.add(entry);
        theirs.push(entry);
    }
    const auto ourActs = [=, queue = ours, order = std::uint64_t{actors}](std::vector<EntityId>& acted) mutable {
        for (int i = 0; i < 1000; ++i) {
            const Scheduler::Entry due = *queue.first();
            queue.removeFirst();
            queue.add({due.time + waitOf(due.who), ++order, due.who});
            acted.push_back(due.who);
        }
    };
    const auto theirActs = [=, queue = theirs, order = std::uint64_t{actors}](std::vector<EntityId>& acted) mutable {
        for (int i = 0; i < 1000; ++i) {
            const Scheduler::Entry due = queue.top();
            queue.pop();
            queue.push({due.time + waitOf(due.who), ++order, due.who});
            acted.push_back(due.who);
        }
    };
    const auto order = [](auto acts) {
        std::vector<EntityId> acted;
        acts(acted);
        return acted;
    };
    return {job,
            "std::priority_queue",
            bar,
            order(ourActs) == order(theirActs),
            [acts = ourActs, acted = std::vector<EntityId>()]() mutable {
                acted.clear();
                acts(acted);
            },
            [acts = theirActs, acted = std::vector<EntityId>()]() mutable {
                acted.clear();
                acts(acted);
            }};
}

} // namespace

bool printRatios()
{
    std::printf("%-36s %-22s %12s %12s %8s %8s\n", "job", "peer", "peer, us", "ours, us", "ratio", "bar");
    std::vector<Contest> contests{generations("cellular generation, 100x48", 100, 48),
                                  generations("cellular generation, 1024x1024", 1024, 1024),
                                  regions("regions, 100x48", 100, 48),
                                  regions("regions, 1024x1024", 1024, 1024),
                                  schedules("1,000 acts of 100 actors", 100, 0),
                                  schedules("1,000 acts of 10,000 actors", 10'000, 0),
                                  schedules("1,000 acts of 100,000 actors", 100'000, 0)};
#ifdef CAVE_WITH_LIBTCOD
    for (const auto& [radius, bar] : {std::pair(6, 3.0), std::pair(10, 2.5), std::pair(20, 2.0)})
        contests.push_back(
            sights(("100 views of radius " + std::to_string(radius) + ", 100x48").c_str(), 100, 48, radius, bar));
    contests.push_back(sights("100 views of radius 6, 1000x1000", 1000, 1000, 6, 0));
#else
    std::printf("Without libtcod (libtcod-dev) nothing is measured against it.\n");
#endif
    bool areAllMet = true;
    for (Contest& contest : contests)
        areAllMet &= printContest(contest);
    return areAllMet;
}

} // namespace cave
