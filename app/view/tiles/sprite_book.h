// SPDX-License-Identifier: MIT
// Pictures of things: SVG art by name, or a glyph where a kind has no art; drawn once a size and light.
#pragma once

#include "app/view/tiles/glyph_masks.h"
#include "core/content/kinds.h"

#include <QPixmap>
#include <QSvgRenderer>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

class QPainter;

namespace cave {

using SpriteId = std::uint16_t; // 0: no picture

// Light on a sprite in 16 steps a channel; nothing sinks so deep into the dark that it cannot be read.
// red, green, blue: light where it stands, 1 = as painted.
QRgb lightStep(float red, float green, float blue);
inline constexpr QRgb kFullLight = 0xffffffff;  // as drawn
inline constexpr QRgb kSilhouette = 0x00ffffff; // its shape in white

bool isDrawn(const std::string& art); // there is a drawing of that name

class SpriteBook {
public:
    SpriteBook();
    ~SpriteBook();

    // The drawing :/art/NAME.svg; 0 when there is none.
    SpriteId find(const std::string& art);
    // The look's drawing, else its glyph in its colour. Never 0.
    SpriteId ofLook(const Look& look);
    SpriteId ofGlyph(char32_t glyph, QRgb colour);

    // Draws it, scaled, without light or halo.
    void render(QPainter& painter, SpriteId id, const QRectF& where);
    // size x size device pixels. The halo is a thin dark rim by which a thing reads on any floor.
    const QPixmap& sprite(SpriteId id, int size, QRgb light = kFullLight, bool halo = true);

private:
    struct Page {
        std::unique_ptr<QSvgRenderer> drawing; // null: the glyph
        char32_t glyph = 0;
        QRgb colour = 0;
    };

    const QImage& drawn(SpriteId id, int size);

    std::vector<Page> m_pages;
    std::map<std::string, SpriteId> m_byName;
    std::map<std::pair<char32_t, QRgb>, SpriteId> m_byGlyph;
    std::map<std::pair<SpriteId, int>, QImage> m_drawn; // as drawn, from which all sprites of a size are made
    std::map<std::tuple<SpriteId, int, QRgb, bool>, QPixmap> m_sprites;
};

} // namespace cave
