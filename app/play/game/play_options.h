// SPDX-License-Identifier: MIT
// What the player has chosen about the play page.
#pragma once

#include "app/view/base/wheel.h"

namespace cave {

struct PlayOptions {
    int autosave = 25;    // commands between two saves; 0: only by hand and on leaving
    int cellSize = 0;     // pixels; 0: what fits the window
    int messageLines = 0; // 0: what fits the window
    bool asksBeforeDeepWater = true;
    Wheel wheel = Wheel::ByDevice;
    bool byEar = false; // the voice for screen readers says where things are and what is heard
};

} // namespace cave
