// SPDX-License-Identifier: MIT
// A cell of floor or water, and the shadows of the rock around it.
#include "app/view/tiles/outline.h"
#include "app/view/tiles/tile_canvas.h"

#include <QLinearGradient>
#include <QRadialGradient>

namespace cave {

namespace {

QColor deepShadow(int alpha) { return QColor(6, 14, 20, alpha); }

void shadeBank(TileCanvas& canvas, const QRectF& where, QPointF from, QPointF to, int alpha)
{
    QLinearGradient gradient(from, to);
    gradient.setColorAt(0, deepShadow(alpha));
    gradient.setColorAt(1, deepShadow(0));
    canvas.painter.fillRect(where, gradient);
}

// The bank's shadow turns an inner corner with the bank.
void bendBankShadow(TileCanvas& canvas, QPointF corner, double inset)
{
    const double radius = inset + 0.34 * canvas.tile;
    QRadialGradient gradient(corner, radius);
    gradient.setColorAt(0, deepShadow(200));
    gradient.setColorAt(inset / radius, deepShadow(190));
    gradient.setColorAt(1, deepShadow(0));
    canvas.painter.fillRect(canvas.all(), gradient);
}

void shadeBanks(TileCanvas& canvas, double inset)
{
    const double tile = canvas.tile;
    const auto wet = [&canvas](int bits) { return (canvas.look.water & bits) == bits; };
    if (!wet(kNorth))
        shadeBank(canvas, {0, 0, tile, 0.6 * tile}, {0, inset}, {0, inset + 0.36 * tile}, 200);
    if (!wet(kWest))
        shadeBank(canvas, {0, 0, 0.5 * tile, tile}, {inset, 0}, {inset + 0.24 * tile, 0}, 130);
    if (wet(kNorth | kWest) && !wet(kNorthWest))
        bendBankShadow(canvas, {0, 0}, inset);
    if (wet(kNorth | kEast) && !wet(kNorthEast))
        bendBankShadow(canvas, {tile, 0}, inset);
}

// Darkness below the surface, that ends softly where one can stand.
void paintDepth(TileCanvas& canvas)
{
    OutlineShape shape;
    shape.neighbours = canvas.look.deep;
    shape.tile = canvas.tile;
    shape.upperRadius = shape.lowerRadius = 0.50 * canvas.tile;
    shape.inset = shape.bottomInset = 0.14 * canvas.tile;
    canvas.painter.fillPath(outlineOf(shape).fill, QColor(4, 12, 26, 105));
    shape.inset = shape.bottomInset = 0;
    canvas.painter.fillPath(outlineOf(shape).fill, QColor(4, 12, 26, 60));
}

void paintWater(TileCanvas& canvas)
{
    const double tile = canvas.tile;
    OutlineShape shape;
    shape.neighbours = canvas.look.water;
    shape.tile = tile;
    shape.upperRadius = shape.lowerRadius = 0.50 * tile;
    for (double& bulge : shape.bulge)
        bulge = canvas.random.between(-0.09f, 0.07f) * tile;
    const double inset = 0.20 * tile;
    shape.inset = shape.bottomInset = inset * 0.45;
    const Outline wetBand = outlineOf(shape);
    shape.inset = shape.bottomInset = inset;
    const Outline sea = outlineOf(shape);

    QPainter& painter = canvas.painter;
    painter.fillPath(wetBand.fill, QColor(30, 24, 20, 120));
    painter.fillPath(sea.fill, canvas.window(StonePainting::Water));
    painter.save();
    painter.setClipPath(sea.fill);
    if (canvas.look.isDeep)
        paintDepth(canvas);
    shadeBanks(canvas, inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(176, 216, 214, 150), canvas.lineWidth() * 2.6)); // foam
    painter.drawPath(sea.edges);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(18, 14, 14, 150), canvas.lineWidth() * 0.8));
    painter.drawPath(sea.edges);
}

void shadeBesideRock(TileCanvas& canvas)
{
    const double tile = canvas.tile;
    if (canvas.rockAt(kNorth))
        canvas.shade({0, 0, tile, 0.46 * tile}, {0, 0}, {0, 0.46 * tile}, 0.66);
    if (canvas.rockAt(kWest))
        canvas.shade({0, 0, 0.36 * tile, tile}, {0, 0}, {0.36 * tile, 0}, 0.52);
    if (canvas.rockAt(kEast))
        canvas.shade({0.80 * tile, 0, 0.2 * tile, tile}, {tile, 0}, {0.80 * tile, 0}, 0.40);
    if (canvas.rockAt(kSouth))
        canvas.shade({0, 0.86 * tile, tile, 0.14 * tile}, {0, tile}, {0, 0.86 * tile}, 0.40);
}

// Diagonal bits are set only where no straight neighbour covers them.
void shadeCornersOfRock(TileCanvas& canvas)
{
    const double tile = canvas.tile;
    if (canvas.rockAt(kNorthWest))
        canvas.cornerShade({0, 0}, 0.46 * tile, 0.64);
    if (canvas.rockAt(kNorthEast))
        canvas.cornerShade({tile, 0}, 0.44 * tile, 0.62);
    if (canvas.rockAt(kSouthWest))
        canvas.cornerShade({0, tile}, 0.30 * tile, 0.46);
    if (canvas.rockAt(kSouthEast))
        canvas.cornerShade({tile, tile}, 0.18 * tile, 0.35);
}

// Natural rock rounds off the inner corners.
void roundInnerCorners(TileCanvas& canvas)
{
    const double tile = canvas.tile;
    if (canvas.rockAt(kNorth | kWest))
        canvas.cornerShade({0, 0}, 0.55 * tile, 0.55);
    if (canvas.rockAt(kNorth | kEast))
        canvas.cornerShade({tile, 0}, 0.48 * tile, 0.55);
    if (canvas.rockAt(kSouth | kWest))
        canvas.cornerShade({0, tile}, 0.34 * tile, 0.45);
    if (canvas.rockAt(kSouth | kEast))
        canvas.cornerShade({tile, tile}, 0.30 * tile, 0.45);
}

} // namespace

void paintGround(TileCanvas& canvas)
{
    canvas.painter.fillRect(canvas.all(), canvas.window(floorOf(canvas.look.stone)));
    if (canvas.look.ground == Ground::Water)
        paintWater(canvas);
    if (canvas.look.decal != Decal::None)
        paintDecal(canvas.painter, canvas.look.decal, canvas.tile, canvas.random);
    shadeBesideRock(canvas);
    shadeCornersOfRock(canvas);
    if (canvas.isCave())
        roundInnerCorners(canvas);
}

} // namespace cave
