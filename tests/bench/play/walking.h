// SPDX-License-Identifier: MIT
// How smoothly a walk is shown.
#pragma once

#include "core/save/recipe_file.h"

#include <QSize>

namespace cave {

// How long the window's thread worked from one picture of the map to the next: a turn, what follows from it on the
// screen, the steps of animations that fell due, and painting. Its own processor time in ms, the shortest of three
// walks for each picture: a virtual machine counts as ours what others take of the core now and then. By the clock, of
// all walks, that and whatever else the machine did count too, and the wait for the threads that paint beside it.
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
