// SPDX-License-Identifier: MIT
#include "tests/bench/way_contests.h"

#include "core/base/random.h"
#include "core/generate/shapes/distance_map.h"
#include "core/pilot/ways.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/path.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/bench_maps.h"
#include "tests/bench/libtcod_peer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace cave {

namespace {

constexpr int kSight = 6; // cells, as the hero has it

using Pairs = std::vector<std::pair<Position, Position>>;

// A level of this floor, as a hero sees it who knows all of it and is alone.
struct KnownGround {
    explicit KnownGround(const BitGrid& cells) : world(worldOf(cells)), floor(cells) { level.read(world, 0); }

    static World worldOf(const BitGrid& floor)
    {
        WorldState state =
            startCaves(1, kUsualCreatures, {floor.width(), floor.height(), kUsualSize.depth}).world().savedState();
        std::erase_if(state.creatures, [&](const Creature& creature) { return creature.id != state.hero; });
        state.items.clear();
        state.links.clear();
        Level& level = state.levels.front().edit();
        Position& hero = state.creatures.front().at;
        for (int y = 0; y < floor.height(); ++y)
            for (int x = 0; x < floor.width(); ++x) {
                level.tiles[x, y] = floor.get(x, y) ? state.catalogue->floor() : state.catalogue->wall();
                level.memory.tiles[x, y] = level.tiles[x, y];
                if (floor.get(x, y))
                    hero = {x, y, 0};
            }
        return World(std::move(state));
    }

    World world;
    KnownLevel level;
    BitGrid floor;
};

Grid<int> stepsFromOne(const BitGrid& floor, Position from)
{
    const CellAt cell{from.x, from.y};
    return stepsFrom(floor, std::span(&cell, 1));
}

std::vector<Position> someCells(const BitGrid& floor, std::size_t count)
{
    std::vector<Position> cells;
    for (Random dice(1); cells.size() < count;) {
        const Position at{dice.between(0, floor.width() - 1), dice.between(0, floor.height() - 1), 0};
        if (floor.get(at.x, at.y))
            cells.push_back(at);
    }
    return cells;
}

// Between which a way leads.
Pairs somePairs(const BitGrid& floor)
{
    Pairs pairs;
    const std::vector<Position> cells = someCells(floor, 1000);
    for (std::size_t i = 0; i + 1 < cells.size() && pairs.size() < 100; ++i)
        if (cells[i] != cells[i + 1] && stepsFromOne(floor, cells[i])[cells[i + 1].x, cells[i + 1].y] != kNoSteps)
            pairs.emplace_back(cells[i], cells[i + 1]);
    return pairs;
}

// What a traveller's ways are searched with: see core/pilot/pilot. Before each the hero has taken a step, so what is
// known is kept up to date: ours is read anew, as the pilot reads it, and libtcod is told of all that came into view.
Contest travels(const std::string& where, const std::shared_ptr<KnownGround>& ground)
{
    const Pairs pairs = somePairs(ground->floor);
    const auto peer = std::make_shared<LibtcodWays>(ground->floor);
    const auto pathOf = [=, ways = std::make_shared<Ways>()](Position from, Position to) {
        ground->level.read(ground->world, 0);
        ways->findTo(ground->level, from, to, {});
        return ways->pathTo(ground->level, to);
    };
    const bool areShortest = std::ranges::all_of(pairs, [&](const auto& pair) {
        return std::ssize(pathOf(pair.first, pair.second)) ==
               stepsFromOne(ground->floor, pair.first)[pair.second.x, pair.second.y];
    });
    return {"100 paths of a traveller, " + where,
            "libtcod, A*",
            7,
            areShortest,
            [=] {
                for (const auto& [from, to] : pairs)
                    benchmark::DoNotOptimize(pathOf(from, to));
            },
            [=] {
                for (const auto& [from, to] : pairs) {
                    peer->update(ground->floor, reachOfSight(from.x, from.y, kSight, ground->floor.box()));
                    benchmark::DoNotOptimize(peer->pathLength(from, to));
                }
            }};
}

// What a hunter's steps are searched with: see core/rules/minds/hunt. The world keeps its ground up to date as it
// changes, and so would a map of libtcod's: neither has anything to read anew.
Contest hunts(const std::string& where, const std::shared_ptr<KnownGround>& ground)
{
    const Pairs pairs = somePairs(ground->floor);
    const auto peer = std::make_shared<LibtcodWays>(ground->floor);
    const auto stepOf = [ground](Position from, Position to) {
        const World& world = ground->world;
        const BitGrid& open = world.ground(0, world.catalogue().gaitOf(world.hero().kind));
        return firstStep(from, to, open.box(), OpenCells(open, world.taken(0), open.box()));
    };
    const bool areShortest = std::ranges::all_of(pairs, [&](const auto& pair) {
        const Grid<int> steps = stepsFromOne(ground->floor, pair.second);
        const auto direction = stepOf(pair.first, pair.second);
        const Position next = direction ? moved(pair.first, *direction) : pair.first;
        return steps[next.x, next.y] == steps[pair.first.x, pair.first.y] - 1;
    });
    return {"100 first steps of a hunter, " + where,
            "libtcod, A*",
            7,
            areShortest,
            [=] {
                for (const auto& [from, to] : pairs)
                    benchmark::DoNotOptimize(stepOf(from, to));
            },
            [=] {
                for (const auto& [from, to] : pairs)
                    benchmark::DoNotOptimize(peer->pathLength(from, to));
            }};
}

Contest distanceMaps(const std::string& where, const BitGrid& floor, std::size_t count)
{
    const std::vector<Position> cells = someCells(floor, count);
    const auto peer = std::make_shared<LibtcodWays>(floor);
    const bool isSame = std::ranges::all_of(cells, [&](Position from) {
        const Grid<int> steps = stepsFromOne(floor, from);
        peer->computeSteps(from);
        for (int y = 0; y < floor.height(); ++y)
            for (int x = 0; x < floor.width(); ++x)
                if (floor.get(x, y) && steps[x, y] != peer->steps(x, y))
                    return false;
        return true;
    });
    return {std::to_string(count) + " distance map(s), " + where,
            "libtcod, Dijkstra",
            8,
            isSame,
            [=] {
                for (const Position from : cells)
                    benchmark::DoNotOptimize(stepsFromOne(floor, from));
            },
            [=] {
                for (const Position from : cells)
                    peer->computeSteps(from);
            }};
}

} // namespace

std::vector<Contest> wayContests()
{
    const auto caves = std::make_shared<KnownGround>(benchCaves(100, 48));
    const auto hall = std::make_shared<KnownGround>(benchHall(100, 48));
    return {travels("caves 100x48", caves),
            travels("hall 100x48", hall),
            hunts("caves 100x48", caves),
            hunts("hall 100x48", hall),
            distanceMaps("caves 100x48", caves->floor, 20),
            distanceMaps("hall 100x48", hall->floor, 20),
            distanceMaps("caves 1000x1000", benchCaves(1000, 1000), 1)};
}

} // namespace cave
