// SPDX-License-Identifier: MIT
/// @file
/// Maps of the Tiled editor as JSON (.tmj), to which its XML is turned (tmx_json.h). Such a map is the dungeon file in
/// other clothes: a group of layers is a level, its tile layers are the rows, its objects the things, and every other
/// member of the file is a property of the map, of its group or of its object. So nothing is lost, and the reader of
/// dungeon files checks it all.
#pragma once

#include "core/save/dungeon_file.h"
#include "core/save/formats/foreign_kinds.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

namespace cave {

/// An error's `where` is a path in the map, or in the dungeon file that its parts make: "levels[1].entities[3].kind",
/// or in a tileset's file. Nothing is opened but tilesets in files of their own, which must lie in the map's folder or
/// below it; without a folder they are refused. So are objects made from templates, which lie in files as well. An
/// infinite map begins where something is painted on it. A map without the property "format" that this program writes
/// is somebody else's: what its tiles and objects are here may be told by kinds that lie beside it, its own properties
/// are left out, and so are layers that are pictures. Hidden layers are read: designers hide what lies in the way of
/// their work, as this program does all levels but the first.
Result<DungeonFile> readTmj(std::string_view text, const Beside& beside = {});
Result<DungeonFile> readTiledMap(const Json& map, const Beside& beside);
/// What a map that is somebody else's has by names that are no ids of ours, most frequent first; and empty cells, of
/// which there may be none yet. What else is wrong with the map is told as above. One of ours has none, and is read no
/// further than its head.
Result<ForeignKinds> foreignKindsIn(const Json& map, const Beside& beside);
Result<Json> mapOfTmj(std::string_view text); ///< within the limits of a map
/// `picture`: the name of the file with the picture of its kinds, see tmj_tiles.h.
std::string writeTmj(const Dungeon& dungeon, const std::string& picture);
std::string writeTmj(const Dungeon& dungeon); ///< with the name of the plain one
Json tiledMap(const Dungeon& dungeon, const std::string& picture); ///< what is written

/// What the writer and the reader must say alike.
namespace tmj {

/// The members of an object in a dungeon file that lie elsewhere in a map, and those that are plain texts. All other
/// texts and lists and objects are properties that hold JSON.
struct Scope {
    std::span<const std::string_view> elsewhere;
    std::span<const std::string_view> texts;
    bool isElsewhere(std::string_view key) const { return std::ranges::find(elsewhere, key) != elsewhere.end(); }
    bool isText(std::string_view key) const { return std::ranges::find(texts, key) != texts.end(); }
};
inline constexpr std::array<std::string_view, 5> kDungeonElsewhere{"width", "height", "depth", "tiles", "levels"};
inline constexpr std::array<std::string_view, 5> kDungeonTexts{"format", "name", "author", "description", "seed"};
inline constexpr std::array<std::string_view, 2> kLevelElsewhere{"rows", "entities"};
inline constexpr std::array<std::string_view, 6> kLevelTexts{"uid", "name", "seed", "recipe", "theme", "hash"};
inline constexpr std::array<std::string_view, 3> kThingElsewhere{"kind", "x", "y"};
inline constexpr std::array<std::string_view, 1> kThingTexts{"row"};
inline constexpr Scope kDungeon{kDungeonElsewhere, kDungeonTexts};
inline constexpr Scope kLevel{kLevelElsewhere, kLevelTexts};
inline constexpr Scope kThing{kThingElsewhere, kThingTexts};

} // namespace tmj
} // namespace cave
