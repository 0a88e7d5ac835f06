// SPDX-License-Identifier: MIT
/// @file
/// The cells of a Tiled layer as text: numbers of 4 bytes, lowest first, in base64.
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

std::string deflated(const std::string& bytes); ///< as zlib does
std::string packCells(std::span<const std::uint32_t> cells); ///< compressed by zlib

/// `compression` is "", "zlib", "gzip" or "zstd". Never takes memory for more than `count` cells, and refuses what
/// holds more or fewer.
std::expected<std::vector<std::uint32_t>, Text> unpackCells(std::string_view text, std::string_view compression,
                                                            std::size_t count);

} // namespace cave
