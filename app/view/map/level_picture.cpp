// SPDX-License-Identifier: MIT
#include "app/view/map/level_picture.h"

#include "app/view/base/paint_pool.h"
#include "app/view/base/pixel_copy.h"
#include "app/view/light/drain.h"
#include "app/view/light/grey.h"
#include "app/view/map/ascii_painter.h"
#include "app/view/tiles/theme_look.h"
#include "app/view/ui/palette.h"

#include <QPainter>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace cave {

namespace {

constexpr QRgb kOpaqueVoid = 0xff000000 | palette::kVoid;
constexpr double kRememberedSprite = 0.62; // opacity over the memory, so that stairs and doors are found at a glance
constexpr double kBarsOpacity = 0.62;      // over what lies behind them, so that it is told as well
constexpr double kGhostOpacity = 0.62;
constexpr int kGhostVeil = 41;             // of 255
constexpr float kFarGhostOpacity = 0.62f;

bool comesBefore(QPoint a, QPoint b) { return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x()); }

Box cellBox(QPoint cell) { return {cell.x(), cell.y(), 1, 1}; }

void makeRoom(QImage& image, QSize size)
{
    if (image.width() < size.width() || image.height() < size.height())
        image = QImage(size.expandedTo(image.size()), QImage::Format_RGB32);
}

QPointF cornerOf(const Box& cells, int x, int y, int tile)
{
    return {static_cast<double>((x - cells.x) * tile), static_cast<double>((y - cells.y) * tile)};
}

} // namespace

LevelPicture::LevelPicture(std::shared_ptr<const MapModel> model, std::shared_ptr<Artwork> artwork)
    : m_model(std::move(model)), m_artwork(std::move(artwork)), m_theme(m_model->theme()),
      m_styles(tileStyles(m_model->catalogue(), m_artwork->sprites(), m_theme)),
      m_thingStyles(m_model->catalogue(), m_model->heroArt(), m_artwork->sprites()), m_light(*m_model, m_styles),
      m_far(*m_model, m_styles, m_thingStyles, m_light)
{
    m_far.renew(m_model->box(), m_isAscii);
}

// In place, as others read them.
void LevelPicture::renewTheme()
{
    m_theme = m_model->theme();
    std::ranges::copy(tileStyles(m_model->catalogue(), m_artwork->sprites(), m_theme), m_styles.begin());
    m_tiles.reset();
}

Box LevelPicture::refresh(const Box& changed)
{
    if (m_theme != m_model->theme())
        renewTheme();
    const Box looks = changed.isEmpty() ? Box{} : changed.grown(1).intersected(m_model->box());
    renewLooks(looks.intersected(m_looks.box()));
    const Box painted = looks.united(m_light.refresh(changed));
    m_far.renew(painted, m_isAscii);
    return painted;
}

void LevelPicture::setAscii(bool isAscii)
{
    m_isAscii = isAscii;
    m_far.renew(m_model->box(), m_isAscii);
}

Box LevelPicture::setGhosts(std::vector<GhostTile> ghosts)
{
    std::ranges::sort(ghosts, comesBefore, &GhostTile::cell);
    if (ghosts == m_ghosts)
        return {};
    Box changed;
    for (const std::vector<GhostTile>* list : {&m_ghosts, &ghosts}) {
        for (const GhostTile& ghost : *list)
            changed = changed.united(cellBox(ghost.cell));
    }
    m_ghosts = std::move(ghosts);
    return changed.grown(1).intersected(m_model->box());
}

QRgb LevelPicture::lightStepAt(int x, int y) const
{
    if (m_model->hasDaylight())
        return kFullLight;
    const LightColour light = m_light.mean(x, y);
    return lightStep(light.red, light.green, light.blue);
}

void LevelPicture::renewLooks(const Box& box)
{
    for (int y = box.y; y < box.bottom(); ++y) {
        for (int x = box.x; x < box.right(); ++x) {
            m_pictures[x, y] = nullptr;
            if (m_model->isKnown(x, y))
                m_looks[x, y] = lookAt(*m_model, m_styles, x, y);
        }
    }
}

void LevelPicture::useTile(int tile)
{
    if (m_tiles && m_tiles->tile() == tile)
        return;
    m_tiles = m_artwork->tiles(tile, dressOf(m_theme));
    std::ranges::fill(m_pictures.cells(), nullptr);
}

void LevelPicture::cover(const Box& cells)
{
    m_light.cover(cells);
    const Box before = m_looks.box();
    if (before == m_light.covered())
        return;
    m_looks.move(m_light.covered());
    m_pictures.move(m_light.covered());
    m_thingAt.move(m_light.covered());
    for (const Box& box : outside(m_looks.box(), before))
        renewLooks(box);
}

const QImage& LevelPicture::paint(const Box& cells, int tile)
{
    makeRoom(m_frame, QSize(cells.width, cells.height) * tile);
    paint(cells, tile, m_frame, {0, 0});
    return m_frame;
}

void LevelPicture::paint(const Box& cells, int tile, QImage& image, QPoint corner)
{
    const QRect painted(corner, QSize(cells.width, cells.height) * tile);
    assert(tile >= kSmallestShown && tile <= kLargestTile);
    assert(image.rect().contains(painted));
    cover(cells);
    if (tile < kSmallestTile)
        paintHalved(cells, tile, image, corner);
    else
        paintCells(cells, tile, image, corner);
    QPainter painter(&image);
    painter.setClipRect(painted);
    painter.translate(corner);
    if (!m_isAscii)
        paintThings(painter, cells, tile);
    paintGases(painter, cells, tile);
    if (!m_ghosts.empty())
        paintGhosts(painter, cells, tile);
    painter.end();
    if (m_drained) {
        const QPointF middle = corner + cornerOf(cells, m_drained->x(), m_drained->y(), tile) + QPointF(tile, tile) / 2;
        drainColour(image, painted, middle, tile);
    }
    if (isSingleColour())
        makeGrey(image, painted);
}

// The ground with what belongs to it, and signs of the classic look.
void LevelPicture::paintCells(const Box& cells, int tile, QImage& image, QPoint corner)
{
    assert(tile % kLightSamples == 0);
    useTile(tile);
    const int stride = static_cast<int>(image.bytesPerLine() / 4);
    auto* const out = reinterpret_cast<std::uint32_t*>(image.scanLine(corner.y())) + corner.x();
    if (m_isAscii)
        return paintSigns(cells, out, stride);
    paintTiles(cells, out, stride);
    QPainter painter(&image);
    painter.translate(corner);
    paintRememberedSprites(painter, cells);
}

// The same at twice the size, halved: lines and stones become what they are seen from further away. In strips, which
// stay in the processor's cache.
void LevelPicture::paintHalved(const Box& cells, int tile, QImage& image, QPoint corner)
{
    constexpr int kStrip = 1 << 18; // pixels
    const int pixelsOfARow = 4 * tile * tile * cells.width;
    const int rows = std::clamp(kStrip / pixelsOfARow, 1, cells.height);
    const QSize size(cells.width * tile, rows * tile);
    makeRoom(m_twice, 2 * size);
    for (int y = 0; y < cells.height; y += rows) {
        const Box strip{cells.x, cells.y + y, cells.width, std::min(rows, cells.height - y)};
        paintCells(strip, 2 * tile, m_twice, {0, 0});
        copyHalved(m_twice, QSize(strip.width, strip.height) * tile, image, corner + QPoint(0, y * tile));
    }
}

void LevelPicture::findPictures(const Box& cells)
{
    std::vector<QPoint> missing;
    std::vector<CellLook> looks;
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            if (m_pictures[x, y] != nullptr || !m_model->isKnown(x, y))
                continue;
            missing.push_back({x, y});
            looks.push_back(m_looks[x, y]);
        }
    }
    m_tiles->prepare(looks);
    for (std::size_t i = 0; i < missing.size(); ++i)
        m_pictures[missing[i].x(), missing[i].y()] =
            reinterpret_cast<const std::uint32_t*>(m_tiles->picture(looks[i]).constBits());
}

void LevelPicture::paintTiles(const Box& cells, std::uint32_t* out, int stride)
{
    findPictures(cells);
    LitJob job;
    job.out = out;
    job.outStride = stride;
    job.tile = m_tiles->tile();
    job.cells = {cells.x - m_light.covered().x, cells.y - m_light.covered().y, cells.width, cells.height};
    job.pictures = &m_pictures[cells.x, cells.y];
    job.pictureStride = m_pictures.box().width;
    job.light = m_light.samples();
    job.lightWidth = m_light.widthInSamples();
    job.lightHeight = m_light.heightInSamples();
    job.voidColour = kOpaqueVoid;
    // Half of it on another core, where that is worth waking one.
    constexpr int kLarge = 1 << 15; // pixels
    const int half = cells.width * cells.height * job.tile * job.tile < kLarge ? 0 : cells.height / 2;
    if (half == 0)
        return litBlit(job, m_scratch);
    paintBoth([&] { litBlit(rowsOf(job, 0, half), m_otherScratch); },
              [&] { litBlit(rowsOf(job, half, cells.height - half), m_scratch); });
}

void LevelPicture::findThings(const Box& cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y)
        std::fill_n(&m_thingAt[cells.x, y], cells.width, std::uint16_t{0});
    const std::vector<MapThing>& things = m_model->things();
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (cells.contains(things[i].x, things[i].y))
            m_thingAt[things[i].x, things[i].y] = static_cast<std::uint16_t>(i + 1);
    }
}

void LevelPicture::paintSigns(const Box& cells, std::uint32_t* out, int stride)
{
    findThings(cells);
    GlyphMasks& masks = m_artwork->glyphs(m_tiles->tile());
    const int tile = m_tiles->tile();
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            std::uint32_t* const place =
                out + static_cast<std::ptrdiff_t>(y - cells.y) * tile * stride + (x - cells.x) * tile;
            if (!m_model->isKnown(x, y)) {
                for (int row = 0; row < tile; ++row)
                    std::fill_n(place + row * stride, tile, kOpaqueVoid);
                continue;
            }
            const std::uint16_t number = m_thingAt[x, y];
            const MapThing* thing = number == 0 ? nullptr : &m_model->things()[number - 1u];
            AsciiThing state = AsciiThing::None;
            if (thing != nullptr)
                state = thing->remembered ? AsciiThing::Remembered : AsciiThing::Present;
            const ThingStyle* style = thing == nullptr ? nullptr : &m_thingStyles.of(*thing);
            AsciiCell cell = asciiCell(*m_model, m_styles[m_model->tile(x, y)], m_light.mean(x, y), x, y, state, style);
            if (thing != nullptr && !isPainted(*thing))
                cell.glyph = U' ';
            blitAscii(cell, masks, place, stride);
        }
    }
}

bool LevelPicture::isPainted(const MapThing& thing) const
{
    return m_paintsCreatures || !thing.isCreature() || thing.remembered;
}

void LevelPicture::paintRememberedSprites(QPainter& painter, const Box& cells)
{
    const QRgb light = lightStep(0, 0.02f, 0.29f);
    painter.setOpacity(kRememberedSprite);
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            if (!m_model->isKnown(x, y) || m_model->isVisible(x, y) || m_looks[x, y].sprite == 0)
                continue;
            const QPixmap& sprite = m_artwork->sprites().sprite(m_looks[x, y].sprite, m_tiles->tile(), light, false);
            painter.drawPixmap(cornerOf(cells, x, y, m_tiles->tile()), sprite);
        }
    }
    painter.setOpacity(1);
}

// Rings and shadows reach into neighbouring cells.
void LevelPicture::paintThings(QPainter& painter, const Box& cells, int tile)
{
    const Box near = cells.grown(1);
    for (const MapThing& thing : m_model->things()) {
        if (!near.contains(thing.x, thing.y) || !isPainted(thing) || !m_model->isKnown(thing.x, thing.y))
            continue;
        const ThingPaint paint{m_artwork->sprites(), tile, lightStepAt(thing.x, thing.y)};
        const QPointF corner = cornerOf(cells, thing.x, thing.y, tile);
        paintThing(painter, paint, thing, m_thingStyles.of(thing), corner);
        const TileStyle& ground = m_styles[m_model->tile(thing.x, thing.y)];
        if (ground.isBarred && !thing.isCreature() && !thing.remembered && tile >= kSmallestTile)
            paintBars(painter, paint, ground, corner);
    }
}

// Once more: what is shut in has covered them.
void LevelPicture::paintBars(QPainter& painter, const ThingPaint& paint, const TileStyle& ground, QPointF corner)
{
    painter.setOpacity(kBarsOpacity);
    painter.drawPixmap(corner, paint.sprites.sprite(ground.front, paint.tile, paint.light, false));
    painter.setOpacity(1);
}

// Over what lies there; where a sign stands for somebody the gas only tints it.
void LevelPicture::paintGases(QPainter& painter, const Box& cells, int tile)
{
    for (const MapGas& gas : m_model->gases()) {
        if (!cells.contains(gas.x, gas.y) || !m_model->isKnown(gas.x, gas.y))
            continue;
        const QRgb light = m_isAscii ? kFullLight : lightStepAt(gas.x, gas.y);
        const bool hasSign = !m_isAscii || m_thingAt[gas.x, gas.y] == 0;
        paintGas(painter, {m_artwork->sprites(), tile, light}, gas, m_thingStyles.of(gas),
                 cornerOf(cells, gas.x, gas.y, tile), hasSign);
    }
}

// Ghosts tell where, not what: there is no room for more.
void LevelPicture::paintFar(QPainter& painter, const Box& cells, double pixelsPerCell) const
{
    m_far.paint(painter, cells, pixelsPerCell);
    QColor amber(palette::kAmber);
    amber.setAlphaF(kFarGhostOpacity);
    for (const GhostTile& ghost : m_ghosts) {
        const Box area = cellsUnderPixel(ghost.cell, pixelsPerCell);
        if (!area.intersected(cells).isEmpty())
            painter.fillRect(QRectF(area.x, area.y, area.width, area.height), amber);
    }
}

bool LevelPicture::hasGhost(QPoint cell) const
{
    const auto found = std::ranges::lower_bound(m_ghosts, cell, comesBefore, &GhostTile::cell);
    return found != m_ghosts.end() && found->cell == cell;
}

void LevelPicture::paintGhosts(QPainter& painter, const Box& cells, int tile)
{
    const QColor amber(palette::kAmber);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, tile < kSmallestTile);
    for (const GhostTile& ghost : m_ghosts) {
        if (!cells.contains(ghost.cell.x(), ghost.cell.y()))
            continue;
        const QPointF corner = cornerOf(cells, ghost.cell.x(), ghost.cell.y(), tile);
        const QRectF area(corner, QSizeF(tile, tile));
        painter.setOpacity(kGhostOpacity);
        painter.drawImage(area,
                          m_tiles->picture(lookOfTile(*m_model, m_styles, ghost.cell.x(), ghost.cell.y(), ghost.tile)));
        painter.setOpacity(1);
        painter.fillRect(area, QColor(amber.red(), amber.green(), amber.blue(), kGhostVeil));
        painter.setPen(QPen(amber, std::max(1.0, tile / 20.0)));
        const double half = painter.pen().widthF() / 2;
        const QRectF frame = area.adjusted(half, half, -half, -half);
        if (!hasGhost(ghost.cell + QPoint(0, -1)))
            painter.drawLine(frame.topLeft(), frame.topRight());
        if (!hasGhost(ghost.cell + QPoint(0, 1)))
            painter.drawLine(frame.bottomLeft(), frame.bottomRight());
        if (!hasGhost(ghost.cell + QPoint(-1, 0)))
            painter.drawLine(frame.topLeft(), frame.bottomLeft());
        if (!hasGhost(ghost.cell + QPoint(1, 0)))
            painter.drawLine(frame.topRight(), frame.bottomRight());
    }
}

} // namespace cave
