// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace cave::cli {

// A game as people tell it to each other.
struct ToldGame {
    std::string source; // for openDungeon()
    std::uint64_t seed = 0;
    std::string origin; // id; "": the first, or there are none
};

// What a share string of a game tells, or a name such as "deep#13805@poacher", as the game copies it and New game reads
// it. Nothing for whatever else is typed: a dungeon, a file even if it is called like that, a damaged string.
std::optional<ToldGame> readToldGame(const std::string& typed);

} // namespace cave::cli
