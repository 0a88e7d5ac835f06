// SPDX-License-Identifier: MIT
/// @file
/// Looks up a kind by the table that it is in.
#pragma once

#include "core/content/catalogue.h"

namespace cave {

/// What the rows of all tables have.
struct KindRow {
    const std::string& id;
    const Look& look;
};

/// `kind` is a row of `table`. What is returned lasts as long as the catalogue.
inline KindRow kindRow(const Catalogue& catalogue, KindTable table, std::uint16_t kind)
{
    const auto rowOf = [](const auto& row) { return KindRow{row.id, row.look}; };
    switch (table) {
    case KindTable::Tile: return rowOf(catalogue.tile(static_cast<TileId>(kind)));
    case KindTable::Creature: return rowOf(catalogue.creature(kind));
    case KindTable::Gas: return rowOf(catalogue.gas(static_cast<GasId>(kind)));
    case KindTable::Item: break;
    }
    return rowOf(catalogue.item(kind));
}

} // namespace cave
