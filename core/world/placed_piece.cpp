// SPDX-License-Identifier: MIT
#include "core/world/placed_piece.h"

#include "core/base/hash.h"

#include <algorithm>
#include <tuple>

namespace cave {

Uid placedUid(Uid level, Uid row, int number)
{
    return {hashOf("placed", level.value, row.value, static_cast<std::uint64_t>(number))};
}

Uid includedUid(Uid placed, std::uint64_t path)
{
    return path == 0 ? placed : Uid{hashOf("included", placed.value, path)};
}

std::pair<int, int> turnedCell(int x, int y, int width, int height, int turn)
{
    if (turn >= kPieceTurns / 2)
        x = width - 1 - x;
    for (int quarter = 0; quarter < turn % (kPieceTurns / 2); ++quarter) {
        std::tie(x, y) = std::pair(height - 1 - y, x);
        std::swap(width, height);
    }
    return {x, y};
}

std::vector<LetterCell> cellsOf(const Piece& piece, const PlacedPiece& placed, std::string_view letters)
{
    const auto isMeant = [letters](char letter) { return letters.empty() || letters.contains(letter); };
    std::vector<LetterCell> cells;
    if (piece.isLoose())
        std::ranges::copy_if(placed.letters, std::back_inserter(cells), isMeant, &LetterCell::letter);
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            const char letter = piece.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (letter == ' ' || !isMeant(letter))
                continue;
            const auto [dx, dy] = turnedCell(x, y, piece.width(), piece.height(), placed.turn);
            cells.push_back({letter, placed.x + dx, placed.y + dy});
        }
    std::ranges::sort(cells, {}, [](const LetterCell& cell) { return std::tuple(cell.y, cell.x, cell.letter); });
    return cells;
}

} // namespace cave
