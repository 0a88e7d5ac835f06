// SPDX-License-Identifier: MIT
#include "editor/canvas/thumbnail.h"

#include "app/view/tiles/theme_look.h"
#include "app/view/tiles/tile_styles.h"
#include "app/view/ui/palette.h"
#include "core/edit/events/event_draft.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <vector>

namespace cave {

namespace {

constexpr QRgb kFloor = 0x85766a;
constexpr QRgb kRock = 0x1b1a20;
constexpr QRgb kWater = 0x3f8fb4;
constexpr QRgb kDeepWater = 0x24587c;

QRgb colourOf(const TileKind& kind, const Theme& theme)
{
    if (kind.leads != Leads::Nowhere)
        return palette::kSelectText;
    const StoneDress dress = dressOf(theme);
    if (kind.ground == Ground::Water)
        return tinted(isDeepWater(kind) ? kDeepWater : kWater, dress.water);
    return tinted(kind.ground == Ground::Rock ? kRock : kFloor, dress.stone);
}

} // namespace

QImage levelImage(const Dungeon& dungeon, int z, QSize most)
{
    const Grid<TileId>& tiles = dungeon.levels[static_cast<std::size_t>(z)].tiles;
    const QSize samples(std::min(tiles.width(), most.width()), std::min(tiles.height(), most.height()));
    const Theme* theme = dungeon.catalogue->findTheme(dungeon.levels[static_cast<std::size_t>(z)].theme);
    std::vector<QRgb> colours;
    for (const TileKind& kind : dungeon.catalogue->tiles())
        colours.push_back(colourOf(kind, theme ? *theme : Theme{}) | 0xff000000);
    QImage image(samples, QImage::Format_RGB32);
    for (int y = 0; y < samples.height(); ++y) {
        for (int x = 0; x < samples.width(); ++x) {
            const TileId tile = tiles[x * tiles.width() / samples.width(), y * tiles.height() / samples.height()];
            image.setPixel(x, y, colours[tile]);
        }
    }
    return image;
}

QIcon thumbnail(const Dungeon& dungeon, int z, QSize size, qreal ratio)
{
    const QSize pixels = size * ratio;
    // Up to two samples a pixel each way: smooth, and never more than a screen's worth of cells.
    const QImage image = levelImage(dungeon, z, pixels * 2);
    const QImage scaled = image.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPixmap picture(pixels);
    picture.fill(QColor(kRock));
    QPainter painter(&picture);
    painter.drawImage((pixels.width() - scaled.width()) / 2, (pixels.height() - scaled.height()) / 2, scaled);
    painter.setPen(QColor(palette::kInk4));
    painter.drawRect(0, 0, pixels.width() - 1, pixels.height() - 1);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return untinted(picture);
}

QIcon untinted(const QPixmap& picture)
{
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

QImage clipImage(const Clip& clip, const Catalogue& catalogue)
{
    QImage image(clip.width(), clip.height(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int y = 0; y < clip.height(); ++y)
        for (int x = 0; x < clip.width(); ++x)
            if (const std::uint16_t number = clip.tiles[x, y]; number > 0)
                if (const auto tile = catalogue.findTile(clip.kinds[number - 1u]))
                    image.setPixel(x, y, colourOf(catalogue.tile(*tile), Theme{}) | 0xff000000);
    for (const ScriptedEvent& event : clip.script.events)
        for (const Box& box : cellsOf(event))
            for (int y = box.y; y < box.bottom(); ++y)
                for (int x = box.x; x < box.right(); ++x)
                    if (image.valid(x, y))
                        image.setPixel(x, y, palette::kTeal | 0xff000000);
    for (const ClipThing& thing : clip.things)
        image.setPixel(thing.x, thing.y, palette::kAmber | 0xff000000);
    return image;
}

} // namespace cave
