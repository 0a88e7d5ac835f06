// SPDX-License-Identifier: MIT
// Rows of the tables that tell how fast we are: two ways to do the same job on the same input, or a figure and what it
// may be.
#pragma once

#include <functional>
#include <string>

namespace cave {

struct Contest {
    std::string job;
    std::string peer;
    double bar;  // that the ratio must reach; 0: none is set
    bool isSame; // the results of both; true as well where they cannot be, as of caves drawn by other dice
    std::function<void()> ours;
    std::function<void()> theirs;
};

void printContestHead();
// They take turns, and the shortest time of each counts: of 60 passes, or of as many as fit into some seconds. A short
// job is done over and over in a pass, as it would be in a game: else each would begin with the other's data in the
// caches. False when the results differ or the bar is missed.
bool printContest(const Contest& contest);

// Does both jobs once, and prints what they are. False when the results differ.
bool tryContest(const Contest& contest);

struct Figure {
    std::string job;
    std::string unit;
    double measured;
    double most; // that it may be; 0: no bar is set
    double least = 0; // that it must reach, where more is better; 0: no bar is set
};

void printFigureHead();
bool printFigure(const Figure& figure); // false when the bar is missed

} // namespace cave
