// SPDX-License-Identifier: MIT
#include "editor/lab/chart_view.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace cave {

ChartView::ChartView(QSize usual, QSize least, QWidget* parent) : QWidget(parent), m_usual(usual), m_least(least)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QSize ChartView::sizeHint() const { return grown(m_usual); }

QColor ChartView::frameColour() const { return QColor(hasFocus() ? palette::kAmber : palette::kInk4); }

int ChartView::stepOf(const QKeyEvent& key)
{
    return static_cast<int>(key.key() == Qt::Key_Right) - static_cast<int>(key.key() == Qt::Key_Left);
}

bool ChartView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const QString text = textAt(help->pos()); !text.isEmpty())
        QToolTip::showText(help->globalPos(), text, this);
    else
        QToolTip::hideText();
    return true;
}

void paintBand(QPainter& painter, const QPolygonF& upper, const QPolygonF& lower, const QPolygonF& line, QColor colour)
{
    QColor fill(palette::kTeal);
    fill.setAlphaF(0.35F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(upper + lower);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawPolyline(line);
    painter.setBrush(colour);
    for (const QPointF& point : line)
        painter.drawEllipse(point, 3, 3);
}

} // namespace cave
