// SPDX-License-Identifier: MIT
/// @file
/// The cells of a Tiled layer as text: numbers of 4 bytes, lowest first, in base64.
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cave {

std::string deflated(const std::string& bytes); ///< as zlib does
std::string packCells(std::span<const std::uint32_t> cells); ///< compressed by zlib

/// Gets rows of cells, one after the other; one that it gets is gone when it returns.
using CellSink = std::function<void(std::span<const std::uint32_t> row)>;

/// `compression` is "", "zlib", "gzip" or "zstd". Unpacks a row at a time, so that a layer that says to be large takes
/// no memory for that, and refuses at its end what holds more or fewer than `height` rows of `width` cells.
std::optional<Text> unpackCells(std::string_view text, std::string_view compression, std::size_t width,
                                std::size_t height, const CellSink& sink);

} // namespace cave
