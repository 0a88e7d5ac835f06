// SPDX-License-Identifier: MIT
#include "app/view/light/placed_light.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr LightColour kTorchNear{1.74f, 1.38f, 0.96f};
constexpr LightColour kTorchFar{1.20f, 0.66f, 0.36f};
constexpr float kTorchBeyondSight = 1.5f; // cells
constexpr float kTorchFalloff = 1.18f;
constexpr float kSourceFalloff = 1.5f;
constexpr float kFlickerRadius = 0.03f;
constexpr float kFlickerGain = 0.06f;

// Rock takes light by direction.
constexpr float kFrontBase = 0.34f;
constexpr float kFrontGain = 0.92f;
constexpr float kTopBase = 0.66f;
constexpr float kRimGain = 0.75f;

// The share of light from the direction (dx, dy), a unit vector towards it or shorter, that a sample of rock takes.
float takenByRock(const LightSample& sample, const RockSides& sides, float dx, float dy)
{
    const bool isFront = sides.isFront(sample.row);
    float taken = kTopBase;
    if (sides.south && sample.row >= 1) { // the row above the front leads over to it
        const float onFront = kFrontBase + kFrontGain * std::max(0.0f, dy);
        taken = isFront ? onFront : (taken + onFront) / 2;
    }
    if (sides.north && sample.row == 0)
        taken += kRimGain * std::max(0.0f, -dy);
    if (sides.west && sample.column == 0 && !isFront)
        taken += kRimGain * std::max(0.0f, -dx);
    if (sides.east && sample.column == kLightSamples - 1 && !isFront)
        taken += kRimGain * std::max(0.0f, dx);
    return taken;
}

} // namespace

float PlacedLight::radius() const
{
    return torch ? static_cast<float>(torch->sight) + kTorchBeyondSight : source.radius;
}

Box PlacedLight::reach() const
{
    const int margin = torch ? 1 : 0;
    return Box{cell.x(), cell.y(), 1, 1}.grown(static_cast<int>(std::ceil(radius())) + margin);
}

void PlacedLight::shine(LightColour& sum, const LightSample& sample, const RockSides& sides, float share,
                        float flicker) const
{
    const float reached = torch ? radius() * (1 + flicker * kFlickerRadius) : radius();
    const float dx = static_cast<float>(cell.x()) + 0.5f - sample.pointX;
    const float dy = static_cast<float>(cell.y()) + 0.5f - sample.pointY;
    const float squared = dx * dx + dy * dy;
    if (squared >= reached * reached || share <= 0)
        return;
    const float inSight = sample.between(seen);
    if (inSight <= 0)
        return;
    const float distance = std::sqrt(squared);
    const float nearness = 1 - distance / reached;
    float strength = std::pow(nearness, torch ? kTorchFalloff : kSourceFalloff) * inSight * share;
    if (torch)
        strength *= 1 + flicker * kFlickerGain;
    if (sides.isRock) {
        const float unit = 1 / std::max(0.6f, distance);
        strength *= takenByRock(sample, sides, dx * unit, dy * unit);
    }
    LightColour own{source.red, source.green, source.blue};
    if (torch) {
        own = mixed(kTorchFar, kTorchNear, std::pow(nearness, 0.85f));
        own = {own.red * lamp.red, own.green * lamp.green, own.blue * lamp.blue};
    }
    sum.add(own, strength);
}

} // namespace cave
