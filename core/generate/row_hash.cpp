// SPDX-License-Identifier: MIT
#include "core/generate/row_hash.h"

namespace cave {

namespace {

void addTo(TupleHasher& hasher, const Place& place)
{
    hasher.add(place.level.value).add(static_cast<std::uint64_t>(place.x)).add(static_cast<std::uint64_t>(place.y));
}

} // namespace

void addRow(TupleHasher& hasher, const RecipeRow& row)
{
    hasher.add(row.type).add(static_cast<std::uint64_t>(row.version)).add(row.parameters.compact());
    hasher.add(row.where.tag).add(row.where.boxes.size());
    for (const Box& box : row.where.boxes)
        for (const int number : {box.x, box.y, box.width, box.height})
            hasher.add(static_cast<std::uint64_t>(number));
}

void addJoins(TupleHasher& hasher, const Dungeon& dungeon)
{
    hasher.add(dungeon.start.has_value());
    if (dungeon.start)
        addTo(hasher, dungeon.start->at);
    for (const Link& link : dungeon.links) {
        addTo(hasher, link.from);
        addTo(hasher, link.to);
        hasher.add(link.oneWay);
    }
}

void addHandEdits(TupleHasher& hasher, const DungeonLevel& level)
{
    for (const auto& [cell, edit] : level.tileEdits)
        hasher.add(cell).add(edit.was).add(edit.now).add(static_cast<std::uint64_t>(edit.group));
    for (const EditGroup& group : level.editGroups)
        hasher.add(static_cast<std::uint64_t>(group.id)).add(group.locked);
}

} // namespace cave
