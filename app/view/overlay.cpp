// SPDX-License-Identifier: MIT
#include "app/view/overlay.h"

#include "app/view/icons.h"
#include "app/view/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr double kSmallestGrid = 6; // pixels a cell; the grid fades out towards it

const QColor kUnderline(8, 5, 10, 200);
constexpr QRgb kBlast = 0xffff6040;

class OverlayPainter {
public:
    OverlayPainter(QPainter& painter, QPointF origin, double cell, const QRectF& exposed)
        : m_painter(painter), m_origin(origin), m_cell(cell), m_exposed(exposed)
    {
    }

    void paintGrid(int major)
    {
        if (m_cell < kSmallestGrid)
            return;
        const double fade = std::min(1.0, (m_cell - kSmallestGrid) / 10 + 0.3);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        const int left = static_cast<int>(std::floor((m_exposed.left() - m_origin.x()) / m_cell));
        const int right = static_cast<int>(std::ceil((m_exposed.right() - m_origin.x()) / m_cell));
        for (int x = left; x <= right; ++x) {
            m_painter.setPen(gridColour(x, major, fade));
            const int pixel = static_cast<int>(std::lround(m_origin.x() + x * m_cell));
            m_painter.drawLine(QPointF(pixel, m_exposed.top()), QPointF(pixel, m_exposed.bottom()));
        }
        const int top = static_cast<int>(std::floor((m_exposed.top() - m_origin.y()) / m_cell));
        const int bottom = static_cast<int>(std::ceil((m_exposed.bottom() - m_origin.y()) / m_cell));
        for (int y = top; y <= bottom; ++y) {
            m_painter.setPen(gridColour(y, major, fade));
            const int pixel = static_cast<int>(std::lround(m_origin.y() + y * m_cell));
            m_painter.drawLine(QPointF(m_exposed.left(), pixel), QPointF(m_exposed.right(), pixel));
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintArea(const Overlay::Area& area)
    {
        QColor colour(area.colour);
        colour.setAlphaF(area.opacity / 100.0f);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (const QRect& cells : area.cells) {
            const QRectF box = areaOf(cells);
            if (!box.intersects(m_exposed))
                continue;
            m_painter.fillRect(box, colour);
            if (area.isHatched)
                m_painter.fillRect(box, QBrush(colour, Qt::BDiagPattern));
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintPath(const std::vector<QPoint>& path)
    {
        m_painter.setPen(Qt::NoPen);
        for (std::size_t i = 0; i < path.size(); ++i) {
            const bool isGoal = i + 1 == path.size();
            const QPointF centre = areaOf(path[i]).center();
            const double radius = m_cell * (isGoal ? 0.17 : 0.10);
            m_painter.setBrush(kUnderline);
            m_painter.drawEllipse(centre, radius + 1.3, radius + 1.3);
            m_painter.setBrush(QColor(isGoal ? palette::kAmber : QRgb{0xffe6b8}));
            m_painter.drawEllipse(centre, radius, radius);
        }
        if (!path.empty())
            paintBrackets(areaOf(path.back()).adjusted(1, 1, -1, -1), palette::kAmber);
    }

    void paintRoute(const std::vector<QPoint>& route)
    {
        QPolygonF line;
        for (const QPoint cell : route)
            line << areaOf(cell).center();
        m_painter.setBrush(Qt::NoBrush);
        const double width = std::max(2.0, m_cell / 7);
        m_painter.setPen(QPen(kUnderline, width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolyline(line);
        m_painter.setPen(QPen(QColor(palette::kGood), width, Qt::DotLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolyline(line);
    }

    void paintBrackets(const QRectF& area, QRgb colour)
    {
        const double width = std::max(1.5, m_cell / 14);
        const double length = m_cell * 0.28;
        m_painter.setBrush(Qt::NoBrush);
        for (const bool under : {true, false}) {
            const QColor ink = under ? kUnderline : QColor(colour);
            m_painter.setPen(QPen(ink, under ? width + 2 : width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            for (const QPointF side : {QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)}) {
                const QPointF corner(side.x() > 0 ? area.left() : area.right(),
                                     side.y() > 0 ? area.top() : area.bottom());
                m_painter.drawPolyline(
                    QPolygonF{corner + QPointF(side.x() * length, 0), corner, corner + QPointF(0, side.y() * length)});
            }
        }
    }

    // One diagonal a cell, and an edge where the next cell is not reached.
    void paintBlast(const std::vector<QPoint>& cells, bool meetsHero)
    {
        QColor fill(kBlast);
        fill.setAlpha(69);
        m_painter.setBrush(Qt::NoBrush);
        for (const QPoint cell : cells) {
            const QRectF area = areaOf(cell);
            m_painter.fillRect(area, fill);
            m_painter.setPen(QPen(QColor(kBlast), 1));
            m_painter.drawLine(area.bottomLeft(), area.topRight());
            m_painter.setPen(QPen(QColor(meetsHero ? palette::kBad : palette::kAmber), meetsHero ? 3.0 : 1.5));
            const auto isEdge = [&](int dx, int dy) {
                return std::ranges::find(cells, cell + QPoint(dx, dy)) == cells.end();
            };
            if (isEdge(0, -1))
                m_painter.drawLine(area.topLeft(), area.topRight());
            if (isEdge(0, 1))
                m_painter.drawLine(area.bottomLeft(), area.bottomRight());
            if (isEdge(-1, 0))
                m_painter.drawLine(area.topLeft(), area.bottomLeft());
            if (isEdge(1, 0))
                m_painter.drawLine(area.topRight(), area.bottomRight());
        }
    }

    void paintFrame(const Overlay::Frame& frame)
    {
        const QRectF area = areaOf(frame.cells);
        QColor fill(frame.colour);
        fill.setAlpha(46);
        m_painter.fillRect(area, fill);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(kUnderline, 3.2));
        m_painter.drawRect(area);
        m_painter.setPen(QPen(QColor(frame.colour), 1.6, Qt::DashLine));
        m_painter.drawRect(area);
    }

    void paintMark(const Overlay::Mark& mark)
    {
        const int size = std::clamp(static_cast<int>(m_cell * 0.7), 12, 24);
        const QPointF corner = areaOf(mark.cell).topRight();
        m_painter.drawPixmap(corner - QPointF(size * 0.6, size * 0.4), iconPixmap(mark.icon, size));
    }

    void paintLabel(const Overlay::Label& label)
    {
        const QFontMetricsF metrics(m_painter.font());
        const QRectF cell = areaOf(label.cell);
        const QSizeF size(metrics.horizontalAdvance(label.text) + 12, metrics.height() + 4);
        const QRectF plate(cell.right() + 3, cell.center().y() - size.height() / 2, size.width(), size.height());
        m_painter.setPen(QPen(QColor(label.colour), 1));
        m_painter.setBrush(QColor(12, 10, 14, 225));
        m_painter.drawRoundedRect(plate, 4, 4);
        m_painter.drawText(plate, Qt::AlignCenter, label.text);
    }

    // Black inside white, so that it shows on any ground.
    void paintCursor(QPoint cell)
    {
        const QRectF area = areaOf(cell);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(Qt::white, 1));
        m_painter.drawRect(area.adjusted(0, 0, -1, -1));
        m_painter.setPen(QPen(Qt::black, 1));
        m_painter.drawRect(area.adjusted(1, 1, -2, -2));
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    QRectF areaOf(const QRect& cells) const
    {
        return {m_origin.x() + cells.x() * m_cell, m_origin.y() + cells.y() * m_cell, cells.width() * m_cell,
                cells.height() * m_cell};
    }
    QRectF areaOf(QPoint cell) const { return areaOf(QRect(cell, QSize(1, 1))); }

private:
    static QColor gridColour(int line, int major, double fade)
    {
        return QColor(255, 255, 255, static_cast<int>((line % major == 0 ? 46 : 17) * fade));
    }

    QPainter& m_painter;
    QPointF m_origin;
    double m_cell;
    QRectF m_exposed;
};

} // namespace

void paintOverlay(QPainter& painter, const Overlay& overlay, QPointF origin, double cell, const QRectF& exposed)
{
    painter.setRenderHint(QPainter::Antialiasing);
    OverlayPainter overlayPainter(painter, origin, cell, exposed);
    for (const Overlay::Area& area : overlay.areas)
        overlayPainter.paintArea(area);
    if (overlay.hasGrid)
        overlayPainter.paintGrid(overlay.majorGrid);
    if (!overlay.route.empty())
        overlayPainter.paintRoute(overlay.route);
    for (const Overlay::Frame& frame : overlay.frames)
        overlayPainter.paintFrame(frame);
    overlayPainter.paintBlast(overlay.blast, overlay.blastMeetsHero);
    overlayPainter.paintPath(overlay.path);
    for (const Overlay::Brackets& brackets : overlay.brackets)
        overlayPainter.paintBrackets(overlayPainter.areaOf(brackets.cells).adjusted(0.5, 0.5, -0.5, -0.5),
                                     brackets.colour);
    for (const Overlay::Mark& mark : overlay.marks)
        overlayPainter.paintMark(mark);
    for (const Overlay::Label& label : overlay.labels)
        overlayPainter.paintLabel(label);
    if (overlay.cursor)
        overlayPainter.paintCursor(*overlay.cursor);
}

} // namespace cave
