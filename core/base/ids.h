// SPDX-License-Identifier: MIT
/// @file
/// Strong numbers for things that refer to one another, and how they are written.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// Names a level, a recipe row or a piece for ever; written "0x" and 16 hex digits. 0 means none.
struct Uid {
    std::uint64_t value = 0;
    auto operator<=>(const Uid&) const = default;
    explicit operator bool() const { return value != 0; }
};

std::string hexOf(std::uint64_t value);                            ///< "0x00000000000000a1"
std::optional<std::uint64_t> parseHex(std::string_view text);      ///< exactly that form, lower case
std::optional<std::uint64_t> parseDecimal(std::string_view text);  ///< digits only, no sign, no leading zero, < 2^64

/// A seed as a player types it: a decimal number is taken as it is, any other text is hashed to one. Spaces around it
/// do not count. Empty text gives nothing.
std::optional<std::uint64_t> parseSeed(std::string_view typed);

} // namespace cave
