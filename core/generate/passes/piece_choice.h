// SPDX-License-Identifier: MIT
/// @file
/// Which pieces a row puts: by name or tag, by weight, as often as they may come.
#pragma once

#include "core/generate/parameter_fields.h"
#include "core/generate/pass.h"
#include "core/generate/pieces.h"

#include <functional>
#include <set>

namespace cave {

struct PieceOrder {
    std::string piece; ///< its name; "": by tag
    std::string tag;
    Unique unique = Unique::None;
    std::function<int(int depth)> countAt; ///< how many the row asks for on a level of that depth
};

class PieceChoice {
public:
    /// Rooms with `roomTag` and a piece's name stand for those pieces that are on the level. `isFit` leaves out pieces
    /// of a tag. The row and what it stands on must outlive this.
    PieceChoice(const RowContext& row, PieceOrder order, std::string_view roomTag, bool (*isFit)(const Piece&));

    /// Of that name, or fit and of that tag, wherever they may come.
    std::vector<const Piece*> named() const;
    Text nothingNamed() const; ///< why none is

    /// Those of named() that may come on this level.
    void keep(const std::vector<const Piece*>& pieces);
    bool isEmpty() const { return m_pieces.empty(); }
    /// The one that comes as number `number`; none when each has come as often as it may.
    const Piece* choose(int number, const std::set<const Piece*>& without) const;
    /// At most how many of the kind one of those that may come here holds, with what is carried and what lies in pieces
    /// within it.
    std::int64_t mostHeld(PieceBook& book, Weighted::Kind kind) const;

private:
    bool isHere(const Piece& piece) const;
    Unique uniqueOf(const Piece& piece) const { return std::max(piece.unique, m_order.unique); }
    bool isOnLevel(const Piece& piece) const;

    const RowContext& m_row;
    PieceOrder m_order;
    std::string_view m_roomTag;
    bool (*m_isFit)(const Piece&);
    std::vector<const Piece*> m_pieces;
};

std::uint64_t hashOfPiece(const Piece& piece);

// What a row says of the pieces that it puts.

template <typename P>
Field<P> pieceField()
{
    return field("piece", CAVE_LABEL("Parameters", "Piece"), &P::piece, Word{},
                 CAVE_LABEL("recipe", "The piece's name; none to choose by tag."));
}

template <typename P>
Field<P> tagField()
{
    return field("tag", CAVE_LABEL("Parameters", "Tag"), &P::tag, Word{},
                 CAVE_LABEL("recipe", "One of the pieces with this tag is chosen by weight, when no piece is named."));
}

template <typename P>
Field<P> uniqueField()
{
    return field(
        "unique", CAVE_LABEL("Parameters", "Unique"), &P::unique,
        Choice<Unique>{Unique::None, {{"none", Unique::None}, {"level", Unique::Level}, {"dungeon", Unique::Dungeon}}},
        CAVE_LABEL("recipe", "Whether a piece comes at most once on a level or in the dungeon."));
}

/// Puts what a cell of a placed piece says to lie there, one of its table by weight. A table may have nothing for this
/// depth.
void addThing(RowContext& row, const FlatCell& cell, CellAt at, Uid placed);

/// Whether the level can remember one more of these, with all that are in it.
bool canRemember(const LevelCanvas& canvas, PieceBook& book, const Piece& piece);
/// The level remembers the piece and those in it, as far as they must be.
void remember(LevelCanvas& canvas, PieceBook& book, const Piece& piece, const PlacedPiece& placed);

} // namespace cave
