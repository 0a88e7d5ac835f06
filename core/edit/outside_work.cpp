// SPDX-License-Identifier: MIT
#include "core/edit/outside_work.h"

#include "core/edit/edits.h"
#include "core/edit/row_major.h"
#include "core/edit/thing_changes.h"
#include "core/generate/bake.h"
#include "core/generate/edit_status.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

// Makes hand edits of what a level holds beside what it is known to be made of.
class OutsideFinder {
public:
    OutsideFinder(int group, std::string label) : m_group(group), m_label(std::move(label)) {}

    // Both are the same level; `made` as its recipe makes it.
    void lookAt(const DungeonLevel& made, const DungeonLevel& wanted)
    {
        LevelEdit edit{wanted.uid, {}, {}};
        findCells(made, wanted, edit);
        findThings(made, wanted, edit);
        if (edit.cells.empty() && edit.things.empty())
            return;
        if (!wanted.recipe.empty()) {
            edit.groups = wanted.editGroups;
            edit.groups->push_back({m_group, m_label, false}); // the highest number of all
        }
        m_work.edit.levels.push_back(std::move(edit));
    }
    OutsideWork take() { return std::move(m_work); }
    OutsideWork& work() { return m_work; }

private:
    void findCells(const DungeonLevel& made, const DungeonLevel& wanted, LevelEdit& into)
    {
        for (int y = 0; y < wanted.tiles.height(); ++y)
            for (int x = 0; x < wanted.tiles.width(); ++x)
                if (made.tiles[x, y] != wanted.tiles[x, y]) {
                    into.cells.push_back({x, y, wanted.tiles[x, y], editOf(made, wanted, x, y)});
                    ++m_work.cells;
                }
    }

    // A locked cell stays in its group, and one that is again as the recipe makes it is no hand edit.
    std::optional<TileEdit> editOf(const DungeonLevel& made, const DungeonLevel& wanted, int x, int y) const
    {
        if (wanted.recipe.empty())
            return std::nullopt;
        const TileId now = wanted.tiles[x, y];
        const auto known = made.tileEdits.find(made.tiles.index(x, y));
        if (known == made.tileEdits.end())
            return TileEdit{made.tiles[x, y], now, m_group};
        const TileEdit& edit = known->second;
        const TileId base = edit.base.value_or(edit.was);
        const bool isLocked = isLockedGroup(made, edit.group);
        if (now == base && !isLocked)
            return std::nullopt;
        return TileEdit{base, now, isLocked ? edit.group : m_group};
    }

    void findThings(const DungeonLevel& made, const DungeonLevel& wanted, LevelEdit& into)
    {
        std::set<RowMajor::Key> cells;
        for (const auto* level : {&made, &wanted})
            for (const Placement& thing : level->things)
                cells.insert(RowMajor{}(thing));
        for (const auto& [y, x] : cells) {
            const std::vector<Placement> before = thingsStateAt(made, x, y).things;
            const ThingsState now = thingsStateAt(wanted, x, y);
            ThingsState state = now;
            for (const Placement& gone : before)
                if (std::ranges::find(now.things, gone) == now.things.end())
                    takeAway(gone, state);
            for (const Placement& fresh : now.things)
                if (std::ranges::find(before, fresh) == before.end())
                    put(fresh, state);
            if (state != now)
                into.things.push_back(std::move(state));
        }
    }

    void takeAway(const Placement& gone, ThingsState& state)
    {
        recordRemoval(state, gone, m_group);
        ++m_work.things;
    }

    // What no row places belongs to the designer; a removal that was undone elsewhere is none.
    void put(const Placement& fresh, ThingsState& state)
    {
        const auto isAbout = [&](const ThingEdit& edit) { return edit.thing == fresh; };
        if (const auto known = std::ranges::find_if(state.edits, isAbout); known != state.edits.end()) {
            if (!known->added)
                state.edits.erase(known);
            return;
        }
        Placement own = fresh;
        own.row = {};
        *std::ranges::find(state.things, fresh) = own;
        state.edits.push_back({true, own, m_group});
        ++m_work.things;
    }

    int m_group;
    std::string m_label;
    OutsideWork m_work;
};

} // namespace

Result<OutsideWork> outsideWork(const Dungeon& dungeon, std::span<const int> levels, const std::string& group,
                                const Progress& progress)
{
    Dungeon made = dungeon;
    Baker baker;
    if (const auto baked = baker.bake(made, dungeon.seed, progress); !baked)
        return std::unexpected(baked.error());
    else if (baked->wasStopped)
        return stopped();
    OutsideFinder finder(nextGroup(dungeon), group);
    for (const int z : levels)
        if (!dungeon.level(z).recipe.empty())
            finder.lookAt(made.level(z), dungeon.level(z));
    // A start that was moved elsewhere would go back when the dungeon is made anew.
    if (!finder.work().edit.isEmpty() && dungeon.start && !dungeon.start->byHand && dungeon.start != made.start)
        finder.work().edit.start = Start{dungeon.start->at, true};
    return finder.take();
}

OutsideWork groundOf(const Dungeon& dungeon, const Dungeon& ground, const std::string& group)
{
    OutsideFinder finder(nextGroup(dungeon), group);
    for (int z = 0; z < dungeon.depth(); ++z) {
        DungeonLevel wanted = dungeon.level(z);
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x)
                if (const auto tile =
                        dungeon.catalogue->findTile(ground.catalogue->tile(ground.level(z).tiles[x, y]).id))
                    wanted.tiles[x, y] = *tile;
        finder.lookAt(dungeon.level(z), wanted);
    }
    return finder.take();
}

} // namespace cave
