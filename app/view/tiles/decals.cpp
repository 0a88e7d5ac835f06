// SPDX-License-Identifier: MIT
#include "app/view/tiles/decals.h"

#include "app/view/base/noise.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {

namespace {

constexpr float kTurn = 6.2831853f;

QColor shadow(double share) { return QColor(8, 5, 10, static_cast<int>(std::lround(share * 255))); }
QColor shine(double share) { return QColor(255, 238, 214, static_cast<int>(std::lround(share * 255))); }
QColor grown(int red, int green, int blue, float factor, int alpha = 255)
{
    const auto channel = [factor](int value) {
        return std::min(255, static_cast<int>(static_cast<float>(value) * factor));
    };
    return QColor(channel(red), channel(green), channel(blue), alpha);
}

// Drawing in one cell. Sizes of strokes are in units of 1/32 of the cell.
struct Cell {
    QPainter& painter;
    float tile;
    DecorRandom& random;

    float unit() const { return tile / 32; }
    float along(float low, float high) { return random.between(low, high) * tile; }
    float size(float low, float high) { return random.between(low, high) * unit(); }
    void blob(float x, float y, float radiusX, float radiusY, const QColor& colour)
    {
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(x, y), radiusX, radiusY);
    }
};

void paintPebbles(Cell cell)
{
    const float unit = cell.unit();
    for (int i = 0; i < 5; ++i) {
        const float x = cell.along(0.16f, 0.84f);
        const float y = cell.along(0.20f, 0.84f);
        const float size = cell.size(1.5f, 3.1f);
        cell.blob(x + 0.8f * unit, y + unit, size * 1.15f, size * 0.8f, shadow(0.45));
        cell.blob(x, y, size, size * 0.78f, grown(124, 114, 106, cell.random.between(0.75f, 1.1f)));
        cell.blob(x - size * 0.25f, y - size * 0.28f, size * 0.5f, size * 0.32f, shine(0.30));
    }
}

void paintCracks(Cell cell, int branches)
{
    const float unit = cell.unit();
    cell.painter.setBrush(Qt::NoBrush);
    for (int branch = 0; branch < branches; ++branch) {
        QPointF at(cell.along(0.2f, 0.8f), cell.along(0.2f, 0.8f));
        float angle = cell.random.between(0, kTurn);
        QPolygonF line{at};
        for (int i = 0; i < 5; ++i) {
            angle += cell.random.between(-0.8f, 0.8f);
            at += QPointF(std::cos(angle), std::sin(angle)) * 4.2 * unit;
            line << at;
        }
        cell.painter.setPen(QPen(shine(0.13), 1.1 * unit));
        cell.painter.drawPolyline(line.translated(0.8 * unit, 0.9 * unit));
        cell.painter.setPen(QPen(shadow(0.52), std::max(0.8, 1.25 * unit), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        cell.painter.drawPolyline(line);
    }
}

void paintMoss(Cell cell, int tufts, float spread)
{
    const float unit = cell.unit();
    const float centreX = cell.along(0.35f, 0.65f);
    const float centreY = cell.along(0.35f, 0.65f);
    for (int i = 0; i < tufts; ++i) {
        const float angle = cell.random.between(0, kTurn);
        const float distance = std::sqrt(cell.random.unit()) * spread * cell.tile;
        const float x = centreX + std::cos(angle) * distance;
        const float y = centreY + std::sin(angle) * distance * 0.85f;
        const float size = cell.size(1.0f, 2.7f);
        cell.blob(x + 0.5f * unit, y + 0.7f * unit, size, size * 0.8f, QColor(18, 30, 16, 90));
        cell.blob(x, y, size, size * 0.8f, grown(74, 100, 48, cell.random.between(0.75f, 1.15f), 205));
        if (i % 3 == 0)
            cell.blob(x - 0.3f * size, y - 0.3f * size, size * 0.45f, size * 0.35f, QColor(138, 164, 82, 190));
    }
}

void paintGrass(Cell cell)
{
    const float unit = cell.unit();
    for (int i = 0; i < 15; ++i) {
        const float x = cell.along(0.14f, 0.86f);
        const float y = cell.along(0.34f, 0.92f);
        const float height = cell.size(4, 8);
        const float lean = cell.size(-2.6f, 2.6f);
        QPainterPath blade(QPointF(x - unit, y));
        blade.quadTo(x, y - height * 0.6f, x + lean, y - height);
        blade.quadTo(x + 0.6f * unit, y - height * 0.5f, x + unit, y);
        cell.painter.fillPath(blade, grown(86, 122, 56, cell.random.between(0.8f, 1.2f)));
    }
}

void paintBone(Cell cell, QPointF centre, float degrees, float length)
{
    const float unit = cell.unit();
    cell.painter.save();
    cell.painter.translate(centre);
    cell.painter.rotate(degrees);
    for (const bool outline : {true, false}) {
        const float grow = outline ? unit : 0;
        cell.painter.setBrush(outline ? shadow(0.65) : QColor(188, 178, 152));
        const QRectF shaft(-length - grow, -0.9f * unit - grow, 2 * (length + grow), 1.8f * unit + 2 * grow);
        cell.painter.drawRoundedRect(shaft, unit, unit);
        for (const int end : {-1, 1}) {
            for (const int knob : {-1, 1}) {
                const QPointF at(static_cast<float>(end) * length, static_cast<float>(knob) * 1.1f * unit);
                cell.painter.drawEllipse(at, 1.4f * unit + grow, 1.3f * unit + grow);
            }
        }
    }
    cell.painter.restore();
}

void paintBones(Cell cell)
{
    const float tile = cell.tile;
    const float unit = cell.unit();
    paintBone(cell, {0.38 * tile, 0.64 * tile}, 24, 5 * unit);
    paintBone(cell, {0.62 * tile, 0.70 * tile}, -38, 4 * unit);
    cell.blob(0.50f * tile, 0.42f * tile, 5.4f * unit, 5.0f * unit, shadow(0.65));
    cell.blob(0.50f * tile, 0.42f * tile, 4.4f * unit, 4.0f * unit, QColor(200, 190, 164));
    cell.blob(0.505f * tile, 0.54f * tile, 2.6f * unit, 2.0f * unit, QColor(178, 168, 142));
    for (const float eye : {0.455f, 0.545f})
        cell.blob(eye * tile, 0.43f * tile, 1.2f * unit, 1.3f * unit, QColor(30, 24, 26));
}

void paintGlowcaps(Cell cell)
{
    const float unit = cell.unit();
    for (int i = 0; i < 6; ++i) {
        const float x = cell.along(0.18f, 0.82f);
        const float y = cell.along(0.28f, 0.84f);
        const float size = cell.size(1.8f, 3.8f);
        cell.blob(x + 0.8f * unit, y + 2 * unit, size * 1.1f, size * 0.55f, shadow(0.5));
        cell.painter.fillRect(QRectF(x - 0.27f * size, y, 0.55f * size, size), QColor(206, 214, 190));
        QPainterPath cap(QPointF(x - size, y + 0.3f * size));
        cap.quadTo(x - size, y - size, x, y - size);
        cap.quadTo(x + size, y - size, x + size, y + 0.3f * size);
        cap.closeSubpath();
        cell.painter.fillPath(cap, QColor(70, 212, 178));
        cell.blob(x - 0.3f * size, y - 0.4f * size, size * 0.36f, size * 0.28f, QColor(214, 255, 240));
    }
}

struct Chip {
    float x = 0;
    float y = 0;
    float size = 0;
    std::uint32_t hash = 0;
};

void paintChip(Cell cell, const Chip& chip)
{
    DecorRandom random{chip.hash};
    const float value = random.between(0.86f, 1.16f);
    std::array<float, 7> radii{};
    for (float& radius : radii)
        radius = random.between(0.78f, 1.08f) * chip.size;
    const auto outline = [&](float scale, float dx, float dy) {
        QPolygonF polygon;
        for (std::size_t i = 0; i < radii.size(); ++i) {
            const float angle = static_cast<float>(i) * kTurn / static_cast<float>(radii.size());
            polygon << QPointF(chip.x + dx * chip.size + std::cos(angle) * radii[i] * scale,
                               chip.y + dy * chip.size + std::sin(angle) * radii[i] * 0.80f * scale);
        }
        return polygon;
    };
    QPainter& painter = cell.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow(0.50));
    painter.drawPolygon(outline(1.05f, 0.22f, 0.34f));
    painter.setPen(QPen(QColor(20, 16, 20), std::max(0.8f, cell.unit())));
    painter.setBrush(grown(92, 86, 84, value));
    painter.drawPolygon(outline(1, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(grown(136, 126, 118, value));
    painter.drawPolygon(outline(0.66f, -0.12f, -0.22f));
    painter.setBrush(shine(0.30));
    painter.drawPolygon(outline(0.30f, -0.26f, -0.36f));
}

void paintRubble(Cell cell)
{
    std::array<Chip, 7> chips;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const float angle = cell.random.between(0, kTurn);
        const float distance = 0.06f + 0.30f * std::sqrt(cell.random.unit());
        chips[i].x = (0.5f + std::cos(angle) * distance) * cell.tile;
        chips[i].y = (0.54f + std::sin(angle) * distance * 0.9f) * cell.tile;
        chips[i].size = i < 2 ? cell.size(6.2f, 8.0f) : cell.size(2.6f, 4.8f);
        chips[i].hash = cell.random.next();
    }
    std::ranges::sort(chips, {}, &Chip::y); // the nearer ones lie in front
    for (const Chip& chip : chips)
        paintChip(cell, chip);
}

void paintBlood(Cell cell)
{
    for (int i = 0; i < 9; ++i) {
        const float size = cell.size(1.0f, 4.6f);
        cell.blob(cell.along(0.22f, 0.78f), cell.along(0.26f, 0.8f), size, size * 0.7f, QColor(112, 22, 26, 190));
    }
}

Decal caveDecal(float chance, float choice, float damp)
{
    if (damp > 0.68f && chance < (damp - 0.60f) * 3) {
        if (choice < 0.35f)
            return Decal::LittleMoss;
        if (choice < 0.62f)
            return Decal::Moss;
        return choice < 0.86f ? Decal::ThickMoss : Decal::Grass;
    }
    if (chance <= 0.94f)
        return Decal::None;
    if (choice < 0.5f)
        return Decal::Pebbles;
    if (choice < 0.68f)
        return Decal::FewCracks;
    return choice < 0.95f ? Decal::ManyCracks : Decal::Bones;
}

Decal roomDecal(float chance, float choice, float damp)
{
    if (chance > 0.93f) {
        if (choice < 0.6f)
            return Decal::FewCracks;
        return choice < 0.8f ? Decal::ManyCracks : Decal::Pebbles;
    }
    return damp > 0.74f && chance < 0.25f ? Decal::LittleMoss : Decal::None;
}

Decal cryptDecal(float chance, float choice)
{
    if (chance <= 0.90f)
        return Decal::None;
    if (choice < 0.35f)
        return Decal::ManyCracks;
    if (choice < 0.6f)
        return Decal::Bones;
    return choice < 0.8f ? Decal::FewCracks : Decal::Pebbles;
}

} // namespace

Decal decalAt(Stone stone, int x, int y, std::uint32_t seed)
{
    const std::uint32_t hash = decorHash(x, y, seed ^ 77);
    const float chance = unitOf(hash);
    const float choice = unitOf(mixDecor(hash));
    const float damp = slowNoise(static_cast<float>(x) / 7, static_cast<float>(y) / 7, seed ^ 5);
    switch (stone) {
    case Stone::Cave: return caveDecal(chance, choice, damp);
    case Stone::Room: return roomDecal(chance, choice, damp);
    case Stone::Crypt: return cryptDecal(chance, choice);
    }
    return Decal::None;
}

bool isMossy(Decal decal) { return decal == Decal::LittleMoss || decal == Decal::Moss || decal == Decal::ThickMoss; }

void paintDecal(QPainter& painter, Decal decal, int tile, DecorRandom random)
{
    painter.setPen(Qt::NoPen);
    const Cell cell{painter, static_cast<float>(tile), random};
    switch (decal) {
    case Decal::None: break;
    case Decal::Pebbles: paintPebbles(cell); break;
    case Decal::FewCracks: paintCracks(cell, 2); break;
    case Decal::ManyCracks: paintCracks(cell, 3); break;
    case Decal::LittleMoss: paintMoss(cell, 16, 0.26f); break;
    case Decal::Moss: paintMoss(cell, 26, 0.34f); break;
    case Decal::ThickMoss: paintMoss(cell, 38, 0.44f); break;
    case Decal::Grass: paintGrass(cell); break;
    case Decal::Bones: paintBones(cell); break;
    case Decal::Rubble: paintRubble(cell); break;
    case Decal::Glowcaps: paintGlowcaps(cell); break;
    case Decal::Blood: paintBlood(cell); break;
    }
}

} // namespace cave
