// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_set.h"

#include "app/view/base/paint_pool.h"
#include "app/view/tiles/tile_canvas.h"

#include <vector>

namespace cave {

namespace {

// Three quarters of the colour go; the cool light of memory does the rest.
void fade(QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int red = qRed(row[x]);
            const int green = qGreen(row[x]);
            const int blue = qBlue(row[x]);
            const int grey = (red * 77 + green * 150 + blue * 29) >> 8;
            row[x] = qRgb((red + 3 * grey) / 4, (green + 3 * grey) / 4, (blue + 3 * grey) / 4);
        }
    }
}

std::uint32_t randomSeed(const CellLook& look)
{
    return decorHash(look.windowX, look.windowY, 1234 + static_cast<std::uint32_t>(look.decal) * 17);
}

} // namespace

const QImage& TileSet::picture(const CellLook& look)
{
    QImage& image = m_pictures[look.key()];
    if (!image.isNull())
        return image;
    if (const QImage* const twin = seenTwin(look)) {
        image = *twin;
        fade(image);
    } else {
        image = composed(look);
    }
    return image;
}

void TileSet::prepare(std::span<const CellLook> looks)
{
    struct Order {
        CellLook look;
        QImage* picture;
    };
    std::vector<Order> orders;
    for (const CellLook& look : looks) {
        if (look.sprite != 0 || seenTwin(look) != nullptr) // drawings are for one thread, and twins are soon made
            continue;
        const auto [place, isNew] = m_pictures.try_emplace(look.key());
        if (isNew)
            orders.push_back({look, &place->second});
    }
    paintEachInPool(orders.size(), [&](std::size_t i) { *orders[i].picture = composed(orders[i].look); });
}

// What is remembered was seen before, as a rule, and differs from that by its colours only.
const QImage* TileSet::seenTwin(CellLook look) const
{
    if (!look.isMemory)
        return nullptr;
    look.isMemory = false;
    const auto twin = m_pictures.find(look.key());
    return twin == m_pictures.end() || twin->second.isNull() ? nullptr : &twin->second;
}

QImage TileSet::composed(const CellLook& look)
{
    QImage image(m_tile, m_tile, QImage::Format_RGB32);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        TileCanvas canvas{painter, m_stones, look, m_tile, {randomSeed(look)}};
        if (look.ground == Ground::Rock)
            paintRock(canvas);
        else
            paintGround(canvas);
        if (look.sprite != 0)
            paintSprite(painter, look);
    }
    if (look.isMemory)
        fade(image);
    return image;
}

void TileSet::paintSprite(QPainter& painter, const CellLook& look) const
{
    const double tile = m_tile;
    if (!look.isFlat && look.ground != Ground::Rock) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(shadowColour(0.40));
        painter.drawEllipse(QPointF(tile * 0.52, tile * 0.90), tile * 0.42, tile * 0.12);
    }
    if (look.isSign) // a letter on stone needs its dark rim
        painter.drawPixmap(0, 0, m_sprites.sprite(look.sprite, m_tile));
    else
        m_sprites.render(painter, look.sprite, QRectF(0, 0, tile, tile));
}

} // namespace cave
