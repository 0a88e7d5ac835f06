// SPDX-License-Identifier: MIT
// What the rows of a catalogue's tiles mean for painting, looked up once. Nothing here asks for a tile's id.
#pragma once

#include "app/view/tiles/decals.h"
#include "app/view/tiles/sprite_book.h"
#include "core/content/catalogue.h"

#include <optional>
#include <vector>

namespace cave {

// A light that belongs to a picture. Colours: 1 = as painted. Radius in cells.
struct LightSource {
    float red = 0;
    float green = 0;
    float blue = 0;
    float radius = 0;
    bool breathes = false; // slowly brighter and darker
};

struct TileStyle {
    Stone stone = Stone::Cave;
    Ground ground = Ground::Floor;
    SpriteId front = 0;         // picture on the ground; 0: the ground alone
    SpriteId side = 0;          // the same between rock to the north and south; 0: no such form
    SpriteId below = 0;         // the same below another cell of this tile; 0: no such form
    Decal decal = Decal::None;  // painted on the ground because the row names it as art
    bool isPlain = false;       // bare floor: gets small decoration by chance
    bool isBarren = false;      // but nothing that grows
    bool isFlat = false;        // lies in the ground or fills the cell: throws no shadow
    bool isSign = false;        // the picture is the tile's glyph
    bool isDeep = false;        // see isDeepWater()
    bool isBarred = false;      // what lies in it is seen behind the picture: it keeps things and lets nobody in
    std::optional<LightSource> light;
    char32_t glyph = U'?';
    QRgb colour = 0;
    QRgb background = 0;
};

// The light of a row that says it.
LightSource lightSource(const Glow& glow);

// Nobody can walk through it: darker wherever it is shown.
bool isDeepWater(const TileKind& kind);

TileStyle tileStyle(const TileKind& kind, SpriteBook& sprites, const Theme& theme = {});

// The small decoration of a cell of this style.
Decal decalOn(const TileStyle& style, int x, int y, std::uint32_t seed);

// One style a tile of the catalogue, in its order.
std::vector<TileStyle> tileStyles(const Catalogue& catalogue, SpriteBook& sprites, const Theme& theme = {});

} // namespace cave
