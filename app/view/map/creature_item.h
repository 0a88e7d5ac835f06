// SPDX-License-Identifier: MIT
// A creature that can be seen to move: a child item of its level.
#pragma once

#include "app/view/map/level_item.h"

namespace cave {

// How something is shown for a moment of its motion.
struct Pose {
    QPointF offset;      // cells from where it stands
    double white = 0;    // share of white over it: it was struck
    double shake = 0;    // device pixels to the right
    double opacity = 1;
    bool operator==(const Pose&) const = default;
};

// Shows what setThing() said last, in a pose. Its level must be told with setPaintsCreatures(false).
class CreatureItem : public QGraphicsItem {
public:
    CreatureItem(LevelItem& level, const MapThing& thing);

    const MapThing& thing() const { return m_thing; }
    // Health, kind and cell as they are now; at rest.
    void setThing(const MapThing& thing);
    const Pose& pose() const { return m_pose; }
    void setPose(const Pose& pose);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    LevelItem& m_level;
    MapThing m_thing;
    Pose m_pose;
};

// Paints a thing of the level in a pose; the painter's coordinates are the level's cells.
void paintPosed(QPainter& painter, const LevelItem& level, const MapThing& thing, const Pose& pose);

} // namespace cave
