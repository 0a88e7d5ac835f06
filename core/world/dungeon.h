// SPDX-License-Identifier: MIT
/// @file
/// The design of a dungeon: what a designer owns and a dungeon file holds. A running game is a World, made from it by
/// copying.
#pragma once

#include "core/base/position.h"
#include "core/base/shared_grid.h"
#include "core/content/catalogue.h"
#include "core/world/dungeon_texts.h"
#include "core/world/piece.h"
#include "core/world/placed_piece.h"
#include "core/world/recipe.h"
#include "core/world/rules.h"
#include "core/world/scripted_event.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cave {

inline constexpr int kMinSide = 3;
inline constexpr int kMaxSide = 4096;
inline constexpr int kMaxDepth = 256;
inline constexpr std::int64_t kMaxCells = 67'108'864; ///< of all levels together

/// A cell of a level, named so that it survives when levels are moved.
struct Place {
    Uid level;
    int x = 0;
    int y = 0;
    auto operator<=>(const Place&) const = default;
};

inline constexpr int kMostLevels = 1000; ///< that a creature can gain

/// How a creature of a design stands to others, beside what goes for its kind.
struct Belonging {
    std::string side; ///< id of a faction; "": its kind's
    bool isCaptive = false; ///< it waits to be freed
    auto operator<=>(const Belonging&) const = default;
};

/// A creature or item of a kind, standing in a design.
struct Placement {
    KindTable table = KindTable::Creature; ///< Creature or Item
    std::uint16_t kind = 0;                ///< index into that table of the dungeon's catalogue
    int x = 0;
    int y = 0;
    Uid row;                               ///< the recipe row that placed it; none: by hand
    std::optional<Place> opens = {};       ///< of a key: the locked door it opens; none: it opens any
    int levels = 0;                        ///< of a creature: gained before the game starts, 0..kMostLevels
    std::string group = {};                ///< by which events name it; "": none
    Uid placed = {};                       ///< of the placed piece that its group belongs to; none: the level
    Belonging belongs = {};
    std::optional<std::uint16_t> carries = {}; ///< of a creature: the item that it carries, by its number
    bool isAsleep = false;                 ///< of a creature: when the game starts, whatever its kind does
    bool isFar = false;                    ///< of a creature: its home is further down; the hero is warned
    int enchant = 0; ///< of gear and wands: how much better than its kind, or worse, -kMostEnchanted..kMostEnchanted
    std::string rune = {};                 ///< of gear: id of the rune that stands on it; "": none
    int price = 0;                         ///< of an item: coins that taking it costs, 0..kMostPrice; 0: free
    bool operator==(const Placement&) const = default;
};

/// A cell painted by hand: what the recipe had made of it and what the designer made of that. Strokes share a group.
struct TileEdit {
    TileId was = 0;
    TileId now = 0;
    int group = 0;
    std::optional<TileId> base{}; ///< what the recipe makes here now, when that is no longer `was`
    bool operator==(const TileEdit&) const = default;
};

/// A cell painted by hand that lies outside since its level was made smaller. It comes back when the level grows again.
struct OutsideEdit {
    int x = 0;
    int y = 0;
    TileEdit edit;
    bool operator==(const OutsideEdit&) const = default;
};

/// A thing added by hand, or one of a recipe row's things taken away by hand.
struct ThingEdit {
    bool added = true;
    Placement thing;
    int group = 0;
    bool operator==(const ThingEdit&) const = default;
};

/// A stroke or paste of hand edits that has a name, or is locked: in place before the first row runs, so that all rows
/// work around it.
struct EditGroup {
    int id = 0;
    std::string label;
    bool locked = false;
    bool operator==(const EditGroup&) const = default;
};

/// A row that only this level has; runs directly after the row it names.
struct ExtraRow {
    Uid after;
    RecipeRow row;
    bool operator==(const ExtraRow&) const = default;
};

/// An event of a placed piece that does not happen on this level.
struct MutedEvent {
    Uid placed;
    Uid event;
    bool operator==(const MutedEvent&) const = default;
};

struct DungeonLevel {
    Uid uid;
    std::string name;
    std::optional<std::uint64_t> seed; ///< its own, instead of the dungeon's
    std::string recipe; ///< name of a recipe; "": made by hand
    std::string theme; ///< id of what it wears, one of the catalogue; "": nothing
    LevelTexts texts;
    std::vector<std::pair<Uid, Json>> parameters; ///< overrides by row: an object of parameters each
    std::vector<Uid> mutedRows;
    std::vector<ExtraRow> extraRows;
    std::map<std::size_t, TileEdit> tileEdits; ///< by cell, row-major as in Grid::index
    std::vector<OutsideEdit> outsideEdits; ///< sorted by (y, x), one a cell
    std::vector<EditGroup> editGroups; ///< those with a label or lock, sorted by id
    std::vector<ThingEdit> thingEdits; ///< sorted by (y, x), then in order of making
    SharedGrid<TileId> tiles; ///< as baked: recipe and edits together
    std::vector<Placement> things; ///< sorted by (y, x), then in order of placing
    SharedScript script; ///< events and marks of its own
    std::vector<PlacedPiece> placed; ///< in the order in which the recipe put them
    std::vector<MutedEvent> mutedEvents; ///< in the order of the file
    Json unknown = Json::Object{}; ///< members of the file that this program does not know
    bool operator==(const DungeonLevel&) const = default;
};

struct Start {
    Place at;
    bool byHand = false; ///< kept when the dungeon is generated anew
    bool operator==(const Start&) const = default;
};

/// Stairs that do not simply lead to the same x, y of the next level.
struct Link {
    Place from;
    Place to;
    bool oneWay = false;
    Uid row{}; ///< the recipe row that made it; none: by hand
    bool operator==(const Link&) const = default;
};

/// Of a dungeon that is another one as it might be: shown beneath it as a choice.
struct Edition {
    std::string of; ///< name of a built-in dungeon
    std::string name; ///< "As published"
    bool operator==(const Edition&) const = default;
};

struct Dungeon {
    std::string name;
    std::string author;
    std::string description;
    std::optional<Edition> edition = {};
    std::uint64_t seed = 1; ///< that the stored levels were made with
    int width = 0; ///< of every level, kMinSide .. kMaxSide
    int height = 0;
    Rules rules;
    std::optional<Start> start; ///< absent: a random floor cell of the first level
    std::vector<Recipe> recipes;
    std::vector<Piece> pieces; ///< that recipes put into levels
    std::shared_ptr<const std::vector<Piece>> library = {}; ///< pieces of the libraries that its content uses, or null
    Json content = Json::Object{}; ///< the dungeon's own kinds, as in its file
    std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn(); ///< built-in kinds and its own
    std::vector<DungeonLevel> levels; ///< top first
    std::vector<Link> links;
    SharedScript script; ///< events and marks of all levels together
    Json unknown = Json::Object{}; ///< members of the file that this program does not know

    int depth() const { return static_cast<int>(levels.size()); }
    DungeonLevel& level(int z) { return levels[static_cast<std::size_t>(z)]; }
    const DungeonLevel& level(int z) const { return levels[static_cast<std::size_t>(z)]; }
    std::optional<int> levelIndex(Uid uid) const;
    std::optional<Position> positionOf(const Place& place) const; ///< nothing on no level or outside it
    const Recipe* findRecipe(std::string_view recipeName) const;
    const Piece* findPiece(std::string_view pieceName) const; ///< its own, else of the library
    /// Its own, then those of the library whose names it has not given to its own.
    std::vector<const Piece*> allPieces() const;
    std::span<const Piece> libraryPieces() const { return library ? std::span(*library) : std::span<const Piece>(); }
    /// Where the stairs at a cell lead: by a link, else to the same x, y of the level above or below. Nothing when the
    /// tile leads nowhere, that level does not exist or a one-way tile has no link. The far cell may still lack its
    /// stairs: see core/proof.
    std::optional<Position> stairsTarget(Position from) const;
    std::optional<Position> stairsTarget(Position from, TileId tile) const; ///< if the cell held this tile
};

/// The level's own rows behind a row of its recipe, but for those that the recipe has itself, as one that was copied
/// from a level may: a level has a row once.
std::vector<const RecipeRow*> extraRowsAfter(const DungeonLevel& level, Uid row, const Recipe& recipe);

/// Where links lead, both ways where they go both ways, sorted by their start. Those with an end on no level or outside
/// are left out: core/proof lists them.
std::vector<std::pair<Position, Position>> linkedPositions(const Dungeon& dungeon);

/// Whether events, marks or groups are anywhere in it: older programs do not know them.
bool hasEvents(const Dungeon& dungeon);

/// The hash of a baked level: its tiles, things and events by id, whatever the order of rows in the catalogue.
std::uint64_t levelHash(const Dungeon& dungeon, const DungeonLevel& level);
/// The hash of all levels in order, the start, the links and the size.
std::uint64_t dungeonHash(const Dungeon& dungeon);

/// An empty design: levels of solid wall inside a border of rock, named "Level 1" ..., with uids derived from their
/// number.
Dungeon emptyDungeon(int width, int height, int depth);
Uid levelUid(int index); ///< H("level", index)

void sortThings(std::vector<Placement>& things);
void sortThingEdits(std::vector<ThingEdit>& edits);

} // namespace cave
