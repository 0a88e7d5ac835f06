// SPDX-License-Identifier: MIT
#include "app/play/map/motion_item.h"

#include "app/view/ui/palette.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr double kNumberSize = 0.44;  // of a cell
constexpr double kContour = 3.4;      // pixels
constexpr double kRise = 0.5;         // cells
constexpr double kLine = 0.4;         // cells between numbers that rise from one cell
constexpr double kFadesFrom = 2.0 / 3;
constexpr double kRingWidth = 0.12;   // cells
constexpr double kDartLength = 0.5;   // cells
constexpr double kDartWidth = 0.09;
constexpr QRgb kDartColour = 0xe2a878;
constexpr double kBoltWidth = 0.1;    // cells; its glow is three times as wide
constexpr double kFlashLight = 0.45;  // opacity at first
constexpr double kReach = 1.5;        // cells around its own that a motion may touch

QPixmap numberPicture(const Cue& cue, int cell, double ratio, QFont font)
{
    font.setPixelSize(std::max(10, static_cast<int>(cell * kNumberSize)));
    font.setBold(true);
    const QLocale locale;
    const QString text =
        cue.amount > 0 ? QStringLiteral("+") + locale.toString(cue.amount) : locale.toString(-cue.amount);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text) + 2 * kContour, metrics.height() + 2 * kContour);
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addText(QPointF(kContour, kContour + metrics.ascent()), font, text);
    painter.strokePath(outline, QPen(QColor(8, 6, 10, 230), kContour, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(outline, QColor(cue.colour));
    return picture;
}

QRectF areaOf(const Cue& cue)
{
    QRectF area(cue.to, QSizeF(1, 1));
    if (cue.kind == Cue::Kind::Missile || cue.kind == Cue::Kind::Bolt || cue.kind == Cue::Kind::Fade)
        area = area.united(QRectF(cue.from, QSizeF(1, 1)));
    const double reach = std::max(kReach, cue.radius + 0.5) + kLine * cue.above;
    return area.adjusted(-reach, -reach, reach, reach);
}

QColor withOpacity(QRgb colour, double opacity)
{
    QColor result(colour);
    result.setAlphaF(static_cast<float>(opacity));
    return result;
}

QPointF middleOf(QPoint cell) { return QPointF(cell) + QPointF(0.5, 0.5); }

void paintRing(QPainter& painter, const Cue& ring, double progress)
{
    const double radius = ringRadiusAt(ring, progress);
    painter.setPen(QPen(withOpacity(ring.colour, 0.85 * (1 - progress)), kRingWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middleOf(ring.to), radius, radius);
}

void paintFlash(QPainter& painter, const Cue& flash, double progress)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(withOpacity(flash.colour, kFlashLight * (1 - progress)));
    painter.drawEllipse(middleOf(flash.to), flash.radius, flash.radius);
}

void paintBolt(QPainter& painter, const Cue& bolt, double progress)
{
    const QPointF from = middleOf(bolt.from);
    const QPointF head = from + (middleOf(bolt.to) - from) * boltReachAt(progress);
    const double strength = boltStrengthAt(progress);
    painter.setPen(QPen(withOpacity(bolt.colour, 0.35 * strength), 3 * kBoltWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, head);
    painter.setPen(QPen(withOpacity(bolt.colour, strength), kBoltWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, head);
}

bool isPainted(const Cue& cue)
{
    return cue.kind != Cue::Kind::Step && cue.kind != Cue::Kind::Strike && cue.kind != Cue::Kind::Struck;
}

} // namespace

MotionItem::MotionItem(LevelItem& level) : QGraphicsItem(&level), m_level(level) { setZValue(3); }

void MotionItem::begin(const MotionPlan& plan, int cell, double ratio, const QFont& font)
{
    prepareGeometryChange();
    m_plan = &plan;
    m_time = 0;
    m_area = {};
    m_numbers.clear();
    for (const Cue& cue : plan.cues) {
        if (!isPainted(cue))
            continue;
        m_area = m_area.united(areaOf(cue));
        if (cue.kind == Cue::Kind::Number)
            m_numbers.push_back({&cue, numberPicture(cue, cell, ratio, font)});
    }
}

void MotionItem::setTime(int time)
{
    m_time = time;
    updateArea();
}

void MotionItem::clear()
{
    if (m_plan == nullptr)
        return;
    prepareGeometryChange();
    m_plan = nullptr;
    m_numbers.clear();
    m_area = {};
}

void MotionItem::updateArea()
{
    if (m_plan == nullptr)
        return;
    for (const Cue& cue : m_plan->cues)
        if (isPainted(cue) && m_time >= cue.start && m_time <= cue.end() + kLongestTurn) // once more when it is over
            update(areaOf(cue));
}

QRectF MotionItem::boundingRect() const { return m_area; }

void MotionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_plan == nullptr)
        return;
    for (const Cue& cue : m_plan->cues)
        if (const auto progress = cue.progress(m_time); progress && isPainted(cue))
            paintCue(*painter, cue, *progress);
    for (const Number& number : m_numbers)
        if (const auto progress = number.cue->progress(m_time))
            paintNumber(*painter, number, *progress);
}

void MotionItem::paintCue(QPainter& painter, const Cue& cue, double progress) const
{
    if (cue.kind == Cue::Kind::Sink) {
        paintPosed(painter, m_level, *cue.thing, sinkingAt(progress));
    } else if (cue.kind == Cue::Kind::Missile && cue.thing) {
        const QPointF offset = missileAt(cue, progress) - QPointF(cue.thing->x, cue.thing->y);
        paintPosed(painter, m_level, *cue.thing, {.offset = offset});
    } else if (cue.kind == Cue::Kind::Missile) {
        paintDart(painter, cue, progress);
    } else if (cue.kind == Cue::Kind::Fade) {
        painter.fillRect(m_level.boundingRect(), withOpacity(palette::kVoid, 1 - progress));
    } else {
        painter.setRenderHint(QPainter::Antialiasing);
        if (cue.kind == Cue::Kind::Ring)
            paintRing(painter, cue, progress);
        else if (cue.kind == Cue::Kind::Flash)
            paintFlash(painter, cue, progress);
        else if (cue.kind == Cue::Kind::Bolt)
            paintBolt(painter, cue, progress);
    }
}

void MotionItem::paintDart(QPainter& painter, const Cue& missile, double progress) const
{
    const QPointF centre = missileAt(missile, progress) + QPointF(0.5, 0.5);
    const QPointF way = QPointF(missile.to - missile.from);
    const double length = std::hypot(way.x(), way.y());
    const QPointF half = length > 0 ? way * (kDartLength / 2 / length) : QPointF();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(8, 6, 10, 220), 2 * kDartWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - half, centre + half);
    painter.setPen(QPen(QColor(kDartColour), kDartWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - half, centre + half);
}

void MotionItem::paintNumber(QPainter& painter, const Number& number, double progress) const
{
    const double ratio = painter.device()->devicePixelRatio();
    const double risen = kRise * (1 - std::pow(1 - progress, 3));
    const QPointF top(number.cue->to.x() + 0.5, number.cue->to.y() + 0.3 - risen - kLine * number.cue->above);
    const QPointF pixel = painter.combinedTransform().map(top) / ratio;
    const QSizeF size = number.picture.deviceIndependentSize();
    painter.save();
    painter.setWorldTransform({});
    painter.setOpacity(progress < kFadesFrom ? 1 : (1 - progress) / (1 - kFadesFrom));
    painter.drawPixmap(QPointF(std::round(pixel.x() - size.width() / 2), std::round(pixel.y() - size.height() / 2)),
                       number.picture);
    painter.restore();
}

} // namespace cave
