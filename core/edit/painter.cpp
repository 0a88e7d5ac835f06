// SPDX-License-Identifier: MIT
#include "core/edit/painter.h"

#include "core/edit/row_major.h"
#include "core/generate/edit_status.h"

#include <algorithm>

namespace cave {

namespace {

bool startsAt(const Link& link, const Place& place) { return link.from == place || (!link.oneWay && link.to == place); }

void sortCells(std::vector<CellState>& cells)
{
    std::ranges::sort(cells, {}, RowMajor{});
    const auto repeated = std::ranges::unique(cells, {}, RowMajor{});
    cells.erase(repeated.begin(), repeated.end());
}

} // namespace

Painter::Painter(const Dungeon& dungeon, int group) : m_dungeon(dungeon), m_group(group)
{
    for (std::size_t i = 0; i < dungeon.links.size(); ++i) {
        m_ends.push_back({dungeon.links[i].from, i});
        m_ends.push_back({dungeon.links[i].to, i});
    }
    std::ranges::sort(m_ends, {}, &End::place);
}

std::span<const Painter::End> Painter::endsAt(Position at) const
{
    const auto found = std::ranges::equal_range(m_ends, Place{level(at.z).uid, at.x, at.y}, {}, &End::place);
    return {found.begin(), found.end()};
}

void Painter::paint(Position at, TileId tile)
{
    if (level(at.z).tiles[at.x, at.y] == tile)
        return;
    cutLinks(at, tile);
    removeFarEnd(at);
    m_cells[at.z].painted.push_back(painted(at, tile));
}

void Painter::settle(Position at, const std::optional<TileEdit>& edit)
{
    m_cells[at.z].painted.push_back({at.x, at.y, level(at.z).tiles[at.x, at.y], edit});
}

// The cell as it will be. An earlier edit of the cell knows what the recipe makes there; painting that again ends the
// edit, but for cells that are locked, which stay so.
CellState Painter::painted(Position at, TileId tile) const
{
    const DungeonLevel& here = level(at.z);
    CellState state{at.x, at.y, tile, std::nullopt};
    if (here.recipe.empty())
        return state;
    const auto earlier = here.tileEdits.find(here.tiles.index(at.x, at.y));
    const TileId base =
        earlier == here.tileEdits.end() ? here.tiles[at.x, at.y] : earlier->second.base.value_or(earlier->second.was);
    const bool isLocked = earlier != here.tileEdits.end() && isLockedGroup(here, earlier->second.group);
    if (tile != base || isLocked)
        state.edit = TileEdit{base, tile, isLocked ? earlier->second.group : m_group};
    return state;
}

bool Painter::hasLinkFrom(Position at) const
{
    const Place here{level(at.z).uid, at.x, at.y};
    return std::ranges::any_of(endsAt(at), [&](const End& end) { return startsAt(m_dungeon.links[end.link], here); });
}

// A link goes with its stairs. One that only lands here stays as long as the cell can be stood on.
void Painter::cutLinks(Position at, TileId tile)
{
    const Place here{level(at.z).uid, at.x, at.y};
    for (const End& end : endsAt(at)) {
        const Link& link = m_dungeon.links[end.link];
        if ((startsAt(link, here) || !m_dungeon.catalogue->tile(tile).walkable) && m_cutLinks.insert(end.link).second)
            cutLink(link, at);
    }
}

// The landing of a one-way link is no stairs of its own: it stays when the stairs go.
void Painter::cutLink(const Link& link, Position at)
{
    const bool isFrom = link.from == Place{level(at.z).uid, at.x, at.y};
    const Place& other = isFrom ? link.to : link.from;
    const auto z = m_dungeon.levelIndex(other.level);
    if ((isFrom && link.oneWay) || !z || !level(*z).tiles.contains(other.x, other.y))
        return;
    const Position far{other.x, other.y, *z};
    if (kindAt(far).leads != Leads::Nowhere)
        m_cells[*z].farEnds.push_back(painted(far, m_dungeon.catalogue->floor()));
}

// Removes the other end of stairs that lead straight up or down.
void Painter::removeFarEnd(Position from)
{
    const Leads leads = kindAt(from).leads;
    if (leads == Leads::Nowhere || hasLinkFrom(from))
        return;
    const Position far{from.x, from.y, from.z + (leads == Leads::Down ? 1 : -1)};
    if (far.z < 0 || far.z >= m_dungeon.depth() || hasLinkFrom(far))
        return;
    const Leads back = kindAt(far).leads;
    if (back != Leads::Nowhere && back != leads)
        m_cells[far.z].farEnds.push_back(painted(far, m_dungeon.catalogue->floor()));
}

DungeonEdit Painter::taken()
{
    DungeonEdit edit;
    for (auto& [z, cells] : m_cells) {
        sortCells(cells.painted);
        sortCells(cells.farEnds);
        LevelEdit onLevel{level(z).uid, {}, {}};
        // A far end that is painted itself holds that paint.
        std::ranges::set_union(cells.painted, cells.farEnds, std::back_inserter(onLevel.cells), {}, RowMajor{},
                               RowMajor{});
        edit.levels.push_back(std::move(onLevel));
    }
    if (!m_cutLinks.empty()) {
        edit.links.emplace();
        for (std::size_t i = 0; i < m_dungeon.links.size(); ++i)
            if (!m_cutLinks.contains(i))
                edit.links->push_back(m_dungeon.links[i]);
    }
    return edit;
}

} // namespace cave
