// SPDX-License-Identifier: MIT
/// @file
/// Enumerations as words in JSON: a list of words in the enumeration's order.
#pragma once

#include "core/json/json_cursor.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace cave {

/// The list, made from a switch without `default` that gives each value's word, and "" for what is no value: the
/// compiler then names a value that has no word. Values count from 0 without gaps.
template <typename Enumeration, typename WordOf>
consteval auto wordsOf(WordOf)
{
    constexpr auto word = [](std::size_t i) { return WordOf{}(static_cast<Enumeration>(i)); };
    constexpr std::size_t count = [word] {
        std::size_t i = 0;
        while (!word(i).empty())
            ++i;
        return i;
    }();
    std::array<std::string_view, count> words;
    for (std::size_t i = 0; i < count; ++i)
        words[i] = word(i);
    return words;
}

template <typename Enumeration>
std::string_view wordFor(std::span<const std::string_view> words, Enumeration value)
{
    return words[static_cast<std::size_t>(value)];
}

/// Nothing where no value has that word.
template <typename Enumeration>
std::optional<Enumeration> findWord(std::span<const std::string_view> words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Enumeration>(found - words.begin()));
}

/// Fails at any other word, and names those that are known.
template <typename Enumeration>
Enumeration readWord(const JsonCursor& at, std::span<const std::string_view> words)
{
    if (const auto found = findWord<Enumeration>(words, at.text()))
        return *found;
    std::string known;
    for (const std::string_view word : words)
        known.append(known.empty() ? "" : ", ").append(word);
    at.fail({CAVE_TEXT("errors", "This must be one of: %1."), {known}});
    return Enumeration{};
}

} // namespace cave
