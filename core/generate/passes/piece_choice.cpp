// SPDX-License-Identifier: MIT
#include "core/generate/passes/piece_choice.h"

#include <algorithm>

namespace cave {

namespace {

// Whether the thing that addThing() puts there may be of the kind, or carry it.
bool mayHold(const FlatCell& cell, const RowContext& row, Weighted::Kind kind)
{
    if (cell.sign->thing == Json())
        return false;
    const Catalogue& catalogue = row.canvas.catalogue();
    const bool isCarried = kind.table == KindTable::Item && cell.sign->carries == catalogue.item(kind.kind).id;
    const Weighted table = weightedAt(cell.sign->thing, catalogue, row.values.depth);
    return table.mayBe(kind) || (isCarried && std::ranges::any_of(table.kinds, [&](Weighted::Kind each) {
                                     return each.table == KindTable::Creature && table.mayBe(each);
                                 }));
}

std::int64_t held(const Piece& piece, PieceBook& book, const RowContext& row, Weighted::Kind kind)
{
    const auto may = [&](const FlatCell& cell) { return mayHold(cell, row, kind); };
    if (!piece.isLoose())
        return std::ranges::count_if(book.flat(piece).cells(), may);
    std::int64_t most = piece.legend.contains(kOriginSign) && may(book.cellOf(piece, kOriginSign)) ? 1 : 0;
    for (const Feature& feature : piece.features)
        if (may(book.cellOf(piece, feature.letter)))
            most += feature.most;
    return most;
}

} // namespace

std::uint64_t hashOfPiece(const Piece& piece) { return hashOf("piece", piece.name); }

void addThing(RowContext& row, const FlatCell& cell, CellAt at, Uid placed)
{
    if (cell.sign->thing == Json()) {
        if (cell.sign->adopts)
            row.canvas.addAdopter(at);
        return;
    }
    const Weighted table = weightedAt(cell.sign->thing, row.canvas.catalogue(), row.values.depth);
    if (table.isEmpty())
        return;
    const Weighted::Kind kind = table.kinds[row.chance.kind(at, table.hashes, table.weights)];
    Placement thing{kind.table, kind.kind, at.x, at.y, row.report.row};
    if (kind.table == KindTable::Creature) {
        thing.belongs = {cell.sign->side, cell.sign->isCaptive};
        if (!cell.sign->carries.empty())
            thing.carries = row.canvas.catalogue().findItem(cell.sign->carries);
        thing.levels = cell.sign->levels;
        thing.isAsleep = cell.sign->isAsleep;
    } else {
        thing.enchant = cell.sign->enchant;
        thing.rune = cell.sign->rune;
        if (canHavePrice(row.canvas.catalogue().item(kind.kind)))
            thing.price = cell.sign->price;
    }
    if (cell.sign->adopts && kind.table == KindTable::Item)
        row.canvas.addAdopter(at);
    if (!cell.sign->group.empty()) {
        thing.group = cell.sign->group;
        thing.placed = includedUid(placed, cell.within);
    }
    row.canvas.addThing(std::move(thing));
}

bool canRemember(const LevelCanvas& canvas, PieceBook& book, const Piece& piece)
{
    const std::size_t more = book.included(piece).size() + (piece.isRemembered() ? 1 : 0);
    return canvas.state().placed.size() + more <= kMostPlaced;
}

void remember(LevelCanvas& canvas, PieceBook& book, const Piece& piece, const PlacedPiece& placed)
{
    if (piece.isRemembered())
        canvas.addPlaced(placed);
    for (const IncludedPiece& inner : book.included(piece)) {
        const auto corner = [&](int x, int y) {
            return turnedCell(inner.x + x, inner.y + y, piece.width(), piece.height(), placed.turn);
        };
        const auto [oneX, oneY] = corner(0, 0);
        const auto [otherX, otherY] = corner(inner.piece->width() - 1, inner.piece->height() - 1);
        canvas.addPlaced({includedUid(placed.uid, inner.path), inner.piece->name, placed.x + std::min(oneX, otherX),
                          placed.y + std::min(oneY, otherY), placed.turn, placed.row});
    }
}

PieceChoice::PieceChoice(const RowContext& row, PieceOrder order, std::string_view roomTag, bool (*isFit)(const Piece&))
    : m_row(row), m_order(std::move(order)), m_roomTag(roomTag), m_isFit(isFit)
{
}

std::vector<const Piece*> PieceChoice::named() const
{
    const Dungeon& dungeon = m_row.canvas.dungeon();
    std::vector<const Piece*> pieces;
    if (!m_order.piece.empty()) {
        if (const Piece* piece = dungeon.findPiece(m_order.piece))
            pieces.push_back(piece);
        return pieces;
    }
    const auto isAsked = [&](const Piece& piece) {
        return !m_order.tag.empty() && piece.weight > 0 && m_isFit(piece) &&
               std::ranges::find(piece.tags, m_order.tag) != piece.tags.end();
    };
    for (const std::span<const Piece> from : {std::span<const Piece>(dungeon.pieces), dungeon.libraryPieces()})
        for (const Piece& piece : from)
            if (isAsked(piece) && dungeon.findPiece(piece.name) == &piece) // no other has taken its name
                pieces.push_back(&piece);
    return pieces;
}

Text PieceChoice::nothingNamed() const
{
    if (!m_order.piece.empty())
        return {CAVE_TEXT("recipe", "No piece is called \"%1\"."), {m_order.piece}};
    if (!m_order.tag.empty())
        return {CAVE_TEXT("recipe", "No piece has the tag \"%1\"."), {m_order.tag}};
    return {CAVE_TEXT("recipe", "The row names neither a piece nor a tag.")};
}

void PieceChoice::keep(const std::vector<const Piece*>& pieces)
{
    std::ranges::copy_if(pieces, std::back_inserter(m_pieces), [&](const Piece* piece) { return isHere(*piece); });
}

std::int64_t PieceChoice::mostHeld(PieceBook& book, Weighted::Kind kind) const
{
    std::int64_t most = 0;
    for (const Piece* piece : named())
        if (isHere(*piece))
            most = std::max(most, held(*piece, book, m_row, kind));
    return most;
}

// A piece that comes once in the dungeon is for one level, which every level finds out for itself: that of lowest hash
// among those of the row at whose depth it may come.
bool PieceChoice::isHere(const Piece& piece) const
{
    const LevelCanvas& canvas = m_row.canvas;
    if (!piece.isForDepth(canvas.z() + 1))
        return false;
    if (uniqueOf(piece) != Unique::Dungeon)
        return true;
    const auto rankOf = [&](Uid level) { return m_row.shared.at(Draw::Level, hashOfPiece(piece), level.value); };
    const Uid own = canvas.level().uid;
    return std::ranges::none_of(m_row.levels, [&](Uid level) {
        const int depth = *canvas.dungeon().levelIndex(level) + 1;
        return piece.isForDepth(depth) && m_order.countAt(depth) > 0 &&
               std::pair(rankOf(level), level) < std::pair(rankOf(own), own);
    });
}

bool PieceChoice::isOnLevel(const Piece& piece) const
{
    return std::ranges::any_of(m_row.canvas.state().rooms,
                               [&](const Room& room) { return room.hasTag(m_roomTag) && room.hasTag(piece.name); });
}

const Piece* PieceChoice::choose(int number, const std::set<const Piece*>& without) const
{
    std::vector<const Piece*> pieces;
    std::vector<std::uint64_t> hashes;
    std::vector<int> weights;
    for (const Piece* piece : m_pieces) {
        if (without.contains(piece) || (uniqueOf(*piece) != Unique::None && isOnLevel(*piece)))
            continue;
        pieces.push_back(piece);
        hashes.push_back(hashOfPiece(*piece));
        weights.push_back(std::max(1, piece->weight)); // a piece asked for by name may weigh nothing
    }
    return pieces.empty() ? nullptr : pieces[m_row.chance.kind({number, 0}, hashes, weights)];
}

} // namespace cave
