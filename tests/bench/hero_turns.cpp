// SPDX-License-Identifier: MIT
// Hero turns a second: one act of the hero and all that act before the next one, with state hash and command log.
#include "tests/bench/hero_turns.h"

#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ranges>

namespace {

using namespace cave;

constexpr std::size_t kTurns = 200;

// Then the game starts again, while the fungi have added few to the usual 90 creatures.
constexpr std::size_t kTurnsOfUsual = 50;

void heroTurns(benchmark::State& state)
{
    const auto seed = static_cast<std::uint64_t>(state.range(0));
    const Session start = startCaves(seed);
    const std::vector<Command> commands = recordedWalk(start, seed, kTurnsOfUsual); // what is measured is playing
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        Session session = start;
        state.ResumeTiming();
        for (const Command& command : commands)
            session.submit(command);
        benchmark::DoNotOptimize(session.world().hash());
        state.counters["creatures"] = static_cast<double>(session.world().creatures().size() - 1);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kTurnsOfUsual));
}

// How long each turn takes by itself, the shortest of all passes over the game: what a player waits for, without what
// else the machine was busy with.
void oneTurn(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const Session start = startCaves(1, static_cast<std::size_t>(state.range(0)));
    const std::vector<Command> commands = recordedWalk(start, 1, kTurns);
    std::vector<Clock::duration> shortest(kTurns, Clock::duration::max());
    for ([[maybe_unused]] auto _ : state) {
        Session session = start;
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const auto begin = Clock::now();
            session.submit(commands[i]);
            shortest[i] = std::min(shortest[i], Clock::now() - begin);
        }
    }
    std::ranges::sort(shortest);
    const auto milliseconds = [&](std::size_t perCent) {
        return std::chrono::duration<double, std::milli>(shortest[(kTurns - 1) * perCent / 100]).count();
    };
    state.counters["p50_ms"] = milliseconds(50);
    state.counters["p99_ms"] = milliseconds(99);
}

// A game that is played again and again.
class Rehearsed {
public:
    explicit Rehearsed(std::uint64_t seed)
        : m_start(startCaves(seed)), m_commands(recordedWalk(m_start, seed, kTurnsOfUsual))
    {
    }
    void play()
    {
        Session session = m_start;
        const auto begin = std::chrono::steady_clock::now();
        for (const Command& command : m_commands)
            session.submit(command);
        m_shortest = std::min<Microseconds>(m_shortest, std::chrono::steady_clock::now() - begin);
    }
    double microsecondsOfATurn() const { return m_shortest.count() / static_cast<double>(m_commands.size()); }

private:
    using Microseconds = std::chrono::duration<double, std::micro>;

    Session m_start;
    std::vector<Command> m_commands;
    Microseconds m_shortest = Microseconds::max();
};

} // namespace

namespace cave {

bool printHeroTurns()
{
    constexpr std::chrono::seconds kEnough(4);
    std::array games{Rehearsed(1), Rehearsed(2), Rehearsed(3)};
    for (const auto begin = std::chrono::steady_clock::now(); std::chrono::steady_clock::now() - begin < kEnough;)
        for (Rehearsed& game : games)
            game.play();
    const double slowest = std::ranges::max(
        games | std::views::transform([](const Rehearsed& game) { return game.microsecondsOfATurn(); }));
    return printFigure({"a turn of the hero, 100x48x6, 90 creatures", "us", slowest, 20});
}

} // namespace cave

BENCHMARK(heroTurns)->Arg(1)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK(oneTurn)->ArgName("creatures")->Arg(90)->Arg(2000)->Iterations(20)->Unit(benchmark::kMillisecond);
