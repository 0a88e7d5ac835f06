// SPDX-License-Identifier: MIT
#include "core/generate/pieces.h"

#include "core/base/hash.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

// Follows includes depth first. A piece is done when all that it includes is known to end.
class IncludeCheck {
public:
    IncludeCheck(std::span<const Piece> pieces, std::span<const Piece> library)
        : m_pieces(pieces), m_library(library), m_states(pieces.size(), State::New)
    {
    }

    std::optional<PieceProblem> check(std::size_t index)
    {
        if (m_states[index] == State::Done)
            return std::nullopt;
        m_states[index] = State::Open;
        m_chain.push_back(index);
        for (const auto& [sign, meaning] : m_pieces[index].legend)
            if (!meaning.piece.empty())
                if (auto problem = checkSign(index, sign, meaning))
                    return problem;
        m_chain.pop_back();
        m_states[index] = State::Done;
        return std::nullopt;
    }

private:
    enum class State : std::uint8_t { New, Open, Done };

    std::optional<PieceProblem> checkSign(std::size_t index, char sign, const PieceSign& meaning)
    {
        const Piece* own = findPiece(m_pieces, meaning.piece);
        const Piece* inner = own ? own : findPiece(m_library, meaning.piece);
        if (!inner)
            return PieceProblem{index, sign, {CAVE_TEXT("errors", "No piece is called \"%1\"."), {meaning.piece}}};
        if (inner->isLoose())
            return PieceProblem{
                index,
                sign,
                {CAVE_TEXT("errors", "The piece \"%1\" is loose: it has no rows to put here."), {meaning.piece}}};
        const bool isCircle = own && m_states[static_cast<std::size_t>(own - m_pieces.data())] == State::Open;
        if (isCircle)
            return PieceProblem{index,
                                sign,
                                {CAVE_TEXT("errors", "Pieces include each other in a circle: %1."),
                                 {chainFrom(static_cast<std::size_t>(own - m_pieces.data()))}}};
        if (!fits(m_pieces[index], sign, *inner))
            return PieceProblem{index,
                                sign,
                                {CAVE_TEXT("errors", "The piece \"%1\" of %2 x %3 cells reaches beyond the rows here."),
                                 {inner->name, std::int64_t{inner->width()}, std::int64_t{inner->height()}}}};
        // A library has no problem, and names none of these.
        return own ? check(static_cast<std::size_t>(own - m_pieces.data())) : std::nullopt;
    }

    std::string chainFrom(std::size_t first) const
    {
        std::string names;
        for (auto at = std::ranges::find(m_chain, first); at != m_chain.end(); ++at)
            names += m_pieces[*at].name + " > ";
        return names + m_pieces[first].name;
    }

    static bool fits(const Piece& outer, char sign, const Piece& inner)
    {
        for (int y = 0; y < outer.height(); ++y)
            for (int x = 0; x < outer.width(); ++x)
                if (outer.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == sign &&
                    (x + inner.width() > outer.width() || y + inner.height() > outer.height()))
                    return false;
        return true;
    }

    std::span<const Piece> m_pieces;
    std::span<const Piece> m_library;
    std::vector<State> m_states;
    std::vector<std::size_t> m_chain;
};

// What a letter says of its cell besides the tile.
auto wordsOf(const PieceSign& sign)
{
    return std::tie(sign.isExit, sign.noSpawn, sign.noDig, sign.noLiquid, sign.opaque, sign.thing, sign.adopts,
                    sign.side, sign.isCaptive, sign.carries, sign.levels, sign.isAsleep, sign.enchant, sign.rune,
                    sign.group, sign.price);
}

std::uint64_t pathThrough(std::size_t cell, std::uint64_t path) { return mix64(mix64(cell + 1) ^ path) | 1; }

} // namespace

const Piece* findPiece(std::span<const Piece> pieces, std::string_view name)
{
    const auto found = std::ranges::find(pieces, name, &Piece::name);
    return found == pieces.end() ? nullptr : &*found;
}

std::optional<PieceProblem> findPieceProblem(std::span<const Piece> pieces, std::span<const Piece> library)
{
    IncludeCheck check(pieces, library);
    for (std::size_t index = 0; index < pieces.size(); ++index)
        if (auto problem = check.check(index))
            return problem;
    return std::nullopt;
}

const PieceSign FlatCell::kPlainSign{};

std::uint8_t FlatCell::marks() const
{
    return static_cast<std::uint8_t>((sign->noSpawn ? kNoSpawn : 0) | (sign->noDig ? kNoDig : 0) |
                                     (sign->noLiquid ? kNoLiquid : 0) | (sign->opaque ? kOpaque : 0));
}

bool FlatCell::operator==(const FlatCell& other) const
{
    return tile == other.tile && within == other.within &&
           (sign == other.sign || wordsOf(*sign) == wordsOf(*other.sign));
}

FlatPiece turned(const FlatPiece& piece, int quarters, bool mirrored)
{
    const bool isSideways = quarters % 2 == 1;
    FlatPiece result(isSideways ? piece.height() : piece.width(), isSideways ? piece.width() : piece.height());
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            CellAt to{mirrored ? piece.width() - 1 - x : x, y};
            int height = piece.height();
            int width = piece.width();
            for (int turn = 0; turn < quarters; ++turn) {
                to = {height - 1 - to.y, to.x};
                std::swap(width, height);
            }
            result[to.x, to.y] = piece[x, y];
        }
    return result;
}

const Piece& PieceBook::named(std::string_view name) const
{
    const Piece* own = findPiece(m_pieces, name);
    return own ? *own : *findPiece(m_library, name);
}

FlatCell PieceBook::cellOf(const Piece& piece, char sign) const
{
    if (const auto own = piece.legend.find(sign); own != piece.legend.end())
        return {.tile = own->second.tile, .sign = &own->second};
    return {.tile = m_catalogue.findTileBySign(sign)}; // nothing for a space
}

const FlatPiece& PieceBook::flat(const Piece& piece)
{
    if (const auto known = m_flat.find(piece.name); known != m_flat.end())
        return known->second;
    FlatPiece cells(piece.width(), piece.height());
    const auto signAt = [&](int x, int y) {
        return piece.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x)
            cells[x, y] = cellOf(piece, signAt(x, y));
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            const auto own = piece.legend.find(signAt(x, y));
            if (own == piece.legend.end() || own->second.piece.empty())
                continue;
            const Piece& within = named(own->second.piece);
            const FlatPiece& inner = flat(within);
            for (int innerY = 0; innerY < inner.height(); ++innerY)
                for (int innerX = 0; innerX < inner.width(); ++innerX) {
                    FlatCell cell = inner[innerX, innerY];
                    if (!cell.tile)
                        continue;
                    if (cell.within != 0 || within.isRemembered())
                        cell.within = pathThrough(cells.index(x, y), cell.within);
                    cells[x + innerX, y + innerY] = cell;
                }
        }
    return m_flat.emplace(piece.name, std::move(cells)).first->second;
}

const std::vector<Orientation>& PieceBook::orientations(const Piece& piece, bool rotates, bool mirrors)
{
    const auto [known, isNew] = m_orientations.try_emplace({piece.name, rotates, mirrors});
    std::vector<Orientation>& all = known->second;
    if (!isNew)
        return all;
    const FlatPiece& upright = flat(piece);
    for (int quarter = 0; quarter < (piece.mayRotate && rotates ? 4 : 1); ++quarter)
        for (const bool mirrored : {false, true}) {
            if (mirrored && !(piece.mayMirror && mirrors))
                continue;
            FlatPiece next = turned(upright, quarter, mirrored);
            if (std::ranges::find(all, next, &Orientation::cells) == all.end())
                all.push_back({std::move(next), quarter + (mirrored ? kPieceTurns / 2 : 0)});
        }
    return all;
}

const std::vector<IncludedPiece>& PieceBook::included(const Piece& piece)
{
    if (const auto known = m_included.find(piece.name); known != m_included.end())
        return known->second;
    std::vector<IncludedPiece> all;
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            const char sign = piece.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            const auto own = piece.legend.find(sign);
            if (own == piece.legend.end() || own->second.piece.empty())
                continue;
            const auto cell =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(piece.width()) + static_cast<std::size_t>(x);
            const Piece& within = named(own->second.piece);
            if (within.isRemembered())
                all.push_back({&within, x, y, pathThrough(cell, 0)});
            for (const IncludedPiece& inner : included(within))
                all.push_back({inner.piece, x + inner.x, y + inner.y, pathThrough(cell, inner.path)});
            if (all.size() > kMostPlaced)
                all.resize(kMostPlaced + 1); // too many for any level
        }
    return m_included.emplace(piece.name, std::move(all)).first->second;
}

} // namespace cave
