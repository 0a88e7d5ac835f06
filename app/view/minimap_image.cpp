// SPDX-License-Identifier: MIT
#include "app/view/minimap_image.h"

#include "app/view/palette.h"

#include <QColor>

#include <array>

namespace cave {

namespace {

constexpr QRgb kHero = 0xffffffff;
constexpr QRgb kCreature = 0xffff6a5a;
constexpr QRgb kItem = 0xff6fc0f0;
constexpr QRgb kStairs = 0xfff4f0e6;

QRgb opaque(QRgb colour) { return colour | 0xff000000; }

QRgb groundColour(const TileKind& kind, bool isVisible)
{
    constexpr std::array kRock{0x55504fu, 0x6e5f50u, 0x565874u};
    constexpr std::array kFloor{0x2b2827u, 0x2b2827u, 0x31323fu};
    const auto stone = static_cast<std::size_t>(kind.stone);
    switch (kind.ground) {
    case Ground::Rock: return opaque(kRock[stone]);
    case Ground::Water: return isVisible ? 0xff4a94b0 : 0xff2c6a86;
    case Ground::Floor: return isVisible ? 0xff6a5844 : opaque(kFloor[stone]);
    }
    return kMinimapGround;
}

// Deep rock is left out: shapes of caves show better.
bool isEdgeOfRock(const MapModel& model, int x, int y)
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int nearX = x + dx;
            const int nearY = y + dy;
            if (model.contains(nearX, nearY) && model.isKnown(nearX, nearY) &&
                model.tileKind(nearX, nearY).ground != Ground::Rock)
                return true;
        }
    }
    return false;
}

QRgb colourOf(const MapModel& model, int x, int y)
{
    if (!model.isKnown(x, y))
        return kMinimapGround;
    const TileKind& kind = model.tileKind(x, y);
    if (kind.leads != Leads::Nowhere)
        return kStairs;
    if (!kind.look.art.empty())
        return opaque(palette::signColour(kind.look.colour));
    if (kind.ground == Ground::Rock && !isEdgeOfRock(model, x, y))
        return kMinimapGround;
    return groundColour(kind, model.isVisible(x, y));
}

} // namespace

void paintMinimap(QImage& image, const MapModel& model, const Box& box)
{
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            image.setPixel(x, y, colourOf(model, x, y));
    for (const MapThing& thing : model.things()) {
        if (!box.contains(thing.x, thing.y) || !model.isKnown(thing.x, thing.y))
            continue;
        const QRgb colour = thing.isHero ? kHero : thing.isCreature() ? kCreature : kItem;
        image.setPixel(thing.x, thing.y, thing.remembered ? QColor(colour).darker(200).rgb() : colour);
    }
}

QImage minimapImage(const MapModel& model)
{
    QImage image(model.width(), model.height(), QImage::Format_RGB32);
    paintMinimap(image, model, model.box());
    return image;
}

} // namespace cave
