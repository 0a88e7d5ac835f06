// SPDX-License-Identifier: MIT
// The kinds of files that a dungeon can be read from and written to: one row each.
//
// When a file of ours (kDungeonVersion, kGameVersion, kRecipeVersion, the journal's head) changes so that older
// programs would read it wrong, its number goes up by one, and what turns the version before into the new one becomes a
// function from Json to Json that its reader calls first: one for each step, never one from any version to the newest.
// A sample of the version before goes into tests/data/old, where nothing is ever written anew. A member that may be
// missing needs no new version: its reader takes the old meaning then. So far every version is 1, and there is no step.
#pragma once

#include "core/save/dungeon_file.h"
#include "core/save/formats/tmj_tiles.h"

#include <filesystem>
#include <span>

namespace cave {

struct Format {
    std::string_view suffix; // ".cave.json"
    // `folder` is where the text lies: some formats name files beside it.
    Result<DungeonFile> (*read)(std::string_view text, const std::filesystem::path& folder, const Progress& progress);
    std::string (*write)(const Dungeon& dungeon, const Progress& progress);
    bool isWhole; // keeps everything that a dungeon holds, its name included
    bool isOwn; // nobody else's: saving may go back to the file that was opened
    // A picture that the file names, to be written beside it; null: none.
    tmj::TilesPicture (*picture)(const Catalogue& catalogue) = nullptr;
};

std::span<const Format> formats();
// By the end of the file's name; null when it is none of the table's.
const Format* formatOf(const std::filesystem::path& path);

// An error's `where` is "FILE: PLACE", or empty when its progress has stopped it. A format without names gives the
// file's, without its suffix.
Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const Progress& progress = {});

// Reads what it is about to write before it replaces a file: what is saved can be opened. Whatever goes wrong, the old
// file stays as it was.
Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path, const Progress& progress = {});

} // namespace cave
