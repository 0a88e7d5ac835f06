// SPDX-License-Identifier: MIT
/// @file
/// Pieces made ready for use: one grid each, with the pieces that they include put in, and turned.
#pragma once

#include "core/generate/level_state.h"

#include <map>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace cave {

/// What keeps a piece from being made flat: where it is written, and why.
struct PieceProblem {
    std::size_t piece = 0; ///< index
    char sign = ' ';       ///< in its legend
    Text what;
};

/// The first sign that includes a piece which does not exist, does not fit into the rows around it or in the end
/// includes the piece itself. Names the chain of such a circle.
std::optional<PieceProblem> findPieceProblem(std::span<const Piece> pieces, std::span<const Piece> library = {});

/// A cell of a piece made flat. Refers to the legend of the piece that it comes from.
struct FlatCell {
    std::optional<TileId> tile = {}; ///< absent: the cell stays as the level has it, and nothing else is said of it
    const PieceSign* sign = &kPlainSign; ///< what else is said of the cell
    std::uint64_t within = 0; ///< of a remembered piece in the piece: its IncludedPiece::path; 0: of the piece itself

    std::uint8_t marks() const; ///< bits of Mark
    bool operator==(const FlatCell& other) const; ///< says the same, whatever the letter

private:
    static const PieceSign kPlainSign;
};
using FlatPiece = Grid<FlatCell>;

/// Turned by quarter turns to the right (0..3), after a mirror image was taken left to right where `mirrored`.
FlatPiece turned(const FlatPiece& piece, int quarters, bool mirrored);

/// A piece laid in one of its ways.
struct Orientation {
    FlatPiece cells;
    int turn = 0; ///< as PlacedPiece has it
};

/// A piece that lies in another one and is remembered.
struct IncludedPiece {
    const Piece* piece = nullptr;
    int x = 0; ///< of its left upper corner in the other one
    int y = 0;
    std::uint64_t path = 0; ///< made from the cells that include it, from the inside out; never 0
};

/// Makes pieces flat, each once, so that pieces within pieces within pieces cost no more than their cells.
class PieceBook {
public:
    /// `pieces` have no problem, and outlive this as the catalogue and the library do, in which is looked for what they
    /// lack.
    PieceBook(std::span<const Piece> pieces, const Catalogue& catalogue, std::span<const Piece> library = {})
        : m_pieces(pieces), m_library(library), m_catalogue(catalogue)
    {
    }
    const FlatPiece& flat(const Piece& piece); ///< of one with rows, which outlives this and all copies of its cells
    /// Those that differ of all that the piece allows, fewest quarter turns first; without turns or mirror images where
    /// they are not wanted. Refers to the book.
    const std::vector<Orientation>& orientations(const Piece& piece, bool rotates, bool mirrors);
    FlatCell cellOf(const Piece& piece, char sign) const; ///< what a letter stands for
    /// No more than a level can hold; those that another include lies over too.
    const std::vector<IncludedPiece>& included(const Piece& piece);

private:
    const Piece& named(std::string_view name) const;

    std::span<const Piece> m_pieces;
    std::span<const Piece> m_library;
    const Catalogue& m_catalogue;
    std::map<std::string, FlatPiece> m_flat; ///< by name
    std::map<std::tuple<std::string, bool, bool>, std::vector<Orientation>> m_orientations; ///< rotates, mirrors
    std::map<std::string, std::vector<IncludedPiece>> m_included; ///< by name
};

const Piece* findPiece(std::span<const Piece> pieces, std::string_view name);

} // namespace cave
