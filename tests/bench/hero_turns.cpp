// SPDX-License-Identifier: MIT
// Hero turns a second: one act of the hero and all that act before the next one, with state hash and command log.
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/recipe_file.h"
#include "core/session/session.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace cave;

constexpr int kTurns = 200; // then the game starts again: by then the fungi have grown to about 130 creatures
constexpr int kCreatures = 90;

template <typename T>
T sound(Result<T> result)
{
    if (!result)
        std::abort(); // the built-in dungeon is held sound by tests
    return std::move(*result);
}

// The caves of jsrogue, 100x48x6 with 15 creatures a level, and a hero whom nothing kills.
Session startSession(std::uint64_t seed)
{
    Dungeon dungeon = sound(dungeonOf(sound(builtInDungeon("jsrogue")).dungeon, "caves", {100, 48, 6}));
    sound(bake(dungeon, seed));
    dungeon.rules.health = 1'000'000;
    dungeon.rules.hunger.reset();
    dungeon.rules.goal = Goal::None;
    return sound(Session::start(dungeon, seed));
}

// Goes straight on where it can, turns where it cannot, takes the stairs it steps on, and chooses what it may gain.
Command nextCommand(const World& world, Direction& heading, Random& dice)
{
    const Creature& hero = world.hero();
    if (hero.gainsToChoose > 0)
        return Gain{Gained::Health};
    const Leads leads = world.tileKind(hero.at).leads;
    if (leads != Leads::Nowhere && dice.below(2) == 0)
        return leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    for (int i = 0; i < 8 && (!world.isWalkable(moved(hero.at, heading)) || dice.below(16) == 0); ++i)
        heading = kDirections[dice.below(8)];
    return Walk{heading};
}

// What is measured is playing, so the commands are chosen before.
std::vector<Command> recorded(Session session, std::uint64_t seed)
{
    Random dice(seed);
    Direction heading = Direction::North;
    while (session.log().size() < kTurns)
        session.submit(nextCommand(session.world(), heading, dice));
    std::vector<Command> commands;
    commands.reserve(session.log().size());
    for (const LoggedCommand& logged : session.log())
        commands.push_back(logged.command);
    return commands;
}

void heroTurns(benchmark::State& state)
{
    const auto seed = static_cast<std::uint64_t>(state.range(0));
    const Session start = startSession(seed);
    if (start.world().creatures().size() != kCreatures + 1)
        return state.SkipWithError("The dungeon does not hold 90 creatures.");
    const std::vector<Command> commands = recorded(start, seed);
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        Session session = start;
        state.ResumeTiming();
        for (const Command& command : commands)
            session.submit(command);
        benchmark::DoNotOptimize(session.world().hash());
        state.counters["creatures"] = static_cast<double>(session.world().creatures().size() - 1);
    }
    state.SetItemsProcessed(state.iterations() * kTurns);
}

} // namespace

BENCHMARK(heroTurns)->Arg(1)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);
