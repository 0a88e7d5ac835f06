// SPDX-License-Identifier: MIT
// Paints the cells of one level into pixels: art or the classic look, from afar or near, with light, things and
// previews.
#pragma once

#include "app/view/light/light_map.h"
#include "app/view/map/far_picture.h"
#include "app/view/tiles/artwork.h"
#include "app/view/tiles/thing_painter.h"
#include "app/view/tiles/tile_plan.h"

#include <QImage>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

// A tile that a tool would set, shown over the real one.
struct GhostTile {
    QPoint cell;
    TileId tile = 0;
    bool operator==(const GhostTile&) const = default;
};

class LevelPicture {
public:
    LevelPicture(std::shared_ptr<const MapModel> model, std::shared_ptr<Artwork> artwork);
    LevelPicture(const LevelPicture&) = delete; // its light refers to its styles
    LevelPicture& operator=(const LevelPicture&) = delete;

    const MapModel& model() const { return *m_model; }
    Artwork& artwork() const { return *m_artwork; }
    const std::shared_ptr<Artwork>& sharedArtwork() const { return m_artwork; }

    // After the model changed in `changed`, all of it for another theme; gives back the cells to paint again.
    Box refresh(const Box& changed);
    Box setFlicker(float flicker) { return m_light.setFlicker(flicker); }
    Box setShimmer(const LightMap::Shimmer& shimmer) { return m_light.setShimmer(shimmer); }
    void setAscii(bool isAscii);
    bool isAscii() const { return m_isAscii; }
    // Without: only items and remembered creatures, for a scene whose creatures are items of their own.
    void setPaintsCreatures(bool paints) { m_paintsCreatures = paints; }
    Box setGhosts(std::vector<GhostTile> ghosts);
    // Colour leaves the level but for a few cells around this one: the hero has fallen there. None: all colours.
    void setDrained(std::optional<QPoint> around) { m_drained = around; }

    // cells.width * tile x cells.height * tile pixels of `image`, RGB32, with `corner` as their upper left one. `tile`:
    // a multiple of 4 from kSmallestTile to kLargestTile, or of 2 from kSmallestShown. `cells` must lie inside the
    // level.
    void paint(const Box& cells, int tile, QImage& image, QPoint corner);
    // The same in the upper left of an image that may be bigger and is valid until the next call.
    const QImage& paint(const Box& cells, int tile);
    // Call it before painting these cells in parts: light is made ready for all of them at once.
    void cover(const Box& cells);
    // One pixel a cell, things included.
    const QImage& farImage() const { return m_far.image(); }
    // For less than kSmallestShown device pixels a cell; the painter is scaled so that a cell is 1 x 1.
    void paintFar(QPainter& painter, const Box& cells, double pixelsPerCell) const;

    QRgb lightStepAt(int x, int y) const; // for a thing on that cell
    const ThingStyle& styleOf(const MapThing& thing) const { return m_thingStyles.of(thing); }

private:
    void renewTheme();
    void useTile(int tile);
    void paintCells(const Box& cells, int tile, QImage& image, QPoint corner);
    void paintHalved(const Box& cells, int tile, QImage& image, QPoint corner);
    void renewLooks(const Box& box);
    const MapThing* thingOn(int x, int y) const;
    bool isPainted(const MapThing& thing) const;
    void findThings(const Box& cells);
    void findPictures(const Box& cells);
    void paintTiles(const Box& cells, std::uint32_t* out, int stride);
    void paintSigns(const Box& cells, std::uint32_t* out, int stride);
    void paintRememberedSprites(QPainter& painter, const Box& cells);
    void paintThings(QPainter& painter, const Box& cells, int tile);
    static void paintBars(QPainter& painter, const ThingPaint& paint, const TileStyle& ground, QPointF corner);
    void paintGases(QPainter& painter, const Box& cells, int tile);
    void paintGhosts(QPainter& painter, const Box& cells, int tile);
    bool hasGhost(QPoint cell) const;

    std::shared_ptr<const MapModel> m_model;
    std::shared_ptr<Artwork> m_artwork;
    Theme m_theme; // that the styles are of
    std::vector<TileStyle> m_styles;
    ThingStyles m_thingStyles;
    LightMap m_light;
    // These have the cells that the light covers:
    WindowGrid<CellLook> m_looks; // where known
    WindowGrid<const std::uint32_t*> m_pictures; // in m_tiles, null until it is needed
    WindowGrid<std::uint16_t> m_thingAt; // while painting signs: index of the topmost thing + 1
    std::shared_ptr<TileSet> m_tiles; // of the size painted last
    std::vector<GhostTile> m_ghosts; // sorted by row and column
    std::optional<QPoint> m_drained;
    QImage m_frame;
    QImage m_twice; // a part of what is halved
    FarPicture m_far;
    LitScratch m_scratch;
    LitScratch m_otherScratch; // of the half that another core paints
    bool m_isAscii = false;
    bool m_paintsCreatures = true;
};

} // namespace cave
