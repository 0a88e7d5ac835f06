// SPDX-License-Identifier: MIT
// How a creature or an item is painted on its cell: shadow, sprite, the hero's ring, pips of the hurt.
#pragma once

#include "app/view/tiles/map_model.h"
#include "app/view/tiles/sprite_book.h"

#include <QPointF>

#include <string>
#include <vector>

class QPainter;

namespace cave {

// What a kind's row means for painting its things, looked up once.
struct ThingStyle {
    SpriteId art = 0;
    SpriteId sign = 0;     // its glyph as a picture
    bool flies = false;
    char32_t glyph = U'?';
    QRgb colour = 0;
};
ThingStyle thingStyle(const Catalogue& catalogue, KindTable table, std::uint16_t kind, SpriteBook& sprites);

// The styles of all creatures, items and gases.
class ThingStyles {
public:
    // `heroArt`: as MapModel has it.
    ThingStyles(const Catalogue& catalogue, const std::string& heroArt, SpriteBook& sprites);
    const ThingStyle& of(const MapThing& thing) const
    {
        return (thing.isHero ? m_heroes : thing.isCreature() ? m_creatures : m_items)[thing.kind];
    }
    const ThingStyle& of(const MapGas& gas) const { return m_gases[gas.kind]; }

private:
    std::vector<ThingStyle> m_creatures;
    std::vector<ThingStyle> m_heroes; // each creature, if it were the hero
    std::vector<ThingStyle> m_items;
    std::vector<ThingStyle> m_gases;
};

struct ThingPaint {
    SpriteBook& sprites;
    int tile = 16;         // device pixels of a cell
    QRgb light = kFullLight;
    bool asSign = false;   // the classic look: glyph without ground
    double white = 0;      // share of white over it, for a moment after a blow
};

// `corner` is the upper left corner of the cell. What is remembered is faint. Below kSmallestTile pixels a cell art
// gives way to a bright spot in the kind's colour: round for creatures, with an edge for items.
void paintThing(QPainter& painter, const ThingPaint& paint, const MapThing& thing, const ThingStyle& style,
                QPointF corner);

// A veil in the gas's colour, the denser the more there is, with its sign in it, so that it is told without colour.
// Below kSmallestTile pixels a cell, and without its sign, only the veil.
void paintGas(QPainter& painter, const ThingPaint& paint, const MapGas& gas, const ThingStyle& style, QPointF corner,
              bool hasSign);
double gasDensity(const MapGas& gas); // of the veil, above 0 and below 1

// Full pips of four, rounded up: at least 1 while it lives. maxHealth is 1 or more.
int pipsOf(int health, int maxHealth);
QRgb pipColour(int pips);

} // namespace cave
