// SPDX-License-Identifier: MIT
// The means by which the picture of one cell is painted; rock_painter and ground_painter say what.
#pragma once

#include "app/view/stone/dressed_stones.h"
#include "app/view/tiles/cell_look.h"

#include <QBrush>
#include <QPainter>

namespace cave {

inline constexpr double kFrontShare = 0.60; // of a wall's height that is its lit front

struct TileCanvas {
    QPainter& painter;
    DressedStones& stones;
    const CellLook& look;
    int tile;             // pixels
    DecorRandom random;   // small differences, the same for equal looks

    QRectF all() const { return {0, 0, static_cast<double>(tile), static_cast<double>(tile)}; }
    double lineWidth() const { return tile < 26 ? 1.0 : tile / 26.0; }
    bool isCave() const { return look.stone == Stone::Cave; }
    bool rockAt(int bits) const { return (look.rock & bits) == bits; }

    // The cell's part of a painting, moved down by `down` pixels.
    QBrush window(StonePainting painting, double down = 0) const;
    // Darkness that fades along a line, within a rectangle.
    void shade(const QRectF& where, QPointF from, QPointF to, double darkness);
    void cornerShade(QPointF corner, double radius, double darkness);
};

QColor shadowColour(double share); // 0 .. 1
QColor lightColour(double share);

void paintRock(TileCanvas& canvas);
void paintGround(TileCanvas& canvas); // floor or water, and the shadows that rock around it throws

} // namespace cave
