// SPDX-License-Identifier: MIT
#include "app/view/level_item.h"

#include "app/view/tile_plan.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
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
    update();
}

void LevelItem::refresh(const Box& changed) { repaint(m_picture->refresh(changed)); }

void LevelItem::setAscii(bool isAscii)
{
    m_picture->setAscii(isAscii);
    update();
}

void LevelItem::setPaintsCreatures(bool paints)
{
    m_paintsCreatures = paints;
    m_picture->setPaintsCreatures(paints);
    update();
}

void LevelItem::setFlicker(float flicker) { repaint(m_picture->setFlicker(flicker)); }

void LevelItem::setShimmer(const LightMap::Shimmer& shimmer) { repaint(m_picture->setShimmer(shimmer)); }

void LevelItem::setGhosts(std::vector<GhostTile> ghosts) { repaint(m_picture->setGhosts(std::move(ghosts))); }

void LevelItem::setDrained(std::optional<QPoint> around)
{
    m_picture->setDrained(around);
    update();
}

QRectF LevelItem::boundingRect() const { return areaOf(model().box()); }

// Rings and halos reach into the neighbouring cells.
void LevelItem::repaint(const Box& cells)
{
    if (!cells.isEmpty())
        update(areaOf(cells.grown(1).intersected(model().box())));
}

void LevelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const Box cells = cellsIn(option->exposedRect, model().box());
    if (cells.isEmpty())
        return;
    const double pixelsPerCell = painter->combinedTransform().m11(); // device pixels
    painter->save();
    if (pixelsPerCell < kSmallestTile)
        paintFar(*painter, cells, pixelsPerCell < 1);
    else
        paintNear(*painter, cells, pixelsPerCell);
    painter->restore();
}

void LevelItem::paintFar(QPainter& painter, const Box& cells, bool smooth) const
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    painter.drawImage(areaOf(cells), m_picture->farImage(), areaOf(cells));
}

// In device pixels: a scaled painter would copy slowly and not exactly.
void LevelItem::paintNear(QPainter& painter, const Box& cells, double pixelsPerCell)
{
    const TilePlan plan = planFor(pixelsPerCell);
    const QImage& image = m_picture->paint(cells, plan.tile);
    const double ratio = painter.device()->devicePixelRatio();
    const QPointF corner = painter.combinedTransform().map(QPointF(cells.x, cells.y));
    const QPointF pixel(std::round(corner.x()), std::round(corner.y()));
    const QRectF source(0, 0, cells.width * plan.tile, cells.height * plan.tile);
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    if (plan.magnification == 1) {
        painter.drawImage(pixel, image, source);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !isWhole(plan.magnification));
    painter.drawImage(QRectF(pixel, source.size() * plan.magnification), image, source);
}

} // namespace cave
