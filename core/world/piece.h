// SPDX-License-Identifier: MIT
/// @file
/// A piece: a part of a level that a designer drew, to be put into levels by recipes. Data only.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json.h"
#include "core/world/scripted_event.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

inline constexpr int kMaxPieceSide = 64;

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
    bool operator==(const PieceSign&) const = default;
};

struct Piece {
    std::string name; ///< an id, unique in its dungeon
    std::string description;
    std::vector<std::string> tags; ///< by which rows choose it, and which the room that it makes gets
    std::vector<std::string> rows; ///< of one length, 1 .. kMaxPieceSide; a space leaves the cell as it is
    std::map<char, PieceSign> legend; ///< wins over the catalogue's signs
    int weight = 10; ///< beside other pieces of a tag; 0: only by name
    int firstDepth = 1; ///< levels count from 1
    std::optional<int> lastDepth;
    bool mayRotate = true;
    bool mayMirror = true;
    Unique unique = Unique::None;
    SharedScript script; ///< cells by the characters of its rows
    int width() const { return static_cast<int>(rows.front().size()); }
    int height() const { return static_cast<int>(rows.size()); }
    bool isForDepth(int depth) const { return depth >= firstDepth && (!lastDepth || depth <= *lastDepth); }
    bool operator==(const Piece&) const = default;
};

} // namespace cave
