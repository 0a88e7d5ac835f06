// SPDX-License-Identifier: MIT
// Placing and removing creatures and items.
#include "core/edit/edits.h"
#include "core/edit/row_major.h"
#include "core/edit/things_at.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

ThingsState stateOf(const DungeonLevel& level, int x, int y)
{
    const auto things = thingsAt(level, x, y);
    const auto edits = thingEditsAt(level, x, y);
    return {x, y, {things.begin(), things.end()}, {edits.begin(), edits.end()}};
}

// A recipe's thing would come back, so its removal is recorded; one added by hand goes with its entry.
void recordRemoval(std::vector<ThingEdit>& edits, const Placement& gone, int group)
{
    if (gone.row) {
        edits.push_back({false, gone, group});
        return;
    }
    const auto isAdding = [&](const ThingEdit& edit) { return edit.added && edit.thing == gone; };
    if (const auto added = std::ranges::find_if(edits, isAdding); added != edits.end())
        edits.erase(added);
}

template <typename Condition>
void removeIf(const DungeonLevel& level, ThingsState& cell, int group, Condition isGone)
{
    if (!level.recipe.empty())
        for (const Placement& thing : cell.things)
            if (isGone(thing))
                recordRemoval(cell.edits, thing, group);
    std::erase_if(cell.things, isGone);
}

} // namespace

DungeonEdit placeCreature(const Dungeon& dungeon, Position at, CreatureKindId kind, int group)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(at.z)];
    assert(level.tiles.contains(at.x, at.y));
    const auto isCreature = [](const Placement& thing) { return thing.table == KindTable::Creature; };
    ThingsState cell = stateOf(level, at.x, at.y);
    const auto there = std::ranges::find_if(cell.things, isCreature);
    if (there != cell.things.end() && there->kind == kind && std::ranges::count_if(cell.things, isCreature) == 1)
        return {};
    removeIf(level, cell, group, isCreature);
    const Placement placed{KindTable::Creature, kind, at.x, at.y, {}};
    cell.things.push_back(placed);
    if (!level.recipe.empty())
        cell.edits.push_back({true, placed, group});
    DungeonEdit edit;
    edit.levels.push_back({level.uid, {}, {std::move(cell)}});
    return edit;
}

DungeonEdit removeThings(const Dungeon& dungeon, int z, std::span<const CellAt> cells, int group)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
    LevelEdit onLevel{level.uid, {}, {}};
    for (const CellAt at : cells) {
        if (thingsAt(level, at.x, at.y).empty())
            continue;
        ThingsState cell = stateOf(level, at.x, at.y);
        removeIf(level, cell, group, [](const Placement&) { return true; });
        onLevel.things.push_back(std::move(cell));
    }
    std::ranges::sort(onLevel.things, {}, RowMajor{});
    const auto repeated = std::ranges::unique(onLevel.things, {}, RowMajor{});
    onLevel.things.erase(repeated.begin(), repeated.end());
    DungeonEdit edit;
    if (!onLevel.things.empty())
        edit.levels.push_back(std::move(onLevel));
    return edit;
}

} // namespace cave
