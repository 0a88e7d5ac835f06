// SPDX-License-Identifier: MIT
#include "core/base/game_seed.h"

#include "core/base/ids.h"
#include "core/base/utf8.h"

namespace cave {

std::optional<GameSeed> readGameSeed(std::string_view typed)
{
    const auto number = parseSeed(typed);
    if (!number)
        return std::nullopt;
    GameSeed seed(*number);
    constexpr std::string_view kSpace = " \t\r\n"; // as parseSeed() leaves it out
    const std::size_t first = typed.find_first_not_of(kSpace);
    const std::string_view words = typed.substr(first, typed.find_last_not_of(kSpace) - first + 1);
    if (areWordsOf(words, *number))
        seed.words = words;
    return seed;
}

bool areWordsOf(std::string_view words, std::uint64_t seed)
{
    return !words.empty() && words.size() <= kMostSeedWords && !hasControl(words) && parseSeed(words) == seed &&
           words != std::to_string(seed);
}

} // namespace cave
