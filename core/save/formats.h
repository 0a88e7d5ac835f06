// SPDX-License-Identifier: MIT
// The kinds of files that a dungeon can be read from and written to: one row each.
#pragma once

#include "core/save/dungeon_file.h"
#include "core/save/tmj_tiles.h"

#include <filesystem>
#include <span>

namespace cave {

struct Format {
    std::string_view suffix; // ".cave.json"
    Result<DungeonFile> (*read)(std::string_view text);
    std::string (*write)(const Dungeon& dungeon);
    bool isWhole; // keeps everything that a dungeon holds, its name included
    bool isOwn;   // nobody else's: saving may go back to the file that was opened
    // A picture that the file names, to be written beside it; null: none.
    tmj::TilesPicture (*picture)(const Catalogue& catalogue) = nullptr;
};

std::span<const Format> formats();
// By the end of the file's name; null when it is none of the table's.
const Format* formatOf(const std::filesystem::path& path);

// An error's `where` is "FILE: PLACE". A format without names gives the file's, without its suffix.
Result<DungeonFile> loadDungeon(const std::filesystem::path& path);

// Reads what it is about to write before it replaces a file: what is saved can be opened. Whatever goes wrong, the old
// file stays as it was.
Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path);

} // namespace cave
