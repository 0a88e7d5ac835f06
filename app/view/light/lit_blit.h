// SPDX-License-Identifier: MIT
// Copies the pictures of cells and multiplies them by the light in the same pass.
#pragma once

#include "core/base/box.h"

#include <cstdint>
#include <vector>

namespace cave {

inline constexpr int kLightSamples = 4; // a cell and axis

// Pixels and samples are 32 bits: blue, green, red and a byte that is ignored.
struct LitJob {
    std::uint32_t* out = nullptr;                     // the upper left pixel of `cells`
    int outStride = 0;                                // pixels a row
    int tile = 16; // pixels a cell and axis; a multiple of kLightSamples, at least 8
    Box cells; // within the light map
    const std::uint32_t* const* pictures =
        nullptr; // of the upper left cell of `cells`: tile * tile pixels; null: unknown
    int pictureStride = 0; // cells a row
    const std::uint8_t* light = nullptr; // 4 bytes a sample; 128 leaves a pixel as it is
    int lightWidth = 0; // samples
    int lightHeight = 0;
    std::uint32_t voidColour = 0; // shown for the unknown and added to every pixel
};

// Memory that a job needs, kept between jobs so that painting allocates nothing.
struct LitScratch {
    std::vector<std::uint16_t> lanes;
    std::vector<std::uint16_t> shares;
    std::vector<std::uint8_t> upperRow;
    std::vector<std::uint8_t> lowerRow;
    std::vector<std::uint8_t> expanded;
};

// The part of a job that is `rows` rows of its cells, from the given one.
LitJob rowsOf(const LitJob& job, int firstRow, int rows);

// out = min(255, tile * light / 128 + void), a channel. Light is interpolated between its samples, in steps of half a
// sample downwards. What a pixel becomes does not depend on which other cells are painted with it.
void litBlit(const LitJob& job, LitScratch& scratch);

} // namespace cave
