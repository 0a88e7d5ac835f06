// SPDX-License-Identifier: MIT
#include "editor/lab/curve_view.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "core/lab/interval.h"
#include "editor/lab/playtest_tables.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr QSize kUsualCurve{560, 300};
constexpr QSize kLeastCurve{300, 180};
constexpr int kWhole = 1000;  // per mille
constexpr int kPercents = 10; // per mille in each
constexpr int kAir = 6;       // px
constexpr int kSample = 18;   // px of a line in the legend
constexpr double kDeathShare = 0.3; // of the height
constexpr int kLeastLines = 5; // of text, as high as the plots are together

// What the dotted line shows.
struct CurveNumber {
    const char* title;
    const char* inLegend;
    std::int64_t LevelLog::* ofGames; // null: the danger of the design
};

constexpr std::array kCurveNumbers{
    CurveNumber{QT_TRANSLATE_NOOP("CurveView", "Danger by design"), QT_TRANSLATE_NOOP("CurveView", "danger by design"),
                nullptr},
    CurveNumber{QT_TRANSLATE_NOOP("CurveView", "Health lost"), QT_TRANSLATE_NOOP("CurveView", "health lost"),
                &LevelLog::damage},
    CurveNumber{QT_TRANSLATE_NOOP("CurveView", "Turns"), QT_TRANSLATE_NOOP("CurveView", "turns"), &LevelLog::turns},
    CurveNumber{QT_TRANSLATE_NOOP("CurveView", "Healing left"), QT_TRANSLATE_NOOP("CurveView", "healing left"),
                &LevelLog::healingCarried},
    CurveNumber{QT_TRANSLATE_NOOP("CurveView", "Food left"), QT_TRANSLATE_NOOP("CurveView", "food left"),
                &LevelLog::foodCarried},
};

QString translatedWord(const char* word) { return QCoreApplication::translate("CurveView", word); }

const CurveNumber& curveNumber(int number) { return kCurveNumbers[static_cast<std::size_t>(number)]; }

double yIn(const QRectF& area, std::int64_t perMilles)
{
    return area.bottom() - area.height() * static_cast<double>(perMilles) / kWhole;
}

QRectF bar(double middle, double width, const QRectF& area, int perMilles)
{
    const double top = yIn(area, perMilles);
    return {middle - width / 2, top, width, area.bottom() - top};
}

} // namespace

// A line of the legend.
struct CurveView::Sign {
    QColor colour;
    Qt::PenStyle style = Qt::SolidLine;
    QString text;
    QRectF area{};
};

CurveView::CurveView(QWidget* parent) : ChartView(kUsualCurve, kLeastCurve, parent) {}

void CurveView::setRuns(std::shared_ptr<const PlaytestSum> sum, std::shared_ptr<const PlaytestSum> before)
{
    m_sum = std::move(sum);
    m_before = std::move(before);
    m_levels = 0;
    for (const PlaytestSum* run : {m_sum.get(), m_before.get()})
        if (run && !run->tally().levels.empty())
            m_levels = std::max(m_levels, run->tally().levels.rbegin()->first + 1);
    if (m_chosen && *m_chosen >= m_levels)
        m_chosen.reset();
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : QString());
    updateGeometry(); // the legend has a line more or less
    update();
}

int CurveView::numberCount() { return static_cast<int>(kCurveNumbers.size()); }

QString CurveView::titleOf(int number) { return translatedWord(curveNumber(number).title); }

void CurveView::setNumber(int number)
{
    m_number = number;
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : QString());
    updateGeometry(); // the legend has another line
    update();
}

void CurveView::choose(std::optional<int> level)
{
    m_chosen = level && *level >= 0 && *level < m_levels ? level : std::nullopt;
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : QString());
    update();
    if (m_chosen)
        emit levelChosen(*m_chosen);
}

QString CurveView::textOf(int level) const
{
    if (!m_sum || !m_sum->tally().levels.contains(level))
        return tr("Level %1: nobody came so far.").arg(level + 1);
    const LevelTally& tally = m_sum->tally().levels.at(level);
    //: "Level 3: 62 % (52-71 %) of the games came so far, 13 % (7-23 %) of them died there; health 97 % in, 85 % out."
    const QString text =
        tr("Level %1: %2 of the games came so far, %3 of them died there; health %4 % in, %5 % out.")
            .arg(level + 1)
            .arg(shareWithInterval(tally.reached, m_sum->tally().games), shareWithInterval(tally.died, tally.reached))
            .arg(meanOf(tally, &LevelLog::healthIn) / kPercents)
            .arg(meanOf(tally, &LevelLog::healthOut) / kPercents);
    const auto number = numberOf(*m_sum, level);
    //: "Danger by design: 120."
    return number ? text + u' ' + tr("%1: %2.").arg(titleOf(m_number), numberText(*number)) : text;
}

// Room is kept for the legend above, percents on the left, and the numbers of the levels below.
QRectF CurveView::plot() const
{
    const int line = fontMetrics().lineSpacing();
    const double top = legend().back().area.bottom() + kAir;
    const QRectF all = QRectF(rect()).adjusted(axisWidth(), top, -kAir, -2 * line - 3 * kAir);
    return all.adjusted(0, 0, 0, -all.height() * kDeathShare);
}

int CurveView::axisWidth() const { return fontMetrics().horizontalAdvance(tr("100 %")) + 2 * kAir; }

// In as many rows as the letters ask for.
std::vector<CurveView::Sign> CurveView::legend() const
{
    std::vector<Sign> signs{{QColor(palette::kTeal), Qt::SolidLine, tr("came so far")},
                            {QColor(palette::kAmber), Qt::SolidLine, tr("health, from in to out")},
                            {QColor(palette::kBad), Qt::SolidLine, tr("died there")}};
    if (mostOfNumber() > 0)
        signs.push_back({QColor(palette::kText), Qt::DotLine, translatedWord(curveNumber(m_number).inLegend)});
    if (m_before)
        signs.push_back({QColor(palette::kMuted), Qt::DashLine, tr("before")});
    const double line = fontMetrics().lineSpacing();
    QPointF next(axisWidth(), kAir);
    for (Sign& sign : signs) {
        const double needed = kSample + kAir + fontMetrics().horizontalAdvance(sign.text);
        if (next.x() > axisWidth() && next.x() + needed > width() - kAir)
            next = {static_cast<double>(axisWidth()), next.y() + line};
        sign.area = {next.x(), next.y(), needed, line};
        next.rx() += needed + 2 * kAir;
    }
    return signs;
}

std::vector<QRectF> CurveView::legendAreas() const
{
    std::vector<QRectF> areas;
    for (const Sign& sign : legend())
        areas.push_back(sign.area);
    return areas;
}

// The widest line of the legend has room, and some of the plots is left below all of them.
QSize CurveView::minimumSizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    double widest = 0;
    double legendEnd = 0;
    for (const QRectF& area : legendAreas()) {
        widest = std::max(widest, area.width());
        legendEnd = area.bottom();
    }
    const QSize needed(axisWidth() + static_cast<int>(widest) + kAir,
                       static_cast<int>(legendEnd) + (2 + kLeastLines) * line + 4 * kAir);
    return ChartView::minimumSizeHint().expandedTo(needed);
}

void CurveView::resizeEvent(QResizeEvent* event)
{
    ChartView::resizeEvent(event);
    updateGeometry(); // the legend may have other rows
}

QRectF CurveView::deaths() const
{
    const QRectF area = plot();
    const int line = fontMetrics().lineSpacing();
    return {area.left(), area.bottom() + line + kAir, area.width(), height() - area.bottom() - 2 * line - 3 * kAir};
}

// Without the plot, whose legend is laid out anew each time.
double CurveView::widthOfLevel() const { return (width() - axisWidth() - kAir) / std::max<double>(m_levels, 1); }
double CurveView::xOf(int level) const { return axisWidth() + (level + 0.5) * widthOfLevel(); }

std::optional<int> CurveView::levelAt(QPointF pixel) const
{
    const QRectF area = plot();
    if (m_levels == 0 || pixel.x() < area.left() || pixel.x() >= area.right())
        return std::nullopt;
    return std::min(static_cast<int>((pixel.x() - area.left()) / widthOfLevel()), m_levels - 1);
}

void CurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRectF& area : {plot(), deaths()}) {
        painter.fillRect(area, QColor(palette::kInk0));
        painter.setPen(frameColour());
        painter.drawRect(area);
    }
    if (m_levels == 0) {
        painter.setPen(QColor(palette::kMuted));
        painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap, tr("No game was played yet."));
        return;
    }
    if (m_sum)
        paintDeaths(painter);
    if (m_before) {
        paintBefore(painter); // over its bars, below the rest
        paintNumber(painter, *m_before, QColor(palette::kMuted));
    }
    if (m_sum) {
        paintReached(painter);
        paintHealth(painter);
        paintNumber(painter, *m_sum, QColor(palette::kText));
    }
    paintWords(painter);
    paintLegend(painter);
}

void CurveView::paintReached(QPainter& painter) const
{
    QPolygonF upper;
    QPolygonF lower;
    QPolygonF shares;
    const QRectF area = plot();
    const std::int64_t games = m_sum->tally().games;
    for (const auto& [z, level] : m_sum->tally().levels) {
        const Interval interval = wilson(level.reached, games);
        upper << QPointF(xOf(z), yIn(area, interval.high));
        lower.prepend(QPointF(xOf(z), yIn(area, interval.low)));
        shares << QPointF(xOf(z), yIn(area, perMille(level.reached, games)));
    }
    paintBand(painter, upper, lower, shares, QColor(palette::kTeal));
}

void CurveView::paintBefore(QPainter& painter) const
{
    QPolygonF shares;
    const QRectF area = plot();
    const QRectF below = deaths();
    for (const auto& [z, level] : m_before->tally().levels)
        shares << QPointF(xOf(z), yIn(area, perMille(level.reached, m_before->tally().games)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(palette::kMuted), 2, Qt::DashLine));
    painter.drawPolyline(shares);
    for (const auto& [z, level] : m_before->tally().levels) {
        if (level.died == 0)
            continue;
        const QRectF was = bar(xOf(z), widthOfLevel() / 2, below, perMille(level.died, level.reached));
        painter.drawLine(was.topLeft(), was.topRight());
    }
}

// From a ring, as they came, to a bar, as they left.
void CurveView::paintHealth(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setPen(QPen(QColor(palette::kAmber), 2));
    painter.setBrush(QColor(palette::kInk0));
    const double half = std::min(widthOfLevel() / 4, 7.0);
    for (const auto& [z, level] : m_sum->tally().levels) {
        const QPointF in(xOf(z), yIn(area, meanOf(level, &LevelLog::healthIn)));
        const QPointF out(xOf(z), yIn(area, meanOf(level, &LevelLog::healthOut)));
        painter.drawLine(in, out);
        painter.drawLine(out - QPointF(half, 0), out + QPointF(half, 0));
        painter.drawEllipse(in, 3, 3);
    }
}

std::optional<std::int64_t> CurveView::numberOf(const PlaytestSum& run, int level) const
{
    const auto ofGames = curveNumber(m_number).ofGames;
    if (!ofGames)
        return run.danger(level);
    const auto found = run.tally().levels.find(level);
    return found == run.tally().levels.end() ? std::nullopt : std::optional(meanOf(found->second, ofGames));
}

std::int64_t CurveView::mostOfNumber() const
{
    std::int64_t most = 0;
    for (const PlaytestSum* run : {m_sum.get(), m_before.get()})
        for (int z = 0; run && z < m_levels; ++z)
            most = std::max(most, numberOf(*run, z).value_or(0));
    return most;
}

void CurveView::paintNumber(QPainter& painter, const PlaytestSum& run, QColor colour) const
{
    const std::int64_t most = mostOfNumber();
    if (most == 0)
        return;
    const QRectF area = plot();
    QPolygonF numbers;
    for (int z = 0; z < m_levels; ++z)
        if (const auto number = numberOf(run, z))
            numbers << QPointF(xOf(z), yIn(area, *number * kWhole / most));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2, Qt::DotLine));
    painter.drawPolyline(numbers);
    for (const QPointF& at : std::as_const(numbers)) // a level alone makes no line
        painter.drawRect(QRectF(at, at).adjusted(-2, -2, 2, 2));
}

void CurveView::paintDeaths(QPainter& painter) const
{
    const QRectF area = deaths();
    for (const auto& [z, level] : m_sum->tally().levels) {
        if (level.died == 0)
            continue;
        QRectF died = bar(xOf(z), widthOfLevel() / 2, area, perMille(level.died, level.reached));
        died.setTop(std::min(died.top(), area.bottom() - 2)); // even one among many is to be seen
        painter.fillRect(died, QColor(palette::kBad));
        const Interval interval = wilson(level.died, level.reached);
        painter.setPen(QColor(palette::kText));
        painter.drawLine(QPointF(xOf(z), yIn(area, interval.low)), QPointF(xOf(z), yIn(area, interval.high)));
    }
}

void CurveView::paintWords(QPainter& painter) const
{
    const QRectF area = plot();
    const QRectF below = deaths();
    const int line = fontMetrics().lineSpacing();
    painter.setPen(QColor(palette::kText));
    const int every = 1 + static_cast<int>(fontMetrics().horizontalAdvance(QStringLiteral("000")) / widthOfLevel());
    for (int z = 0; z < m_levels; z += every)
        painter.drawText(QRectF(xOf(z) - area.width() / 2, area.bottom() + kAir / 2.0, area.width(), line),
                         Qt::AlignCenter, numberText(z + 1));
    painter.drawText(QRectF(below.left(), below.bottom() + kAir, below.width(), line), Qt::AlignCenter, tr("Level"));
    for (const QRectF& share : {area, below}) {
        const QRectF left(0, share.top(), area.left() - kAir, share.height());
        painter.drawText(left, Qt::AlignRight | Qt::AlignTop, tr("100 %"));
        if (share.height() >= 2 * line)
            painter.drawText(left, Qt::AlignRight | Qt::AlignBottom, tr("0 %"));
    }
    if (m_chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(palette::kAmber), 2));
        painter.drawRect(
            QRectF(xOf(*m_chosen) - widthOfLevel() / 2, area.top(), widthOfLevel(), below.bottom() - area.top()));
    }
}

void CurveView::paintLegend(QPainter& painter) const
{
    for (const Sign& sign : legend()) {
        const QPointF middle(sign.area.left(), sign.area.center().y());
        painter.setPen(QPen(sign.colour, 3, sign.style));
        painter.drawLine(middle, middle + QPointF(kSample, 0));
        painter.setPen(QColor(palette::kText));
        painter.drawText(sign.area.adjusted(kSample + kAir, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, sign.text);
    }
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    if (const auto level = levelAt(event->position()))
        choose(level);
}

void CurveView::keyPressEvent(QKeyEvent* event)
{
    const int step = stepOf(*event);
    if (step == 0 || m_levels == 0)
        return QWidget::keyPressEvent(event);
    choose(m_chosen ? std::clamp(*m_chosen + step, 0, m_levels - 1) : 0);
}

QString CurveView::textAt(QPointF pixel) const
{
    const auto level = levelAt(pixel);
    return level ? textOf(*level) : QString();
}

} // namespace cave
