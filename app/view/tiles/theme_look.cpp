// SPDX-License-Identifier: MIT
#include "app/view/tiles/theme_look.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

using ColoursByStone = std::array<QRgb, 3>;

constexpr QRgb kMeanWater = 0x2c5c74;
constexpr QRgb kMeanDeepWater = 0x183449;
constexpr std::array kMeanFloors{0x72675du, 0x766c60u, 0x616270u};
constexpr std::array kMeanTops{0x2f2b30u, 0x3e3734u, 0x32323eu};
constexpr std::array kMeanFronts{0x927f6eu, 0x8c7966u, 0x6a6c7eu};

// In the classic look, by stone; those of the cave are in the rows of its tiles.
constexpr ColoursByStone kSignsOfRock{0xb09c8au, 0xc4a98cu, 0x9a9cb8u};
constexpr ColoursByStone kGroundsOfRock{0x4a4038u, 0x54463au, 0x3e3e52u};
constexpr ColoursByStone kSignsOfFloor{0x8f8274u, 0xa08c74u, 0x8284a0u};
constexpr ColoursByStone kGroundsOfFloor{0x221d1bu, 0x2a231eu, 0x1f1f2au};

std::size_t numberOf(Stone stone) { return static_cast<std::size_t>(stone); }

ChannelShares channelsOf(QRgb colour, QRgb of)
{
    return {qRed(colour) * 1000 / qRed(of), qGreen(colour) * 1000 / qGreen(of), qBlue(colour) * 1000 / qBlue(of)};
}

ChannelShares waterDress(const Theme& theme) { return theme.water ? channelsOf(*theme.water, kMeanWater) : kUnchanged; }

int valueOf(const ChannelShares& tint) { return (tint[0] * 77 + tint[1] * 150 + tint[2] * 29) / 256; }

// The tint's hue alone: signs keep their brightness, or dark stone would hide them.
ChannelShares hueOf(const ChannelShares& tint)
{
    const int value = valueOf(tint);
    if (value == 0)
        return kUnchanged;
    return {tint[0] * 1000 / value, tint[1] * 1000 / value, tint[2] * 1000 / value};
}

// What is bare stone and no more: its colours are those of its stone.
bool isBare(const TileKind& kind)
{
    return kind.look.art.empty() && (kind.look.glyph == U'.' || kind.look.glyph == U'#');
}

// A colour of the cave's stone as that of the theme's, as much darker as it is than the usual one.
QRgb worn(QRgb own, const TileKind& kind, const Theme& theme, const ColoursByStone& usual)
{
    if (shownStone(kind, theme) == kind.stone)
        return own;
    return tinted(usual[numberOf(theme.stone)], channelsOf(own, usual[0]));
}

} // namespace

Stone shownStone(const TileKind& kind, const Theme& theme)
{
    return kind.stone == Stone::Cave ? theme.stone : kind.stone;
}

StoneDress dressOf(const Theme& theme) { return {theme.tint, waterDress(theme)}; }

bool isBarren(const Theme& theme) { return theme.tint[1] * 10 < theme.tint[0] * 9; }

QRgb tinted(QRgb colour, const ChannelShares& tint)
{
    const auto channel = [](int value, int perMille) { return std::min(255, (value * perMille + 500) / 1000); };
    return qRgb(channel(qRed(colour), tint[0]), channel(qGreen(colour), tint[1]), channel(qBlue(colour), tint[2]));
}

QRgb meanFloor(Stone stone, const Theme& theme) { return tinted(kMeanFloors[numberOf(stone)], theme.tint); }

QRgb meanTop(Stone stone, const Theme& theme) { return tinted(kMeanTops[numberOf(stone)], theme.tint); }

QRgb meanFront(Stone stone, const Theme& theme) { return tinted(kMeanFronts[numberOf(stone)], theme.tint); }

QRgb meanWater(bool isDeep, const Theme& theme)
{
    return tinted(isDeep ? kMeanDeepWater : kMeanWater, waterDress(theme));
}

QRgb themedSign(const TileKind& kind, const Theme& theme)
{
    if (kind.ground == Ground::Water)
        return tinted(kind.look.colour, hueOf(waterDress(theme)));
    if (!isBare(kind))
        return kind.look.colour;
    const auto& signs = kind.ground == Ground::Rock ? kSignsOfRock : kSignsOfFloor;
    return tinted(worn(kind.look.colour, kind, theme, signs), hueOf(theme.tint));
}

QRgb themedGround(const TileKind& kind, const Theme& theme)
{
    if (kind.ground == Ground::Water)
        return tinted(kind.look.background, waterDress(theme));
    const auto& grounds = kind.ground == Ground::Rock ? kGroundsOfRock : kGroundsOfFloor;
    const bool liesOnStone = isBare(kind) || kind.look.background == grounds[0];
    const QRgb own = kind.look.background;
    // Never brighter, or signs would not stand out from it.
    const ChannelShares tint = valueOf(theme.tint) > 1000 ? hueOf(theme.tint) : theme.tint;
    return tinted(liesOnStone ? worn(own, kind, theme, grounds) : own, tint);
}

LightColour ambientOf(const Theme& theme)
{
    const QRgb colour = theme.ambient.colour;
    const int brightest = std::max({1, qRed(colour), qGreen(colour), qBlue(colour)});
    const float share = static_cast<float>(theme.ambient.strength) / static_cast<float>(1000 * brightest);
    return {static_cast<float>(qRed(colour)) * share, static_cast<float>(qGreen(colour)) * share,
            static_cast<float>(qBlue(colour)) * share};
}

LightColour lampOf(const Theme& theme)
{
    const auto channel = [&](std::size_t i) { return static_cast<float>(theme.lamp[i]) / 1000; };
    return {channel(0), channel(1), channel(2)};
}

} // namespace cave
