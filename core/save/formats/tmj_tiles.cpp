// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_tiles.h"

#include "core/base/hash.h"
#include "core/save/formats/tmj_data.h"

#include <zlib.h>

#include <cstdlib>

namespace cave::tmj {

namespace {

// Whether a pixel has the kind's colour, not its background: stones are full, stairs point to where they lead, anything
// else has a dot.
bool isInColour(const TileKind& kind, int x, int y)
{
    constexpr int kEdge = kTile / 5;
    const int aside = std::abs(2 * x + 1 - kTile); // from the middle, in half pixels
    const int below = std::abs(2 * y + 1 - kTile);
    const bool isInside = y >= kEdge && y < kTile - kEdge;
    if (kind.leads == Leads::Up)
        return isInside && aside <= y - kEdge + 1;
    if (kind.leads == Leads::Down)
        return isInside && aside <= kTile - kEdge - y;
    const int side = kind.opaque ? kTile - 2 : kTile / 4;
    return aside < side && below < side;
}

// A thing is a lozenge, which the ground shows around.
bool isOfThing(int x, int y) { return std::abs(2 * x + 1 - kTile) + std::abs(2 * y + 1 - kTile) < kTile - 4; }

std::string bigEndian(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 255u);
    return bytes;
}

std::string chunk(std::string_view type, std::string_view data)
{
    std::string body = std::string(type) + std::string(data);
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(static_cast<std::uint32_t>(sum));
}

constexpr std::uint32_t kOpaque = 255;
constexpr std::uint32_t kNothing = 0;

// Of a picture's pixel as 0xRRGGBBAA.
std::uint32_t pixelOf(const Catalogue& catalogue, std::size_t place, int x, int y)
{
    const auto opaque = [](std::uint32_t colour) { return colour << 8 | kOpaque; };
    const auto tiles = catalogue.tiles();
    const auto creatures = catalogue.creatures();
    if (place < tiles.size())
        return opaque(isInColour(tiles[place], x, y) ? tiles[place].look.colour : tiles[place].look.background);
    if (place >= tilesInPicture(catalogue) || !isOfThing(x, y))
        return kNothing;
    const std::size_t thing = place - tiles.size();
    return opaque(thing < creatures.size() ? creatures[thing].look.colour
                                           : catalogue.items()[thing - creatures.size()].look.colour);
}

// Each line behind a 0: unfiltered.
std::string pixelsOf(const Catalogue& catalogue)
{
    std::string lines;
    for (int y = 0; y < rowsOfPicture(catalogue) * kTile; ++y) {
        lines += '\0';
        for (int x = 0; x < kColumns * kTile; ++x) {
            const int place = y / kTile * kColumns + x / kTile;
            lines += bigEndian(pixelOf(catalogue, static_cast<std::size_t>(place), x % kTile, y % kTile));
        }
    }
    return lines;
}

} // namespace

std::size_t tilesInPicture(const Catalogue& catalogue)
{
    return catalogue.tiles().size() + catalogue.creatures().size() + catalogue.items().size();
}

std::size_t placeInPicture(const Catalogue& catalogue, KindTable table, std::size_t kind)
{
    return catalogue.tiles().size() + (table == KindTable::Item ? catalogue.creatures().size() : 0) + kind;
}

int rowsOfPicture(const Catalogue& catalogue)
{
    return (static_cast<int>(tilesInPicture(catalogue)) + kColumns - 1) / kColumns;
}

std::string plainTiles(const Catalogue& catalogue)
{
    constexpr std::string_view kEightBitsRgba("\x08\x06\0\0\0", 5);
    const auto width = static_cast<std::uint32_t>(kColumns * kTile);
    const auto height = static_cast<std::uint32_t>(rowsOfPicture(catalogue) * kTile);
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", bigEndian(width) + bigEndian(height) + std::string(kEightBitsRgba)) +
           chunk("IDAT", deflated(pixelsOf(catalogue))) + chunk("IEND", "");
}

std::string nameOfTiles(std::string_view png)
{
    return "cavewright-tiles-" + hexOf(hashOf("tiles", png)).substr(2) + ".png";
}

std::string nameOfTileset(std::string_view tsx)
{
    return "cavewright-tiles-" + hexOf(hashOf("tileset", tsx)).substr(2) + ".tsx";
}

} // namespace cave::tmj
