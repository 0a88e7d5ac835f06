// SPDX-License-Identifier: MIT
#include "app/view/map/overlay.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/palette.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr double kSmallestGrid = 6; // pixels a cell; the grid fades out towards it
constexpr double kSmallestCursor = 6; // pixels; smaller cells it surrounds
constexpr double kSmallestSign = 10; // pixels a cell; in smaller ones colour has to do

const QColor kUnderline(8, 5, 10, 200);
constexpr QRgb kBlast = 0xffff6040;

// Lines of the grid as images: Qt's raster engine hands every long translucent line that it draws to its threads, which
// takes longer than to copy it.
class GridLines {
public:
    GridLines(QSize size, double fade)
        : m_minor(size, QImage::Format_ARGB32_Premultiplied), m_major(size, QImage::Format_ARGB32_Premultiplied)
    {
        m_minor.fill(QColor(255, 255, 255, static_cast<int>(17 * fade)));
        m_major.fill(QColor(255, 255, 255, static_cast<int>(46 * fade)));
    }

    const QImage& line(int number, int major) const { return number % major == 0 ? m_major : m_minor; }

private:
    QImage m_minor;
    QImage m_major;
};

// Where things lie, in pixels.
class OverlayPlaces {
public:
    OverlayPlaces(QPointF origin, double cell, const QRect& all) : m_origin(origin), m_cell(cell), m_all(all) {}

    QRectF areaOf(const QRect& cells) const
    {
        return {m_origin.x() + cells.x() * m_cell, m_origin.y() + cells.y() * m_cell, cells.width() * m_cell,
                cells.height() * m_cell};
    }
    QRectF areaOf(QPoint cell) const { return areaOf(QRect(cell, QSize(1, 1))); }

    // One in a cell grows with it and is never too small to be seen.
    int sizeOf(const Overlay::Mark& mark) const
    {
        return mark.isInside ? std::max(static_cast<int>(m_cell * 0.8), 9)
                             : std::clamp(static_cast<int>(m_cell * 0.7), 12, 24);
    }
    QPointF cornerOf(const Overlay::Mark& mark) const
    {
        const int size = sizeOf(mark);
        return mark.isInside ? areaOf(mark.cell).center() - QPointF(size, size) / 2
                             : areaOf(mark.cell).topRight() - QPointF(size * 0.6, size * 0.4);
    }
    // Behind its cell; where the edge would cut it before that, and over it where there is no room either.
    QRectF plateOf(const Overlay::Label& label, const QFontMetricsF& metrics) const
    {
        const QRectF cell = areaOf(label.cell);
        const QSizeF size(metrics.horizontalAdvance(label.text) + 12, metrics.height() + 4);
        QRectF plate(QPointF(cell.right() + 3, cell.center().y() - size.height() / 2), size);
        const double end = m_all.right() - 1;
        if (plate.right() > end && cell.left() < end) {
            plate.moveRight(cell.left() - 3);
            if (plate.left() < m_all.left())
                plate.moveRight(end);
        }
        return plate;
    }

protected:
    QPointF m_origin;
    double m_cell;
    QRectF m_all;
};

class OverlayPainter : public OverlayPlaces {
public:
    OverlayPainter(QPainter& painter, QPointF origin, double cell, const QRectF& exposed, const QRect& all)
        : OverlayPlaces(origin, cell, all), m_painter(painter), m_exposed(exposed)
    {
    }

    void paintGrid(int major)
    {
        if (m_cell < kSmallestGrid)
            return;
        const double fade = std::min(1.0, (m_cell - kSmallestGrid) / 10 + 0.3);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        const QRect exposed = m_exposed.toAlignedRect();
        const int left = static_cast<int>(std::floor((exposed.left() - m_origin.x()) / m_cell));
        const int right = static_cast<int>(std::ceil((exposed.right() - m_origin.x()) / m_cell));
        const GridLines columns(QSize(1, exposed.height()), fade);
        for (int x = left; x <= right; ++x) {
            const int pixel = static_cast<int>(std::lround(m_origin.x() + x * m_cell));
            m_painter.drawImage(pixel, exposed.top(), columns.line(x, major));
        }
        const int top = static_cast<int>(std::floor((exposed.top() - m_origin.y()) / m_cell));
        const int bottom = static_cast<int>(std::ceil((exposed.bottom() - m_origin.y()) / m_cell));
        const GridLines rows(QSize(exposed.width(), 1), fade);
        for (int y = top; y <= bottom; ++y) {
            const int pixel = static_cast<int>(std::lround(m_origin.y() + y * m_cell));
            m_painter.drawImage(exposed.left(), pixel, rows.line(y, major));
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
                m_painter.fillRect(box, QBrush(colour, area.isCrossed ? Qt::DiagCrossPattern : Qt::BDiagPattern));
        }
        if (area.sign != Overlay::Sign::None && m_cell >= kSmallestSign)
            paintSigns(area);
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintSigns(const Overlay::Area& area)
    {
        const double arm = m_cell * 0.18;
        const QRect exposed = exposedCells();
        QList<QLineF> lines;
        for (const QRect& cells : area.cells) {
            const QRect shown = cells & exposed;
            for (int y = shown.top(); y <= shown.bottom(); ++y)
                for (int x = shown.left(); x <= shown.right(); ++x) {
                    const QPointF centre = areaOf(QPoint(x, y)).center();
                    lines << QLineF(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
                    if (area.sign == Overlay::Sign::Plus)
                        lines << QLineF(centre - QPointF(0, arm), centre + QPointF(0, arm));
                }
        }
        for (const bool under : {true, false}) {
            m_painter.setPen(QPen(under ? kUnderline : QColor(area.colour), under ? 3 : 1));
            m_painter.drawLines(lines);
        }
    }

    // What stands at the goal stays in sight: it is in brackets.
    void paintPath(const std::vector<QPoint>& path)
    {
        m_painter.setPen(Qt::NoPen);
        const double radius = m_cell * 0.10;
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            const QPointF centre = areaOf(path[i]).center();
            m_painter.setBrush(kUnderline);
            m_painter.drawEllipse(centre, radius + 1.3, radius + 1.3);
            m_painter.setBrush(QColor(QRgb{0xffe6b8}));
            m_painter.drawEllipse(centre, radius, radius);
        }
        if (!path.empty())
            paintBrackets(areaOf(path.back()).adjusted(1, 1, -1, -1), palette::kAmber);
    }

    void paintLine(const std::vector<QPoint>& route, QRgb colour)
    {
        QPolygonF line;
        for (const QPoint cell : route)
            line << areaOf(cell).center();
        m_painter.setBrush(Qt::NoBrush);
        const double width = std::max(2.0, m_cell / 7);
        m_painter.setPen(QPen(kUnderline, width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolyline(line);
        m_painter.setPen(QPen(QColor(colour), width, Qt::DotLine, Qt::RoundCap, Qt::RoundJoin));
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

    // One diagonal a cell but for the target, and an edge where the next cell is not reached.
    void paintBlast(const std::vector<QPoint>& cells, std::optional<QPoint> target, bool meetsHero)
    {
        QColor fill(kBlast);
        fill.setAlpha(69);
        m_painter.setBrush(Qt::NoBrush);
        for (const QPoint cell : cells) {
            const QRectF area = areaOf(cell);
            if (cell != target) {
                m_painter.fillRect(area, fill);
                m_painter.setPen(QPen(QColor(kBlast), 1));
                m_painter.drawLine(area.bottomLeft(), area.topRight());
            }
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
        m_painter.drawPixmap(cornerOf(mark), iconPixmap(mark.icon, sizeOf(mark)));
    }

    void paintLabel(const Overlay::Label& label)
    {
        const QRectF plate = plateOf(label, QFontMetricsF(m_painter.font()));
        m_painter.setPen(QPen(QColor(label.colour), 1));
        m_painter.setBrush(QColor(12, 10, 14, 225));
        m_painter.drawRoundedRect(plate, 4, 4);
        m_painter.drawText(plate, Qt::AlignCenter, label.text);
    }

    // Black inside white, so that it shows on any ground.
    void paintCursor(QPoint cell)
    {
        const double more = std::max(0.0, kSmallestCursor - m_cell) / 2;
        const QRectF area = areaOf(cell).adjusted(-more, -more, more, more);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(Qt::white, 1));
        m_painter.drawRect(area.adjusted(0, 0, -1, -1));
        m_painter.setPen(QPen(Qt::black, 1));
        m_painter.drawRect(area.adjusted(1, 1, -2, -2));
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

private:
    QRect exposedCells() const
    {
        return QRectF((m_exposed.topLeft() - m_origin) / m_cell, m_exposed.size() / m_cell).toAlignedRect();
    }

    QPainter& m_painter;
    QRectF m_exposed;
};

// The pixels of what is in one list only, or at another place in it.
class DifferenceFinder : public OverlayPlaces {
public:
    DifferenceFinder(QPointF origin, double cell, const QFontMetricsF& metrics, const QRect& all)
        : OverlayPlaces(origin, cell, all), m_metrics(metrics)
    {
    }

    template <typename Part>
    void compare(const std::vector<Part>& before, const std::vector<Part>& after)
    {
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
            if (i < before.size() && i < after.size() && before[i] == after[i])
                continue;
            if (i < before.size())
                add(before[i]);
            if (i < after.size())
                add(after[i]);
        }
    }
    // Cells whose looks depend on the others of their list.
    void compareWhole(const std::vector<QPoint>& before, const std::vector<QPoint>& after)
    {
        if (before == after)
            return;
        for (const std::vector<QPoint>* cells : {&before, &after})
            addPixels(areaOf(QPolygon(QList<QPoint>(cells->begin(), cells->end())).boundingRect()));
    }

    void add(QPoint cell) { addPixels(areaOf(cell)); }
    void add(const Overlay::Brackets& brackets) { addPixels(areaOf(brackets.cells)); }
    void add(const Overlay::Frame& frame) { addPixels(areaOf(frame.cells)); }
    void add(const Overlay::Mark& mark) { addPixels({cornerOf(mark), QSizeF(sizeOf(mark), sizeOf(mark))}); }
    void add(const Overlay::Label& label) { addPixels(plateOf(label, m_metrics)); }
    void add(const Overlay::Area& area)
    {
        QRect all;
        for (const QRect& cells : area.cells)
            all |= cells;
        addPixels(areaOf(all));
    }
    const QRegion& found() const { return m_found; }

private:
    // Pens are wider than what they draw along, by a fraction of the cell.
    void addPixels(const QRectF& area)
    {
        const double pen = 4 + m_cell / 7;
        m_found |= area.adjusted(-pen, -pen, pen, pen).toAlignedRect();
    }

    const QFontMetricsF& m_metrics;
    QRegion m_found;
};

} // namespace

void paintOverlay(QPainter& painter, const Overlay& overlay, QPointF origin, double cell, const QRectF& exposed,
                  const QRect& all)
{
    painter.setRenderHint(QPainter::Antialiasing);
    OverlayPainter overlayPainter(painter, origin, cell, exposed, all);
    for (const Overlay::Area& area : overlay.areas)
        overlayPainter.paintArea(area);
    if (overlay.hasGrid)
        overlayPainter.paintGrid(overlay.majorGrid);
    if (!overlay.walked.empty())
        overlayPainter.paintLine(overlay.walked, palette::kTeal);
    if (!overlay.route.empty())
        overlayPainter.paintLine(overlay.route, palette::kGood);
    for (const Overlay::Frame& frame : overlay.frames)
        overlayPainter.paintFrame(frame);
    overlayPainter.paintBlast(overlay.blast, overlay.cursor, overlay.blastMeetsHero);
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

QRegion overlayDifference(const Overlay& before, const Overlay& after, QPointF origin, double cell,
                          const QFontMetricsF& metrics, const QRect& all)
{
    if (before.hasGrid != after.hasGrid || before.majorGrid != after.majorGrid ||
        before.blastMeetsHero != after.blastMeetsHero)
        return all;
    DifferenceFinder finder(origin, cell, metrics, all);
    finder.compare(before.areas, after.areas);
    finder.compareWhole(before.route, after.route);
    finder.compareWhole(before.walked, after.walked);
    finder.compare(before.frames, after.frames);
    finder.compareWhole(before.blast, after.blast);
    finder.compareWhole(before.path, after.path);
    finder.compare(before.brackets, after.brackets);
    finder.compare(before.marks, after.marks);
    finder.compare(before.labels, after.labels);
    if (before.cursor != after.cursor) {
        for (const std::optional<QPoint>& cursor : {before.cursor, after.cursor}) {
            if (cursor)
                finder.add(*cursor);
        }
    }
    return finder.found() & all;
}

} // namespace cave
