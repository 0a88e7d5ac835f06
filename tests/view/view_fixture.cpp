// SPDX-License-Identifier: MIT
#include "tests/view/view_fixture.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <vector>

namespace cave {

namespace {

std::vector<std::string_view> linesOf(std::string_view picture)
{
    std::vector<std::string_view> lines;
    while (!picture.empty()) {
        const std::size_t end = std::min(picture.find('\n'), picture.size());
        if (end > 0)
            lines.push_back(picture.substr(0, end));
        picture.remove_prefix(std::min(picture.size(), end + 1));
    }
    return lines;
}

} // namespace

std::shared_ptr<MapModel> mapOf(std::string_view picture, MapModel::Kind kind)
{
    const std::vector<std::string_view> lines = linesOf(picture);
    const int width = static_cast<int>(lines.front().size());
    const int height = static_cast<int>(lines.size());
    const std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn();
    auto model = std::make_shared<MapModel>(catalogue, width, height, 42, kind);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            model->setTile(
                x, y,
                catalogue->findTileBySign(lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]).value());
    }
    model->setKnowledge(BitGrid(width, height, true), BitGrid(width, height, true));
    return model;
}

Box setKnowledge(MapModel& model, std::string_view picture)
{
    const std::vector<std::string_view> lines = linesOf(picture);
    BitGrid known(model.width(), model.height());
    BitGrid visible(model.width(), model.height());
    for (int y = 0; y < model.height(); ++y) {
        for (int x = 0; x < model.width(); ++x) {
            const char sign = lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            known.set(x, y, sign == '+' || sign == '-');
            visible.set(x, y, sign == '+');
        }
    }
    return model.setKnowledge(known, visible);
}

MapThing creatureAt(const MapModel& model, std::string_view id, int x, int y)
{
    MapThing thing;
    thing.x = x;
    thing.y = y;
    thing.kind = model.catalogue().findCreature(id).value();
    return thing;
}

std::shared_ptr<Artwork> sharedArtwork()
{
    static const auto artwork = std::make_shared<Artwork>();
    return artwork;
}

void renderExposed(LevelItem& item, double cell, const QRectF& exposed, QImage& onto)
{
    QStyleOptionGraphicsItem option;
    option.exposedRect = exposed;
    QPainter painter(&onto);
    painter.scale(cell, cell);
    item.paint(&painter, &option, nullptr);
}

QImage rendered(LevelItem& item, int cell)
{
    QImage image(item.model().width() * cell, item.model().height() * cell, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    renderExposed(item, cell, item.boundingRect(), image);
    return image;
}

} // namespace cave
