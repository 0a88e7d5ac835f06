// SPDX-License-Identifier: MIT
#include "editor/lab/sweep_view.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr QSize kUsualChart{560, 360};
constexpr QSize kLeastChart{300, 200};
constexpr int kFaults = 40; // px of the share of faulty dungeons
constexpr int kSpace = 6;

} // namespace

SweepView::SweepView(QWidget* parent) : ChartView(kUsualChart, kLeastChart, parent) {}

void SweepView::setSweep(std::shared_ptr<const SweepSum> sweep, const QString& parameter, const QString& measure)
{
    m_sweep = std::move(sweep);
    m_parameter = parameter;
    m_measure = measure;
    if (!m_sweep || (m_chosen && *m_chosen >= m_sweep->values().size()))
        m_chosen.reset();
    showMore();
}

void SweepView::showMore()
{
    m_bands.clear();
    for (std::size_t i = 0; m_sweep && i < m_sweep->values().size(); ++i)
        m_bands.push_back(m_sweep->band(i));
    update();
}

void SweepView::setNow(std::optional<std::int64_t> now)
{
    m_now = now;
    update();
}

void SweepView::choose(std::optional<std::size_t> value)
{
    m_chosen = m_sweep && value && *value < m_sweep->values().size() ? value : std::nullopt;
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : QString());
    update();
    emit valueChosen();
}

// Room is kept for numbers on the left, and for the faults, the values and the parameter below.
QRectF SweepView::plot() const
{
    const int line = fontMetrics().lineSpacing();
    const int words = line + fontMetrics().horizontalAdvance(QStringLiteral("00000")) + kSpace;
    return QRectF(rect()).adjusted(words, kSpace + line / 2.0, -kSpace - line, -kFaults - 3 * line - 3 * kSpace);
}

QRectF SweepView::faults() const
{
    const QRectF area = plot();
    return {area.left(), area.bottom() + fontMetrics().lineSpacing() + kSpace, area.width(), kFaults};
}

double SweepView::xOf(std::size_t value) const
{
    const QRectF area = plot();
    const double step = area.width() / static_cast<double>(m_sweep->values().size());
    return area.left() + (static_cast<double>(value) + 0.5) * step;
}

double SweepView::yOf(std::int64_t number, const Scale& scale) const
{
    const QRectF area = plot();
    return area.bottom() -
           area.height() * static_cast<double>(number - scale.low) / static_cast<double>(scale.high - scale.low);
}

std::optional<std::size_t> SweepView::valueAt(QPointF pixel) const
{
    const QRectF area = plot();
    if (!m_sweep || pixel.x() < area.left() || pixel.x() >= area.right())
        return std::nullopt;
    return static_cast<std::size_t>((pixel.x() - area.left()) * static_cast<double>(m_sweep->values().size()) /
                                    area.width());
}

std::optional<SweepView::Scale> SweepView::scale() const
{
    std::optional<Scale> scale;
    for (const SweepBand& band : m_bands) {
        if (band.numbers == 0)
            continue;
        if (!scale)
            scale = Scale{band.low, band.high};
        scale->low = std::min(scale->low, band.low);
        scale->high = std::max(scale->high, band.high);
    }
    if (scale)
        scale->high = std::max(scale->high, scale->low + 1);
    return scale;
}

QString SweepView::textOf(std::size_t value) const
{
    const SweepBand& band = m_bands[value];
    const QString number = numberText(m_sweep->values()[value]);
    if (band.numbers == 0)
        return tr("%1 %2: no level was measured.").arg(m_parameter, number);
    //: "Loops 3: dead ends 12, eight of ten levels 8-15; 2 of 50 seeds have errors."
    return tr("%1 %2: %3 %4, eight of ten levels %5-%6; %7 of %8 seeds have errors.")
        .arg(m_parameter, number, m_measure, numberText(band.median), numberText(band.low), numberText(band.high),
             numberText(band.faulty), numberText(band.seeds));
}

void SweepView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRectF& area : {plot(), faults()}) {
        painter.fillRect(area, QColor(palette::kInk0));
        painter.setPen(frameColour());
        painter.drawRect(area);
    }
    const auto scaled = scale();
    if (!scaled)
        return;
    paintMarks(painter);
    paintBand(painter, *scaled);
    paintFaults(painter);
    paintWords(painter, *scaled);
}

void SweepView::paintBand(QPainter& painter, const Scale& scale) const
{
    QPolygonF upper;
    QPolygonF lower;
    QPolygonF medians;
    for (std::size_t i = 0; i < m_sweep->values().size(); ++i) {
        const SweepBand& band = m_bands[i];
        if (band.numbers == 0)
            continue;
        upper << QPointF(xOf(i), yOf(band.high, scale));
        lower.prepend(QPointF(xOf(i), yOf(band.low, scale)));
        medians << QPointF(xOf(i), yOf(band.median, scale));
    }
    cave::paintBand(painter, upper, lower, medians, QColor(palette::kText));
}

void SweepView::paintFaults(QPainter& painter) const
{
    const QRectF area = faults();
    const double width = area.width() / static_cast<double>(m_sweep->values().size());
    for (std::size_t i = 0; i < m_sweep->values().size(); ++i) {
        const SweepBand& band = m_bands[i];
        if (band.faulty == 0)
            continue;
        // Even one among many is to be seen.
        const double height = std::max(2.0, area.height() * band.faulty / band.seeds);
        painter.fillRect(QRectF(xOf(i) - width / 3, area.bottom() - height, width * 2 / 3, height),
                         QColor(palette::kBad));
    }
}

void SweepView::paintMarks(QPainter& painter) const
{
    const QRectF area = plot();
    const double width = area.width() / static_cast<double>(m_sweep->values().size());
    const auto& values = m_sweep->values();
    if (m_now && *m_now >= values.front() && *m_now <= values.back()) {
        const auto next = static_cast<std::size_t>(std::ranges::lower_bound(values, *m_now) - values.begin());
        double x = xOf(next);
        if (values[next] > *m_now) // between two
            x -= width * static_cast<double>(values[next] - *m_now) /
                 static_cast<double>(values[next] - values[next - 1]);
        painter.setPen(QPen(QColor(palette::kMuted), 1, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (m_chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(palette::kAmber), 2));
        painter.drawRect(QRectF(xOf(*m_chosen) - width / 2, area.top(), width, faults().bottom() - area.top()));
    }
}

void SweepView::paintWords(QPainter& painter, const Scale& scale) const
{
    painter.setPen(QColor(palette::kText));
    const QRectF area = plot();
    const int line = fontMetrics().lineSpacing();
    const double width = area.width() / static_cast<double>(m_sweep->values().size());
    for (std::size_t i = 0; i < m_sweep->values().size(); ++i)
        painter.drawText(QRectF(xOf(i) - width / 2, area.bottom() + kSpace / 2.0, width, line), Qt::AlignCenter,
                         numberText(m_sweep->values()[i]));
    const QRectF below(area.left(), faults().bottom() + kSpace / 2.0, area.width(), line);
    painter.drawText(below, Qt::AlignHCenter, m_parameter);
    const QRectF left(0, area.top() - line / 2.0, area.left() - kSpace, area.height() + line);
    painter.drawText(left, Qt::AlignRight | Qt::AlignBottom, numberText(scale.low));
    painter.drawText(left, Qt::AlignRight | Qt::AlignTop, numberText(scale.high));
    painter.drawText(QRectF(0, faults().top(), area.left() - kSpace, kFaults), Qt::AlignRight | Qt::AlignVCenter,
                     tr("errors"));
    painter.save();
    painter.translate(0, area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-area.height() / 2, 0, area.height(), line), Qt::AlignHCenter, m_measure);
    painter.restore();
}

void SweepView::mousePressEvent(QMouseEvent* event)
{
    if (const auto value = valueAt(event->position()))
        choose(value);
}

void SweepView::keyPressEvent(QKeyEvent* event)
{
    const int step = stepOf(*event);
    if (step == 0 || !m_sweep)
        return QWidget::keyPressEvent(event);
    const auto last = static_cast<std::ptrdiff_t>(m_sweep->values().size()) - 1;
    const std::ptrdiff_t from = m_chosen ? static_cast<std::ptrdiff_t>(*m_chosen) : last / 2;
    choose(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + step, 0, last)));
}

QString SweepView::textAt(QPointF pixel) const
{
    const auto value = valueAt(pixel);
    return value ? textOf(*value) : QString();
}

} // namespace cave
