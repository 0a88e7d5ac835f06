// SPDX-License-Identifier: MIT
/// @file
/// Maps that were not made for this program: what their tiles and objects are called, and what they are here. Beside
/// such a map lies a file of kinds, "MAP.tmx.kinds.json", which says so.
#pragma once

#include "core/base/box.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

class Catalogue;

inline constexpr std::string_view kKindsFormat = "cavewright/kinds";
inline constexpr std::string_view kKindsSuffix = ".kinds.json";
inline constexpr std::string_view kStartKind = "start"; ///< of an object where the hero starts

/// By their names in the map. Names that are ids of the built-in content need no entry, but for the hero's.
struct KindMap {
    using Kinds = std::map<std::string, std::string>;

    Kinds cells; ///< ids of ground, creatures or items; "": what lies beneath stays
    Kinds things; ///< ids of creatures or items, or kStartKind; "": it is left out
    std::string empty; ///< the id of the ground where nothing is painted; "": nobody has said
    std::string schema{}; ///< kSchemaMember, which stays

    bool operator==(const KindMap&) const = default;
};

/// Ids are not looked up: the reader of the map does that.
Result<KindMap> readKindMap(std::string_view text);
std::string writeKindMap(const KindMap& kinds);
std::filesystem::path kindMapFileOf(const std::filesystem::path& map);

/// What lies beside the text of a map.
struct Beside {
    std::filesystem::path folder; ///< empty: no file that the map names is read
    KindMap kinds = {};
    std::string name = {}; ///< of the file without its suffix, as UTF-8: for a dungeon that gets none in it
    std::shared_ptr<const Catalogue> catalogue = nullptr; ///< of a map that brings no kinds; null: the built-in one
};

/// Something in a map that is no kind of ours by its name.
struct ForeignKind {
    enum class Of { Cell, Thing, EmptyCell };

    Of of = Of::Cell;
    std::string name; ///< "" of empty cells
    std::int64_t count = 0; ///< how often it is there
    std::filesystem::path picture = {}; ///< of the file that shows it, in the map's folder or below; empty: none
    Box part = {}; ///< of the picture, in pixels; empty: all of it
    std::string colour = {}; ///< "#RRGGBB" where the map gives it one instead
};

using ForeignKinds = std::vector<ForeignKind>;

/// What somebody has said that it is here; null: nobody has, or of a kind that is gone or cannot be there.
const std::string* saidKind(const KindMap& kinds, ForeignKind::Of of, const std::string& name,
                            const Catalogue& catalogue);

/// Whether it is the id of a creature or an item; the hero's is none, as the hero starts somewhere and is not placed.
bool isThing(const std::string& id, const Catalogue& catalogue);

/// What a stranger's name most likely means here, for somebody to look at: an id that it equals or holds as a word, or
/// "". Of empty cells: what cannot be seen through.
std::string likelyKind(const ForeignKind& kind, const Catalogue& catalogue);

} // namespace cave
