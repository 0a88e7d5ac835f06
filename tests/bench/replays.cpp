// SPDX-License-Identifier: MIT
// Watching a game of 20,000 turns: what opening it takes, one step back from near its end, and playing on from there
// with a first step back.
#include "core/session/replay.h"
#include "tests/bench/bench_games.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <limits>

namespace {

using namespace cave;

constexpr std::size_t kWatchedTurns = 20'000;

Session longGame(const benchmark::State& state)
{
    const RecipeSize size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), 6};
    Session session = startCaves(1, kUsualCreatures, size);
    for (const Command& command : recordedWalk(session, 1, kWatchedTurns))
        session.submit(command);
    return session;
}

void openingAReplay(benchmark::State& state)
{
    const Session game = longGame(state);
    for ([[maybe_unused]] auto _ : state) {
        auto replay = Replay::of(game);
        replay->playOn(std::numeric_limits<std::size_t>::max());
        state.counters["keyframes_MiB"] = static_cast<double>(replay->keyframes().bytes() >> 20);
        state.counters["interval"] = static_cast<double>(replay->keyframes().interval());
        if (replay->length() != kWatchedTurns)
            return state.SkipWithError("The game does not lead where it did.");
    }
}

// From turn 20,000 back as far as two keyframes are apart, so that the mean is that of all distances to one and the
// longest that of the farthest.
void oneStepBack(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    auto replay = Replay::of(longGame(state));
    replay->playOn(std::numeric_limits<std::size_t>::max());
    Session session = replay->sessionAt(replay->length());
    std::size_t point = replay->length();
    Clock::duration longest{};
    for ([[maybe_unused]] auto _ : state) {
        const auto begin = Clock::now();
        replay->move(session, --point);
        longest = std::max(longest, Clock::now() - begin);
        if (point + replay->keyframes().interval() == replay->length()) {
            state.PauseTiming();
            point = replay->length();
            replay->move(session, point);
            state.ResumeTiming();
        }
    }
    state.counters["longest_ms"] = std::chrono::duration<double, std::milli>(longest).count();
}

// From as far behind a keyframe as it gets.
void playingOnAndOneStepBack(benchmark::State& state)
{
    auto replay = Replay::of(longGame(state));
    replay->playOn(std::numeric_limits<std::size_t>::max());
    const std::size_t interval = replay->keyframes().interval();
    const std::size_t point = replay->length() / interval * interval - 1;
    for ([[maybe_unused]] auto _ : state) {
        Session practice = replay->practiceAt(point);
        if (!practice.stepBack())
            return state.SkipWithError("The step cannot be taken back.");
    }
}

} // namespace

BENCHMARK(openingAReplay)
    ->ArgNames({"width", "height"})
    ->Args({100, 48})
    ->Args({133, 80})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(oneStepBack)->ArgNames({"width", "height"})->Args({100, 48})->Args({133, 80})->Unit(benchmark::kMillisecond);
BENCHMARK(playingOnAndOneStepBack)
    ->ArgNames({"width", "height"})
    ->Args({100, 48})
    ->Args({133, 80})
    ->Unit(benchmark::kMillisecond);
