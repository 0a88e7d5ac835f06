// SPDX-License-Identifier: MIT
// The one graphics item of a shown level. In its coordinates a cell is 1 x 1.
#pragma once

#include "app/view/map/level_picture.h"
#include "app/view/map/painted_cells.h"

#include <QGraphicsItem>

#include <utility>
#include <vector>

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

    // Paints only these parts of what is exposed, until others are set; none: all of it. Scrolling and a torch expose
    // parts whose bounding rectangle is many times as large.
    void setExposed(std::vector<QRectF> parts) { m_exposed = std::move(parts); }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void repaint(const Box& cells);
    void repaintAll();
    void paintCells(QPainter& painter, const Box& cells, double pixelsPerCell);
    static QPoint usePixels(QPainter& painter, const Box& cells);
    void paintNear(QPainter& painter, const Box& cells, const TilePlan& plan);
    void paintHeld(QPainter& painter, const Box& cells, int tile);

    std::unique_ptr<LevelPicture> m_picture;
    PaintedCells m_painted; // as they are, where they are shown pixel by pixel
    std::vector<QRectF> m_exposed;
    bool m_paintsCreatures = true;
};

} // namespace cave
