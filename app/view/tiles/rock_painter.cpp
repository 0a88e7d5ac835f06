// SPDX-License-Identifier: MIT
// A cell of rock: its top, the lit front where floor lies to the south, and its free edges.
#include "app/view/tiles/outline.h"
#include "app/view/tiles/tile_canvas.h"

#include <QLinearGradient>

namespace cave {

namespace {

// Lengths of one wall, in pixels.
struct WallShape {
    explicit WallShape(TileCanvas& canvas)
        : tile(canvas.tile), inset((canvas.isCave() ? 0.10 : 0.045) * tile),
          lipRadius((canvas.isCave() ? 0.20 : 0.03) * tile), frontTop(tile * (1 - kFrontShare)),
          freeNorth(!canvas.rockAt(kNorth)), freeEast(!canvas.rockAt(kEast)), freeSouth(!canvas.rockAt(kSouth)),
          freeWest(!canvas.rockAt(kWest)), left(freeWest ? inset : 0), right(freeEast ? tile - inset : tile)
    {
    }

    double tile;
    double inset;
    double lipRadius;  // of the front's upper corners
    double frontTop;
    double lipBend = 0;
    bool freeNorth;
    bool freeEast;
    bool freeSouth;
    bool freeWest;
    double left;
    double right;
};

Outline wallOutline(TileCanvas& canvas, const WallShape& wall)
{
    const bool isCave = canvas.isCave();
    OutlineShape shape;
    shape.neighbours = canvas.look.rock;
    shape.tile = wall.tile;
    shape.inset = wall.inset;
    shape.bottomInset = 0.03 * wall.tile;
    shape.upperRadius = (isCave ? 0.34 : 0.07) * wall.tile;
    shape.lowerRadius = (isCave ? 0.20 : 0.05) * wall.tile;
    for (double& bulge : shape.bulge)
        bulge = isCave ? canvas.random.between(-0.07f, 0.05f) * wall.tile : 0;
    shape.front = kFrontShare;
    return outlineOf(shape);
}

// The lip: the front's upper edge from left to right.
void addLip(QPainterPath& path, const WallShape& wall)
{
    if (wall.freeWest)
        path.quadTo(wall.left, wall.frontTop, wall.left + wall.lipRadius, wall.frontTop);
    const double from = path.currentPosition().x();
    const double to = wall.freeEast ? wall.right - wall.lipRadius : wall.tile;
    const double bent = wall.frontTop + wall.lipBend;
    path.cubicTo(from + (to - from) * 0.33, bent, from + (to - from) * 0.66, bent, to, wall.frontTop);
    if (wall.freeEast)
        path.quadTo(wall.right, wall.frontTop, wall.right, wall.frontTop - wall.lipRadius);
}

QPointF lipStart(const WallShape& wall)
{
    return {wall.left, wall.freeWest ? wall.frontTop - wall.lipRadius : wall.frontTop};
}

QPainterPath frontPath(const WallShape& wall)
{
    QPainterPath path(QPointF(-1, wall.tile + 1));
    path.lineTo(-1, lipStart(wall).y());
    path.lineTo(lipStart(wall));
    addLip(path, wall);
    path.lineTo(wall.tile + 1, path.currentPosition().y());
    path.lineTo(wall.tile + 1, wall.tile + 1);
    path.closeSubpath();
    return path;
}

// Beside an inner corner the front of the neighbour goes on behind this cell.
void paintFrontsBehind(TileCanvas& canvas, const WallShape& wall)
{
    const bool behindWest = canvas.rockAt(kWest) && !canvas.rockAt(kSouthWest);
    const bool behindEast = canvas.rockAt(kEast) && !canvas.rockAt(kSouthEast);
    const double width = wall.inset * 1.6;
    for (const auto& [isThere, x] : {std::pair{behindWest, 0.0}, {behindEast, wall.tile - width}}) {
        if (!isThere)
            continue;
        const QRectF strip(x, wall.frontTop, width, wall.tile - wall.frontTop);
        canvas.painter.fillRect(strip, canvas.window(frontOf(canvas.look.stone), wall.frontTop));
        canvas.painter.fillRect(strip, shadowColour(0.45));
    }
}

void shadeFrontSides(TileCanvas& canvas, const WallShape& wall)
{
    const double tile = wall.tile;
    // Where the neighbour juts out to the south it darkens this front.
    if (canvas.rockAt(kWest | kSouthWest))
        canvas.shade({0, wall.frontTop, 0.34 * tile, tile}, {0, 0}, {0.34 * tile, 0}, 0.55);
    if (canvas.rockAt(kEast | kSouthEast))
        canvas.shade({0.72 * tile, wall.frontTop, 0.28 * tile, tile}, {tile, 0}, {0.72 * tile, 0}, 0.45);
    const double top = wall.frontTop - wall.lipRadius;
    if (wall.freeWest)
        canvas.shade({0, top, 0.3 * tile, tile}, {wall.inset, 0}, {wall.inset + 0.20 * tile, 0}, 0.30);
    if (wall.freeEast) {
        const double edge = tile - wall.inset;
        canvas.shade({0.6 * tile, top, 0.4 * tile, tile}, {edge, 0}, {edge - 0.26 * tile, 0}, 0.48);
    }
}

void strokeLip(TileCanvas& canvas, const WallShape& wall)
{
    QPainterPath lip(lipStart(wall));
    addLip(lip, wall);
    const double width = canvas.lineWidth();
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(shadowColour(0.42), width));
    canvas.painter.drawPath(lip.translated(0, width * 0.9));
    canvas.painter.setPen(QPen(lightColour(canvas.isCave() ? 0.44 : 0.52), width));
    canvas.painter.drawPath(lip.translated(0, -width * 0.2));
}

void paintFront(TileCanvas& canvas, const WallShape& wall)
{
    const QPainterPath front = frontPath(wall);
    canvas.painter.fillPath(front, canvas.window(frontOf(canvas.look.stone), wall.frontTop));
    QLinearGradient light(0, wall.frontTop, 0, wall.tile);
    light.setColorAt(0, lightColour(0.13));
    light.setColorAt(0.28, lightColour(0));
    light.setColorAt(0.55, shadowColour(0));
    light.setColorAt(1, shadowColour(0.50));
    canvas.painter.fillPath(front, light);
    shadeFrontSides(canvas, wall);
    strokeLip(canvas, wall);
}

// A soft bright rim just inside the free edges, strongest towards the light in the north-west.
void strokeRim(TileCanvas& canvas, const WallShape& wall, const Outline& outline)
{
    const double tile = wall.tile;
    const double upper = 0.28 * tile;
    const double lower = (wall.freeSouth ? wall.frontTop - 0.04 * tile : tile) - upper;
    struct Part {
        QRectF where;
        double strength;
    };
    const Part parts[] = {{{0, 0, tile, upper}, 0.44},
                          {{0, upper, 0.5 * tile, lower}, 0.38},
                          {{0.5 * tile, upper, 0.5 * tile, lower}, 0.26}};
    canvas.painter.setBrush(Qt::NoBrush);
    for (const Part& part : parts) {
        canvas.painter.save();
        canvas.painter.setClipRect(part.where, Qt::IntersectClip);
        canvas.painter.setPen(QPen(lightColour(part.strength), canvas.lineWidth() * 3.2));
        canvas.painter.drawPath(outline.edges);
        canvas.painter.restore();
    }
}

} // namespace

void paintRock(TileCanvas& canvas)
{
    WallShape wall(canvas);
    const Outline outline = wallOutline(canvas, wall);
    QPainter& painter = canvas.painter;
    painter.fillRect(canvas.all(), canvas.window(floorOf(canvas.look.stone)));
    painter.fillRect(canvas.all(), shadowColour(0.50));
    if (!wall.freeSouth)
        paintFrontsBehind(canvas, wall);
    painter.fillPath(outline.fill, canvas.window(topOf(canvas.look.stone)));

    painter.save();
    painter.setClipPath(outline.fill);
    if (wall.freeSouth) {
        wall.lipBend = canvas.isCave() ? canvas.random.between(-0.05f, 0.03f) * wall.tile : 0;
        paintFront(canvas, wall);
    }
    strokeRim(canvas, wall, outline);
    painter.restore();

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(14, 10, 14, 235), canvas.lineWidth(), Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(outline.edges);
}

} // namespace cave
