// SPDX-License-Identifier: MIT
#include "editor/dialogs/kind_entries.h"

#include "app/view/tiles/artwork.h"
#include "core/edit/content_edit.h"

namespace cave {

bool isLook(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    return table == KindTable::Item && !catalogue.item(*catalogue.findItem(id)).lookOf.empty();
}

QPixmap kindPicture(const Catalogue& catalogue, Artwork& artwork, KindTable table, std::string_view id, int pixels)
{
    switch (table) {
    case KindTable::Tile: return artwork.tileSwatch(catalogue.tile(*catalogue.findTile(id)), pixels);
    case KindTable::Creature: return artwork.thing(catalogue.creature(*catalogue.findCreature(id)).look, pixels);
    case KindTable::Item: return artwork.thing(catalogue.item(*catalogue.findItem(id)).look, pixels);
    case KindTable::Gas: return artwork.thing(catalogue.gas(*catalogue.findGas(id)).look, pixels);
    }
    return {};
}

std::vector<KindEntry> kindEntries(const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                                   KindTable table, int pixels, Looks looks)
{
    std::vector<KindEntry> entries;
    for (const std::string& id : kindIds(catalogue, table))
        if (looks == Looks::Shown || !isLook(catalogue, table, id))
            entries.push_back({id, describer.name(table, id), kindPicture(catalogue, artwork, table, id, pixels)});
    return entries;
}

} // namespace cave
