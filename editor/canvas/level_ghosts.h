// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/dungeon.h"

#include <QImage>

#include <vector>

class QPainter;

namespace cave {

/// The levels above and below the shown one, which may shine through it.
class LevelGhosts {
public:
    /// `step`: -1 the level above, 1 the one below.
    void setShown(int step, bool isShown) { (step < 0 ? m_isAbove : m_isBelow) = isShown; }
    bool isShown(int step) const { return step < 0 ? m_isAbove : m_isBelow; }
    void setOpacity(int percent) { m_opacity = percent; }
    bool isEmpty() const { return m_images.empty(); }
    /// Takes the pictures of those that are shown and exist; `z` is the shown level.
    void refresh(const Dungeon& dungeon, int z);
    /// `origin` is where cell (0, 0) begins, `cell` the size of a cell, in pixels.
    void paint(QPainter& painter, QPoint origin, double cell) const;

private:
    bool m_isAbove = false;
    bool m_isBelow = false;
    int m_opacity = 30; // per cent
    std::vector<QImage> m_images; // a pixel a cell
};

} // namespace cave
