// SPDX-License-Identifier: MIT
/// @file
/// UTF-8 as RFC 3629 allows it: no surrogates, no overlong forms, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// The character that starts at `at`, which moves past it; nothing, and `at` stays, where the bytes are not UTF-8 or
/// end.
std::optional<char32_t> nextCharacter(std::string_view text, std::size_t& at);

/// Where the first byte lies that is not UTF-8; the text's length when all of it is.
std::size_t validUtf8Length(std::string_view text);

std::string utf8Of(char32_t character);

/// The first `characters` characters, with "..." behind them when some were left out. The text must be UTF-8.
std::string shortened(std::string_view text, std::size_t characters);

} // namespace cave
