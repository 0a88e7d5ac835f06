// SPDX-License-Identifier: MIT
// One pass run on a level that the test has made: from a picture, or caves of a seed.
#pragma once

#include "core/generate/pass.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace cave {

struct PassRun {
    LevelState before;
    LevelState after;
    RowReport report;
};

// Runs the pass with JSON parameters; `key` is the row's chance, `depth` counts from 1. Unsound parameters end the
// test.
PassRun runPass(std::string_view type, std::string_view parameters, LevelState level, std::uint64_t key,
                const Where& where = {}, int depth = 1);

LevelState levelOf(std::string_view picture); // a line a row, signs as in the catalogue; empty lines are left out
LevelState solidLevel(int width, int height); // wall inside a border of rock that is kNoDig
LevelState caveLevel(int width, int height, std::uint64_t seed); // the same with caves in it
std::string pictureOf(const LevelState& level);

// Random side lengths: small ones, words of 64 cells and ordinary levels.
LevelState anyCaveLevel(std::uint64_t seed);

BitGrid walkableOf(const LevelState& level);
BitGrid walkableOf(const Dungeon& dungeon, int z);
int regionsOf(const LevelState& level); // in 8 directions
std::uint64_t hashOfTiles(const LevelState& level); // the dungeonHash() of these tiles

using Golden = std::array<std::uint64_t, 25>;
// "" when make(1) to make(25) have these tiles, else their hashes as they would stand in a test.
std::string goldenDifference(const Golden& golden, const std::function<LevelState(std::uint64_t seed)>& make);

// Cells that differ.
int changedCells(const LevelState& a, const LevelState& b);
// Whether no cell outside the boxes or with the marks differs between before and after.
bool keepsOutside(const PassRun& run, const Where& where);

} // namespace cave
