// SPDX-License-Identifier: MIT
/// @file
/// A piece: a part of a level that a designer drew, or told where its letters go, to be put into levels by recipes.
/// Data only.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json.h"
#include "core/world/scripted_event.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

inline constexpr int kMaxPieceSide = 64;
inline constexpr int kMostInterior = 100'000; ///< cells
inline constexpr std::size_t kMostFeatures = 40;
inline constexpr int kMostOfFeature = 100; ///< cells of one letter that a feature lays
inline constexpr char kOriginSign = '@'; ///< stands for the cell that a loose piece is measured from

/// How often a piece may come, whatever asks for it.
enum class Unique : std::uint8_t { None, Level, Dungeon };

/// What a character in a piece's rows stands for, where it is not simply a tile.
struct PieceSign {
    std::optional<TileId> tile = {}; ///< absent: the cell stays as the level has it
    bool isExit = false;             ///< must be joined to the level; its tile is walkable
    bool noSpawn = false;            ///< rows that come later put nothing here
    bool noDig = false;
    bool noLiquid = false;
    bool opaque = false;
    Json thing = nullptr; ///< a kind's id, or a table of kinds with weights as in a row's parameters; null for nothing
    std::string piece = {}; ///< is put over this cell and those right of and below it; "" for none
    bool adopts = false; ///< a gate's key may lie here instead of the thing
    std::string side = {}; ///< of a creature: its own faction; "": its kind's
    bool isCaptive = false; ///< of a creature
    std::string carries = {}; ///< of a creature: the item that it leaves behind; "": none
    int levels = 0; ///< of a creature: gained before the game starts, 0..kMostLevels
    bool isAsleep = false; ///< of a creature: when the game starts, whatever its kind does
    int enchant = 0; ///< of gear and wands: how much better than its kind, or worse, -kMostEnchanted..kMostEnchanted
    std::string rune = {}; ///< of gear: id of the rune that stands on it; "": none
    std::string group = {}; ///< of the thing, by which events name it: another for each placed piece; "": none
    int price = 0; ///< of an item: coins that taking it costs, 0..kMostPrice; 0: free
    bool operator==(const PieceSign&) const = default;
};

/// What part of a level a loose piece lies in.
enum class Inside : std::uint8_t {
    DeadEnd, ///< all behind one cell, which is the origin
    Room,
    Area, ///< the cells around the origin
    Level
};

struct Interior {
    Inside in = Inside::Area;
    int least = 1; ///< cells
    int most = kMostInterior;
    bool operator==(const Interior&) const = default;
};

enum class InView : std::uint8_t { Any, In, Out }; ///< of the origin
enum class Blocks : std::uint8_t { Never, Must, May }; ///< whether floor that was joined is parted

/// Lays cells of one letter of a loose piece: those of lowest rank among those that suit.
struct Feature {
    char letter = '?';
    int farFrom = 0; ///< per mille of the most steps from the origin
    int farTo = 1000;
    InView view = InView::Any;
    bool hallway = true; ///< false: only where 5 cells or more around are walkable
    bool wall = false; ///< in a wall beside the interior instead of on its ground
    int apart = 0; ///< cells from others of this feature
    std::optional<char> beside = {}; ///< a letter
    Blocks blocks = Blocks::Never;
    std::string of = {}; ///< of all features with this name one is laid, by weight; "": always
    int weight = 10;
    int least = 1; ///< how many
    int most = 1;
    std::optional<int> need = {}; ///< fewer, and the piece is not laid at all; absent: `least`
    int needed() const { return need.value_or(least); }
    bool operator==(const Feature&) const = default;
};

/// Things of which only some may be had: with so many taken the others are shut away, until one is put back.
struct PieceChoose {
    std::string letters; ///< where they lie
    TileId shut = 0; ///< tile that shuts them away
    int keep = 1; ///< how many may be taken
    bool operator==(const PieceChoose&) const = default;
};

struct Piece {
    std::string name; ///< an id, unique in its dungeon
    std::string description;
    std::vector<std::string> tags; ///< by which rows choose it, and which the room that it makes gets
    std::vector<std::string> rows = {}; ///< of one length, 1 .. kMaxPieceSide; a space leaves the cell as it is
    std::optional<Interior> interior = {}; ///< of a loose piece, which has no rows
    std::vector<Feature> features = {}; ///< of a loose piece, laid in this order
    std::map<char, PieceSign> legend; ///< wins over the catalogue's signs
    int weight = 10; ///< beside other pieces of a tag; 0: only by name
    int firstDepth = 1; ///< levels count from 1
    std::optional<int> lastDepth;
    bool mayRotate = true;
    bool mayMirror = true;
    Unique unique = Unique::None;
    std::optional<PieceChoose> choose = {}; ///< becomes events of the placed piece
    SharedScript script; ///< cells by the characters of its rows
    bool isLoose() const { return interior.has_value(); }
    /// Whether a level remembers where it was put: its events, or those of others, must find its cells and things.
    bool isRemembered() const
    {
        return !script.isEmpty() || choose ||
               std::ranges::any_of(legend, [](const auto& sign) { return !sign.second.group.empty(); });
    }
    int width() const { return rows.empty() ? 0 : static_cast<int>(rows.front().size()); }
    int height() const { return static_cast<int>(rows.size()); }
    bool isForDepth(int depth) const { return depth >= firstDepth && (!lastDepth || depth <= *lastDepth); }
    bool operator==(const Piece&) const = default;
};

} // namespace cave
