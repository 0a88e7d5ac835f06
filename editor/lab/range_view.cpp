// SPDX-License-Identifier: MIT
#include "editor/lab/range_view.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "editor/canvas/heat_overlay.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kUsualSize{460, 380};
constexpr QSize kLeastSize{240, 200};
constexpr int kSide = 44; // px of the counts along a side
constexpr int kGap = 6;
constexpr std::array kOutlines{50, 90}; // per cent of the levels; the first one has the stronger line

} // namespace

RangeView::RangeView(QWidget* parent) : ChartView(kUsualSize, kLeastSize, parent) {}

void RangeView::setRange(std::shared_ptr<const RangeSum> range, const QString& x, const QString& y)
{
    m_range = std::move(range);
    m_xName = x;
    m_yName = y;
    if (!m_range)
        m_chosen.reset();
    update();
}

void RangeView::setOutline(const RangeSum* before)
{
    m_outlines.clear();
    if (before)
        for (const int perCent : kOutlines)
            m_outlines.push_back(before->densest(perCent));
    update();
}

void RangeView::setShown(std::optional<RangePoint> point)
{
    m_shown = point;
    update();
}

void RangeView::showMore()
{
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : QString());
    update();
}

void RangeView::choose(QPoint bin)
{
    const bool isInside = QRect(0, 0, kRangeBins, kRangeBins).contains(bin);
    m_chosen = m_range && isInside ? std::optional(bin) : std::nullopt;
    showMore();
    emit binChosen();
}

// Room is kept for the counts on the right and above, and for words and numbers on the left and below.
QRectF RangeView::plot() const
{
    const int line = fontMetrics().lineSpacing();
    return QRectF(rect()).adjusted(line + fontMetrics().horizontalAdvance(QStringLiteral("0000")) + kGap, kSide + kGap,
                                   -kSide - kGap, -2 * line - kGap);
}

QRectF RangeView::boxOf(int x, int y) const
{
    const QRectF area = plot();
    const double width = area.width() / kRangeBins;
    const double height = area.height() / kRangeBins;
    return {area.left() + x * width, area.bottom() - (y + 1) * height, width, height};
}

std::optional<QPoint> RangeView::binAt(QPointF pixel) const
{
    const QRectF area = plot();
    if (!m_range || !area.contains(pixel))
        return std::nullopt;
    const QPoint bin(static_cast<int>((pixel.x() - area.left()) * kRangeBins / area.width()),
                     static_cast<int>((area.bottom() - pixel.y()) * kRangeBins / area.height()));
    return QPoint(std::min(bin.x(), kRangeBins - 1), std::min(bin.y(), kRangeBins - 1));
}

QString RangeView::textOf(QPoint bin) const
{
    const auto span = [](const RangeAxis& axis, int index) {
        return axis.width() == 1 ? numberText(axis.firstOf(index))
                                 : tr("%1-%2").arg(numberText(axis.firstOf(index)),
                                                   numberText(axis.firstOf(index) + axis.width() - 1));
    };
    //: "12 levels: loops 3-5, danger 80-99"
    QString text = tr("%n level(s): %1 %2, %3 %4", nullptr, m_range->bins()[bin.x(), bin.y()])
                       .arg(m_xName, span(m_range->x(), bin.x()), m_yName, span(m_range->y(), bin.y()));
    if (const int faulty = m_range->faulty()[bin.x(), bin.y()]; faulty > 0)
        text += QStringLiteral("; ") + tr("%n of them with errors", nullptr, faulty);
    return text;
}

void RangeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(plot(), QColor(palette::kInk0));
    painter.setPen(frameColour());
    painter.drawRect(plot());
    if (!m_range || m_range->count() == 0)
        return;
    paintBins(painter);
    paintSides(painter);
    paintWords(painter);
}

void RangeView::paintBins(QPainter& painter) const
{
    const Grid<int>& bins = m_range->bins();
    const int most = *std::ranges::max_element(bins.cells());
    for (int y = 0; y < kRangeBins; ++y)
        for (int x = 0; x < kRangeBins; ++x)
            if (const int band = heatBand(bins[x, y], most); band > 0)
                painter.fillRect(boxOf(x, y), QColor(heatColour(band, false)));
    paintFaults(painter);
    for (std::size_t i = 0; i < m_outlines.size(); ++i) {
        painter.setPen(i == 0 ? QPen(QColor(palette::kText), 2) : QPen(QColor(palette::kText), 1, Qt::DotLine));
        paintOutline(painter, m_outlines[i]);
    }
    if (m_shown) {
        const QPointF centre = boxOf(m_range->x().binOf(m_shown->x), m_range->y().binOf(m_shown->y)).center();
        constexpr double kArm = 7;
        for (const auto& [colour, width] :
             {std::pair{QRgb(palette::kInk0), 4.0}, std::pair{QRgb(palette::kText), 2.0}}) {
            painter.setPen(QPen(QColor(colour), width));
            painter.drawLine(centre - QPointF(kArm, 0), centre + QPointF(kArm, 0));
            painter.drawLine(centre - QPointF(0, kArm), centre + QPointF(0, kArm));
        }
    }
    if (m_chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(palette::kAmber), 2));
        painter.drawRect(boxOf(m_chosen->x(), m_chosen->y()).adjusted(-1, -1, 1, 1));
    }
}

// A corner of each bin in which a level fails.
void RangeView::paintFaults(QPainter& painter) const
{
    painter.setPen(QPen(QColor(palette::kInk0), 2)); // or it would be lost in the reds of the ramp
    painter.setBrush(QColor(palette::kBad));
    for (int y = 0; y < kRangeBins; ++y)
        for (int x = 0; x < kRangeBins; ++x)
            if (m_range->faulty()[x, y] > 0) {
                const QRectF box = boxOf(x, y);
                const double side = std::min(box.width(), box.height()) * 0.8;
                painter.drawPolygon(
                    QPolygonF{{box.topRight(), box.topRight() - QPointF(side, 0), box.topRight() + QPointF(0, side)}});
            }
}

// A line between bins of which one is within.
void RangeView::paintOutline(QPainter& painter, const Grid<std::uint8_t>& within) const
{
    const auto isIn = [&](int x, int y) { return within.contains(x, y) && within[x, y] != 0; };
    for (int y = 0; y <= kRangeBins; ++y)
        for (int x = 0; x <= kRangeBins; ++x) {
            const QRectF box = boxOf(x, y);
            if (isIn(x, y) != isIn(x - 1, y))
                painter.drawLine(box.topLeft(), box.bottomLeft());
            if (isIn(x, y) != isIn(x, y - 1))
                painter.drawLine(box.bottomLeft(), box.bottomRight());
        }
}

void RangeView::paintSides(QPainter& painter) const
{
    std::array<int, kRangeBins> columns{};
    std::array<int, kRangeBins> rows{};
    for (int y = 0; y < kRangeBins; ++y)
        for (int x = 0; x < kRangeBins; ++x) {
            columns[static_cast<std::size_t>(x)] += m_range->bins()[x, y];
            rows[static_cast<std::size_t>(y)] += m_range->bins()[x, y];
        }
    const double mostColumn = std::max(1, *std::ranges::max_element(columns));
    const double mostRow = std::max(1, *std::ranges::max_element(rows));
    const QRectF area = plot();
    for (int i = 0; i < kRangeBins; ++i) {
        const double height = kSide * columns[static_cast<std::size_t>(i)] / mostColumn;
        const double width = kSide * rows[static_cast<std::size_t>(i)] / mostRow;
        const QRectF column = boxOf(i, 0);
        const QRectF row = boxOf(0, i);
        painter.fillRect(QRectF(column.left() + 1, area.top() - kGap - height, column.width() - 2, height),
                         QColor(palette::kTeal));
        painter.fillRect(QRectF(area.right() + kGap, row.top() + 1, width, row.height() - 2), QColor(palette::kTeal));
    }
}

void RangeView::paintWords(QPainter& painter) const
{
    painter.setPen(QColor(palette::kText));
    const QRectF area = plot();
    const int line = fontMetrics().lineSpacing();
    const QRectF below(area.left(), area.bottom() + kGap / 2.0, area.width(), line);
    painter.drawText(below, Qt::AlignLeft, numberText(m_range->x().firstOf(0)));
    painter.drawText(below, Qt::AlignRight, numberText(m_range->x().firstOf(kRangeBins - 1)));
    painter.drawText(below.translated(0, line), Qt::AlignHCenter, m_xName);
    const QRectF left(0, area.top(), area.left() - kGap, area.height());
    painter.drawText(left, Qt::AlignRight | Qt::AlignBottom, numberText(m_range->y().firstOf(0)));
    painter.drawText(left, Qt::AlignRight | Qt::AlignTop, numberText(m_range->y().firstOf(kRangeBins - 1)));
    painter.save();
    painter.translate(0, area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-area.height() / 2, 0, area.height(), line), Qt::AlignHCenter, m_yName);
    painter.restore();
}

void RangeView::mousePressEvent(QMouseEvent* event)
{
    if (const auto bin = binAt(event->position()))
        choose(*bin);
}

void RangeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (binAt(event->position()))
        emit binOpened();
}

void RangeView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const QPoint step(static_cast<int>(key == Qt::Key_Right) - static_cast<int>(key == Qt::Key_Left),
                      static_cast<int>(key == Qt::Key_Up) - static_cast<int>(key == Qt::Key_Down));
    if (!step.isNull()) {
        const QPoint to = m_chosen.value_or(QPoint(kRangeBins / 2, kRangeBins / 2)) + step;
        choose({std::clamp(to.x(), 0, kRangeBins - 1), std::clamp(to.y(), 0, kRangeBins - 1)});
    } else if (m_chosen && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        emit binOpened();
    } else {
        QWidget::keyPressEvent(event);
    }
}

QString RangeView::textAt(QPointF pixel) const
{
    const auto bin = binAt(pixel);
    return bin ? textOf(*bin) : QString();
}

} // namespace cave
