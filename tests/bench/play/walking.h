// SPDX-License-Identifier: MIT
// How smoothly a walk is shown.
#pragma once

#include "core/save/recipe_file.h"

#include <QSize>

namespace cave {

// How long it took from one picture of the map to the next: a turn, what follows from it on the screen, the steps of
// animations that fell due, and painting. In ms, of all pictures of three walks, none left out: a walk is taken once.
// By the window's own processor time, and by the clock, as who looks on waits: the wait for the threads that paint
// beside it and whatever else the machine did count too.
struct FrameTimes {
    double usual = 0; // the median
    double p99 = 0;
    double worst = 0;
    double usualByClock = 0;
    double p99ByClock = 0; // of the walk in which it is longest
    double worstByClock = 0;
    int frames = 0;
};

// The bot walks so many steps through caves, one each 60 ms as auto-explore does, with all that moves in the game.
FrameTimes framesOfAWalk(QSize window, const RecipeSize& size, int steps);

} // namespace cave
