// SPDX-License-Identifier: MIT
// A turn beside a fire or a flood: one act of a hero who waits, and one beat of the level.
#include "core/edit/content_edit.h"
#include "core/rules/living/flood.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace cave;

constexpr int kSide = 160;
constexpr int kFirst = 40; // row and column of the fire

// A field of dry grass in which so many cells burn, in a square; the hero stands apart.
World field(int fires)
{
    Dungeon dungeon = emptyDungeon(kSide, kSide, 1);
    if (!useLibrary(dungeon, "living"))
        std::abort();
    DungeonLevel& level = dungeon.level(0);
    level.tiles[1, 1] = dungeon.catalogue->floor();
    const TileId grass = *dungeon.catalogue->findTile("dead_grass");
    const TileId flames = *dungeon.catalogue->findTile("flames");
    int side = 0;
    while (side * side < fires)
        ++side;
    for (int y = 3; y < kSide - 1; ++y)
        for (int x = 1; x < kSide - 1; ++x) {
            const bool burns = y >= kFirst && y < kFirst + side && x >= kFirst && x < kFirst + side;
            level.tiles[x, y] = burns ? flames : grass;
        }
    return startGame(dungeon, dungeon.seed)->world;
}

void beat(benchmark::State& state)
{
    const World start = field(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        World world = start;
        state.ResumeTiming();
        benchmark::DoNotOptimize(play(world, Wait{}).events.size());
    }
}
BENCHMARK(beat)->Name("beat/fires")->Arg(0)->Arg(100)->Arg(2000)->Unit(benchmark::kMicrosecond);

// One that has covered so many cells, and goes on.
void flood(benchmark::State& state)
{
    World start = field(0);
    const TileId shallow = *start.catalogue().findTile("flood_water");
    const TileId deep = *start.catalogue().findTile("flood_deep");
    const auto cells = static_cast<int>(state.range(0));
    beginFlood(WorldWriter(start), 0,
               {start.level(0).tiles.index(kSide / 2, kSide / 2), shallow, deep, 2 * cells, 20, 50});
    while (start.level(0).living.floods.front().cells.size() < static_cast<std::size_t>(cells))
        play(start, Wait{});
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        World world = start;
        state.ResumeTiming();
        benchmark::DoNotOptimize(play(world, Wait{}).events.size());
    }
}
BENCHMARK(flood)->Name("beat/flood")->Arg(100)->Arg(2000)->Unit(benchmark::kMicrosecond);

} // namespace
