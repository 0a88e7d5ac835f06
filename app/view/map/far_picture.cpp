// SPDX-License-Identifier: MIT
#include "app/view/map/far_picture.h"

#include "app/view/base/bands.h"
#include "app/view/map/mean_colour.h"
#include "app/view/tiles/cell_look.h"
#include "app/view/tiles/theme_look.h"
#include "app/view/ui/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr QRgb kFarVoid = 0xff000000 | palette::kVoid;

// What a cell looks like from afar. Rock above rock shows its top.
QRgb meanStone(const TileStyle& style, const Theme& theme, bool isAboveRock)
{
    switch (style.ground) {
    case Ground::Floor: return meanFloor(style.stone, theme);
    case Ground::Rock: return isAboveRock ? meanTop(style.stone, theme) : meanFront(style.stone, theme);
    case Ground::Water: return meanWater(style.isDeep, theme);
    }
    return palette::kVoid;
}

QRgb farLit(QRgb colour, const LightColour& light)
{
    const auto shown = [](int value, float strength, int least) {
        return std::min(255, static_cast<int>(static_cast<float>(value) * strength) + least);
    };
    return qRgb(shown(qRed(colour), light.red, qRed(palette::kVoid)),
                shown(qGreen(colour), light.green, qGreen(palette::kVoid)),
                shown(qBlue(colour), light.blue, qBlue(palette::kVoid)));
}

QRgb mixed(QRgb below, QRgb above, double share)
{
    const auto of = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return qRgb(of(qRed(below), qRed(above)), of(qGreen(below), qGreen(above)), of(qBlue(below), qBlue(above)));
}

// Cells along each axis that share a pixel.
int cellsAPixel(double pixelsPerCell) { return std::max(1, static_cast<int>(std::floor(1 / pixelsPerCell + 1e-6))); }

// Of whole squares of cells, those at the level's edges cut off.
Box wholeSquares(const Box& cells, int side, const Box& all)
{
    const int x = cells.x / side * side;
    const int y = cells.y / side * side;
    const int right = (cells.right() + side - 1) / side * side;
    const int bottom = (cells.bottom() + side - 1) / side * side;
    return Box{x, y, right - x, bottom - y}.intersected(all);
}

} // namespace

Box cellsUnderPixel(QPoint cell, double pixelsPerCell)
{
    const int side = cellsAPixel(pixelsPerCell);
    return {cell.x() / side * side, cell.y() / side * side, side, side};
}

FarPicture::FarPicture(const MapModel& model, std::span<const TileStyle> styles, const ThingStyles& things,
                       const LightMap& light)
    : m_model(model), m_styles(styles), m_things(things), m_light(light)
{
}

void FarPicture::renew(const Box& cells, bool isAscii)
{
    m_isAscii = isAscii;
    m_changed = m_changed.united(cells);
}

const QImage& FarPicture::image() const
{
    if (m_image.isNull()) {
        m_image = QImage(m_model.width(), m_model.height(), QImage::Format_RGB32);
        m_changed = m_model.box();
    }
    if (m_changed.isEmpty())
        return m_image;
    uchar* const pixels = m_image.bits();
    forEachBand(m_changed, [&](const Box& band) {
        for (int y = band.y; y < band.bottom(); ++y) {
            auto* row = reinterpret_cast<QRgb*>(pixels + y * m_image.bytesPerLine());
            for (int x = band.x; x < band.right(); ++x)
                row[x] = colourOf(x, y);
        }
    });
    markThings(m_image, m_changed, {}, 1);
    m_changed = {};
    return m_image;
}

QRgb FarPicture::colourOf(int x, int y) const
{
    if (!m_model.isKnown(x, y))
        return kFarVoid;
    const MapGas* gas = m_model.gases().empty() ? nullptr : m_model.gasAt(x, y);
    return gas ? mixed(groundColourOf(x, y), m_things.of(*gas).colour, gasDensity(*gas)) : groundColourOf(x, y);
}

QRgb FarPicture::groundColourOf(int x, int y) const
{
    const TileStyle& style = m_styles[m_model.tile(x, y)];
    if (m_isAscii)
        return farLit(style.ground == Ground::Rock ? style.colour : style.background, m_light.mean(x, y));
    if (style.front != 0 || style.side != 0) { // stairs and doors are found from afar
        if (lookAt(m_model, m_styles, x, y).sprite != 0)
            return style.colour | 0xff000000;
    }
    return farLit(meanStone(style, m_model.theme(), isRockOrUnknown(x, y + 1)), m_light.mean(x, y));
}

bool FarPicture::isRockOrUnknown(int x, int y) const
{
    return !m_model.contains(x, y) || !m_model.isKnown(x, y) || m_styles[m_model.tile(x, y)].ground == Ground::Rock;
}

// Of these cells. `image` begins with the cell `corner` and has a pixel for `side` x `side` cells.
void FarPicture::markThings(QImage& image, const Box& cells, QPoint corner, int side) const
{
    for (const MapThing& thing : m_model.things())
        if (cells.contains(thing.x, thing.y) && m_model.isKnown(thing.x, thing.y))
            image.setPixel((thing.x - corner.x()) / side, (thing.y - corner.y()) / side,
                           m_things.of(thing).colour | 0xff000000);
}

void FarPicture::paint(QPainter& painter, const Box& cells, double pixelsPerCell) const
{
    const int side = cellsAPixel(pixelsPerCell);
    const Box whole = wholeSquares(cells, side, m_model.box());
    const QPointF corner(whole.x, whole.y);
    painter.save();
    // Where the screen's pixels are no whole part of a cell or the other way round.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, pixelsPerCell < 1 && side * pixelsPerCell < 1 - 1e-6);
    if (side == 1) {
        const QRectF area(corner, QSizeF(whole.width, whole.height));
        painter.drawImage(area, image(), area);
    } else {
        QImage few = means(whole, side);
        markThings(few, whole, {whole.x, whole.y}, side);
        painter.drawImage(QRectF(corner, QSizeF(few.size()) * side), few);
    }
    painter.restore();
}

QImage FarPicture::means(const Box& cells, int side) const
{
    const QImage& cellColours = image();
    QImage few((cells.width + side - 1) / side, (cells.height + side - 1) / side, QImage::Format_RGB32);
    uchar* const pixels = few.bits();
    const Box all = m_model.box();
    forEachBand(Box{0, 0, few.width(), few.height()}, [&](const Box& band) {
        for (int y = band.y; y < band.bottom(); ++y) {
            auto* row = reinterpret_cast<QRgb*>(pixels + y * few.bytesPerLine());
            for (int x = band.x; x < band.right(); ++x)
                row[x] =
                    meanColour(cellColours, Box{cells.x + x * side, cells.y + y * side, side, side}.intersected(all));
        }
    });
    return few;
}

} // namespace cave
