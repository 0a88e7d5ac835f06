// SPDX-License-Identifier: MIT
/// @file
/// The built-in sentences of a game that a dungeon may say otherwise: rules.texts.instead.
#pragma once

#include <span>
#include <string_view>

namespace cave {

/// Their English sources, sorted. A test holds them against the sources of the rules.
std::span<const std::string_view> gameSentences();

/// Of a sentence: the highest of its places %1 ...
int placesIn(std::string_view sentence);

} // namespace cave
