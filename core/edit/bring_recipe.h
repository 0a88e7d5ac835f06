// SPDX-License-Identifier: MIT
/// @file
/// Takes a recipe over from another dungeon, with the pieces and kinds that its rows name.
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
    bool operator==(const Brought&) const = default;
};

/// Adds the recipe `name` of `source`, with rows of new uids, to the dungeon's recipes, under another name where that
/// is taken. What it names and what is the same here already is not brought twice. Built-in kinds are those of the
/// dungeon here, whatever the source says about them. The error is that of putKinds(); the dungeon is then unchanged.
Result<Brought> bringRecipe(Dungeon& dungeon, const Dungeon& source, const std::string& name,
                            const std::function<Uid()>& newUid);

} // namespace cave
