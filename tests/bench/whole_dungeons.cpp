// SPDX-License-Identifier: MIT
#include "tests/bench/whole_dungeons.h"

#include "core/generate/lazy_bake.h"
#include "core/pilot/bot_game.h"
#include "core/proof/problems.h"
#include "core/save/built_in_dungeons.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/bench/own_time.h"
#include "tests/support/frozen_dungeons.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace cave {

namespace {

// The bars compare with what was measured on the dungeons of then; those of today may have become dearer.
struct MeasuredDesign {
    std::string name;
    bool isFrozen = false;

    Dungeon design() const { return isFrozen ? frozenDungeon(name) : sound(builtInDungeon(name)).dungeon; }
    std::string title() const { return isFrozen ? name + " as frozen" : name; }
};

// What one thread of its own needs for dungeons of seeds that it never saw before, in ms of its processor time.
struct Making {
    std::vector<double> levels; // each level's share: its rows, and as much of the proof as of any other level
    double whole = 0;           // all of it
    int dungeons = 0;

    double perSecond(std::size_t count) const { return static_cast<double>(count) / whole * 1000; }
    double p99() const // of the levels
    {
        std::vector<double> sorted = levels;
        std::ranges::sort(sorted);
        return sorted[sorted.size() * 99 / 100];
    }
};

// Level by level, as the catalogue's bake makes them, then the proof of the whole.
void makeOne(LazyBake& lazy, std::uint64_t seed, Making& making)
{
    const std::size_t first = making.levels.size();
    const double began = ownTime();
    lazy.begin(seed);
    double before = began;
    for (int z = 0; z < lazy.dungeon().depth(); ++z) {
        if (!lazy.isMade(z))
            lazy.make(z);
        const double now = ownTime();
        making.levels.push_back(now - before);
        before = now;
    }
    benchmark::DoNotOptimize(findProblems(lazy.dungeon()));
    const double ended = ownTime();
    const double proof = (ended - before) / static_cast<double>(making.levels.size() - first);
    for (std::size_t i = first; i < making.levels.size(); ++i)
        making.levels[i] += proof;
    making.whole += ended - began;
    ++making.dungeons;
}

Making makeMany(const Dungeon& design)
{
    constexpr double kEnough = 4000; // ms
    constexpr int kFewest = 20;
    LazyBake lazy = sound(LazyBake::of(design));
    Making making;
    for (std::uint64_t seed = 1; making.whole < kEnough || making.dungeons < kFewest; ++seed)
        makeOne(lazy, seed, making);
    return making;
}

bool printLevels(const MeasuredDesign& measured)
{
    constexpr double kLeast = 1000; // levels/s
    constexpr double kMost = 5;     // ms
    const Making making = makeMany(measured.design());
    const std::string job = "bake and proof, " + measured.title();
    const bool isFast =
        printFigure({job, "levels/s", making.perSecond(making.levels.size()), 0, measured.isFrozen ? kLeast : 0});
    const bool isSteady = printFigure(
        {"  p99 of its " + std::to_string(making.levels.size()) + " levels, with an equal share of the proof", "ms",
         making.p99(), measured.isFrozen ? kMost : 0});
    return isFast && isSteady;
}

bool printWorlds()
{
    const MeasuredDesign jsrogue{"jsrogue"};
    const Making making = makeMany(jsrogue.design());
    return printFigure({"bake and proof, jsrogue, a new seed each", "worlds/s",
                        making.perSecond(static_cast<std::size_t>(making.dungeons)), 0, 1000});
}

// Whole games of the explorer from a new seed each, their levels and all; in ms of processor time. A seed on which no
// game can begin is left out.
bool printGames(const MeasuredDesign& measured, int games, double least)
{
    const Dungeon design = measured.design();
    int played = 0;
    const double began = ownTime();
    for (std::uint64_t seed = 1; played < games && seed <= 2 * static_cast<std::uint64_t>(games); ++seed)
        if (const auto game = playByBot(design, seed))
            ++played;
    const double perSecond = static_cast<double>(played) / (ownTime() - began) * 1000;
    return printFigure(
        {std::to_string(played) + " games of the bot, " + measured.title(), "games/s", perSecond, 0, least});
}

const std::vector<MeasuredDesign>& measuredDesigns()
{
    static const std::vector<MeasuredDesign> kDesigns{{"deep", true}, {"delve", true}, {"deep"}, {"delve"}};
    return kDesigns;
}

} // namespace

bool printWholeDungeons()
{
    bool areAllMet = true;
    for (const MeasuredDesign& measured : measuredDesigns())
        areAllMet &= printLevels(measured);
    std::printf("Not measured here but kept: Brogue CE made 38 to 54 levels/s a core, p99 51 ms, at 2.6 GHz.\n");
    areAllMet &= printWorlds();
    areAllMet &= printGames({"jsrogue"}, 40, 40);
    areAllMet &= printGames({"delve", true}, 20, 10);
    areAllMet &= printGames({"deep", true}, 20, 10);
    printGames({"delve"}, 20, 0);
    printGames({"deep"}, 20, 0);
    return areAllMet;
}

bool tryWholeDungeons()
{
    bool areAllSame = true;
    for (const MeasuredDesign& measured : measuredDesigns()) {
        Dungeon whole = measured.design();
        LazyBake lazy = sound(LazyBake::of(whole));
        Making making;
        makeOne(lazy, 2, making);
        sound(bake(whole, 2, 1));
        const bool isSame = dungeonHash(lazy.dungeon()) == dungeonHash(whole);
        std::printf("%-67s %s\n", ("bake and proof, " + measured.title()).c_str(), isSame ? "runs" : "LEVELS DIFFER");
        areAllSame &= isSame;
    }
    return areAllSame;
}

} // namespace cave
