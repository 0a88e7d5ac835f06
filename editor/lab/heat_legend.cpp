// SPDX-License-Identifier: MIT
#include "editor/lab/heat_legend.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "editor/canvas/heat_overlay.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace cave {

namespace {

constexpr QRgb kLegendGround = 0xff3a3733; // as dark as floor, in each palette
constexpr int kSignGap = 10;         // px between two signs
constexpr int kWordGap = 4;          // px between a sample and its words

} // namespace

HeatLegend::HeatLegend(Workbench& bench, QWidget* parent) : QWidget(parent), m_bench(bench)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&bench.heat(), &HeatMap::changed, this, &HeatLegend::look);
    connect(&bench, &Workbench::levelChanged, this, &HeatLegend::look);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("Legend of the heat"));
        m_signs.clear(); // in letters of another size they need other room
        look();
    });
}

std::vector<HeatLegend::Sign> HeatLegend::bandsOf(std::int64_t largest) const
{
    std::vector<Sign> signs;
    signs.reserve(kHeatBands);
    for (int band = 1; band <= kHeatBands; ++band)
        if (const std::int64_t least = leastOfHeatBand(band, largest); least > 0)
            signs.push_back({heatArea(band, false), numberText(least)});
    return signs;
}

// Games come ten times a second: what has stayed the same is not laid out again.
void HeatLegend::look()
{
    const HeatMap& heat = m_bench.heat();
    const std::int64_t largest = heat.isShown() && !heat.isEmpty() ? heat.largest(m_bench.level().uid) : 0;
    std::vector<Sign> signs;
    if (largest > 0 && heat.showsChange())
        signs = {{heatArea(-kHeatBands, true), tr("less")}, {heatArea(kHeatBands, true), tr("more")}};
    else if (largest > 0)
        signs = bandsOf(largest);
    setVisible(!signs.empty());
    if (signs != m_signs) {
        m_signs = std::move(signs);
        updateGeometry();
        update();
    }
    tell();
}

void HeatLegend::tell()
{
    const HeatMap& heat = m_bench.heat();
    QStringList numbers;
    numbers.reserve(static_cast<qsizetype>(m_signs.size()));
    for (const Sign& sign : m_signs)
        numbers += sign.text;
    QString words;
    if (!m_signs.empty() && heat.showsChange())
        words = tr("%1, against the run before: blue with - for less, orange with + for more.")
                    .arg(HeatMap::titleOf(heat.measure()));
    else if (!m_signs.empty())
        //: "Damage, from dark blue to light yellow: from 1, 2, 4, 8 on."
        words = tr("%1, from dark blue to light yellow: from %2 on.")
                    .arg(HeatMap::titleOf(heat.measure()), numbers.join(tr(", ")));
    setToolTip(words);
    setAccessibleDescription(words);
}

std::vector<int> HeatLegend::widths() const
{
    std::vector<int> widths;
    widths.reserve(m_signs.size());
    for (const Sign& sign : m_signs)
        widths.push_back(fontMetrics().height() + kWordGap + fontMetrics().horizontalAdvance(sign.text));
    return widths;
}

// One behind the other, in as many rows as the width asks for.
std::vector<QRect> HeatLegend::areasIn(int width) const
{
    const int height = fontMetrics().height();
    std::vector<QRect> areas;
    areas.reserve(m_signs.size());
    QPoint next;
    for (const int needed : widths()) {
        if (next.x() > 0 && next.x() + needed > width)
            next = {0, next.y() + fontMetrics().lineSpacing()};
        areas.emplace_back(next, QSize(needed, height));
        next.rx() += needed + kSignGap;
    }
    for (QRect& area : areas)
        area = QStyle::visualRect(layoutDirection(), QRect(0, 0, width, height), area);
    return areas;
}

int HeatLegend::heightForWidth(int width) const
{
    const std::vector<QRect> areas = areasIn(width);
    return areas.empty() ? 0 : areas.back().y() + areas.back().height();
}

QSize HeatLegend::sizeHint() const
{
    const std::vector<int> all = widths();
    const int gaps = kSignGap * std::max(static_cast<int>(all.size()) - 1, 0);
    return {std::accumulate(all.begin(), all.end(), gaps), fontMetrics().height()};
}

QSize HeatLegend::minimumSizeHint() const
{
    const std::vector<int> all = widths();
    return {all.empty() ? 0 : std::ranges::max(all), fontMetrics().height()};
}

void HeatLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const std::vector<QRect> areas = this->areas();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const QRect& area = areas[i];
        const QRect sample =
            QStyle::visualRect(layoutDirection(), area, QRect(area.topLeft(), QSize(area.height(), area.height())));
        painter.fillRect(sample, QColor(kLegendGround));
        Overlay overlay;
        overlay.areas.push_back(m_signs[i].look);
        overlay.areas.back().cells = {QRect(0, 0, 1, 1)};
        paintOverlay(painter, overlay, sample.topLeft(), sample.width(), sample, sample);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QColor(palette::kInk5));
        painter.drawRect(sample.adjusted(0, 0, -1, -1));
        painter.setPen(QColor(palette::kText));
        const QSize left(area.width() - sample.width() - kWordGap, area.height());
        const QRect words(QPoint(area.right() + 1 - left.width(), area.top()), left);
        painter.drawText(QStyle::visualRect(layoutDirection(), area, words), Qt::AlignCenter, m_signs[i].text);
    }
}

} // namespace cave
