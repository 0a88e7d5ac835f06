// SPDX-License-Identifier: MIT
#include "core/proof/ways/ground.h"

#include <algorithm>

namespace cave {

namespace {

// What is left in the end once a row has come about.
const TileKind* leftBy(const Catalogue& catalogue, const TileKind& tile, const ReactionRow& row)
{
    const auto into = catalogue.findTile(row.into);
    if (!into)
        return nullptr;
    if (!catalogue.tile(*into).transient)
        return &catalogue.tile(*into);
    const auto under = catalogue.findTile(row.under);
    return under ? &catalogue.tile(*under) : &tile;
}

template <typename IsMeant>
bool goesAway(const Catalogue& catalogue, const TileKind& tile, IsMeant isMeant)
{
    return tile.walkable && std::ranges::any_of(tile.reacts, [&](const ReactionRow& row) {
               const TileKind* left = isMeant(row) ? leftBy(catalogue, tile, row) : nullptr;
               return left != nullptr && !left->walkable;
           });
}

// What it surely becomes for whoever walks into it; null where that is unknown, or it is no use.
const TileKind* usedInto(const Catalogue& catalogue, const TileKind& tile)
{
    if (tile.drowns > 0 || !tile.looksLike.empty() || !tile.unlocksInto.empty())
        return nullptr;
    const auto changes = [](const ReactionRow& row) {
        return row.on == On::Use && (!row.into.empty() || row.ends || row.joined || row.spread || row.flood);
    };
    const auto row = std::ranges::find_if(tile.reacts, changes);
    const auto into = row == tile.reacts.end() || row->perMille < 1000 ? std::nullopt : catalogue.findTile(row->into);
    return into ? &catalogue.tile(*into) : nullptr;
}

} // namespace

std::vector<bool> byTile(const Catalogue& catalogue, bool (*is)(const Catalogue&, const TileKind&))
{
    std::vector<bool> those;
    those.reserve(catalogue.tiles().size());
    for (const TileKind& tile : catalogue.tiles())
        those.push_back(is(catalogue, tile));
    return those;
}

bool isPit(const Catalogue& catalogue, const TileKind& tile)
{
    return tile.walkable && std::ranges::any_of(tile.reacts, [&](const ReactionRow& row) {
               const bool isMet = (row.on == On::Enter && row.who != Who::Other && row.who != Who::Thing) ||
                                  (row.on == On::Weigh && row.least <= kUsualWeight);
               const auto into = catalogue.findTile(row.into);
               return isMet && row.perMille == 1000 && into && catalogue.tile(*into).falls;
           });
}

// Two levers may become each other for ever.
bool givesWay(const Catalogue& catalogue, const TileKind& tile)
{
    const TileKind* now = tile.walkable ? nullptr : &tile;
    for (std::size_t i = 0; now && !now->walkable; ++i)
        now = i < catalogue.tiles().size() ? usedInto(catalogue, *now) : nullptr;
    return now != nullptr;
}

std::vector<bool> pitsOf(const Catalogue& catalogue) { return byTile(catalogue, isPit); }
std::vector<bool> givingWay(const Catalogue& catalogue) { return byTile(catalogue, givesWay); }

bool burnsAway(const Catalogue& catalogue, const TileKind& tile)
{
    return goesAway(catalogue, tile, [](const ReactionRow& row) { return row.on == On::Burn; });
}

bool maySink(const Catalogue& catalogue, const TileKind& tile)
{
    return !isPit(catalogue, tile) && goesAway(catalogue, tile, [](const ReactionRow&) { return true; });
}

std::vector<TileId> turnsOf(const Catalogue& catalogue, TileId tile, bool (*counts)(On))
{
    const TileTransitions& turns = catalogue.transitions(tile);
    std::vector<TileId> all{turns.opened, turns.closed, turns.unlocked, turns.found};
    const std::vector<ReactionRow>& rows = catalogue.tile(tile).reacts;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!counts(rows[row].on))
            continue;
        const ReactionTiles& tiles = catalogue.reactions(tile)[row];
        for (const std::optional<TileId> turned : {tiles.into, tiles.under})
            if (turned)
                all.push_back(*turned);
    }
    return all;
}

std::vector<TileId> ownFatesOf(const Catalogue& catalogue, TileId tile)
{
    std::vector<TileId> tiles{tile};
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (const TileId turned : turnsOf(catalogue, tiles[i]))
            if (std::ranges::find(tiles, turned) == tiles.end())
                tiles.push_back(turned);
    return tiles;
}

bool leadsAlike(const TileKind& tile, const TileKind& other)
{
    return tile.leads == other.leads && tile.oneWay == other.oneWay;
}

bool mayLeadElsewhere(const Catalogue& catalogue, TileId tile)
{
    return std::ranges::any_of(ownFatesOf(catalogue, tile),
                               [&](TileId fate) { return !leadsAlike(catalogue.tile(fate), catalogue.tile(tile)); });
}

std::vector<bool> leadingElsewhere(const Catalogue& catalogue)
{
    std::vector<bool> leading(catalogue.tiles().size());
    for (std::size_t i = 0; i < leading.size(); ++i)
        leading[i] = mayLeadElsewhere(catalogue, static_cast<TileId>(i));
    return leading;
}

// What leads elsewhere in the end does so by one of its turns.
bool hasChangingStairs(const Catalogue& catalogue)
{
    for (std::size_t i = 0; i < catalogue.tiles().size(); ++i)
        for (const TileId turned : turnsOf(catalogue, static_cast<TileId>(i)))
            if (!leadsAlike(catalogue.tile(turned), catalogue.tiles()[i]))
                return true;
    return false;
}

bool isSecretWay(const Catalogue& catalogue, const TileKind& tile)
{
    if (tile.walkable || tile.foundAs.empty())
        return false;
    const TileKind& found = catalogue.tile(*catalogue.findTile(tile.foundAs));
    return found.walkable || givesWay(catalogue, found);
}

} // namespace cave
