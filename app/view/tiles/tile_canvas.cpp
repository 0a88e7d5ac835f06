// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_canvas.h"

#include <QLinearGradient>
#include <QRadialGradient>

#include <cmath>

namespace cave {

namespace {

int alphaOf(double share) { return static_cast<int>(std::lround(share * 255)); }

} // namespace

QColor shadowColour(double share) { return QColor(8, 5, 10, alphaOf(share)); }

QColor lightColour(double share) { return QColor(255, 238, 214, alphaOf(share)); }

QBrush TileCanvas::window(StonePainting painting, double down) const
{
    QBrush brush(stones.scaled(painting));
    brush.setTransform(QTransform::fromTranslate(-look.windowX * tile, -look.windowY * tile + down));
    return brush;
}

void TileCanvas::shade(const QRectF& where, QPointF from, QPointF to, double darkness)
{
    QLinearGradient gradient(from, to);
    gradient.setColorAt(0, shadowColour(darkness));
    gradient.setColorAt(0.45, shadowColour(darkness * 0.38));
    gradient.setColorAt(1, shadowColour(0));
    painter.fillRect(where, gradient);
}

void TileCanvas::cornerShade(QPointF corner, double radius, double darkness)
{
    QRadialGradient gradient(corner, radius);
    gradient.setColorAt(0, shadowColour(darkness));
    gradient.setColorAt(0.5, shadowColour(darkness * 0.4));
    gradient.setColorAt(1, shadowColour(0));
    painter.fillRect(QRectF(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius), gradient);
}

} // namespace cave
