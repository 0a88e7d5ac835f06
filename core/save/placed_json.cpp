// SPDX-License-Identifier: MIT
#include "core/save/placed_json.h"

#include "core/save/level_reader.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

constexpr std::size_t kMostLetterCells = 10'000; // of one piece

char letterOf(const std::string& text, const JsonCursor& at)
{
    const char letter = text.size() == 1 ? text.front() : ' ';
    if (letter > ' ' && letter <= '~' && letter != '"' && letter != '\\')
        return letter;
    at.fail({CAVE_TEXT("errors", "A cell is written as one printable ASCII character, not a space, \" or \\.")});
    return '?';
}

std::vector<LetterCell> readLetters(const JsonCursor& letters)
{
    std::vector<LetterCell> cells;
    for (const auto& [text, at] : letters.members()) {
        const char letter = letterOf(text, at);
        for (const JsonCursor& cell : at.items()) {
            const std::vector<JsonCursor> numbers = cell.items();
            if (numbers.size() != 2)
                cell.fail({CAVE_TEXT("errors", "A cell is [x, y].")});
            if (at.failed())
                return cells;
            cells.push_back({letter, readCoordinate(numbers[0]), readCoordinate(numbers[1])});
        }
        if (cells.size() > kMostLetterCells)
            at.fail({CAVE_TEXT("errors", "More than %1 cells are too many."),
                     {static_cast<std::int64_t>(kMostLetterCells)}});
    }
    std::ranges::sort(cells);
    return cells;
}

PlacedPiece readOne(const JsonCursor& at)
{
    at.allowOnly({"uid", "piece", "x", "y", "turn", "row", "letters"});
    PlacedPiece placed{at["uid"].uid(), at["piece"].id(), readCoordinate(at["x"]), readCoordinate(at["y"])};
    if (const auto turn = at.find("turn"))
        placed.turn = static_cast<int>(turn->integer(0, kPieceTurns - 1));
    if (const auto row = at.find("row"))
        placed.row = row->uid();
    if (const auto letters = at.find("letters"))
        placed.letters = readLetters(*letters);
    return placed;
}

Json lettersJson(const std::vector<LetterCell>& cells)
{
    Json::Object letters;
    for (auto cell = cells.begin(); cell != cells.end();) {
        const char letter = cell->letter;
        Json::Array places;
        for (; cell != cells.end() && cell->letter == letter; ++cell)
            places.push_back(Json::Array{cell->x, cell->y});
        letters.emplace_back(std::string(1, letter), std::move(places));
    }
    return letters;
}

} // namespace

std::vector<PlacedPiece> readPlaced(const JsonCursor& placed)
{
    std::vector<PlacedPiece> pieces;
    std::set<Uid> uids;
    for (const JsonCursor& at : placed.items()) {
        pieces.push_back(readOne(at));
        if (!uids.insert(pieces.back().uid).second)
            failTwice(at["uid"]);
    }
    if (pieces.size() > kMostPlaced)
        placed.fail({CAVE_TEXT("errors", "More than %1 rows are too many."), {static_cast<std::int64_t>(kMostPlaced)}});
    return pieces;
}

Json placedJson(const std::vector<PlacedPiece>& placed)
{
    Json::Array pieces;
    for (const PlacedPiece& piece : placed) {
        Json json;
        json.set("uid", hexOf(piece.uid.value));
        json.set("piece", piece.piece);
        json.set("x", piece.x);
        json.set("y", piece.y);
        if (piece.turn != 0)
            json.set("turn", piece.turn);
        if (piece.row)
            json.set("row", hexOf(piece.row.value));
        if (!piece.letters.empty())
            json.set("letters", lettersJson(piece.letters));
        pieces.push_back(std::move(json));
    }
    return pieces;
}

} // namespace cave
