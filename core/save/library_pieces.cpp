// SPDX-License-Identifier: MIT
#include "core/save/library_pieces.h"

#include "core/save/piece_reader.h"

#include <algorithm>

namespace cave {

namespace {

// A library draws with the signs of its own tiles, whatever signs a dungeon gives them.
Legend legendOf(const std::string& library, const Catalogue& catalogue)
{
    std::optional<Error> problem;
    const Json use = Json::Object{{"use", Json::Array{library}}};
    Catalogue own(*Catalogue::builtIn());
    own.read(JsonCursor(use, problem), true);
    Legend legend;
    for (const TileKind& tile : own.tiles())
        legend[static_cast<std::size_t>(tile.sign)] = catalogue.findTile(tile.id);
    return legend;
}

} // namespace

std::shared_ptr<const std::vector<Piece>> readLibraryPieces(const JsonCursor& content, const Catalogue& catalogue)
{
    const auto use = content.find("use");
    if (!use)
        return nullptr;
    std::vector<Piece> pieces;
    for (const JsonCursor& name : use->items()) {
        const Json document = libraryDocument(name.text());
        std::optional<Error> problem;
        const auto rows = JsonCursor(document, problem).find("pieces");
        if (!rows)
            continue;
        std::ranges::move(readPieces(*rows, catalogue, legendOf(name.text(), catalogue)), std::back_inserter(pieces));
        if (problem)
            name.fail({CAVE_TEXT("errors", "The pieces of this library do not fit kinds of the dungeon's own: %1."),
                       {problem->where}});
    }
    if (pieces.empty() || use->failed())
        return nullptr;
    return std::make_shared<const std::vector<Piece>>(std::move(pieces));
}

void refreshLibraryPieces(Dungeon& dungeon)
{
    std::optional<Error> problem;
    dungeon.library = readLibraryPieces(JsonCursor(dungeon.content, problem), *dungeon.catalogue);
}

} // namespace cave
