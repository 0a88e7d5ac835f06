// SPDX-License-Identifier: MIT
// Where events of the shown level are triggered, and what they do where.
#pragma once

#include "app/view/map/overlay.h"
#include "editor/tools/workbench.h"

class QPainter;

namespace cave {

// Cells of all events of the shown level, with their numbers in the list.
Overlay eventsOverlay(const Workbench& bench);

// Paints the cells and wires of the chosen event, or of all; `origin` is the pixel of the level's corner. Triggers
// begin with a ring, targets end with an arrow.
void paintEvents(QPainter& painter, const Workbench& bench, QPointF origin, double cellSize, bool hasAll);

} // namespace cave
