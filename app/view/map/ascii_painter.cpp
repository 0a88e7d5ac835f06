// SPDX-License-Identifier: MIT
#include "app/view/map/ascii_painter.h"

#include "app/view/base/decor_hash.h"
#include "app/view/base/light_colour.h"
#include "app/view/ui/palette.h"

#include <algorithm>

namespace cave {

namespace {

constexpr float kRockGain = 1.25f;   // the mean of a wall also counts its dark half
constexpr float kGroundGain = 1.25f;
constexpr float kOwnColour = 0.62f;  // what a thing in view keeps of its own colour

QRgb faded(QRgb colour)
{
    const int grey = (qRed(colour) * 77 + qGreen(colour) * 150 + qBlue(colour) * 29) / 256;
    return qRgb((qRed(colour) + 3 * grey) / 4, (qGreen(colour) + 3 * grey) / 4, (qBlue(colour) + 3 * grey) / 4);
}

// Signs never sink below `least` of their brightness.
QRgb lit(QRgb colour, const LightColour& light, float gain, float least)
{
    const auto shown = [gain, least](int value, float strength) {
        return channelOf(static_cast<float>(value) * std::max(least, strength * gain));
    };
    return qRgb(shown(qRed(colour), light.red), shown(qGreen(colour), light.green), shown(qBlue(colour), light.blue));
}

QRgb ownColour(QRgb colour, const LightColour& light)
{
    const auto shown = [](int value, float strength) {
        return channelOf(static_cast<float>(value) * (kOwnColour + (1 - kOwnColour) * std::min(1.3f, strength)));
    };
    return qRgb(shown(qRed(colour), light.red), shown(qGreen(colour), light.green), shown(qBlue(colour), light.blue));
}

float leastBrightness(const TileStyle& style, AsciiThing thing)
{
    if (style.front != 0)
        return 0.62f;
    if (thing == AsciiThing::Remembered)
        return 0.52f;
    return style.ground == Ground::Rock ? 0.42f : 0.36f;
}

} // namespace

AsciiCell asciiCell(const MapModel& model, const TileStyle& style, const LightColour& light, int x, int y,
                    AsciiThing thing, const ThingStyle* thingStyle)
{
    const bool isVisible = model.isVisible(x, y);
    const bool isRock = style.ground == Ground::Rock;
    LightColour here = light;
    if (isRock)
        here = {light.red * kRockGain, light.green * kRockGain, light.blue * kRockGain};
    // Neighbouring cells differ a little, so that cells can be counted.
    const float vary = 0.88f + 0.24f * unitOf(decorHash(x, y, 4242));

    AsciiCell cell;
    const QRgb background = isVisible ? style.background : faded(style.background);
    cell.ground = lit(background, here, kGroundGain * vary, 0);
    cell.glyph = thing == AsciiThing::None ? style.glyph : thingStyle->glyph;
    const QRgb colour = thing == AsciiThing::None ? style.colour : thingStyle->colour;
    if (thing == AsciiThing::Present)
        cell.ink = ownColour(colour, here);
    else
        cell.ink = lit(isVisible ? colour : faded(colour), here, isRock ? 1.0f : 1.05f * vary,
                       isVisible ? 0.20f : leastBrightness(style, thing));
    return cell;
}

void blitAscii(const AsciiCell& cell, GlyphMasks& masks, std::uint32_t* out, int stride)
{
    const int tile = masks.tile();
    const QImage& mask = masks.mask(cell.glyph);
    const int red = std::min(255, qRed(cell.ground) + qRed(palette::kVoid));
    const int green = std::min(255, qGreen(cell.ground) + qGreen(palette::kVoid));
    const int blue = std::min(255, qBlue(cell.ground) + qBlue(palette::kVoid));
    const int towardsRed = qRed(cell.ink) - red;
    const int towardsGreen = qGreen(cell.ink) - green;
    const int towardsBlue = qBlue(cell.ink) - blue;
    for (int y = 0; y < tile; ++y, out += stride) {
        const std::uint8_t* cover = mask.constScanLine(y);
        for (int x = 0; x < tile; ++x) {
            const int share = cover[x] + (cover[x] >> 7); // 0 .. 256
            out[x] = qRgb(red + (towardsRed * share >> 8), green + (towardsGreen * share >> 8),
                          blue + (towardsBlue * share >> 8));
        }
    }
}

} // namespace cave
