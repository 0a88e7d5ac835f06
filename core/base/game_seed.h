// SPDX-License-Identifier: MIT
/// @file
/// The seed of a game with the words that people know it by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave {

struct GameSeed {
    GameSeed(std::uint64_t seed, std::string typed = {}) : number(seed), words(std::move(typed)) {}
    operator std::uint64_t() const { return number; }

    std::uint64_t number;
    std::string words; ///< that were typed for it; "": a number was typed, or what cannot be shown
};

inline constexpr std::size_t kMostSeedWords = 200; ///< bytes of those that are remembered

/// As it was typed; nothing for empty text. Longer words than are remembered, and such with controls, still give their
/// number.
std::optional<GameSeed> readGameSeed(std::string_view typed);

/// Whether these are the words of that number, and can be shown.
bool areWordsOf(std::string_view words, std::uint64_t seed);

} // namespace cave
