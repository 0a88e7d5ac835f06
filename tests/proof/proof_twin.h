// SPDX-License-Identifier: MIT
// The slow twin of core/proof/play/proof: every state of a small level of floor and wall, cell by cell.
#pragma once

#include "core/world/dungeon.h"

#include <optional>

namespace cave {

struct TwinAnswer {
    bool alwaysHopes = true; // from every state that play can come to, some play leads to the goal
    std::size_t states = 0;
};

// Of a design of one level without creatures, won by reaching a tile. What is put off happens at any time. Nothing
// where there are more states than `most`.
std::optional<TwinAnswer> twinAnswer(const Dungeon& dungeon, Position start, std::size_t most);

} // namespace cave
