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
    const int aside = std::abs(2 * x + 1 - kTile); // from the middle, in half pixels
    const int below = std::abs(2 * y + 1 - kTile);
    const bool isInside = y >= 3 && y < kTile - 3;
    if (kind.leads == Leads::Up)
        return isInside && aside <= y - 2;
    if (kind.leads == Leads::Down)
        return isInside && aside <= kTile - 3 - y;
    const int side = kind.opaque ? kTile - 2 : 4;
    return aside < side && below < side;
}

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

// Lines of red, green and blue, each line behind a 0: unfiltered.
std::string pixelsOf(std::span<const TileKind> kinds)
{
    std::string lines;
    for (int y = 0; y < kTile; ++y) {
        lines += '\0';
        for (const TileKind& kind : kinds)
            for (int x = 0; x < kTile; ++x)
                lines += bigEndian(isInColour(kind, x, y) ? kind.look.colour : kind.look.background).substr(1);
    }
    return lines;
}

} // namespace

TilesPicture tilesPicture(const Catalogue& catalogue)
{
    constexpr std::string_view kEightBitsRgb("\x08\x02\0\0\0", 5);
    const std::string pixels = pixelsOf(catalogue.tiles());
    const auto width = static_cast<std::uint32_t>(catalogue.tiles().size()) * kTile;
    return {"cavewright-tiles-" + hexOf(hashOf("tiles", pixels)).substr(2) + ".png",
            "\x89PNG\r\n\x1a\n" + chunk("IHDR", bigEndian(width) + bigEndian(kTile) + std::string(kEightBitsRgb)) +
                chunk("IDAT", deflated(pixels)) + chunk("IEND", "")};
}

} // namespace cave::tmj
