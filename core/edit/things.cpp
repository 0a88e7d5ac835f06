// SPDX-License-Identifier: MIT
// Placing, changing and removing creatures and items.
#include "core/edit/edits.h"
#include "core/edit/row_major.h"
#include "core/edit/thing_changes.h"
#include "core/edit/things_at.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

DungeonEdit editOf(const DungeonLevel& level, ThingsState cell)
{
    DungeonEdit edit;
    edit.levels.push_back({level.uid, {}, {std::move(cell)}});
    return edit;
}

} // namespace

DungeonEdit placeCreature(const Dungeon& dungeon, Position at, CreatureKindId kind, int group)
{
    const DungeonLevel& level = dungeon.level(at.z);
    assert(level.tiles.contains(at.x, at.y));
    const auto isCreature = [](const Placement& thing) { return thing.table == KindTable::Creature; };
    ThingsState cell = thingsStateAt(level, at.x, at.y);
    const auto there = std::ranges::find_if(cell.things, isCreature);
    if (there != cell.things.end() && there->kind == kind && std::ranges::count_if(cell.things, isCreature) == 1)
        return {};
    removeThingsIf(level, cell, group, isCreature);
    addThing(level, cell, {KindTable::Creature, kind, at.x, at.y, {}}, group);
    return editOf(level, std::move(cell));
}

DungeonEdit placeItem(const Dungeon& dungeon, Position at, ItemKindId kind, int group)
{
    const DungeonLevel& level = dungeon.level(at.z);
    assert(level.tiles.contains(at.x, at.y));
    ThingsState cell = thingsStateAt(level, at.x, at.y);
    const auto isSame = [&](const Placement& thing) { return thing.table == KindTable::Item && thing.kind == kind; };
    if (std::ranges::any_of(cell.things, isSame))
        return {};
    addThing(level, cell, {KindTable::Item, kind, at.x, at.y, {}}, group);
    return editOf(level, std::move(cell));
}

DungeonEdit changeThing(const Dungeon& dungeon, int z, const Placement& old, const std::optional<Placement>& fresh,
                        int group)
{
    const DungeonLevel& level = dungeon.level(z);
    if (old == fresh)
        return {};
    ThingsState from = thingsStateAt(level, old.x, old.y);
    const auto found = std::ranges::find(from.things, old); // of twins, one is meant
    assert(found != from.things.end());
    from.things.erase(found);
    if (!level.recipe.empty())
        recordRemoval(from, old, group);
    if (!fresh)
        return editOf(level, std::move(from));
    Placement made = *fresh;
    made.row = {}; // by hand now
    if (made.x == old.x && made.y == old.y) {
        addThing(level, from, made, group);
        return editOf(level, std::move(from));
    }
    ThingsState to = thingsStateAt(level, made.x, made.y);
    addThing(level, to, made, group);
    DungeonEdit edit = editOf(level, std::move(from));
    edit.levels.front().things.push_back(std::move(to));
    std::ranges::sort(edit.levels.front().things, {}, RowMajor{});
    return edit;
}

DungeonEdit removeThings(const Dungeon& dungeon, int z, std::span<const CellAt> cells, int group)
{
    const DungeonLevel& level = dungeon.level(z);
    LevelEdit onLevel{level.uid, {}, {}};
    for (const CellAt at : cells) {
        if (thingsAt(level, at.x, at.y).empty())
            continue;
        ThingsState cell = thingsStateAt(level, at.x, at.y);
        removeThingsIf(level, cell, group, [](const Placement&) { return true; });
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
