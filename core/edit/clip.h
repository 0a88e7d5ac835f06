// SPDX-License-Identifier: MIT
/// @file
/// A part of a level, cut out: tiles and things that can be put down elsewhere, even in another dungeon.
#pragma once

#include "core/generate/pieces.h"
#include "core/world/things/thing_traits.h"

namespace cave {

class BitGrid;

/// A thing in a clip; its cell is counted from the clip's corner.
struct ClipThing {
    KindTable table = KindTable::Creature;
    std::string kind; ///< id
    int x = 0;
    int y = 0;
    int levels = 0;                ///< of a creature: gained before the game starts
    std::optional<CellAt> door{};  ///< of a key: the door it opens, where that is part of the clip
    std::optional<Place> opens{};  ///< elsewhere
    std::string group{};           ///< of no placed piece
    ThingTraits traits{};
    bool operator==(const ClipThing&) const = default;
};

/// Cells of a clip that an event names, of the level that they come from or of its dungeon.
struct EventPart {
    Uid event;
    bool isOfDungeon = false;
    std::size_t term = 0; ///< which of its words, as forEachTerms() goes
    std::vector<Box> boxes; ///< counted from the clip's corner
    bool operator==(const EventPart&) const = default;
};

/// Kinds are told by their ids: dungeons number them differently.
struct Clip {
    int x = 0; ///< where its upper left cell was
    int y = 0;
    std::vector<std::string> kinds;   ///< ids of its tiles
    Grid<std::uint16_t> tiles;        ///< index into `kinds` + 1; 0: the cell is no part of it
    std::vector<ClipThing> things;    ///< by row, then column
    Script script{};                  ///< events all of whose cells are part of it, counted so, and their marks
    Uid level{};                      ///< that it comes from
    std::vector<EventPart> parts{};   ///< for moving; the clipboard does not keep them, nor the level
    bool isEmpty() const { return tiles.size() == 0; }
    int width() const { return tiles.width(); }
    int height() const { return tiles.height(); }
    bool operator==(const Clip&) const = default;
};

Clip clipOf(const Dungeon& dungeon, int z, const BitGrid& cells);

enum class ClipTransform : std::uint8_t { Right, Left, Mirror, Flip }; ///< by a quarter; left to right; upside down
Clip transformed(const Clip& clip, ClipTransform transform);
CellAt transformed(CellAt cell, int width, int height, ClipTransform transform); ///< of a clip of that size

/// As the clipboard holds it; events and marks are its members "events" and "marks", as in a level's file.
Json toJson(const Clip& clip);
/// But for events and marks, which core/save reads.
Result<Clip> readClip(const Json& json);

/// As a piece that recipes can put into levels: things get signs of their own, cells that are no part stay as they are.
/// Its events name their cells by signs of their own. The clip's kinds must be the catalogue's. Refused where it is
/// larger than kMaxPieceSide or has more kinds of cells than there are signs.
Result<Piece> pieceOf(const Clip& clip, const Catalogue& catalogue, std::string name);
/// What a piece would put down on a level of this depth, from 1; of a table of things, the likeliest.
Clip clipOf(const FlatPiece& piece, const Catalogue& catalogue, int depth);
/// With the piece's own events; of those of pieces in it none. The piece is one of the design's, or of its library. A
/// loose one is empty: where its cells lie, a recipe says.
Clip clipOf(const Piece& piece, const Dungeon& dungeon, int depth);

} // namespace cave
