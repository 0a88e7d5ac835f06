// SPDX-License-Identifier: MIT
/// @file
/// The tilesets of a map of Tiled: which type its tiles have, by the numbers that stand in its cells.
#pragma once

#include "core/json/json_cursor.h"

#include <filesystem>
#include <map>

namespace cave::tmj {

inline constexpr std::uint32_t kFlips = 0xF0000000u; ///< of a cell that Tiled shows mirrored or turned

std::string typeOf(const JsonCursor& at); ///< of a tile or an object; "": none

class Tilesets {
public:
    /// The member "tilesets" of a map. Those that lie in files of their own (.tsj) are read from the map's `folder`, or
    /// refused when that is empty; no path leads out of it. What is wrong in such a file is told with its name.
    std::optional<Error> read(const JsonCursor& tilesets, const std::filesystem::path& folder);

    const std::string* typeOfCell(std::uint32_t cell) const; ///< null when there is no such tile or it has no type

private:
    using Types = std::map<std::uint32_t, std::string>;

    Types typesIn(const JsonCursor& tileset) const;
    Result<Types> typesInFile(const JsonCursor& source, const std::filesystem::path& folder);

    std::map<std::uint32_t, Types> m_sets; ///< by the first number
    std::size_t m_bytes = 0; ///< of files, read so far
};

} // namespace cave::tmj
