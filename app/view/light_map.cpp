// SPDX-License-Identifier: MIT
#include "app/view/light_map.h"

#include "app/view/noise.h"
#include "core/rules/field_of_view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {

namespace {

constexpr LightColour kMemory{0.285f, 0.335f, 0.435f};
constexpr LightColour kInView{0.31f, 0.285f, 0.33f};      // seen, but out of every light
constexpr LightColour kTorchNear{1.74f, 1.38f, 0.96f};
constexpr LightColour kTorchFar{1.20f, 0.66f, 0.36f};
constexpr float kTorchBeyondSight = 1.5f;                 // cells
constexpr float kTorchFalloff = 1.18f;
constexpr float kSourceFalloff = 1.5f;
constexpr float kDaylight = 0.92f;

// Rock takes light by direction.
constexpr float kFrontBase = 0.34f;
constexpr float kFrontGain = 0.92f;
constexpr float kTopBase = 0.66f;
constexpr float kRimGain = 0.75f;

constexpr int kDeepest = 4;                               // cells from the shore; deeper looks the same

float torchRadius(const Torch& torch) { return static_cast<float>(torch.sight) + kTorchBeyondSight; }

Box around(QPoint cell, int radius) { return Box{cell.x(), cell.y(), 1, 1}.grown(radius); }

LightColour mixed(const LightColour& a, const LightColour& b, float shareOfB)
{
    return {a.red + (b.red - a.red) * shareOfB, a.green + (b.green - a.green) * shareOfB,
            a.blue + (b.blue - a.blue) * shareOfB};
}

void scale(LightColour& light, float factor)
{
    light.red *= factor;
    light.green *= factor;
    light.blue *= factor;
}

void add(LightColour& light, const LightColour& other, float factor)
{
    light.red += other.red * factor;
    light.green += other.green * factor;
    light.blue += other.blue * factor;
}

std::uint8_t stored(float light) { return static_cast<std::uint8_t>(std::clamp(light * 128, 0.0f, 255.0f)); }

} // namespace

// Values are interpolated between the centres of the four cells around a sample.
struct LightMap::Sample {
    Sample(const MapModel& model, int cellX, int cellY, int columnInCell, int rowInCell)
        : x(cellX), y(cellY), column(columnInCell), row(rowInCell)
    {
        const float offsetX = offsetOfSample(columnInCell);
        const float offsetY = offsetOfSample(rowInCell);
        pointX = static_cast<float>(cellX) + 0.5f + offsetX;
        pointY = static_cast<float>(cellY) + 0.5f + offsetY;
        besideX = std::clamp(cellX + (offsetX < 0 ? -1 : 1), 0, model.width() - 1);
        besideY = std::clamp(cellY + (offsetY < 0 ? -1 : 1), 0, model.height() - 1);
        shareX = std::abs(offsetX);
        shareY = std::abs(offsetY);
    }

    static float offsetOfSample(int index)
    {
        return (static_cast<float>(index) + 0.5f) / static_cast<float>(kSamples) - 0.5f;
    }

    template <typename Value>
    float between(Value&& value) const
    {
        const float here = value(x, y) * (1 - shareX) + value(besideX, y) * shareX;
        const float there = value(x, besideY) * (1 - shareX) + value(besideX, besideY) * shareX;
        return here * (1 - shareY) + there * shareY;
    }
    float between(const BitGrid& bits) const
    {
        return between([&bits](int cellX, int cellY) { return bits.get(cellX, cellY) ? 1.0f : 0.0f; });
    }

    int x;
    int y;
    int column;
    int row;
    int besideX;
    int besideY;
    float shareX;
    float shareY;
    float pointX;
    float pointY;
};

// The sides of a cell of rock that show.
struct LightMap::CellSides {
    bool isRock = false;
    bool north = false;
    bool east = false;
    bool south = false;
    bool west = false;

    // Rows of samples that lie in the front of a wall.
    bool isFront(int row) const { return south && row >= kSamples / 2; }
};

LightMap::LightMap(const MapModel& model, std::span<const TileStyle> styles)
    : m_model(model), m_styles(styles),
      m_samples(static_cast<std::size_t>(widthInSamples()) * static_cast<std::size_t>(heightInSamples()) * 4),
      m_means(model.width(), model.height()), m_tints(model.width(), model.height(), {1, 1, 1}),
      m_opaque(model.width(), model.height(), true)
{
    refresh(model.box());
}

Box LightMap::refresh(const Box& changed)
{
    Box lit = renewTint(changed);
    if (!m_model.hasDaylight()) {
        renewOpacity(changed);
        lit = lit.united(renewTorch(changed));
        lit = lit.united(renewSources(changed));
    }
    lit = lit.grown(1).intersected(m_model.box());
    illuminate(lit);
    return lit;
}

Box LightMap::setFlicker(float flicker)
{
    m_flicker = flicker;
    if (!m_torch)
        return {};
    const auto reach = static_cast<int>(std::ceil(torchRadius(*m_torch->torch))) + 1;
    const Box lit = around(m_torch->cell, reach).intersected(m_model.box());
    illuminate(lit);
    return lit;
}

// The depth of water reaches as far as the shore is looked for.
Box LightMap::renewTint(const Box& changed)
{
    if (changed.isEmpty())
        return {};
    const Box box = changed.grown(kDeepest).intersected(m_model.box());
    for (int y = box.y; y < box.bottom(); ++y) {
        for (int x = box.x; x < box.right(); ++x)
            m_tints[x, y] = tintAt(x, y);
    }
    return box;
}

// Slow variation over the level: warm and cool, light and dark; the depth of water; the green of moss.
LightColour LightMap::tintAt(int x, int y) const
{
    const float value = slowNoise(static_cast<float>(x) / 6, static_cast<float>(y) / 6, 901) - 0.5f;
    const float warmth = slowNoise(static_cast<float>(x) / 9, static_cast<float>(y) / 9, 902) - 0.5f;
    LightColour tint{1 + warmth * 0.08f, 1, 1 - warmth * 0.09f};
    scale(tint, 1 + value * 0.16f);
    if (!m_model.isKnown(x, y))
        return tint;
    const TileStyle& style = m_styles[m_model.tile(x, y)];
    if (style.ground == Ground::Water) {
        constexpr std::array kDepthLight{1.12f, 0.88f, 0.70f, 0.60f};
        const int depth = waterDepth(x, y);
        const float light = kDepthLight[static_cast<std::size_t>(depth - 1)];
        return {light * (depth > 1 ? 0.9f : 1), light, light * 1.04f};
    }
    const Decal decal = style.isPlain ? decalAt(style.stone, x, y, m_model.decorSeed()) : style.decal;
    if (decal == Decal::LittleMoss || decal == Decal::Moss || decal == Decal::ThickMoss)
        return {tint.red * 0.90f, tint.green * 1.04f, tint.blue * 0.88f};
    return tint;
}

// 1 at the shore; water that cannot be walked on is one deeper. The unknown is no shore.
int LightMap::waterDepth(int x, int y) const
{
    int depth = kDeepest;
    for (int dy = 1 - kDeepest; dy < kDeepest; ++dy) {
        for (int dx = 1 - kDeepest; dx < kDeepest; ++dx) {
            const bool isKnown = m_model.contains(x + dx, y + dy) && m_model.isKnown(x + dx, y + dy);
            if (isKnown && m_styles[m_model.tile(x + dx, y + dy)].ground != Ground::Water)
                depth = std::min(depth, std::max(std::abs(dx), std::abs(dy)));
        }
    }
    return std::min(kDeepest, m_model.tileKind(x, y).walkable ? depth : depth + 1);
}

// The unknown stops light, or it would betray what lies there.
void LightMap::renewOpacity(const Box& changed)
{
    for (int y = changed.y; y < changed.bottom(); ++y) {
        for (int x = changed.x; x < changed.right(); ++x)
            m_opaque.set(x, y, !m_model.isKnown(x, y) || m_model.tileKind(x, y).opaque);
    }
}

Box LightMap::renewTorch(const Box& changed)
{
    Box lit;
    const auto reachOf = [](const Torch& torch) { return static_cast<int>(std::ceil(torchRadius(torch))) + 1; };
    const bool hasMoved = m_model.torch() != (m_torch ? m_torch->torch : std::nullopt);
    if (m_torch && hasMoved)
        lit = around(m_torch->cell, reachOf(*m_torch->torch));
    if (!m_model.torch()) {
        m_torch.reset();
        return lit;
    }
    const Torch torch = *m_model.torch();
    const Box reached = around(torch.cell, reachOf(torch));
    if (!hasMoved && reached.intersected(changed).isEmpty())
        return lit;
    if (!m_torch)
        m_torch.emplace().seen = BitGrid(m_model.width(), m_model.height());
    m_torch->cell = torch.cell;
    m_torch->torch = torch;
    fieldOfView(m_opaque, torch.cell.x(), torch.cell.y(), reachOf(torch), m_torch->seen);
    return lit.united(reached);
}

// Lights that burn by themselves stay where their tiles are.
Box LightMap::renewSources(const Box& changed)
{
    Box lit;
    const auto reachOf = [](const PlacedLight& light) { return static_cast<int>(std::ceil(light.source.radius)); };
    std::erase_if(m_sources, [&](const PlacedLight& light) {
        if (!changed.contains(light.cell.x(), light.cell.y()))
            return false;
        lit = lit.united(around(light.cell, reachOf(light)));
        return true;
    });
    for (int y = changed.y; y < changed.bottom(); ++y) {
        for (int x = changed.x; x < changed.right(); ++x) {
            if (m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].light)
                m_sources.push_back(
                    {{x, y}, *m_styles[m_model.tile(x, y)].light, {}, BitGrid(m_model.width(), m_model.height())});
        }
    }
    for (PlacedLight& light : m_sources) {
        const Box reached = around(light.cell, reachOf(light));
        if (reached.intersected(changed).isEmpty())
            continue;
        fieldOfView(m_opaque, light.cell.x(), light.cell.y(), reachOf(light), light.seen);
        lit = lit.united(reached);
    }
    return lit;
}

bool LightMap::isRock(int x, int y) const
{
    return m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].ground == Ground::Rock;
}

bool LightMap::isShownFloor(int x, int y) const
{
    return m_model.contains(x, y) && m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].ground != Ground::Rock;
}

LightMap::CellSides LightMap::sidesOf(int x, int y) const
{
    if (!isRock(x, y))
        return {};
    return {true, isShownFloor(x, y - 1), isShownFloor(x + 1, y), isShownFloor(x, y + 1), isShownFloor(x - 1, y)};
}

bool LightMap::anyKnownAround(int x, int y) const
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (m_model.contains(x + dx, y + dy) && m_model.isKnown(x + dx, y + dy))
                return true;
        }
    }
    return false;
}

void LightMap::illuminate(const Box& cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            if (anyKnownAround(x, y))
                illuminateCell(x, y);
        }
    }
}

void LightMap::illuminateCell(int x, int y)
{
    const CellSides sides = sidesOf(x, y);
    LightColour mean;
    for (int row = 0; row < kSamples; ++row) {
        for (int column = 0; column < kSamples; ++column) {
            const Sample sample(m_model, x, y, column, row);
            const LightColour light = lightAt(sample, sides);
            add(mean, light, 1.0f / (kSamples * kSamples));
            const auto index =
                static_cast<std::size_t>(y * kSamples + row) * static_cast<std::size_t>(widthInSamples()) +
                static_cast<std::size_t>(x * kSamples + column);
            std::uint8_t* out = &m_samples[index * 4];
            const auto tint = [&](float LightColour::* channel) {
                return sample.between([&](int cellX, int cellY) { return m_tints[cellX, cellY].*channel; });
            };
            out[0] = stored(light.blue * tint(&LightColour::blue));
            out[1] = stored(light.green * tint(&LightColour::green));
            out[2] = stored(light.red * tint(&LightColour::red));
            out[3] = 128;
        }
    }
    m_means[x, y] = mean;
}

LightColour LightMap::lightAt(const Sample& sample, const CellSides& sides) const
{
    if (m_model.hasDaylight())
        return {kDaylight, kDaylight, kDaylight};
    const auto known = [this](int x, int y) { return m_model.isKnown(x, y) ? 1.0f : 0.0f; };
    const auto visible = [this](int x, int y) { return m_model.isVisible(x, y) ? 1.0f : 0.0f; };
    const float shown = smoothStep(0.5f, 1.0f, sample.between(known));
    if (shown <= 0)
        return {};
    const float inView = sample.between(visible);
    LightColour light = mixed(kMemory, kInView, inView);
    if (sides.isRock && !sides.isFront(sample.row))
        scale(light, 0.92f);
    if (m_torch)
        addLight(light, *m_torch, sample, sides, 1);
    for (const PlacedLight& source : m_sources)
        addLight(light, source, sample, sides, inView);
    scale(light, shown);
    return light;
}

void LightMap::addLight(LightColour& sum, const PlacedLight& light, const Sample& sample, const CellSides& sides,
                        float visible) const
{
    const float radius = light.torch ? torchRadius(*light.torch) * (1 + m_flicker * 0.03f) : light.source.radius;
    const float dx = static_cast<float>(light.cell.x()) + 0.5f - sample.pointX;
    const float dy = static_cast<float>(light.cell.y()) + 0.5f - sample.pointY;
    const float squared = dx * dx + dy * dy;
    if (squared >= radius * radius || visible <= 0)
        return;
    const float reached = sample.between(light.seen) * visible;
    if (reached <= 0)
        return;
    const float distance = std::sqrt(squared);
    const float nearness = 1 - distance / radius;
    float strength = std::pow(nearness, light.torch ? kTorchFalloff : kSourceFalloff) * reached;
    if (light.torch)
        strength *= 1 + m_flicker * 0.06f;
    if (sides.isRock) {
        const float towards = 1 / std::max(0.6f, distance);
        const bool front = sides.isFront(sample.row);
        float taken = kTopBase;
        if (sides.south && sample.row >= 1) { // the row above the front leads over to it
            const float onFront = kFrontBase + kFrontGain * std::max(0.0f, dy * towards);
            taken = front ? onFront : (taken + onFront) / 2;
        }
        if (sides.north && sample.row == 0)
            taken += kRimGain * std::max(0.0f, -dy * towards);
        if (sides.west && sample.column == 0 && !front)
            taken += kRimGain * std::max(0.0f, -dx * towards);
        if (sides.east && sample.column == kSamples - 1 && !front)
            taken += kRimGain * std::max(0.0f, dx * towards);
        strength *= taken;
    }
    const LightColour& own = {light.source.red, light.source.green, light.source.blue};
    add(sum, light.torch ? mixed(kTorchFar, kTorchNear, std::pow(nearness, 0.85f)) : own, strength);
}

} // namespace cave
