// SPDX-License-Identifier: MIT
#include "core/rules/verbs/chests/drawn_drops.h"

namespace cave {

std::optional<std::vector<ItemKindId>> drawDrops(WorldWriter world, const DropRow& row)
{
    if (row.perMille < 1000 && !world.dice().perMille(row.perMille))
        return std::nullopt;
    const int count = row.least == row.most ? row.least : world.dice().between(row.least, row.most);
    const auto choices = static_cast<std::uint32_t>(row.items.size());
    std::vector<ItemKindId> kinds;
    for (int i = 0; i < count; ++i) {
        const std::string& id = row.items[choices == 1 ? 0 : world.dice().below(choices)];
        kinds.push_back(*world->catalogue().findItem(id));
    }
    return kinds;
}

} // namespace cave
