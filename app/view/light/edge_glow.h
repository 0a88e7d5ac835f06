// SPDX-License-Identifier: MIT
// A red edge around the map: the hero is near death.
#pragma once

#include <QBrush>
#include <QRect>

#include <array>

class QPainter;

namespace cave {

class EdgeGlow {
public:
    EdgeGlow();

    // `strength` 0 .. 1 of the colour at the very edge.
    void paint(QPainter& painter, const QRect& area, double strength) const;
    // The four bands of the area that it covers, which may overlap in the corners.
    static std::array<QRect, 4> bands(const QRect& area);

private:
    std::array<QBrush, 4> m_brushes; // in the order of bands()
};

} // namespace cave
