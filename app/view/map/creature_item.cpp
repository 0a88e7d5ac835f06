// SPDX-License-Identifier: MIT
#include "app/view/map/creature_item.h"

#include "app/view/tiles/tile_plan.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr double kMargin = 0.35; // cells that the ring and the sign reach beyond the own one

} // namespace

CreatureItem::CreatureItem(LevelItem& level, const MapThing& thing)
    : QGraphicsItem(&level), m_level(level), m_thing(thing)
{
    setThing(thing);
}

void CreatureItem::setThing(const MapThing& thing)
{
    m_thing = thing;
    setZValue(thing.isHero ? 2 : 1);
    setPose({});
    update();
}

void CreatureItem::setPose(const Pose& pose)
{
    setPos(QPointF(m_thing.x, m_thing.y) + pose.offset);
    if (pose == m_pose)
        return;
    m_pose = pose;
    update();
}

QRectF CreatureItem::boundingRect() const { return QRectF(-kMargin, -kMargin, 1 + 2 * kMargin, 1 + 2 * kMargin); }

void CreatureItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->translate(-m_thing.x - m_pose.offset.x(), -m_thing.y - m_pose.offset.y());
    paintPosed(*painter, m_level, m_thing, m_pose);
}

// Paints in device pixels, as a scaled painter would not paint sprites exactly.
void paintPosed(QPainter& painter, const LevelItem& level, const MapThing& thing, const Pose& pose)
{
    const double ratio = painter.device()->devicePixelRatio();
    const double pixelsPerCell = painter.combinedTransform().m11(); // device pixels
    if (pixelsPerCell < kSmallestShown) // the level's far image holds it already
        return;
    const QPointF place = QPointF(thing.x, thing.y) + pose.offset;
    const QPointF corner = painter.combinedTransform().map(place);
    const TilePlan plan = planFor(pixelsPerCell);
    painter.save();
    painter.setWorldTransform(QTransform::fromScale(plan.magnification / ratio, plan.magnification / ratio));
    const QPointF pixel = QPointF(std::round(corner.x() + pose.shake), std::round(corner.y())) / plan.magnification;
    const QPoint cell(std::clamp(qRound(place.x()), 0, level.model().width() - 1),
                      std::clamp(qRound(place.y()), 0, level.model().height() - 1));
    const QRgb light = level.picture().lightStepAt(cell.x(), cell.y());
    const ThingPaint paint{level.artwork().sprites(), plan.tile, light, level.isAscii(), pose.white};
    painter.setOpacity(painter.opacity() * pose.opacity);
    paintThing(painter, paint, thing, level.picture().styleOf(thing), pixel);
    painter.restore();
}

} // namespace cave
