// SPDX-License-Identifier: MIT
#include "app/view/map/level_item.h"

#include "app/view/tiles/tile_plan.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace cave {

namespace {

bool isWhole(double value) { return std::abs(value - std::round(value)) < 1e-6; }

Box cellsIn(const QRectF& area, const Box& all)
{
    const int left = static_cast<int>(std::floor(area.left() + 1e-6));
    const int top = static_cast<int>(std::floor(area.top() + 1e-6));
    const int right = static_cast<int>(std::ceil(area.right() - 1e-6));
    const int bottom = static_cast<int>(std::ceil(area.bottom() - 1e-6));
    return Box{left, top, right - left, bottom - top}.intersected(all);
}

QRectF areaOf(const Box& cells) { return QRectF(cells.x, cells.y, cells.width, cells.height); }

} // namespace

LevelItem::LevelItem(std::shared_ptr<const MapModel> model, std::shared_ptr<Artwork> artwork)
    : m_picture(std::make_unique<LevelPicture>(std::move(model), std::move(artwork)))
{
    setFlag(ItemUsesExtendedStyleOption); // for the exposed rectangle
}

void LevelItem::setModel(std::shared_ptr<const MapModel> model)
{
    prepareGeometryChange();
    const bool ascii = isAscii();
    m_picture = std::make_unique<LevelPicture>(std::move(model), m_picture->sharedArtwork());
    m_picture->setAscii(ascii);
    m_picture->setPaintsCreatures(m_paintsCreatures);
    repaintAll();
}

void LevelItem::refresh(const Box& changed) { repaint(m_picture->refresh(changed)); }

void LevelItem::setAscii(bool isAscii)
{
    m_picture->setAscii(isAscii);
    repaintAll();
}

void LevelItem::setPaintsCreatures(bool paints)
{
    m_paintsCreatures = paints;
    m_picture->setPaintsCreatures(paints);
    repaintAll();
}

void LevelItem::setFlicker(float flicker) { repaint(m_picture->setFlicker(flicker)); }

void LevelItem::setShimmer(const LightMap::Shimmer& shimmer) { repaint(m_picture->setShimmer(shimmer)); }

void LevelItem::setGhosts(std::vector<GhostTile> ghosts) { repaint(m_picture->setGhosts(std::move(ghosts))); }

void LevelItem::setDrained(std::optional<QPoint> around)
{
    m_picture->setDrained(around);
    repaintAll();
}

QRectF LevelItem::boundingRect() const { return areaOf(model().box()); }

// Rings and halos reach into the neighbouring cells.
void LevelItem::repaint(const Box& cells)
{
    if (cells.isEmpty())
        return;
    const Box painted = cells.grown(1).intersected(model().box());
    m_painted.forget(painted);
    update(areaOf(painted));
}

void LevelItem::repaintAll()
{
    m_painted.forgetAll();
    update();
}

void LevelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const double pixelsPerCell = painter->combinedTransform().m11(); // device pixels
    if (m_exposed.empty())
        paintCells(*painter, cellsIn(option->exposedRect, model().box()), pixelsPerCell);
    for (const QRectF& part : m_exposed)
        paintCells(*painter, cellsIn(part.intersected(option->exposedRect), model().box()), pixelsPerCell);
}

void LevelItem::paintCells(QPainter& painter, const Box& cells, double pixelsPerCell)
{
    if (cells.isEmpty())
        return;
    if (pixelsPerCell < kSmallestShown)
        return m_picture->paintFar(painter, cells, pixelsPerCell);
    const TilePlan plan = planFor(pixelsPerCell);
    const auto pixels = std::int64_t{cells.width} * cells.height * plan.tile * plan.tile;
    if (plan.magnification == 1 && pixels <= PaintedCells::kMostPixels)
        paintHeld(painter, cells, plan.tile);
    else
        paintNear(painter, cells, plan);
}

// Paints in device pixels, as a scaled painter would copy slowly and not exactly. Gives back where `cells` begin.
QPoint LevelItem::usePixels(QPainter& painter, const Box& cells)
{
    const double ratio = painter.device()->devicePixelRatio();
    const QPointF corner = painter.combinedTransform().map(QPointF(cells.x, cells.y));
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    return {static_cast<int>(std::round(corner.x())), static_cast<int>(std::round(corner.y()))};
}

void LevelItem::paintNear(QPainter& painter, const Box& cells, const TilePlan& plan)
{
    const QImage& image = m_picture->paint(cells, plan.tile);
    const QRectF source(0, 0, cells.width * plan.tile, cells.height * plan.tile);
    painter.save();
    const QPoint pixel = usePixels(painter, cells);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !isWhole(plan.magnification));
    painter.drawImage(QRectF(pixel, source.size() * plan.magnification), image, source);
    painter.restore();
}

void LevelItem::paintHeld(QPainter& painter, const Box& cells, int tile)
{
    m_painted.makeRoom(cells, tile);
    m_picture->cover(cells);
    for (const PaintedCells::Piece& piece : m_painted.missing(cells))
        m_picture->paint(piece.cells, tile, m_painted.pixels(), piece.corner);
    m_painted.hold(cells);
    painter.save();
    const QPoint pixel = usePixels(painter, cells);
    m_painted.draw(painter, pixel, cells);
    painter.restore();
}

} // namespace cave
