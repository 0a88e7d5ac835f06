// SPDX-License-Identifier: MIT
// A turn beside a fire, a flood or gas: one act of a hero who waits, and one beat of the level.
#include "core/edit/content_edit.h"
#include "core/rules/living/flood.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/world/world_writer.h"

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
// So many cells of gas, in a square of plain floor, all of which give to those beside them.
World reeking(int cells)
{
    Dungeon dungeon = emptyDungeon(kSide, kSide, 1);
    dungeon.content = *parseJson(R"({"gases": [{"id": "reek", "name": "reek", "glyph": "r", "colour": "#000000",
        "thins": 20, "harmful": true, "effect": {"kind": "poison", "turns": 2}}]})");
    dungeon.catalogue = *catalogueWith(dungeon.content);
    dungeon.level(0).tiles = SharedGrid<TileId>(kSide, kSide, dungeon.catalogue->floor());
    World world = startGame(dungeon, dungeon.seed)->world;
    std::vector<GasCell> gas;
    for (int i = 0; i < cells; ++i)
        gas.push_back({static_cast<std::size_t>((kFirst + i / 80) * kSide + kFirst + i % 80), 0, 40 + i % 17});
    WorldWriter(world).setGases(0, std::move(gas));
    return world;
}

void gasBeat(benchmark::State& state)
{
    const World start = reeking(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        World world = start;
        state.ResumeTiming();
        benchmark::DoNotOptimize(play(world, Wait{}).events.size());
    }
}
BENCHMARK(gasBeat)->Name("beat/gas")->Arg(0)->Arg(100)->Arg(5000)->Unit(benchmark::kMicrosecond);

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
