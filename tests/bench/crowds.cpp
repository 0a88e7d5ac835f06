// SPDX-License-Identifier: MIT
#include "tests/bench/crowds.h"

#include "core/content/behaviour_rows.h"
#include "core/edit/content_edit.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/world/world_writer.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/bench/own_time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace cave {

namespace {

constexpr int kCrowdSide = 1000; // cells of a hall: the largest crowd stands on every tenth
constexpr std::array kCrowds{100, 1'000, 10'000, 100'000};

std::string nameOf(Does does) { return std::string(behaviourName(does)); }

// Kinds for a dungeon of its own: one that does this and nothing else. Who rises again needs something to rise from.
Json contentFor(Does does)
{
    Json row = newBehaviour(does, Json::Object{}, "newt");
    if (row.find("inherits"))
        row.set("per_mille", 20); // else there are twice as many with each turn
    return Json::Object{{"items", Json::Array{Json::Object{{"id", "crowd_bones"},
                                                           {"name", "bones"},
                                                           {"article", ""},
                                                           {"glyph", "%"},
                                                           {"colour", "#ffffff"},
                                                           {"named_after", Json::Object{{"name", "%1 bones"}}}}}},
                        {"creatures", Json::Array{Json::Object{
                                          {"id", "crowd_member"},
                                          {"name", "member"},
                                          {"article", "a"},
                                          {"glyph", "Y"},
                                          {"colour", "#ffffff"},
                                          {"health", 10},
                                          {"attack", 1},
                                          {"drops", Json::Array{Json::Object{{"items", Json::Array{"crowd_bones"}}}}},
                                          {"behaviours", Json::Array{std::move(row)}}}}}};
}

// A hall with so many of them anywhere in it, and a hero in its middle whom nothing kills.
World hallWith(Does does, int creatures, int side)
{
    Dungeon dungeon = emptyDungeon(side, side, 1);
    dungeon.content = contentFor(does);
    dungeon.catalogue = sound(catalogueWith(dungeon.content));
    Grid<TileId> tiles(side, side, dungeon.catalogue->wall());
    for (int y = 1; y + 1 < side; ++y)
        std::ranges::fill(tiles.row(y).subspan(1, static_cast<std::size_t>(side) - 2), dungeon.catalogue->floor());
    dungeon.level(0).tiles = std::move(tiles);
    dungeon.rules.health = 1'000'000;
    dungeon.rules.hunger.reset();
    dungeon.rules.goal = Goal::None;
    World world = sound(startGameAt(dungeon, {side / 2, side / 2, 0})).world;
    const CreatureKindId kind = *dungeon.catalogue->findCreature("crowd_member");
    Random dice(1);
    for (int count = 0; count < creatures;)
        if (const Position at{dice.between(1, side - 2), dice.between(1, side - 2), 0}; world.isFree(at)) {
            WorldWriter(world).addCreature(kind, at);
            ++count;
        }
    return world;
}

double timeOfATurn(World& world)
{
    const double began = ownTime();
    if (play(world, Wait{}).refusal)
        std::abort(); // what is not played takes no time
    return ownTime() - began;
}

// The usual one of some, in ms of processor time.
double usualTurn(Does does, int creatures)
{
    constexpr double kEnough = 150; // ms
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 100;
    World world = hallWith(does, creatures, kCrowdSide);
    for (int i = 0; i < 2; ++i)
        timeOfATurn(world); // the first ones are none like the others: all that can be seen is new
    std::vector<double> times;
    times.reserve(kMost);
    for (double spent = 0; times.size() < kFewest || (spent < kEnough && times.size() < kMost); spent += times.back())
        times.push_back(timeOfATurn(world));
    std::ranges::sort(times);
    return times[times.size() / 2];
}

// 1: ten times as many take ten times as long. Where the largest crowd would take forever, of those before it.
bool printGrowth(Does does)
{
    constexpr double kTooLong = 5000; // ms a turn
    constexpr double kMostSlope = 1.3;
    std::vector<double> turns;
    turns.reserve(kCrowds.size());
    std::string job = nameOf(does) + ", a turn of";
    for (const int creatures : kCrowds) {
        const std::size_t known = turns.size();
        if (known > 1 && turns[known - 1] * (turns[known - 1] / turns[known - 2]) > kTooLong)
            break;
        turns.push_back(usualTurn(does, creatures));
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), " %.3g", turns.back());
        job += text.data();
    }
    job += " ms";
    const double slope = std::log10(turns.back() / turns.front()) / static_cast<double>(turns.size() - 1);
    return printFigure({job, "slope", slope, kMostSlope});
}

} // namespace

bool printCrowds()
{
    std::printf("Turns of 100, 1,000, 10,000 and 100,000 creatures in a hall of %dx%d:\n", kCrowdSide, kCrowdSide);
    bool areAllMet = true;
    for (std::size_t i = 0; i < behaviourWords().size(); ++i)
        areAllMet &= printGrowth(static_cast<Does>(i));
    return areAllMet;
}

void tryCrowds()
{
    for (std::size_t i = 0; i < behaviourWords().size(); ++i) {
        World world = hallWith(static_cast<Does>(i), 50, 60);
        for (int turn = 0; turn < 3; ++turn)
            timeOfATurn(world);
    }
    std::printf("%-67s runs\n", "turns of crowds, a behaviour each");
}

} // namespace cave
