// SPDX-License-Identifier: MIT
// The one graphics item of a shown level. In its coordinates a cell is 1 x 1.
#pragma once

#include "app/view/level_picture.h"

#include <QGraphicsItem>

namespace cave {

// Paints only the exposed cells and allocates nothing for cells it has painted before. After changing the model, pass
// to refresh() what the model's setters gave back.
class LevelItem : public QGraphicsItem {
public:
    LevelItem(std::shared_ptr<const MapModel> model, std::shared_ptr<Artwork> artwork);

    const MapModel& model() const { return m_picture->model(); }
    Artwork& artwork() const { return m_picture->artwork(); }
    // Another level, or another dungeon's.
    void setModel(std::shared_ptr<const MapModel> model);

    void refresh(const Box& changed);
    void setAscii(bool isAscii);
    bool isAscii() const { return m_picture->isAscii(); }
    // Without: only items and remembered creatures; CreatureItems show the others. Default: with.
    void setPaintsCreatures(bool paints);
    // The torch burns brighter or darker, -1 .. 1; whoever owns the clock calls this.
    void setFlicker(float flicker);
    void setShimmer(const LightMap::Shimmer& shimmer); // the same for glowcaps and water
    // The preview of a tool, at most as many as one stroke changes.
    void setGhosts(std::vector<GhostTile> ghosts);
    // Colour leaves the level but for a few cells around the fallen hero. Creatures in items of their own keep theirs.
    void setDrained(std::optional<QPoint> around);

    LevelPicture& picture() const { return *m_picture; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void repaint(const Box& cells);
    void paintFar(QPainter& painter, const Box& cells, bool smooth) const;
    void paintNear(QPainter& painter, const Box& cells, double pixelsPerCell);

    std::unique_ptr<LevelPicture> m_picture;
    bool m_paintsCreatures = true;
};

} // namespace cave
