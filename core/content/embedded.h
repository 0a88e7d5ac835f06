// SPDX-License-Identifier: MIT
/// @file
/// The built-in content as the programs carry it.
#pragma once

#include <span>
#include <string_view>

namespace cave {

/// A file of `resources/` compiled into the program, such as "content/tiles.json".
struct EmbeddedFile {
    std::string_view name; ///< relative to `resources/`, with forward slashes
    std::string_view bytes;
};

/// Every file of `resources/content`, `resources/dungeons` and `resources/schema`, and the dictionary of
/// `resources/share`, sorted by name. Lives as long as the program.
std::span<const EmbeddedFile> embeddedFiles();

} // namespace cave
