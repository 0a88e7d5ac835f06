// SPDX-License-Identifier: MIT
#include "app/view/tiles/thing_painter.h"

#include "app/view/tiles/status_sign.h"
#include "app/view/tiles/tile_plan.h"
#include "app/view/ui/palette.h"
#include "core/content/kind_row.h"

#include <QPainter>
#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr double kRememberedOpacity = 0.42;
constexpr double kThinnest = 0.14; // of a veil of gas
constexpr double kDensest = 0.72;
constexpr double kHalfDense = 18; // units
constexpr double kSignOpacity = 0.55; // of the sign of gas
constexpr QPointF kSignPlace(0.72, -0.12); // in cells, from the corner
constexpr QSizeF kSignSize(0.34, 0.34);

void paintShadow(QPainter& painter, QPointF corner, double tile, bool flies)
{
    QRadialGradient gradient(QPointF(0, 0), 1);
    gradient.setColorAt(0, QColor(4, 2, 6, flies ? 120 : 165));
    gradient.setColorAt(0.55, QColor(4, 2, 6, flies ? 70 : 110));
    gradient.setColorAt(1, QColor(4, 2, 6, 0));
    painter.save();
    painter.translate(corner.x() + tile * 0.5, corner.y() + tile * 0.91);
    painter.scale(tile * (flies ? 0.30 : 0.44), tile * 0.15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
}

// The hero stands in a faint warm ring.
void paintRing(QPainter& painter, QPointF corner, double tile)
{
    const QPointF centre = corner + QPointF(tile * 0.5, tile * 0.56);
    const double radius = tile * 0.78;
    QRadialGradient gradient(centre, radius);
    gradient.setColorAt(0, QColor(255, 214, 140, 110));
    gradient.setColorAt(0.55, QColor(255, 196, 110, 46));
    gradient.setColorAt(1, QColor(255, 190, 100, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(centre, radius, radius);
}

// A frame keeps the pips apart from a sprite; letters keep their feet without it.
void paintPips(QPainter& painter, const MapThing& thing, QPointF corner, int tile, bool hasFrame)
{
    const int full = pipsOf(thing.health, thing.maxHealth);
    const int width = std::max(2, tile / 8);
    const int gap = std::max(1, tile / 16);
    const int height = std::max(2, tile / 10);
    const int all = 4 * width + 3 * gap;
    const int left = static_cast<int>(std::floor(corner.x())) + (tile - all) / 2;
    const int top = static_cast<int>(std::floor(corner.y())) + tile - height - (hasFrame ? 1 : 0);
    if (hasFrame)
        painter.fillRect(QRect(left - 1, top - 1, all + 2, height + 2), QColor(10, 6, 10, 230));
    for (int i = 0; i < 4; ++i)
        painter.fillRect(QRect(left + i * (width + gap), top, width, height),
                         QColor(i < full ? pipColour(full) : palette::kPipEmpty));
}

// Nothing drawn could be told here; where things are, and of what kind, can.
void paintSpot(QPainter& painter, const ThingPaint& paint, const MapThing& thing, const ThingStyle& style,
               QPointF corner)
{
    const double radius = paint.tile * (thing.isCreature() ? 0.36 : 0.42);
    const QPointF centre = corner + QPointF(paint.tile, paint.tile) / 2;
    painter.setPen(QPen(thing.isHero ? QColor(Qt::white) : QColor(palette::kInk0), 1));
    painter.setBrush(paint.white > 0 ? QColor(Qt::white) : QColor(style.colour));
    if (thing.isCreature())
        painter.drawEllipse(centre, radius, radius);
    else
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -radius), centre + QPointF(radius, 0),
                                      centre + QPointF(0, radius), centre + QPointF(-radius, 0)});
}

} // namespace

ThingStyle thingStyle(const Catalogue& catalogue, KindTable table, std::uint16_t kind, SpriteBook& sprites)
{
    const Look& look = kindRow(catalogue, table, kind).look;
    const char32_t glyph = shownGlyph(look);
    const bool flies = table == KindTable::Creature && catalogue.creature(kind).flies;
    const QRgb colour = palette::signColour(look.colour);
    return {sprites.ofLook(look), sprites.ofGlyph(glyph, colour), flies, glyph, colour};
}

ThingStyles::ThingStyles(const Catalogue& catalogue, const std::string& heroArt, SpriteBook& sprites)
{
    for (std::size_t i = 0; i < catalogue.creatures().size(); ++i)
        m_creatures.push_back(thingStyle(catalogue, KindTable::Creature, static_cast<std::uint16_t>(i), sprites));
    m_heroes = m_creatures;
    if (const SpriteId art = sprites.find(heroArt); art != 0)
        for (ThingStyle& hero : m_heroes)
            hero.art = art;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        m_items.push_back(thingStyle(catalogue, KindTable::Item, static_cast<std::uint16_t>(i), sprites));
    for (std::size_t i = 0; i < catalogue.gases().size(); ++i)
        m_gases.push_back(thingStyle(catalogue, KindTable::Gas, static_cast<std::uint16_t>(i), sprites));
}

void paintThing(QPainter& painter, const ThingPaint& paint, const MapThing& thing, const ThingStyle& style,
                QPointF corner)
{
    const double tile = paint.tile;
    painter.setRenderHint(QPainter::Antialiasing);
    const double opacity = painter.opacity();
    if (thing.remembered)
        painter.setOpacity(opacity * kRememberedOpacity);
    if (paint.tile < kSmallestTile && !paint.asSign) {
        paintSpot(painter, paint, thing, style, corner);
        painter.setOpacity(opacity);
        return;
    }
    if (thing.isHero && !paint.asSign)
        paintRing(painter, corner, tile);
    const bool isInTheAir = thing.flies.value_or(style.flies);
    if (!paint.asSign)
        paintShadow(painter, corner, tile, isInTheAir);
    const QPointF lift(0, isInTheAir && !paint.asSign ? std::round(tile * 0.06) : 0);
    const SpriteId picture = paint.asSign ? style.sign : style.art;
    painter.drawPixmap(corner - lift, paint.sprites.sprite(picture, paint.tile, paint.light, !paint.asSign));
    if (paint.white > 0) {
        painter.setOpacity(opacity * paint.white);
        painter.drawPixmap(corner - lift, paint.sprites.sprite(picture, paint.tile, kSilhouette, false));
    }
    painter.setOpacity(opacity);
    if (thing.isCreature() && !thing.remembered && thing.health < thing.maxHealth)
        paintPips(painter, thing, corner, paint.tile, !paint.asSign);
    if (thing.mood != Mood::Still && !thing.remembered)
        paintStatusSign(painter, thing.mood, QRectF(corner + kSignPlace * tile, kSignSize * tile));
}

double gasDensity(const MapGas& gas)
{
    const double density = kThinnest + (kDensest - kThinnest) * gas.units / (gas.units + kHalfDense);
    return gas.remembered ? density * kRememberedOpacity : density;
}

void paintGas(QPainter& painter, const ThingPaint& paint, const MapGas& gas, const ThingStyle& style, QPointF corner,
              bool hasSign)
{
    const double density = gasDensity(gas);
    QColor veil(style.colour);
    veil.setAlphaF(static_cast<float>(density));
    painter.fillRect(QRectF(corner, QSizeF(paint.tile, paint.tile)), veil);
    if (paint.tile < kSmallestTile || !hasSign)
        return;
    const double opacity = painter.opacity();
    painter.setOpacity(opacity * (gas.remembered ? kRememberedOpacity : kSignOpacity));
    painter.drawPixmap(corner, paint.sprites.sprite(style.sign, paint.tile, paint.light, false));
    painter.setOpacity(opacity);
}

int pipsOf(int health, int maxHealth) { return std::clamp((health * 4 + maxHealth - 1) / maxHealth, 1, 4); }

QRgb pipColour(int pips)
{
    if (pips >= 3)
        return palette::kPipFull;
    return pips == 2 ? palette::kPipHalf : palette::kPipLow;
}

} // namespace cave
