// SPDX-License-Identifier: MIT
#include "tests/bench/ratios.h"

#include "core/generate/chance.h"
#include "core/generate/shapes/regions.h"
#include "core/rules/facts/field_of_view.h"
#include "core/world/scheduler.h"
#include "tests/bench/bench_maps.h"
#include "tests/bench/contest.h"
#include "tests/bench/crowds.h"
#include "tests/bench/hero_steps.h"
#include "tests/bench/hero_turns.h"
#include "tests/bench/laboratory_rates.h"
#ifdef CAVE_WITH_LIBTCOD
#include "tests/bench/libtcod_peer.h"
#include "tests/bench/way_contests.h"
#endif
#include "tests/bench/plain_twins.h"
#include "tests/bench/whole_dungeons.h"
#include "tests/bench/world_contests.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace cave {

namespace {

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
    const BitGrid floor = benchCaves(width, height);
    const plain::Floor bytes = bytesOf(floor);
    return {job,
            "plain C++",
            0,
            labelRegions(floor, Way::Four).ids == plain::labelRegions(bytes),
            [=] { benchmark::DoNotOptimize(labelRegions(floor, Way::Four)); },
            [=] { benchmark::DoNotOptimize(plain::labelRegions(bytes)); }};
}

// Caves, and 100 cells of their floor.
struct Outlook {
    Outlook(int width, int height) : opaque(width, height)
    {
        const BitGrid floor = benchCaves(width, height);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                opaque.set(x, y, !floor.get(x, y));
                if (floor.get(x, y))
                    eyes.push_back({x, y, 0});
            }
        for (std::size_t i = 0; i < 100; ++i)
            eyes[i] = eyes[i * eyes.size() / 100];
        eyes.resize(100);
    }

    BitGrid opaque;
    std::vector<Position> eyes;
};

std::string viewsJob(int radius, int width, int height)
{
    return "100 views of radius " + std::to_string(radius) + ", " + std::to_string(width) + 'x' +
           std::to_string(height);
}

std::function<void()> views(const Outlook& outlook, int radius)
{
    return [=, seen = BitGrid(outlook.opaque.width(), outlook.opaque.height())]() mutable {
        for (const Position eye : outlook.eyes) {
            seen.clear(reachOfSight(eye.x, eye.y, radius, seen.box())); // what the view before left there
            fieldOfView(outlook.opaque, eye.x, eye.y, radius, seen);
            benchmark::DoNotOptimize(seen);
        }
    };
}

Contest viewsOfALargeLevel()
{
    constexpr int kRadius = 6;
    return {viewsJob(kRadius, 1000, 1000),   "ours, 100x48", 0.5, true, views(Outlook(1000, 1000), kRadius),
            views(Outlook(100, 48), kRadius)};
}

#ifdef CAVE_WITH_LIBTCOD
// The two shapes differ, as those of libtcod's own algorithms do: ours holds the rule of
// core/rules/facts/field_of_view, which tests hold it to.
Contest sights(int width, int height, int radius, double bar)
{
    const Outlook outlook(width, height);
    const auto peer = std::make_shared<LibtcodSight>(outlook.opaque, radius);
    peer->chooseFastest(outlook.eyes);
    return {viewsJob(radius, width, height), "libtcod, " + peer->algorithm(), bar, true, views(outlook, radius), [=] {
                for (const Position eye : outlook.eyes)
                    peer->look(eye);
            }};
}
#endif

// Of so many actors each acts and waits for a turn of its own length, 1,000 acts in all.
template <typename Queue>
class Acts {
public:
    explicit Acts(std::uint32_t actors) : m_order(actors)
    {
        for (std::uint32_t i = 1; i <= actors; ++i)
            m_queue.add({i % 100, i, EntityId{i}});
    }
    std::vector<std::int64_t>& times() { return m_times; } // of those that were run last

    void run()
    {
        static constexpr std::array kSpeeds{50, 100, 100, 100, 150, 200};
        m_times.clear();
        for (int i = 0; i < 1000; ++i) {
            const Scheduler::Entry due = m_queue.takeFirst();
            const int speed = kSpeeds[static_cast<std::size_t>(due.who) % kSpeeds.size()];
            m_queue.add({due.time + actDuration(speed), ++m_order, due.who});
            m_times.push_back(due.time);
        }
    }

private:
    Queue m_queue;
    std::uint64_t m_order;
    std::vector<std::int64_t> m_times;
};

class OwnQueue {
public:
    void add(const Scheduler::Entry& entry) { m_scheduler.add(entry); }
    Scheduler::Entry takeFirst()
    {
        const Scheduler::Entry due = *m_scheduler.first();
        m_scheduler.removeFirst();
        return due;
    }

private:
    Scheduler m_scheduler;
};

template <typename Peer>
Contest schedules(const std::string& peer, std::uint32_t actors, double bar)
{
    const auto ours = std::make_shared<Acts<OwnQueue>>(actors);
    const auto theirs = std::make_shared<Acts<Peer>>(actors);
    bool isSame = true;
    for (int i = 0; i < 100; ++i) {
        ours->run();
        theirs->run();
        isSame &= ours->times() == theirs->times(); // who is due together comes in another order from libtcod
    }
    return {"1,000 acts of " + std::to_string(actors) + " actors",
            peer,
            bar,
            isSame,
            [=] { ours->run(); },
            [=] { theirs->run(); }};
}

std::vector<Contest> allContests()
{
    std::vector<Contest> contests{generations("cellular generation, 100x48", 100, 48),
                                  generations("cellular generation, 1024x1024", 1024, 1024),
                                  regions("regions, 100x48", 100, 48),
                                  regions("regions, 1024x1024", 1024, 1024),
                                  viewsOfALargeLevel(),
                                  schedules<plain::Queue>("std::priority_queue", 100, 0),
                                  schedules<plain::Queue>("std::priority_queue", 10'000, 0),
                                  schedules<plain::Queue>("std::priority_queue", 100'000, 0)};
#ifdef CAVE_WITH_LIBTCOD
    for (const auto& [radius, bar] : {std::pair(6, 3.0), std::pair(10, 2.5), std::pair(20, 2.0)})
        contests.push_back(sights(100, 48, radius, bar));
    contests.push_back(sights(1000, 1000, 6, 0));
    for (const auto& [actors, bar] : {std::pair(100u, 3.0), std::pair(10'000u, 8.0), std::pair(100'000u, 8.0)})
        contests.push_back(schedules<LibtcodQueue>("libtcod, heap", actors, bar));
    std::ranges::move(wayContests(), std::back_inserter(contests));
    std::printf("No row for paths and maps with costs by tile: nothing in the game asks for them.\n");
#else
    std::printf("Without libtcod (libtcod-dev) nothing is measured against it.\n");
#endif
    std::ranges::move(heroSteps(), std::back_inserter(contests));
    std::ranges::move(worldContests(), std::back_inserter(contests));
    return contests;
}

} // namespace

bool printRatios()
{
    printContestHead();
    bool areAllMet = true;
    for (const Contest& contest : allContests())
        areAllMet &= printContest(contest);
    printFigureHead();
    areAllMet &= printHeroTurns();
    areAllMet &= printCrowds();
    areAllMet &= printWholeDungeons();
    areAllMet &= printLaboratoryRates();
    return areAllMet;
}

bool tryRatios()
{
    bool areAllSame = true;
    for (const Contest& contest : allContests())
        areAllSame &= tryContest(contest);
    tryCrowds();
    areAllSame &= tryWholeDungeons();
    areAllSame &= tryLaboratoryRates();
    return areAllSame;
}

} // namespace cave
