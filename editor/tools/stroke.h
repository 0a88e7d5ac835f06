// SPDX-License-Identifier: MIT
// One stroke of a painting tool: all its edits are one step that can be undone.
#pragma once

#include "editor/tools/workbench.h"

#include <span>

namespace cave {

class Stroke {
public:
    void begin(Workbench& bench);
    bool isOn() const { return m_id != kNoStroke; }
    // Paints cells of the shown level, and their mirror images in symmetry mode.
    void paint(Workbench& bench, std::span<const CellAt> cells, TileId tile);
    // Any other edit, counted as `count` cells. `text` says what the whole stroke did.
    void push(Workbench& bench, DungeonEdit edit, const QString& text);
    void end() { m_id = kNoStroke; }
    void cancel(Workbench& bench);

    int group() const { return m_group; } // for hand edits
    int z() const { return m_z; }         // the level where it began

private:
    int m_id = kNoStroke;
    int m_group = 0;
    int m_count = 0; // cells changed so far
    int m_z = 0;
};

// The cells with their mirror images, where the symmetry mode is on.
std::vector<CellAt> symmetric(const Workbench& bench, std::vector<CellAt> cells);
// The brush of the chosen size and shape.
std::vector<CellAt> brushOf(const Workbench& bench, CellAt centre);
std::vector<CellAt> withoutDoubles(std::vector<CellAt> cells);
Box boxAround(CellAt a, CellAt b);
// "12 x 6"
QString sizeText(const Box& box);
// What painting these cells of the shown level and their mirror images with the tile would do.
DungeonEdit paintPreview(const Workbench& bench, std::span<const CellAt> cells, TileId tile);

} // namespace cave
