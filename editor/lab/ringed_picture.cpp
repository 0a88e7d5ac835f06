// SPDX-License-Identifier: MIT
#include "editor/lab/ringed_picture.h"

#include "app/view/ui/palette.h"

#include <QPainter>

#include <algorithm>

namespace cave {

namespace {

constexpr double kRingPen = 2;    // px of the interface
constexpr double kRingEdge = 4;   // of the dark line below it
constexpr double kRingAir = 3;    // round the place
constexpr double kLeastRing = 10; // across, so that a cell of a pixel is found as well

} // namespace

QImage ringed(QImage picture, QSize cells, const std::vector<Box>& places, qreal ratio)
{
    if (places.empty() || picture.isNull())
        return picture;
    const double across = static_cast<double>(picture.width()) / cells.width();
    const double down = static_cast<double>(picture.height()) / cells.height();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] :
         {std::pair(QColor(palette::kInk0), kRingEdge), std::pair(QColor(palette::kAmber), kRingPen)}) {
        painter.setPen(QPen(colour, width * ratio));
        for (const Box& place : places) {
            QRectF ring(place.x * across, place.y * down, place.width * across, place.height * down);
            const QPointF centre = ring.center();
            ring.setSize({std::max(ring.width() + 2 * kRingAir * ratio, kLeastRing * ratio),
                          std::max(ring.height() + 2 * kRingAir * ratio, kLeastRing * ratio)});
            ring.moveCenter(centre);
            const double round = std::min(ring.width(), ring.height()) / 2;
            painter.drawRoundedRect(ring, round, round);
        }
    }
    painter.end();
    return picture;
}

} // namespace cave
