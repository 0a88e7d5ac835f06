// SPDX-License-Identifier: MIT
// The paintings of stone in the colours of a theme.
#pragma once

#include "app/view/stone/stone_library.h"
#include "core/content/theme.h"

#include <map>
#include <mutex>

namespace cave {

// What the channels of the paintings are multiplied by.
struct StoneDress {
    ChannelShares stone = kUnchanged;
    ChannelShares water = kUnchanged;
    bool operator==(const StoneDress&) const = default;
};

// Keeps the copies that it has coloured; any thread may ask for them.
class DressedStones {
public:
    // `library` must outlive this.
    DressedStones(StoneLibrary& library, int tile, const StoneDress& dress)
        : m_library(library), m_tile(tile), m_dress(dress)
    {
    }

    const StoneDress& dress() const { return m_dress; }
    // 8 * tile squared, as StoneLibrary::scaled().
    const QImage& scaled(StonePainting painting);

private:
    StoneLibrary& m_library;
    int m_tile;
    StoneDress m_dress;
    std::mutex m_colouring; // guards what scaled() looks up and makes
    std::map<StonePainting, QImage> m_coloured;
};

} // namespace cave
