// SPDX-License-Identifier: MIT
#include "core/edit/stamp.h"

#include "core/edit/events/event_clip.h"
#include "core/edit/painter.h"
#include "core/edit/row_major.h"
#include "core/edit/selection.h"
#include "core/edit/thing_changes.h"

#include <algorithm>

namespace cave {

namespace {

// What each cell is to hold in the end, however often it is cleared and stamped on.
class Stamper {
public:
    Stamper(const Dungeon& dungeon, int z, int group)
        : m_dungeon(dungeon), m_level(dungeon.level(z)), m_z(z), m_group(group)
    {
    }

    void clear(const BitGrid& cells)
    {
        for (const CellAt cell : cellsOf(cells))
            m_wanted[{cell.y, cell.x}] = {m_dungeon.catalogue->wall(), {}};
    }

    void put(const Clip& clip, CellAt to)
    {
        for (int y = 0; y < clip.height(); ++y)
            for (int x = 0; x < clip.width(); ++x)
                if (const std::uint16_t number = clip.tiles[x, y];
                    number > 0 && m_level.tiles.contains(to.x + x, to.y + y))
                    m_wanted[{to.y + y, to.x + x}] = {tileOf(clip.kinds[number - 1u]), {}};
        for (const ClipThing& thing : clip.things)
            putThing(thing, to);
    }

    Stamped taken()
    {
        Painter painter(m_dungeon, m_group);
        std::vector<ThingsState> things;
        for (const auto& [at, wanted] : m_wanted) {
            if (wanted.tile)
                painter.paint({at.second, at.first, m_z}, *wanted.tile);
            if (auto changed = changedThings(at.second, at.first, wanted.things))
                things.push_back(std::move(*changed));
        }
        DungeonEdit edit = painter.taken();
        if (!things.empty()) {
            auto onLevel = std::ranges::find(edit.levels, m_level.uid, &LevelEdit::level);
            if (onLevel == edit.levels.end())
                onLevel = edit.levels.insert(onLevel, LevelEdit{m_level.uid, {}, {}});
            onLevel->things = std::move(things);
        }
        return {std::move(edit), m_unknown};
    }

private:
    struct Wanted {
        std::optional<TileId> tile; // nothing: as it is
        std::vector<Placement> things;
    };

    std::optional<TileId> tileOf(const std::string& id)
    {
        const auto tile = m_dungeon.catalogue->findTile(id);
        m_unknown += tile ? 0 : 1;
        return tile;
    }

    void putThing(const ClipThing& thing, CellAt to)
    {
        const auto cell = m_wanted.find({to.y + thing.y, to.x + thing.x});
        if (cell == m_wanted.end())
            return;
        const Catalogue& catalogue = *m_dungeon.catalogue;
        const auto kind =
            thing.table == KindTable::Item ? catalogue.findItem(thing.kind) : catalogue.findCreature(thing.kind);
        if (!kind || (thing.table == KindTable::Item && !catalogue.item(*kind).lookOf.empty())) {
            ++m_unknown;
            return;
        }
        Placement placed{thing.table, *kind, to.x + thing.x, to.y + thing.y, {}, {}, thing.levels};
        placed.group = thing.group;
        placed.belongs = thing.traits.belongs;
        placed.carries = catalogue.findItem(thing.traits.carries);
        m_unknown += placed.carries || thing.traits.carries.empty() ? 0 : 1;
        placed.isAsleep = thing.traits.isAsleep;
        placed.isFar = thing.traits.isFar;
        placed.enchant = thing.traits.enchant;
        placed.rune = thing.traits.rune;
        placed.price = thing.traits.price;
        if (thing.door)
            placed.opens = Place{m_level.uid, to.x + thing.door->x, to.y + thing.door->y};
        else if (thing.opens && m_dungeon.positionOf(*thing.opens))
            placed.opens = thing.opens;
        keepWhatSuits(placed, catalogue);
        cell->second.things.push_back(placed);
    }

    // Those that stay keep the row that placed them; nothing when all do.
    std::optional<ThingsState> changedThings(int x, int y, std::vector<Placement> wanted) const
    {
        ThingsState cell = thingsStateAt(m_level, x, y);
        const auto stays = [&](const Placement& thing) {
            Placement byHand = thing;
            byHand.row = {};
            const auto same = std::ranges::find(wanted, byHand);
            if (same == wanted.end())
                return false;
            wanted.erase(same);
            return true;
        };
        std::vector<Placement> gone;
        std::erase_if(cell.things, [&](const Placement& thing) {
            if (stays(thing))
                return false;
            gone.push_back(thing);
            return true;
        });
        if (gone.empty() && wanted.empty())
            return std::nullopt;
        if (!m_level.recipe.empty())
            for (const Placement& thing : gone)
                recordRemoval(cell, thing, m_group);
        for (const Placement& thing : wanted)
            addThing(m_level, cell, thing, m_group);
        return cell;
    }

    const Dungeon& m_dungeon;
    const DungeonLevel& m_level;
    int m_z;
    int m_group;
    int m_unknown = 0;
    std::map<RowMajor::Key, Wanted> m_wanted; // by (y, x)
};

// Where stairs of the moved cells come to stand.
struct MovedStairs {
    Position from;
    Position to;
    Position target;
    bool oneWay = false;
};

// The cells of the clip that hold stairs, by where they were: a clip that was turned has lost that, and with it its
// stairs their other ends.
std::vector<MovedStairs> movedStairs(const Dungeon& dungeon, int z, const BitGrid& cells, const Clip& clip, CellAt to)
{
    std::vector<MovedStairs> stairs;
    const Box box = boxOf(cells);
    if (clip != clipOf(dungeon, z, cells))
        return stairs;
    const DungeonLevel& level = dungeon.level(z);
    for (const CellAt cell : cellsOf(cells)) {
        const Position from{cell.x, cell.y, z};
        const Position there{to.x + cell.x - box.x, to.y + cell.y - box.y, z};
        const auto target = dungeon.stairsTarget(from);
        if (target && target->z != z && level.tiles.contains(there.x, there.y))
            stairs.push_back({from, there, *target, dungeon.catalogue->tile(level.tiles[cell.x, cell.y]).oneWay});
    }
    return stairs;
}

Place placeOf(const Dungeon& dungeon, Position at) { return {dungeon.level(at.z).uid, at.x, at.y}; }

// Painting has taken the other ends away: they stay, and links lead there.
void joinAgain(const Dungeon& dungeon, const std::vector<MovedStairs>& moved, DungeonEdit& edit)
{
    std::vector<Link> links = edit.links.value_or(dungeon.links);
    for (const MovedStairs& stairs : moved) {
        const Place from = placeOf(dungeon, stairs.from);
        const Place target = placeOf(dungeon, stairs.target);
        std::erase_if(links, [&](const Link& link) { return link.from == from || link.to == from; });
        if (const auto far = std::ranges::find(edit.levels, target.level, &LevelEdit::level); far != edit.levels.end())
            std::erase_if(far->cells, [&](const CellState& cell) { return cell.x == target.x && cell.y == target.y; });
    }
    std::erase_if(edit.levels, [](const LevelEdit& level) { return level.cells.empty() && level.things.empty(); });
    for (const MovedStairs& stairs : moved) {
        const bool isStraight = stairs.to.x == stairs.target.x && stairs.to.y == stairs.target.y &&
                                std::abs(stairs.to.z - stairs.target.z) == 1;
        if (!isStraight || stairs.oneWay)
            links.push_back({placeOf(dungeon, stairs.to), placeOf(dungeon, stairs.target), stairs.oneWay, {}});
    }
    if (links != dungeon.links)
        edit.links = std::move(links);
    else
        edit.links.reset();
}

} // namespace

Text leftOut(int unknown)
{
    return {CAVE_TEXT_N("edits", "%n tile(s) or thing(s) [was|were] left out: this dungeon has no such kind(s)."),
            {},
            unknown};
}

Stamped stamp(const Dungeon& dungeon, Position at, const Clip& clip, int group)
{
    Stamper stamper(dungeon, at.z, group);
    stamper.put(clip, {at.x, at.y});
    Stamped stamped = stamper.taken();
    stamped.unknown += putEvents(dungeon, at.z, clip, {at.x, at.y}, stamped.edit);
    return stamped;
}

DungeonEdit clearCells(const Dungeon& dungeon, int z, const BitGrid& cells, int group)
{
    Stamper stamper(dungeon, z, group);
    stamper.clear(cells);
    DungeonEdit edit = stamper.taken().edit;
    clearEvents(dungeon, z, cells, edit);
    return edit;
}

Stamped moveCells(const Dungeon& dungeon, int z, const BitGrid& cells, const Clip& clip, CellAt to, int group)
{
    Stamper stamper(dungeon, z, group);
    stamper.clear(cells);
    stamper.put(clip, to);
    Stamped moved = stamper.taken();
    if (const std::vector<MovedStairs> stairs = movedStairs(dungeon, z, cells, clip, to); !stairs.empty())
        joinAgain(dungeon, stairs, moved.edit);
    moveEvents(dungeon, z, cells, clip, to, moved.edit);
    return moved;
}

} // namespace cave
