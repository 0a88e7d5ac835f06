// SPDX-License-Identifier: MIT
#include "app/view/tiles/cell_look.h"

#include "core/base/position.h"

namespace cave {

namespace {

void clear(std::uint8_t& mask, int bits) { mask = static_cast<std::uint8_t>(mask & ~bits); }

bool has(std::uint8_t mask, int bits) { return (mask & bits) == bits; }

struct Neighbours {
    std::uint8_t rock = 0;
    std::uint8_t water = 0;
    std::uint8_t deep = 0;
};

Neighbours neighboursOf(const MapModel& model, std::span<const TileStyle> styles, int x, int y)
{
    Neighbours neighbours;
    for (const Direction direction : kDirections) {
        const Offset offset = offsetOf(direction);
        const int nearX = x + offset.dx;
        const int nearY = y + offset.dy;
        const bool isKnown = model.contains(nearX, nearY) && model.isKnown(nearX, nearY);
        const TileStyle* const style = isKnown ? &styles[model.tile(nearX, nearY)] : nullptr;
        const Ground ground = style ? style->ground : Ground::Rock;
        const auto bit = static_cast<std::uint8_t>(1 << static_cast<int>(direction));
        if (ground == Ground::Rock)
            neighbours.rock |= bit;
        if (ground != Ground::Floor)
            neighbours.water |= bit;
        if (ground != Ground::Water || style->isDeep)
            neighbours.deep |= bit;
    }
    return neighbours;
}

// A diagonal neighbour shows only between two straight ones of its own kind.
void clearUnseenDiagonals(std::uint8_t& mask)
{
    if (!has(mask, kNorth | kWest))
        clear(mask, kNorthWest);
    if (!has(mask, kNorth | kEast))
        clear(mask, kNorthEast);
    if (!has(mask, kSouth | kEast))
        clear(mask, kSouthEast);
    if (!has(mask, kSouth | kWest))
        clear(mask, kSouthWest);
}

// The lower diagonals show in the front of a wall only beside a straight neighbour: there the neighbour juts out.
void clearUnseenOfRock(std::uint8_t& mask)
{
    if (!has(mask, kNorth | kWest))
        clear(mask, kNorthWest);
    if (!has(mask, kNorth | kEast))
        clear(mask, kNorthEast);
    if (!has(mask, kWest))
        clear(mask, kSouthWest);
    if (!has(mask, kEast))
        clear(mask, kSouthEast);
}

// The shadow of a straight neighbour covers that of the diagonal one beside it.
void clearCoveredShadows(std::uint8_t& mask)
{
    if ((mask & (kNorth | kWest)) != 0)
        clear(mask, kNorthWest);
    if ((mask & (kNorth | kEast)) != 0)
        clear(mask, kNorthEast);
    if ((mask & (kSouth | kWest)) != 0)
        clear(mask, kSouthWest);
    if ((mask & (kSouth | kEast)) != 0)
        clear(mask, kSouthEast);
}

// Doors have two forms: seen from the front in a wall that runs west to east, from the side in one that runs north to
// south.
SpriteId formOf(const TileStyle& style, std::uint8_t rock)
{
    const bool runsSouth = has(rock, kNorth | kSouth) && !has(rock, kWest | kEast);
    return runsSouth && style.side != 0 ? style.side : style.front;
}

} // namespace

std::uint64_t CellLook::key() const
{
    const auto at = [](auto value, int shift) { return static_cast<std::uint64_t>(value) << shift; };
    return at(stone, 0) | at(ground, 2) | at(isFlat, 4) | at(isSign, 5) | at(decal, 6) | at(rock, 10) | at(water, 18) |
           at(windowX, 26) | at(windowY, 29) | at(isMemory, 32) | at(sprite, 33) | at(isDeep, 49) | at(deep, 50);
}

CellLook lookOfTile(const MapModel& model, std::span<const TileStyle> styles, int x, int y, TileId tile)
{
    const TileStyle& style = styles[tile];
    const Neighbours neighbours = neighboursOf(model, styles, x, y);
    CellLook look;
    look.stone = style.stone;
    look.ground = style.ground;
    look.decal = decalOn(style, x, y, model.decorSeed());
    const bool isBelowSame = style.below != 0 && y > 0 && model.isKnown(x, y - 1) && model.tile(x, y - 1) == tile;
    look.sprite = isBelowSame ? style.below : formOf(style, neighbours.rock);
    look.isFlat = style.isFlat;
    look.isSign = style.isSign;
    look.windowX = static_cast<std::uint8_t>(x & 7);
    look.windowY = static_cast<std::uint8_t>(y & 7);
    look.isMemory = !model.isVisible(x, y);
    look.rock = neighbours.rock;
    if (style.ground == Ground::Rock) {
        clearUnseenOfRock(look.rock);
        if (look.rock == 0xff) { // deep rock is quiet enough to repeat sooner
            look.windowX &= 3;
            look.windowY &= 3;
        }
        return look;
    }
    clearCoveredShadows(look.rock);
    if (style.ground == Ground::Water) {
        look.water = neighbours.water;
        clearUnseenDiagonals(look.water);
        look.isDeep = style.isDeep;
        look.deep = style.isDeep ? neighbours.deep : 0;
        clearUnseenDiagonals(look.deep);
    }
    return look;
}

CellLook lookAt(const MapModel& model, std::span<const TileStyle> styles, int x, int y)
{
    return lookOfTile(model, styles, x, y, model.tile(x, y));
}

CellLook swatchLook(const TileStyle& style)
{
    CellLook look;
    look.stone = style.stone;
    look.ground = style.ground;
    look.decal = style.decal;
    look.sprite = style.front;
    look.isFlat = style.isFlat;
    look.isSign = style.isSign;
    look.windowX = 1;
    look.windowY = 2;
    look.rock = style.ground == Ground::Rock ? static_cast<std::uint8_t>(~kSouth) : 0;
    look.water = style.ground == Ground::Water ? 0xff : 0;
    look.isDeep = style.isDeep;
    look.deep = style.isDeep ? 0xff : 0;
    return look;
}

} // namespace cave
