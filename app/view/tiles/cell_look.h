// SPDX-License-Identifier: MIT
// Everything that decides the picture of one cell, as a value: equal looks share a picture.
#pragma once

#include "app/view/tiles/map_model.h"
#include "app/view/tiles/tile_styles.h"

#include <cstdint>
#include <span>

namespace cave {

// Neighbour bits, clockwise from north.
enum NeighbourBit : std::uint8_t {
    kNorth = 1,
    kNorthEast = 2,
    kEast = 4,
    kSouthEast = 8,
    kSouth = 16,
    kSouthWest = 32,
    kWest = 64,
    kNorthWest = 128
};

struct CellLook {
    Stone stone = Stone::Cave;
    Ground ground = Ground::Floor;
    Decal decal = Decal::None;
    SpriteId sprite = 0;
    bool isFlat = false;
    bool isSign = false;
    std::uint8_t rock = 0;      // neighbour bits: rock, or unknown, so that edges never betray what has not been seen
    std::uint8_t water = 0;     // on water only, neighbour bits: water, rock or unknown
    bool isDeep = false;        // water
    std::uint8_t deep = 0;      // on deep water only, neighbour bits: anything but shallow water
    std::uint8_t windowX = 0;   // which part of the 8 x 8 painting shows
    std::uint8_t windowY = 0;
    bool isMemory = false;      // known but not in view: a twin with little colour

    std::uint64_t key() const;
};

// The look of the known cell (x, y), by its tile's row and what is known around it. Bits that cannot change the picture
// are cleared, so that fewer pictures are made.
CellLook lookAt(const MapModel& model, std::span<const TileStyle> styles, int x, int y);

// The same as if `tile` stood there, for a tool's preview.
CellLook lookOfTile(const MapModel& model, std::span<const TileStyle> styles, int x, int y, TileId tile);

// A tile by itself, for palettes: rock shows its front, water a piece of open water.
CellLook swatchLook(const TileStyle& style);

} // namespace cave
