// SPDX-License-Identifier: MIT
// How boards ("signs" in the file) are shown on the map.
#pragma once

#include "app/view/map/overlay.h"
#include "core/world/dungeon_texts.h"

class QFontMetricsF;

namespace cave {

// A small board on each cell, and its words beside it as far as there is room before the next one. `cell`: pixels;
// from afar there are no words. `signs` are sorted by (y, x).
void addBoards(Overlay& overlay, const std::vector<Sign>& signs, double cell, const QFontMetricsF& metrics);

} // namespace cave
