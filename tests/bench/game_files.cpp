// SPDX-License-Identifier: MIT
// Saving and loading a game of 100x48x6 cells, to a file and with all checks, as the program does it.
#include "core/save/game_file.h"
#include "tests/bench/bench_games.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace cave;

GameFile gameOf(std::size_t turns)
{
    Session session = startCaves(1);
    for (const Command& command : recordedWalk(session, 1, turns))
        session.submit(command);
    return {std::move(session)};
}

std::filesystem::path benchFile() { return std::filesystem::temp_directory_path() / "cavewright-bench.save.json"; }

void savingAGame(benchmark::State& state)
{
    const GameFile game = gameOf(static_cast<std::size_t>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        if (!saveGame(game, benchFile()))
            return state.SkipWithError("The game cannot be saved.");
    state.counters["bytes"] = static_cast<double>(std::filesystem::file_size(benchFile()));
    std::filesystem::remove(benchFile());
}

void loadingAGame(benchmark::State& state)
{
    if (!saveGame(gameOf(static_cast<std::size_t>(state.range(0))), benchFile()))
        return state.SkipWithError("The game cannot be saved.");
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(loadGame(benchFile()));
    std::filesystem::remove(benchFile());
}

} // namespace

BENCHMARK(savingAGame)->ArgName("turns")->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK(loadingAGame)->ArgName("turns")->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);
