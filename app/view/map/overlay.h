// SPDX-License-Identifier: MIT
// What a view draws over a level: marks for the player or the designer. Cells are the level's.
#pragma once

#include <QColor>
#include <QPoint>
#include <QRect>
#include <QRegion>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QFontMetricsF;
class QPainter;

namespace cave {

struct Overlay {
    // Corner brackets around a box of cells: selection, target.
    struct Brackets {
        QRect cells;
        QRgb colour = 0;
        bool operator==(const Brackets&) const = default;
    };
    // An icon on a cell's corner, as for a problem, or in the cell itself.
    struct Mark {
        QPoint cell;
        QString icon;
        bool isInside = false;
        bool operator==(const Mark&) const = default;
    };
    // A few words beside a cell, on the side where there is room.
    struct Label {
        QPoint cell;
        QString text;
        QRgb colour = 0;
        bool operator==(const Label&) const = default;
    };
    // A dashed frame with a light fill around a box of cells, such as a shape being drawn.
    struct Frame {
        QRect cells;
        QRgb colour = 0;
        bool operator==(const Frame&) const = default;
    };

    // In the middle of each cell of an area.
    enum class Sign : std::uint8_t { None, Minus, Plus };
    // Cells under a light veil of colour, hatched or signed where colour alone must not tell.
    struct Area {
        std::vector<QRect> cells; // boxes that do not overlap
        QRgb colour = 0;
        int opacity = 18; // per cent
        bool isHatched = false;
        bool isCrossed = false; // hatched both ways
        Sign sign = Sign::None;
        bool operator==(const Area&) const = default;
    };

    bool hasGrid = false;
    int majorGrid = 8;               // every so many lines a stronger one; 1 or more
    std::vector<Area> areas;         // below all else
    std::vector<QPoint> blast;       // cells that something aimed would reach, hatched
    bool blastMeetsHero = false;     // a red edge around them
    std::vector<QPoint> path;        // dots; the last one is the goal
    std::vector<QPoint> route;       // a line through cells: the way to win
    std::vector<QPoint> walked;      // another one: where somebody went
    std::vector<Brackets> brackets;
    std::vector<Frame> frames;
    std::vector<Mark> marks;
    std::vector<Label> labels;
    std::optional<QPoint> cursor;    // the cell cursor of the keyboard: a frame of 2 px, black inside white
};

// Paints in device-independent pixels: `origin` is where cell (0, 0) begins, `cell` the size of a cell, `exposed` what
// has to be painted of `all` that is seen.
void paintOverlay(QPainter& painter, const Overlay& overlay, QPointF origin, double cell, const QRectF& exposed,
                  const QRect& all);

// The pixels of `all` that may differ between the two, painted in a font of these metrics. What is the same in both
// does not count: a cursor that moves costs two cells, however much else is drawn.
QRegion overlayDifference(const Overlay& before, const Overlay& after, QPointF origin, double cell,
                          const QFontMetricsF& metrics, const QRect& all);

} // namespace cave
