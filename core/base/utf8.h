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

/// What acts on a terminal, or makes a line read as another one than it is: C0 and C1 controls with line feed and
/// escape, DEL, the line and paragraph separators U+2028 and U+2029, and the signs of writing direction U+061C, U+200E,
/// U+200F, U+202A to U+202E and U+2066 to U+2069.
bool isControl(char32_t character);
bool hasControl(std::string_view text); ///< or bytes that are not UTF-8

/// With each control shown by its number, as in "\u{1b}[31m", and each byte that is not UTF-8 as in "\x{9b}": what
/// strangers wrote then stays on its line and is read as it stands. `kept` stays as it is.
std::string withControlsShown(std::string_view text, std::string_view kept = {});

} // namespace cave
