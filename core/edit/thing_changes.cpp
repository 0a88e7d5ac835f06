// SPDX-License-Identifier: MIT
#include "core/edit/thing_changes.h"

#include "core/edit/things_at.h"

namespace cave {

ThingsState thingsStateAt(const DungeonLevel& level, int x, int y)
{
    const auto things = thingsAt(level, x, y);
    const auto edits = thingEditsAt(level, x, y);
    return {x, y, {things.begin(), things.end()}, {edits.begin(), edits.end()}};
}

void addThing(const DungeonLevel& level, ThingsState& cell, const Placement& thing, int group)
{
    cell.things.push_back(thing);
    if (!level.recipe.empty())
        cell.edits.push_back({true, thing, group});
}

void recordRemoval(ThingsState& cell, const Placement& gone, int group)
{
    if (gone.row) {
        cell.edits.push_back({false, gone, group});
        return;
    }
    const auto isAdding = [&](const ThingEdit& edit) { return edit.added && edit.thing == gone; };
    if (const auto added = std::ranges::find_if(cell.edits, isAdding); added != cell.edits.end())
        cell.edits.erase(added);
}

} // namespace cave
