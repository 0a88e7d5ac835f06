// SPDX-License-Identifier: MIT
#include "editor/dialogs/kind_entries.h"

#include "app/view/tiles/artwork.h"

namespace cave {

std::vector<KindEntry> kindEntries(const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                                   KindTable table, int pixels, Looks looks)
{
    std::vector<KindEntry> entries;
    const auto add = [&](const std::string& id, QPixmap picture) {
        entries.push_back({id, describer.name(table, id), std::move(picture)});
    };
    switch (table) {
    case KindTable::Tile:
        for (const TileKind& kind : catalogue.tiles())
            add(kind.id, artwork.tileSwatch(kind, pixels));
        break;
    case KindTable::Creature:
        for (const CreatureKind& kind : catalogue.creatures())
            add(kind.id, artwork.thing(kind.look, pixels));
        break;
    case KindTable::Item:
        for (const ItemKind& kind : catalogue.items())
            if (kind.lookOf.empty() || looks == Looks::Shown)
                add(kind.id, artwork.thing(kind.look, pixels));
        break;
    case KindTable::Gas:
        for (const GasKind& kind : catalogue.gases())
            add(kind.id, artwork.thing(kind.look, pixels));
        break;
    }
    return entries;
}

} // namespace cave
