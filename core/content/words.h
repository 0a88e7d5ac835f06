// SPDX-License-Identifier: MIT
// Enumerations as words in JSON: a list of words in the enumeration's order.
#pragma once

#include "core/json/json_cursor.h"

#include <algorithm>
#include <array>
#include <span>

namespace cave {

template <typename Enumeration>
std::string_view wordFor(std::span<const std::string_view> words, Enumeration value)
{
    return words[static_cast<std::size_t>(value)];
}

// Fails at any other word, and names those that are known.
template <typename Enumeration>
Enumeration readWord(const JsonCursor& at, std::span<const std::string_view> words)
{
    const auto found = std::ranges::find(words, at.text());
    if (found != words.end())
        return static_cast<Enumeration>(found - words.begin());
    std::string known;
    for (const std::string_view word : words)
        known.append(known.empty() ? "" : ", ").append(word);
    at.fail({CAVE_TEXT("errors", "This must be one of: %1."), {known}});
    return Enumeration{};
}

} // namespace cave
