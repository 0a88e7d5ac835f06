// SPDX-License-Identifier: MIT
// What EditorCanvas paints over the level: other levels shining through, the selection, previews of things.
#include "editor/canvas/editor_canvas.h"

#include "app/view/ui/palette.h"
#include "editor/canvas/event_wires.h"

#include <QPainter>

#include <algorithm>

namespace cave {

namespace {

constexpr double kGhostOpacity = 0.62;

// Where set cells meet others, as lines in cells.
QPainterPath edgeOf(const BitGrid& cells)
{
    QPainterPath path;
    const auto line = [&](int x, int y, int toX, int toY) {
        path.moveTo(x, y);
        path.lineTo(toX, toY);
    };
    for (const Box& run : runsOf(cells)) {
        line(run.x, run.y, run.x, run.bottom());
        line(run.right(), run.y, run.right(), run.bottom());
        for (int x = run.x; x < run.right(); ++x) {
            if (!cells.getOr(x, run.y - 1, false))
                line(x, run.y, x + 1, run.y);
            if (!cells.getOr(x, run.y + 1, false))
                line(x, run.bottom(), x + 1, run.bottom());
        }
    }
    return path;
}

// From afar a preview is larger than its cell, or nobody would see it.
QRect thingPlace(const QRect& cell)
{
    constexpr int kLeast = 8; // pixels
    const int more = std::max(0, kLeast - cell.width()) / 2;
    return cell.adjusted(-more, -more, more, more);
}

} // namespace

void EditorCanvas::setOverlayShown(OverlayKind kind, bool isShown)
{
    m_overlays.setShown(kind, isShown);
    if (kind == OverlayKind::Heat)
        m_bench.heat().setShown(isShown);
    m_overlays.refresh(m_bench, false);
    showMarks();
}

void EditorCanvas::refreshOverlays()
{
    m_overlayTimer.stop();
    m_overlays.refresh(m_bench, false);
    showMarks();
}

void EditorCanvas::showSelection()
{
    m_selectionEdge = edgeOf(m_bench.selection());
    viewport()->update();
}

void EditorCanvas::setLevelGhost(int step, bool isShown)
{
    m_levelGhosts.setShown(step, isShown);
    showLevelGhosts();
}

void EditorCanvas::showLevelGhosts()
{
    m_levelGhosts.refresh(m_bench.dungeon(), m_bench.z());
    viewport()->update();
}

void EditorCanvas::paintOver(QPainter& painter)
{
    m_levelGhosts.paint(painter, pixelOf({0, 0}), cellSize());
    paintSymmetry(painter);
    paintSelection(painter);
    paintEvents(painter, m_bench, pixelOf({0, 0}), cellSize(), isOverlayShown(OverlayKind::Wires));
    paintThingGhosts(painter);
}

void EditorCanvas::paintSymmetry(QPainter& painter) const
{
    const QPoint origin = pixelOf({0, 0});
    const QPointF size(m_bench.bounds().width * cellSize(), m_bench.bounds().height * cellSize());
    painter.setPen(QPen(QColor(palette::kTeal), 1.5, Qt::DashLine));
    if (m_bench.mirrorsLeftRight())
        painter.drawLine(origin + QPointF(size.x() / 2, 0), origin + QPointF(size.x() / 2, size.y()));
    if (m_bench.mirrorsUpDown())
        painter.drawLine(origin + QPointF(0, size.y() / 2), origin + QPointF(size.x(), size.y() / 2));
}

// A light dashed line over a dark one, seen on any ground.
void EditorCanvas::paintSelection(QPainter& painter) const
{
    if (m_selectionEdge.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QPoint origin = pixelOf({0, 0});
    painter.translate(origin);
    painter.scale(cellSize(), cellSize());
    painter.setBrush(Qt::NoBrush);
    QPen pen(QColor(palette::kVoid), 3);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawPath(m_selectionEdge);
    pen.setWidth(1);
    pen.setColor(QColor(palette::kAmber));
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawPath(m_selectionEdge);
    painter.restore();
}

void EditorCanvas::paintThingGhosts(QPainter& painter) const
{
    painter.setOpacity(kGhostOpacity);
    for (const auto& [cell, look] : m_preview.things()) {
        const QRect place = thingPlace(pixelsOf(cell));
        painter.drawPixmap(place, m_artwork->thing(look, qRound(place.width() * devicePixelRatioF())));
    }
    painter.setOpacity(1);
}

void EditorCanvas::updateThingGhosts()
{
    for (const auto& [cell, look] : m_preview.things())
        viewport()->update(thingPlace(pixelsOf(cell)));
}

} // namespace cave
