// SPDX-License-Identifier: MIT
/// @file
/// A piece that a recipe row has put into a level, remembered where its events or groups must find their cells.
#pragma once

#include "core/base/ids.h"
#include "core/world/piece.h"

#include <string_view>
#include <utility>

namespace cave {

inline constexpr std::size_t kMostPlaced = 100; ///< on a level
inline constexpr int kPieceTurns = 8; ///< quarter turns to the right, and the same of the mirror image

/// A cell of a level that has a letter of a piece.
struct LetterCell {
    char letter = '?';
    int x = 0;
    int y = 0;
    auto operator<=>(const LetterCell&) const = default;
};

struct PlacedPiece {
    Uid uid; ///< placedUid(), the same for every seed
    std::string piece; ///< its name
    int x = 0; ///< of the left upper corner as it is turned; of a loose piece, of its origin
    int y = 0;
    int turn = 0; ///< quarter turns to the right, 0..3; 4 more where a mirror image was turned so
    Uid row{}; ///< the recipe row that put it; none: by hand
    std::vector<LetterCell> letters = {}; ///< of a loose piece: where they lie, in order, each cell once
    bool operator==(const PlacedPiece&) const = default;
};

Uid placedUid(Uid level, Uid row, int number);
/// Of a piece that lies in the placed one, by the way to it; the placed one's own where that is 0.
Uid includedUid(Uid placed, std::uint64_t path);

/// Where a cell of a piece of that size lies once the piece is turned, with its left upper corner at 0, 0.
std::pair<int, int> turnedCell(int x, int y, int width, int height, int turn);

/// The cells with one of the letters, by rows; with any, where `letters` is "". `piece` is the one that was placed.
std::vector<LetterCell> cellsOf(const Piece& piece, const PlacedPiece& placed, std::string_view letters = {});

} // namespace cave
