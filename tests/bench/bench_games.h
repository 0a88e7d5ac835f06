// SPDX-License-Identifier: MIT
// Games to measure: the caves of jsrogue, 100x48x6 if nobody says otherwise, and a hero whom nothing kills.
#pragma once

#include "core/save/recipe_file.h"
#include "core/session/session.h"

#include <cstdlib>
#include <utility>

namespace cave {

template <typename T>
T sound(Result<T> result)
{
    if (!result)
        std::abort(); // the built-in dungeon is held sound by tests
    return std::move(*result);
}

inline constexpr RecipeSize kUsualSize{100, 48, 6};
inline constexpr std::size_t kUsualCreatures = 90; // as the recipe has them on six levels

Dungeon cavesDesign(const RecipeSize& size); // for bake() to make

// A game with so many creatures beside the hero, no fewer than its levels have anyway.
Session startCaves(std::uint64_t seed, std::size_t creatures = kUsualCreatures, const RecipeSize& size = kUsualSize);

// So many commands of a hero who goes straight on where it can, turns where it cannot, takes the stairs it steps on,
// and chooses what it may gain.
std::vector<Command> recordedWalk(Session session, std::uint64_t seed, std::size_t turns);

} // namespace cave
