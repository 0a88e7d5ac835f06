// SPDX-License-Identifier: MIT
#include "tests/bench/hero_steps.h"

#include "core/pilot/pilot.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "tests/bench/bench_games.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

namespace cave {

namespace {

constexpr int kHall = 100; // cells a side, with pillars; all of the level that is no wall
constexpr int kKnown = 60; // columns of it that the hero knows

// The same hall in the middle of a level of any size: what is done there is the same, and only what lies around
// differs.
class HallWalk {
public:
    explicit HallWalk(int side) : m_corner((side - kHall) / 2), m_world(worldOf(side, m_corner)) {}

    void travel()
    {
        step();
        benchmark::DoNotOptimize(adviceToTravel());
    }
    void explore()
    {
        step();
        benchmark::DoNotOptimize(m_pilot.explore(m_world));
    }
    bool leadsOn() { return adviceToTravel().command && m_pilot.explore(m_world).command; }

private:
    static World worldOf(int side, int corner)
    {
        Dungeon dungeon = emptyDungeon(side, side, 1);
        Grid<TileId> tiles(side, side, dungeon.catalogue->wall());
        for (int y = 1; y + 1 < kHall; ++y)
            for (int x = 1; x + 1 < kHall; ++x)
                if (x % 5 != 0 || y % 3 != 0)
                    tiles[corner + x, corner + y] = dungeon.catalogue->floor();
        dungeon.level(0).tiles = std::move(tiles);
        dungeon.rules.hunger.reset();
        dungeon.rules.goal = Goal::None;
        WorldState state = sound(startGameAt(dungeon, {corner + kKnown / 2, corner + kHall / 2, 0})).world.savedState();
        Level& level = state.levels.front().edit();
        Grid<TileId>& known = level.memory.tiles.edit();
        for (int y = 0; y < kHall; ++y)
            for (int x = 0; x < kKnown; ++x)
                known[corner + x, corner + y] = std::as_const(level).tiles[corner + x, corner + y];
        return World(std::move(state));
    }

    // To and fro, far from what is not known: nothing new is seen, but what is known has to be looked at again.
    void step()
    {
        if (play(m_world, Walk{m_isBack ? Direction::East : Direction::West}).refusal)
            std::abort();
        m_isBack = !m_isBack;
    }
    Advice adviceToTravel() { return m_pilot.travel(m_world, {m_corner + 6, m_corner + 7, 0}); }

    int m_corner;
    World m_world;
    Pilot m_pilot;
    bool m_isBack = false;
};

// A step, and the advice for the next one.
Contest steps(const std::string& job, void (HallWalk::*run)(), const std::shared_ptr<HallWalk>& large,
              const std::shared_ptr<HallWalk>& small)
{
    return {job + ", 4096x4096",
            "ours, 100x100",
            1 / 1.3, // as views of a large level may cost more, whose cells lie further apart
            large->leadsOn() && small->leadsOn(),
            [=] { ((*large).*run)(); },
            [=] { ((*small).*run)(); }};
}

} // namespace

std::vector<Contest> heroSteps()
{
    const auto large = std::make_shared<HallWalk>(4096);
    const auto small = std::make_shared<HallWalk>(kHall);
    return {steps("a step of travelling", &HallWalk::travel, large, small),
            steps("a step of exploring", &HallWalk::explore, large, small)};
}

} // namespace cave
