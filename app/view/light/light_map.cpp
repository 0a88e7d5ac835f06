// SPDX-License-Identifier: MIT
#include "app/view/light/light_map.h"

#include "app/view/base/noise.h"
#include "app/view/light/stone_tint.h"
#include "app/view/tiles/theme_look.h"
#include "core/rules/facts/field_of_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr LightColour kMemory{0.285f, 0.335f, 0.435f};
constexpr LightColour kInView{0.31f, 0.285f, 0.33f}; // seen, but out of every light
constexpr float kBreath = 0.1f;
constexpr float kDaylight = 0.92f;
constexpr float kAmbientInMemory = 0.5f; // what is left there of a theme's light
constexpr float kAmbientInDaylight = 0.5f;
constexpr float kRockTop = 0.92f;                    // rock is darker than floor, but for its front
constexpr int kSpare = 16; // cells covered beyond those asked for, so that scrolling moves the window seldom
constexpr float kShareOfSample = 1.0f / (kLightSamples * kLightSamples);

struct Span {
    int first = 0;
    int length = 0;
};

// Of `all` cells: over those needed with some to spare, no shorter than the span before and as near to it as can be.
// What is needed may be a strip at the window's edge.
Span spanOver(Span needed, Span before, int all)
{
    const Span wanted{needed.first - kSpare, needed.length + 2 * kSpare};
    const int length = std::max(wanted.length, before.length);
    if (length >= all)
        return {0, all};
    const int first = std::clamp(before.first, wanted.first + wanted.length - length, wanted.first);
    return {std::clamp(first, 0, all - length), length};
}

std::uint8_t stored(float light) { return static_cast<std::uint8_t>(std::clamp(light * 128, 0.0f, 255.0f)); }

} // namespace

LightMap::LightMap(const MapModel& model, std::span<const TileStyle> styles)
    : m_model(model), m_styles(styles), m_opaque(model.width(), model.height(), true)
{
    refresh(model.box());
}

void LightMap::cover(const Box& cells)
{
    const Box needed = cells.grown(1).intersected(m_model.box());
    if (covered().united(needed) == covered())
        return;
    const Box before = covered();
    const Box tinted = m_tints.box();
    const Span across = spanOver({cells.x, cells.width}, {before.x, before.width}, m_model.width());
    const Span down = spanOver({cells.y, cells.height}, {before.y, before.height}, m_model.height());
    const Box now{across.first, down.first, across.length, down.length};
    m_tints.move(now.grown(1).intersected(m_model.box()));
    m_means.move(now);
    m_samples.move({now.x * kLightSamples, now.y * kLightSamples, widthInSamples(), heightInSamples()});
    for (const Box& box : outside(m_tints.box(), tinted))
        tint(box);
    for (const Box& box : outside(now, before))
        illuminateCovered(box);
}

LightColour LightMap::mean(int x, int y) const
{
    if (m_model.hasDaylight())
        return m_daylight;
    if (covered().contains(x, y))
        return m_means[x, y];
    return anyKnownAround(x, y) ? meanOf(x, y) : LightColour{};
}

void LightMap::renewTheme()
{
    m_ambient = ambientOf(m_model.theme());
    m_lamp = lampOf(m_model.theme());
    m_daylight = {kDaylight, kDaylight, kDaylight};
    m_daylight.add(m_ambient, kAmbientInDaylight);
}

Box LightMap::refresh(const Box& changed)
{
    renewTheme();
    Box lit = renewTint(changed);
    if (!m_model.hasDaylight()) {
        renewOpacity(changed);
        lit = lit.united(renewTorch(changed));
        lit = lit.united(renewSources(changed));
    }
    return illuminate(lit);
}

Box LightMap::setFlicker(float flicker)
{
    m_flicker = flicker;
    return m_torch ? illuminate(m_torch->reach()) : Box{};
}

Box LightMap::setShimmer(const Shimmer& shimmer)
{
    m_shimmer = shimmer;
    Box touched;
    for (int y = covered().y; y < covered().bottom(); ++y)
        for (int x = covered().x; x < covered().right(); ++x)
            if (isOpenWater(x, y))
                touched = touched.united({x, y, 1, 1});
    for (const PlacedLight& source : m_sources)
        if (source.source.breathes && m_model.isVisible(source.cell.x(), source.cell.y()))
            touched = touched.united(source.reach());
    return illuminate(touched.intersected(m_model.box()));
}

bool LightMap::isOpenWater(int x, int y) const
{
    return m_model.isVisible(x, y) && m_styles[m_model.tile(x, y)].ground == Ground::Water;
}

// Long waves to the south east, broken by short ones across.
float LightMap::waveAt(const LightSample& sample) const
{
    const float across = std::sin(sample.pointX * 2.3f - sample.pointY * 1.7f + m_shimmer.wave * 0.6f);
    return 1 + m_shimmer.depth * std::sin(sample.pointX * 1.3f + sample.pointY * 2.1f + across - m_shimmer.wave);
}

Box LightMap::renewTint(const Box& changed)
{
    if (changed.isEmpty())
        return {};
    const Box box = changed.grown(kTintReach).intersected(m_model.box());
    tint(box.intersected(m_tints.box()));
    return box;
}

void LightMap::tint(const Box& cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right(); ++x)
            m_tints[x, y] = tintAt(m_model, m_styles, x, y);
}

// The unknown stops light, or it would betray what lies there.
void LightMap::renewOpacity(const Box& changed)
{
    for (int y = changed.y; y < changed.bottom(); ++y) {
        for (int x = changed.x; x < changed.right(); ++x)
            m_opaque.set(x, y, !m_model.isKnown(x, y) || m_model.tileKind(x, y).opaque);
    }
}

void LightMap::look(PlacedLight& light)
{
    if (light.seen.width() == 0)
        light.seen = BitGrid(m_model.width(), m_model.height());
    light.seen.fill(false);
    fieldOfView(m_opaque, light.cell.x(), light.cell.y(), light.reach().width / 2, light.seen);
}

Box LightMap::renewTorch(const Box& changed)
{
    Box lit;
    const bool hasMoved = m_model.torch() != (m_torch ? m_torch->torch : std::nullopt);
    if (m_torch && hasMoved)
        lit = m_torch->reach();
    if (!m_model.torch()) {
        m_torch.reset();
        return lit;
    }
    if (!m_torch)
        m_torch.emplace();
    m_torch->cell = m_model.torch()->cell;
    m_torch->torch = m_model.torch();
    m_torch->lamp = m_lamp;
    if (!hasMoved && m_torch->reach().intersected(changed).isEmpty())
        return lit;
    look(*m_torch);
    return lit.united(m_torch->reach());
}

// Lights that burn by themselves stay where their tiles are.
Box LightMap::renewSources(const Box& changed)
{
    Box lit;
    std::erase_if(m_sources, [&](const PlacedLight& light) {
        if (!changed.contains(light.cell.x(), light.cell.y()))
            return false;
        lit = lit.united(light.reach());
        return true;
    });
    addSources(changed);
    for (PlacedLight& light : m_sources) {
        if (light.reach().intersected(changed).isEmpty())
            continue;
        look(light);
        lit = lit.united(light.reach());
    }
    return lit;
}

void LightMap::addSources(const Box& box)
{
    const auto add = [this](int x, int y, const LightSource& source) {
        PlacedLight light;
        light.cell = {x, y};
        light.source = source;
        m_sources.push_back(std::move(light));
    };
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            if (m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].light)
                add(x, y, *m_styles[m_model.tile(x, y)].light);
    for (const MapThing& thing : m_model.things()) {
        if (thing.isCreature() || !box.contains(thing.x, thing.y) || !m_model.isKnown(thing.x, thing.y))
            continue;
        if (const auto& glow = m_model.catalogue().item(thing.kind).look.light)
            add(thing.x, thing.y, lightSource(*glow));
    }
}

bool LightMap::isRock(int x, int y) const
{
    return m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].ground == Ground::Rock;
}

bool LightMap::isShownGround(int x, int y) const
{
    return m_model.contains(x, y) && m_model.isKnown(x, y) && m_styles[m_model.tile(x, y)].ground != Ground::Rock;
}

RockSides LightMap::sidesOf(int x, int y) const
{
    if (!isRock(x, y))
        return {};
    return {true, isShownGround(x, y - 1), isShownGround(x + 1, y), isShownGround(x, y + 1), isShownGround(x - 1, y)};
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

// A cell's samples depend on its neighbours. Gives back all cells whose light is another.
Box LightMap::illuminate(const Box& cells)
{
    if (cells.isEmpty())
        return {};
    const Box lit = cells.grown(1).intersected(m_model.box());
    illuminateCovered(lit.intersected(covered()));
    return lit;
}

void LightMap::illuminateCovered(const Box& cells)
{
    const Lights near = sourcesNear(cells);
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            if (anyKnownAround(x, y))
                illuminateCell(x, y, near);
        }
    }
}

LightMap::Lights LightMap::sourcesNear(const Box& cells) const
{
    Lights near;
    for (const PlacedLight& source : m_sources)
        if (!source.reach().intersected(cells).isEmpty())
            near.push_back(&source);
    return near;
}

void LightMap::illuminateCell(int x, int y, const Lights& near)
{
    const RockSides sides = sidesOf(x, y);
    LightColour mean;
    for (int row = 0; row < kLightSamples; ++row) {
        for (int column = 0; column < kLightSamples; ++column) {
            const LightSample sample(m_model.width(), m_model.height(), x, y, column, row);
            const LightColour light = lightAt(sample, sides, near);
            const LightColour tint = tintAround(sample);
            mean.add(light, kShareOfSample);
            m_samples[x * kLightSamples + column, y * kLightSamples + row] = {
                stored(light.blue * tint.blue), stored(light.green * tint.green), stored(light.red * tint.red), 128};
        }
    }
    m_means[x, y] = mean;
}

LightColour LightMap::meanOf(int x, int y) const
{
    const RockSides sides = sidesOf(x, y);
    const Lights near = sourcesNear({x, y, 1, 1});
    LightColour mean;
    for (int row = 0; row < kLightSamples; ++row)
        for (int column = 0; column < kLightSamples; ++column)
            mean.add(lightAt({m_model.width(), m_model.height(), x, y, column, row}, sides, near), kShareOfSample);
    return mean;
}

LightColour LightMap::tintAround(const LightSample& sample) const
{
    const auto channel = [&](float LightColour::* value) {
        return sample.between([&](int x, int y) { return m_tints[x, y].*value; });
    };
    return {channel(&LightColour::red), channel(&LightColour::green), channel(&LightColour::blue)};
}

LightColour LightMap::lightAt(const LightSample& sample, const RockSides& sides, const Lights& near) const
{
    if (m_model.hasDaylight())
        return m_daylight;
    const float known = sample.between([this](int x, int y) { return m_model.isKnown(x, y) ? 1.0f : 0.0f; });
    const float shown = smoothStep(0.5f, 1.0f, known);
    if (shown <= 0)
        return {};
    const float inView = sample.between([this](int x, int y) { return m_model.isVisible(x, y) ? 1.0f : 0.0f; });
    LightColour light = mixed(kMemory, kInView, inView);
    light.add(m_ambient, kAmbientInMemory + (1 - kAmbientInMemory) * inView);
    if (sides.isRock && !sides.isFront(sample.row))
        light.scale(kRockTop);
    if (m_torch)
        m_torch->shine(light, sample, sides, 1, m_flicker);
    for (const PlacedLight* source : near)
        source->shine(light, sample, sides,
                      source->source.breathes ? inView * (1 + kBreath * m_shimmer.breath) : inView, 0);
    if (m_shimmer.depth > 0 && isOpenWater(sample.x, sample.y))
        light.scale(waveAt(sample));
    light.scale(shown);
    return light;
}

} // namespace cave
