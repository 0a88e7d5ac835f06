// SPDX-License-Identifier: MIT
#include "core/generate/thing_edits.h"

#include <algorithm>

namespace cave {

namespace {

bool canStand(const DungeonLevel& level, const Catalogue& catalogue, const Placement& thing)
{
    if (!level.tiles.contains(thing.x, thing.y))
        return false;
    const TileKind& tile = catalogue.tile(level.tiles[thing.x, thing.y]);
    return thing.table == KindTable::Creature ? holds(tile, catalogue.creature(thing.kind)) : tile.walkable;
}

EditFinding mergeThing(DungeonLevel& level, const Catalogue& catalogue, const ThingEdit& edit)
{
    const Placement& thing = edit.thing;
    const auto finding = [](EditStatus status, Text why = {}) {
        EditFinding made;
        made.status = status;
        made.why = std::move(why);
        return made;
    };
    if (!edit.added) {
        const auto same = std::ranges::find(level.things, thing);
        if (same != level.things.end()) {
            level.things.erase(same);
            return finding(EditStatus::Clean);
        }
        const bool isAnother = std::ranges::any_of(level.things, [&](const Placement& other) {
            return other.row == thing.row && other.x == thing.x && other.y == thing.y;
        });
        return isAnother
                   ? finding(EditStatus::Drifted,
                             {CAVE_TEXT("recipe", "The recipe puts something else here than what was removed.")})
                   : finding(EditStatus::AlreadySo, {CAVE_TEXT("recipe", "The recipe puts nothing here any more.")});
    }
    if (!canStand(level, catalogue, thing))
        return finding(
            EditStatus::Conflict,
            {CAVE_TEXT("recipe", "Nothing can stand here any more. The thing is kept in the list of edits.")});
    const bool isTaken =
        thing.table == KindTable::Creature && std::ranges::any_of(level.things, [&](const Placement& other) {
            return other.table == KindTable::Creature && other.x == thing.x && other.y == thing.y;
        });
    if (isTaken)
        return finding(EditStatus::Conflict, {CAVE_TEXT("recipe", "Another creature stands here already.")});
    level.things.push_back(thing);
    return finding(EditStatus::Clean);
}

} // namespace

void tellOutsideEdits(const DungeonLevel& level, LevelEdits& merged)
{
    for (const OutsideEdit& outside : level.outsideEdits) {
        merged.count(outside.edit.group, EditStatus::Conflict);
        EditFinding finding;
        finding.status = EditStatus::Conflict;
        finding.x = outside.x;
        finding.y = outside.y;
        finding.group = outside.edit.group;
        finding.base = outside.edit.was;
        finding.why = {CAVE_TEXT("recipe",
                                 "This cell lies outside since the level was made smaller. Its edit is kept in "
                                 "the list of edits and comes back when the level grows again.")};
        merged.findings.push_back(std::move(finding));
    }
}

void mergeThingEdits(DungeonLevel& level, const Catalogue& catalogue, LevelEdits& merged)
{
    for (std::size_t i = 0; i < level.thingEdits.size(); ++i) {
        const ThingEdit& edit = level.thingEdits[i];
        EditFinding finding = mergeThing(level, catalogue, edit);
        merged.count(edit.group, finding.status);
        if (finding.status == EditStatus::Clean)
            continue;
        finding.thing = i;
        finding.x = edit.thing.x;
        finding.y = edit.thing.y;
        finding.group = edit.group;
        merged.findings.push_back(std::move(finding));
    }
}

} // namespace cave
