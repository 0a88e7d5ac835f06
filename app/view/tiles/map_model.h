// SPDX-License-Identifier: MIT
// What the painter needs to know of one level. Filled by the game or by the editor with copies, so that the view never
// reads a world.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"
#include "core/content/catalogue.h"

#include <QPoint>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

enum class Mood : std::uint8_t; // core/rules/minds/mood.h

// A creature or an item on the level. `kind` counts in the catalogue's table of creatures or items.
struct MapThing {
    int x = 0;
    int y = 0;
    KindTable table = KindTable::Creature; // Creature or Item
    std::uint16_t kind = 0;
    int health = 1;
    int maxHealth = 1;
    bool remembered = false; // seen earlier, not now
    bool isHero = false;
    Mood mood{}; // that a creature is seen in, as a sign over it; Still: none
    std::optional<bool> flies; // for the stage that a creature is in; nothing: as its kind does

    bool operator==(const MapThing&) const = default;
    bool isCreature() const { return table == KindTable::Creature; }
};

// The gas of a cell. `kind` counts in the catalogue's gases.
struct MapGas {
    int x = 0;
    int y = 0;
    GasId kind = 0;
    int units = 0;
    bool remembered = false; // seen earlier, not now

    bool operator==(const MapGas&) const = default;
};

// Where the torch burns, and how far it is seen by: the sight of its bearer in cells.
struct Torch {
    QPoint cell;
    int sight = 0;

    bool operator==(const Torch&) const = default;
};

// The setters return the cells whose look may have changed by themselves; LevelItem and MinimapWidget know what else
// that touches. Tiles of unknown cells are never looked at.
class MapModel {
public:
    // Game: nothing is known. Editor: everything is known, in even light, and nothing can make it unknown.
    enum class Kind { Game, Editor };

    // `decorSeed` chooses the small decoration; the level's uid, so that a level keeps its face.
    MapModel(std::shared_ptr<const Catalogue> catalogue, int width, int height, std::uint64_t decorSeed, Kind kind);

    const Catalogue& catalogue() const { return *m_catalogue; }
    const std::shared_ptr<const Catalogue>& sharedCatalogue() const { return m_catalogue; }
    int width() const { return m_tiles.width(); }
    int height() const { return m_tiles.height(); }
    Box box() const { return m_tiles.box(); }
    bool contains(int x, int y) const { return m_tiles.contains(x, y); }
    std::uint32_t decorSeed() const { return m_decorSeed; }
    const Theme& theme() const { return m_theme; }
    bool hasDaylight() const { return m_kind == Kind::Editor; }

    // The cell must lie inside.
    TileId tile(int x, int y) const { return m_tiles[x, y]; }
    const TileKind& tileKind(int x, int y) const { return m_catalogue->tile(m_tiles[x, y]); }
    bool isKnown(int x, int y) const { return m_known.get(x, y); }
    bool isVisible(int x, int y) const { return m_visible.get(x, y); }
    // What the hero is drawn as: a name of art. "", or no such drawing: as the hero's kind.
    const std::string& heroArt() const { return m_heroArt; }
    // Sorted as they are painted: items, creatures, the hero; else as given.
    const std::vector<MapThing>& things() const { return m_things; }
    const std::vector<MapGas>& gases() const { return m_gases; } // by row and column
    const MapGas* gasAt(int x, int y) const;                     // null: none
    const std::optional<Torch>& torch() const { return m_torch; }

    Box setTheme(std::string_view id); // one of the catalogue; any other: as stone is without
    void setHeroArt(std::string art) { m_heroArt = std::move(art); } // before a picture is made of this
    Box setTile(int x, int y, TileId tile);
    Box setTiles(const Grid<TileId>& tiles);                              // of the same size
    Box setKnowledge(const BitGrid& known, const BitGrid& visible); // of the same size; what is visible is also known
    Box setThings(std::vector<MapThing> things);
    Box setGases(std::vector<MapGas> gases); // by row and column, one a cell
    Box setTorch(std::optional<Torch> torch); // the cells where it was and is

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    Kind m_kind;
    std::uint32_t m_decorSeed;
    Theme m_theme;
    Grid<TileId> m_tiles;
    BitGrid m_known;
    BitGrid m_visible;
    std::vector<MapThing> m_things;
    std::vector<MapGas> m_gases;
    std::string m_heroArt;
    std::optional<Torch> m_torch;
};

} // namespace cave
