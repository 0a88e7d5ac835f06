// SPDX-License-Identifier: MIT
#include "core/edit/hand_edits.h"

#include "core/edit/edits.h"
#include "core/edit/level_edit.h"
#include "core/edit/painter.h"
#include "core/edit/row_major.h"
#include "core/edit/selection.h"
#include "core/edit/thing_changes.h"
#include "core/edit/things_at.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace cave {

namespace {

TileId baseOf(const TileEdit& edit) { return edit.base.value_or(edit.was); }

LevelEdit& partFor(DungeonEdit& edit, Uid level)
{
    const auto known = std::ranges::find(edit.levels, level, &LevelEdit::level);
    return known == edit.levels.end() ? edit.levels.emplace_back(LevelEdit{level, {}, {}}) : *known;
}

// Sorted by id, without groups that say nothing.
void setGroup(const Dungeon& dungeon, int z, const EditGroup& group, DungeonEdit& edit)
{
    LevelEdit& part = partFor(edit, dungeon.level(z).uid);
    std::vector<EditGroup> groups = part.groups.value_or(dungeon.level(z).editGroups);
    std::erase_if(groups, [&](const EditGroup& known) { return known.id == group.id; });
    if (group.locked || !group.label.empty())
        groups.insert(std::ranges::upper_bound(groups, group.id, {}, &EditGroup::id), group);
    if (groups != dungeon.level(z).editGroups)
        part.groups = std::move(groups);
    std::erase_if(edit.levels, [](const LevelEdit& level) {
        return level.cells.empty() && level.things.empty() && !level.groups && !level.words && !level.outside;
    });
}

EditGroup groupOf(const DungeonLevel& level, int id)
{
    const auto known = std::ranges::find(level.editGroups, id, &EditGroup::id);
    return known == level.editGroups.end() ? EditGroup{id, {}, false} : *known;
}

// Calls change(state, edit index in the state) on a copy of each cell's things that the group has edits about, and
// keeps those that differ.
template <typename Change>
void changeThings(const DungeonLevel& level, int group, DungeonEdit& edit, Change change)
{
    std::vector<ThingsState> changed;
    std::set<RowMajor::Key> cells;
    for (const ThingEdit& thing : level.thingEdits)
        if (thing.group == group)
            cells.insert(RowMajor{}(thing));
    for (const auto& [y, x] : cells) {
        ThingsState state = thingsStateAt(level, x, y);
        const ThingsState before = state;
        change(state);
        if (state != before)
            changed.push_back(std::move(state));
    }
    if (!changed.empty())
        partFor(edit, level.uid).things = std::move(changed);
}

void dropAdded(ThingsState& cell, const Placement& thing)
{
    if (const auto there = std::ranges::find(cell.things, thing); there != cell.things.end())
        cell.things.erase(there);
}

// The cells, and the other ends of stairs among them, by level: stairs without their other end are of no use.
std::map<int, BitGrid> withOtherEnds(const Dungeon& dungeon, int z, const BitGrid& cells)
{
    std::map<int, BitGrid> all{{z, cells}};
    for (const CellAt cell : cellsOf(cells))
        if (const auto end = dungeon.stairsTarget({cell.x, cell.y, z}))
            if (!dungeon.level(end->z).recipe.empty() && dungeon.stairsTarget(*end) == Position{cell.x, cell.y, z})
                all.try_emplace(end->z, dungeon.width, dungeon.height).first->second.set(end->x, end->y);
    return all;
}

void add(DungeonEdit part, DungeonEdit& whole) { std::ranges::move(part.levels, std::back_inserter(whole.levels)); }

DungeonEdit lockLevel(const Dungeon& dungeon, int z, const BitGrid& cells, int group)
{
    const DungeonLevel& level = dungeon.level(z);
    const BitGrid locked = lockedCells(level);
    Painter painter(dungeon, group);
    for (const CellAt cell : cellsOf(cells)) {
        if (locked.get(cell.x, cell.y))
            continue;
        const auto known = level.tileEdits.find(level.tiles.index(cell.x, cell.y));
        const TileId tile = level.tiles[cell.x, cell.y];
        TileEdit edit = known == level.tileEdits.end() ? TileEdit{tile, tile, group} : known->second;
        edit.group = group;
        painter.settle({cell.x, cell.y, z}, edit);
    }
    DungeonEdit edit = painter.taken();
    if (!edit.isEmpty())
        setGroup(dungeon, z, {group, {}, true}, edit);
    return edit;
}

DungeonEdit unlockLevel(const Dungeon& dungeon, int z, const BitGrid& cells)
{
    const DungeonLevel& level = dungeon.level(z);
    const int group = nextGroup(dungeon, z); // of what was painted by hand and is free now
    Painter painter(dungeon, group);
    std::set<int> left; // groups that lock other cells
    for (const auto& [index, edit] : level.tileEdits) {
        const CellAt cell = cellAt(index, level.tiles.width());
        if (!isLockedGroup(level, edit.group))
            continue;
        if (!cells.get(cell.x, cell.y)) {
            left.insert(edit.group);
            continue;
        }
        TileEdit free = edit;
        free.group = group;
        const bool isOnlyLocked = edit.now == baseOf(edit);
        painter.settle({cell.x, cell.y, z}, isOnlyLocked ? std::nullopt : std::optional(free));
    }
    DungeonEdit edit = painter.taken();
    for (const EditGroup& known : level.editGroups)
        if (!edit.isEmpty() && known.locked && !left.contains(known.id))
            setGroup(dungeon, z, {known.id, known.label, false}, edit);
    return edit;
}

} // namespace

EditStatus statusOf(const TileEdit& edit)
{
    if (edit.was == edit.now && !edit.base)
        return EditStatus::Clean; // locked as it was
    return statusOf(edit, baseOf(edit));
}

EditStatus statusOf(const DungeonLevel& level, const ThingEdit& edit)
{
    const auto here = thingsAt(level, edit.thing.x, edit.thing.y);
    return !edit.added || std::ranges::find(here, edit.thing) != here.end() ? EditStatus::Clean : EditStatus::Conflict;
}

std::vector<HandEdits> listHandEdits(const Dungeon& dungeon)
{
    std::vector<HandEdits> list;
    for (int z = 0; z < dungeon.depth(); ++z) {
        const DungeonLevel& level = dungeon.level(z);
        std::map<int, HandEdits> groups;
        LevelEdits statuses;
        const auto add = [&](int group, int x, int y, EditStatus status) -> HandEdits& {
            statuses.count(group, status);
            HandEdits& edits = groups[group];
            edits.box = edits.box.united({x, y, 1, 1});
            return edits;
        };
        for (const auto& [index, edit] : level.tileEdits) {
            const CellAt cell = cellAt(index, level.tiles.width());
            ++add(edit.group, cell.x, cell.y, statusOf(edit)).cells;
        }
        for (const OutsideEdit& edit : level.outsideEdits) {
            HandEdits& edits = add(edit.edit.group, edit.x, edit.y, EditStatus::Conflict);
            ++edits.cells;
            ++edits.outside;
        }
        for (const ThingEdit& edit : level.thingEdits)
            ++add(edit.group, edit.thing.x, edit.thing.y, statusOf(level, edit)).things;
        for (const GroupStatus& status : statuses.groups) {
            HandEdits& edits = groups[status.group];
            const EditGroup group = groupOf(level, status.group);
            edits.z = z;
            edits.label = group.label;
            edits.isLocked = group.locked;
            edits.status = status;
            list.push_back(edits);
        }
    }
    return list;
}

BitGrid lockedCells(const DungeonLevel& level)
{
    BitGrid cells(level.tiles.width(), level.tiles.height());
    for (const auto& [index, edit] : level.tileEdits)
        if (isLockedGroup(level, edit.group)) {
            const CellAt cell = cellAt(index, level.tiles.width());
            cells.set(cell.x, cell.y);
        }
    return cells;
}

LevelBase levelBase(const DungeonLevel& level, std::span<const EditFinding> findings)
{
    LevelBase base{level.tiles, level.things, BitGrid(level.tiles.width(), level.tiles.height())};
    for (const auto& [index, edit] : level.tileEdits) {
        const CellAt cell = cellAt(index, level.tiles.width());
        if (base.tiles[cell.x, cell.y] != baseOf(edit))
            base.edited.set(cell.x, cell.y);
        base.tiles[cell.x, cell.y] = baseOf(edit);
    }
    for (std::size_t i = 0; i < level.thingEdits.size(); ++i) {
        const ThingEdit& edit = level.thingEdits[i];
        if (edit.added)
            if (const auto there = std::ranges::find(base.things, edit.thing); there != base.things.end())
                base.things.erase(there);
        if (!edit.added && std::ranges::find(findings, std::optional(i), &EditFinding::thing) == findings.end())
            base.things.push_back(edit.thing);
        if (Box{0, 0, base.tiles.width(), base.tiles.height()}.contains(edit.thing.x, edit.thing.y))
            base.edited.set(edit.thing.x, edit.thing.y);
    }
    sortThings(base.things);
    return base;
}

DungeonEdit lockCells(const Dungeon& dungeon, int z, const BitGrid& cells, int group)
{
    const std::map<int, BitGrid> taken = withOtherEnds(dungeon, z, cells);
    DungeonEdit edit;
    for (const auto& [level, locked] : taken)
        add(lockLevel(dungeon, level, locked, level == z ? group : nextGroup(dungeon, level)), edit);
    // A row's link goes when the row runs again; one between locked cells is the designer's now.
    const auto isTaken = [&](const Place& place) {
        const auto level = taken.find(dungeon.levelIndex(place.level).value_or(-1));
        return level != taken.end() && level->second.getOr(place.x, place.y, false);
    };
    std::vector<Link> links = dungeon.links;
    for (Link& link : links)
        if (isTaken(link.from) && isTaken(link.to))
            link.row = {};
    if (links != dungeon.links)
        edit.links = std::move(links);
    return edit;
}

DungeonEdit unlockCells(const Dungeon& dungeon, int z, const BitGrid& cells)
{
    DungeonEdit edit;
    for (const auto& [level, unlocked] : withOtherEnds(dungeon, z, cells))
        add(unlockLevel(dungeon, level, unlocked), edit);
    return edit;
}

DungeonEdit labelGroup(const Dungeon& dungeon, int z, int group, const std::string& label)
{
    EditGroup named = groupOf(dungeon.level(z), group);
    named.label = label;
    DungeonEdit edit;
    setGroup(dungeon, z, named, edit);
    return edit;
}

DungeonEdit keepGroup(const Dungeon& dungeon, int z, int group)
{
    const DungeonLevel& level = dungeon.level(z);
    const bool isLocked = isLockedGroup(level, group);
    Painter painter(dungeon, group);
    for (const auto& [index, edit] : level.tileEdits) {
        const CellAt cell = cellAt(index, level.tiles.width());
        const EditStatus status = statusOf(edit);
        if (edit.group != group || status == EditStatus::Clean)
            continue;
        const bool isDone = status == EditStatus::AlreadySo && !isLocked;
        painter.settle({cell.x, cell.y, z},
                       isDone ? std::nullopt : std::optional(TileEdit{baseOf(edit), edit.now, group}));
    }
    return painter.taken();
}

DungeonEdit takeBase(const Dungeon& dungeon, int z, int group)
{
    const DungeonLevel& level = dungeon.level(z);
    const bool isMadeAnew = isMadeByRecipe(dungeon, level);
    Painter painter(dungeon, group);
    for (const auto& [index, edit] : level.tileEdits) {
        if (edit.group != group)
            continue;
        const CellAt cell = cellAt(index, level.tiles.width());
        if (level.tiles[cell.x, cell.y] == baseOf(edit))
            painter.settle({cell.x, cell.y, z}, std::nullopt);
        else
            painter.paint({cell.x, cell.y, z}, baseOf(edit));
    }
    DungeonEdit edit = painter.taken();
    changeThings(level, group, edit, [&](ThingsState& cell) {
        for (const ThingEdit& change : std::vector(cell.edits)) {
            if (change.group != group)
                continue;
            if (change.added)
                dropAdded(cell, change.thing);
            else if (!isMadeAnew)
                cell.things.push_back(change.thing);
            std::erase(cell.edits, change);
        }
    });
    const auto isOfGroup = [&](const OutsideEdit& outside) { return outside.edit.group == group; };
    if (std::ranges::any_of(level.outsideEdits, isOfGroup)) {
        std::vector<OutsideEdit>& left = partFor(edit, level.uid).outside.emplace(level.outsideEdits);
        std::erase_if(left, isOfGroup);
    }
    setGroup(dungeon, z, {group, {}, false}, edit);
    return edit;
}

DungeonEdit moveConflicts(const Dungeon& dungeon, int z, int group)
{
    Dungeon tried = dungeon; // each thing takes its cell from the next
    DungeonEdit whole;
    for (const ThingEdit& edit : dungeon.level(z).thingEdits) {
        if (edit.group != group || statusOf(dungeon.level(z), edit) != EditStatus::Conflict)
            continue;
        const auto cell = nearestFreeCell(tried, z, {edit.thing.x, edit.thing.y}, edit.thing.table);
        if (!cell)
            continue;
        const DungeonLevel& level = tried.level(z);
        ThingsState from = thingsStateAt(level, edit.thing.x, edit.thing.y);
        std::erase(from.edits, edit);
        const bool isHere = cell->x == edit.thing.x && cell->y == edit.thing.y;
        ThingsState to = isHere ? from : thingsStateAt(level, cell->x, cell->y);
        Placement moved = edit.thing;
        moved.x = cell->x;
        moved.y = cell->y;
        addThing(level, to, moved, group);
        DungeonEdit step;
        LevelEdit& part = partFor(step, level.uid);
        if (!isHere)
            part.things.push_back(std::move(from));
        part.things.push_back(std::move(to));
        std::ranges::sort(part.things, {}, RowMajor{});
        apply(tried, step);
        whole = merged(std::move(whole), step);
    }
    return whole;
}

bool isFreeCell(const Dungeon& dungeon, int z, CellAt cell, KindTable table)
{
    const DungeonLevel& level = dungeon.level(z);
    const TileKind& tile = dungeon.catalogue->tile(level.tiles[cell.x, cell.y]);
    if (!tile.walkable || tile.leads != Leads::Nowhere)
        return false;
    const bool isStart =
        dungeon.start && dungeon.start->at == Place{level.uid, cell.x, cell.y} && table == KindTable::Creature;
    return !isStart && std::ranges::none_of(thingsAt(level, cell.x, cell.y),
                                            [&](const Placement& thing) { return thing.table == table; });
}

std::optional<CellAt> nearestFreeCell(const Dungeon& dungeon, int z, CellAt at, KindTable table)
{
    using Rank = std::tuple<int, int, int>; // steps, y, x
    std::optional<Rank> best;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x) {
            const Rank rank{std::max(std::abs(x - at.x), std::abs(y - at.y)), y, x};
            if ((!best || rank < *best) && isFreeCell(dungeon, z, {x, y}, table))
                best = rank;
        }
    if (!best)
        return std::nullopt;
    return CellAt{std::get<2>(*best), std::get<1>(*best)};
}

} // namespace cave
