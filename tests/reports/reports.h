// SPDX-License-Identifier: MIT
// The reports, one function each: they print a table and give back the program's exit status.
#pragma once

#include "core/world/dungeon.h"
#include "tests/reports/tally.h"

#include <string>

namespace cave::report {

enum ExitStatus : int {
    kDone = 0,
    kMissed = 1, // a bar was not held
    kCannot = 2,
};

// A dungeon to measure, and the name under which numbers are stated for it.
struct Subject {
    std::string name;
    Dungeon dungeon;
};

// How much of what a recipe places moves when the recipe is changed.
int reportStability(const Subject& subject, const Seeds& seeds);
// What the recipes make on average, beside what the games that they follow make.
int reportShares(const Subject& subject, const Seeds& seeds);
// The shape of the levels, beside published averages of another game.
int reportQuality(const Subject& subject, const Seeds& seeds);

int refuse(const Error& error); // tells it; the exit code

} // namespace cave::report
