// SPDX-License-Identifier: MIT
#include "tests/bench/laboratory_rates.h"

#include "core/generate/bake.h"
#include "core/lab/playtest.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"
#include "core/search/seed_search.h"
#include "tests/bench/batch_figures.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/bench/own_time.h"
#include "tests/support/frozen_dungeons.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace cave {

namespace {

constexpr std::string_view kBows = "count(item:bow, 1..last) >= 3";

double millisecondsOf(const auto& job)
{
    const auto began = std::chrono::steady_clock::now();
    job();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
}

// By the clock, of some runs that each count.
double usualMillisecondsOf(const auto& job)
{
    std::array<double, 5> times{};
    std::ranges::generate(times, [&] { return millisecondsOf(job); });
    std::ranges::sort(times);
    return times[times.size() / 2];
}

SeedSearch searchOf(const Dungeon& design) { return sound(SeedSearch::of(design, sound(parseQuery(kBows, design)))); }

// Whether the lazy search finds what a full scan of the first so many seeds does.
bool findsTheSame(const Dungeon& design, std::uint64_t seeds)
{
    const Query query = sound(parseQuery(kBows, design));
    SeedSearch search = searchOf(design);
    bool isSame = true;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        isSame &= sound(search.tryOut(seed)).has_value() == sound(answersFully(query, design, seed));
    return isSame;
}

// On one thread, in its processor time; `least`: dungeons/s.
bool printSearch(const std::string& where, const Dungeon& design, double least)
{
    constexpr double kEnough = 3000; // ms
    SeedSearch search = searchOf(design);
    std::uint64_t seed = 0;
    const double began = ownTime();
    while (ownTime() - began < kEnough)
        benchmark::DoNotOptimize(sound(search.tryOut(++seed)));
    const double perSecond = static_cast<double>(seed) / (ownTime() - began) * 1000;
    const auto hits = static_cast<unsigned long long>(search.counts().hits);
    std::printf("%s: %llu of %llu seeds have three bows.\n", where.c_str(), hits,
                static_cast<unsigned long long>(seed));
    const bool isSame = findsTheSame(design, 60);
    if (!isSame)
        std::printf("RESULTS DIFFER from those of a full scan, %s.\n", where.c_str());
    return printFigure({"seeds searched for three bows, " + where, "seeds/s", perSecond, 0, least}) && isSame;
}

// Each thread of so many its own share of the same seeds, by the clock.
double searchingTime(const Dungeon& design, std::uint64_t threads)
{
    constexpr std::uint64_t kSeeds = 1200;
    std::vector<SeedSearch> searches;
    searches.reserve(threads);
    for (std::uint64_t i = 0; i < threads; ++i)
        searches.push_back(searchOf(design));
    return millisecondsOf([&] {
        std::vector<std::jthread> workers;
        workers.reserve(threads);
        for (std::uint64_t i = 0; i < threads; ++i)
            workers.emplace_back([&search = searches[i], i, threads] {
                for (std::uint64_t seed = 1 + i; seed <= kSeeds; seed += threads)
                    benchmark::DoNotOptimize(sound(search.tryOut(seed)));
            });
    });
}

bool printSearchOfAllProcessors(const Dungeon& design)
{
    const std::uint64_t threads = std::max(1u, std::thread::hardware_concurrency());
    const double gain = searchingTime(design, 1) / searchingTime(design, threads);
    return printFigure({"  " + std::to_string(threads) + " threads beside one, by the clock", "times", gain, 0,
                        0.9 * static_cast<double>(threads)});
}

// Of all dungeons that fit into a string the one whose reading takes longest beside its baking.
bool printShareStrings()
{
    std::string slowest;
    double longest = 0;
    for (const std::string& name : builtInDungeons()) {
        Dungeon dungeon = sound(builtInDungeon(name)).dungeon;
        sound(bake(dungeon, dungeon.seed));
        const auto shared = shareText(dungeon);
        if (!shared && isTooLongToShare(shared.error()))
            continue; // a matter for a file
        const std::string text = sound(shared);
        const double reading = usualMillisecondsOf([&] { benchmark::DoNotOptimize(sound(readShareText(text))); });
        const double baking =
            usualMillisecondsOf([&] { benchmark::DoNotOptimize(sound(bake(dungeon, dungeon.seed))); });
        if (slowest.empty() || reading - baking > longest) {
            slowest = name;
            longest = reading - baking;
        }
    }
    if (slowest.empty())
        std::abort(); // what is not read takes no time
    return printFigure({"reading a dungeon's string besides baking, longest: " + slowest, "ms", longest, 100});
}

// The same games with and without their log and cells, by turns, in processor time.
bool printRecording()
{
    constexpr int kGames = 10;
    Dungeon dungeon = sound(builtInDungeon("deep")).dungeon;
    sound(bake(dungeon, 1));
    PlaytestPlan plan;
    plan.games = kGames;
    const std::atomic<bool> isStopped{false};
    double recorded = 0;
    double plain = 0;
    bool isSame = true;
    for (int number = 0; number < kGames; ++number) {
        std::int64_t turns = 0;
        const auto playPlainly = [&] {
            const double began = ownTime();
            turns += sound(playAgain(dungeon, plan, number)).world().state().turn;
            plain += ownTime() - began;
        };
        if (number % 2 == 0) // who comes second has warm caches
            playPlainly();
        const double began = ownTime();
        const PlaytestGame game = sound(playTest(dungeon, plan, number, isStopped));
        recorded += ownTime() - began;
        if (number % 2 == 1)
            playPlainly();
        isSame &= game.turn == turns;
    }
    if (!isSame)
        std::printf("RESULTS DIFFER between games that are recorded and the same ones that are not.\n");
    const std::string job = "recording " + std::to_string(kGames) + " games of the bot on the map of deep";
    return printFigure({job, "% more", (recorded / plain - 1) * 100, 3}) && isSame;
}

} // namespace

bool printLaboratoryRates()
{
    const Dungeon deep = sound(builtInDungeon("deep")).dungeon;
    bool areAllMet = printSearch("deep", deep, 630);
    areAllMet &= printSearchOfAllProcessors(deep);
    areAllMet &= printSearch("deep as frozen, its things by place", frozenDungeon("deep"), 75);
    areAllMet &= printBatchFigures();
    areAllMet &= printShareStrings();
    areAllMet &= printRecording();
    return areAllMet;
}

bool tryLaboratoryRates()
{
    const bool isSame = findsTheSame(frozenDungeon("deep"), 8);
    std::printf("%-67s %s\n", "seeds searched for three bows", isSame ? "runs" : "RESULTS DIFFER");
    return isSame;
}

} // namespace cave
