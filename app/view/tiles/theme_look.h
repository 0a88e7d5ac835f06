// SPDX-License-Identifier: MIT
// What a level's theme means for painting.
#pragma once

#include "app/view/base/light_colour.h"
#include "app/view/stone/dressed_stones.h"
#include "core/content/kinds.h"
#include "core/content/theme.h"

#include <QColor>

namespace cave {

// Ground of the cave's stone wears the theme's; what is of another stone is so on purpose.
Stone shownStone(const TileKind& kind, const Theme& theme);
StoneDress dressOf(const Theme& theme);

// Stone with so little green in it that no moss grows there.
bool isBarren(const Theme& theme);

QRgb tinted(QRgb colour, const ChannelShares& tint);
// What stone and water look like from afar: the means of their paintings.
QRgb meanFloor(Stone stone, const Theme& theme);
QRgb meanTop(Stone stone, const Theme& theme);
QRgb meanFront(Stone stone, const Theme& theme);
QRgb meanWater(bool isDeep, const Theme& theme);

// The colours of a tile's sign and of the ground behind it, before the palette in use.
QRgb themedSign(const TileKind& kind, const Theme& theme);
QRgb themedGround(const TileKind& kind, const Theme& theme);

LightColour ambientOf(const Theme& theme);
LightColour lampOf(const Theme& theme); // what the light that the hero carries is multiplied by

} // namespace cave
