// SPDX-License-Identifier: MIT
/// @file
/// Bytes as letters that stand in addresses and chats as they are. Source: RFC 4648, section 5, without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cave {

std::string toBase64Url(std::string_view bytes);

/// Nothing for any other character, for a length that none has, and for bits beyond the last byte.
std::optional<std::string> fromBase64Url(std::string_view text);

} // namespace cave
