// SPDX-License-Identifier: MIT
// A creature that can be seen to move: a child item of its level.
#pragma once

#include "app/view/level_item.h"

#include <QVariantAnimation>

namespace cave {

// Shows what setThing() said last; animations only lead there, and finish() ends them at once. Its level must be told
// with setPaintsCreatures(false).
class CreatureItem : public QGraphicsItem {
public:
    CreatureItem(LevelItem& level, const MapThing& thing);

    const MapThing& thing() const { return m_thing; }
    // Health, kind and cell as they are now; without animation.
    void setThing(const MapThing& thing);

    // The scale of all durations: 1 full, 0.5 short, 0 off.
    void setPace(double pace) { m_pace = pace; }
    void moveTo(QPoint cell);          // glides there from where it is shown
    void lunge(QPoint towards);        // a strike at a neighbouring cell, and back
    void flash();                      // it was struck
    void finish();
    bool isMoving() const;

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void start(QVariantAnimation& animation, int milliseconds);
    QPointF home() const { return QPointF(m_thing.x, m_thing.y); }

    LevelItem& m_level;
    MapThing m_thing;
    QVariantAnimation m_glide;   // of the position
    QVariantAnimation m_strike;  // the same, out and back
    QVariantAnimation m_struck;  // of the white, 1 to 0
    double m_pace = 1;
    double m_white = 0;
};

} // namespace cave
