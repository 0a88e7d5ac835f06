// SPDX-License-Identifier: MIT
// The light on what is shown of a level, at kLightSamples samples a cell and axis, as litBlit multiplies it. 128 means
// "as painted".
#pragma once

#include "app/view/base/light_colour.h"
#include "app/view/base/window_grid.h"
#include "app/view/light/placed_light.h"
#include "app/view/tiles/map_model.h"
#include "app/view/tiles/tile_styles.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace cave {

// Written from one MapModel, box by box, and only where it is asked for: see cover(). Knowledge fades to the void
// inside the last known cells, so the unknown costs nothing and has a soft edge; what is remembered is cool and dim;
// the torch is the brightest thing.
class LightMap {
public:
    // What moves by itself: lights that breathe, and light on water in view.
    struct Shimmer {
        float breath = 0; // -1 .. 1
        float wave = 0;   // where the waves are, in radians
        float depth = 0;  // of the waves, 0: still water
    };

    // Both must outlive this.
    LightMap(const MapModel& model, std::span<const TileStyle> styles);

    // After tiles, things or knowledge changed in `changed`, or the torch moved, or the theme is another one: renews
    // what that touches, and gives back the cells whose light may differ now.
    Box refresh(const Box& changed);
    // The torch burns `flicker` brighter, -1 .. 1; gives back the cells it shines on.
    Box setFlicker(float flicker);
    Box setShimmer(const Shimmer& shimmer); // gives back the cells that it touches

    // Has the light of these cells from now on, and of some more, which the other functions keep up to date. `cells`
    // with one of margin must lie in it, as far as the level goes.
    void cover(const Box& cells);
    const Box& covered() const { return m_means.box(); }

    // The samples of the covered cells, row by row.
    int widthInSamples() const { return covered().width * kLightSamples; }
    int heightInSamples() const { return covered().height * kLightSamples; }
    const std::uint8_t* samples() const { return m_samples.cells().front().data(); }
    // The mean over any cell, without the stone's own tint.
    LightColour mean(int x, int y) const;

private:
    using Lights = std::vector<const PlacedLight*>;

    Box renewTint(const Box& changed);
    void tint(const Box& cells);
    void renewOpacity(const Box& changed);
    Box renewTorch(const Box& changed);
    Box renewSources(const Box& changed);
    void addSources(const Box& box);
    void renewTheme();
    void look(PlacedLight& light);
    Box illuminate(const Box& cells);
    void illuminateCovered(const Box& cells);
    void illuminateCell(int x, int y, const Lights& near);
    Lights sourcesNear(const Box& cells) const;
    LightColour meanOf(int x, int y) const;
    LightColour lightAt(const LightSample& sample, const RockSides& sides, const Lights& near) const;
    bool isOpenWater(int x, int y) const;
    float waveAt(const LightSample& sample) const;
    LightColour tintAround(const LightSample& sample) const;
    RockSides sidesOf(int x, int y) const;
    bool isRock(int x, int y) const;
    bool isShownGround(int x, int y) const;
    bool anyKnownAround(int x, int y) const;

    const MapModel& m_model;
    std::span<const TileStyle> m_styles;
    WindowGrid<std::array<std::uint8_t, 4>> m_samples; // its coordinates are kLightSamples times those of cells
    WindowGrid<LightColour> m_means;
    WindowGrid<LightColour> m_tints; // with one of margin
    LightColour m_ambient; // of the theme
    LightColour m_lamp{1, 1, 1};
    LightColour m_daylight; // on any cell, where there is daylight
    BitGrid m_opaque;
    std::optional<PlacedLight> m_torch;
    std::vector<PlacedLight> m_sources;
    float m_flicker = 0;
    Shimmer m_shimmer;
};

} // namespace cave
