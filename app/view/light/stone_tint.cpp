// SPDX-License-Identifier: MIT
#include "app/view/light/stone_tint.h"

#include "app/view/base/noise.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cave {

namespace {

constexpr std::array kDepthLight{1.12f, 0.88f, 0.70f, 0.60f}; // from the shore inwards; deeper looks the same
constexpr int kDeepest = static_cast<int>(kDepthLight.size());
static_assert(kDeepest <= kTintReach);

// 1 at the shore; water that cannot be walked on is one deeper. The unknown is no shore.
int waterDepth(const MapModel& model, std::span<const TileStyle> styles, int x, int y)
{
    int depth = kDeepest;
    for (int dy = 1 - kDeepest; dy < kDeepest; ++dy) {
        for (int dx = 1 - kDeepest; dx < kDeepest; ++dx) {
            const bool isKnown = model.contains(x + dx, y + dy) && model.isKnown(x + dx, y + dy);
            if (isKnown && styles[model.tile(x + dx, y + dy)].ground != Ground::Water)
                depth = std::min(depth, std::max(std::abs(dx), std::abs(dy)));
        }
    }
    return std::min(kDeepest, model.tileKind(x, y).walkable ? depth : depth + 1);
}

} // namespace

LightColour tintAt(const MapModel& model, std::span<const TileStyle> styles, int x, int y)
{
    const float value = slowNoise(static_cast<float>(x) / 6, static_cast<float>(y) / 6, 901) - 0.5f;
    const float warmth = slowNoise(static_cast<float>(x) / 9, static_cast<float>(y) / 9, 902) - 0.5f;
    LightColour tint{1 + warmth * 0.08f, 1, 1 - warmth * 0.09f};
    tint.scale(1 + value * 0.16f);
    if (!model.isKnown(x, y))
        return tint;
    const TileStyle& style = styles[model.tile(x, y)];
    if (style.ground == Ground::Water) {
        const int depth = waterDepth(model, styles, x, y);
        const float light = kDepthLight[static_cast<std::size_t>(depth - 1)];
        return {light * (depth > 1 ? 0.9f : 1), light, light * 1.04f};
    }
    if (isMossy(decalOn(style, x, y, model.decorSeed())))
        return {tint.red * 0.90f, tint.green * 1.04f, tint.blue * 0.88f};
    return tint;
}

} // namespace cave
