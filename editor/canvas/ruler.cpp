// SPDX-License-Identifier: MIT
#include "editor/canvas/ruler.h"

#include "app/view/ui/palette.h"

#include <QGraphicsView>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {

namespace {

constexpr int kThickness = 18; // of the upper one
constexpr int kRulerWidth = 30;     // of the left one: four digits
constexpr double kLabelRoom = 44;

// Labels stand every so many cells, the fewest that leave them room.
int labelStep(double pixelsPerCell)
{
    constexpr std::array kSteps{1, 5, 10, 20, 50, 100, 200, 500, 1000};
    for (const int step : kSteps) {
        if (step * pixelsPerCell >= kLabelRoom)
            return step;
    }
    return kSteps.back();
}

} // namespace

Ruler::Ruler(Qt::Orientation orientation, const QGraphicsView& view, QWidget* parent)
    : QWidget(parent), m_orientation(orientation), m_view(view)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(kThickness);
    else
        setFixedWidth(kRulerWidth);
}

void Ruler::setLength(int cells)
{
    m_length = cells;
    update();
}

void Ruler::setMarked(int cell)
{
    m_marked = cell;
    update();
}

QSize Ruler::sizeHint() const { return {kRulerWidth, kThickness}; }

double Ruler::pixelOf(double cell) const
{
    const QTransform transform = m_view.viewportTransform();
    const QPointF origin = m_view.viewport()->mapTo(&m_view, QPoint(0, 0));
    return m_orientation == Qt::Horizontal ? transform.map(QPointF(cell, 0)).x() + origin.x()
                                           : transform.map(QPointF(0, cell)).y() + origin.y();
}

void Ruler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(palette::kInk1));
    const double pixelsPerCell = pixelOf(1) - pixelOf(0);
    const bool isAbove = m_orientation == Qt::Horizontal;
    if (pixelsPerCell <= 0)
        return;
    QFont font = painter.font();
    font.setPixelSize(10);
    painter.setFont(font);
    if (m_marked >= 0) {
        const double wide = std::max(1.0, pixelsPerCell);
        QColor mark(palette::kAmber);
        mark.setAlpha(90);
        const double from = pixelOf(m_marked);
        painter.fillRect(isAbove ? QRectF(from, 0, wide, height()) : QRectF(0, from, width(), wide), mark);
    }
    painter.setPen(QColor(palette::kFaint));
    const int step = labelStep(pixelsPerCell);
    const int first = std::max(0, static_cast<int>(std::floor(-pixelOf(0) / pixelsPerCell)) / step * step);
    for (int cell = first; cell < m_length; cell += step) {
        const double middle = pixelOf(cell + 0.5);
        if (middle > (isAbove ? width() : height()))
            break;
        const QString text = QString::number(cell);
        const double half =
            (isAbove ? painter.fontMetrics().horizontalAdvance(text) : painter.fontMetrics().height()) / 2.0;
        if (middle < half) // it would be cut
            continue;
        const QRectF room =
            isAbove ? QRectF(middle - kLabelRoom / 2, 0, kLabelRoom, height()) : QRectF(0, middle - 8, width() - 4, 16);
        painter.drawText(room, isAbove ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter, text);
    }
}

} // namespace cave
