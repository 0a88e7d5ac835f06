// SPDX-License-Identifier: MIT
// How many games the bot plays to their end, on one core.
#include "core/pilot/bot_game.h"
#include "core/save/built_in_dungeons.h"
#include "tests/bench/bench_games.h"

#include <benchmark/benchmark.h>

using namespace cave;

namespace {

// "items_per_second" are games, "turns" those of one.
void botGames(benchmark::State& state)
{
    const Dungeon dungeon = sound(builtInDungeon("jsrogue")).dungeon;
    std::uint64_t seed = 0;
    double turns = 0;
    for (auto _ : state) {
        const BotGame game = sound(playByBot(dungeon, ++seed));
        turns += static_cast<double>(game.session.world().state().turn);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["turns"] = turns / static_cast<double>(state.iterations());
}
BENCHMARK(botGames)->Iterations(20)->Unit(benchmark::kMillisecond);

} // namespace
