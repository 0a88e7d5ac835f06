// SPDX-License-Identifier: MIT
// How smoothly a walk is shown.
#pragma once

#include "core/save/recipe_file.h"

#include <QSize>

namespace cave {

// How long the window's thread worked from one picture of the map to the next: a turn, what follows from it on the
// screen, the steps of animations that fell due, and painting. Its own processor time in ms, since a machine may be
// busy with other things; by the clock these count too, and what it waits for the threads that paint beside it.
struct FrameTimes {
    double usual = 0; // the median
    double p99 = 0;
    double worst = 0;
    double p99ByClock = 0;
    double worstByClock = 0;
    int frames = 0;
};

// The bot walks so many steps through caves, one each 60 ms as auto-explore does, with all that moves in the game.
FrameTimes framesOfAWalk(QSize window, const RecipeSize& size, int steps);

} // namespace cave
