// SPDX-License-Identifier: MIT
#include "core/edit/kinds/kind_numbers.h"

#include <algorithm>

namespace cave {

namespace {

// The rows of a piece name tiles by their signs: the legend names the tile of a sign that now stands for another one.
void keepSigns(Piece& piece, const Catalogue& before, const Catalogue& after)
{
    for (const std::string& row : piece.rows)
        for (const char sign : row) {
            const auto tile = before.findTileBySign(sign);
            if (!tile || piece.legend.contains(sign))
                continue;
            const std::string& id = before.tile(*tile).id;
            const auto now = after.findTileBySign(sign);
            if (!now || after.tile(*now).id != id)
                piece.legend[sign].tile = after.findTile(id);
        }
}

// Where each kind of one catalogue stands in another; 0 for one that is gone, which nothing may use.
template <typename Id, typename Kind, typename Find>
std::vector<Id> placesIn(std::span<const Kind> kinds, Find find)
{
    std::vector<Id> places;
    places.reserve(kinds.size());
    for (const Kind& kind : kinds)
        places.push_back(static_cast<Id>(find(kind.id).value_or(0)));
    return places;
}

class Renumbering {
public:
    Renumbering(const Catalogue& before, const Catalogue& after)
        : m_tiles(placesIn<TileId>(before.tiles(), [&](const auto& id) { return after.findTile(id); })),
          m_creatures(
              placesIn<CreatureKindId>(before.creatures(), [&](const auto& id) { return after.findCreature(id); })),
          m_items(placesIn<ItemKindId>(before.items(), [&](const auto& id) { return after.findItem(id); }))
    {
    }

    void apply(Dungeon& dungeon) const
    {
        for (DungeonLevel& level : dungeon.levels)
            apply(level);
        apply(dungeon.pieces);
        if (!dungeon.library)
            return;
        std::vector<Piece> library = *dungeon.library;
        apply(library);
        dungeon.library = std::make_shared<const std::vector<Piece>>(std::move(library));
    }

private:
    void renumber(TileId& tile) const { tile = m_tiles[tile]; }
    void renumber(std::optional<TileId>& tile) const
    {
        if (tile)
            renumber(*tile);
    }
    void renumber(TileEdit& edit) const
    {
        renumber(edit.was);
        renumber(edit.now);
        renumber(edit.base);
    }
    void renumber(Placement& thing) const
    {
        thing.kind = thing.table == KindTable::Creature ? m_creatures[thing.kind] : m_items[thing.kind];
        if (thing.carries)
            thing.carries = m_items[*thing.carries];
    }
    void apply(std::vector<Piece>& pieces) const
    {
        for (Piece& piece : pieces) {
            for (auto& [sign, cell] : piece.legend)
                renumber(cell.tile);
            if (piece.choose)
                renumber(piece.choose->shut);
        }
    }
    void apply(DungeonLevel& level) const
    {
        for (TileId& tile : level.tiles.cells())
            renumber(tile);
        for (auto& [cell, edit] : level.tileEdits)
            renumber(edit);
        for (OutsideEdit& outside : level.outsideEdits)
            renumber(outside.edit);
        for (Placement& thing : level.things)
            renumber(thing);
        for (ThingEdit& edit : level.thingEdits)
            renumber(edit.thing);
    }

    std::vector<TileId> m_tiles;
    std::vector<CreatureKindId> m_creatures;
    std::vector<ItemKindId> m_items;
};

// Whether kinds kept their numbers, so that levels stay as they are.
template <typename Kind>
bool beginsWith(std::span<const Kind> all, std::span<const Kind> first)
{
    return all.size() >= first.size() && std::ranges::equal(all.first(first.size()), first, {}, &Kind::id, &Kind::id);
}

} // namespace

void renumberKinds(Dungeon& dungeon, const Catalogue& after)
{
    const Catalogue& before = *dungeon.catalogue;
    for (Piece& piece : dungeon.pieces)
        keepSigns(piece, before, after);
    if (dungeon.library) {
        std::vector<Piece> library = *dungeon.library;
        for (Piece& piece : library)
            keepSigns(piece, before, after);
        dungeon.library = std::make_shared<const std::vector<Piece>>(std::move(library));
    }
    if (!beginsWith(after.tiles(), before.tiles()) || !beginsWith(after.creatures(), before.creatures()) ||
        !beginsWith(after.items(), before.items()))
        Renumbering(before, after).apply(dungeon);
}

} // namespace cave
