// SPDX-License-Identifier: MIT
/// @file
/// Takes a recipe over from another dungeon, with the pieces and kinds that its rows name, or pieces alone.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

struct Brought {
    std::string recipe; ///< its name here
    int kinds = 0;      ///< that were not here yet
    int pieces = 0;
    /// Kinds, pieces and tags whose names stood for something else here: the name there, the name here.
    std::vector<std::pair<std::string, std::string>> renamed;
    std::vector<std::pair<std::string, std::string>> renamedPieces; ///< those among them that are pieces
    bool operator==(const Brought&) const = default;
};

/// Adds the recipe `name` of `source`, with rows of new uids, to the dungeon's recipes, under another name where that
/// is taken. What it names and what is the same here already is not brought twice. Built-in kinds are those of the
/// dungeon here, whatever the source says about them. The error is that of putKinds(); the dungeon is then unchanged.
Result<Brought> bringRecipe(Dungeon& dungeon, const Dungeon& source, const std::string& name,
                            const std::function<Uid()>& newUid);

/// What is done about kinds of the source that mean something else here.
enum class Clash : std::uint8_t {
    Rename, ///< they come under other names, and so does what names them
    UseOwn  ///< those here are used in their place
};

/// Its kinds that these pieces of the source need and that mean something else here: ids.
std::vector<std::string> clashesOf(const Dungeon& dungeon, const Dungeon& source,
                                   const std::vector<std::string>& pieces);

/// The same for pieces alone, with those that lie in them. `recipe` of what is given back is empty.
Result<Brought> bringPieces(Dungeon& dungeon, const Dungeon& source, const std::vector<std::string>& pieces,
                            Clash clash);

} // namespace cave
