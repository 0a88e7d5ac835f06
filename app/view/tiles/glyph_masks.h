// SPDX-License-Identifier: MIT
// Signs of the classic look as coverage masks, drawn once a tile size.
#pragma once

#include "core/content/kinds.h"

#include <QFont>
#include <QImage>

#include <unordered_map>

namespace cave {

// The font of the map, of numbers, seeds and coordinates, with stand-ins where DejaVu Sans Mono is missing.
QFont monospaceFont(int pixelSize, bool bold = false);

// The look's glyph, or its 7-bit stand-in where no font has the glyph.
char32_t shownGlyph(const Look& look);

class GlyphMasks {
public:
    // Square cells of `tile` pixels, 8 or more.
    explicit GlyphMasks(int tile) : m_tile(tile) {}

    int tile() const { return m_tile; }
    // tile x tile, one byte a pixel: 0 ground .. 255 ink. Lives as long as this.
    const QImage& mask(char32_t glyph);

private:
    QImage drawn(char32_t glyph) const;

    int m_tile;
    std::unordered_map<char32_t, QImage> m_masks;
};

} // namespace cave
