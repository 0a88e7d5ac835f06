// SPDX-License-Identifier: MIT
#include "app/view/light/edge_glow.h"

#include "app/view/ui/palette.h"

#include <QLinearGradient>
#include <QPainter>

namespace cave {

namespace {

constexpr int kWidth = 44; // pixels

QBrush fading(QPointF from, QPointF to)
{
    QLinearGradient gradient(from, to);
    gradient.setCoordinateMode(QGradient::ObjectMode);
    QColor colour(palette::kBad);
    gradient.setColorAt(0, colour);
    colour.setAlpha(0);
    gradient.setColorAt(1, colour);
    return QBrush(gradient);
}

} // namespace

EdgeGlow::EdgeGlow()
    : m_brushes{fading({0, 0}, {0, 1}), fading({0, 1}, {0, 0}), fading({0, 0}, {1, 0}), fading({1, 0}, {0, 0})}
{
}

std::array<QRect, 4> EdgeGlow::bands(const QRect& area)
{
    return {QRect(area.left(), area.top(), area.width(), kWidth),
            QRect(area.left(), area.bottom() - kWidth + 1, area.width(), kWidth),
            QRect(area.left(), area.top(), kWidth, area.height()),
            QRect(area.right() - kWidth + 1, area.top(), kWidth, area.height())};
}

void EdgeGlow::paint(QPainter& painter, const QRect& area, double strength) const
{
    painter.save();
    painter.setOpacity(strength);
    const std::array<QRect, 4> all = bands(area);
    for (std::size_t i = 0; i < all.size(); ++i)
        painter.fillRect(all[i], m_brushes[i]);
    painter.restore();
}

} // namespace cave
