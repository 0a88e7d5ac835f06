// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/map/level_picture.h"
#include "app/view/map/overlay.h"
#include "editor/tools/tool.h"
#include "editor/tools/workbench.h"

#include <utility>
#include <vector>

namespace cave {

/// What a tool would do on the shown level: the tiles, the looks of the things, and the marks about it.
class ToolPreview {
public:
    using Thing = std::pair<QPoint, Look>;

    void show(Ghost ghost, const Workbench& bench);

    /// Tiles that the level would get.
    const std::vector<GhostTile>& tiles() const { return m_tiles; }
    /// Things that would stand there, and the hero's start; in cells.
    const std::vector<Thing>& things() const { return m_things; }
    const QString& label() const { return m_ghost.label; }
    /// Its area, path, frame and label. `bounds` are the level's.
    void addTo(Overlay& overlay, const Box& bounds) const;

private:
    Ghost m_ghost;
    std::vector<GhostTile> m_tiles;
    std::vector<Thing> m_things;
};

} // namespace cave
