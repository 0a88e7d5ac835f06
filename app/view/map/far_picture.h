// SPDX-License-Identifier: MIT
// A level from afar: one colour a cell, and where cells are smaller than pixels the mean of those under each.
#pragma once

#include "app/view/light/light_map.h"
#include "app/view/tiles/thing_painter.h"

#include <QImage>
#include <QPoint>

#include <span>

class QPainter;

namespace cave {

class FarPicture {
public:
    // All must outlive this.
    FarPicture(const MapModel& model, std::span<const TileStyle> styles, const ThingStyles& things,
               const LightMap& light);

    // After the looks or the light of these cells changed. They are painted when somebody looks from afar: most never
    // do, and the picture of a large level takes more memory than the level.
    void renew(const Box& cells, bool isAscii);
    // One pixel a cell, things included.
    const QImage& image() const;
    // The cells at `pixelsPerCell` device pixels; the painter is scaled so that a cell is 1 x 1. Things are never lost.
    void paint(QPainter& painter, const Box& cells, double pixelsPerCell) const;

private:
    QRgb colourOf(int x, int y) const;
    QRgb groundColourOf(int x, int y) const;
    bool isRockOrUnknown(int x, int y) const;
    QImage means(const Box& cells, int side) const;
    void markThings(QImage& image, const Box& cells, QPoint corner, int side) const;

    const MapModel& m_model;
    std::span<const TileStyle> m_styles;
    const ThingStyles& m_things;
    const LightMap& m_light;
    bool m_isAscii = false;
    mutable Box m_changed; // since it was painted
    mutable QImage m_image; // null until it is needed
};

// The square of cells under one pixel, of which `cell` is one. Where a cell has more than a pixel: the cell itself.
Box cellsUnderPixel(QPoint cell, double pixelsPerCell);

} // namespace cave
