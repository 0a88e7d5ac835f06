// SPDX-License-Identifier: MIT
#include "app/view/map/tiled_picture.h"

#include "app/view/map/dungeon_picture.h"
#include "app/view/tiles/map_model.h"
#include "app/view/tiles/theme_look.h"
#include "core/save/formats/tmj_tiles.h"

#include <QPainter>

namespace cave {

namespace {

constexpr std::uint8_t kRockAllAround = 0xff;

QRect cellAt(std::size_t place)
{
    const int index = static_cast<int>(place);
    return {index % tmj::kColumns * tmj::kTile, index / tmj::kColumns * tmj::kTile, tmj::kTile, tmj::kTile};
}

void paintTiles(QPainter& painter, const Catalogue& catalogue, const Theme& theme, Artwork& artwork)
{
    const auto pictures = artwork.tiles(tmj::kTile, dressOf(theme));
    std::size_t place = 0;
    for (const TileStyle& style : tileStyles(catalogue, artwork.sprites(), theme)) {
        CellLook look = swatchLook(style);
        if (style.ground == Ground::Rock)
            look.rock = kRockAllAround; // most of it is, and a front on each cell would make stripes
        painter.drawImage(cellAt(place++), pictures->picture(look));
    }
}

template <class Kinds>
void paintThings(QPainter& painter, const Catalogue& catalogue, KindTable table, const Kinds& kinds,
                 SpriteBook& sprites)
{
    std::size_t kind = 0;
    for (const auto& each : kinds)
        sprites.render(painter, sprites.ofLook(each.look), cellAt(tmj::placeInPicture(catalogue, table, kind++)));
}

} // namespace

std::string tiledPicture(const Dungeon& dungeon, Artwork& artwork)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    QImage image(tmj::kColumns * tmj::kTile, tmj::rowsOfPicture(catalogue) * tmj::kTile, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTiles(painter, catalogue, modelOf(dungeon, 0)->theme(), artwork);
    paintThings(painter, catalogue, KindTable::Creature, catalogue.creatures(), artwork.sprites());
    paintThings(painter, catalogue, KindTable::Item, catalogue.items(), artwork.sprites());
    painter.end();
    return pngOf(image);
}

} // namespace cave
