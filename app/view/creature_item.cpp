// SPDX-License-Identifier: MIT
#include "app/view/creature_item.h"

#include "app/view/tile_plan.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr int kStepTime = 90;
constexpr int kLungeTime = 140;
constexpr double kLungeTop = 60.0 / kLungeTime; // when the strike lands
constexpr double kLungeReach = 0.35;            // cells
constexpr int kFlashTime = 80;
constexpr double kFlashWhite = 0.55;
constexpr double kMargin = 0.35;                // cells that the ring and the lunge reach beyond the own one

} // namespace

CreatureItem::CreatureItem(LevelItem& level, const MapThing& thing)
    : QGraphicsItem(&level), m_level(level), m_thing(thing)
{
    m_glide.setEasingCurve(QEasingCurve::OutQuad);
    const auto place = [this](const QVariant& value) { setPos(value.toPointF()); };
    QObject::connect(&m_glide, &QVariantAnimation::valueChanged, &m_glide, place);
    QObject::connect(&m_strike, &QVariantAnimation::valueChanged, &m_strike, place);
    m_struck.setStartValue(kFlashWhite);
    m_struck.setEndValue(0.0);
    QObject::connect(&m_struck, &QVariantAnimation::valueChanged, &m_struck, [this](const QVariant& value) {
        m_white = value.toDouble();
        update();
    });
    setThing(thing);
}

void CreatureItem::setThing(const MapThing& thing)
{
    finish();
    m_thing = thing;
    setPos(home());
    setZValue(thing.isHero ? 2 : 1);
    update();
}

void CreatureItem::start(QVariantAnimation& animation, int milliseconds)
{
    animation.setDuration(static_cast<int>(milliseconds * m_pace));
    animation.start();
    if (animation.duration() == 0)
        finish();
}

void CreatureItem::moveTo(QPoint cell)
{
    const QPointF from = pos();
    finish();
    m_thing.x = cell.x();
    m_thing.y = cell.y();
    m_glide.setStartValue(from);
    m_glide.setEndValue(home());
    start(m_glide, kStepTime);
}

void CreatureItem::lunge(QPoint towards)
{
    finish();
    const QPointF reach = QPointF(towards.x() - m_thing.x, towards.y() - m_thing.y) * kLungeReach;
    m_strike.setKeyValues({{0, home()}, {kLungeTop, home() + reach}, {1, home()}});
    start(m_strike, kLungeTime);
}

void CreatureItem::flash() { start(m_struck, kFlashTime); }

void CreatureItem::finish()
{
    for (QVariantAnimation* animation : {&m_glide, &m_strike, &m_struck})
        animation->stop();
    m_white = 0;
    setPos(home());
    update();
}

bool CreatureItem::isMoving() const
{
    const auto runs = [](const QVariantAnimation& animation) {
        return animation.state() == QAbstractAnimation::Running;
    };
    return runs(m_glide) || runs(m_strike) || runs(m_struck);
}

QRectF CreatureItem::boundingRect() const { return QRectF(-kMargin, -kMargin, 1 + 2 * kMargin, 1 + 2 * kMargin); }

void CreatureItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double ratio = painter->device()->devicePixelRatio();
    const double pixelsPerCell = painter->combinedTransform().m11(); // device pixels
    if (pixelsPerCell < kSmallestTile) // the level's far image holds it already
        return;
    const QPointF corner = painter->combinedTransform().map(QPointF(0, 0));
    const TilePlan plan = planFor(pixelsPerCell);
    painter->save();
    painter->setWorldTransform(QTransform::fromScale(plan.magnification / ratio, plan.magnification / ratio));
    const QPointF pixel = QPointF(std::round(corner.x()), std::round(corner.y())) / plan.magnification;
    const QPoint cell(std::clamp(qRound(x()), 0, m_level.model().width() - 1),
                      std::clamp(qRound(y()), 0, m_level.model().height() - 1));
    const QRgb light = m_level.picture().lightStepAt(cell.x(), cell.y());
    const ThingPaint paint{m_level.artwork().sprites(), plan.tile, light, m_level.isAscii(), m_white};
    paintThing(*painter, paint, m_thing, m_level.picture().styleOf(m_thing), pixel);
    painter->restore();
}

} // namespace cave
