// SPDX-License-Identifier: MIT
/// @file
/// The tilesets of a map of Tiled: which type its tiles have, by the numbers that stand in its cells.
#pragma once

#include "core/base/box.h"
#include "core/json/json_cursor.h"

#include <filesystem>
#include <map>
#include <vector>

namespace cave::tmj {

inline constexpr std::uint32_t kFlips = 0xF0000000u; ///< of a cell that Tiled shows mirrored or turned

std::string typeOf(const JsonCursor& at); ///< of a tile or an object; "": none

/// Whether a file that a map names lies in the map's folder or below it, where links lead to.
bool liesBeside(const std::filesystem::path& folder, const std::string& name);

/// A tile of a tileset.
struct Tile {
    std::string type; ///< "": none
    std::string picture; ///< in the map's folder or below; "": none
    Box part; ///< of the picture, in pixels; empty: all of it
    std::string colour; ///< "#RRGGBB"; "": none
};

/// The point of a tile that an object of it hangs from and is turned about, in shares of its size from the left upper
/// corner. Where the tileset says nothing else, that is the left lower corner.
struct Anchor {
    double x = 0;
    double y = 1;
};

class Tilesets {
public:
    /// The member "tilesets" of a map. Those that lie in files of their own (.tsj, .tsx) are read from the map's
    /// `folder`, or refused when that is empty; no path leads out of it. What is wrong in such a file is told with its
    /// name.
    std::optional<Error> read(const JsonCursor& tilesets, const std::filesystem::path& folder);

    const std::string* typeOfCell(std::uint32_t cell) const; ///< null when there is no such tile or it has no type
    /// The tile's type; where it has none, the tileset's name and its number in that: "dungeon:12".
    std::string nameOfCell(std::uint32_t cell) const;
    Tile tileOfCell(std::uint32_t cell) const; ///< an empty one when there is no such tile
    Anchor anchorOfCell(std::uint32_t cell) const;

private:
    struct Set {
        std::string name;
        std::map<std::uint32_t, Tile> tiles; ///< those that the file tells something of
        Anchor anchor;
        std::string picture;
        int columns = 0;
        Box first; ///< of tile 0, with `step` pixels from one to the next
        int stepX = 0;
        int stepY = 0;
    };

    /// `below`: from the map's folder to where the tileset lies, which names its pictures from there.
    static Set setIn(const JsonCursor& tileset, const std::filesystem::path& below);
    Result<Set> setInFile(const JsonCursor& source, const std::filesystem::path& folder);
    const Set* setOf(std::uint32_t& cell) const; ///< makes the cell's number one in the set

    std::map<std::uint32_t, Set> m_sets; ///< by the first number
    std::size_t m_bytes = 0; ///< of files, read so far
};

} // namespace cave::tmj
