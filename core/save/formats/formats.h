// SPDX-License-Identifier: MIT
/// @file
/// The kinds of files that a dungeon can be read from and written to: one row each.
///
/// When a file of ours (kDungeonVersion, kGameVersion, kRecipeVersion, the journal's head) changes so that older
/// programs would read it wrong, its number goes up by one, and what turns the version before into the new one becomes
/// a function from Json to Json that its reader calls first: one for each step, never one from any version to the
/// newest. A sample of the version before goes into tests/data/old, where nothing is ever written anew. A member that
/// may be missing needs no new version: its reader takes the old meaning then. A game file is of version 2 only where
/// it says of a level what goes on there by itself; all else is as in version 1, so there is no step yet.
#pragma once

#include "core/base/text.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/foreign_kinds.h"

#include <filesystem>
#include <functional>
#include <span>

namespace cave {

/// A map and the files beside it.
struct MapFiles {
    std::string text;
    std::string tilesetName = {}; ///< "": there is none
    std::string tileset = {};
};

/// A kind of file that a dungeon is read from or written to. File dialogs, the command line and its help are made from
/// these rows; a test holds the manual page, the completion for bash and README to them.
struct Format {
    /// An English text and its context, to be translated.
    struct Label {
        std::string_view context;
        std::string_view source;
        Text text() const { return {context, source}; }
    };

    std::string_view suffix; ///< ".cave.json"; what people are told
    std::string_view otherSuffix = {}; ///< means the same in a file's name; "": none
    Label title; ///< of one file: "Map of Tiled"
    Label files; ///< of many, in a file dialog: "Maps of Tiled"
    Label holds; ///< a sentence on what is kept and what is lost
    /// `beside` is what lies where the text does: some formats name files there. Null: it cannot be opened again.
    Result<DungeonFile> (*read)(std::string_view text, const Beside& beside, const Progress& progress) = nullptr;
    /// Null, though it can be read: it is written by other programs only. Null, and it cannot be read: it is a picture,
    /// for programs that can paint (app/view/map/dungeon_picture).
    std::string (*write)(const Dungeon& dungeon, const Progress& progress) = nullptr;
    bool isWhole = false; ///< keeps everything that a dungeon holds, its name included
    bool isOwn = false; ///< nobody else's: saving may go back to the file that was opened
    /// What is written with the picture of the dungeon's kinds beside it; null: it has none.
    MapFiles (*writeWithTiles)(const Dungeon& dungeon, const std::string& picture) = nullptr;
    /// Not null: others make such files as well, whose kinds somebody has to name (foreign_kinds.h). The text as the
    /// map of Tiled that it is or that it is turned into.
    Result<Json> (*map)(std::string_view text) = nullptr;

    bool isPicture() const { return !write && !read; }
    bool isWritten() const { return write || isPicture(); }
};

std::span<const Format> formats();
/// The format that the end of the file's name tells; null: none.
const Format* formatOf(const std::filesystem::path& path);

/// By the end of the file's name; a dungeon file whose name tells nothing is known by its beginning. An error's `where`
/// is "FILE: PLACE", or empty when its progress has stopped it. Where the file gives the dungeon no name, it gets the
/// file's, without its suffix.
Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const Progress& progress = {});
/// With these kinds instead of those that are kept beside it.
Result<DungeonFile> loadDungeon(const std::filesystem::path& path, const KindMap& kinds, const Progress& progress = {});
/// The same of what goes over a dungeon with that catalogue, whose own tiles a plain text has by their signs.
Result<DungeonFile> loadGround(const std::filesystem::path& path, std::shared_ptr<const Catalogue> catalogue,
                               const Progress& progress = {});

/// What in the file is no kind of ours by its name (tmj_file.h); none in a format that is ours alone. The error is
/// stopped() when its progress has stopped it.
Result<ForeignKinds> foreignKinds(const std::filesystem::path& path, const Progress& progress = {});
/// Whether somebody has to say first what is in such a map, as the editor asks. No of a file that cannot be read.
bool wantsKinds(const std::filesystem::path& path);
/// The kinds that are kept beside the file; empty ones where there is no such file.
Result<KindMap> kindsBeside(const std::filesystem::path& path);

/// The same of a text without a name, in whatever format it is.
Result<DungeonFile> readAnyDungeon(std::string_view text);

/// A PNG of the dungeon's kinds as the game paints them, laid out as core/save/formats/tmj_tiles has it. "": they
/// cannot be painted.
using TilesPainter = std::function<std::string(const Dungeon& dungeon)>;

/// Reads what it is about to write before it replaces a file: what is saved can be opened. Whatever goes wrong, the old
/// file stays as it was. A picture beside it that nobody paints has plain shapes.
Result<void> saveDungeon(const Dungeon& dungeon, const std::filesystem::path& path, const Progress& progress = {},
                         const TilesPainter& painter = {});

} // namespace cave
