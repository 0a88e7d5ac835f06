// SPDX-License-Identifier: MIT
#include "core/edit/dungeon_edit.h"

#include "core/edit/row_major.h"
#include "core/edit/things_at.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

DungeonLevel& levelOf(Dungeon& dungeon, Uid uid)
{
    const auto z = dungeon.levelIndex(uid);
    assert(z);
    return dungeon.levels[static_cast<std::size_t>(*z)];
}

template <typename T>
std::vector<T> copied(std::span<const T> items)
{
    return {items.begin(), items.end()};
}

LevelEdit captured(const DungeonLevel& level, const LevelEdit& edit)
{
    LevelEdit now{edit.level, {}, {}};
    now.cells.reserve(edit.cells.size());
    for (const CellState& cell : edit.cells) {
        const auto found = level.tileEdits.find(level.tiles.index(cell.x, cell.y));
        const auto entry = found == level.tileEdits.end() ? std::nullopt : std::optional(found->second);
        now.cells.push_back({cell.x, cell.y, level.tiles[cell.x, cell.y], entry});
    }
    for (const ThingsState& cell : edit.things)
        now.things.push_back(
            {cell.x, cell.y, copied(thingsAt(level, cell.x, cell.y)), copied(thingEditsAt(level, cell.x, cell.y))});
    return now;
}

BakedState::Level captured(const DungeonLevel& level)
{
    return {level.uid, level.seed, level.tiles, level.things, level.tileEdits};
}

// All that the edit would change, as it is now: the inverse.
DungeonEdit captured(Dungeon& dungeon, const DungeonEdit& edit)
{
    DungeonEdit now;
    for (const LevelEdit& level : edit.levels)
        now.levels.push_back(captured(levelOf(dungeon, level.level), level));
    if (edit.start)
        now.start = dungeon.start;
    if (edit.links)
        now.links = dungeon.links;
    if (edit.baked) {
        BakedState baked{dungeon.seed, dungeon.start, dungeon.links, {}};
        for (const BakedState::Level& level : edit.baked->levels)
            baked.levels.push_back(captured(levelOf(dungeon, level.uid)));
        now.baked = std::make_shared<const BakedState>(std::move(baked));
    }
    return now;
}

// Puts each cell's new items in the place of its old ones. Only what lies between the first and the last cell is
// rebuilt.
template <typename T>
void replaceAt(std::vector<T>& all, const std::vector<ThingsState>& cells, std::vector<T> ThingsState::* items)
{
    if (cells.empty())
        return;
    const RowMajor key;
    const auto begin = std::ranges::lower_bound(all, key(cells.front()), {}, key);
    const auto end = std::ranges::upper_bound(begin, all.end(), key(cells.back()), {}, key);
    std::vector<T> fresh;
    auto old = begin;
    for (const ThingsState& cell : cells) {
        for (; old != end && key(*old) < key(cell); ++old)
            fresh.push_back(*old);
        while (old != end && key(*old) == key(cell))
            ++old;
        fresh.insert(fresh.end(), (cell.*items).begin(), (cell.*items).end());
    }
    all.insert(all.erase(begin, end), fresh.begin(), fresh.end());
}

void write(DungeonLevel& level, const LevelEdit& edit)
{
    for (const CellState& cell : edit.cells) {
        const std::size_t index = level.tiles.index(cell.x, cell.y);
        level.tiles[cell.x, cell.y] = cell.tile;
        if (cell.edit)
            level.tileEdits.insert_or_assign(index, *cell.edit);
        else
            level.tileEdits.erase(index);
    }
    replaceAt(level.things, edit.things, &ThingsState::things);
    replaceAt(level.thingEdits, edit.things, &ThingsState::edits);
}

void write(Dungeon& dungeon, const BakedState& baked)
{
    dungeon.seed = baked.seed;
    dungeon.start = baked.start;
    dungeon.links = baked.links;
    for (const BakedState::Level& made : baked.levels) {
        DungeonLevel& level = levelOf(dungeon, made.uid);
        level.seed = made.seed;
        level.tiles = made.tiles;
        level.things = made.things;
        level.tileEdits = made.tileEdits;
    }
}

void write(Dungeon& dungeon, const DungeonEdit& edit)
{
    if (edit.baked)
        write(dungeon, *edit.baked);
    for (const LevelEdit& level : edit.levels)
        write(levelOf(dungeon, level.level), level);
    if (edit.start)
        dungeon.start = *edit.start;
    if (edit.links)
        dungeon.links = *edit.links;
}

class Changes {
public:
    void add(Uid level, const Box& box)
    {
        const auto known = std::ranges::find(m_changes, level, &Change::level);
        if (known == m_changes.end())
            m_changes.push_back({level, box});
        else
            known->box = known->box.united(box);
    }
    void addCells(const LevelEdit& edit)
    {
        Box box;
        for (const CellState& cell : edit.cells)
            box = box.united({cell.x, cell.y, 1, 1});
        for (const ThingsState& cell : edit.things)
            box = box.united({cell.x, cell.y, 1, 1});
        add(edit.level, box);
    }
    void addStart(const std::optional<Start>& start)
    {
        if (start)
            add(start->at.level, {start->at.x, start->at.y, 1, 1});
    }
    std::vector<Change> taken() { return std::move(m_changes); }

private:
    std::vector<Change> m_changes;
};

// The newest state of each cell of two sorted lists.
template <typename State>
std::vector<State> newest(const std::vector<State>& first, const std::vector<State>& second)
{
    std::vector<State> both;
    both.reserve(first.size() + second.size());
    std::ranges::set_union(second, first, std::back_inserter(both), {}, RowMajor{}, RowMajor{});
    return both;
}

// Baking makes tiles and things anew and says of hand edits what the recipe makes below them; it leaves those of
// things.
void rebase(LevelEdit& edit, const BakedState::Level& baked)
{
    for (CellState& cell : edit.cells) {
        cell.tile = baked.tiles[cell.x, cell.y];
        const auto found = baked.tileEdits.find(baked.tiles.index(cell.x, cell.y));
        cell.edit = found == baked.tileEdits.end() ? std::nullopt : std::optional(found->second);
    }
    for (ThingsState& cell : edit.things) {
        const auto found = std::ranges::equal_range(baked.things, RowMajor{}(cell), {}, RowMajor{});
        cell.things.assign(found.begin(), found.end());
    }
}

template <typename Level>
auto findLevel(std::vector<Level>& levels, Uid Level::* uid, Uid wanted)
{
    return std::ranges::find(levels, wanted, uid);
}

void bakeOver(DungeonEdit& first, const std::shared_ptr<const BakedState>& second)
{
    BakedState both = *second;
    for (LevelEdit& edit : first.levels)
        if (const auto baked = findLevel(both.levels, &BakedState::Level::uid, edit.level); baked != both.levels.end())
            rebase(edit, *baked);
    if (first.baked)
        for (const BakedState::Level& level : first.baked->levels)
            if (findLevel(both.levels, &BakedState::Level::uid, level.uid) == both.levels.end())
                both.levels.push_back(level);
    first.start.reset();
    first.links.reset();
    first.baked = std::make_shared<const BakedState>(std::move(both));
}

} // namespace

Applied apply(Dungeon& dungeon, const DungeonEdit& edit)
{
    Applied applied{captured(dungeon, edit), {}};
    Changes changes;
    const std::optional<Start> before = dungeon.start;
    write(dungeon, edit);
    if (edit.baked)
        for (const BakedState::Level& level : edit.baked->levels)
            changes.add(level.uid, level.tiles.box());
    for (const LevelEdit& level : edit.levels)
        changes.addCells(level);
    if (dungeon.start != before) {
        changes.addStart(before);
        changes.addStart(dungeon.start);
    }
    applied.changes = changes.taken();
    return applied;
}

DungeonEdit merged(DungeonEdit first, const DungeonEdit& second)
{
    if (second.baked)
        bakeOver(first, second.baked);
    for (const LevelEdit& edit : second.levels) {
        const auto known = findLevel(first.levels, &LevelEdit::level, edit.level);
        if (known == first.levels.end()) {
            first.levels.push_back(edit);
            continue;
        }
        known->cells = newest(known->cells, edit.cells);
        known->things = newest(known->things, edit.things);
    }
    if (second.start)
        first.start = second.start;
    if (second.links)
        first.links = second.links;
    return first;
}

} // namespace cave
