// SPDX-License-Identifier: MIT
#include "core/edit/dungeon_edit.h"

#include "core/edit/edits.h"
#include "core/edit/row_major.h"
#include "core/edit/things_at.h"
#include "core/generate/bake.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

DungeonLevel& levelOf(Dungeon& dungeon, Uid uid)
{
    const auto z = dungeon.levelIndex(uid);
    assert(z);
    return dungeon.level(*z);
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
    if (edit.groups)
        now.groups = level.editGroups;
    if (edit.words)
        now.words = LevelWords{level.name, level.texts, level.theme};
    if (edit.outside)
        now.outside = level.outsideEdits;
    if (edit.events)
        now.events = LevelEvents{level.script, level.mutedEvents};
    return now;
}

std::vector<Uid> orderOf(const Dungeon& dungeon)
{
    std::vector<Uid> order;
    order.reserve(dungeon.levels.size());
    for (const DungeonLevel& level : dungeon.levels)
        order.push_back(level.uid);
    return order;
}

DesignState designOf(const Dungeon& dungeon)
{
    return {dungeon.seed,
            dungeon.width,
            dungeon.height,
            dungeon.start,
            dungeon.links,
            dungeon.recipes,
            dungeon.pieces,
            dungeon.library,
            dungeon.rules,
            dungeon.content,
            dungeon.catalogue,
            orderOf(dungeon),
            {}};
}

// The design as it is, with the levels that the new state would change or take away.
DesignState captured(const Dungeon& dungeon, const DesignState& state)
{
    DesignState now = designOf(dungeon);
    for (const DungeonLevel& level : dungeon.levels)
        if (std::ranges::find(state.levels, level.uid, &DungeonLevel::uid) != state.levels.end() ||
            std::ranges::find(state.order, level.uid) == state.order.end())
            now.levels.push_back(level);
    return now;
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
    if (edit.design)
        now.design = std::make_shared<const DesignState>(captured(dungeon, *edit.design));
    if (edit.words)
        now.words = dungeonWords(dungeon);
    if (edit.events)
        now.events = dungeon.script;
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
        level.tiles[cell.x, cell.y] = cell.tile; // a copy is made by the first cell only
        if (cell.edit)
            level.tileEdits.insert_or_assign(index, *cell.edit);
        else
            level.tileEdits.erase(index);
    }
    replaceAt(level.things, edit.things, &ThingsState::things);
    replaceAt(level.thingEdits, edit.things, &ThingsState::edits);
    if (edit.groups)
        level.editGroups = *edit.groups;
    if (edit.words) {
        level.name = edit.words->name;
        level.texts = edit.words->texts;
        level.theme = edit.words->theme;
    }
    if (edit.outside)
        level.outsideEdits = *edit.outside;
    if (edit.events) {
        level.script = edit.events->script;
        level.mutedEvents = edit.events->muted;
    }
}

void write(Dungeon& dungeon, const DesignState& state)
{
    dungeon.seed = state.seed;
    dungeon.width = state.width;
    dungeon.height = state.height;
    dungeon.start = state.start;
    dungeon.links = state.links;
    dungeon.recipes = state.recipes;
    dungeon.pieces = state.pieces;
    dungeon.library = state.library;
    dungeon.rules = state.rules;
    dungeon.content = state.content;
    dungeon.catalogue = state.catalogue;
    std::vector<DungeonLevel> levels;
    levels.reserve(state.order.size());
    for (const Uid uid : state.order) {
        const auto fresh = std::ranges::find(state.levels, uid, &DungeonLevel::uid);
        if (fresh != state.levels.end())
            levels.push_back(*fresh);
        else
            levels.push_back(std::move(levelOf(dungeon, uid)));
    }
    dungeon.levels = std::move(levels);
}

void write(Dungeon& dungeon, const DungeonWords& words)
{
    dungeon.name = words.name;
    dungeon.author = words.author;
    dungeon.description = words.description;
    dungeon.rules.texts.intro = words.intro;
}

void write(Dungeon& dungeon, const DungeonEdit& edit)
{
    if (edit.design)
        write(dungeon, *edit.design);
    for (const LevelEdit& level : edit.levels)
        write(levelOf(dungeon, level.level), level);
    if (edit.start)
        dungeon.start = *edit.start;
    if (edit.links)
        dungeon.links = *edit.links;
    if (edit.words)
        write(dungeon, *edit.words);
    if (edit.events)
        dungeon.script = *edit.events;
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

template <typename Level>
auto findLevel(std::vector<Level>& levels, Uid Level::* uid, Uid wanted)
{
    return std::ranges::find(levels, wanted, uid);
}

// A level's state holds all of it, so nothing is left of what was done to it before.
void designOver(DungeonEdit& first, const DesignState& second)
{
    DesignState both = second;
    const auto isSettled = [&](Uid level) {
        return findLevel(both.levels, &DungeonLevel::uid, level) != both.levels.end() ||
               std::ranges::find(both.order, level) == both.order.end();
    };
    std::erase_if(first.levels, [&](const LevelEdit& edit) { return isSettled(edit.level); });
    if (first.design)
        for (const DungeonLevel& level : first.design->levels)
            if (!isSettled(level.uid))
                both.levels.push_back(level);
    first.start.reset();
    first.links.reset();
    if (first.words)
        first.words->intro = second.rules.texts.intro;
    first.design = std::make_shared<const DesignState>(std::move(both));
}

bool renamesLevel(const Dungeon& dungeon, const LevelEdit& edit)
{
    return edit.words && edit.words->name != dungeon.level(*dungeon.levelIndex(edit.level)).name;
}

bool changesLevels(const Dungeon& dungeon, const DesignState& state)
{
    if (dungeon.width != state.width || dungeon.height != state.height || orderOf(dungeon) != state.order)
        return true;
    return std::ranges::any_of(state.levels, [&](const DungeonLevel& level) {
        const DungeonLevel& old = dungeon.level(*dungeon.levelIndex(level.uid));
        return old.name != level.name || old.recipe != level.recipe;
    });
}

} // namespace

DungeonWords dungeonWords(const Dungeon& dungeon)
{
    return {dungeon.name, dungeon.author, dungeon.description, dungeon.rules.texts.intro};
}

Applied apply(Dungeon& dungeon, const DungeonEdit& edit)
{
    Applied applied{.inverse = captured(dungeon, edit), .changes = {}};
    Changes changes;
    const std::optional<Start> before = dungeon.start;
    if (edit.design) {
        applied.levelsChanged = changesLevels(dungeon, *edit.design);
        applied.kindsChanged = dungeon.catalogue != edit.design->catalogue;
    }
    write(dungeon, edit);
    for (const LevelEdit& undoing : applied.inverse.levels) {
        applied.levelsChanged |= renamesLevel(dungeon, undoing);
        const DungeonLevel& level = levelOf(dungeon, undoing.level);
        if (undoing.words && undoing.words->theme != level.theme)
            changes.add(level.uid, level.tiles.box());
    }
    if (edit.design)
        for (const DungeonLevel& level : edit.design->levels)
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
    if (second.design)
        designOver(first, *second.design);
    for (const LevelEdit& edit : second.levels) {
        const auto known = findLevel(first.levels, &LevelEdit::level, edit.level);
        if (known == first.levels.end()) {
            first.levels.push_back(edit);
            continue;
        }
        known->cells = newest(known->cells, edit.cells);
        known->things = newest(known->things, edit.things);
        if (edit.groups)
            known->groups = edit.groups;
        if (edit.words)
            known->words = edit.words;
        if (edit.outside)
            known->outside = edit.outside;
        if (edit.events)
            known->events = edit.events;
    }
    if (second.start)
        first.start = second.start;
    if (second.links)
        first.links = second.links;
    if (second.words)
        first.words = second.words;
    if (second.events)
        first.events = second.events;
    return first;
}

DungeonEdit changeOf(const Dungeon& before, const Dungeon& after)
{
    DesignState state = designOf(after);
    for (const DungeonLevel& level : after.levels) {
        const auto z = before.levelIndex(level.uid);
        if (!z || before.level(*z) != level)
            state.levels.push_back(level);
    }
    DungeonEdit edit;
    if (!state.levels.empty() || state != designOf(before))
        edit.design = std::make_shared<const DesignState>(std::move(state));
    if (DungeonWords words = dungeonWords(after); words != dungeonWords(before))
        edit.words = std::move(words);
    if (after.script != before.script)
        edit.events = after.script;
    return edit;
}

Result<DungeonEdit> regenerate(const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon made = dungeon;
    if (const auto baked = bake(made, seed); !baked)
        return std::unexpected(baked.error());
    return changeOf(dungeon, made);
}

Result<DungeonEdit> regenerateLevel(const Dungeon& dungeon, int z, std::uint64_t seed)
{
    Dungeon made = dungeon;
    DungeonLevel& level = made.level(z);
    if (level.recipe.empty())
        return failure("levels[" + std::to_string(z) + "].recipe",
                       {CAVE_TEXT("errors", "Level %1 was made by hand and has no recipe to make it anew."),
                        {std::int64_t{z} + 1}});
    level.seed = seed;
    if (const auto baked = bake(made, dungeon.seed); !baked)
        return std::unexpected(baked.error());
    return changeOf(dungeon, made);
}

} // namespace cave
